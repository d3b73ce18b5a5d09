"""Kakuro in words: runs, sums and combinations, and why a run can't be filled."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from whygrid.digits.field import SYMBOLS
from whygrid.digits.sums import combination_masks, digit_sum, digits_of, extremes
from whygrid.digits.words import cells_said, digits_said
from whygrid.genres.kakuro.model import Layout, Run
from whygrid.voice.message import Cells, Message, Values, message

SHOWN = 4
"""How many combinations a sentence lists at the most."""


def sums_said(masks: Iterable[int]) -> Values:
    """Combinations as sums, in order: "1+5 or 2+4"."""
    return Values(tuple(sorted("+".join(SYMBOLS[digit - 1] for digit in digits_of(mask)) for mask in masks)))


def run_said(layout: Layout, run: Run) -> Message:
    """A run: "the 16 across in r2c2–r2c3"."""
    if run.total is None:
        return message("kakuro/run-across" if run.across else "kakuro/run-down", cells=span_of(layout, run))
    return message(
        "kakuro/clue-across" if run.across else "kakuro/clue-down",
        total=run.total,
        cells=span_of(layout, run),
    )


def span_of(layout: Layout, run: Run) -> Cells:
    """Where a run is: "r2c2–r2c3"."""
    first, last = layout.names[run.cells[0]], layout.names[run.cells[-1]]
    return Cells((first if first == last else f"{first}–{last}",))


def in_short(run: Run) -> Message:
    """A run in brackets: "16 across"; the same for all runs with the same clue."""
    if run.total is None:
        return message("kakuro/brief-run-across" if run.across else "kakuro/brief-run-down")
    return message("kakuro/brief-clue-across" if run.across else "kakuro/brief-clue-down", total=run.total)


def in_brackets(why: Message) -> Message:
    """What stands in brackets behind what is excluded."""
    return message("engine/in-brackets", why=why)


def why_broken(layout: Layout, run: Run, masks: Sequence[int]) -> Message:
    """Why a run can't be filled when its cells have no digits but these."""
    for cell, mask in zip(run.cells, masks, strict=True):
        if not mask:
            return message("digits/no-digit-left", cell=cells_said(layout, [cell]))
    settled = [(cell, mask) for cell, mask in zip(run.cells, masks, strict=True) if not mask & (mask - 1)]
    for place, (cell, mask) in enumerate(settled):
        for other, same in settled[:place]:
            if mask == same:
                one, two = cells_said(layout, [other]), cells_said(layout, [cell])
                return message("kakuro/both-are", one=one, two=two, digit=digits_said(mask))
    bounds = extremes(tuple(masks))
    if run.total is None or bounds is None:
        return message("kakuro/too-few-digits", run=run_said(layout, run))
    least, most = bounds
    if least > run.total or most < run.total:
        where, bound = run_said(layout, run), least if least > run.total else most
        if least == most:
            return message("kakuro/adds-up-to", run=where, sum=bound)
        return message(
            "kakuro/adds-up-to-at-least" if least > run.total else "kakuro/adds-up-to-at-most",
            run=where,
            sum=bound,
        )
    return _no_combination(layout, run, masks)


def _no_combination(layout: Layout, run: Run, masks: Sequence[int]) -> Message:
    """That none of the combinations of what is left of a run fits it."""
    used = sum(mask for mask in masks if not mask & (mask - 1))
    free = [cell for cell, mask in zip(run.cells, masks, strict=True) if mask & (mask - 1)]
    rest = (run.total or 0) - digit_sum(used)
    found = [mask for mask in combination_masks(rest, len(free), layout.digits) if not mask & used]
    where, cells = run_said(layout, run), cells_said(layout, free)
    if len(free) == 1:
        return message("kakuro/would-be-left", rest=rest, cell=cells, run=where)
    if not found or len(found) > SHOWN:
        if used:
            return message("kakuro/nothing-fits-rest", cells=cells, rest=rest, run=where)
        return message("kakuro/nothing-fits", run=where)
    if used:
        return message("kakuro/does-not-fit-rest", sums=sums_said(found), cells=cells, rest=rest, run=where)
    return message("kakuro/does-not-fit", sums=sums_said(found), run=where)
