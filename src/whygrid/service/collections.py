"""Texts with several puzzles: where one ends and the next one begins.

A collection has a puzzle on each line, perhaps below the names of columns, or blank lines between puzzles, or
is a file of another program that holds several. Lines that begin with #, ; or // are comments.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from whygrid.errors import PuzzleError
from whygrid.puzzle import first_reading, is_accepted
from whygrid.records import NamedTuple
from whygrid.registry import genre, genre_names

if TYPE_CHECKING:
    from whygrid.genre import Genre
    from whygrid.text import Format

_COMMENT = ("#", ";", "//")
SAMPLE = 20
"""So many blocks of a text, and lines of each, are looked at: the first ones may be damaged."""


class Piece(NamedTuple):
    """The text of one puzzle of a collection, and the line on which it begins."""

    text: str
    line: int


def pieces(text: str, genre_name: str | None = None) -> list[Piece]:
    """The puzzles of a text, one or many; a text that is no puzzle is one piece as well.

    >>> [piece.line for piece in pieces("1....4.....2.3..\\n# the next one\\n.234............")]
    [1, 3]
    """
    found = _split(text, genre_name)
    if found:
        return found
    blocks = _blocks(text)
    for block in blocks[:SAMPLE]:
        rows = _lines(block.text)
        form_of_block = _form(block.text, genre_name)
        if form_of_block is None and len(rows) > 1:  # rows of a board that is damaged or too large
            form_of_block = _form("\n".join(row.text for row in rows[:2]), genre_name)
        form_of_row = _form_of_rows(
            block.text, _without_head(rows)[: 1 if form_of_block else SAMPLE], genre_name
        )
        as_board = sum(len(row.text) == len(rows) for row in rows)  # perhaps a board, though a damaged one
        table = form_of_block and len(rows) > 1 and all("," in row.text for row in rows)
        same_genre = form_of_row and form_of_block and form_of_row[0] == form_of_block[0]
        if form_of_row and not table and 2 * as_board < len(rows) and (len(rows) == 1 or not same_genre):
            return _without_head(_lines(text))
        if form_of_block:
            return blocks
    return [Piece(text, 1)]


def _form_of_rows(text: str, rows: Sequence[Piece], genre_name: str | None) -> tuple[str, str] | None:
    """The genre and form of the first line that is a puzzle by itself.

    Below the first line, what looks like a puzzle of the same genre as a whole is one puzzle, though damaged.
    """
    for number, row in enumerate(rows):
        found = _form(row.text, genre_name)
        if found and (number == 0 or not is_accepted(text, found[0])):
            return found
    return None


def _split(text: str, genre_name: str | None) -> list[Piece]:
    """The puzzles of a file of another program whose form says where each of them begins."""
    for name in genre_names() if genre_name is None else [genre_name]:
        for form in genre(name).formats:
            if form.split is not None and form.accepts(text):
                return [Piece(part, 1 + text.count("\n", 0, start)) for start, part in form.split(text)]
    return []


def _lines(text: str) -> list[Piece]:
    """The lines that are neither blank nor comments."""
    return [
        Piece(line.strip(), number)
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip() and not line.lstrip().startswith(_COMMENT)
    ]


def _without_head(lines: list[Piece]) -> list[Piece]:
    """The lines of a table without the names of its columns."""
    head = re.fullmatch(r"[^\W\d]\w*([,;|\t] ?[^\W\d]\w*)+", lines[0].text.replace('"', ""))
    return lines[1:] if head and len(lines) > 1 else lines


def _blocks(text: str) -> list[Piece]:
    """What stands between blank lines, apart from comments that stand alone."""
    found: list[Piece] = []
    block: list[str] = []
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if line.strip():
            block.append(line)
            continue
        if _lines("\n".join(block)):
            found.append(Piece("\n".join(block), number - len(block)))
        block = []
    return found


def _form(text: str, genre_name: str | None) -> tuple[str, str] | None:
    """The names of the genre and the form in which a text is a puzzle, if it is one."""

    def read(genre: Genre[Any], form: Format[Any], _: tuple[str, ...]) -> tuple[str, str]:
        form.parse(text)
        return genre.name, form.name

    try:
        return first_reading(text, genre_name, read)
    except PuzzleError:
        return None
