"""The order in which a person makes the deductions of a story.

Whatever can be placed at once, is placed. Otherwise the placement comes next that takes the least to get to,
with just those deductions before it that it takes: nothing is noted long before somebody needs it. Of
several as easy it is the one that goes on where the last one was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from heapq import heappop, heappush

from whygrid.engine.state import State
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple

FAR = 60
"""What takes more deductions than this to get to is not looked at as long as something else is nearer."""
GOING_ON = 0.7
"""What goes on where the last deduction was, seems so much easier."""
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


class _Rank(NamedTuple):
    """Why one aim comes before another: the first difference counts."""

    goes_on: bool  # it is not the contradiction, or that is not reached yet
    far: bool
    weight: float
    freshness: int  # less where it rests on what came last
    aim: int


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
        self.weight = [efforts.get(deduction.technique, UNKNOWN) ** 2 for deduction in deductions]
        self.since: dict[Literal, int] = {}  # when it came to hold
        for fact, truth in enumerate(start.truth):
            if truth:
                self.since[fact * truth] = 0
        self.latest = [0] * len(deductions)  # when the last of its premises came to hold that hold by now
        self.wanted_by: dict[Literal, list[int]] = {}  # the deductions that have it as a premise
        self.rests_on: list[tuple[int, ...]] = []  # for each the earlier ones that give its premises
        given: dict[Literal, int] = {}
        for index, deduction in enumerate(deductions):
            behind = {given[p]: None for p in deduction.premises if p in given and p not in self.since}
            self.rests_on.append(tuple(behind))
            for premise in deduction.premises:
                self.wanted_by.setdefault(premise, []).append(index)
            for literal in deduction.conclusions:
                for each in self._settled_by(literal):
                    given.setdefault(each, index)
        self.is_told = [False] * len(deductions)
        self.aims = [
            index
            for index, deduction in enumerate(deductions)
            if not deduction.conclusions or is_aim(deduction)
        ]
        self.path: dict[int, list[int]] = {}  # for each aim what it takes, as far as it was looked at
        self.taken_by: dict[int, set[int]] = {}  # the aims on whose path something is
        self.stale = set(self.aims)
        self.ranked: list[_Rank] = []  # a heap, with ranks in it that have changed since
        self.rank: dict[int, _Rank] = {}
        self.found: list[Deduction] = []

    def told(self) -> list[Deduction]:
        """All deductions in order; where they end in a contradiction, up to that."""
        while True:
            near = self._look_again()
            while self.ranked and self.rank.get(self.ranked[0].aim) is not self.ranked[0]:
                heappop(self.ranked)
            if not self.ranked:
                break
            # What goes on where the last one was, is among those whose path has just become shorter.
            best = min([*near, self.ranked[0]])
            aim = best.aim
            path = self._behind(aim, len(self.deductions)) if best.far else self.path[aim]
            for index in sorted(path):
                self._tell(index)
            self.rank.pop(aim, None)
            if not self.deductions[aim].conclusions:
                return self.found
        for index in range(len(self.deductions)):
            self._tell(index)
        return self.found

    def _look_again(self) -> list[_Rank]:
        """The aims that go on where the last deduction was, after their paths were brought up to date."""
        near, now = [], len(self.found)
        for aim in sorted(self.stale):
            if self.is_told[aim]:
                continue
            path = self.path[aim] = self._behind(aim, FAR)
            for index in path:
                self.taken_by.setdefault(index, set()).add(aim)
            latest = max([self.latest[index] for index in path])
            ends = not self.deductions[aim].conclusions and len(path) == 1
            weight = sum([self.weight[index] for index in path])
            rank = self.rank[aim] = _Rank(not ends, len(path) > FAR, weight, -latest, aim)
            heappush(self.ranked, rank)
            if latest == now > 0:
                near.append(rank._replace(weight=weight * GOING_ON))
        self.stale.clear()
        return near

    def _behind(self, aim: int, limit: int) -> list[int]:
        """What is yet to be told for an aim, itself included; a little more than the limit at the most."""
        seen, queue = {aim}, [aim]
        for index in queue:
            for before in self.rests_on[index]:
                if not self.is_told[before] and before not in seen:
                    seen.add(before)
                    queue.append(before)
            if len(queue) > limit:
                break
        return queue

    def _tell(self, index: int) -> None:
        if self.is_told[index]:
            return
        self.is_told[index] = True
        self.rank.pop(index, None)
        self.stale |= self.taken_by.pop(index, set())
        deduction = self.deductions[index]
        news = tuple(literal for literal in deduction.conclusions if literal not in self.since)
        if not news and deduction.conclusions:
            return  # what came before it says it all
        self.found.append(
            deduction if news == deduction.conclusions else deduction._replace(conclusions=news)
        )
        for literal in news:
            for each in self._settled_by(literal):
                if each not in self.since:
                    self.since[each] = now = len(self.found)
                    for waiting in self.wanted_by.get(each, ()):
                        self.latest[waiting] = now

    def _settled_by(self, literal: Literal) -> list[Literal]:
        """What holds once a literal does: a fact holds, and what it excludes does not."""
        if literal < 0:
            return [literal]
        return [literal, *(-other for other in self.exclusions.of(literal))]
