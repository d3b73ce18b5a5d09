"""Odd and even: where the parity of all cells but one is known, the clues tell that of the last.

A cell that has only odd or only even digits left counts as known. In the graph of runs and cells (`cuts`) the
others are the edges, and a cell that alone leads out of some runs gets its parity from them: the clues across
and the clues down together are odd or even, and what they share counts twice. Often it is one run alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from whygrid.digits.marks import out_of
from whygrid.digits.rules import cell_rule
from whygrid.digits.words import cells_said
from whygrid.engine.state import once_per_position
from whygrid.engine.technique import Technique
from whygrid.genres.kakuro.cuts import Cut, Regions
from whygrid.genres.kakuro.marks import Marks
from whygrid.genres.kakuro.propagation import Domains
from whygrid.genres.kakuro.rules import sum_rule
from whygrid.genres.kakuro.techniques.common import facts_of
from whygrid.genres.kakuro.techniques.regions import RUNS, cells_of_one, region_said
from whygrid.genres.kakuro.words import run_said
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.voice.message import Message, message

ODD = 0b101010101010101
"""The odd digits as a mask."""


def find_parity(technique: str, least: int, most: int, state: Marks) -> Iterator[Deduction]:
    """Cells that alone lead out of so many runs, apart from cells of known parity."""
    for cut, region in _single_cells(state):
        if least <= len(region) <= most:
            yield from _deduction(state, technique, cut, region)


@once_per_position
def _single_cells(state: Marks) -> Iterator[tuple[Cut, list[int]]]:
    """Cells that alone lead out of some runs, with these runs."""
    # A cell of known parity looks like a settled one: any of its digits tells as much.
    known = (mask & -mask if mask and not (mask & ODD and mask & ~ODD) else mask for mask in state.candidates)
    regions = Regions(Domains(state.layout, known))
    yield from ((cut, regions.smaller_side(cut)) for cut in regions.cuts() if len(cut.terms) == 1)


def _deduction(state: Marks, technique: str, cut: Cut, region: list[int]) -> Iterator[Deduction]:
    layout = state.layout
    cell = cut.terms[0].cell
    wrong = layout.all_digits & (~ODD if cut.total & 1 else ODD)
    conclusions = out_of(layout, cell, state.candidates[cell] & wrong)
    if not conclusions or len(conclusions) == state.candidates[cell].bit_count():
        return
    once = cells_of_one(layout, region)
    others = [other for other in once if other != cell]
    yield Deduction(
        technique,
        conclusions,
        tuple(literal for other in others for literal in _known_parity(state, other)),
        (*(sum_rule(layout.runs[number]) for number in region), *(cell_rule(layout, c) for c in once)),
        _words(state, cell, others, region, bool(cut.total & 1)),
        (("pattern", facts_of(state, (cell, *others))),),
    )


def _known_parity(state: Marks, cell: int) -> tuple[Literal, ...]:
    """Why a cell is odd, or even: its digit, or that all others of the other kind are out."""
    layout, mask = state.layout, state.candidates[cell]
    if state.value[cell]:
        return (layout.fact(cell, state.value[cell]),)
    return out_of(layout, cell, layout.all_digits & (~ODD if mask & ODD else ODD))


def _words(state: Marks, cell: int, others: list[int], region: list[int], is_odd: bool) -> Message:
    layout = state.layout
    odd, name = int(is_odd), cells_said(layout, [cell])
    runs = [layout.runs[number] for number in region]
    number = sum(bool(state.candidates[other] & ODD) for other in others)
    if len(region) == len(others) == 1:
        other, run = cells_said(layout, others), run_said(layout, runs[0])
        return message("kakuro/parity-of-two", other=other, n=number, cell=name, odd=odd, run=run)
    if len(region) == 1:
        run = run_said(layout, runs[0])
        return message("kakuro/parity-of-run", run=run, n=number, cell=name, odd=odd)
    taken = region_said(layout, runs)
    return message("kakuro/parity-of-region", region=taken, n=number, cell=name, odd=odd)


PARITY = Technique(
    "parity",
    4.6,
    "If all cells of a run but one are known to be odd or even, its clue tells which the last one is.",
    partial(find_parity, "parity", 1, 1),
)
REGION_PARITY = Technique(
    "region parity",
    5.9,
    "If all cells that lead out of a region but one are known to be odd or even, so is the last one.",
    partial(find_parity, "region parity", 2, RUNS),
)
