"""Reasons where techniques run out: a support found by SAT, told as a case analysis.

Some placement always follows from the known cells when the solution is unique. A SAT core says from which
of them; taking cells away as long as it still follows makes the core irreducible. Then the case analysis
shows to a person what SAT merely asserts: in some rule that the placement meets, every other possibility is
followed by easy techniques to a contradiction, splitting into further cases where they get stuck.

The fewer cells one may look at, the longer the analysis can get. One that grows too long is given up for
another placement, then for one that may look at all known cells, and only then is the limit raised; so
there is always an end, and short stories are preferred to endless ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import count as count_up

from whygrid.budget import Budget
from whygrid.engine.cut import cut
from whygrid.engine.state import State
from whygrid.engine.technique import Technique
from whygrid.engine.walk import Strategy, Walk
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Step
from whygrid.logic.rules import Count, Rule
from whygrid.sat.oracle import Oracle
from whygrid.text.phrases import join

CASE_ANALYSIS = "case analysis"
CASE_EFFORT = 2.9
"""Inside a case only techniques up to this effort are used: a person follows it without pencil marks."""
LOOKED_AT = 60
"""For how many placements, those with the fewest possibilities first, SAT is asked for a core."""
MINIMISED = 6
"""How many of the cores, the smallest first, are made irreducible."""
WALKS = 250
"""How many cases an analysis may follow before it is given up for another one."""

Split = tuple[Rule, Count]


class _TooLong(Exception):
    """The case analysis has grown beyond its limit."""


class Reasoner:
    """Finds the next step by exact reasoning from what is known."""

    def __init__(
        self,
        make_state: Callable[[Iterable[Literal]], State],
        techniques: Iterable[Technique],
        oracle: Oracle,
        budget: Budget,
    ) -> None:
        self.make_state = make_state
        self.strategy = Strategy(
            tuple(technique for technique in techniques if technique.effort <= CASE_EFFORT)
        )
        self.oracle = oracle
        self.budget = budget
        self._walks_left = 0

    def next_step(self, known: tuple[Literal, ...], solution: Iterable[Literal]) -> Step:
        """A placement of the only solution, from as few known cells as a story of fair length allows."""
        open_facts = [fact for fact in solution if fact not in set(known)]
        state = self.make_state(known)
        open_facts.sort(key=lambda fact: min(_width(state, split) for split in _splits_with(state, fact)))
        cores = self._cores(known, open_facts[:LOOKED_AT])
        for doubling in count_up():
            for support, goal in (*cores, *((known, goal) for goal in open_facts[:LOOKED_AT])):
                self._walks_left = WALKS << doubling
                try:
                    return self.prove(support, goal)
                except _TooLong:
                    continue
        raise AssertionError("unreachable: the limit grows until an analysis fits")

    def refutation(self, known: tuple[Literal, ...]) -> Step:
        """Why there is no solution at all: a few of the known facts that already contradict each other."""
        core = self.oracle.minimal_core([], known)
        assert core is not None, "only asked for when there is no solution"
        for doubling in count_up():
            for support in (core, known):
                self._walks_left = WALKS << doubling
                try:
                    return self._contradiction(support)
                except _TooLong:
                    continue
        raise AssertionError("unreachable: the limit grows until an analysis fits")

    def _cores(
        self, known: tuple[Literal, ...], facts: list[Literal]
    ) -> list[tuple[tuple[Literal, ...], Literal]]:
        """Irreducible supports of some of these facts, the smallest first."""
        first = []
        for fact in facts:
            self.oracle.solve([*known, -fact])
            first.append((len(self.oracle.blame()), fact))
        found = []
        for _, fact in sorted(first)[:MINIMISED]:
            core = self.oracle.minimal_core([-fact], known)
            assert core is not None, "every fact of the only solution follows"
            found.append((core, fact))
        return sorted(found, key=lambda pair: len(pair[0]))

    def prove(self, support: tuple[Literal, ...], goal: Literal) -> Step:
        """A step that places `goal`, which follows from `support`, by case analysis."""
        walk = self._walk(support)
        steps = []
        for step in walk.run():
            steps.append(step)
            if step.fact == goal:
                return _joined(support, steps)
        split = min(_splits_with(walk.state, goal), key=lambda option: _width(walk.state, option))
        return _joined(support, [*steps, self._close(walk, split, goal)])

    def _contradiction(self, known: tuple[Literal, ...]) -> Step:
        """A step that shows that these facts contradict each other."""
        walk = self._walk(known)
        steps = list(walk.run())
        if not walk.contradiction:
            split = min(_splits(walk.state), key=lambda option: _promise(walk.state, option))
            steps.append(self._close(walk, split, None))
        return _joined(known, steps)

    def _close(self, walk: Walk, split: Split, goal: Literal | None) -> Step:
        """Refute every open possibility of the split but the goal."""
        rule, count = split
        state = walk.state
        known = tuple(fact for fact in range(1, len(state.rules.facts) + 1) if state.known >> fact & 1)
        possible = [literal for literal in count.literals if state.open(literal)]
        cases = []
        used: dict[Literal, None] = {}
        for assumption in possible:
            if assumption != goal:
                refuted = self._contradiction((*known, assumption))
                used.update(dict.fromkeys(literal for literal in refuted.support if literal != assumption))
                cases.append(Case(assumption, refuted.deductions))
        out = tuple(-literal for literal in count.literals if state.holds(-literal))
        left = join([str(state.rules.fact(literal)) for literal in possible], "or")
        which = "each of them leads" if goal is None else "all others lead"
        deduction = Deduction(
            CASE_ANALYSIS,
            () if goal is None else (goal,),
            (*used, *out),
            (rule.name,),
            f"{left} must hold ({rule.text}), and {which} to a contradiction",
            (("pattern", tuple(possible)),),
            tuple(cases),
        )
        return cut(state, walk.records, deduction)

    def _walk(self, known: Iterable[Literal]) -> Walk:
        self.budget.check()
        self._walks_left -= 1
        if self._walks_left < 0:
            raise _TooLong
        return Walk(self.make_state(known), self.strategy, self.budget)


def _splits(state: State) -> Iterator[Split]:
    """The counts of facts of which one must hold and more than one still can."""
    truth, last = state.truth, len(state.rules.facts)
    for rule in state.rules.rules.values():
        for count in rule.counts:
            if count.low == 1 and all(0 < lit <= last and truth[lit] != 1 for lit in count.literals):
                yield rule, count


def _splits_with(state: State, fact: Literal) -> Iterator[Split]:
    """Those splits in which a fact stands."""
    return (split for split in _splits(state) if fact in split[1].literals)


def _width(state: State, split: Split) -> int:
    """How many possibilities a split has."""
    truth = state.truth
    return [truth[literal] for literal in split[1].literals].count(0)


def _promise(state: State, split: Split) -> tuple[int, int]:
    """A split is the better, the fewer possibilities it has and the more each of them excludes."""
    truth, excluders_of = state.truth, state.exclusions.of
    left = [literal for literal in split[1].literals if truth[literal] == 0]
    if len(left) > 2:
        return len(left), 0
    return len(left), -sum([truth[other] == 0 for literal in left for other in excluders_of(literal)])


def _joined(known: Iterable[Literal], steps: list[Step]) -> Step:
    """Several steps in a row as one, reduced to what the last of them needs."""
    needed: dict[Literal, None] = dict.fromkeys(steps[-1].support)
    chain = [steps[-1]]
    for step in reversed(steps[:-1]):
        if step.fact in needed:
            chain.append(step)
            needed.update(dict.fromkeys(step.support))
    available = set(known)
    deductions = tuple(deduction for step in reversed(chain) for deduction in step.deductions)
    return Step(steps[-1].fact, tuple(literal for literal in needed if literal in available), deductions)
