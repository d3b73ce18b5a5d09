"""Trials: where techniques run out, something is supposed that easy deductions refute.

This works on any genre. Depth 1 refutes by easy techniques alone; at depth 2 something may be supposed
inside, to be refuted at depth 1, and so on. What a trial found on the way and its contradiction does not
need is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import count as count_up

from whygrid.budget import Budget
from whygrid.engine.gathering import gather
from whygrid.engine.shortening import Costs
from whygrid.engine.state import State
from whygrid.engine.story import supposition
from whygrid.engine.technique import Technique, fresh
from whygrid.engine.trimming import trim
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import CASE_ANALYSIS
from whygrid.records import NamedTuple
from whygrid.voice.message import message

WORK = 20_000
"""As soon as so many deductions were made on trial, what was refuted until then will do."""
INSIDE = 600
"""The same for what is supposed inside a supposition."""
PATIENCE = 60_000
"""Until so many deductions were made on trial, only what is cheap to tell is taken of what was refuted."""
CHEAP, DEARER = 12, 1.25
"""What is cheap to tell, in placements told; and anything that costs little more than the cheapest."""


class Refutation(NamedTuple):
    """A supposition that leads to a contradiction, and what it costs a reader."""

    cost: int
    deduction: Deduction


class Trials:
    """`position` makes a fresh state in which these literals hold besides what is printed."""

    def __init__(
        self,
        position: Callable[[Sequence[Literal]], State],
        techniques: Iterable[Technique],
        costs: Costs,
        budget: Budget,
    ) -> None:
        self.position = position
        self.techniques = tuple(techniques)
        self.costs = costs
        self.budget = budget
        self.work = 0

    def wave(self, held: Sequence[Literal], facts: Sequence[Literal]) -> list[Deduction]:
        """Of these facts, which do not all hold, some that don't: what is cheap to tell, then look again.

        Something is supposed inside a supposition only where nothing else is refuted.
        """
        deeper = (self.refutations(held, facts, depth) for depth in count_up(1))
        found = next(filter(None, deeper))
        limit = max(CHEAP, found[0].cost * DEARER) if self.work < PATIENCE else found[-1].cost
        return [refutation.deduction for refutation in found if refutation.cost <= limit]

    def refutations(
        self, held: Sequence[Literal], facts: Sequence[Literal], depth: int, work: int = WORK
    ) -> list[Refutation]:
        """Which of these facts do not hold, by stories of this depth, the cheapest first.

        The most promising ones are looked at first; when enough work was done, the rest is not.
        """
        before = self.position(held)
        enough = self.work + work
        found: list[Refutation] = []
        for fact in sorted(facts, key=lambda fact: -before.settles(fact)):
            if found and self.work >= enough:
                break
            self.budget.check()
            steps = self._contradiction((*held, fact), depth)
            if steps is not None:
                told = _supposing(before, fact, steps)
                found.append(Refutation(self.costs.of(told), told))
        return sorted(found, key=lambda refutation: refutation.cost)

    def again(self, held: Sequence[Literal], deduction: Deduction) -> Deduction:
        """A supposition as it is told when these literals hold; itself where that is no shorter."""
        if len(deduction.cases) != 1:
            return deduction
        steps = self._contradiction((*held, deduction.cases[0].assumption), 1)
        if steps is None or self.costs.inside(steps) >= self.costs.inside(deduction.cases[0].steps):
            return deduction
        told = _supposing(self.position(held), deduction.cases[0].assumption, steps)
        return told._replace(conclusions=deduction.conclusions, rules=deduction.rules, brief=deduction.brief)

    def _contradiction(self, held: Sequence[Literal], depth: int) -> list[Deduction] | None:
        """What leads from these facts to a contradiction, trimmed."""
        state = self.position(held)
        gathered = gather(state, self.techniques, self.budget)
        while not gathered.contradiction:
            learnt = [literal for deduction in gathered.deductions for literal in deduction.conclusions]
            if depth == 1 or state.complete:
                self.work += len(gathered.deductions) + 1
                return None
            inner = self.refutations((*held, *learnt), open_facts(state), depth - 1, INSIDE)
            if not inner:
                return None
            gathered.add(inner[0].deduction, state.known)
            state.learn(inner[0].deduction.conclusions[0])
            gather(state, self.techniques, self.budget, gathered)
        self.work += len(gathered.deductions) + 1
        return trim(self.position(held), gathered)


def _supposing(before: State, fact: Literal, steps: Sequence[Deduction]) -> Deduction:
    """The deduction that a fact does not hold, with what it rests on in a position."""
    premises = dict.fromkeys(premise for step in steps for premise in step.premises if before.holds(premise))
    return supposition(fact, steps, premises)


def nothing_else_left(state: State) -> Deduction:
    """What must hold because a rule leaves nothing else; only where everything wrong is excluded."""
    last = len(state.rules.facts)
    for rule in state.rules.rules.values():
        for literals, low, _ in rule.counts:
            left = [literal for literal in literals if not state.holds(-literal)]
            news = fresh(state, (literal for literal in left if abs(literal) <= last))
            if len(left) == low and news:
                out = tuple(-literal for literal in literals if state.holds(-literal))
                reason = message("engine/nothing-else-is-left", rule=rule.text)
                return Deduction(CASE_ANALYSIS, news[:1], out, (rule.name,), reason)
    raise AssertionError("unreachable: some rule leaves nothing but what is true")


def open_facts(state: State) -> list[Literal]:
    """The facts that are not settled yet."""
    return [fact for fact in range(1, len(state.rules.facts) + 1) if state.truth[fact] == 0]
