"""Region arithmetic: the clues across in a part of the board against the clues down there.

A cell that lies in one run across and one run down of the region counts on both sides, so the difference is
made up by the cells that lead out of it. One such cell is settled by that, two are tied to each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from whygrid.digits.field import SYMBOLS
from whygrid.digits.rules import cell_rule
from whygrid.digits.sums import digits_of
from whygrid.digits.words import cells_said
from whygrid.engine.state import once_per_position
from whygrid.engine.technique import Technique
from whygrid.genres.kakuro.cuts import Cut, Regions, fit
from whygrid.genres.kakuro.marks import Marks
from whygrid.genres.kakuro.model import Layout, Run
from whygrid.genres.kakuro.propagation import Domains
from whygrid.genres.kakuro.rules import sum_rule
from whygrid.genres.kakuro.techniques.common import facts_of
from whygrid.genres.kakuro.words import run_said
from whygrid.grid import Cell
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.voice.message import Cells, Message, Short, message

RUNS = 40
"""Nobody adds up larger regions than this."""
TOLD = 4
"""How many runs a sentence names at the most."""


def find_region_sum(state: Marks) -> Iterator[Deduction]:
    """Cells that alone lead out of a region."""
    for regions, cut in _cuts(state, 1):
        ((cell, sign),) = cut.terms
        digit = sign * cut.total
        fact = state.layout.fact(cell, digit)
        if 1 <= digit <= state.layout.digits and state.open(fact):
            yield from _deduction(state, regions, cut, "region sum", (fact,), ())


def find_region_pair(state: Marks) -> Iterator[Deduction]:
    """Two cells that alone lead out of a region."""
    layout = state.layout
    for regions, cut in _cuts(state, 2):
        cells = [term.cell for term in cut.terms]
        signs = tuple([term.sign for term in cut.terms])
        masks = tuple([state.candidates[cell] for cell in cells])
        kept = fit(masks, signs, cut.total)
        if 0 in kept:
            continue
        for place, cell in enumerate(cells):
            other, conclusions, premises = cells[1 - place], [], []
            for digit in digits_of(masks[place] & ~kept[place]):
                partner = (cut.total - signs[place] * digit) * signs[1 - place]
                conclusions.append(-layout.fact(cell, digit))
                if 1 <= partner <= layout.digits:
                    premises.append(-layout.fact(other, partner))
            if conclusions:
                yield from _deduction(state, regions, cut, "region pair", tuple(conclusions), tuple(premises))


def _cuts(state: Marks, size: int) -> Iterator[tuple[Regions, Cut]]:
    for regions, cut in _all_cuts(state):
        if len(cut.terms) == size:
            yield regions, cut


@once_per_position
def _all_cuts(state: Marks) -> Iterator[tuple[Regions, Cut]]:
    """All cuts of a position, each with the regions that it is about."""
    regions = Regions(Domains(state.layout, state.candidates))
    yield from ((regions, cut) for cut in regions.cuts())


def _deduction(
    state: Marks,
    regions: Regions,
    cut: Cut,
    technique: str,
    conclusions: tuple[Literal, ...],
    premises: tuple[Literal, ...],
) -> Iterator[Deduction]:
    """What follows from a cut, if its region is one that a person would add up."""
    layout = state.layout
    region = regions.smaller_side(cut)
    if not 1 < len(region) <= RUNS:  # of one run alone other techniques tell
        return
    once = cells_of_one(layout, region)
    terms = [term.cell for term in cut.terms]
    settled = [cell for cell in once if cell not in terms]
    yield Deduction(
        technique,
        conclusions,
        (*state.reasons_of(settled), *premises),
        (*(sum_rule(layout.runs[number]) for number in region), *(cell_rule(layout, cell) for cell in once)),
        _words(state, cut, region),
        (("pattern", facts_of(state, terms)),),
    )


def cells_of_one(layout: Layout, region: Iterable[int]) -> list[int]:
    """The cells that only one of some runs holds."""
    once: dict[int, None] = {}
    for number in region:
        for cell in layout.runs[number].cells:
            if cell in once:
                del once[cell]
            else:
                once[cell] = None
    return list(once)


def _words(state: Marks, cut: Cut, region: list[int]) -> Message:
    layout = state.layout
    runs = [layout.runs[number] for number in region]
    taken, what = region_said(layout, runs), _what_follows(layout, cut)
    terms = [term.cell for term in cut.terms]
    known = [cell for cell in cells_of_one(layout, region) if cell not in terms]
    if not known:
        return message("kakuro/region-sum", region=taken, what=what)
    if len(known) > TOLD:
        return message("kakuro/region-sum-many-known", region=taken, n=len(known), what=what)
    facts = Short(
        tuple((layout.names[cell], "=", SYMBOLS[state.candidates[cell].bit_length() - 1]) for cell in known)
    )
    return message("kakuro/region-sum-known", region=taken, facts=facts, what=what)


def _what_follows(layout: Layout, cut: Cut) -> Message:
    """What a cut says about the cells that lead out."""
    cells = [cells_said(layout, [term.cell]) for term in cut.terms]
    if len(cells) == 1:
        return message("kakuro/makes-up-the-difference", cell=cells[0])
    if cut.terms[0].sign == cut.terms[1].sign:
        return message("kakuro/add-up", one=cells[0], two=cells[1], sum=abs(cut.total))
    difference = cut.total * cut.terms[0].sign
    larger, smaller = cells if difference >= 0 else cells[::-1]
    if not difference:
        return message("kakuro/is-the-same", larger=larger, smaller=smaller)
    return message("kakuro/is-larger", larger=larger, smaller=smaller, n=abs(difference))


def region_said(layout: Layout, runs: list[Run]) -> Message:
    """Some runs, by their clues if they are few, and what these add up to."""
    across, down = (sum(run.total or 0 for run in runs if run.across is way) for way in (True, False))
    if len(runs) <= TOLD:
        listed = tuple(run_said(layout, run) for run in runs)
        return message("kakuro/region", runs=listed, across=across, down=down)
    first, last = _corner(layout, runs, min), _corner(layout, runs, max)
    return message("kakuro/region-between", n=len(runs), first=first, last=last, across=across, down=down)


def _corner(layout: Layout, runs: list[Run], pick: Callable[[Iterable[int]], int]) -> Cells:
    """A corner of the smallest rectangle around some runs."""
    places = [divmod(layout.white[cell], layout.columns) for run in runs for cell in run.cells]
    return Cells((str(Cell(pick(row for row, _ in places), pick(column for _, column in places))),))


REGION_SUM = Technique(
    "region sum",
    5.6,
    "The clues across against the clues down of a region settle the one cell that leads out of it.",
    find_region_sum,
)
REGION_PAIR = Technique(
    "region pair",
    5.8,
    "The clues across against the clues down of a region tie the two cells that lead out of it.",
    find_region_pair,
)
