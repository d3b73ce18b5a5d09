"""A Sudoku as marks: its lines and digits, its pencil marks, and what a view points at."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt

from whygrid.engine.words import board_in_words
from whygrid.genres.sudoku.model import SYMBOLS, Shape, Sudoku
from whygrid.genres.sudoku.rules import givens_of, rules_of
from whygrid.scene.lettering import Lettering, arrows_of
from whygrid.scene.marks import Badge, Fill, Line, Mark, Outline, Path, Point, Scene, SmallText, Text
from whygrid.scene.view import View
from whygrid.voice.message import message


def scene_of(puzzle: Sudoku, view: View) -> Scene:
    """The board with its givens and, on top of it, all that the view shows."""
    shape = puzzle.shape
    lettering = _ink(puzzle, view)
    printed = [mark for constraint in shape.constraints for mark in constraint.marks(shape)]
    marks: list[Mark] = [
        mark for mark in printed if isinstance(mark, Fill) and _cell(shape, mark) not in lettering.fills
    ]
    marks += [Fill(divmod(cell, shape.size), tone) for cell, tone in sorted(lettering.fills.items())]
    marks += [mark for mark in printed if isinstance(mark, Path | Outline)]
    marks += _region_lines(shape) if shape.regions else _lines(shape)
    marks += [mark for mark in printed if isinstance(mark, Line | Badge)]
    marks += [
        SmallText(divmod(cell, shape.size), digit - 1, SYMBOLS[digit - 1], tone)
        for cell, digit, tone in lettering.pencil_marks()
    ]
    marks += [
        Text(divmod(cell, shape.size), SYMBOLS[digit - 1], tone)
        for cell, (digit, tone) in sorted(lettering.digits.items())
    ]
    slots = isqrt(shape.size - 1) + 1
    marks += arrows_of(
        lettering, lambda cell: divmod(cell, shape.size), (shape.size, shape.size), slots, marks
    )
    return Scene(shape.size, shape.size, slots, tuple(marks), _label(puzzle, view))


def _ink(puzzle: Sudoku, view: View) -> Lettering:
    lettering = Lettering(puzzle.shape.cell_and_digit)
    lettering.show(view, givens_of(puzzle), puzzle.shape.size**3)
    return lettering


def _cell(shape: Shape, mark: Fill) -> int:
    return mark.cell[0] * shape.size + mark.cell[1]


def _region_lines(shape: Shape) -> Iterator[Line]:
    """Thin lines between cells of a region, thick ones between regions."""
    n, region = shape.size, {cell: houses[2] for cell, houses in enumerate(shape.houses_of)}
    for thick in (False, True):
        for row in range(n):
            for column in range(n + 1):
                left, right = row * n + column - 1, row * n + column
                edge = column in (0, n) or region[left] != region[right]
                if edge == thick:
                    yield Line(Point(row, column), Point(row + 1, column), 1 + thick)
        for row in range(n + 1):
            for column in range(n):
                above, below = (row - 1) * n + column, row * n + column
                edge = row in (0, n) or region[above] != region[below]
                if edge == thick:
                    yield Line(Point(row, column), Point(row, column + 1), 1 + thick)


def _lines(shape: Shape) -> Iterator[Line]:
    """Thin lines between cells, then thick ones around boxes."""
    n = shape.size
    for weight, down, across in ((1, 1, 1), (2, shape.box_rows, shape.box_columns)):
        for row in range(0, n + 1, down):
            if (weight == 2) == (row % shape.box_rows == 0):
                yield Line(Point(row, 0), Point(row, n), weight)
        for column in range(0, n + 1, across):
            if (weight == 2) == (column % shape.box_columns == 0):
                yield Line(Point(0, column), Point(n, column), weight)


def _label(puzzle: Sudoku, view: View) -> str:
    """The scene in words: what is shown on the board, then the board row by row."""
    shape = puzzle.shape
    givens = sum(1 for _ in puzzle.clues())
    digits = {cell: digit for cell, (digit, _) in _ink(puzzle, View(placed=view.placed)).digits.items()}
    said = [str(message("sudoku/board", rows=shape.size, givens=givens))]
    if len(digits) > givens:
        said.append(str(message("sudoku/board-placed", n=len(digits) - givens)))
    blank = message("engine/board-blank")
    symbols = [blank, *SYMBOLS]
    places = [range(row * shape.size, (row + 1) * shape.size) for row in range(shape.size)]
    rows = ([symbols[digits.get(place, 0)] for place in row] for row in places)
    return board_in_words(lambda: rules_of(shape), ", ".join(said), view.pointed(), rows, "space")
