"""Cells in the lines of the shell.

They are written r4c5, counted from 1, or in the notation in force, or as a pair of numbers (3, 4), counted
from 0: the letters decide, so that one is never taken for the other.
"""

from __future__ import annotations

import re

from whygrid.errors import UsageError
from whygrid.grid import Cell
from whygrid.voice.cell_names import named, unnamed
from whygrid.voice.message import Cells, message

_NAMED = re.compile(r"[rR](\d{1,3})[cC](\d{1,3})")
_ITEM = re.compile(r"[rR]\d{1,3}[cC]\d{1,3}|\(\s*\d{1,3}\s*[,;]?\s*\d{1,3}\s*\)|\d+")


def cells(text: str, rows: int, columns: int) -> list[Cell]:
    """All cells in a text.

    >>> [str(cell) for cell in cells("r4c5, 3 4; (3, 4) 34", 9, 9)]
    ['r4c5', 'r4c5', 'r4c5', 'r4c5']
    """
    text = unnamed(text)
    leftover = re.sub(r"[\s,;]+", "", _ITEM.sub("", text))
    if leftover:
        raise UsageError(
            message("shell/belongs-to-no-cell", text=leftover),
            remedy=message("shell/write-cells", cell=Cells(("r4c5",))),
        )
    found: list[Cell] = []
    numbers: list[int] = []
    for item in _ITEM.findall(text):
        counted = _NAMED.fullmatch(item)
        if counted is not None:
            found += _pairs(numbers)
            numbers = []
            found.append(Cell(int(counted[1]) - 1, int(counted[2]) - 1))
        elif item.startswith("("):
            found += _pairs(numbers)
            numbers = []
            first, second = (
                re.findall(r"\d+", item)[:2] if len(re.findall(r"\d+", item)) > 1 else (item[1], item[2])
            )
            found.append(Cell(int(first), int(second)))
        elif len(item) == 2 and not numbers and rows <= 10 and columns <= 10:
            found.append(Cell(int(item[0]), int(item[1])))  # the ancestors' short way: 14 for (1, 4)
        else:
            numbers.append(int(item))
            if len(numbers) == 2:
                found += _pairs(numbers)
                numbers = []
    found += _pairs(numbers)
    for cell in found:
        if not (0 <= cell.row < rows and 0 <= cell.column < columns):
            raise UsageError(
                message("shell/not-on-this-board", cell=both(cell)),
                remedy=message("shell/it-ends-at", cell=both(Cell(rows - 1, columns - 1))),
            )
    return found


def _pairs(numbers: list[int]) -> list[Cell]:
    if len(numbers) % 2:
        raise UsageError(
            message("shell/pair-is-not-complete"),
            remedy=message("shell/write-row-and-column", cell=Cells(("r4c5",))),
        )
    return [Cell(*numbers)] if numbers else []


def both(cell: Cell) -> str:
    """A cell in both ways of counting, so that nobody is in doubt.

    >>> both(Cell(3, 4))
    'r4c5 = (3, 4)'
    """
    return f"{named(str(cell))} = ({cell.row}, {cell.column})"
