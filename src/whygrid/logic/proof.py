"""Proofs: steps in order, from the givens to the solution.

A step rests on its **support**, givens and what earlier steps have settled. There are two views of a proof.
As a **story** it tells each deduction once: a step that only excludes something is a step like any other,
and later ones rest on it. By **cells** every step places something and stands by itself: its deductions
rest on known cells and on each other, never on pencil marks left over from earlier steps. So the size of
the support is exactly how many known cells one has to look at: the step's **k**.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import chain

from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.rules import Rules
from whygrid.records import NamedTuple
from whygrid.voice.message import message

CASE_ANALYSIS = "case analysis"
"""The name under which a step is told that no technique found."""
SUPPOSITION = "supposition"
"""The name under which something is excluded because supposing it leads to a contradiction."""
VIEWS = ("story", "cells")
"""How a proof can be told: each deduction once, or each placement by itself."""
KINDS = ("values", "techniques")
"""Kinds of smallest supports: from which the value follows, from which the techniques derive it."""


class Smallest(NamedTuple):
    """What is claimed about the size of a support; nothing in a proof rests on it.

    kind      one of `KINDS`
    clues     clues that the step rests on; they count like known cells
    proved    False where the claim is only that none smaller was found
    """

    kind: str
    clues: tuple[str, ...] = ()
    proved: bool = True


class Figures(NamedTuple):
    """What there is to say of a step besides its reasoning.

    fact          what it settles; None for a contradiction
    excluding     whether it rests on what is not so
    techniques    those of its deductions, in order
    """

    fact: Literal | None
    k: int
    excluding: bool
    techniques: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """`fact` is settled by `deductions` from `support`; a fact of None means: a contradiction.

    Whatever else the last deduction concludes is settled as well (`facts`).
    """

    fact: Literal | None
    support: tuple[Literal, ...]
    deductions: tuple[Deduction, ...]
    smallest: Smallest | None = None

    @property
    def k(self) -> int:
        """How many known cells this step looks at, and clues where they are counted."""
        return len(set(self.support)) + (0 if self.smallest is None else len(self.smallest.clues))

    @property
    def facts(self) -> tuple[Literal, ...]:
        """All that the step settles; nothing where it ends in a contradiction."""
        return () if self.fact is None else self.deductions[-1].conclusions

    @property
    def technique(self) -> str:
        """The technique of the last deduction, the one that settles the fact."""
        return self.deductions[-1].technique

    @property
    def figures(self) -> Figures:
        """What there is to say of it besides its reasoning."""
        excluding = any(literal < 0 for literal in self.support)
        return Figures(self.fact, self.k, excluding, tuple([one.technique for one in self.deductions]))

    @property
    def groundwork(self) -> tuple[Deduction, ...]:
        """The deductions before the last one."""
        return self.deductions[:-1]


@dataclass(frozen=True, slots=True)
class Statistics:
    """Figures about a proof."""

    steps: int
    k_max: int
    k_mean: float
    techniques: Mapping[str, int]  # how often each is used, over all deductions
    by_cases: int = 0  # how many steps no technique found, so that they are told as a case analysis


def statistics_of(steps: Iterable[Figures]) -> Statistics:
    """The figures of all steps together."""
    steps = tuple(steps)
    ks = [step.k for step in steps]
    used = Counter(chain.from_iterable(step.techniques for step in steps))
    return Statistics(
        len(ks),
        max(ks, default=0),
        sum(ks) / len(ks) if ks else 0.0,
        dict(used.most_common()),
        sum(CASE_ANALYSIS in step.techniques for step in steps),
    )


@dataclass(frozen=True)
class Proof:
    """A proof about one puzzle; iterating over it gives its steps.

    status    "unique" every fact is settled; "none" it ends in a contradiction; "multiple" there are at
              least two solutions, and the steps hold in all of them; "unknown" it was stopped;
              "solution" every fact is settled, if there is one solution, which it takes for granted;
              "part" it was cut to what one step rests on
    granted   what its deductions take for granted, "one solution" or nothing; it does not show that
    times     seconds spent, by activity
    view      "story" or "cells": how its steps hang together
    assumed   what was taken for granted besides the givens: nothing is shown about the puzzle without it
    retold    which steps the checker refused at first, so that they are told anew, in words
    """

    genre: str
    puzzle: str
    status: str
    steps: tuple[Step, ...]
    rules: Rules = field(compare=False, repr=False)
    solutions: tuple[str, ...] = ()
    note: str = ""
    times: Mapping[str, float] = field(default_factory=dict, compare=False)
    assumed: tuple[Literal, ...] = ()
    granted: tuple[str, ...] = ()
    view: str = "cells"
    retold: tuple[str, ...] = ()

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)

    def __len__(self) -> int:
        return len(self.steps)

    def statistics(self) -> Statistics:
        """Steps, k and techniques in figures."""
        return statistics_of(step.figures for step in self.steps)

    def numbers_behind(self, number: int) -> list[int]:
        """The numbers of all steps that step `number` rests on, itself included, in order."""
        by_fact: dict[Literal, int] = {}
        for index, step in enumerate(self.steps, 1):
            for fact in step.facts:
                by_fact.setdefault(fact, index)
        needed, queue = {number}, [number]
        while queue:
            for literal in self.steps[queue.pop() - 1].support:
                before = by_fact.get(literal)
                if before is not None and before not in needed:
                    needed.add(before)
                    queue.append(before)
        return sorted(needed)

    def cut(self, number: int) -> Proof:
        """The proof reduced to what step `number` rests on."""
        steps = tuple(self.steps[index - 1] for index in self.numbers_behind(number))
        note = str(message("logic/what-step-rests-on", n=number))
        return replace(self, status="part", solutions=(), steps=steps, note=note)
