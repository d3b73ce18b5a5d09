"""The lines of our own text form that make a board a variant: its regions, and a line for each constraint.

    diagonals
    cage r1c1 r1c2 r2c1 = 15
    regions 111222333...

They stand before the cells. `constraints` has the words that they begin with.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Protocol

from whygrid.errors import PuzzleError
from whygrid.genres.sudoku.constraints import MOST, parse_constraint
from whygrid.genres.sudoku.model import SYMBOLS, Shape, default_shape, shape, variant
from whygrid.text.where import at_line
from whygrid.voice.message import message

ALL_OF = {"diagonal": ("diagonals", 2), "window": ("windows", 4)}
"""What is written in one word where all of it is there."""


class Row(Protocol):
    """A line of text and its number."""

    @property
    def line(self) -> int:
        """Counted from 1."""

    @property
    def text(self) -> str:
        """Without its comment."""


def shape_of_lines(size: int, boxes: Shape | None, regions: Row | None, lines: Iterable[Row]) -> Shape:
    """The shape that these lines give a board of this size."""
    lines = tuple(lines)
    if len(lines) > MOST:
        raise PuzzleError(
            message("sudoku/too-many-constraints", n=len(lines), most=MOST),
            remedy=message("sudoku/constraints-are-written"),
        )
    if regions is None:
        base = boxes or default_shape(size)
    else:
        base = variant(boxes or usual_shape(size), (), parse_regions(size, regions))
    found = []
    for row in lines:
        try:
            found += parse_constraint(base, row.text)
        except PuzzleError as error:
            error.where = error.where or at_line(row.line)
            raise
    return variant(base, found)


def usual_shape(size: int) -> Shape:
    """The usual boxes of a board of this size; where there are none, since it has regions, rows for boxes."""
    try:
        return default_shape(size)
    except PuzzleError:
        return shape(1, size)


def parse_regions(size: int, row: Row) -> list[list[int]]:
    """The cells of each region, from a symbol for each cell."""
    symbols = re.sub(r"\s", "", row.text.removeprefix("regions"))
    return regions_of(size, symbols.upper(), at_line(row.line))


def regions_of(size: int, symbols: Iterable[object], where: object = "") -> list[list[int]]:
    """The cells of each region of a board, from something for each cell that is the same in a region."""
    found: dict[object, list[int]] = {}
    symbols = list(symbols)
    for cell, symbol in enumerate(symbols):
        found.setdefault(symbol, []).append(cell)
    if (
        len(symbols) != size * size
        or len(found) != size
        or any(len(cells) != size for cells in found.values())
    ):
        raise PuzzleError(
            message("sudoku/regions-do-not-fit", n=size),
            where=where,  # type: ignore[arg-type]  # a message or nothing
            remedy=message("sudoku/regions-are-written", n=size),
        )
    return list(found.values())


def lines_of_shape(board: Shape) -> str:
    """The lines of a shape that is not plain, with a newline after each."""
    lines = []
    if board.regions:
        numbers = [0] * len(board.cells)
        for number, cells in enumerate(board.regions):
            for cell in cells:
                numbers[cell] = number
        lines.append("regions " + "".join(SYMBOLS[number] for number in numbers))
    elif board.without_constraints != usual_shape(board.size):
        lines.append(f"boxes {board.box_rows}x{board.box_columns}")
    for constraint in board.constraints:
        word, number = ALL_OF.get(constraint.word, ("", 0))
        number = board.size if constraint.word == "disjoint" else number
        word = "disjoint-groups" if constraint.word == "disjoint" else word
        if number and sum(other.word == constraint.word for other in board.constraints) == number:
            line = word
        else:
            line = constraint.name(board)
        if line not in lines:
            lines.append(line)
    return "".join(f"{line}\n" for line in lines)
