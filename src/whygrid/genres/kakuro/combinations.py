"""The sum tables that every Kakuro player keeps beside the board, and what they say of a board."""

from __future__ import annotations

from collections.abc import Iterable

from whygrid.budget import Budget
from whygrid.digits.field import DIGITS, SYMBOLS
from whygrid.digits.sums import combination_masks, digits_of, mask_of
from whygrid.errors import UsageError
from whygrid.genre import Order
from whygrid.genres.kakuro.model import Board
from whygrid.voice.message import message


def held_in_mind(board: Board, budget: Budget, order: Order) -> dict[str, dict[str, object]]:
    """How many combinations the clues have: of the one that has most, and on average."""
    layout = board.layout
    numbers = [
        len(combination_masks(run.total, len(run.cells), layout.digits))
        for run in layout.runs
        if run.total is not None and run.cells
    ]
    mean = round(sum(numbers) / max(len(numbers), 1), 1)
    return {"the sum tables": {"most combinations": max(numbers, default=0), "on average": mean}}


def combinations(
    total: int,
    length: int,
    with_digits: Iterable[int] = (),
    without: Iterable[int] = (),
    digits: int = DIGITS,
) -> list[tuple[int, ...]]:
    """All sets of `length` different digits from 1 to `digits` that add up to `total`, smallest first.

    >>> combinations(16, 2)
    [(7, 9)]
    >>> combinations(20, 3, with_digits=[9], without=[8])
    [(4, 7, 9), (5, 6, 9)]
    >>> combinations(11, 2, digits=6)
    [(5, 6)]
    """
    if not 2 <= digits <= len(SYMBOLS):
        raise UsageError(
            message("kakuro/no-such-range", digits=digits),
            remedy=message("kakuro/largest-digit", most=len(SYMBOLS)),
        )
    needed, banned = mask_of(with_digits), mask_of(without)
    return sorted(
        digits_of(mask)
        for mask in combination_masks(total, length, digits)
        if mask & needed == needed and not mask & banned
    )
