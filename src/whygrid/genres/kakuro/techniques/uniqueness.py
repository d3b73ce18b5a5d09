"""A technique that takes for granted that the puzzle has one solution.

Four cells where two runs across meet two runs down, that hold two digits crosswise, could hold them the other
way round as well: no run loses a digit, so every sum stays.

    x . y            y . x
    y . x            x . y

So not all four hold just these. The deduction names both exchanges, and the checker makes sure that they are
such; that there is one solution it does not show, so the technique is off unless it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.kakuro.combinations import digits_of
from whygrid.genres.kakuro.marks import Marks
from whygrid.genres.kakuro.model import Layout
from whygrid.genres.kakuro.rules import cell_rule
from whygrid.genres.kakuro.techniques.common import facts_of, out_of, say_cells, say_digits
from whygrid.logic.deduction import Deduction, Exchange

Corners = tuple[int, int, int, int]


@lru_cache(maxsize=64)
def rectangles(layout: Layout) -> tuple[Corners, ...]:
    """Where two runs across meet two runs down: the corners in order, the first opposite the last."""
    pairs: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for run in layout.runs:
        if run.across:
            for one, two in combinations(run.cells, 2):
                pairs.setdefault((layout.runs_of[one][1], layout.runs_of[two][1]), []).append((one, two))
    return tuple((*upper, *lower) for found in pairs.values() for upper, lower in combinations(found, 2))


def find_unique_rectangle(state: Marks) -> Iterator[Deduction]:
    """Rectangles of which three corners have only two digits left: the fourth holds neither."""
    for corners in rectangles(state.layout):
        masks = [state.candidates[cell] for cell in corners]
        if any(state.value[cell] for cell in corners) or sum(mask.bit_count() == 2 for mask in masks) != 3:
            continue
        (roof,) = (place for place, mask in enumerate(masks) if mask.bit_count() != 2)
        floor = [cell for place, cell in enumerate(corners) if place != roof]
        pair = masks[roof - 1]
        conclusions = fresh(state, out_of(state.layout, corners[roof], pair))
        if all(state.candidates[cell] == pair for cell in floor) and conclusions:
            yield _deduction(state, corners, corners[roof], floor, pair, conclusions)


def _deduction(
    state: Marks, corners: Corners, roof: int, floor: list[int], pair: int, conclusions: tuple[int, ...]
) -> Deduction:
    layout = state.layout
    x, y = digits_of(pair)
    one, two = (
        tuple(layout.fact(cell, digit) for cell, digit in zip(corners, digits, strict=True))
        for digits in ((x, y, y, x), (y, x, x, y))
    )
    runs = dict.fromkeys(layout.runs[number].name for cell in corners for number in layout.runs_of[cell])
    return Deduction(
        UNIQUE_RECTANGLE.name,
        conclusions,
        tuple(literal for cell in floor for literal in out_of(layout, cell, layout.all_digits & ~pair)),
        (*runs, *(cell_rule(layout, cell) for cell in floor)),
        f"{say_cells(layout, corners)} can't all hold {say_digits(pair)}, which could be exchanged if there "
        f"is one solution; so {layout.names[roof]} holds something else",
        (("pattern", facts_of(state, corners, pair)),),
        (),
        (Exchange(one, two), Exchange(two, one)),
    )


UNIQUE_RECTANGLE = Technique(
    "unique rectangle",
    4.5,
    "Two digits crosswise in two runs across and two runs down could be exchanged; so they are not there.",
    find_unique_rectangle,
)

IF_UNIQUE: tuple[Technique, ...] = (UNIQUE_RECTANGLE,)
