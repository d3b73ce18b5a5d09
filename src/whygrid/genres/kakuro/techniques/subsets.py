"""Subsets: as many cells as digits, locked to each other inside one run.

A naked subset is seen from its cells (they have nothing but these digits), a hidden one from its digits:
the run needs them all, and they have no places but these cells.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations

from whygrid.digits.marks import out_of
from whygrid.digits.sums import digits_of, mask_of
from whygrid.digits.techniques import look_for_naked
from whygrid.digits.words import cells_said, digits_said
from whygrid.engine.technique import Technique, fresh
from whygrid.genres.kakuro.marks import Marks
from whygrid.genres.kakuro.model import Run
from whygrid.genres.kakuro.propagation import Masks
from whygrid.genres.kakuro.techniques.common import by_run, facts_of, least_premises, run_rules
from whygrid.genres.kakuro.techniques.singles import needed_by
from whygrid.genres.kakuro.words import run_said
from whygrid.logic.deduction import Deduction
from whygrid.voice.message import Cells, Message, Values, message


def look_for_naked_in_run(size: int, technique: str, state: Marks, run: Run) -> Iterator[Deduction]:
    """`size` cells of a run that have only `size` digits between them."""

    def about(cells: Cells, digits: Values) -> Message:
        return message("kakuro/naked", cells=cells, digits=digits, run=run_said(state.layout, run))

    yield from look_for_naked(size, technique, state, run, about)


def look_for_hidden(size: int, technique: str, state: Marks, run: Run) -> Iterator[Deduction]:
    """`size` digits that a run needs and that have only `size` places between them."""
    layout = state.layout
    if run.total is None or len(run.cells) <= size:
        return
    masks = state.masks_of(run)
    settled = mask_of(state.value[cell] for cell in run.cells if state.value[cell])
    needed = needed_by(masks, run.total) & ~settled
    for chosen in combinations(digits_of(needed), size):
        digits = mask_of(chosen)
        places = tuple(i for i, mask in enumerate(masks) if mask & digits)
        cells = tuple(run.cells[i] for i in places)
        others = layout.all_digits & ~digits
        conclusions = fresh(state, (lit for cell in cells for lit in out_of(layout, cell, others)))
        if len(places) != size or not conclusions:
            continue

        def follows(
            trial: Masks, digits: int = digits, places: tuple[int, ...] = places, total: int = run.total
        ) -> bool:
            elsewhere = any(mask & digits for i, mask in enumerate(trial) if i not in places)
            return not elsewhere and needed_by(trial, total) & digits == digits

        premises, _ = least_premises(state, run, follows)
        yield Deduction(
            technique,
            conclusions,
            premises,
            run_rules(layout, run),
            message(
                "kakuro/hidden",
                run=run_said(layout, run),
                digits=digits_said(digits),
                cells=cells_said(layout, cells),
            ),
            (("pattern", facts_of(state, cells, digits)),),
        )


def _naked(name: str, size: int, number: str, effort: float) -> Technique:
    idea = f"{number} cells of a run that have only {number.lower()} digits left use them all up."
    return Technique(name, effort, idea, by_run(name, partial(look_for_naked_in_run, size, name)))


def _hidden(name: str, size: int, number: str, effort: float) -> Technique:
    idea = f"{number} digits that a run needs and that have only {number.lower()} places left fill them all."
    return Technique(name, effort, idea, by_run(name, partial(look_for_hidden, size, name)))


NAKED_PAIR = _naked("naked pair", 2, "Two", 3.0)
HIDDEN_PAIR = _hidden("hidden pair", 2, "Two", 3.4)
NAKED_TRIPLE = _naked("naked triple", 3, "Three", 3.6)
HIDDEN_TRIPLE = _hidden("hidden triple", 3, "Three", 4.0)
NAKED_QUAD = _naked("naked quad", 4, "Four", 5.0)
