"""How cells are called: r4c5 everywhere inside the program; readers of other programs may know other names.

rc             r4c5
row-letter     letters for rows, numbers for columns: D5; after I comes J, and after Z comes AA
column-letter  letters for columns, numbers for rows, as on a chessboard or in a spreadsheet: E4
"""

from __future__ import annotations

import re
from functools import lru_cache

from whygrid.voice import notation

OUR_OWN = "rc"
NOTATIONS = {OUR_OWN: "r4c5", "row-letter": "D5", "column-letter": "E4"}
"""The notations, with how each calls the cell in row 4 and column 5."""

_CELL = re.compile(r"r(\d+)c(\d+)")
_OTHER = r"\b([a-zA-Z]{1,2})(\d{1,3})\b"


def named(name: str) -> str:
    """A cell, or an edge between two, in the notation in force.

    >>> named("r4c5")
    'r4c5'
    """
    return named_in(notation(), name)


def named_in(chosen: str, name: str) -> str:
    """A cell, or an edge between two, in this notation."""
    return name if chosen == OUR_OWN else _in(chosen, name)


def row_label(number: int) -> str:
    """What stands beside a row, counted from 1, in the notation in force: 4, or D."""
    return _letters(number) if notation() == "row-letter" else str(number)


def column_label(number: int) -> str:
    """What stands above a column, counted from 1, in the notation in force: 5, or E."""
    return _letters(number) if notation() == "column-letter" else str(number)


def unnamed(text: str) -> str:
    """What somebody wrote in the notation in force, in our own names; these are understood as well.

    >>> from whygrid.voice import in_language
    >>> with in_language("en", cells="row-letter"):
    ...     unnamed("D5"), unnamed("a1-a2=drawn"), unnamed("r4c5")
    ('r4c5', 'r1c1-r1c2=drawn', 'r4c5')
    """
    text = text.replace("–", "-")  # as lines look in sentences
    chosen = notation()
    if chosen == OUR_OWN:
        return text

    def ours(found: re.Match[str]) -> str:
        letters = 0
        for letter in found[1].upper():
            letters = 26 * letters + ord(letter) - 64
        row, column = (letters, found[2]) if chosen == "row-letter" else (found[2], letters)
        return f"r{row}c{column}"

    subject, sign, value = re.fullmatch(r"([^=≠!]*)([=≠!]*)(.*)", text, re.DOTALL).groups()  # type: ignore[union-attr]
    return re.sub(_OTHER, ours, subject) + sign + value


@lru_cache(maxsize=1 << 12)
def _in(chosen: str, name: str) -> str:
    def other(found: re.Match[str]) -> str:
        row, column = int(found[1]), int(found[2])
        return f"{_letters(row)}{column}" if chosen == "row-letter" else f"{_letters(column)}{row}"

    return _CELL.sub(other, name)


def _letters(number: int) -> str:
    """Numbers as the columns of a spreadsheet: A to Z, then AA."""
    text = ""
    while number:
        number, rest = divmod(number - 1, 26)
        text = chr(65 + rest) + text
    return text
