"""Exact solving: the 9x9 kernel where it fits, the SAT oracle elsewhere."""

from __future__ import annotations

from whygrid.budget import Budget
from whygrid.genres.sudoku.model import Sudoku
from whygrid.kernels import sudoku_count, sudoku_solutions
from whygrid.logic.facts import Literal


def kernel_solutions(puzzle: Sudoku, limit: int, budget: Budget) -> list[tuple[Literal, ...]] | None:
    """The first `limit` solutions by the kernel, or None for a board that it does not know."""
    if not puzzle.shape.classic:
        return None
    solutions = sudoku_solutions("".join(map(str, puzzle.givens)), limit, budget.check)
    fact = puzzle.shape.fact
    return [tuple(fact(cell, int(digit)) for cell, digit in enumerate(text)) for text in solutions]


def kernel_count(puzzle: Sudoku, limit: int, budget: Budget) -> int | None:
    """The number of solutions up to `limit` by the kernel, or None for a board that it does not know."""
    if not puzzle.shape.classic:
        return None
    return sudoku_count("".join(map(str, puzzle.givens)), limit, budget.check)
