"""Measuring k: how little one must see to solve a puzzle."""

from __future__ import annotations

from whygrid.budget import Budget
from whygrid.engine.k import KReport
from whygrid.errors import UsageError
from whygrid.puzzle import Puzzle
from whygrid.service.solving import solve


def k(puzzle: Puzzle, budget: Budget | None = None) -> KReport:
    """The exact k of a puzzle with one solution, with a proof of both bounds.

    >>> from whygrid import examples, parse
    >>> report = k(parse(examples()["wikipedia"].text))
    >>> report.upper, report.proved, report.profile
    (5, True, {4: 43, 5: 8})
    """
    budget = budget or Budget()
    answer = solve(puzzle, budget)
    if answer.status != "unique":
        raise UsageError(
            "k is defined for puzzles with one solution only",
            remedy="`whygrid check` says how many this has.",
        )
    report = puzzle.genre.k(puzzle.board, budget)
    if report is None:
        raise UsageError(
            "the exact k of this board can't be computed here",
            remedy="It can for 9x9 Sudoku, where the native module was built.",
        )
    return report
