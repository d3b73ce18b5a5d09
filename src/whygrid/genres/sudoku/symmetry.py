"""The symmetries of Sudoku: relabelled digits, shuffled lines and bands, transposition."""

from __future__ import annotations

import random
from dataclasses import dataclass

from whygrid.genres.sudoku.model import Shape, Sudoku
from whygrid.logic.facts import Literal


@dataclass(frozen=True)
class Symmetry:
    """`cell_to[c]` is where cell `c` goes, `digit_to[d]` what digit `d` becomes (`digit_to[0]` is 0)."""

    shape: Shape
    cell_to: tuple[int, ...]
    digit_to: tuple[int, ...]

    def puzzle(self, puzzle: Sudoku) -> Sudoku:
        """The image of a puzzle."""
        givens = [0] * len(puzzle.givens)
        for cell, digit in enumerate(puzzle.givens):
            givens[self.cell_to[cell]] = self.digit_to[digit]
        return puzzle.with_givens(givens)

    def literal(self, literal: Literal) -> Literal:
        """The image of a fact."""
        cell, digit = self.shape.cell_and_digit(abs(literal))
        image = self.shape.fact(self.cell_to[cell], self.digit_to[digit])
        return image if literal > 0 else -image


def random_symmetry(shape: Shape, rng: random.Random) -> Symmetry:
    """A symmetry of boards of this shape, all alike likely."""
    n = shape.size
    rows = _shuffled_lines(n, shape.box_rows, rng)
    columns = _shuffled_lines(n, shape.box_columns, rng)
    transpose = shape.box_rows == shape.box_columns and rng.random() < 0.5
    cell_to = []
    for cell in shape.cells:
        row, column = rows[cell // n], columns[cell % n]
        cell_to.append(column * n + row if transpose else row * n + column)
    digits = list(range(1, n + 1))
    rng.shuffle(digits)
    return Symmetry(shape, tuple(cell_to), (0, *digits))


def _shuffled_lines(size: int, depth: int, rng: random.Random) -> list[int]:
    """Where each line goes: bands of `depth` lines are shuffled, and the lines in each band."""
    bands = list(range(size // depth))
    rng.shuffle(bands)
    lines = []
    for band in bands:
        inside = list(range(depth))
        rng.shuffle(inside)
        lines += [band * depth + line for line in inside]
    return lines


def random_twin(puzzle: Sudoku, rng: random.Random) -> Sudoku:
    """The same puzzle in another dress."""
    return random_symmetry(puzzle.shape, rng).puzzle(puzzle) if puzzle.shape.plain else puzzle


def canonical_form(puzzle: Sudoku) -> Sudoku:
    """The same puzzle for all twins of a 9x9 one; the puzzle itself for other sizes."""
    if not puzzle.shape.classic:
        return puzzle
    from whygrid.genres.sudoku.plain_rows import canonical_row

    return puzzle.with_givens(list(canonical_row(bytes(puzzle.givens))))
