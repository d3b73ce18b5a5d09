"""Exact solving: the 9x9 kernel where it fits, the SAT oracle elsewhere."""

from __future__ import annotations

from operator import add

from whygrid.budget import Budget
from whygrid.genres.sudoku.model import Sudoku
from whygrid.kernels import sudoku_count, sudoku_solutions
from whygrid.logic.facts import Literal


def kernel_solutions(puzzle: Sudoku, limit: int, budget: Budget) -> list[tuple[Literal, ...]] | None:
    """The first `limit` solutions by the kernel, or None for a board that it does not know."""
    if not puzzle.shape.classic:
        return None
    solutions = sudoku_solutions(text_of(puzzle), limit, budget.check)
    return [tuple(map(add, _ZEROS, text.encode())) for text in solutions]


def kernel_count(puzzle: Sudoku, limit: int, budget: Budget) -> int | None:
    """The number of solutions up to `limit` by the kernel, or None for a board that it does not know."""
    if not puzzle.shape.classic:
        return None
    return sudoku_count(text_of(puzzle), limit, budget.check)


_ZEROS = tuple(9 * cell - ord("0") for cell in range(81))
"""For each cell what makes a fact of the letter of its digit."""
_LETTERS = bytes(range(ord("0"), ord("9") + 1)).ljust(256)


def text_of(puzzle: Sudoku) -> str:
    """The digits of a 9x9 board, 0 for an empty cell, as the kernels take them."""
    return bytes(puzzle.givens).translate(_LETTERS).decode()
