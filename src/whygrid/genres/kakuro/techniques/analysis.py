"""The whole run: every way to fill it is looked at, and a digit that stands nowhere in any of them falls."""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.digits.marks import out_of
from whygrid.digits.sums import digits_of, fitting, mask_of
from whygrid.digits.words import cells_said, digits_said
from whygrid.engine.technique import Technique
from whygrid.genres.kakuro.marks import Marks
from whygrid.genres.kakuro.model import Layout, Run
from whygrid.genres.kakuro.propagation import Masks, narrow_run
from whygrid.genres.kakuro.techniques.common import by_run, facts_of, least_premises, run_rules
from whygrid.genres.kakuro.words import SHOWN, in_brackets, in_short, run_said, sums_said
from whygrid.logic.deduction import Deduction
from whygrid.voice.message import Message, message


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
            brief=in_brackets(in_short(run)),
        )


def _words(layout: Layout, run: Run, masks: Masks, place: int, bad: int) -> Message:
    if len(run.cells) == 2 and run.total is not None:
        partners = sorted(run.total - digit for digit in digits_of(bad))
        if partners[0] >= 1 and partners[-1] <= layout.digits:
            return message(
                "kakuro/partner",
                cell=cells_said(layout, [run.cells[1 - place]]),
                digits=digits_said(mask_of(partners)),
                run=run_said(layout, run),
            )
    found = fitting(masks, run.total)
    where, digits = run_said(layout, run), digits_said(bad)
    if run.total is None or len(found) > SHOWN:
        return message("kakuro/whole-run", run=where, digits=digits)
    return message("kakuro/whole-run-sums", run=where, sums=sums_said(found), digits=digits)


WHOLE_RUN = Technique(
    "whole run",
    5.5,
    "Go through every way to fill a run: what stands nowhere in any of them falls.",
    by_run("whole run", look_at_whole_run),
)
