"""Learning a list on a sample of puzzles: always a set that helps most, then without what is not needed.

    grow    propose a set; take it up, and go on through the list with all puzzles; where the list gets full,
            leave out what never gives anything, and go on
    thin    leave out every set without which still enough puzzles are won

A set is worth what one look at it gives: in how many puzzles it fills in something, then in how many cells.
Where copies are wanted, a set is taken up with all its shifted copies, and is worth what they give together.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Protocol

from whygrid.budget import Budget
from whygrid.engine.hitting import numbers
from whygrid.engine.lists import Sample
from whygrid.engine.values import mask_of
from whygrid.records import NamedTuple

STARTS = 20
"""So many sets are compared before one of them is worked on."""
WIDTH = 12
"""So many cells are tried for each that is added to a set."""
BLOCK = 32
"""So many sets are left out together, if they can be."""
GLANCE = 200
"""So many sets of a pool are looked at first."""

Worth = Callable[[int], tuple[int, int]]


class Proposer(Protocol):
    """Where the next set comes from."""

    def propose(self, worth: Worth, rng: random.Random) -> int:
        """A set that is worth as much as can be found."""


class Pool(NamedTuple):
    """Proposes the best of given sets: of some of them if these are worth anything, otherwise of all."""

    sets: Sequence[int]

    def propose(self, worth: Worth, rng: random.Random) -> int:
        """The best set."""
        best = max(rng.sample(self.sets, min(GLANCE, len(self.sets))), key=worth)
        return best if worth(best) > (0, 0) else max(self.sets, key=worth)


class Climber(NamedTuple):
    """Proposes a set of k cells: a good start, filled up, then cells exchanged as long as it gets no worse.

    cells     how many the board has
    starts    sets that suggest themselves; large ones are cut
    needed    at most k cells that help in some puzzle which is stuck by now, or 0
    tries     how often cells are exchanged
    """

    k: int
    cells: int
    starts: Sequence[int]
    needed: Callable[[random.Random], int]
    tries: int

    def propose(self, worth: Worth, rng: random.Random) -> int:
        """The set at the end of the climb."""
        return self._exchanged(self._filled_up(self._start(worth, rng), worth, rng), worth, rng)

    def _start(self, worth: Worth, rng: random.Random) -> int:
        chosen = rng.sample(self.starts, min(STARTS, len(self.starts)))
        cut = [mask_of(rng.sample(numbers(cells), min(self.k, cells.bit_count()))) for cells in chosen]
        return max([self.needed(rng), *cut], key=worth)

    def _filled_up(self, cells: int, worth: Worth, rng: random.Random) -> int:
        while cells.bit_count() < self.k and (free := self._free(cells)):
            tried = [cells | 1 << cell for cell in rng.sample(free, min(WIDTH, len(free)))]
            cells = max(tried, key=worth)
        return cells

    def _exchanged(self, cells: int, worth: Worth, rng: random.Random) -> int:
        best = worth(cells)
        for _ in range(self.tries if self._free(cells) else 0):
            free, places = self._free(cells), numbers(cells)
            number = min(rng.choice((1, 1, 2, 3)), len(free), len(places))
            other = cells & ~mask_of(rng.sample(places, number)) | mask_of(rng.sample(free, number))
            there = worth(other)
            if there >= best:
                cells, best = other, there
        return cells

    def _free(self, cells: int) -> list[int]:
        return numbers(~cells & (1 << self.cells) - 1)


class Wanted(NamedTuple):
    """So many puzzles won are enough, and the list has at most so many sets; None: any number."""

    enough: int
    length: int | None


class Learner:
    """A list in the making, which stays what it is when the budget is spent.

    size      how many puzzles there are in the sample
    shifts    where each cell goes in a copy; none where no copies are wanted
    news      gets the length of the list and how many puzzles it wins
    won       how many puzzles the list wins
    """

    def __init__(
        self,
        sample: Sample,
        size: int,
        proposer: Proposer,
        shifts: Sequence[Sequence[int]],
        rng: random.Random,
        budget: Budget,
        news: Callable[[int, int], object],
    ) -> None:
        self.sample = sample
        self.size = size
        self.proposer = proposer
        self.shifts = shifts
        self.rng = rng
        self.budget = budget
        self.news = news
        self.sets: list[int] = []
        self.won = 0

    def learn(self, wanted: Wanted) -> None:
        """Make a list, with the sets first that give most; `Stopped` leaves what there is."""
        progress = True
        while progress and self._lacks_something(wanted):
            progress = self._grow(wanted)
            self._leave_out_unused()
        if self.won >= wanted.enough:
            self._thin(self.size - wanted.enough)
            self._leave_out_unused()
        self.sets.reverse()

    def _grow(self, wanted: Wanted) -> bool:
        """Take up sets until enough puzzles are won or the list is full; False where nothing helps."""
        while self._lacks_something(wanted):
            best = self.proposer.propose(self._worth, self.rng)
            if self._worth(best) == (0, 0):
                return False
            copies = [cells for cells in self._copies(best) if cells not in self.sets]
            self.sets += self._best(copies, wanted)
            self.won = self.sample.advance(self.sets)
            self.news(len(self.sets), self.won)
        return True

    def _lacks_something(self, wanted: Wanted) -> bool:
        has_room = wanted.length is None or len(self.sets) < wanted.length
        return has_room and self.won < wanted.enough

    def _leave_out_unused(self) -> None:
        """Leave out sets that never give anything, and put those that give least first."""
        uses = dict(zip(self.sets, self.sample.uses(self.sets), strict=True))
        self.sets = sorted(filter(uses.__getitem__, self.sets), key=uses.__getitem__)

    def _thin(self, most_lost: int) -> None:
        """Leave out every set without which no more than so many puzzles are lost; first whole blocks."""
        blocks = [self.sets[start : start + BLOCK] for start in range(0, len(self.sets), BLOCK)][::-1]
        while blocks:
            self.budget.check()
            block = blocks.pop()
            others = [cells for cells in self.sets if cells not in block]
            lost = self.sample.lost(others, most_lost)
            if lost <= most_lost:
                self.sets, self.won = others, self.size - lost
                self.news(len(self.sets), self.won)
            elif len(block) > 1:
                blocks += [block[len(block) // 2 :], block[: len(block) // 2]]

    def _copies(self, cells: int) -> list[int]:
        places = numbers(cells)
        return list(dict.fromkeys([cells, *(mask_of(shift[p] for p in places) for shift in self.shifts)]))

    def _worth(self, cells: int) -> tuple[int, int]:
        self.budget.check()
        return self.sample.helped(self._copies(cells))

    def _best(self, copies: list[int], wanted: Wanted) -> list[int]:
        """Of a set and its copies those that help most by themselves, if there is no room for all."""
        if wanted.length is None or len(self.sets) + len(copies) <= wanted.length:
            return copies
        ranked = sorted(copies, key=lambda cells: self.sample.helped([cells]), reverse=True)
        return ranked[: wanted.length - len(self.sets)]
