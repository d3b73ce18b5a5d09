"""The exact k of a 9x9 Sudoku, by the native engine."""

from __future__ import annotations

from whygrid.budget import Budget
from whygrid.engine.k import KReport, KStep
from whygrid.genres.sudoku.model import Sudoku
from whygrid.kernels import NATIVE


def kernel_k(puzzle: Sudoku, budget: Budget) -> KReport | None:
    """Both bounds and the steps of a puzzle with one solution; None where the engine does not reach."""
    if not NATIVE or (puzzle.shape.box_rows, puzzle.shape.box_columns) != (3, 3):
        return None
    from whygrid.kernels import k9

    found = k9.k("".join(map(str, puzzle.givens)), deadline_seconds=budget.seconds, witnesses=True)
    digits = [int(digit) for digit in found.solution]
    fact = puzzle.shape.fact
    steps = (
        KStep(fact(step.cell, step.digit), tuple(fact(cell, digits[cell]) for cell in step.support))
        for step in found.steps
    )
    return KReport(found.lower, found.upper, tuple(steps), found.certificate(), found.stopped)
