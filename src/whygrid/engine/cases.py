"""Case analysis: what techniques do not see, told to a person.

In some rule that the goal meets, every other possibility is followed by easy techniques to a contradiction,
splitting into further cases where they get stuck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import count as count_up

from whygrid.budget import Budget
from whygrid.engine.assumed import assume, assumed_in, resting
from whygrid.engine.cut import cut
from whygrid.engine.lemmas import CONFLICTS, by_lemmas
from whygrid.engine.state import State
from whygrid.engine.technique import CASE_EFFORT, Strategy, Technique
from whygrid.engine.walk import Walk
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import CASE_ANALYSIS, Step
from whygrid.logic.rules import Count, Rule
from whygrid.voice.message import Short, message

WALKS = 250
"""How many cases an analysis may follow before it is given up for another one."""
NESTED = 15
"""How many cases may lie one in another before an analysis is given up for another one."""
DEEPEST = 50
"""More than this is never told: `logic.document` would not read it."""

Split = tuple[Rule, Count]


class TooLong(Exception):
    """The case analysis has grown beyond its limit, or too deep."""


class Analysis:
    """Steps from exactly what is known, by techniques and by cases.

    Negative literals among what is known are assumptions: something is ruled out.
    """

    def __init__(
        self,
        make_state: Callable[[Iterable[Literal]], State],
        techniques: Iterable[Technique],
        budget: Budget,
    ) -> None:
        self.make_state = make_state
        self.strategy = Strategy(tuple(techniques))
        self.easy = Strategy(tuple(t for t in self.strategy.techniques if t.effort <= CASE_EFFORT))
        self.budget = budget
        self.nested = 0
        self.allow(0)

    def allow(self, doubling: int) -> None:
        """Allow the next analysis twice as much for each time that none has fitted."""
        self.walks_left = WALKS << doubling
        self.deepest = min(NESTED << doubling, DEEPEST)

    @property
    def at_its_deepest(self) -> bool:
        """Whether no deeper analysis will be allowed."""
        return self.deepest == DEEPEST

    def derive(self, support: tuple[Literal, ...], goal: Literal) -> Step | None:
        """A step that places `goal` by techniques alone; None where they do not get there."""
        walk = Walk(self.make_state(support), self.strategy, self.budget)
        return _step_to(goal, support, walk, [])

    def explain(self, support: tuple[Literal, ...], goal: Literal) -> Step:
        """A step that places `goal`, which follows from `support`: by techniques, or by the fewest cases.

        Every rule that the goal meets is tried for the cases; within them the most promising one is taken.
        Where they get too long, lemmas take their place.
        """
        walk = Walk(self.make_state(support), self.strategy, self.budget)
        before: list[Step] = []
        found = _step_to(goal, support, walk, before)
        if found is not None:
            return found
        for doubling in count_up():
            told: list[Step] = []
            self.allow(doubling)
            limit = self.walks_left
            for split in sorted(_splits_with(walk.state, goal), key=lambda split: _width(walk.state, split)):
                self.walks_left = limit
                try:
                    told.append(joined(support, [*before, self._close(walk, split, goal)]))
                except TooLong:
                    continue
                limit -= self.walks_left  # what takes more cases than this is not looked at
            if told:
                return min(told, key=lambda step: sum(1 for d in step.deductions for _ in d.nested()))
            lemmas = by_lemmas(walk.state.rules, support, goal, self.budget, CONFLICTS << doubling)
            if lemmas is not None:
                return Step(goal, support, (lemmas,))
        raise AssertionError("unreachable: the limit grows until an analysis fits")

    def prove(self, support: tuple[Literal, ...], goal: Literal) -> Step:
        """A step that places `goal`, which follows from `support`, by easy techniques and cases."""
        walk = self._walk(support)
        before: list[Step] = []
        found = _step_to(goal, support, walk, before)
        if found is not None:
            return found
        split = min(_splits_with(walk.state, goal), key=lambda option: _width(walk.state, option))
        return joined(support, [*before, self._close(walk, split, goal)])

    def contradiction(self, known: tuple[Literal, ...]) -> Step:
        """A step that shows that these facts contradict each other."""
        walk = self._walk(known)
        steps = [resting(step) for step in walk.run()]
        if not walk.contradiction:
            split = min(_splits(walk.state), key=lambda option: _promise(walk.state, option))
            steps.append(self._close(walk, split, None))
        return joined(known, steps)

    def _close(self, walk: Walk, split: Split, goal: Literal | None) -> Step:
        """Refute every open possibility of the split but the goal."""
        rule, count = split
        state = walk.state
        placed = (fact for fact in range(1, len(state.rules.facts) + 1) if state.known >> fact & 1)
        known = (*placed, *assumed_in(walk))
        possible = [literal for literal in count.literals if state.open(literal)]
        cases = []
        used: dict[Literal, None] = {}
        for assumption in possible:
            if assumption != goal:
                refuted = self._refuted((*known, assumption))
                used.update(dict.fromkeys(literal for literal in refuted.support if literal != assumption))
                cases.append(Case(assumption, refuted.deductions))
        out = tuple(-literal for literal in count.literals if state.holds(-literal))
        if possible:
            left = Short(tuple(state.rules.fact(literal).parts for literal in possible))
            which = "engine/one-must-hold-none-can" if goal is None else "engine/one-must-hold"
            reason = message(which, facts=left, rule=rule.text)
        else:  # the genre's own state does not look at what is only assumed
            reason = message("engine/too-little-is-left", rule=rule.text)
        deduction = Deduction(
            CASE_ANALYSIS,
            () if goal is None else (goal,),
            (*used, *out),
            (rule.name,),
            reason,
            (("pattern", tuple(possible)),),
            tuple(cases),
        )
        return resting(cut(state, walk.records, deduction))

    def _refuted(self, known: tuple[Literal, ...]) -> Step:
        """A contradiction inside a case."""
        if self.nested == self.deepest:
            raise TooLong
        self.nested += 1
        try:
            return self.contradiction(known)
        finally:
            self.nested -= 1

    def _walk(self, known: Iterable[Literal]) -> Walk:
        self.budget.check()
        self.walks_left -= 1
        if self.walks_left < 0:
            raise TooLong
        known = tuple(known)
        walk = Walk(self.make_state(literal for literal in known if literal > 0), self.easy, self.budget)
        assume(walk, known)
        return walk


def width(state: State, goal: Literal) -> int:
    """How few possibilities there are where a fact is one of them."""
    return min(_width(state, split) for split in _splits_with(state, goal))


def _step_to(goal: Literal, support: tuple[Literal, ...], walk: Walk, before: list[Step]) -> Step | None:
    """Walk until `goal` is placed; None, and all steps in `before`, where the walk ends without it."""
    for step in map(resting, walk.run()):
        before.append(step)
        if step.fact == goal:
            return joined(support, before)
    return None


def _splits(state: State) -> Iterator[Split]:
    """The counts of facts of which one must hold and more than one still can."""
    truth, last = state.truth, len(state.rules.facts)
    for rule in state.rules.rules.values():
        for count in rule.counts:
            if count.low == 1 and all(0 < lit <= last and truth[lit] != 1 for lit in count.literals):
                yield rule, count


def _splits_with(state: State, fact: Literal) -> Iterator[Split]:
    """Those splits in which a fact stands that excludes the others: they are refuted where it may hold."""
    return (split for split in _splits(state) if split[1].high == 1 and fact in split[1].literals)


def _width(state: State, split: Split) -> int:
    """How many possibilities a split has."""
    truth = state.truth
    return [truth[literal] for literal in split[1].literals].count(0)


def _promise(state: State, split: Split) -> tuple[int, int]:
    """A split is the better, the fewer possibilities it has and the more each of them settles."""
    truth = state.truth
    left = [literal for literal in split[1].literals if truth[literal] == 0]
    return len(left), -sum(map(state.settles, left)) if len(left) <= 2 else 0


def joined(known: Iterable[Literal], steps: list[Step]) -> Step:
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
