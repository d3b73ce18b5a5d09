"""The walk: from the givens on, step by step, always by the easiest technique that gives something.

Techniques work in *waves*: all deductions that the technique finds in a position are made at once, before
any of them counts for the next. So the walk, and with it every figure about the proof, is the same for a
puzzle and for its rotated, mirrored or relabelled twin.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence

from whygrid.budget import Budget
from whygrid.engine.choice import Records
from whygrid.engine.cut import step_to
from whygrid.engine.state import State
from whygrid.engine.technique import Strategy, Technique
from whygrid.logic.deduction import Deduction
from whygrid.logic.proof import Step
from whygrid.voice.message import Short, message

THOROUGH_EFFORT = 4.0
"""Where something can be placed, a thorough walk does not look for exclusions harder than this."""


class Walk:
    """A walk in progress: `run()` yields the steps; `contradiction` says that the last one was one."""

    def __init__(self, state: State, strategy: Strategy, budget: Budget | None = None) -> None:
        self.state = state
        self.strategy = strategy._replace(techniques=tuple(state.usable(strategy.techniques)))
        self.budget = budget or Budget()
        self.records = Records()
        self.times = dict.fromkeys(("techniques", "cuts", "reasoning"), 0.0)
        self.contradiction = False

    def run(self) -> Iterator[Step]:
        """All steps that the techniques find, until they run out or meet a contradiction."""
        advance = self._greedy_round if self.strategy.greedy else self._thorough_round
        progress = True
        while progress and not self.contradiction:
            known, excluded = self.state.known, len(self.records.deductions)
            yield from advance()
            progress = self.state.known != known or len(self.records.deductions) > excluded

    def deductions(self) -> Iterator[tuple[Technique, Sequence[Deduction]]]:
        """For each technique that finds something now: what it finds; easiest first."""
        for technique in self.strategy.techniques:
            found = self._find(technique.find)
            if found:
                yield technique, found

    def settle(self, goals: list[Deduction]) -> list[Step]:
        """Turn deductions that place something into steps: for each fact the one with the smallest k.

        Of several with the same k it is the one with the least groundwork.
        """
        started = time.perf_counter()
        best = self.records.best(self.state, goals, self.budget.tick)
        steps = [step_to(self.state, self.records, goal, choice) for goal, choice in best]
        self.times["cuts"] += time.perf_counter() - started
        return steps

    def learn(self, found: Sequence[Deduction]) -> None:
        """Take the exclusions of a wave as known, with every deduction that gives them as a reason."""
        for deduction in found:
            self.records.add(deduction, deduction.conclusions)
        for deduction in found:
            for literal in deduction.conclusions:
                self.state.learn(literal)

    def _greedy_round(self) -> Iterator[Step]:
        yield from self._contradiction()
        if self.contradiction or self.state.complete:
            return
        for _, found in self.deductions():
            placing, excluding = _sorted_out(found)
            for step in self.settle(placing):
                yield from self._place(step)
                if self.contradiction:
                    return
            self.learn(excluding)
            if self.strategy.reset:
                return

    def _thorough_round(self) -> Iterator[Step]:
        yield from self._contradiction()
        if self.contradiction or self.state.complete:
            return
        placing: list[Deduction] = []
        excluding = False
        for technique in self.strategy.techniques:
            if placing and technique.effort > THOROUGH_EFFORT:
                break
            found = self._find(technique.find)
            places, exclusions = _sorted_out(found)
            placing += places
            self.learn(exclusions)
            excluding |= bool(exclusions)
            if exclusions and self.strategy.reset:
                return
        if placing and not excluding:
            steps = self.settle(placing)
            fewest = min(step.k for step in steps)
            for step in steps:
                if step.k == fewest and not self.contradiction:
                    yield from self._place(step)

    def _find(self, find: Callable[[State], Iterator[Deduction]]) -> Sequence[Deduction]:
        self.budget.check()
        started = time.perf_counter()
        found = self.state.find(find)
        self.times["techniques"] += time.perf_counter() - started
        return found

    def _place(self, step: Step) -> Iterator[Step]:
        """Place a fact; if the steps of this very wave have excluded it, show the contradiction."""
        assert step.fact is not None
        if self.state.holds(-step.fact):
            yield self._clash(step)
        elif self.state.open(step.fact):
            self.state.learn(step.fact)
            yield step

    def _clash(self, step: Step) -> Step:
        """That the fact of a step would have to hold, as the step shows, and can't."""
        assert step.fact is not None
        fact = self.state.rules.fact(step.fact)
        reason = message("engine/would-have-to-hold", fact=Short((fact.parts,)))
        (excluded,) = self._end_with([Deduction("contradiction", (), (-step.fact,), (), reason)])
        last = excluded.deductions[-1]
        told = dict.fromkeys((*step.deductions, *excluded.groundwork))
        return Step(
            None,
            tuple(dict.fromkeys((*step.support, *excluded.support))),
            (*told, last._replace(premises=(step.fact, *last.premises))),
        )

    def _contradiction(self) -> Iterator[Step]:
        found = list(self.state.contradictions())
        if found:
            yield from self._end_with(found)

    def _end_with(self, found: list[Deduction]) -> list[Step]:
        self.contradiction = True
        return self.settle(found)


def _sorted_out(found: Sequence[Deduction]) -> tuple[list[Deduction], list[Deduction]]:
    """The deductions that place something, and those that only exclude."""
    placing: list[Deduction] = []
    excluding: list[Deduction] = []
    for deduction in found:
        (placing if max(deduction.conclusions, default=0) > 0 else excluding).append(deduction)
    return placing, excluding
