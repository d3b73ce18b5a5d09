"""The story: deductions in the order a person makes them, each told once, as steps that rest on earlier ones.

Here raw deductions, whose premises are exclusions, become steps: each exclusion that a known cell accounts
for is replaced by that cell; the others were excluded by an earlier step, and the step rests on that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal as OneOf
from typing import Protocol

from whygrid.budget import Budget
from whygrid.engine.cut import spelt_out
from whygrid.engine.hitting import numbers
from whygrid.engine.state import State
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import SUPPOSITION, Step
from whygrid.records import NamedTuple

Goal = OneOf["solution", "contradiction", "closure"]
"""Where a story ends; the closure is all that the deductions at hand place."""


class Search(NamedTuple):
    """How long to look for a short story.

    suppose   whether something may be supposed, to be refuted
    seconds   look for shorter ones so long; None: as long as it always takes, whatever the machine
    seed      of what is left to chance
    """

    suppose: bool = True
    seconds: float | None = None
    seed: int = 0


class Outline(NamedTuple):
    """A story in raw deductions, trimmed and in order, and what it costs a reader.

    A supposition is a deduction with one case, whose steps are raw too.
    """

    deductions: Sequence[Deduction]
    cost: int


class Outliner(Protocol):
    """A genre's own way to short stories. It finds what the techniques named `tells` find by itself.

    Other patterns are looked for where those of them that are `swept` find nothing more. What the rest would
    exclude is left on the board: with it there are fewer patterns to choose from, and stories get longer.
    """

    tells: Sequence[str]
    swept: Sequence[str]

    def outline(self, found: Sequence[Deduction], goal: Goal, search: Search, budget: Budget) -> Outline:
        """The shortest story found, from deductions of other techniques in the order of their discovery."""


def steps_of(start: State, deductions: Iterable[Deduction]) -> list[Step]:
    """The story from a position on: each deduction as a step."""
    cells = [fact for fact in numbers(start.known) if fact <= len(start.rules.facts)]
    steps = []
    for deduction in deductions:
        told = _told(start, deduction, tuple(cells))
        fact = told.conclusions[0] if told.conclusions else None
        steps.append(Step(fact, tuple(dict.fromkeys(told.premises)), (told,)))
        cells += [literal for literal in told.conclusions if literal > 0]
    return steps


def needed(steps: Sequence[Step], goals: Iterable[Literal]) -> list[Step]:
    """The steps that settle a goal, end in a contradiction, or that such steps rest on.

    Once known cells stand for what they exclude, nothing may rest on an exclusion any more.
    """
    wanted, kept = set(goals), []
    for step in reversed(steps):
        if not step.facts or not wanted.isdisjoint(step.facts):
            kept.append(step)
            wanted.update(step.support)
    return kept[::-1]


def supposition(fact: Literal, steps: Iterable[Deduction], premises: Iterable[Literal] = ()) -> Deduction:
    """A raw deduction that a fact does not hold: supposing it leads to a contradiction."""
    return Deduction(SUPPOSITION, (-fact,), tuple(premises), (), cases=(Case(fact, tuple(steps)),))


def _trimmed(deduction: Deduction, case: Case) -> Case:
    """A case with those of its steps that lead to its end."""
    needed = set(deduction.conclusions)
    kept = []
    for step in reversed(case.steps):
        if not step.conclusions or not needed.isdisjoint(step.conclusions):
            kept.append(step)
            needed.update(step.premises)
    return Case(case.assumption, tuple(reversed(kept)))


def _told(start: State, deduction: Deduction, cells: tuple[Literal, ...]) -> Deduction:
    """The deduction with known cells for what they exclude; inside a supposition as well."""
    if deduction.technique != SUPPOSITION:
        told = spelt_out(start, deduction, deduction.conclusions, cells)
        return (
            told
            if not told.cases
            else told._replace(cases=tuple(_trimmed(told, case) for case in told.cases))
        )
    (case,) = deduction.cases
    inside = [*cells, case.assumption] if case.assumption > 0 else [*cells]
    shown: set[Literal] = {case.assumption}
    outside: dict[Literal, None] = {}
    steps = []
    for step in case.steps:
        told = _told(start, step, tuple(inside))
        outside.update(dict.fromkeys(premise for premise in told.premises if premise not in shown))
        shown.update(told.conclusions)
        inside += [literal for literal in told.conclusions if literal > 0]
        steps.append(told)
    return deduction._replace(premises=tuple(outside), cases=(Case(case.assumption, tuple(steps)),))
