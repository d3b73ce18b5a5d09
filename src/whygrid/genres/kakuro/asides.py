"""What a Kakuro player keeps beside the board: the combinations of the runs through a cell."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from whygrid.digits.field import SYMBOLS
from whygrid.digits.sums import combination_masks, digits_of
from whygrid.genre import Aside
from whygrid.genres.kakuro.model import Board, Layout, Run
from whygrid.grid import Cell
from whygrid.logic.facts import Literal
from whygrid.voice.message import message

SHOWN = 12
"""A run with more combinations than this is only counted."""


def asides_of(board: Board, facts: Collection[Literal], name: str) -> Iterator[Aside]:
    """For both runs of a cell, or for those that begin at a black one: the combinations that are left."""
    layout = board.layout
    digits = dict(enumerate(board.givens))
    digits.update(layout.cell_and_digit(fact) for fact in facts if fact > 0)
    for run in _runs(layout, name):
        yield from _run(run, [digits[cell] for cell in run.cells], layout.digits)


def _runs(layout: Layout, name: str) -> Iterator[Run]:
    """The runs through a white cell, or those whose clues stand in a black one."""
    if name in layout.names:
        numbers = layout.runs_of[layout.names.index(name)]
        yield from (layout.runs[number] for number in numbers if number >= 0)
    for run in layout.runs:
        row, column = run.start
        if name == str(Cell(row - (not run.across), column - run.across)):
            yield run


def _run(run: Run, written: list[int], largest: int) -> Iterator[Aside]:
    filled = [digit for digit in written if digit]
    if run.total is None or not run.cells:
        return
    masks = combination_masks(run.total, len(run.cells), largest)
    left = [mask for mask in masks if len(set(filled)) == len(filled) and _holds(mask, filled)]
    if not left:
        how = message("kakuro/clue-impossible")
    else:
        how = message("kakuro/clue-met" if len(filled) == len(written) else "kakuro/clue-open")
    said = message(
        "kakuro/aside-across" if run.across else "kakuro/aside-down",
        total=run.total,
        n=len(run.cells),
        how=how,
        left=len(left),
        all=len(masks),
    )
    yield Aside(str(said))
    if len(masks) <= SHOWN:
        for mask in masks:
            yield Aside("  " + " ".join(SYMBOLS[digit - 1] for digit in digits_of(mask)), mask not in left)


def _holds(mask: int, digits: list[int]) -> bool:
    return all(mask >> (digit - 1) & 1 for digit in digits)
