"""How cells are called: r4c5 everywhere inside the program; readers of other programs may know other names.

rc   r4c5
a1   letters for rows, numbers for columns: D5; after I comes J, and after Z comes AA
A1   letters for columns, numbers for rows, as on a chessboard or in a spreadsheet: E4
"""

from __future__ import annotations

import re
from functools import lru_cache

from whygrid.voice import notation

NOTATIONS = {"rc": "r4c5", "row-letter": "D5", "column-letter": "E4"}
"""The notations, with how each calls the cell in row 4 and column 5."""

_CELL = re.compile(r"r(\d+)c(\d+)")


def named(name: str) -> str:
    """A cell, or an edge between two, in the notation in force.

    >>> named("r4c5")
    'r4c5'
    """
    chosen = notation()
    return name if chosen == "rc" else _in(chosen, name)


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
