"""What one claim rests on, by the SAT oracle: a `Reasoning` for `Supports` with whatever items there are.

An item is a literal that the oracle takes for granted where one looks at it: a fact, an exclusion, or the
switch of a clue. Items are numbered from 0, and the claim has the number after the last one.
"""

from __future__ import annotations

from collections.abc import Sequence

from whygrid.budget import Budget
from whygrid.engine.hitting import numbers
from whygrid.engine.supports import Alternative, Supports
from whygrid.logic.facts import Literal
from whygrid.sat.oracle import Oracle


class Claimed:
    """A claim, be it a placement or an exclusion, and the items that it may rest on."""

    def __init__(self, oracle: Oracle, claim: Literal, items: Sequence[Literal]) -> None:
        self.oracle = oracle
        self.claim = claim
        self.items = items
        oracle.prefer(items)  # alternatives in which little fails serve best

    def alternative(self, fact: int, items: int) -> Alternative | None:
        """A world with these items in which the claim fails."""
        facts = self.oracle.solve([-self.claim, *(self.items[place] for place in numbers(items))])
        if facts is None:
            return None
        fails = sum(1 << place for place, item in enumerate(self.items) if not self.oracle.holds(item))
        return Alternative(fails | 1 << len(self.items), facts)

    def blame(self) -> int:
        """After None: items to which the oracle traces it back."""
        blamed = set(self.oracle.blame())
        return sum(1 << place for place, item in enumerate(self.items) if item in blamed)


def smallest_part(
    oracle: Oracle, claim: Literal, items: Sequence[Literal], budget: Budget
) -> tuple[Literal, ...] | None:
    """The fewest of these items that the claim follows from; None where all of them are not enough."""
    reasoning = Claimed(oracle, claim, items)
    found = Supports(reasoning, budget).smallest(len(items), (1 << len(items)) - 1)
    return None if found is None else tuple(items[place] for place in numbers(found.support))
