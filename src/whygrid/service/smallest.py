"""Proofs in which every placement rests on a smallest support, told in human terms.

By values, the steps are those of `measuring`: by any reasoning at all, always the placement that needs to
look at the fewest known cells and clues. By techniques, it is the placement that the allowed techniques
derive from the fewest; none can have fewer than by values, so where they derive that one, nothing has to be
searched.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from whygrid.budget import Budget
from whygrid.engine.cases import Analysis
from whygrid.engine.k import KStep
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Smallest, Step
from whygrid.puzzle import Puzzle
from whygrid.service.measuring import k_steps, only_solution, smallest_step, values_of
from whygrid.service.solving import Status

if TYPE_CHECKING:
    from whygrid.engine.state import State
    from whygrid.service.explaining import Options


class SmallestProver:
    """A proof in the making; see `explaining.Prover`."""

    def __init__(self, puzzle: Puzzle, options: Options, budget: Budget) -> None:
        self.puzzle = puzzle
        self.kind = options.k
        self.techniques = options.strategy(puzzle.genre.techniques(), puzzle.genre.on_request).techniques
        self.budget = budget
        self.steps: list[Step] = []
        self.status: Status = "unknown"
        self.stuck = False
        self.solutions: list[tuple[Literal, ...]] = []
        self.times = dict.fromkeys(("supports", "telling"), 0.0)

    def run(self) -> None:
        """Prove everything; `Stopped` leaves what was found so far."""
        solution = only_solution(self.puzzle, self.budget)
        self.solutions = [solution]
        found = self._by_values(solution) if self.kind == "values" else self._by_techniques(solution)
        while True:
            started = time.perf_counter()
            step = next(found, None)
            self.times["supports"] += time.perf_counter() - started
            if step is None:
                break
            self.steps.append(step)
        self.status = "unique"

    def first(self, solution: tuple[Literal, ...]) -> Step | None:
        """The step that needs the fewest; None when nothing follows, since there are more solutions."""
        if self.kind == "techniques":
            return next(self._by_techniques(solution), None)
        step = smallest_step(self.puzzle, solution, None, self.budget)
        return None if step is None else self.told(step)

    def _by_values(self, solution: tuple[Literal, ...]) -> Iterator[Step]:
        for step in k_steps(self.puzzle, solution, self.budget):
            yield self.told(step)

    def _by_techniques(self, solution: tuple[Literal, ...]) -> Iterator[Step]:
        from whygrid.engine.derivation import Derivation, lose_nothing
        from whygrid.engine.supports import Supports
        from whygrid.engine.values import mask_of

        exact = lose_nothing(self.techniques, self.puzzle.genre.techniques())
        with values_of(self.puzzle, solution, self.budget) as values:
            derivation = Derivation(self.state, self.techniques, values, self.budget)
            supports = Supports(derivation, self.budget)
            known = list(self.puzzle.givens)
            while left := [fact for fact in solution if fact not in set(known)]:
                least = smallest_step(self.puzzle.fill(known), solution, None, self.budget)
                if least is None:
                    return  # there are several solutions: nothing more follows
                step = derivation.step(least)
                if step is None:
                    found = supports.cheapest(
                        left, mask_of(known) | values.clues, least.k if least.proved else 0
                    )
                    if found is None:
                        yield self.told(least)
                        known.append(least.fact)
                        continue
                    least = values.step(found.fact, found.support, proved=exact)
                    step = derivation.step(least)
                    assert step is not None, "this is how it was found"
                yield replace(step, smallest=Smallest("techniques", least.clues, least.proved))
                known.append(least.fact)

    def told(self, step: KStep) -> Step:
        """How the value follows from its smallest support: by a technique, or by the fewest cases."""
        started = time.perf_counter()
        analysis = Analysis(lambda known: self.state(step.clues, known), self.techniques, self.budget)
        told = analysis.explain(step.support, step.fact)
        self.times["telling"] += time.perf_counter() - started
        return replace(told, smallest=Smallest("values", step.clues, step.proved))

    def state(self, clues: tuple[str, ...], known: Iterable[Literal]) -> State:
        """A position in which one sees these clues and cells only."""
        return self.puzzle.genre.state(self.puzzle.with_clues(clues).board, known)
