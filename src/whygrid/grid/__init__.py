"""Geometry of rectangular boards: cells by row and column, and how people name them."""

from __future__ import annotations

import re

from whygrid.errors import PuzzleError, UsageError
from whygrid.records import NamedTuple
from whygrid.voice.message import message

CELLS_LIMIT = 40_000
SIDE_LIMIT = 1000
"""No board has more cells, or more rows or columns: what is larger is a mistake, or meant to do harm."""
_CELL_NAME = re.compile(r"r(\d{1,4})c(\d{1,4})", re.IGNORECASE)


class Cell(NamedTuple):
    """A cell by row and column, counted from 0; people see it counted from 1.

    >>> str(Cell(3, 4))
    'r4c5'
    """

    row: int
    column: int

    def __str__(self) -> str:
        return f"r{self.row + 1}c{self.column + 1}"


def refuse_large(rows: int, columns: int) -> None:
    """Refuse a board that is larger than any may be; readers ask before they have all of it."""
    if rows * columns > CELLS_LIMIT or max(rows, columns) > SIDE_LIMIT:
        raise PuzzleError(
            message("voice/board-is-too-large", rows=rows, columns=columns),
            remedy=message("voice/board-limits", cells=CELLS_LIMIT, side=SIDE_LIMIT),
        )


def parse_cell(name: str, rows: int, columns: int) -> Cell:
    """Read a cell's name.

    >>> parse_cell("R4C5", 9, 9)
    Cell(row=3, column=4)
    """
    match = _CELL_NAME.fullmatch(name.strip())
    if match is None:
        raise UsageError(
            message("voice/is-not-a-cell", name=repr(name)),
            remedy=message("voice/how-cells-are-written"),
        )
    row, column = int(match[1]), int(match[2])
    if not (1 <= row <= rows and 1 <= column <= columns):
        raise UsageError(
            message("voice/is-not-on-this-board", name=name),
            remedy=message("voice/rows-and-columns-run", rows=rows, columns=columns),
        )
    return Cell(row - 1, column - 1)
