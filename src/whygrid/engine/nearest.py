"""Which of some aims takes the least to get to, as deductions are told one after the other.

Each deduction rests on earlier ones. The *path* of an aim is what is yet to be told for it. Where the native
module is there, it does the same (`native/walk/nearest.hpp`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from heapq import heappop, heappush
from typing import Protocol

from whygrid.kernels.walking import NativeNearest
from whygrid.records import NamedTuple

FAR = 60
"""What takes more deductions than this to get to is not looked at as long as something else is nearer."""
GOING_ON = 0.7
"""What goes on where the last deduction was, seems so much easier."""


class Nearest(Protocol):
    """Deductions are told; it says what comes next."""

    def freshen(self, indices: Iterable[int], now: int) -> None:
        """The last premise of these deductions that holds by now came to hold just now."""

    def tell(self, index: int) -> None:
        """This one is told."""

    def next(self, now: int) -> list[int]:
        """The path of the aim that takes the least, in order, itself the last; empty where none is left."""


def nearest(
    rests_on: Sequence[Sequence[int]], weight: Sequence[float], aims: Sequence[int], ends: Collection[int]
) -> Nearest:
    """For deductions by number: the earlier ones that each rests on; `ends` are aims that contradict."""
    if NativeNearest is None:
        return PlainNearest(rests_on, weight, aims, ends)
    return NativeNearest(rests_on, weight, aims, list(ends), FAR, GOING_ON)


class _Rank(NamedTuple):
    """Why one aim comes before another: the first difference counts."""

    goes_on: bool  # it is not the contradiction, or that is not reached yet
    far: bool
    weight: float
    freshness: int  # less where it rests on what came last
    aim: int


class PlainNearest:
    """The counterpart of the native one."""

    def __init__(
        self,
        rests_on: Sequence[Sequence[int]],
        weight: Sequence[float],
        aims: Sequence[int],
        ends: Collection[int],
    ) -> None:
        self.rests_on = rests_on
        self.weight = weight
        self.ends = ends
        self.latest = [0] * len(weight)  # when the last of its premises came to hold that hold by now
        self.is_told = [False] * len(weight)
        self.path: dict[int, list[int]] = {}  # for each aim what it takes, as far as it was looked at
        self.taken_by: dict[int, set[int]] = {}  # the aims on whose path something is
        self.stale = set(aims)
        self.ranked: list[_Rank] = []  # a heap, with ranks in it that have changed since
        self.rank: dict[int, _Rank] = {}

    def freshen(self, indices: Iterable[int], now: int) -> None:
        """The last premise of these deductions that holds by now came to hold just now."""
        for index in indices:
            self.latest[index] = now

    def tell(self, index: int) -> None:
        """This one is told."""
        self.is_told[index] = True
        self.rank.pop(index, None)
        self.stale |= self.taken_by.pop(index, set())

    def next(self, now: int) -> list[int]:
        """The path of the aim that takes the least."""
        near = self._look_again(now)
        while self.ranked and self.rank.get(self.ranked[0].aim) is not self.ranked[0]:
            heappop(self.ranked)
        if not self.ranked:
            return []
        # What goes on where the last one was, is among those whose path has just become shorter.
        best = min([*near, self.ranked[0]])
        return sorted(self._behind(best.aim, len(self.weight)) if best.far else self.path[best.aim])

    def _look_again(self, now: int) -> list[_Rank]:
        """The aims that go on where the last deduction was, after their paths were brought up to date."""
        near = []
        for aim in sorted(self.stale):
            if self.is_told[aim]:
                continue
            path = self.path[aim] = self._behind(aim, FAR)
            latest, weight = 0, 0.0
            for index in path:  # not by sum(), which adds up in another way from Python 3.12 on
                self.taken_by.setdefault(index, set()).add(aim)
                latest = max(latest, self.latest[index])
                weight += self.weight[index]
            ends = aim in self.ends and len(path) == 1
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
