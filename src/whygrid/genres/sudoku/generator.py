"""New Sudokus: a random full grid, from which clues are taken as long as the solution stays unique."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from whygrid.budget import Budget
from whygrid.genres.sudoku.model import Shape, Sudoku, shape
from whygrid.genres.sudoku.rules import filled, givens_of, rules_of
from whygrid.genres.sudoku.solving import kernel_solutions
from whygrid.genres.sudoku.symmetry import random_twin

Solve = Callable[[Sudoku, int], list[tuple[int, ...]]]


def generate(rng: random.Random, board: Shape | None = None, spare: int = 0) -> Sudoku:
    """A puzzle with one solution; minimal, but for `spare` clues more than it needs.

    >>> generate(random.Random(1)) == generate(random.Random(1))
    True
    """
    with _solver(board or shape(3, 3)) as solve:
        grid = _random_grid(rng, board or shape(3, 3), solve)
        givens = list(grid.givens)
        taken = []
        for cell in rng.sample(grid.shape.cells, len(grid.shape.cells)):
            givens[cell] = 0
            if len(solve(grid.with_givens(givens), 2)) == 1:
                taken.append(cell)
            else:
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
def _solver(board: Shape) -> Iterator[Solve]:
    """A way to the first solutions of boards of this shape: the kernel, or one oracle for all questions."""
    if kernel_solutions(Sudoku(board, (0,) * len(board.cells)), 0, Budget()) is not None:
        yield lambda puzzle, limit: kernel_solutions(puzzle, limit, Budget()) or []
    else:
        from whygrid.sat.oracle import Oracle

        with Oracle(rules_of(board)) as oracle:
            yield lambda puzzle, limit: oracle.solutions(givens_of(puzzle), limit)
