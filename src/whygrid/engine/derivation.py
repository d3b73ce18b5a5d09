"""What follows by some techniques: the walk as a `Reasoning`.

From a set of items the techniques get to a closure and are stuck there. For all that is outside, this stuck
position is an alternative: no part of it leads there. That holds as long as seeing more never makes the
techniques find less. It may where a technique is left out that the others fall back on (a pair of which
one cell gets filled is a single); `lose_nothing` says for which choices we vouch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from whygrid.budget import Budget
from whygrid.engine.cases import Analysis
from whygrid.engine.hitting import numbers
from whygrid.engine.k import KStep
from whygrid.engine.state import State
from whygrid.engine.supports import Alternative
from whygrid.engine.technique import Technique
from whygrid.engine.values import Values, mask_of
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Step

MakeState = Callable[[tuple[str, ...], Iterable[int]], State]
"""The state of a board with these clues in which these facts are known."""


STEADY_EFFORT = 4.0
"""Up to here techniques are singles, sums, subsets and fish: where a cell of such a pattern gets filled, what
is left of it is a smaller pattern that leads to the same. Of chains and nets nobody has shown it."""


def lose_nothing(chosen: Sequence[Technique], available: Sequence[Technique]) -> bool:
    """Whether seeing more never leads to less: with each of these techniques all easier ones are chosen."""
    hardest = max((technique.effort for technique in chosen), default=0.0)
    return hardest <= STEADY_EFFORT and {t.name for t in available if t.effort <= hardest} == {
        t.name for t in chosen
    }


class Derivation:
    """A `Reasoning` by techniques, over the items of `values`."""

    def __init__(
        self, make_state: MakeState, techniques: Sequence[Technique], values: Values, budget: Budget
    ) -> None:
        self.make_state = make_state
        self.techniques = techniques
        self.values = values
        self.budget = budget
        self._closures: dict[int, int] = {}
        self._derived = (0, 0)

    def alternative(self, fact: int, items: int) -> Alternative | None:
        """A world in which the fact is otherwise, or else the position in which the techniques are stuck."""
        other = self.values.alternative(fact, items)  # what does not follow, they do not derive; quick to ask
        if other is not None:
            return other
        reached = self._closures.get(items)
        if reached is None:
            reached = self._closure(items, fact)
        if reached >> fact & 1:
            self._derived = (fact, items)
            return None
        self._closures[items] = reached
        return Alternative((self.values.clues | self.values.solution) & ~(items | reached))

    def blame(self) -> int:
        """After None: the items that the techniques used."""
        fact, items = self._derived
        step = self.step(self.values.step(fact, items, proved=False))
        return items if step is None else mask_of(step.support) | items & self.values.clues

    def step(self, step: KStep) -> Step | None:
        """How the techniques derive a fact from a support; None where they do not."""
        return self._analysis(step.clues).derive(step.support, step.fact)

    def _analysis(self, clues: tuple[str, ...]) -> Analysis:
        return Analysis(lambda known: self.make_state(clues, known), self.techniques, self.budget)

    def _closure(self, items: int, fact: int) -> int:
        """All that the techniques place; less when `fact` is among it."""
        whole = self.values.step(fact, items, proved=False)
        state = self.make_state(whole.clues, whole.support)
        return closure(state, self.techniques, self.budget, fact)


def closure(state: State, techniques: Sequence[Technique], budget: Budget, wanted: Literal = 0) -> int:
    """What is known when the techniques are stuck, or as soon as the `wanted` fact is."""
    progress = True
    while progress and not (wanted and state.known >> wanted & 1):
        progress = False
        for technique in techniques:
            budget.check()
            for deduction in list(technique.find(state)):
                for literal in deduction.conclusions:
                    state.learn(literal)
                    progress = True
            if progress:
                break
    return state.known


class Closures:
    """All that techniques derive from some known cells: a `Follows` (see `engine.lists`)."""

    def __init__(
        self,
        make_state: Callable[[Iterable[Literal]], State],
        techniques: Sequence[Technique],
        budget: Budget,
    ) -> None:
        self.make_state = make_state
        self.techniques = techniques
        self.budget = budget

    def follows(self, seen: int, wanted: int) -> int:
        """Those of the wanted facts that the techniques derive from the seen ones alone."""
        return closure(self.make_state(numbers(seen)), self.techniques, self.budget) & wanted
