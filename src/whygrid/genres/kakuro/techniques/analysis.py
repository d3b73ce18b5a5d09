"""The whole run: every way to fill it is looked at, and a digit that stands nowhere in any of them falls."""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.engine.technique import Technique
from whygrid.genres.kakuro.combinations import digits_of, fitting
from whygrid.genres.kakuro.marks import Marks
from whygrid.genres.kakuro.model import SYMBOLS, Layout, Run
from whygrid.genres.kakuro.propagation import Masks, narrow_run
from whygrid.genres.kakuro.techniques.common import by_run, facts_of, least_premises, out_of, run_rules
from whygrid.genres.kakuro.words import SHOWN, in_short, say_combinations, say_run
from whygrid.logic.deduction import Deduction
from whygrid.text.phrases import join


def look_at_whole_run(state: Marks, run: Run) -> Iterator[Deduction]:
    """Digits of a cell that occur in no way to fill its run."""
    layout = state.layout
    masks, total = state.masks_of(run), run.total
    found = narrow_run(masks, total)
    if found is None or found == masks:
        return
    for place, cell in enumerate(run.cells):
        bad = masks[place] & ~found[place]
        if not bad:
            continue

        def follows(trial: Masks, place: int = place, bad: int = bad, total: int | None = total) -> bool:
            narrowed = narrow_run((*trial[:place], trial[place] | bad, *trial[place + 1 :]), total)
            return narrowed is None or not narrowed[place] & bad

        premises, used = least_premises(state, run, follows)
        yield Deduction(
            "whole run",
            out_of(layout, cell, bad),
            premises,
            run_rules(layout, run),
            _words(layout, run, masks, place, bad),
            (("pattern", facts_of(state, used)),),
            brief=f"({in_short(run)})",
        )


def _words(layout: Layout, run: Run, masks: Masks, place: int, bad: int) -> str:
    if len(run.cells) == 2 and run.total is not None:
        partners = sorted(run.total - digit for digit in digits_of(bad))
        if partners[0] >= 1 and partners[-1] <= layout.digits:
            would = join([SYMBOLS[digit - 1] for digit in partners], "or")
            other = layout.names[run.cells[1 - place]]
            return f"otherwise {other} would have to be {would} ({say_run(layout, run)})"
    found = fitting(masks, run.total)
    sums = f" ({say_combinations(found)})" if run.total is not None and len(found) <= SHOWN else ""
    return f"however {say_run(layout, run)} is filled{sums}, {_never(bad)} there"


def _never(digits: int) -> str:
    """That these digits do not stand somewhere."""
    named = [SYMBOLS[digit - 1] for digit in digits_of(digits)]
    if len(named) == 1:
        return f"{named[0]} never stands"
    if len(named) == 2:
        return f"neither {named[0]} nor {named[1]} stands"
    return f"none of {join(named)} stands"


WHOLE_RUN = Technique(
    "whole run",
    5.5,
    "Go through every way to fill a run: what stands nowhere in any of them falls.",
    by_run("whole run", look_at_whole_run),
)
