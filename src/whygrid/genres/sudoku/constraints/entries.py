"""Parts of f-puzzles' entries: cells, lines and numbers, refused in words where they are none."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from whygrid.errors import PuzzleError
from whygrid.voice.message import message

if TYPE_CHECKING:
    from whygrid.genres.sudoku.model import Shape

ROMAN = {"V": 5, "X": 10}
LARGEST = 9999
"""No number in a constraint is larger."""


def cell_in(shape: Shape, name: object) -> int:
    """The cell of a name such as R1C2."""
    found = re.fullmatch(r"[rR]([0-9]{1,2})[cC]([0-9]{1,2})", name) if isinstance(name, str) else None
    if found is not None and 1 <= int(found[1]) <= shape.size and 1 <= int(found[2]) <= shape.size:
        return (int(found[1]) - 1) * shape.size + int(found[2]) - 1
    raise PuzzleError(
        message("sudoku/is-no-cell-of-the-board", text=repr(name)[:40]),
        remedy=message("sudoku/cells-are-named"),
    )


def cells_in(shape: Shape, names: object) -> list[int]:
    """The cells of a list of names."""
    if not isinstance(names, list):
        raise PuzzleError(
            message("sudoku/constraint-without-cells"), remedy=message("sudoku/it-may-be-damaged")
        )
    return [cell_in(shape, name) for name in names]


def lines_in(shape: Shape, lines: object) -> list[list[int]]:
    """The cells of each of several lines."""
    if not isinstance(lines, list):
        raise PuzzleError(
            message("sudoku/constraint-without-cells"), remedy=message("sudoku/it-may-be-damaged")
        )
    return [cells_in(shape, line) for line in lines]


def number_in(value: object) -> int | None:
    """A number that may be missing."""
    if value is None or value == "":
        return None
    if isinstance(value, str) and value.strip().upper() in ROMAN:
        return ROMAN[value.strip().upper()]
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= LARGEST:
        return value
    if isinstance(value, str) and re.fullmatch(r"[0-9]{1,4}", value.strip()):
        return int(value)
    raise PuzzleError(
        message("sudoku/is-no-number-of-a-constraint", text=repr(value)[:40]),
        remedy=message("sudoku/it-may-be-damaged"),
    )
