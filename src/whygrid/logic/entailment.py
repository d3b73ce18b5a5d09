"""Whether literals contradict rules.

This is shown by propagation over the counts of the rules, by adding up their sums, by counting what one of
them has room for and, where that leaves it open, by trying both values of a literal, within a bound; beyond
it, by counting what two of them have room for together.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from whygrid.logic.facts import Literal
from whygrid.logic.rules import Rules

BRANCH_LIMIT = 2000
"""How many branchings one deduction may cost; a larger one has to come as cases."""


def entails_contradiction(
    rules: Rules,
    names: Iterable[str],
    literals: Iterable[Literal],
    limit: int | None = None,
    breaks: Callable[[Collection[Literal]], bool] = lambda holds: False,
) -> bool:
    """Whether the literals contradict the named rules; False also when the branch limit is reached.

    A branch ends as well where it `breaks` some other rule.
    """
    limit = BRANCH_LIMIT if limit is None else limit
    names = tuple(dict.fromkeys(names))
    start = propagate(rules, names, literals)
    if start is None or not _adds_up(rules, names, start):
        return True
    if _crowded(rules, start, ((name,) for name in names)):
        return True
    branchings = 0
    open_branches = [start]
    while open_branches:
        branch = open_branches.pop()
        if breaks(branch.true):
            continue
        literal = branch.undecided()
        branchings += 1
        if literal == 0:
            return False
        if branchings > limit:
            return _crowded(rules, start, _crossing(rules, names))
        for choice in (literal, -literal):
            child = branch.copy()
            if child.assume([choice]):
                open_branches.append(child)
    return True


def _adds_up(rules: Rules, names: Iterable[str], start: Propagation) -> bool:
    """Whether the sums of the named rules, all added up, can still come out.

    What stands on both sides cancels out. Of the literals that are left, one of each count of the rules
    without sums holds ("this cell holds one digit"); any other may hold or not.
    """
    weights: dict[Literal, int] = {}
    total = 0
    for name in names:
        for terms, right in rules.rule(name).sums:
            total += right
            for literal, weight in terms:
                weights[literal] = weights.get(literal, 0) + weight
    total -= sum(weight for literal, weight in weights.items() if literal in start.true)
    left = {
        lit for lit, weight in weights.items() if weight and lit not in start.true and -lit not in start.true
    }
    reached = {0}
    for count in (count for name in names if not rules.rule(name).sums for count in rules.rule(name).counts):
        free = [lit for lit in count.literals if lit not in start.true and -lit not in start.true]
        one_of_them = (count.low, count.high) == (1, 1) and start.true.isdisjoint(count.literals)
        if one_of_them and not left.isdisjoint(free):
            options = {weights.get(literal, 0) if literal in left else 0 for literal in free}
            reached = {so_far + option for so_far in reached for option in options}
            left.difference_update(free)
    for literal in left:
        reached |= {so_far + weights[literal] for so_far in reached}
    return total in reached


def _crowded(rules: Rules, start: Propagation, rooms: Iterable[tuple[str, ...]]) -> bool:
    """Whether other rules demand more literals of one of these, or of several together, than have room there.

    So it is with five cells for which a box leaves four digits, or with a row and a box that leave as many
    between them. Demands that share a literal count once, and each literal takes up room in one count.
    """
    demands = list(start.demands())
    for names in rooms:
        own = [number for name in names for number in rules.numbers_of[name]]
        homes: dict[Literal, list[int]] = {}
        for number in own:
            for literal in rules.counts[number].literals:
                homes.setdefault(literal, []).append(number)
        needed, room = 0, 0
        taken: set[Literal] = set()
        filled: set[int] = set()
        fitting = [demand for demand in demands if demand.number not in own and homes.keys() >= demand.free]
        # First those that have no choice: the others may find a count that has to be filled anyway.
        fitting.sort(key=lambda demand: (sum(len(homes[lit]) - 1 for lit in demand.free), len(demand.free)))
        for _, missing, free in fitting:
            if not taken.isdisjoint(free):
                continue
            taken |= free
            needed += missing
            for literal in free:
                if filled.isdisjoint(homes[literal]):
                    into = homes[literal][0]
                    filled.add(into)
                    room += rules.counts[into].high - start.holding.get(into, 0)
            if needed > room:
                return True
    return False


def _crossing(rules: Rules, names: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Each two of these rules that speak of the same literal."""
    literals = {
        name: {lit for number in rules.numbers_of[name] for lit in rules.counts[number].literals}
        for name in names
    }
    return (
        (one, two) for one, two in combinations(literals, 2) if not literals[one].isdisjoint(literals[two])
    )


class Demand(NamedTuple):
    """A count of which so many more literals must hold, out of these."""

    number: int
    missing: int
    free: set[Literal]


class Propagation:
    """What follows at once: for each count how many of its literals hold, and how many are out."""

    def __init__(self, rules: Rules, numbers: frozenset[int]) -> None:
        self.rules = rules
        self.numbers = numbers  # of the counts that may be used
        self.true: set[Literal] = set()
        self.holding: dict[int, int] = {}
        self.out: dict[int, int] = {}

    def copy(self) -> Propagation:
        """An independent copy, for one side of a branching."""
        twin = Propagation(self.rules, self.numbers)
        twin.true, twin.holding, twin.out = self.true.copy(), self.holding.copy(), self.out.copy()
        return twin

    def assume(self, literals: Iterable[Literal]) -> bool:
        """Add literals and all that follows at once; False on a contradiction."""
        numbers, true, holding, out = self.numbers, self.true, self.holding, self.out
        occurrences, counts = self.rules.occurrences, self.rules.counts
        queue = list(literals)
        while queue:
            literal = queue.pop()
            if literal in true:
                continue
            if -literal in true:
                return False
            true.add(literal)
            for number in occurrences.get(literal, ()):
                if number in numbers:
                    holding[number] = now = holding.get(number, 0) + 1
                    count = counts[number]
                    if now > count.high:
                        return False
                    if now == count.high:
                        queue.extend([-lit for lit in count.literals if lit not in true and -lit not in true])
            for number in occurrences.get(-literal, ()):
                if number in numbers:
                    out[number] = now = out.get(number, 0) + 1
                    count = counts[number]
                    left = len(count.literals) - now
                    if left < count.low:
                        return False
                    if left == count.low:
                        queue.extend([lit for lit in count.literals if lit not in true and -lit not in true])
        return True

    def demands(self) -> Iterator[Demand]:
        """The counts that are not met yet; one that counts a literal twice may be met by fewer."""
        for number in self.numbers:
            literals, low, _ = self.rules.counts[number]
            missing = low - self.holding.get(number, 0)
            if missing > 0:
                free = [lit for lit in literals if lit not in self.true and -lit not in self.true]
                if len(free) == len(set(free)):
                    yield Demand(number, missing, set(free))

    def undecided(self) -> Literal:
        """An open literal of the count that is nearest to being decided; 0 when none is open.

        Counts that still demand something come first: the others can only be broken by too much.
        """
        best, rank = 0, (True, 0)
        for number in self.numbers:
            literals, low, _ = self.rules.counts[number]
            free = [lit for lit in literals if lit not in self.true and -lit not in self.true]
            candidate = (self.holding.get(number, 0) >= low, len(free))
            if free and (best == 0 or candidate < rank):
                best, rank = free[0], candidate
        return best


def propagate(rules: Rules, names: Iterable[str], literals: Iterable[Literal]) -> Propagation | None:
    """What follows at once from the literals by the rules of these names; None for a contradiction."""
    numbers = frozenset(number for name in names for number in rules.numbers_of[name])
    forced: list[Literal] = []  # by single counts, of which all literals must hold, or none
    for count in (rules.counts[number] for number in numbers):
        if len(count.literals) < count.low:
            return None
        if len(count.literals) == count.low:
            forced += count.literals
        if count.high == 0:
            forced += (-literal for literal in count.literals)
    start = Propagation(rules, numbers)
    return start if start.assume([*forced, *literals]) else None
