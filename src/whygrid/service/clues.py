"""Steps that count clues beside known cells: whether they count what there is, and enough of it."""

from __future__ import annotations

from collections.abc import Collection

from whygrid.budget import Budget
from whygrid.logic.check import check_step
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Step
from whygrid.puzzle import Puzzle
from whygrid.voice.message import message


def odd_clues(
    puzzle: Puzzle, step: Step, givens: Collection[Literal] | None = None, budget: Budget | None = None
) -> str:
    """The empty string unless a step counts its clues, and needs others, or counts what is none."""
    if step.smallest is None:
        return ""
    names = {clue.name for clue in puzzle.genre.clues(puzzle.board)}
    clues = step.smallest.clues
    if len(set(clues)) != len(clues) or not names.issuperset(clues):
        return str(message("service/counts-a-clue-twice"))
    if names:
        problem = check_step(puzzle.with_clues(clues).rules, step.support, step, givens, budget)
        if problem:
            return str(message("service/does-not-follow-from-clues", problem=problem))
    return ""
