"""Boards of a wanted level: how hard a board is, and how to make a hard board harder still.

A new board follows from its clues run by run, so it is "hard" at the most. To get further, single digits of
the solution are changed, and the clues with them: a change is kept if there is still one solution, and
propagation settles no more cells than before.
"""

from __future__ import annotations

import random

from whygrid.budget import Budget
from whygrid.digits.field import filled, givens_of
from whygrid.engine.grade import BEYOND, grade, levels_of
from whygrid.genres.kakuro.clues import with_totals
from whygrid.genres.kakuro.marks import Marks
from whygrid.genres.kakuro.model import Board
from whygrid.genres.kakuro.solving import fast_solutions, start_of
from whygrid.genres.kakuro.techniques import TECHNIQUES

LEVELS = levels_of(TECHNIQUES)
"""The levels of the grade that a Kakuro can have: for the highest there is no technique."""
HARDENED = ("fiendish", BEYOND)
"""Levels that boards only have after they were made harder."""
CHANGES = 400
"""How many digits are changed before another board is tried."""
PATIENCE = 20
"""After so many changes that count a board is graded, even if it did not get harder to propagate."""


def level_of(board: Board, budget: Budget) -> str:
    """The level of a board's grade."""
    state = Marks(board.layout, givens_of(board))
    return grade(state, TECHNIQUES, len(board.layout.white) * board.layout.digits, budget).level


def hardened(rng: random.Random, board: Board, wanted: str, budget: Budget) -> Board | None:
    """A board with the same black cells that is of the wanted level; None if none was met on the way."""
    layout = board.layout
    digits = list(filled(board, fast_solutions(board, 1, budget)[0]).givens)
    most_open = since = 0
    for _ in range(CHANGES):
        budget.check()
        cell = rng.randrange(len(digits))
        used = {digits[other] for number in layout.runs_of[cell] for other in layout.runs[number].cells}
        free = [digit for digit in range(1, layout.digits + 1) if digit not in used]
        if not free:
            continue
        before, digits[cell] = digits[cell], rng.choice(free)
        changed = _with_solution(board, digits)
        still_open = _open_cells(changed)
        if still_open < most_open or len(fast_solutions(changed, 2, budget)) > 1:
            digits[cell] = before
            continue
        since += 1
        if still_open and (still_open > most_open or since >= PATIENCE):
            since = 0
            if level_of(changed, budget) == wanted:
                return changed
        most_open = still_open
    return None


def _with_solution(board: Board, digits: list[int]) -> Board:
    """The board without givens whose clues are what these digits add up to."""
    totals = [sum(digits[cell] for cell in run.cells) for run in board.layout.runs]
    return Board(with_totals(board.layout, totals), (0,) * len(digits))


def _open_cells(board: Board) -> int:
    """How many cells propagation leaves open."""
    domains = start_of(board)
    domains.propagate()
    return sum(mask & (mask - 1) != 0 for mask in domains.masks)
