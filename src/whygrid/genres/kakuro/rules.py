"""The rules of Kakuro as counts: a cell holds one digit, a run different digits that add up to its clue.

A sum is not a count, so a run with a clue uses auxiliary variables. With p(d) for "the run holds d" and one
variable s for each combination of digits that makes up the clue:

    exactly one of  x(1,d) … x(n,d), not p(d)      for each digit d: p(d) says whether it stands somewhere
    exactly one of  s … (those with d), not p(d)   for each digit d: the combination says the same
    exactly one of  s … (those without d), p(d)    so that it falls with the first digit that it lacks
    exactly one of  s …                            one combination holds

A digit that is in all combinations needs no p(d): exactly one of its places holds. A digit that is in none
has none. Once the cells are known, propagation alone settles every auxiliary variable.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import count as count_up

from whygrid.digits.rules import cell_rules, never, set_counts
from whygrid.digits.sums import combination_masks
from whygrid.genres.kakuro.model import Layout, Run
from whygrid.genres.kakuro.words import span_of
from whygrid.logic.rules import Count, Rule, Rules, Sum
from whygrid.voice.message import Cells, Message, message


@lru_cache(maxsize=64)
def rules_of(layout: Layout) -> Rules:
    """The rules of every board with this layout."""
    helpers = count_up(len(layout.facts) + 1)
    runs = [
        Rule(
            run.name,
            run_text(layout, run),
            tuple(_run_counts(layout, run, helpers)),
            called=message("kakuro/called-across" if run.across else "kakuro/called-down", cell=_start(run)),
        )
        for run in layout.runs
    ]
    # Runs come first, so that a cell of the same run is excluded by the run.
    return Rules(layout.facts, (*runs, *cell_rules(layout), *_sums(layout)))


def _digits(layout: Layout) -> range:
    return range(1, layout.digits + 1)


def _start(run: Run) -> Cells:
    return Cells((str(run.start),))


def run_text(layout: Layout, run: Run) -> Message:
    """What a run demands, as a sentence."""
    if not run.cells:
        return message(
            "kakuro/rule-no-cells-across" if run.across else "kakuro/rule-no-cells-down",
            total=run.total or 0,
            cell=_start(run),
        )
    span = span_of(layout, run)
    if len(run.cells) == 1:
        if run.total is None:
            return message("kakuro/rule-alone", cell=span)
        return message("kakuro/rule-one", cell=span, total=run.total)
    if run.total is None:
        return message("kakuro/rule-different", cells=span)
    return message("kakuro/rule-sum", cells=span, total=run.total)


def _run_counts(layout: Layout, run: Run, helpers: Iterator[int]) -> Iterator[Count]:
    places = {digit: tuple(layout.fact(cell, digit) for cell in run.cells) for digit in _digits(layout)}
    if run.total is None:
        if len(run.cells) > 1:
            yield from (Count(where, 0, 1) for where in places.values())
    else:
        masks = combination_masks(run.total, len(run.cells), layout.digits)
        yield from set_counts(places, masks, helpers)
    if run.total is None and len(run.cells) > layout.digits:
        yield from never(helpers)


def _sums(layout: Layout) -> Iterator[Rule]:
    """The clues as sums; downwards all is negative, so that a cell cancels out where both its runs count."""
    for run in layout.runs:
        if run.total is not None and run.cells:
            sign = 1 if run.across else -1
            digits = _digits(layout)
            terms = ((layout.fact(cell, digit), sign * digit) for cell in run.cells for digit in digits)
            yield Rule(
                sum_rule(run),
                run_text(layout, run),
                (),
                (Sum(tuple(terms), sign * run.total),),
                message(
                    "kakuro/called-sum-across" if run.across else "kakuro/called-sum-down",
                    cell=_start(run),
                ),
            )


def sum_rule(run: Run) -> str:
    """The name of the rule that a run adds up to its clue, apart from what else it says."""
    return f"sum of {run.name}"
