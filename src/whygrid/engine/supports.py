"""Smallest supports by duality: every support meets every alternative.

*Items* are what one may look at: known cells, as facts, and clues. A set of items **supports** a fact when
the fact follows from it. An **alternative** is a world in which some items and facts fail. Whatever supports
a fact that fails in it must contain one of the items that fail, its *trace*; and a set that meets the traces
of all alternatives is a support. So a smallest support is a smallest hitting set of traces, of which few are
needed: propose a set that meets those found so far, and ask for an alternative that it misses.

One alternative counts for every fact that fails in it, and for every position of the puzzle: knowing more
cells adds items to its trace and nothing else. What "follows" means is up to the `Reasoning`, as long as
more items never lead to less:

    by any reasoning       an alternative is a filling of the board that keeps the rules (`engine.values`)
    by some techniques     it is a position in which they are stuck: what they do not get fails

Facts and clues are bits, sets of them ints.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from whygrid.budget import Budget
from whygrid.engine.hitting import bits, fewest, minimal
from whygrid.records import NamedTuple


class Alternative(NamedTuple):
    """A world in which the items and facts of `fails` fail; `facts` are those that hold instead."""

    fails: int
    facts: tuple[int, ...] = ()


class Reasoning(Protocol):
    """What follows from what."""

    def alternative(self, fact: int, items: int) -> Alternative | None:
        """A world with all of `items` in which `fact` (a number) fails; None if it follows from them."""

    def blame(self) -> int:
        """After None: some of the items, from which the fact follows already."""


class Found(NamedTuple):
    """A fact and a smallest set of items that it follows from."""

    fact: int
    support: int

    @property
    def size(self) -> int:
        """The k of the step."""
        return self.support.bit_count()


class Supports:
    """Smallest supports in growing positions; what was learnt for one fact or position serves the others."""

    def __init__(self, reasoning: Reasoning, budget: Budget) -> None:
        self.reasoning = reasoning
        self.budget = budget
        self.pool: list[Alternative] = []
        self.quick: dict[int, int] = {}  # for each fact the smallest support found so far
        self._excluded: dict[tuple[int, int], int] = {}  # for fact and size: items with no support below it

    def cheapest(self, facts: Iterable[int], items: int, floor: int = 0) -> Found | None:
        """The fact with the smallest support of all; None when none of them follows.

        No support is smaller than `floor`, so that one of this size needs no proof.
        """
        facts = list(facts)
        for fact in facts:
            if fact not in self.quick:
                self._look(fact, items)
        order = sorted((self.quick[fact].bit_count(), fact) for fact in facts if fact in self.quick)
        if not order:
            return None
        best = order[0][1]
        for _, fact in order:
            size = self.quick[best].bit_count()
            if size <= floor:
                break
            if self.smaller(fact, items, size, floor):
                best = fact
        return Found(best, self.quick[best])

    def smallest(self, fact: int, items: int) -> Found | None:
        """A smallest support of one fact; None when it does not follow."""
        return self.cheapest([fact], items)

    def smaller(self, fact: int, items: int, below: int, floor: int = 0) -> bool:
        """Whether the fact has a support of fewer than `below` items; a smallest one is then in `quick`."""
        traces = [other.fails & items for other in self.pool if other.fails >> fact & 1]
        among = self._excluded.get((fact, below))
        if among is not None:  # what is new since then must have a part in it
            traces.append(items & ~among)
        traces = minimal(traces)
        found = False
        while True:
            chosen = fewest(traces, below, self._any)
            if chosen is None:
                break
            missed = self._ask(fact, items, chosen, traces)
            if missed is not None:
                traces = [*(trace for trace in traces if trace & missed != missed), missed]
                continue
            found, below = True, self.quick[fact].bit_count()
            if below <= floor:
                return True
        for size in range(below + 1):
            self._excluded[fact, size] = items
        return found

    def witnesses(self, fact: int, items: int, below: int) -> list[int]:
        """Alternatives, as places in the pool, that fewer than `below` items can't meet."""
        places: list[int] = []
        while True:
            traces = [self.pool[place].fails & items for place in places]
            chosen = fewest(minimal(traces), below, self._any)
            if chosen is None:
                return places
            missed = [
                (other.fails & items).bit_count() << 32 | place
                for place, other in enumerate(self.pool)
                if other.fails >> fact & 1 and not other.fails & chosen
            ]
            if not missed:
                supported = self._ask(fact, items, chosen, traces) is None
                assert not supported, "there is no support of this size"
            places.append(min(missed) & 0xFFFFFFFF if missed else len(self.pool) - 1)

    def _any(self, found: bool) -> bool:
        self.budget.tick()
        return not found

    def _ask(self, fact: int, items: int, chosen: int, traces: list[int]) -> int | None:
        """The trace of a new alternative that `chosen` misses; None when it is a support."""
        other = self.reasoning.alternative(fact, chosen)
        if other is None:
            self._shrink(fact, self.reasoning.blame())
            return None
        other = self._grow(fact, items, chosen, other, traces)
        self.pool.append(other)
        return other.fails & items

    def _grow(self, fact: int, items: int, agreed: int, other: Alternative, traces: list[int]) -> Alternative:
        """Let as few items as possible fail, those in many traces last."""
        order = sorted(bits(items & other.fails), key=lambda bit: -sum(1 for trace in traces if trace & bit))
        agreed |= items & ~other.fails
        for bit in order:
            if other.fails & bit:
                nearer = self.reasoning.alternative(fact, agreed | bit)
                if nearer is not None:
                    other = nearer
                    agreed |= items & ~other.fails
        return other

    def _look(self, fact: int, items: int) -> None:
        """Find some support that can spare none of its items, if there is one at all."""
        if any(other.fails >> fact & 1 and not other.fails & items for other in self.pool):
            return
        other = self.reasoning.alternative(fact, items)
        if other is None:
            self._shrink(fact, self.reasoning.blame())
        else:
            self.pool.append(other)

    def _shrink(self, fact: int, support: int) -> None:
        """Take items away as long as the fact still follows."""
        for bit in bits(support):
            if support & bit and self.reasoning.alternative(fact, support & ~bit) is None:
                support = self.reasoning.blame()
        known = self.quick.get(fact)
        if known is None or support.bit_count() < known.bit_count():
            self.quick[fact] = support
