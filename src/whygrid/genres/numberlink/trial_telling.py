"""Tells what was refuted by suppositions: as deductions inside cases, each by its rule.

Suppose the 5 goes on from r3c2 to r4c2: then r4c2–r5c2; the 2 is shut in at r4c1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from whygrid.genres.numberlink.lemma_telling import fact_of, rule_name
from whygrid.genres.numberlink.model import CLOSED, DRAWN, OPEN, Layout
from whygrid.genres.numberlink.words import (
    dead_end,
    no_room,
    shut_in,
    supposed,
    too_many,
    unbalanced,
    unreached,
    would_cross,
    wrong_chain,
)
from whygrid.kernels.learning import Reason
from whygrid.kernels.links import BY_BALANCE, BY_CELL, BY_CHAIN, BY_FENCE, BY_ORDER, Trial
from whygrid.logic.deduction import Case, Deduction
from whygrid.voice.message import Message, message


def told_by_trial(layout: Layout, lines: Sequence[int], trial: Trial, technique: str) -> Deduction:
    """The deduction that what a trial supposes does not hold, where these lines are known."""
    edge, status = abs(trial.supposed) - 1, DRAWN if trial.supposed > 0 else CLOSED
    inside = list(lines)
    inside[edge] = status
    steps = tuple(_steps(layout, inside, trial, technique))
    return Deduction(
        technique,
        (fact_of(-trial.supposed),),
        tuple(map(fact_of, trial.premises)),
        (layout.edge_names[edge],),
        message(
            "numberlink/if-drawn-in-the-end" if status == DRAWN else "numberlink/if-closed-in-the-end",
            what=steps[-1].reason,
        ),
        cases=(Case(fact_of(trial.supposed), steps),),
        brief=supposed(layout, lines, edge, status),
    )


def _steps(layout: Layout, lines: list[int], trial: Trial, technique: str) -> Iterator[Deduction]:
    """What follows in turn; `lines` takes it up."""
    for step in trial.steps:
        if isinstance(step, Trial):
            yield told_by_trial(layout, lines, step, technique)
            conclusion = -step.supposed
        else:
            yield _step(layout, lines, step)
            conclusion = step.conclusion
        if conclusion:
            assert lines[abs(conclusion) - 1] == OPEN, "what is known does not follow again"
            lines[abs(conclusion) - 1] = DRAWN if conclusion > 0 else CLOSED


def _step(layout: Layout, lines: Sequence[int], reason: Reason) -> Deduction:
    premises = tuple(map(fact_of, reason.premises))
    rule = rule_name(layout, reason)
    if not reason.conclusion:
        return Deduction("contradiction", (), premises, (rule,), _what_breaks(layout, lines, reason))
    drawn, edge = reason.conclusion > 0, abs(reason.conclusion) - 1
    if reason.kind == BY_CHAIN:
        technique, brief = "different paths", message("numberlink/why-different-paths")
        if reason.about:
            technique, brief = "no loop", message("numberlink/why-no-loops")
    elif drawn:
        technique, brief = "forced line", message("numberlink/why-one-way")
    elif any(premise > 0 for premise in reason.premises):
        technique, brief = "used up", message("numberlink/why-used-up")
    else:
        technique, brief = "dead end", message("numberlink/why-no-dead-ends")
    rules = (rule, layout.edge_names[edge])
    return Deduction(technique, (fact_of(reason.conclusion),), premises, rules, brief, brief=brief)


def _what_breaks(layout: Layout, lines: Sequence[int], reason: Reason) -> Message:
    if reason.kind == BY_CELL:
        if reason.premises and min(reason.premises) > 0:
            return too_many(layout, reason.about)
        return dead_end(layout, lines, reason.about)
    if reason.kind == BY_CHAIN:
        cells = [*reason.region, reason.region[0]] if reason.about else reason.region
        return wrong_chain(layout, cells)
    if reason.kind == BY_FENCE:
        if reason.about < 0:
            return unreached(layout, reason.region)
        return shut_in(layout, lines, list(layout.pairs)[reason.about], reason.region)
    if reason.kind == BY_ORDER:
        labels = list(layout.pairs)
        return would_cross(labels[reason.about], labels[reason.region[0]])
    if reason.kind == BY_BALANCE:
        return unbalanced(layout, reason.region)
    return no_room(layout, reason.region)
