"""Sums: what the clue of a run leaves for its cells."""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.engine.technique import Technique
from whygrid.genres.kakuro.combinations import combination_masks, extremes, fitting
from whygrid.genres.kakuro.marks import Marks, Rest
from whygrid.genres.kakuro.model import Layout, Run
from whygrid.genres.kakuro.propagation import Masks
from whygrid.genres.kakuro.techniques.common import by_run, facts_of, least_premises, out_of, run_rules
from whygrid.genres.kakuro.words import (
    SHOWN,
    in_short,
    say_cells,
    say_combinations,
    say_digits,
    say_number,
    say_run,
    span_of,
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
            brief=_in_passing(layout, rest),
        )


def _say_forced(layout: Layout, rest: Rest) -> str:
    number = say_number(len(rest.cells), "cell")
    if not rest.known:
        return f"{rest.total} in {number} {_say_sum(layout, rest)} ({say_run(layout, rest.run)})"
    return f"what is left of {say_run(layout, rest.run)}, {rest.total} in {number}, {_say_sum(layout, rest)}"


def _in_passing(layout: Layout, rest: Rest) -> str:
    where = say_cells(layout, rest.cells) if rest.known else span_of(layout, rest.run)
    return f"{rest.total} in {where} {_say_sum(layout, rest)}"


def _say_sum(layout: Layout, rest: Rest) -> str:
    """What the empty cells of a run hold together, and which of its digits are in the way of the rest."""
    if len(rest.combinations) > SHOWN:
        never = layout.all_digits & ~rest.digits & ~rest.used
        return f"never has {'a ' if not never & (never - 1) else ''}{say_digits(never, 'or')}"
    gone = _union(combination_masks(rest.total, len(rest.cells), layout.digits)) & rest.used
    used = f", as {say_digits(gone)} {'is' if gone & (gone - 1) == 0 else 'are'} used" if gone else ""
    return f"is {say_combinations(rest.combinations)}{used}"


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
                _say_bound(state.layout, run, place, f"at {kind} {bound}"),
                (("pattern", facts_of(state, used)),),
                brief=f"({in_short(run)}, {_others(state.layout, run, place)} at {kind} {bound})",
            )


def _say_bound(layout: Layout, run: Run, place: int, bound: str) -> str:
    if len(run.cells) == 2:
        return f"{layout.names[run.cells[1 - place]]} is {bound} ({say_run(layout, run)})"
    return f"the other cells of {say_run(layout, run)} add up to {bound}"


def _others(layout: Layout, run: Run, place: int) -> str:
    return layout.names[run.cells[1 - place]] if len(run.cells) == 2 else "the others"


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
            _say_fitting(state.layout, run, found, bad),
            (("pattern", facts_of(state, used)),),
            brief=f"({_fitting_in_short(run, found)})",
        )


def _say_fitting(layout: Layout, run: Run, found: tuple[int, ...], bad: int) -> str:
    if len(found) > SHOWN:
        has = f"has {say_digits(bad, 'or')}"
        return f"none of the {len(found)} combinations that still fit into {say_run(layout, run)} {has}"
    return f"{say_run(layout, run)} can only be {say_combinations(found)} now"


def _fitting_in_short(run: Run, found: tuple[int, ...]) -> str:
    if len(found) > SHOWN:
        return f"not in {in_short(run)} any more"
    return f"{in_short(run)} is {say_combinations(found)} now"


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
