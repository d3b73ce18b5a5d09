"""The prover of the story: patterns as far as they are short, then few suppositions.

All that techniques find is gathered first; then only what is needed is told.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from whygrid.budget import Budget, processors
from whygrid.engine.gathering import Gathered, gather
from whygrid.engine.hitting import numbers
from whygrid.engine.ordering import in_order
from whygrid.engine.shortening import Costs, Shortener
from whygrid.engine.state import State
from whygrid.engine.story import Goal, Outline, Outliner, Search, needed, steps_of
from whygrid.engine.technique import CASE_EFFORT, Technique
from whygrid.engine.trials import Trials, nothing_else_left, open_facts
from whygrid.engine.trimming import trim
from whygrid.errors import Stopped
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Step
from whygrid.puzzle import Puzzle
from whygrid.service.proving import Enough
from whygrid.service.ranges import last_step_about
from whygrid.service.solving import Status, first_solutions, require_one_solution, status_of

if TYPE_CHECKING:
    from whygrid.service.explaining import Options

PATTERN_EFFORT = 7.2
"""In a mixed story, what is harder than this is told by suppositions instead."""
LAST_WORDS = 1.0
"""So many seconds more, when it is time to stop, to tell only what is needed of what was found."""
ROUNDS = 2
"""So many searches for the shortest story on each processor, one after the other."""
AT_ONCE = 4000
"""For so many deductions something is supposed at once, where a shorter story is looked for."""
LONG = 40
"""Where patterns cost a reader more than this, a mixed story looks whether suppositions cost less."""


class StoryProver:
    """A proof as a story in the making."""

    def __init__(
        self, puzzle: Puzzle, options: Options, budget: Budget, ruled_out: tuple[Literal, ...] = ()
    ) -> None:
        self.puzzle = puzzle
        self.options = options
        self.budget = budget
        self.ruled_out = ruled_out
        genre = puzzle.genre
        available = genre.techniques()
        if options.if_unique:
            require_one_solution(puzzle, budget)
            available += genre.if_unique()
        self.techniques = options.strategy(available, genre.on_request).techniques
        self.steps: list[Step] = []
        self.status: Status = "unknown"
        self.solutions: list[tuple[Literal, ...]] = []
        self.times = dict.fromkeys(("techniques", "suppositions"), 0.0)
        self.stuck = False

    def position(self, held: Sequence[Literal] = ()) -> State:
        """A fresh position in which these literals hold besides what is printed."""
        state = self.puzzle.genre.state(self.puzzle.board, self.puzzle.givens)
        for literal in (*self.ruled_out, *held):
            state.learn(literal)
        return state

    def run(self) -> None:
        """Prove all that can be proved; `Stopped` leaves what was found so far."""
        start, state, found = self.position(), self.position(), Gathered()
        outliner = start.outliner([technique.name for technique in self.techniques])
        telling = _ByTrimming(self, start) if outliner is None else _ByOutline(self, start, outliner)
        try:
            started = time.perf_counter()
            gather(state, telling.patterns, self.budget, found, telling.swept)
            self.times["techniques"] = time.perf_counter() - started
            self._conclude(state, found, telling)
            self.times["suppositions"] = time.perf_counter() - started - self.times["techniques"]
        except Stopped:
            if state.known != start.known or found.deductions:
                telling.ending = Budget.of_own_work(LAST_WORDS)
                self.steps = telling.as_far(state, found)
            raise
        if self.options.until is not None:
            self._stop_at(self.options.until)

    def _stop_at(self, cell: str) -> None:
        """Leave out what comes after a cell is settled."""
        number = last_step_about(self.puzzle.rules, self.puzzle.genre.absence, self.steps, cell)
        if number:
            self.steps = self.steps[:number]
            raise Enough

    def _conclude(self, state: State, found: Gathered, telling: _ByTrimming) -> None:
        """Tell the story to its end, by suppositions where the techniques run out."""
        if found.contradiction:
            self.steps, self.status = telling.whole(state, found, ()), "none"
        elif state.complete:
            self.solutions = [self.known(state)]
            self.steps, self.status = telling.whole(state, found, self.solutions[0]), "unique"
        elif self.options.nothing_else:
            self.steps, self.stuck = telling.as_far(state, found, marks=True), True
        else:
            self.solutions = self._two_solutions()
            status = status_of(len(self.solutions))
            if status == "multiple":
                self.steps = telling.as_far(state, found)
            else:
                self.steps = telling.whole(state, found, self.solutions[0] if self.solutions else ())
            self.status = status

    def _two_solutions(self) -> list[tuple[Literal, ...]]:
        if not self.ruled_out:
            return first_solutions(self.puzzle, 2, self.budget)
        from whygrid.sat.oracle import Oracle

        with Oracle(self.puzzle.rules, self.budget) as oracle:
            return oracle.solutions((*self.puzzle.givens, *self.ruled_out), 2)

    def known(self, state: State) -> tuple[Literal, ...]:
        """What is given or placed in a position."""
        return tuple(numbers(state.known & (2 << len(self.puzzle.rules.facts)) - 1))


class _ByTrimming:
    """For any genre: all that is found is trimmed to what is needed; where it ends, trials go on."""

    swept: Sequence[str] = ()

    def __init__(self, prover: StoryProver, start: State) -> None:
        self.prover = prover
        self.start = start
        self.patterns = prover.techniques
        self.ending = prover.budget
        if prover.options.prefer == "short":
            self.patterns = tuple(self.easy)

    # A search of the genre's own does without these, and most stories are made by one.

    @cached_property
    def easy(self) -> list[Technique]:
        """What is told by what would follow is nothing easy to read, whatever effort it takes to find."""
        return [technique for technique in self.prover.techniques if _is_easy(technique)]

    @cached_property
    def usual(self) -> list[Technique]:
        """By these a supposition is followed, whatever else is allowed: otherwise it leads nowhere."""
        return [technique for technique in self.prover.puzzle.genre.techniques() if _is_easy(technique)]

    @cached_property
    def efforts(self) -> dict[str, float]:
        return {technique.name: technique.effort for technique in self.prover.techniques}

    @cached_property
    def unsaid(self) -> set[str]:
        return {technique.name for technique in self.prover.techniques if technique.obvious}

    @cached_property
    def costs(self) -> Costs:
        unasked = {technique.name for technique in self.usual}.difference(self.efforts)
        return Costs({technique.name for technique in self.easy}, self._is_told, unasked)

    @cached_property
    def trials(self) -> Trials:
        return Trials(self.prover.position, self.usual, self.costs, self.prover.budget)

    def whole(self, state: State, found: Gathered, solution: Sequence[Literal]) -> list[Step]:
        while not (state.complete or found.contradiction):
            self._go_on(state, found, solution)
            gather(state, self.patterns, self.prover.budget, found)
        return self.as_far(state, found)

    def as_far(self, state: State, found: Gathered, marks: bool = False) -> list[Step]:
        """What leads to all that was placed; to all marks as well, if these are asked for."""
        placed = () if found.contradiction else self.prover.known(state)
        if marks:
            facts = range(1, len(state.rules.facts) + 1)
            placed = (*placed, *(-fact for fact in facts if state.truth[fact] == -1))
        told = None
        try:
            if state.complete and self.prover.puzzle.genre.absence:
                there = [fact for fact in placed if not self._is_absence(fact)]
                told = self._and_the_rest(self._shortest(found, there))
            told = told or self._shortest(found, placed)
        except Stopped:
            pass
        steps = steps_of(self.start, told or self._in_order(trim(self.start, found, placed)))
        return needed(steps, placed)

    def _is_absence(self, fact: Literal) -> bool:
        return self.prover.puzzle.rules.fact(fact).value == self.prover.puzzle.genre.absence

    def _places(self, deduction: Deduction) -> bool:
        return any(literal > 0 and not self._is_absence(literal) for literal in deduction.conclusions)

    def _is_told(self, deduction: Deduction) -> bool:
        """Whether something that would follow is told: not what is obvious, nor that nothing is there."""
        if deduction.technique in self.unsaid or not deduction.conclusions:
            return False
        return min(deduction.conclusions) < 0 or self._places(deduction)

    def _in_order(self, told: Sequence[Deduction]) -> list[Deduction]:
        if any(deduction.technique in self.costs.unasked for deduction in told):
            return list(told)  # what was asked for comes first
        return in_order(self.start, told, self.efforts, self._places)

    def _shortest(self, found: Gathered, goals: Sequence[Literal]) -> list[Deduction] | None:
        """The cheapest story to these goals in the order a person makes it, if another way leads there."""
        aims = None if found.contradiction else goals
        shortener = Shortener(self.prover.position, self.easy, self.costs, aims, self.ending)
        story = shortener.shortest(found, self.patterns, self.prover.options.seconds, self._suppositions)
        return None if story is None else self._retold(self._in_order(story.deductions), goals)

    def _suppositions(self, held: Sequence[Literal]) -> list[Deduction]:
        """What is refuted by supposing it, where these literals hold."""
        solution = set(self.prover.solutions[0]) if self.prover.solutions else set()
        state = self.prover.position(held)
        if solution and not self.prover.ruled_out:
            own = state.proved(solution, self.ending)
            if own:
                return list(own)
        wrong = [fact for fact in open_facts(state) if fact not in solution]
        return [refuted.deduction for refuted in self.trials.refutations(held, wrong, 1, AT_ONCE)]

    def _retold(self, told: Sequence[Deduction], goals: Sequence[Literal]) -> list[Deduction]:
        """The story with what would follow from suppositions worked out anew where they stand in it.

        By then more is known, and they lead to their end sooner.
        """
        state, again = self.prover.position(), Gathered()
        held: list[Literal] = []
        for deduction in told:
            if deduction.cases or deduction.lemmas:
                deduction = state.shorter(deduction) or self.trials.again(held, deduction)
            again.add(deduction, state.known)
            held += deduction.conclusions
            for literal in deduction.conclusions:
                state.learn(literal)
        return trim(self.start, again, goals)

    def _and_the_rest(self, told: list[Deduction] | None) -> list[Deduction] | None:
        """A story with all that it leaves to see at a glance; None where that is not all there is."""
        if told is None:
            return None
        state = self.prover.position([literal for deduction in told for literal in deduction.conclusions])
        obvious = [technique for technique in self.easy if technique.obvious]
        rest = {deduction.conclusions: deduction for deduction in gather(state, obvious, Budget()).deductions}
        return [*told, *rest.values()] if state.complete else None

    def _go_on(self, state: State, found: Gathered, solution: Sequence[Literal]) -> None:
        """Find something more than techniques do."""
        prover = self.prover
        # A genre's own search is for the only solution, and does not know what is ruled out.
        more: Sequence[Deduction] = ()
        if solution and not prover.ruled_out:
            more = state.proved(solution, prover.budget)
        if not more:
            learnt = [literal for deduction in found.deductions for literal in deduction.conclusions]
            wrong = [fact for fact in open_facts(state) if fact not in set(solution)]
            if not wrong:  # all that is left follows, but not by what is allowed
                before = len(found.deductions)
                gather(state, self.trials.techniques, prover.budget, found)
                if len(found.deductions) > before:
                    return
                more = [nothing_else_left(state)]
            else:
                more = self.trials.wave(learnt, wrong)
        for deduction in more:
            found.add(deduction, state.known)
            for literal in deduction.conclusions:
                state.learn(literal)


def _is_easy(technique: Technique) -> bool:
    return technique.effort <= CASE_EFFORT and not technique.supposes


class _ByOutline(_ByTrimming):
    """For a genre that searches for short stories by itself."""

    def __init__(self, prover: StoryProver, start: State, outliner: Outliner) -> None:
        super().__init__(prover, start)
        self.outliner = outliner
        self.swept = outliner.swept
        limit = {"patterns": math.inf, "short": 0.0}.get(prover.options.prefer, PATTERN_EFFORT)
        self.patterns = tuple(
            technique
            for technique in prover.techniques
            if technique.name not in outliner.tells and technique.effort <= limit
        )

    def whole(self, state: State, found: Gathered, solution: Sequence[Literal]) -> list[Step]:
        """By the patterns alone where they suffice and are short; otherwise by whatever costs less."""
        options = self.prover.options
        goal: Goal = "solution" if solution else "contradiction"
        outlines = []
        if state.complete or found.contradiction:
            outlines.append(self._outline(found, goal, Search(suppose=False)))
        long = not outlines or (options.prefer != "patterns" and outlines[0].cost > LONG)
        if options.seconds is not None:
            outlines += self._searched(found, goal, options.seconds)
        elif long:
            outlines.append(self._outline(found, goal, Search()))
            if options.prefer == "mixed":
                outlines.append(self._outline(Gathered(), goal, Search()))
        return steps_of(self.start, min(outlines, key=lambda outline: outline.cost).deductions)

    def _searched(self, found: Gathered, goal: Goal, seconds: float) -> list[Outline]:
        """What searches on all processors find, half of them without patterns where that is allowed.

        Each processor searches several times: the luck of a search matters more than twice its time.
        """
        from concurrent.futures import ThreadPoolExecutor

        starts = [found] if self.prover.options.prefer == "patterns" else [found, Gathered()]
        side_by_side = max(len(starts), processors())

        def outlined(seed: int) -> Outline:
            return self._outline(
                starts[seed % len(starts)], goal, Search(seconds=seconds / ROUNDS, seed=seed)
            )

        with ThreadPoolExecutor(side_by_side) as pool:
            return list(pool.map(outlined, range(ROUNDS * side_by_side)))

    def as_far(self, state: State, found: Gathered, marks: bool = False) -> list[Step]:
        """What the patterns place, and what that needs."""
        return steps_of(self.start, self._outline(found, "closure", Search(suppose=False)).deductions)

    def _outline(self, found: Gathered, goal: Goal, search: Search) -> Outline:
        patterns = [deduction for deduction in found.deductions if deduction.conclusions]
        return self.outliner.outline(patterns, goal, search, self.ending)
