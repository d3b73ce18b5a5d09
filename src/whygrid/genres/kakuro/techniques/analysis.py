"""The whole run: every way to fill it is looked at, and a digit that stands nowhere in any of them falls."""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.engine.technique import Technique
from whygrid.genres.kakuro.marks import Marks
from whygrid.genres.kakuro.model import Run
from whygrid.genres.kakuro.propagation import Masks, narrow_run
from whygrid.genres.kakuro.techniques.common import (
    by_run,
    facts_of,
    fitting,
    least_premises,
    out_of,
    run_rules,
    say_combinations,
    say_digits,
    say_run,
)
from whygrid.logic.deduction import Deduction


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
        left = "" if total is None else f", which is {say_combinations(fitting(masks, total))}"
        yield Deduction(
            "whole run",
            out_of(layout, cell, bad),
            premises,
            run_rules(layout, run),
            f"no way to fill {say_run(layout, run)}{left}, puts {say_digits(bad, 'or')} there",
            (("pattern", facts_of(state, used)),),
        )


WHOLE_RUN = Technique(
    "whole run",
    5.5,
    "Go through every way to fill a run: what stands nowhere in any of them falls.",
    by_run("whole run", look_at_whole_run),
)
