"""The prover by cells: placements as the techniques find them, each by itself, then by exact reasoning."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from whygrid.budget import Budget
from whygrid.engine.assumed import assume, resting
from whygrid.engine.hitting import numbers
from whygrid.engine.walk import Walk
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Step
from whygrid.puzzle import Puzzle
from whygrid.service.proving import Enough
from whygrid.service.ranges import subjects_about
from whygrid.service.solving import Status, first_solutions, require_one_solution, status_of

if TYPE_CHECKING:
    from whygrid.service.explaining import Options


class CellProver:
    """By techniques as they find it, then by exact reasoning."""

    def __init__(
        self, puzzle: Puzzle, options: Options, budget: Budget, ruled_out: tuple[Literal, ...] = ()
    ) -> None:
        self.puzzle = puzzle
        self.budget = budget
        self.until = () if options.until is None else subjects_about(puzzle.rules, options.until)
        available = puzzle.genre.techniques()
        if options.if_unique:
            require_one_solution(puzzle, budget)
            available += puzzle.genre.if_unique()
        strategy = options.strategy(available, puzzle.genre.on_request)
        self.walk = Walk(puzzle.genre.state(puzzle.board, puzzle.givens), strategy, budget)
        self.steps: list[Step] = []
        self.status: Status = "unknown"
        self.solutions: list[tuple[Literal, ...]] = []
        self.times = self.walk.times
        self.strict, self.stuck = options.nothing_else, False
        self.ruled_out = ruled_out
        assume(self.walk, ruled_out)

    def run(self) -> None:
        """Prove all that can be proved."""
        self._walk_on()
        if self.walk.contradiction:
            self.status = "none"
        elif self._complete():
            self.solutions = [self._known()]
            self.status = "unique"
        elif self.strict:
            self.stuck = True
        else:
            self._reason()

    def _walk_on(self) -> None:
        for step in self.walk.run():
            self._add(resting(step) if self.ruled_out else step)

    def _add(self, step: Step) -> None:
        self.steps.append(step)
        if self.until and step.fact is not None and self.puzzle.rules.fact(step.fact).subject in self.until:
            raise Enough

    def _complete(self) -> bool:
        return all(self.walk.state.truth[1 : len(self.puzzle.rules.facts) + 1])

    def _known(self) -> tuple[Literal, ...]:
        facts = (2 << len(self.puzzle.rules.facts)) - 1  # without auxiliary variables
        return tuple(numbers(self.walk.state.known & facts))

    def _reason(self) -> None:
        """What the techniques do not find: why there is no solution, or the rest of the only one."""
        from whygrid.engine.reasons import Reasoner
        from whygrid.sat.oracle import Oracle

        genre, board = self.puzzle.genre, self.puzzle.board
        with Oracle(self.puzzle.rules, self.budget) as oracle:
            if self.ruled_out:
                self.solutions = oracle.solutions((*self.puzzle.givens, *self.ruled_out), 2)
            else:
                self.solutions = first_solutions(self.puzzle, 2, self.budget)
            status = status_of(len(self.solutions))
            if status == "multiple":
                self.status = status
                return
            reasoner = Reasoner(
                lambda known: genre.state(board, known),
                self.walk.strategy.techniques,
                oracle,
                self.budget,
            )
            while not self._complete():
                started = time.perf_counter()
                known = (*self._known(), *self.ruled_out)
                if status == "none":
                    step = reasoner.refutation(known)
                else:
                    step = reasoner.next_step(known, self.solutions[0])
                self.walk.times["reasoning"] += time.perf_counter() - started
                self._add(step)
                if step.fact is None:
                    break
                self.walk.state.learn(step.fact)
                self._walk_on()
        self.status = status
