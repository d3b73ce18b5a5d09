"""Kakuro in words: runs, sums and combinations, and why a run can't be filled."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from whygrid.genres.kakuro.combinations import combination_masks, digit_sum, digits_of, extremes
from whygrid.genres.kakuro.model import SYMBOLS, Layout, Run
from whygrid.text.phrases import join

SMALL = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
SHOWN = 4
"""How many combinations a sentence lists at the most."""


def say_cells(layout: Layout, cells: Iterable[int]) -> str:
    """Cells in words: "r1c2 and r1c3"."""
    return join([layout.names[cell] for cell in cells])


def say_digits(digits: int, last: str = "and") -> str:
    """The digits of a mask in words: "1, 2 and 5"."""
    return join([SYMBOLS[digit - 1] for digit in digits_of(digits)], last)


def say_combinations(masks: Iterable[int]) -> str:
    """Combinations in words: "7+9", "1+5 or 2+4", or how many there are when it is too many to list."""
    sums = sums_of(masks)
    if len(sums) > SHOWN:
        return f"one of {len(sums)} combinations"
    return join(sums, "or")


def sums_of(masks: Iterable[int]) -> list[str]:
    """Combinations as sums, in order: "1+5", "2+4"."""
    return sorted("+".join(SYMBOLS[digit - 1] for digit in digits_of(mask)) for mask in masks)


def say_run(layout: Layout, run: Run) -> str:
    """A run in words: "the 16 across in r2c2–r2c3"."""
    clue = "the run" if run.total is None else f"the {run.total}"
    return f"{clue} {'across' if run.across else 'down'} in {span_of(layout, run)}"


def span_of(layout: Layout, run: Run) -> str:
    """Where a run is: "r2c2–r2c3"."""
    first, last = layout.names[run.cells[0]], layout.names[run.cells[-1]]
    return first if first == last else f"{first}–{last}"


def in_short(run: Run) -> str:
    """A run in brackets: "16 across"."""
    return f"{'run' if run.total is None else run.total} {'across' if run.across else 'down'}"


def say_number(number: int, noun: str) -> str:
    """A small number of things in words: "two cells"."""
    return f"{say_small(number)} {noun}{'' if number == 1 else 's'}"


def say_small(number: int) -> str:
    """A number as a word if it is small."""
    return SMALL[number] if number < len(SMALL) else str(number)


def say_broken(layout: Layout, run: Run, masks: Sequence[int]) -> str:
    """Why a run can't be filled when its cells have no digits but these."""
    for cell, mask in zip(run.cells, masks, strict=True):
        if not mask:
            return f"no digit is left for {layout.names[cell]}"
    settled = [(cell, mask) for cell, mask in zip(run.cells, masks, strict=True) if not mask & (mask - 1)]
    for place, (cell, mask) in enumerate(settled):
        for other, same in settled[:place]:
            if mask == same:
                return f"{layout.names[other]} and {layout.names[cell]} are both {say_digits(mask)}"
    bounds = extremes(tuple(masks))
    if run.total is None or bounds is None:
        return f"{say_run(layout, run)} has too few digits left"
    least, most = bounds
    if least > run.total or most < run.total:
        limit = f"{least} at least" if least > run.total else f"{most} at most"
        return f"{say_run(layout, run)} adds up to {least if least == most else limit}"
    return _no_combination(layout, run, masks)


def _no_combination(layout: Layout, run: Run, masks: Sequence[int]) -> str:
    """That none of the combinations of what is left of a run fits it."""
    used = sum(mask for mask in masks if not mask & (mask - 1))
    free = [cell for cell, mask in zip(run.cells, masks, strict=True) if mask & (mask - 1)]
    rest = (run.total or 0) - digit_sum(used)
    found = [mask for mask in combination_masks(rest, len(free), layout.digits) if not mask & used]
    where = say_run(layout, run)
    if len(free) == 1:
        return f"{rest} would be left for {layout.names[free[0]]} ({where})"
    if used:
        where = f"{say_cells(layout, free)}, where {rest} is left of {where}"
    if not found or len(found) > SHOWN:
        return f"nothing fits into {where}"
    if len(found) == 1:
        return f"{say_combinations(found)} does not fit into {where}"
    if len(found) == 2:
        return f"neither {join(sums_of(found), 'nor')} fits into {where}"
    return f"none of {join(sums_of(found))} fits into {where}"
