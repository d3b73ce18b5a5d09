"""Trials: where techniques run out, something is supposed that easy deductions refute.

This works on any genre. Depth 1 refutes by easy techniques alone; at depth 2 something may be supposed
inside, to be refuted at depth 1, and so on. What a trial found on the way and its contradiction does not
need is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from whygrid.budget import Budget
from whygrid.engine.gathering import gather
from whygrid.engine.state import State
from whygrid.engine.story import supposition
from whygrid.engine.technique import Technique, fresh
from whygrid.engine.trimming import trim
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import CASE_ANALYSIS

LOOKED_AT = 40
"""So many suppositions, the most promising ones first, are compared before the shortest refutation is
taken.
"""
SHORT = 4
"""A refutation of so few deductions is taken at once."""


class Trials:
    """`position` makes a fresh state in which these literals hold besides what is printed."""

    def __init__(
        self,
        position: Callable[[Sequence[Literal]], State],
        techniques: Iterable[Technique],
        budget: Budget,
    ) -> None:
        self.position = position
        self.techniques = tuple(techniques)
        self.budget = budget

    def refutation(self, held: Sequence[Literal], facts: Sequence[Literal], depth: int) -> Deduction | None:
        """That one of these facts does not hold, by a short story of this depth; None where none is found."""
        before = self.position(held)
        best: tuple[int, Deduction] | None = None
        for number, fact in enumerate(sorted(facts, key=lambda fact: -before.settles(fact))):
            if best is not None and (number >= LOOKED_AT or best[0] <= SHORT):
                break
            self.budget.check()
            steps = self._contradiction((*held, fact), depth)
            if steps is not None and (best is None or length(steps) < best[0]):
                premises = dict.fromkeys(
                    premise for step in steps for premise in step.premises if before.holds(premise)
                )
                best = length(steps), supposition(fact, steps, premises)
        return None if best is None else best[1]

    def _contradiction(self, held: Sequence[Literal], depth: int) -> list[Deduction] | None:
        """What leads from these facts to a contradiction, trimmed."""
        state = self.position(held)
        gathered = gather(state, self.techniques, self.budget)
        while not gathered.contradiction:
            if depth == 1 or state.complete:
                return None
            learnt = [literal for deduction in gathered.deductions for literal in deduction.conclusions]
            inner = self.refutation((*held, *learnt), open_facts(state), depth - 1)
            if inner is None:
                return None
            gathered.add(inner, state.known)
            state.learn(inner.conclusions[0])
            gather(state, self.techniques, self.budget, gathered)
        return trim(self.position(held), gathered)


def nothing_else_left(state: State) -> Deduction:
    """What must hold because a rule leaves nothing else; only where everything wrong is excluded."""
    last = len(state.rules.facts)
    for rule in state.rules.rules.values():
        for literals, low, _ in rule.counts:
            left = [literal for literal in literals if not state.holds(-literal)]
            news = fresh(state, (literal for literal in left if abs(literal) <= last))
            if len(left) == low and news:
                out = tuple(-literal for literal in literals if state.holds(-literal))
                reason = f"nothing else is left: {rule.text}"
                return Deduction(CASE_ANALYSIS, news[:1], out, (rule.name,), reason)
    raise AssertionError("unreachable: some rule leaves nothing but what is true")


def open_facts(state: State) -> list[Literal]:
    """The facts that are not settled yet."""
    return [fact for fact in range(1, len(state.rules.facts) + 1) if state.truth[fact] == 0]


def length(steps: Iterable[Deduction]) -> int:
    """How many deductions there are, with those inside cases."""
    return sum(1 for step in steps for _ in step.nested())
