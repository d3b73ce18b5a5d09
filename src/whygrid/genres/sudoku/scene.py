"""A Sudoku as marks: its lines and digits, its pencil marks, and what a view points at."""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.digits import scene as digits
from whygrid.genres.sudoku.model import Shape, Sudoku
from whygrid.genres.sudoku.rules import rules_of
from whygrid.scene.marks import Badge, Fill, Line, Mark, Outline, Path, Point, Scene
from whygrid.scene.view import View
from whygrid.voice.message import Said, message


def scene_of(puzzle: Sudoku, view: View) -> Scene:
    """The board with its givens and constraints and, on top of it, all that the view shows."""
    shape = puzzle.shape
    marks = [mark for constraint in shape.constraints for mark in constraint.marks(shape)]
    printed: list[Mark] = [mark for mark in marks if isinstance(mark, Fill | Path | Outline)]
    printed += _region_lines(shape) if shape.regions else _lines(shape)
    printed += [mark for mark in marks if isinstance(mark, Line | Badge)]
    scene = digits.scene_of(puzzle, view, printed, _label(puzzle, view))
    return scene._replace(notes=_notes(shape)) if shape.constraints else scene


def _notes(shape: Shape) -> tuple[str, ...]:
    from whygrid.genres.sudoku.instructions import unseen_instructions

    return tuple(map(str, unseen_instructions(shape)))


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
    givens = sum(1 for _ in puzzle.clues())
    placed = digits.placed_on(puzzle, View(placed=view.placed)) - givens
    said: list[Said] = [message("sudoku/board", rows=puzzle.shape.size, givens=givens)]
    if placed:
        said.append(message("sudoku/board-placed", n=placed))
    return digits.label_of(puzzle, view, lambda: rules_of(puzzle.shape), said, between="space")
