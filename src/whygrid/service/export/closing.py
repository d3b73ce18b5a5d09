"""How a contradiction is reached, so that it can be checked without any search.

The checker of the trusted core searches: it propagates, adds up, counts what has room, and branches. Here the
same is done once more, and what was found is kept as a tree in preorder:

    7 () -3 () ()      7 is contradicted by propagation; without 7, so is -3, and so is 3

A leaf is empty where propagation is enough. Otherwise it lists inequalities that are to be added: the sum
can't be reached any more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from itertools import combinations

from whygrid.budget import Budget
from whygrid.logic.check import LAST_LEMMA
from whygrid.logic.entailment import Demand, Effort, Propagation, propagate, speaking_of
from whygrid.logic.facts import Literal
from whygrid.logic.rules import Count, Rule, Rules
from whygrid.records import NamedTuple


class Term(NamedTuple):
    """An inequality of a rule, so many times: its lower side where `times` is positive, else its upper side.

    place    which of the rule's counts it is, or after them, of its sums
    """

    times: int
    rule: str
    place: int


Leaf = tuple[Term, ...]
Tree = tuple[Literal | Leaf, ...]
AT_ONCE: Tree = ((),)
"""The tree of what propagation alone contradicts."""


class Inequality(NamedTuple):
    """The weights of those literals that hold are at least `least` together."""

    terms: tuple[tuple[Literal, int], ...]
    least: int


def side_of(rule: Rule, place: int, upper: bool) -> Inequality:
    """One side of a count, or of a sum, of a rule."""
    if place < len(rule.counts):
        literals, low, high = rule.counts[place]
        terms = tuple((literal, -1 if upper else 1) for literal in literals)
        return Inequality(terms, -high if upper else low)
    weighted, total = rule.sums[place - len(rule.counts)]
    if upper:
        return Inequality(tuple((literal, -weight) for literal, weight in weighted), -total)
    return Inequality(weighted, total)


def tree_of(
    rules: Rules,
    names: Iterable[str],
    held: Collection[Literal],
    conclusion: Literal,
    effort: Effort,
    adding: bool = True,
) -> Tree | None:
    """How the rules of these names and what is held lead to the conclusion, or with 0 to a contradiction.

    None where that is not found out with so much effort. Without `adding` nothing is added: for clauses.
    """
    names = tuple(dict.fromkeys(names))
    rules = rules.listing(names)
    start = propagate(rules, names, held)
    if start is None or conclusion in start.true or (conclusion and not start.assume([-conclusion])):
        return AT_ONCE
    return _closed(start, names, effort, adding, conclusion)


def how_it_follows(
    rules: Rules,
    names: tuple[str, ...],
    held: list[Literal],
    lemmas: list[tuple[Literal, ...]],
    conclusion: Literal,
    budget: Budget,
    adding: bool = True,
    branchings: int | None = None,
) -> Tree | None:
    """The tree of one conclusion by these rules, where for each lemma not all of its facts hold."""
    told = rules.listing(names)
    if lemmas:
        counts = tuple(Count(together, 0, len(together) - 1) for together in lemmas)
        told, names = rules.only(names, Rule(LAST_LEMMA, "", counts)), (*names, LAST_LEMMA)
    tree = tree_of(told, names, held, conclusion, Effort(budget, branchings), adding)
    if tree is not None and lemmas and any(_rests_on_lemma(node) for node in tree if isinstance(node, tuple)):
        return tree_of(told, names, held, conclusion, Effort(budget), adding=False)
    return tree


def _rests_on_lemma(leaf: Leaf) -> bool:
    return any(term.rule == LAST_LEMMA for term in leaf)


def _closed(
    start: Propagation, names: tuple[str, ...], effort: Effort, adding: bool, denied: Literal
) -> Tree | None:
    rules, budget = start.rules, effort.budget
    with_sums = adding and any(rules.rule(name).sums for name in names)
    if adding:
        leaf = _crowded(start, ((name,) for name in names), budget)
        if leaf:
            return (leaf,)
    first = speaking_of(rules, names, denied)
    tree: list[Literal | Leaf] = []
    branches: list[Propagation | None] = [start]
    while branches:
        branch = branches.pop()
        leaf = () if branch is None or not with_sums else _summed(branch, names)
        if branch is None or leaf:
            tree.append(leaf)
            continue
        literal = branch.undecided(first)
        if literal == 0:
            return None
        if not effort.allows_branching():
            leaf = _crowded(start, _crossing(rules, names), budget) if adding else ()
            return (leaf,) if leaf else None
        tree.append(literal)
        for choice in (-literal, literal):
            child = branch.copy()
            branches.append(child if child.assume([choice]) else None)
    return tuple(tree)


def _summed(branch: Propagation, names: tuple[str, ...]) -> Leaf:
    """The sums of these rules, and the counts that bound what is open in them, where they do not add up."""
    rules, true = branch.rules, branch.true
    sums: list[Term] = []
    weights: Counter[Literal] = Counter()
    for name in names:
        rule = rules.rule(name)
        for place, (terms, _) in enumerate(rule.sums, len(rule.counts)):
            sums.append(Term(1, name, place))
            for literal, weight in terms:
                weights[literal] += weight
    left = {lit for lit, weight in weights.items() if weight and lit not in true and -lit not in true}
    groups: list[tuple[str, int, list[int]]] = []
    for name in names:
        rule = rules.rule(name)
        for place, (literals, low, high) in enumerate(rule.counts if not rule.sums else ()):
            free = [lit for lit in literals if lit not in true and -lit not in true]
            if (low, high) == (1, 1) and true.isdisjoint(literals) and not left.isdisjoint(free):
                groups.append((name, place, [weights[lit] if lit in left else 0 for lit in free]))
                left.difference_update(free)
    for side in (1, -1):
        bounds = [Term(-max(side * w for w in open_weights), n, p) for n, p, open_weights in groups]
        leaf = (*(term._replace(times=side) for term in sums), *(term for term in bounds if term.times))
        if cannot_be(rules, leaf, true):
            return leaf
    return ()


def _crowded(start: Propagation, rooms: Iterable[tuple[str, ...]], budget: Budget) -> Leaf:
    """Demands of rules that have no room together in one of these, as `logic.entailment` finds them."""
    rules = start.rules
    demands = list(start.demands())
    demanded: dict[Literal, list[int]] = {}
    for number, demand in enumerate(demands):
        for literal in demand.free:
            demanded.setdefault(literal, []).append(number)
    for names in rooms:
        budget.tick()
        own = dict.fromkeys(number for name in names for number in rules.numbers_of[name])
        homes: dict[Literal, list[int]] = {}
        for number in own:
            for literal in rules.counts[number].literals:
                homes.setdefault(literal, []).append(number)
        inside = Counter(number for literal in homes for number in demanded.get(literal, ()))
        within = [demands[number] for number in sorted(inside) if inside[number] == len(demands[number].free)]
        leaf = _overfull(start, [demand for demand in within if demand.number not in own], homes)
        if leaf:
            return leaf
    return ()


def _overfull(start: Propagation, fitting: list[Demand], homes: dict[Literal, list[int]]) -> Leaf:
    needed, room = 0, 0
    taken: set[Literal] = set()
    filled: dict[int, None] = {}
    demanding: list[int] = []
    fitting.sort(key=lambda demand: (sum(len(homes[lit]) - 1 for lit in demand.free), len(demand.free)))
    for number, missing, free in fitting:
        if not taken.isdisjoint(free):
            continue
        taken |= free
        needed += missing
        demanding.append(number)
        for literal in sorted(free):
            if filled.keys().isdisjoint(homes[literal]):
                into = homes[literal][0]
                filled[into] = None
                room += start.room[into]
        if needed > room:
            places = _places(start.rules)
            leaf = (
                *(Term(1, *places[number]) for number in demanding),
                *(Term(-1, *places[number]) for number in filled),
            )
            return leaf if cannot_be(start.rules, leaf, start.true) else ()
    return ()


def _crossing(rules: Rules, names: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Each two of these rules that speak of the same literal."""
    literals = {
        name: {lit for number in rules.numbers_of[name] for lit in rules.counts[number].literals}
        for name in names
    }
    return (
        (one, two) for one, two in combinations(literals, 2) if not literals[one].isdisjoint(literals[two])
    )


def _places(rules: Rules) -> dict[int, tuple[str, int]]:
    return {
        number: (name, place)
        for name, numbers in rules.numbers_of.items()
        for place, number in enumerate(numbers)
    }


def added(rules: Rules, leaf: Leaf) -> tuple[dict[int, int], int]:
    """The inequality that the terms of a leaf add up to, in variables: what is counted, and what is least."""
    weights: dict[int, int] = {}
    least = 0
    for times, rule, place in leaf:
        terms, bound = side_of(rules.rule(rule), place, times < 0)
        least += abs(times) * bound
        for literal, weight in terms:
            weight *= abs(times)
            if literal < 0:  # what does not hold counts: 1 less what holds
                least -= weight
                weight = -weight
            weights[abs(literal)] = weights.get(abs(literal), 0) + weight
    return {variable: weight for variable, weight in weights.items() if weight}, least


def cannot_be(rules: Rules, leaf: Leaf, true: Collection[Literal]) -> bool:
    """Whether the sum of these inequalities can't be reached, where these literals hold."""
    weights, least = added(rules, leaf)
    most = sum(
        weight
        for variable, weight in weights.items()
        if variable in true or (-variable not in true and weight > 0)
    )
    return most < least
