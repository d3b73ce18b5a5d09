"""The exact k of a 9x9 Sudoku and of its steps, by the native engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whygrid.budget import Budget
from whygrid.engine.k import KReport, KStep
from whygrid.genres.sudoku.model import Sudoku
from whygrid.kernels import NATIVE, sudoku_solutions
from whygrid.logic.facts import Literal

if TYPE_CHECKING:
    from whygrid.kernels import k9


def kernel_k(puzzle: Sudoku, budget: Budget, certified: bool) -> KReport | None:
    """Both bounds and the steps of a puzzle with one solution; None where the engine does not reach."""
    if not _within_reach(puzzle):
        return None
    from whygrid.kernels import k9

    givens = "".join(map(str, puzzle.givens))
    found = k9.k(
        givens,
        deadline_seconds=budget.left,
        cancelled=lambda: bool(budget.reason),
        witnesses=certified,
    )
    stopped = found.stopped and str(budget.reason or found.stopped)
    steps = tuple(_step(puzzle, found.solution, step, step.smallest) for step in found.steps)
    return KReport(found.lower, found.upper, steps, found.certificate() if certified else {}, stopped)


def kernel_k_step(puzzle: Sudoku, target: Literal | None, budget: Budget) -> KStep | None:
    """A smallest support of a fact that holds in some solution, or of the cell for which it is smallest."""
    if not _within_reach(puzzle):
        return None
    from whygrid.kernels import k9

    givens = "".join(map(str, puzzle.givens))
    solution = sudoku_solutions(givens, 1)[0]

    def cancelled() -> bool:
        return bool(budget.reason)

    try:
        if target is None:
            found = k9.cheapest_step(givens, solution, deadline_seconds=budget.left, cancelled=cancelled)
        else:
            cell = puzzle.shape.cell_and_digit(target)[0]
            found = k9.smallest_support(
                givens, solution, cell, deadline_seconds=budget.left, cancelled=cancelled
            )
    except ValueError:
        return None  # the known cells do not force it: the oracle will say so as well
    return _step(puzzle, solution, found.step, found.proved)


def _within_reach(puzzle: Sudoku) -> bool:
    return NATIVE and puzzle.shape.classic


def _step(puzzle: Sudoku, solution: str, step: k9.Step, proved: bool) -> KStep:
    fact = puzzle.shape.fact
    support = tuple(fact(cell, int(solution[cell])) for cell in step.support)
    return KStep(fact(step.cell, step.digit), support, proved=proved)
