"""Whether literals contradict rules.

This is shown by propagation over the counts of the rules, by adding up their sums, by counting what one of
them has room for and, where that leaves it open, by trying both values of a literal, within a bound; beyond
it, by counting what two of them have room for together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import combinations

from whygrid.budget import Budget
from whygrid.logic.facts import Literal
from whygrid.logic.rules import Rules
from whygrid.records import NamedTuple

BRANCH_LIMIT = 2000
"""How many branchings one deduction may cost; a larger one has to come as cases."""


class Effort:
    """What may still be tried: so many branchings, as long as the budget lasts."""

    def __init__(self, budget: Budget | None = None, branchings: int | None = None) -> None:
        self.budget = budget or Budget()
        self.branchings = self._limit = BRANCH_LIMIT if branchings is None else branchings
        self._anew: Effort | None = None

    def anew(self) -> Effort:
        """As much once more, the same for all who ask."""
        if self._anew is None:
            self._anew = Effort(self.budget, self._limit)
        return self._anew

    def allows_branching(self) -> bool:
        """Count one branching, and say whether it may be tried."""
        self.budget.tick()
        self.branchings -= 1
        return self.branchings >= 0


def entails_contradiction(
    rules: Rules,
    names: Iterable[str],
    literals: Iterable[Literal],
    effort: Effort | None = None,
    breaks: Callable[[Collection[Literal]], bool] = lambda holds: False,
) -> bool:
    """Whether the literals contradict the named rules; False also when the effort does not suffice.

    A branch ends as well where it `breaks` some other rule.
    """
    effort = effort or Effort()
    effort.budget.tick()
    names = tuple(dict.fromkeys(names))
    rules = rules.listing(names)
    start = propagate(rules, names, literals)
    return start is None or contradicts_itself(start, names, effort, breaks)


def contradicts_itself(
    start: Propagation,
    names: tuple[str, ...],
    effort: Effort,
    breaks: Callable[[Collection[Literal]], bool] = lambda holds: False,
    denied: Literal = 0,
) -> bool:
    """The same for what was propagated by the rules of these names already, what is `denied` among it."""
    rules = start.rules
    if not _adds_up(rules, names, start):
        return True
    if _crowded(rules, start, ((name,) for name in names), effort.budget):
        return True
    # Where one order gets lost, another may not.
    for first, allowed in ((speaking_of(rules, names, denied), effort), ((), effort.anew())):
        ended = _all_branches_end(start, first, allowed, breaks)
        if ended is not None:
            return ended
    return _crowded(rules, start, _crossing(rules, names), effort.budget)


def _all_branches_end(
    start: Propagation,
    first: Collection[int],
    effort: Effort,
    breaks: Callable[[Collection[Literal]], bool],
) -> bool | None:
    """Whether every branch ends in a contradiction, with some counts first; None if it takes too long."""
    open_branches = [start]
    while open_branches:
        branch = open_branches.pop()
        if breaks(branch.true):
            continue
        literal = branch.undecided(first)
        if literal == 0:
            return False
        if not effort.allows_branching():
            return None
        for choice in (literal, -literal):
            child = branch.copy()
            if child.assume([choice]):
                open_branches.append(child)
    return True


def speaking_of(rules: Rules, names: Collection[str], literal: Literal) -> set[int]:
    """The counts that speak of the same as those rules do that speak of a literal; to branch on them first.

    The other rules are often there for what they exclude at once, and trying their counts leads nowhere.
    """
    spoken = [{abs(lit) for count in rules.rule(name).counts for lit in count.literals} for name in names]
    near = set().union(*(facts for facts in spoken if abs(literal) in facts))
    return {
        number
        for name in names
        for number in rules.numbers_of[name]
        if any(abs(lit) in near for lit in rules.counts[number].literals)
    }


def _adds_up(rules: Rules, names: Iterable[str], start: Propagation) -> bool:
    """Whether the sums of the named rules, all added up, can still come out.

    What stands on both sides cancels out. Of the literals that are left, one of each count of which one
    holds does ("this cell holds one digit"); any other may hold or not.
    """
    weights: dict[Literal, int] = {}
    total = 0
    for name in names:
        for terms, right in rules.rule(name).sums:
            total += right
            for literal, weight in terms:
                weights[literal] = weights.get(literal, 0) + weight
    total -= sum(weight for literal, weight in weights.items() if literal in start.true)
    left = {literal for literal in weights if literal not in start.true and -literal not in start.true}
    reached = {0}
    for count in (count for name in names for count in rules.rule(name).counts):
        if (count.low, count.high) == (1, 1) and not left.isdisjoint(count.literals):
            free = [literal for literal in count.literals if -literal not in start.true]
            options = {weights[literal] if literal in left else 0 for literal in free}
            reached = {so_far + option for so_far in reached for option in options}
            left.difference_update(free)
    for literal in left:
        reached |= {so_far + weights[literal] for so_far in reached}
    return total in reached


def _crowded(rules: Rules, start: Propagation, rooms: Iterable[tuple[str, ...]], budget: Budget) -> bool:
    """Whether other rules demand more literals of one of these, or of several together, than have room there.

    So it is with five cells for which a box leaves four digits, or with a row and a box that leave as many
    between them. Demands that share a literal count once, and each literal takes up room in one count.

    `service.export.closing` goes the same way once more and keeps what it finds. It stays apart: here nothing
    is kept that only an exporter needs, and the core does not change when a form of export does.
    """
    demands = list(start.demands())
    demanded: dict[Literal, list[int]] = {}
    for place, demand in enumerate(demands):
        for literal in demand.free:
            demanded.setdefault(literal, []).append(place)
    for names in rooms:
        budget.tick()
        own = dict.fromkeys(number for name in names for number in rules.numbers_of[name])
        homes: dict[Literal, list[int]] = {}
        for number in own:
            for literal in rules.counts[number].literals:
                homes.setdefault(literal, []).append(number)
        inside = Counter(place for literal in homes for place in demanded.get(literal, ()))
        within = [demands[place] for place in sorted(inside) if inside[place] == len(demands[place].free)]
        fitting = [demand for demand in within if demand.number not in own]
        needed, room = 0, 0
        taken: set[Literal] = set()
        filled: set[int] = set()
        # First those that have no choice: the others may find a count that has to be filled anyway.
        fitting.sort(key=lambda demand: (sum(len(homes[lit]) - 1 for lit in demand.free), len(demand.free)))
        for _, missing, free in fitting:
            if not taken.isdisjoint(free):
                continue
            taken |= free
            needed += missing
            for literal in sorted(free):  # whatever the order, it is the same every time
                if filled.isdisjoint(homes[literal]):
                    into = homes[literal][0]
                    filled.add(into)
                    room += start.room[into]
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
    """What follows at once: for each count how many of its literals may still hold, and how many be out."""

    def __init__(self, rules: Rules, room: dict[int, int], spare: dict[int, int]) -> None:
        self.rules = rules
        self.true: set[Literal] = set()
        self.room = room  # by the numbers of the counts that may be used
        self.spare = spare

    def copy(self) -> Propagation:
        """An independent copy, for one side of a branching."""
        twin = Propagation(self.rules, self.room.copy(), self.spare.copy())
        twin.true = self.true.copy()
        return twin

    def assume(self, literals: Iterable[Literal]) -> bool:
        """Add literals and all that follows at once; False on a contradiction."""
        true, room, spare = self.true, self.room, self.spare
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
                if number in room:
                    room[number] = left = room[number] - 1
                    if left < 1:
                        if left < 0:
                            return False
                        queue += [-lit for lit in counts[number][0] if lit not in true and -lit not in true]
            for number in occurrences.get(-literal, ()):
                if number in spare:
                    spare[number] = left = spare[number] - 1
                    if left < 1:
                        if left < 0:
                            return False
                        queue += [lit for lit in counts[number][0] if lit not in true and -lit not in true]
        return True

    def demands(self) -> Iterator[Demand]:
        """The counts that are not met yet; one that counts a literal twice may be met by fewer."""
        for number, room in self.room.items():
            literals, low, high = self.rules.counts[number]
            missing = low - (high - room)
            if missing > 0:
                free = [lit for lit in literals if lit not in self.true and -lit not in self.true]
                if len(free) == len(set(free)):
                    yield Demand(number, missing, set(free))

    def undecided(self, first: Collection[int] = ()) -> Literal:
        """An open literal of the count that is nearest to being decided; 0 when none is open.

        Counts that still demand something come before others, which can only be broken by too much; of
        these, the counts that are to be looked at `first`.
        """
        open_counts = []
        for number, room in self.room.items():
            _, low, high = self.rules.counts[number]
            free = room + self.spare[number] - (high - low)
            if free:
                open_counts.append((high - room >= low, number not in first, free, number))
        if not open_counts:
            return 0
        literals = self.rules.counts[min(open_counts)[-1]].literals
        return next(lit for lit in literals if lit not in self.true and -lit not in self.true)


def propagate(rules: Rules, names: Iterable[str], literals: Iterable[Literal]) -> Propagation | None:
    """What follows at once from the literals by the rules of these names; None for a contradiction."""
    names = tuple(names)
    rules = rules.listing(names)
    room: dict[int, int] = {}
    spare: dict[int, int] = {}
    forced: list[Literal] = []  # by single counts, of which all literals must hold, or none
    for name in names:
        limits = rules.limits(name)
        if limits is None:
            return None
        room.update(limits.room)
        spare.update(limits.spare)
        forced += limits.forced
    start = Propagation(rules, room, spare)
    return start if start.assume([*forced, *literals]) else None


def at_a_glance(
    rules: Rules, names: Iterable[str], premises: Collection[Literal], conclusion: Literal
) -> bool:
    """Whether some count of these rules leaves nothing but the conclusion, after what the premises exclude.

    Most deductions are so; one that isn't may follow all the same.
    """
    numbers = set().union(*[rules.numbers_of[name] for name in names])
    counts, occurrences = rules.counts, rules.occurrences
    full = {
        number
        for premise in premises
        for number in occurrences.get(premise, ())
        if number in numbers and counts[number].high == 1
    }
    for number in numbers.intersection(occurrences.get(conclusion, ())):
        literals, low, _ = counts[number]
        left = [
            literal
            for literal in literals
            if -literal not in premises and (literal in premises or full.isdisjoint(occurrences[literal]))
        ]
        if len(left) < low or (len(left) == low and conclusion in left):
            return True
    return False
