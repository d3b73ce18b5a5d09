"""What a Kakuro player keeps beside the board: the combinations of the runs through a cell."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from whygrid.genre import Aside
from whygrid.genres.kakuro.combinations import combination_masks, digits_of
from whygrid.genres.kakuro.model import SYMBOLS, Board, Run
from whygrid.logic.facts import Literal

SHOWN = 12
"""A run with more combinations than this is only counted."""


def asides_of(board: Board, facts: Collection[Literal], name: str) -> Iterator[Aside]:
    """For both runs of a cell their clue, what is filled in, and the combinations that are left."""
    layout = board.layout
    if name not in layout.names:
        return
    digits = dict(enumerate(board.givens))
    digits.update(layout.cell_and_digit(fact) for fact in facts if fact > 0)
    for number in layout.runs_of[layout.names.index(name)]:
        if number >= 0:
            run = layout.runs[number]
            yield from _run(run, [digits[cell] for cell in run.cells], layout.digits)


def _run(run: Run, written: list[int], largest: int) -> Iterator[Aside]:
    way = "across" if run.across else "down"
    filled = [digit for digit in written if digit]
    if run.total is None or not run.cells:
        return
    masks = combination_masks(run.total, len(run.cells), largest)
    left = [mask for mask in masks if len(set(filled)) == len(filled) and _holds(mask, filled)]
    met = "met" if len(filled) == len(written) and left else "impossible!" if not left else "open"
    yield Aside(f"{way} {run.total} in {len(run.cells)}: {met}, {len(left)} of {len(masks)} left")
    if len(masks) <= SHOWN:
        for mask in masks:
            yield Aside("  " + " ".join(SYMBOLS[digit - 1] for digit in digits_of(mask)), mask not in left)


def _holds(mask: int, digits: list[int]) -> bool:
    return all(mask >> (digit - 1) & 1 for digit in digits)
