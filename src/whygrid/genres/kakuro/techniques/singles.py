"""Singles: one cell left in a run, one digit left in a cell, one place left for a digit that a run needs."""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.digits.sums import fitting
from whygrid.digits.words import digits_said
from whygrid.engine.technique import Technique
from whygrid.genres.kakuro.marks import Marks
from whygrid.genres.kakuro.model import Layout, Run
from whygrid.genres.kakuro.propagation import Masks
from whygrid.genres.kakuro.techniques.common import by_run, least_premises, run_rules
from whygrid.genres.kakuro.words import SHOWN, in_short, run_said, sums_said
from whygrid.logic.deduction import Deduction
from whygrid.voice.message import Message, message


def look_for_last_cell(state: Marks, run: Run) -> Iterator[Deduction]:
    """Whether a run has a clue and one empty cell."""
    value = state.value
    if sum([not value[cell] for cell in run.cells]) != 1:
        return
    rest = state.rest_of(run)
    if rest.total is not None and len(rest.combinations) == 1:
        cell = rest.cells[0]
        fact = state.layout.fact(cell, rest.total)
        if state.open(fact):
            sum_so_far = (run.total or 0) - rest.total
            where = run_said(state.layout, run)
            reason = (
                message("kakuro/last-cell", run=where, sum=sum_so_far)
                if rest.known
                else message("kakuro/only-cell", run=where)
            )
            yield Deduction(
                "last cell",
                (fact,),
                state.reasons_of(rest.known),
                run_rules(state.layout, run),
                reason,
                brief=in_short(run),
            )


def look_for_required_digit(state: Marks, run: Run) -> Iterator[Deduction]:
    """Digits that every combination of a run needs, and that have one place left in it."""
    if run.total is None or not run.cells:
        return
    masks = state.masks_of(run)
    needed, once, twice = needed_by(masks, run.total), 0, 0
    for mask in masks:
        twice |= once & mask
        once |= mask
    for place, cell in enumerate(run.cells):
        digit = masks[place] & needed & ~twice
        if digit and not digit & (digit - 1) and masks[place] != digit:

            def follows(trial: Masks, place: int = place, digit: int = digit, total: int = run.total) -> bool:
                elsewhere = any(mask & digit for i, mask in enumerate(trial) if i != place)
                return not elsewhere and bool(needed_by(trial, total) & digit)

            premises, _ = least_premises(state, run, follows)
            yield Deduction(
                "required digit",
                (state.layout.fact(cell, digit.bit_length()),),
                premises,
                run_rules(state.layout, run),
                _why_needed(state.layout, run, fitting(masks, run.total), digit),
                brief=message("kakuro/why-needs-it", run=in_short(run)),
            )


def _why_needed(layout: Layout, run: Run, found: tuple[int, ...], digit: int) -> Message:
    """Why a run needs a digit: by its combinations, where these are few."""
    where, said = run_said(layout, run), digits_said(digit)
    if len(run.cells) == layout.digits:
        return message("kakuro/needed-of-all-digits", run=where, digit=said)
    if len(found) > SHOWN:
        return message("kakuro/needed-in-every-way", run=where, digit=said)
    return message("kakuro/needed-in-sums", run=where, sums=sums_said(found), digit=said)


def needed_by(masks: Masks, total: int) -> int:
    """The digits that are in all combinations which still fit."""
    found = fitting(masks, total)
    needed = found[0] if found else 0
    for mask in found:
        needed &= mask
    return needed


LAST_CELL = Technique(
    "last cell",
    1.0,
    "The last empty cell of a run takes what the clue still lacks.",
    by_run("last cell", look_for_last_cell),
)
REQUIRED_DIGIT = Technique(
    "required digit",
    2.2,
    "A digit that every combination of a run needs goes to the one place that is left for it.",
    by_run("required digit", look_for_required_digit),
)
