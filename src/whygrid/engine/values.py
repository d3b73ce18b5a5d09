"""What follows by any reasoning at all: the SAT oracle as a `Reasoning`, and the exact k of a puzzle by it.

The rules come without the clues of the puzzle; each clue is an item, held by a switch of the oracle. So a
filling of the board that keeps the rules is an alternative: known cells with another value fail in it, and so
do clues that it breaks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from operator import or_

from whygrid.budget import Budget
from whygrid.engine.hitting import numbers
from whygrid.engine.k import KReport, KStep
from whygrid.engine.supports import Alternative, Supports
from whygrid.errors import Stopped
from whygrid.logic.facts import Literal
from whygrid.logic.rules import Family, Rule, Rules
from whygrid.records import NamedTuple
from whygrid.sat.oracle import Oracle


def mask_of(literals: Iterable[Literal]) -> int:
    """The facts or switches of these numbers as a set."""
    return reduce(or_, (1 << literal for literal in literals), 0)


class Values:
    """A `Reasoning` by which everything follows that is so in every filling; a context manager."""

    def __init__(
        self,
        rules: Rules,
        clues: Mapping[str, Rule | Family],
        solution: Sequence[Literal],
        budget: Budget,
    ) -> None:
        self.oracle = Oracle(rules, budget)
        self.clue_of = {self.oracle.add_switched(clue): name for name, clue in clues.items()}
        self.clues = mask_of(self.clue_of)
        self.solution = mask_of(solution)
        self.oracle.prefer([*self.clue_of, *solution])  # alternatives that are near the solution serve best

    def __enter__(self) -> Values:
        return self

    def __exit__(self, *_: object) -> None:
        self.oracle.__exit__()

    def alternative(self, fact: int, items: int) -> Alternative | None:
        """A filling with these items in which the fact is otherwise."""
        facts = self.oracle.solve([-fact, *numbers(items)])
        if facts is None:
            return None
        kept = mask_of(switch for switch in self.clue_of if self.oracle.holds(switch))
        return Alternative((self.clues & ~kept) | (self.solution & ~mask_of(facts)), facts)

    def follows(self, seen: int, wanted: int) -> int:
        """Those of the wanted facts that follow from the seen items alone."""
        found = 0
        while wanted:
            fact = wanted.bit_length() - 1
            wanted ^= 1 << fact
            other = self.alternative(fact, seen)
            if other is None:
                found |= 1 << fact
            else:
                wanted &= ~other.fails
        return found

    def blame(self) -> int:
        """After None: items to which the oracle traces it back."""
        return mask_of(literal for literal in self.oracle.blame() if literal > 0)

    def step(self, fact: int, support: int, proved: bool) -> KStep:
        """A support in words of the puzzle."""
        clues = tuple(self.clue_of[switch] for switch in numbers(support & self.clues))
        return KStep(fact, tuple(numbers(support & ~self.clues)), clues, proved)


def cheapest_step(
    values: Values, known: Iterable[Literal], targets: Iterable[Literal], budget: Budget
) -> KStep | None:
    """The target that needs to look at the fewest items; None when none of them follows."""
    found = Supports(values, budget).cheapest(targets, mask_of(known) | values.clues)
    return None if found is None else values.step(found.fact, found.support, proved=True)


def cheapest_first(supports: Supports, values: Values, givens: Iterable[Literal]) -> Iterator[KStep]:
    """Always a step that needs to look at the fewest items, until everything is known."""
    items = mask_of(givens) | values.clues
    while left := numbers(values.solution & ~items):
        found = supports.cheapest(left, items)
        assert found is not None, "everything follows from the givens"
        yield values.step(found.fact, found.support, proved=True)
        items |= 1 << found.fact


class Bound(NamedTuple):
    """Why fewer are not enough: what is known where one is stuck, and for each open fact its alternatives."""

    known: tuple[Literal, ...]
    alternatives: dict[Literal, list[tuple[Literal, ...]]]


def measure(
    values: Values, givens: Sequence[Literal], budget: Budget, more: Callable[[], Budget] = Budget
) -> tuple[KReport, Bound | None]:
    """The k of a puzzle with one solution and its bound, or what is known when the budget runs out.

    The bound proves the lower half. After a stop `more` says what it may still cost.
    """
    supports = Supports(values, budget)
    start = items = mask_of(givens) | values.clues
    stuck = start
    steps: list[KStep] = []
    lower, stopped = 0, ""
    try:
        for step in cheapest_first(supports, values, givens):
            if step.k > lower:
                lower, stuck = step.k, items
            steps.append(step)
            items |= 1 << step.fact
    except Stopped as stop:
        stopped = str(stop)
        supports.budget = values.oracle.budget = more()
        for fact in numbers(values.solution & ~items):
            # What was found stays true, and everything follows from all that is printed.
            steps.append(values.step(fact, supports.quick.get(fact, start), proved=False))
        if not lower:
            lower = _at_least_one(values, supports, start)
    upper = max((step.k for step in steps), default=0)
    try:
        bound = _bound(values, supports, stuck, lower) if steps else None
    except Stopped as stop:
        bound, stopped = None, stopped or str(stop)
    return KReport(lower, upper, tuple(steps), {}, stopped), bound


def _at_least_one(values: Values, supports: Supports, items: int) -> int:
    """1 where nothing follows from no items at all, as far as that is seen in time; 0 otherwise."""
    try:
        return int(not any(supports.smaller(fact, items, 1) for fact in numbers(values.solution & ~items)))
    except Stopped:
        return 0


def _bound(values: Values, supports: Supports, stuck: int, lower: int) -> Bound:
    found = {
        fact: [supports.pool[place].facts for place in supports.witnesses(fact, stuck, lower)]
        for fact in numbers(values.solution & ~stuck)
    }
    return Bound(tuple(numbers(stuck & ~values.clues)), found)
