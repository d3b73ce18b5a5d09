"""Crossings: a digit that two parallel runs need, with places only where the same two runs cross them.

   B1  B2
A1  d · d      each of A1 and A2 holds d in B1 or in B2, and not in the same one;
A2  d · d      so both B1 and B2 have their d there, and nowhere else
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from whygrid.digits.sums import digits_of
from whygrid.digits.words import digits_said
from whygrid.engine.technique import Technique, fresh
from whygrid.genres.kakuro.marks import Marks
from whygrid.genres.kakuro.model import Run
from whygrid.genres.kakuro.propagation import Masks
from whygrid.genres.kakuro.techniques.common import least_premises, run_rules
from whygrid.genres.kakuro.techniques.singles import needed_by
from whygrid.genres.kakuro.words import run_said, span_of
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.voice.message import message

Place = tuple[int, int]


def find_locked_digits(state: Marks) -> Iterator[Deduction]:
    """All such rectangles that exclude something."""
    pairs: dict[tuple[int, bool, int, int], list[tuple[Run, Place]]] = {}
    for number, places in state.by_run("two places", _two_places).items():
        run = state.layout.runs[number]
        for digit, cells in places:
            first, second = sorted(state.layout.runs_of[cell][run.across] for cell in cells)
            pairs.setdefault((digit, run.across, first, second), []).append((run, cells))
    for (digit, _, first, second), found in sorted(pairs.items()):
        for one, other in combinations(found, 2):
            yield from _rectangle(state, digit, one, other, (first, second))


def _two_places(state: Marks, run: Run) -> Iterator[tuple[int, Place]]:
    """Digits that a run needs and that have two places in it."""
    if run.total is None or not run.cells:
        return
    masks = state.masks_of(run)
    for digit in digits_of(needed_by(masks, run.total)):
        cells = [cell for cell, mask in zip(run.cells, masks, strict=True) if mask >> (digit - 1) & 1]
        if len(cells) == 2:
            yield digit, (cells[0], cells[1])


def _rectangle(
    state: Marks, digit: int, one: tuple[Run, Place], other: tuple[Run, Place], crossing: Place
) -> Iterator[Deduction]:
    layout, bit = state.layout, 1 << (digit - 1)
    corners = (*one[1], *other[1])
    lines = [layout.runs[index] for index in crossing]
    outside = [cell for line in lines for cell in line.cells if cell not in corners]
    conclusions = fresh(state, (-layout.fact(cell, digit) for cell in outside))
    if not conclusions:
        return
    premises: list[Literal] = []
    for run, cells in (one, other):
        total = run.total or 0
        places = [run.cells.index(cell) for cell in cells]

        def follows(trial: Masks, places: list[int] = places, total: int = total) -> bool:
            elsewhere = any(mask & bit for i, mask in enumerate(trial) if i not in places)
            return not elsewhere and bool(needed_by(trial, total) & bit)

        premises += least_premises(state, run, follows)[0]
    rules = (*run_rules(layout, one[0]), *run_rules(layout, other[0]), *(line.name for line in lines))
    yield Deduction(
        "locked digits",
        conclusions,
        tuple(premises),
        tuple(dict.fromkeys(rules)),
        message(
            "kakuro/locked",
            one=run_said(layout, one[0]),
            two=run_said(layout, other[0]),
            digit=digits_said(bit),
            first=span_of(layout, lines[0]),
            second=span_of(layout, lines[1]),
        ),
        (("pattern", tuple(layout.fact(cell, digit) for cell in corners)),),
    )


LOCKED_DIGITS = Technique(
    "locked digits",
    4.2,
    "Two runs that need a digit where the same two runs cross them keep it from the rest of those.",
    find_locked_digits,
)
