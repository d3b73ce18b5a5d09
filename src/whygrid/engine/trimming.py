"""Trimming: of all that was found, only what the end of the story needs, in the order a person makes it.

Backwards from the goal, a deduction is kept if something needs it that nobody before it gives. What a known
cell excludes at once needs no deduction. Forwards again, the easiest one that is ready comes next; of
several as easy the one that goes on where the last one was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from whygrid.budget import Budget
from whygrid.engine.gathering import Gathered, gather
from whygrid.engine.hitting import numbers
from whygrid.engine.state import State
from whygrid.engine.technique import Technique, fresh
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal


def trim(start: State, gathered: Gathered, goals: Iterable[Literal] = ()) -> list[Deduction]:
    """What the goals need of all that was gathered from `start`; the contradiction, if it ends in one."""
    deductions, masks = gathered.deductions, start.exclusions.masks
    first: dict[Literal, int] = {}  # who gives it first
    for index, deduction in enumerate(deductions):
        for literal in deduction.conclusions:
            first.setdefault(literal, index)
    needed = {goal for goal in goals if not start.holds(goal)}
    kept: list[Deduction] = []
    for index in range(len(deductions) - 1, -1, -1):
        deduction = deductions[index]
        wanted = [literal for literal in deduction.conclusions if literal in needed]
        last = not deduction.conclusions
        if not last and not any(first[literal] == index for literal in wanted):
            continue
        kept.append(deduction)
        needed.difference_update(deduction.conclusions)
        known = gathered.known_at[index]
        for premise in deduction.premises:
            if start.holds(premise):
                continue
            behind = masks[-premise] & known if premise < 0 else 0
            if not behind:
                needed.add(premise)
            else:
                cells = [cell for cell in numbers(behind) if cell in needed]
                needed.add(cells[0] if cells else min(numbers(behind), key=lambda cell: first.get(cell, -1)))
    kept.reverse()
    return kept


def replayed(
    position: Callable[[], State], gathered: Gathered, easy: Sequence[Technique], budget: Budget
) -> Gathered:
    """The same way again, with everything easy before each of the harder deductions that still tells
    something.

    Of a wave of hard deductions the first often leaves nothing to the others.
    """
    state, names = position(), {technique.name for technique in easy}
    again = gather(state, easy, budget)
    for deduction in gathered.deductions:
        news = fresh(state, deduction.conclusions)
        if again.contradiction or deduction.technique in names or not news:
            continue
        again.add(deduction._replace(conclusions=news), state.known)
        for literal in news:
            state.learn(literal)
        gather(state, easy, budget, again)
    if gathered.contradiction and not again.contradiction:
        again.add(gathered.deductions[-1], state.known)
    return again


def in_order(start: State, deductions: Iterable[Deduction], efforts: Mapping[str, float]) -> list[Deduction]:
    """The deductions as a person makes them: easy ones first, and on where the last one was."""
    return _Order(start, list(deductions), efforts).told()


class _Order:
    """What waits for what, and since when everything holds."""

    def __init__(self, start: State, deductions: list[Deduction], efforts: Mapping[str, float]) -> None:
        self.exclusions = start.exclusions
        self.deductions = deductions
        self.effort = [efforts.get(deduction.technique, 99.0) for deduction in deductions]
        self.since: dict[Literal, int] = {}  # when it came to hold
        self.waiting: dict[Literal, list[int]] = {}
        self.missing = [0] * len(deductions)
        self.ready: list[int] = []
        for fact, truth in enumerate(start.truth):
            if truth:
                self.since[fact * truth] = 0
        for index, deduction in enumerate(deductions):
            for premise in set(deduction.premises):
                if premise not in self.since:
                    self.missing[index] += 1
                    self.waiting.setdefault(premise, []).append(index)
            if not self.missing[index]:
                self.ready.append(index)

    def told(self) -> list[Deduction]:
        told: list[Deduction] = []
        while self.ready:
            index = min(self.ready, key=self._rank)
            self.ready.remove(index)
            deduction = self.deductions[index]
            news = tuple(literal for literal in deduction.conclusions if literal not in self.since)
            if not news and deduction.conclusions:
                continue  # what came before it says it all
            told.append(deduction if news == deduction.conclusions else deduction._replace(conclusions=news))
            for literal in news:
                self._settle(literal, len(told))
            if not deduction.conclusions:
                break
        return told

    def _rank(self, index: int) -> tuple[bool, float, int, int]:
        deduction = self.deductions[index]
        latest = max([self.since[premise] for premise in deduction.premises], default=0)
        return bool(deduction.conclusions), self.effort[index], -latest, index

    def _settle(self, literal: Literal, when: int) -> None:
        """A fact holds from now on, and what it excludes does not."""
        news = [literal]
        if literal > 0:
            news += [-other for other in self.exclusions.of(literal)]
        for each in news:
            if each not in self.since:
                self.since[each] = when
                for index in self.waiting.pop(each, ()):
                    self.missing[index] -= 1
                    if not self.missing[index]:
                        self.ready.append(index)
