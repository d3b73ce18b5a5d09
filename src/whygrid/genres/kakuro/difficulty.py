"""How hard a board is: by the techniques that settle all of it, and by what one has to hold in mind."""

from __future__ import annotations

from collections.abc import Iterable

from whygrid.budget import Budget
from whygrid.engine.walk import Strategy, Walk
from whygrid.genres.kakuro.combinations import combination_masks
from whygrid.genres.kakuro.marks import Marks
from whygrid.genres.kakuro.model import Board, Layout
from whygrid.genres.kakuro.rules import givens_of
from whygrid.genres.kakuro.techniques import TECHNIQUES
from whygrid.logic.deduction import Deduction

LEVELS = {"easy": 1.6, "medium": 2.7, "hard": 5.5}
"""For each level the effort of the hardest technique that it may take: the sum tables alone; what they leave
beside what is known of the other cells; subsets, crossings and whole runs."""
BEYOND = "extreme"
"""The level of a board that takes regions or chains."""


def level_of(board: Board, budget: Budget) -> str:
    """The first level whose techniques settle every cell."""
    for level, effort in LEVELS.items():
        chosen = tuple(technique for technique in TECHNIQUES if technique.effort <= effort)
        state = Marks(board.layout, givens_of(board))
        for _ in Walk(state, Strategy(chosen), budget).run():
            pass
        if all(state.value):
            return level
    return BEYOND


def combinations_in_mind(layout: Layout, deductions: Iterable[Deduction]) -> int:
    """The longest list of combinations among the clues of the runs that some deductions rest on."""
    sizes = {run.name: len(combination_masks(run.total, len(run.cells))) for run in layout.runs}
    return max((sizes.get(name, 0) for deduction in deductions for name in deduction.rules), default=0)
