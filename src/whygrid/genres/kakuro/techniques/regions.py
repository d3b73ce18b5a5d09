"""Region arithmetic: the clues across in a part of the board against the clues down there.

A cell that lies in one run across and one run down of the region counts on both sides, so the difference is
made up by the cells that lead out of it. One such cell is settled by that, two are tied to each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from whygrid.engine.state import once_per_position
from whygrid.engine.technique import Technique
from whygrid.genres.kakuro.combinations import digits_of
from whygrid.genres.kakuro.cuts import Cut, Regions, fit
from whygrid.genres.kakuro.marks import Marks
from whygrid.genres.kakuro.model import SYMBOLS, Layout, Run
from whygrid.genres.kakuro.propagation import Domains
from whygrid.genres.kakuro.rules import cell_rule, sum_rule
from whygrid.genres.kakuro.techniques.common import facts_of
from whygrid.genres.kakuro.words import say_run
from whygrid.grid import Cell
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.text.phrases import join

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


def _words(state: Marks, cut: Cut, region: list[int]) -> str:
    layout = state.layout
    runs = [layout.runs[number] for number in region]
    names = [layout.names[term.cell] for term in cut.terms]
    if len(names) == 1:
        what = f"{names[0]} makes up the difference"
    elif cut.terms[0].sign == cut.terms[1].sign:
        what = f"{names[0]} and {names[1]} add up to {abs(cut.total)}"
    else:
        difference = cut.total * cut.terms[0].sign
        larger, smaller = names if difference >= 0 else names[::-1]
        what = f"{larger} is {smaller}" + (f" plus {abs(difference)}" if difference else "")
    known = _known(state, cut, region)
    return f"{say_region(layout, runs)}; what they share counts on both sides{known}, so {what}"


def _known(state: Marks, cut: Cut, region: list[int]) -> str:
    """The cells besides those that what they share leaves, which are known."""
    layout, terms = state.layout, [term.cell for term in cut.terms]
    cells = [cell for cell in cells_of_one(layout, region) if cell not in terms]
    if not cells:
        return ""
    if len(cells) > TOLD:
        return f", {len(cells)} other cells are known"
    facts = [f"{layout.names[cell]}={SYMBOLS[state.value[cell] - 1]}" for cell in cells]
    return f", {join(facts)} {'is' if len(facts) == 1 else 'are'} known"


def say_region(layout: Layout, runs: list[Run]) -> str:
    """Some runs in words, by their clues if they are few."""
    across, down = (sum(run.total or 0 for run in runs if run.across is way) for way in (True, False))
    if len(runs) <= TOLD:
        listed = join([say_run(layout, run) for run in runs])
        return f"take {listed}: across they add up to {across}, down to {down}"
    return (
        f"of the {len(runs)} runs between {_corner(layout, runs, min)} and {_corner(layout, runs, max)} "
        f"those across add up to {across} and those down to {down}"
    )


def _corner(layout: Layout, runs: list[Run], pick: Callable[[Iterable[int]], int]) -> Cell:
    """A corner of the smallest rectangle around some runs."""
    places = [divmod(layout.white[cell], layout.columns) for run in runs for cell in run.cells]
    return Cell(pick(row for row, _ in places), pick(column for _, column in places))


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
