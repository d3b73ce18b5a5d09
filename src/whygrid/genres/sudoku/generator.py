"""New Sudokus: a random full grid, from which clues are taken as long as the solution stays unique."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from whygrid.budget import Budget
from whygrid.generator import News
from whygrid.genres.sudoku.model import Shape, Sudoku, shape
from whygrid.genres.sudoku.rules import filled, givens_of, rules_of
from whygrid.genres.sudoku.solving import kernel_solutions
from whygrid.genres.sudoku.symmetry import random_twin
from whygrid.voice.message import message

if TYPE_CHECKING:
    from whygrid.bulk.clues import Symmetry

Solve = Callable[[Sudoku, int], list[tuple[int, ...]]]


def generate(
    rng: random.Random,
    board: Shape | None = None,
    spare: int = 0,
    *,
    clues: int = 0,
    symmetry: Symmetry = "none",
    budget: Budget | None = None,
    news: News[Sudoku] = lambda puzzle, words: None,
) -> Sudoku:
    """A puzzle with one solution; minimal, but for `spare` clues more than it needs or `clues` in all.

    With a symmetry the cells with clues have it, and it is symmetric sets of clues that are all needed.

    >>> generate(random.Random(1)) == generate(random.Random(1))
    True
    """
    board = board or shape(3, 3)
    budget = budget or Budget()
    orbits = _orbits(board, symmetry)
    with _solver(board, budget) as solve:
        grid = _random_grid(rng, board, solve)
        givens = list(grid.givens)
        taken = []
        left = len(givens)
        for orbit in rng.sample(orbits, len(orbits)):
            if left - len(orbit) < clues:
                continue
            budget.check()
            for cell in orbit:
                givens[cell] = 0
            if len(solve(grid.with_givens(givens), 2)) == 1:
                taken += orbit
                left -= len(orbit)
                news(grid.with_givens(givens), str(message("sudoku/clues-not-all-needed", n=left)))
            else:
                for cell in orbit:
                    givens[cell] = grid.givens[cell]
    for cell in rng.sample(taken, min(spare, len(taken))):
        givens[cell] = grid.givens[cell]
    return grid.with_givens(givens)


def _random_grid(rng: random.Random, board: Shape, solve: Solve) -> Sudoku:
    """A full grid; not all grids are equally likely."""
    givens = [0] * len(board.cells)
    # The boxes on the diagonal share no house: if there are three or more, any filling can be completed.
    square = board.box_rows == board.box_columns > 2
    for box in range(0, board.size, board.box_rows + 1) if square else (0,):
        digits = rng.sample(range(1, board.size + 1), board.size)
        for cell, digit in zip(board.houses[2 * board.size + box].cells, digits, strict=True):
            givens[cell] = digit
    start = Sudoku(board, tuple(givens))
    return random_twin(filled(start, solve(start, 1)[0]), rng)


@contextmanager
def _solver(board: Shape, budget: Budget) -> Iterator[Solve]:
    """A way to the first solutions of boards of this shape: the kernel, or one oracle for all questions."""
    if kernel_solutions(Sudoku(board, (0,) * len(board.cells)), 0, budget) is not None:
        yield lambda puzzle, limit: kernel_solutions(puzzle, limit, budget) or []
    else:
        from whygrid.sat.oracle import Oracle

        with Oracle(rules_of(board), budget) as oracle:
            yield lambda puzzle, limit: oracle.solutions(givens_of(puzzle), limit)


def _orbits(board: Shape, symmetry: Symmetry) -> list[list[int]]:
    """The cells in sets of those that a symmetry exchanges."""
    if symmetry == "none":
        return [[cell] for cell in board.cells]
    from whygrid.bulk.clues import orbit_of_each

    found: dict[int, list[int]] = {}
    for cell, orbit in enumerate(orbit_of_each(symmetry, board.size)):
        found.setdefault(orbit, []).append(cell)
    return list(found.values())
