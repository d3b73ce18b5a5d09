"""Reasons where techniques run out: a support found by SAT, told as a case analysis.

Some placement always follows from the known cells when the solution is unique. A SAT core says from which
of them; taking cells away as long as it still follows makes the core irreducible. Then a case analysis
shows to a person what SAT merely asserts.

The fewer cells one may look at, the longer the analysis can get. One that grows too long is given up for
another placement, then for one that may look at all known cells, and only then is the limit raised; where
cases would lie too deep in each other, lemmas take over. So there is always an end, and short stories are
preferred to endless ones. A genre may have a search of its own that takes over from there (`State.proved`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import count as count_up

from whygrid.budget import Budget
from whygrid.engine.cases import Analysis, TooLong, width
from whygrid.engine.choice import Records
from whygrid.engine.cut import cut
from whygrid.engine.lemmas import CONFLICTS, by_lemmas
from whygrid.engine.state import State
from whygrid.engine.technique import Technique
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Step
from whygrid.sat.oracle import Oracle

LOOKED_AT = 60
"""For how many placements, those with the fewest possibilities first, SAT is asked for a core."""
MINIMISED = 6
"""How many of the cores, the smallest first, are made irreducible."""


class Reasoner(Analysis):
    """Finds the next step by exact reasoning from what is known."""

    def __init__(
        self,
        make_state: Callable[[Iterable[Literal]], State],
        techniques: Iterable[Technique],
        oracle: Oracle,
        budget: Budget,
    ) -> None:
        super().__init__(make_state, techniques, budget)
        self.oracle = oracle

    def next_step(self, known: tuple[Literal, ...], solution: Iterable[Literal]) -> Step:
        """A placement of the only solution, from as few known cells as a story of fair length allows."""
        state = self.make_state(literal for literal in known if literal > 0)
        if min(known, default=0) >= 0:  # a genre's own search does not know what is only ruled out
            own = state.proved(tuple(solution), self.budget)
            if own:
                return cut(state, Records(), own[0])
        open_facts = [fact for fact in solution if fact not in set(known)]
        open_facts.sort(key=lambda fact: width(state, fact))
        cores = self._cores(known, open_facts[:LOOKED_AT])
        for doubling in count_up():
            for support, goal in (*cores, *((known, goal) for goal in open_facts[:LOOKED_AT])):
                self.allow(doubling)
                try:
                    return self.prove(support, goal)
                except TooLong:
                    continue
            for support, goal in cores if self.at_its_deepest else ():
                lemmas = by_lemmas(state.rules, support, goal, self.budget, CONFLICTS << doubling)
                if lemmas is not None:
                    return Step(goal, support, (lemmas,))
        raise AssertionError("unreachable: the limit grows until an analysis fits")

    def refutation(self, known: tuple[Literal, ...]) -> Step:
        """Why there is no solution at all: a few of the known facts that already contradict each other."""
        core = self.oracle.minimal_core([], known)
        assert core is not None, "only asked for when there is no solution"
        for doubling in count_up():
            for support in (core, known):
                self.allow(doubling)
                try:
                    return self.contradiction(support)
                except TooLong:
                    continue
            if self.at_its_deepest:
                lemmas = by_lemmas(self.oracle.rules, core, None, self.budget, CONFLICTS << doubling)
                if lemmas is not None:
                    return Step(None, core, (lemmas,))
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
