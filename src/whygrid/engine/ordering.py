"""The order in which a person makes the deductions of a story.

Whatever can be placed at once, is placed. Otherwise the placement comes next that takes the least to get to,
with just those deductions before it that it takes: nothing is noted long before somebody needs it. Of
several as easy it is the one that goes on where the last one was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from whygrid.engine.nearest import nearest
from whygrid.engine.state import State
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal

UNKNOWN = 99.0
"""The effort of what is no technique."""


def in_order(
    start: State,
    deductions: Iterable[Deduction],
    efforts: Mapping[str, float],
    is_aim: Callable[[Deduction], bool],
) -> list[Deduction]:
    """The deductions as a person makes them, from one aim to the next; each must rest on earlier ones."""
    return _Order(start, list(deductions), efforts, is_aim).told()


class _Order:
    """What waits for what, and since when everything holds."""

    def __init__(
        self,
        start: State,
        deductions: Sequence[Deduction],
        efforts: Mapping[str, float],
        is_aim: Callable[[Deduction], bool],
    ) -> None:
        self.exclusions = start.exclusions
        self.deductions = deductions
        self.holds: set[Literal] = {fact * truth for fact, truth in enumerate(start.truth) if truth}
        self.wanted_by: dict[Literal, list[int]] = {}  # the deductions that have it as a premise
        rests_on: list[list[int]] = []  # for each the earlier ones that give its premises
        given: dict[Literal, int] = {}
        for index, deduction in enumerate(deductions):
            waits_for = [premise for premise in deduction.premises if premise not in self.holds]
            rests_on.append([*dict.fromkeys(given[premise] for premise in waits_for if premise in given)])
            for premise in waits_for:
                self.wanted_by.setdefault(premise, []).append(index)
            for literal in deduction.conclusions:
                for each in self._settled_by(literal):
                    given.setdefault(each, index)
        self.is_told = [False] * len(deductions)
        ends = [index for index, deduction in enumerate(deductions) if not deduction.conclusions]
        aims = [*ends, *(index for index, deduction in enumerate(deductions) if is_aim(deduction))]
        weight = [efforts.get(deduction.technique, UNKNOWN) ** 2 for deduction in deductions]
        self.nearest = nearest(rests_on, weight, aims, frozenset(ends))
        self.found: list[Deduction] = []

    def told(self) -> list[Deduction]:
        """All deductions in order; where they end in a contradiction, up to that."""
        while path := self.nearest.next(len(self.found)):
            for index in path:
                self._tell(index)
            if not self.deductions[path[-1]].conclusions:
                return self.found
        for index in range(len(self.deductions)):
            self._tell(index)
        return self.found

    def _tell(self, index: int) -> None:
        if self.is_told[index]:
            return
        self.is_told[index] = True
        self.nearest.tell(index)
        deduction = self.deductions[index]
        news = tuple(literal for literal in deduction.conclusions if literal not in self.holds)
        if not news and deduction.conclusions:
            return  # what came before it says it all
        self.found.append(
            deduction if news == deduction.conclusions else deduction._replace(conclusions=news)
        )
        for literal in news:
            for each in self._settled_by(literal):
                if each not in self.holds:
                    self.holds.add(each)
                    if each in self.wanted_by:
                        self.nearest.freshen(self.wanted_by[each], len(self.found))

    def _settled_by(self, literal: Literal) -> list[Literal]:
        """What holds once a literal does: a fact holds, and what it excludes does not."""
        if literal < 0:
            return [literal]
        return [literal, *[-other for other in self.exclusions.of(literal)]]
