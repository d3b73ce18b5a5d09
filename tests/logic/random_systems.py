"""Random systems of counts and sums: whatever the checker finds contradictory, brute force finds impossible.

    python -m tests.logic.random_systems --count 1000000 --seed 1

A system has up to seven variables, some of them auxiliary, and odd counts and sums too: literals that stand
there twice or with their negation, bounds that nothing meets, weights of zero. The other way round, what the
counts alone exclude must be found, as long as branchings are left.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from typing import NamedTuple

from whygrid.logic.check import check_deduction
from whygrid.logic.deduction import Deduction
from whygrid.logic.entailment import Effort, entails_contradiction
from whygrid.logic.facts import Fact
from whygrid.logic.rules import Count, Rule, Rules, Sum

NAMES = [Fact(name, "1") for name in "abcdefg"]


class Worlds:
    """Sets of assignments to so many variables, each set an int with a bit for every assignment."""

    def __init__(self, variables: int) -> None:
        self.all = (1 << (1 << variables)) - 1
        self.where = [
            sum(1 << world for world in range(1 << variables) if world >> variable & 1)
            for variable in range(variables)
        ]

    def with_literal(self, literal: int) -> int:
        holds = self.where[abs(literal) - 1]
        return holds if literal > 0 else self.all & ~holds

    def with_count(self, count: Count) -> int:
        reached = [self.all] + [0] * len(count.literals)  # at least so many hold
        for literal in count.literals:
            holds = self.with_literal(literal)
            for number in range(len(reached) - 1, 0, -1):
                reached[number] |= reached[number - 1] & holds
        enough = reached[count.low] if count.low < len(reached) else 0
        if count.high < 0:
            return 0
        return enough & ~reached[count.high + 1] if count.high + 1 < len(reached) else enough

    def with_sum(self, said: Sum) -> int:
        reached = {0: self.all}
        for literal, weight in said.terms:
            holds = self.with_literal(literal)
            after: dict[int, int] = {}
            for so_far, worlds in reached.items():
                after[so_far] = after.get(so_far, 0) | worlds & ~holds
                after[so_far + weight] = after.get(so_far + weight, 0) | worlds & holds
            reached = after
        return reached.get(said.total, 0)


WORLDS = [Worlds(variables) for variables in range(8)]


class System(NamedTuple):
    """Rules over so many variables, the names of some of them, and literals that might contradict these."""

    rules: Rules
    variables: int
    names: tuple[str, ...]
    literals: tuple[int, ...]

    def worlds(self, sums: bool = True) -> int:
        """The assignments that keep the named rules and the literals."""
        worlds = WORLDS[self.variables]
        left = worlds.all
        for literal in self.literals:
            left &= worlds.with_literal(literal)
        for rule in map(self.rules.rule, self.names):
            for count in rule.counts:
                left &= worlds.with_count(count)
            for said in rule.sums if sums else ():
                left &= worlds.with_sum(said)
        return left


def random_system(rng: random.Random) -> System:
    """A system that is about as often contradictory as not."""
    variables = rng.randint(2, 7)
    facts = variables - rng.choice((0, 0, 1))
    hidden = {rng.choice((1, -1)) * variable for variable in range(1, variables + 1)}  # keeps most of it

    def literal() -> int:
        return rng.choice((1, 1, -1)) * rng.randint(1, variables)

    def count() -> Count:
        literals = tuple(literal() for _ in range(rng.randint(0, 5)))
        one = tuple(dict.fromkeys(literals))
        if rng.random() < 0.5 and (sum(lit in hidden for lit in one) == 1 or rng.random() < 0.1):
            return Count(one, 1, 1)
        low, high = sorted(rng.randint(0, len(literals)) for _ in range(2))
        if rng.random() < 0.5:
            held = sum(lit in hidden for lit in literals)
            low, high = min(low, held), max(high, held)
        odd = rng.random() < 0.03
        return Count(literals, low + odd * rng.randint(0, 1), high - odd * rng.randint(0, 2))

    def added_up() -> Sum:
        terms = tuple((literal(), rng.randint(-3, 4)) for _ in range(rng.randint(0, 5)))
        total = sum(weight for lit, weight in terms if lit in hidden)
        return Sum(terms, total if rng.random() < 0.8 else rng.randint(-4, 8))

    rules = []
    for number in range(rng.randint(1, 6)):
        counts = tuple(count() for _ in range(rng.choice((0, 1, 1, 2, 3))))
        sums = tuple(added_up() for _ in range(rng.choice((0, 0, 1, 2))))
        rules.append(Rule(f"rule {number}", "", counts, sums))
    names = rng.sample([rule.name for rule in rules], rng.randint(1, len(rules)))
    literals = tuple(rng.choice((1, -1)) * rng.randint(1, facts) for _ in range(rng.randint(0, 3)))
    return System(Rules(NAMES[:facts], rules), variables, tuple(names), literals)


def verdict_on(system: System, rng: random.Random) -> tuple[bool, bool]:
    """Whether the checker finds a system contradictory, asked in one way or another; if it may give up."""
    way = rng.randrange(4)
    if way == 0:
        few = Effort(branchings=rng.randint(0, 3))
        return entails_contradiction(system.rules, system.names, system.literals, few), True
    if way == 1 or not system.literals:
        return entails_contradiction(system.rules, system.names, system.literals), False
    if way == 2:
        return check_deduction(system.rules, Deduction("", (), system.literals, system.names)) == "", False
    *premises, last = system.literals
    deduction = Deduction("", (-last,), tuple(premises), system.names)
    return check_deduction(system.rules, deduction) == "", False


class Report(NamedTuple):
    """How many systems there were, which of them contradictory; those judged wrongly."""

    systems: int
    contradictory: int
    wrong: list[System]
    missed: list[System]

    def __str__(self) -> str:
        return (
            f"{self.systems} systems, {self.contradictory} found contradictory; {len(self.wrong)} of these "
            f"have a solution; {len(self.missed)} contradictions between counts were missed"
        )


def attack(count: int, seed: int, progress: bool = False) -> Report:
    """So many systems."""
    rng = random.Random(seed)
    said: Counter[bool] = Counter()
    wrong, missed = [], []
    start = time.process_time()
    for done in range(1, count + 1):
        system = random_system(rng)
        contradictory, may_give_up = verdict_on(system, rng)
        said[contradictory] += 1
        if contradictory and system.worlds():
            wrong.append(system)
        if not contradictory and not may_give_up and not system.worlds(sums=False):
            missed.append(system)
        if progress and done % 100_000 == 0:
            print(f"{done} systems, {time.process_time() - start:.0f} s", flush=True)
    return Report(count, said[True], wrong, missed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    report = attack(options.count, options.seed, progress=True)
    for system in (*report.wrong[:5], *report.missed[:5]):
        print(system.names, system.literals, list(system.rules.rules.values()))
    print(report)
    sys.exit(1 if report.wrong or report.missed else 0)


if __name__ == "__main__":
    main()
