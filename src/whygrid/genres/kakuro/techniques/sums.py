"""Sums: what the clue of a run leaves for its cells."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from whygrid.engine.technique import Technique
from whygrid.genres.kakuro.combinations import digit_sum, digits_of
from whygrid.genres.kakuro.marks import Marks, Rest
from whygrid.genres.kakuro.model import Layout, Run
from whygrid.genres.kakuro.propagation import Masks
from whygrid.genres.kakuro.techniques.common import (
    SHOWN,
    by_run,
    facts_of,
    fitting,
    least_premises,
    out_of,
    run_rules,
    say_combinations,
    say_number,
    say_run,
)
from whygrid.logic.deduction import Deduction


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
            _say_forced(layout, rest),
            (("pattern", facts_of(state, rest.cells, rest.digits)),),
        )


def _say_forced(layout: Layout, rest: Rest) -> str:
    number = say_number(len(rest.cells), "cell")
    if len(rest.combinations) <= SHOWN:
        what = f"{rest.total} in {number} is {say_combinations(rest.combinations)}"
    else:
        what = f"no combination of {rest.total} in {number} has such a digit"
    return (
        f"{what} ({say_run(layout, rest.run)})"
        if not rest.known
        else f"in {say_run(layout, rest.run)}, {what}"
    )


@lru_cache(maxsize=1 << 16)
def extremes(masks: Masks) -> tuple[int, int] | None:
    """The smallest and the largest sum of different digits, one for each mask; None if there are none.

    >>> extremes((0b11, 0b11))
    (3, 3)
    """
    reached = {0}
    for mask in masks:
        bits = [1 << (digit - 1) for digit in digits_of(mask)]
        reached = {found | bit for found in reached for bit in bits if not found & bit}
    sums = [digit_sum(found) for found in reached]
    return (min(sums), max(sums)) if sums else None


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
        for excluded, kind in ((_above(allowed), "least"), (_below(allowed), "most")):
            bad = masks[place] & excluded
            if not bad or not allowed:
                continue

            def follows(trial: Masks, place: int = place, bad: int = bad, total: int = total) -> bool:
                return not _within_bounds(trial, place, total) & bad

            premises, used = least_premises(state, run, follows)
            others = extremes(masks[:place] + masks[place + 1 :])
            assert others is not None
            bound = others[0] if kind == "least" else others[1]
            yield Deduction(
                "smallest and largest",
                out_of(state.layout, cell, bad),
                premises,
                run_rules(state.layout, run),
                f"the other cells of {say_run(state.layout, run)} hold {bound} at {kind}",
                (("pattern", facts_of(state, used)),),
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
        fits = "fits" if len(found) == 1 else "fit"
        yield Deduction(
            "fitting combinations",
            out_of(state.layout, cell, bad),
            premises,
            run_rules(state.layout, run),
            f"for {say_run(state.layout, run)} only {say_combinations(found)} still {fits}",
            (("pattern", facts_of(state, used)),),
        )


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
)
SMALLEST_AND_LARGEST = Technique(
    "smallest and largest",
    2.0,
    "What the other cells hold at least, or at most, bounds what is left for a cell.",
    by_run("smallest and largest", look_for_smallest_and_largest),
)
FITTING_COMBINATIONS = Technique(
    "fitting combinations",
    2.6,
    "A combination counts only if each cell has one of its digits and each digit a cell.",
    by_run("fitting combinations", look_for_fitting_combinations),
)
