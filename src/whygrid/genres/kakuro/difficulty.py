"""How hard a board is: by the techniques that settle all of it."""

from __future__ import annotations

from whygrid.budget import Budget
from whygrid.engine.grade import walk
from whygrid.genres.kakuro.marks import Marks
from whygrid.genres.kakuro.model import Board
from whygrid.genres.kakuro.rules import givens_of
from whygrid.genres.kakuro.techniques import TECHNIQUES

LEVELS = {"easy": 1.6, "medium": 2.7, "hard": 5.5}
"""For each level the effort of the hardest technique that it may take: the sum tables alone; what they leave
beside what is known of the other cells; subsets, crossings and whole runs."""
BEYOND = "extreme"
"""The level of a board that takes regions or chains."""


def level_of(board: Board, budget: Budget) -> str:
    """The first level whose techniques settle every cell."""
    efforts = {t.name: t.effort for t in TECHNIQUES if t.effort <= max(LEVELS.values())}
    state = Marks(board.layout, givens_of(board))
    waves = walk(state, TECHNIQUES[: len(efforts)], budget)
    hardest = max((efforts[wave.technique] for wave in waves), default=0.0)
    if not all(state.value):
        return BEYOND
    return next(level for level, effort in LEVELS.items() if hardest <= effort)
