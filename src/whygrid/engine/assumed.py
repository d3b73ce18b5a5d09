"""What is ruled out by assumption: facts that no rule and no known cell excludes, but somebody said so.

A walk has to know a reason for everything that is excluded. For an assumption it is a deduction from nothing,
which never gets into a proof: the step that uses it rests on the assumption instead, as on a known cell.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from whygrid.engine.walk import Walk
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Step
from whygrid.voice.message import message

_ASSUMED = "assumed"


def assume(walk: Walk, literals: Iterable[Literal]) -> None:
    """Rule out what the negative ones of these literals deny."""
    walk.learn(
        [
            Deduction(_ASSUMED, (literal,), (), (), message("engine/assumed"))
            for literal in literals
            if literal < 0
        ]
    )


def assumed_in(walk: Walk) -> tuple[Literal, ...]:
    """What is ruled out by assumption in a walk."""
    return tuple(
        literal
        for deduction in walk.records.deductions
        if deduction.technique == _ASSUMED
        for literal in deduction.conclusions
    )


def resting(step: Step) -> Step:
    """The step with what is assumed in its support instead of among its deductions."""
    if all(deduction.technique != _ASSUMED for deduction in step.deductions):
        return step
    assumed = [
        literal
        for deduction in step.deductions
        if deduction.technique == _ASSUMED
        for literal in deduction.conclusions
    ]
    rest = tuple(deduction for deduction in step.deductions if deduction.technique != _ASSUMED)
    return replace(step, support=(*dict.fromkeys((*step.support, *assumed)),), deductions=rest)
