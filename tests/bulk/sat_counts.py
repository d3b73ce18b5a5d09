"""Solutions of Sudokus counted by a SAT solver, with an encoding that shares nothing with the kernels."""

from __future__ import annotations

from pysat.solvers import Cadical153

from whygrid.bulk.arrays import Grids

PUZZLES_PER_SOLVER = 500
"""A solver keeps what it has learnt, but also a clause for each solution: a fresh one now and then."""


def var(cell: int, digit: int) -> int:
    return 9 * cell + digit


def sudoku_clauses() -> list[list[int]]:
    houses = [[9 * row + column for column in range(9)] for row in range(9)]
    houses += [[9 * row + column for row in range(9)] for column in range(9)]
    houses += [[27 * (box // 3) + 3 * (box % 3) + 9 * (i // 3) + i % 3 for i in range(9)] for box in range(9)]
    clauses = [[var(cell, digit) for digit in range(1, 10)] for cell in range(81)]
    for cell in range(81):
        clauses += [[-var(cell, a), -var(cell, b)] for a in range(1, 10) for b in range(a + 1, 10)]
    for house in houses:
        for digit in range(1, 10):
            clauses.append([var(cell, digit) for cell in house])
            clauses += [[-var(a, digit), -var(b, digit)] for a in house for b in house if a < b]
    return clauses


CLAUSES = sudoku_clauses()


def sat_counts(puzzles: Grids, limit: int = 2) -> list[int]:
    """The number of solutions up to the limit, each one ruled out under a switch of its puzzle's own."""
    counts: list[int] = []
    for first in range(0, len(puzzles), PUZZLES_PER_SOLVER):
        with Cadical153(bootstrap_with=CLAUSES) as solver:
            for row, puzzle in enumerate(puzzles[first : first + PUZZLES_PER_SOLVER].tolist()):
                counts.append(_count(solver, puzzle, 1000 + row, limit))
    return counts


def _count(solver: Cadical153, puzzle: list[int], switch: int, limit: int) -> int:
    givens = [var(cell, digit) for cell, digit in enumerate(puzzle) if digit]
    count = 0
    while count < limit and solver.solve(assumptions=[switch, *givens]):
        count += 1
        if count < limit:
            model = solver.get_model()[:729]
            solver.add_clause([-switch, *(-literal for literal in model if literal > 0)])
    return count
