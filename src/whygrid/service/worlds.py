"""The worlds of a puzzle: what holds in its solutions, and what would hold if only some of it were known.

Who judges one claim after another about a puzzle asks the same things again and again; so the solutions of
the last puzzles are kept, and an oracle for each of the last sets of rules.
"""

from __future__ import annotations

import atexit
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import cached_property
from threading import local
from typing import TypeVar

from whygrid.budget import Budget
from whygrid.engine.k import KStep
from whygrid.genre import Clue
from whygrid.logic.check import broken_rules
from whygrid.logic.facts import Literal
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.sat.oracle import Oracle
from whygrid.service.claims import Cited
from whygrid.service.marked import Marked
from whygrid.service.solving import first_solutions

KEPT = 32
"""Puzzles, and oracles, of which a thread keeps what it worked out."""
T = TypeVar("T")
_kept = local()  # an oracle is asked by one thread at a time
atexit.register(
    lambda: _kept.__dict__.clear()
)  # later its solver would find its module half gone, and complain


class Follows(NamedTuple):
    """Whether a position has a solution, and whether a claim holds in all; if not, one where it does not."""

    possible: bool
    entailed: bool
    world: Puzzle | None = None


class Shown(NamedTuple):
    """What of the cited is enough, by name; or a world in which all of it holds and the claim does not."""

    enough: tuple[str, ...] = ()
    world: Puzzle | None = None


class _Asked(NamedTuple):
    """An oracle that knows no clue unless told to, and the switch of each clue by its name."""

    oracle: Oracle
    switches: dict[str, Literal]


def worlds_of(puzzle: Puzzle) -> Worlds:
    """What was worked out about a puzzle in this thread."""
    return _keep("worlds", puzzle, lambda: Worlds(puzzle))


def _keep(what: str, key: object, make: Callable[[], T]) -> T:
    """The entry of this key, made if it is not there; the one that was used longest ago makes room."""
    kept: OrderedDict[object, T] = _kept.__dict__.setdefault(what, OrderedDict())
    if key not in kept:
        kept[key] = make()
        if len(kept) > KEPT:
            kept.popitem(last=False)
    kept.move_to_end(key)
    return kept[key]


class Worlds:
    """A puzzle, its solutions, and its oracle, each worked out when it is first needed."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.rules = puzzle.rules
        self._solutions: list[frozenset[Literal]] | None = None

    @cached_property
    def clues(self) -> tuple[Clue, ...]:
        """What is printed and no fact."""
        return tuple(self.puzzle.genre.clues(self.puzzle.board))

    def solutions(self, budget: Budget) -> list[frozenset[Literal]]:
        """The solutions of the puzzle, two of them where there are more."""
        if self._solutions is None:
            self._solutions = list(map(frozenset, first_solutions(self.puzzle, 2, budget)))
        return self._solutions

    def legal(self, position: Marked, claim: Literal) -> bool:
        """Whether the claim, written there, breaks no rule at once."""
        known = position.facts
        return -claim not in known and not broken_rules(self.rules, (*known, claim))

    def truth(self, claim: Literal, budget: Budget) -> bool | None:
        """Whether the claim holds in all solutions of the puzzle, or in none; None where they differ."""
        found = {_holds(solution, claim) for solution in self.solutions(budget)}
        if len(self.solutions(budget)) < 2 or len(found) > 1:
            return found.pop() if len(found) == 1 else None
        usual = found.pop()
        other = self._ask(
            self.puzzle.givens, [clue.name for clue in self.clues], -claim if usual else claim, budget
        )
        return usual if other is None else None

    def follows(self, position: Marked, claim: Literal, budget: Budget) -> Follows:
        """Whether the claim follows from the position."""
        solutions = self.solutions(budget)
        if len(solutions) < 2 or any(_agrees(solution, position) for solution in solutions):
            found = [solution for solution in solutions if _agrees(solution, position)]
            if not found:
                return Follows(False, False)
            for solution in found:
                if not _holds(solution, claim):
                    return Follows(True, False, self.puzzle.fill(solution))
            if len(solutions) < 2:
                return Follows(True, True)
        known, clues = position.facts, [clue.name for clue in self.clues]
        other = self._ask(known, clues, -claim, budget)
        if other is not None:
            return Follows(True, False, self.puzzle.fill(other))
        possible = any(_agrees(solution, position) for solution in solutions)
        possible = possible or self._ask(known, clues, claim, budget) is not None
        return Follows(possible, possible)

    def shows(self, cited: Cited, claim: Literal, budget: Budget) -> Shown:
        """Whether the claim follows from what is cited and nothing else."""
        oracle, switches = self._asked(budget)
        names = {fact: str(self.rules.fact(fact)) for fact in cited.facts}
        names |= {switches[clue.name]: clue.name for clue in cited.clues}
        core = oracle.minimal_core([-claim], list(names))
        if core is not None:
            return Shown(tuple(names[item] for item in core))
        other = oracle.solve([-claim, *names])
        assert other is not None, "the oracle has just said so"
        return Shown(world=self.puzzle.with_clues([clue.name for clue in cited.clues]).fill(other))

    def smallest(self, position: Marked, claim: Literal, budget: Budget) -> KStep | None:
        """The fewest known cells and clues that a claim follows from; None where it does not follow."""
        if claim > 0 and not position.ruled_out:
            step = position.puzzle.genre.k_step(position.puzzle.board, claim, budget)
            if step is not None:
                return step if step.fact == claim else None
        from whygrid.engine.claimed import smallest_part

        oracle, switches = self._asked(budget)
        part = smallest_part(oracle, claim, [*position.facts, *switches.values()], budget)
        if part is None:
            return None
        clues = tuple(name for name, switch in switches.items() if switch in part)
        return KStep(claim, tuple(item for item in part if abs(item) <= len(self.rules.facts)), clues)

    def names(self, step: KStep) -> tuple[str, ...]:
        """A support in words."""
        return (*(str(self.rules.fact(fact)) for fact in step.support), *step.clues)

    def _ask(
        self, facts: Sequence[Literal], clues: Sequence[str], claim: Literal, budget: Budget
    ) -> tuple[Literal, ...] | None:
        """A world with these facts and clues in which the claim holds."""
        oracle, switches = self._asked(budget)
        return oracle.solve([*facts, *(switches[clue] for clue in clues), claim])

    def _asked(self, budget: Budget) -> _Asked:
        bare = self.puzzle.with_clues(())
        asked = _keep("oracles", (bare.rules, self.clues), lambda: self._made(bare, budget))
        asked.oracle.budget = budget
        return asked

    def _made(self, bare: Puzzle, budget: Budget) -> _Asked:
        oracle = Oracle(bare.rules, budget)
        switches = {clue.name: oracle.add_switched(self.puzzle.said_by(clue)) for clue in self.clues}
        oracle.prefer(list(switches.values()))
        return _Asked(oracle, switches)


def _holds(solution: frozenset[Literal], claim: Literal) -> bool:
    return (claim in solution) if claim > 0 else (-claim not in solution)


def _agrees(solution: frozenset[Literal], position: Marked) -> bool:
    return all(_holds(solution, fact) for fact in position.facts)
