"""Sums: what the clue of a run leaves for its cells."""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.digits.marks import out_of
from whygrid.digits.sums import combination_masks, extremes, fitting
from whygrid.digits.words import cells_said, digits_said
from whygrid.engine.technique import Technique
from whygrid.genres.kakuro.marks import Marks, Rest
from whygrid.genres.kakuro.model import Layout, Run
from whygrid.genres.kakuro.propagation import Masks
from whygrid.genres.kakuro.techniques.common import by_run, facts_of, least_premises, run_rules
from whygrid.genres.kakuro.words import SHOWN, in_brackets, in_short, run_said, span_of, sums_said
from whygrid.logic.deduction import Deduction
from whygrid.voice.message import Message, message


def look_for_forced_combination(state: Marks, run: Run) -> Iterator[Deduction]:
    """Digits that are in no combination of what is left of a run."""
    layout = state.layout
    if run.total is None:
        return
    rest = state.rest_of(run)
    if not rest.combinations:
        return
    conclusions = tuple(
        literal
        for cell in rest.cells
        for literal in out_of(layout, cell, state.candidates[cell] & ~rest.digits)
    )
    if conclusions:
        yield Deduction(
            "forced combination",
            conclusions,
            state.reasons_of(rest.known),
            run_rules(layout, run),
            _why_forced(layout, rest),
            (("pattern", facts_of(state, rest.cells, rest.digits)),),
            brief=_in_passing(layout, rest),
        )


def _why_forced(layout: Layout, rest: Rest) -> Message:
    return message(
        "kakuro/forced-rest" if rest.known else "kakuro/forced",
        total=rest.total or 0,
        n=len(rest.cells),
        sum=_what_they_hold(layout, rest),
        run=run_said(layout, rest.run),
    )


def _in_passing(layout: Layout, rest: Rest) -> Message:
    total, what = rest.total or 0, _what_they_hold(layout, rest)
    if rest.known:
        return message(
            "kakuro/brief-forced-rest", total=total, cells=cells_said(layout, rest.cells), sum=what
        )
    return message("kakuro/brief-forced", total=total, cells=span_of(layout, rest.run), sum=what)


def _what_they_hold(layout: Layout, rest: Rest) -> Message:
    """What the empty cells of a run hold together, and which of its digits are in the way of the rest."""
    if len(rest.combinations) > SHOWN:
        never = layout.all_digits & ~rest.digits & ~rest.used
        return message("kakuro/never-has", digits=digits_said(never))
    sums = sums_said(rest.combinations)
    gone = _union(combination_masks(rest.total, len(rest.cells), layout.digits)) & rest.used
    if not gone:
        return message("kakuro/is-sums", sums=sums)
    return message("kakuro/is-sums-as-used", sums=sums, digits=digits_said(gone))


def _within_bounds(masks: Masks, place: int, total: int) -> int:
    """The digits that a cell can take between what the others hold at least and at most."""
    others = extremes(masks[:place] + masks[place + 1 :])
    if others is None:
        return 0
    low, high = max(total - others[1], 1), total - others[0]
    return ((1 << high) - 1) & ~((1 << (low - 1)) - 1) if low <= high else 0


def look_for_smallest_and_largest(state: Marks, run: Run) -> Iterator[Deduction]:
    """Digits that are too large or too small, whatever the other cells of the run hold."""
    if run.total is None or len(run.cells) < 2:
        return
    masks, total = state.masks_of(run), run.total
    for place, cell in enumerate(run.cells):
        if state.value[cell]:
            continue
        allowed = _within_bounds(masks, place, total)
        for excluded, is_least in ((_above(allowed), True), (_below(allowed), False)):
            bad = masks[place] & excluded
            if not bad or not allowed:
                continue

            def follows(trial: Masks, place: int = place, bad: int = bad, total: int = total) -> bool:
                return not _within_bounds(trial, place, total) & bad

            premises, used = least_premises(state, run, follows)
            others = extremes(masks[:place] + masks[place + 1 :])
            assert others is not None
            bound = others[0] if is_least else others[1]
            yield Deduction(
                "smallest and largest",
                out_of(state.layout, cell, bad),
                premises,
                run_rules(state.layout, run),
                _why_bounded(state.layout, run, place, is_least, bound),
                (("pattern", facts_of(state, used)),),
                brief=in_brackets(_bound_in_short(state.layout, run, place, is_least, bound)),
            )


def _why_bounded(layout: Layout, run: Run, place: int, is_least: bool, bound: int) -> Message:
    where = run_said(layout, run)
    if len(run.cells) != 2:
        return message("kakuro/at-least" if is_least else "kakuro/at-most", run=where, bound=bound)
    return message(
        "kakuro/at-least-one" if is_least else "kakuro/at-most-one",
        cell=cells_said(layout, [run.cells[1 - place]]),
        bound=bound,
        run=where,
    )


def _bound_in_short(layout: Layout, run: Run, place: int, is_least: bool, bound: int) -> Message:
    where = in_short(run)
    if len(run.cells) != 2:
        return message("kakuro/why-at-least" if is_least else "kakuro/why-at-most", run=where, bound=bound)
    return message(
        "kakuro/why-at-least-one" if is_least else "kakuro/why-at-most-one",
        run=where,
        cell=cells_said(layout, [run.cells[1 - place]]),
        bound=bound,
    )


def _above(allowed: int) -> int:
    return ~((1 << allowed.bit_length()) - 1)


def _below(allowed: int) -> int:
    return (allowed & -allowed) - 1 if allowed else 0


def look_for_fitting_combinations(state: Marks, run: Run) -> Iterator[Deduction]:
    """Digits that are in no combination for which all cells of the run still have digits."""
    if run.total is None or not run.cells:
        return
    masks, total = state.masks_of(run), run.total
    found = fitting(masks, total)
    union = _union(found)
    for place, cell in enumerate(run.cells):
        bad = masks[place] & ~union
        if not bad or not found:
            continue

        def follows(trial: Masks, bad: int = bad, total: int = total) -> bool:
            return not _union(fitting(trial, total)) & bad

        premises, used = least_premises(state, run, follows)
        yield Deduction(
            "fitting combinations",
            out_of(state.layout, cell, bad),
            premises,
            run_rules(state.layout, run),
            _why_fitting(state.layout, run, found, bad),
            (("pattern", facts_of(state, used)),),
            brief=in_brackets(_fitting_in_short(run, found)),
        )


def _why_fitting(layout: Layout, run: Run, found: tuple[int, ...], bad: int) -> Message:
    where = run_said(layout, run)
    if len(found) > SHOWN:
        return message("kakuro/fitting-many", n=len(found), run=where, digits=digits_said(bad))
    return message("kakuro/fitting", run=where, sums=sums_said(found))


def _fitting_in_short(run: Run, found: tuple[int, ...]) -> Message:
    if len(found) > SHOWN:
        return message("kakuro/why-fitting-many", run=in_short(run))
    return message("kakuro/why-fitting", run=in_short(run), sums=sums_said(found))


def _union(masks: tuple[int, ...]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


FORCED_COMBINATION = Technique(
    "forced combination",
    1.5,
    "A cell holds only digits that occur in some combination of its clue.",
    by_run("forced combination", look_for_forced_combination),
    in_passing=True,
)
SMALLEST_AND_LARGEST = Technique(
    "smallest and largest",
    2.0,
    "What the other cells hold at least, or at most, bounds what is left for a cell.",
    by_run("smallest and largest", look_for_smallest_and_largest),
    in_passing=True,
)
FITTING_COMBINATIONS = Technique(
    "fitting combinations",
    2.6,
    "A combination counts only if each cell has one of its digits and each digit a cell.",
    by_run("fitting combinations", look_for_fitting_combinations),
)
