"""Grading: how hard a puzzle is for a person, by the techniques that it takes.

The walk is that of a proof, in waves: all that the easiest technique finds in a position is taken at once,
before anything harder is looked at. Nothing depends on the order of rows or digits, so that a puzzle and all
its rotated, mirrored or relabelled twins get the same waves and the same grade.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from whygrid.budget import Budget
from whygrid.engine.state import State
from whygrid.engine.technique import Technique
from whygrid.logic.deduction import Deduction
from whygrid.records import NamedTuple

VERSION = 1
"""Of the grade: another version may give other numbers."""

LEVELS = (
    (2.0, "gentle"),
    (2.5, "easy"),
    (3.5, "moderate"),
    (4.5, "tricky"),
    (6.5, "hard"),
    (8.0, "fiendish"),
    (math.inf, "extreme"),
)
"""The levels, each with the number below which it ends; `BEYOND` is for what no technique solves."""
BEYOND = "beyond"
ALL_LEVELS = (*(level for _, level in LEVELS), BEYOND)
BEYOND_EFFORT = 9.5
"""The number of a puzzle that no technique solves begins here."""


class Wave(NamedTuple):
    """What one technique found in one position.

    effort    of its easiest deduction
    places    how many deductions there were to choose from
    placed    how many facts they settled for good
    """

    technique: str
    effort: float
    places: int
    placed: int


class Grade(NamedTuple):
    """How hard a puzzle is.

    level      a word that a person knows
    number     the effort of the hardest wave, with the rest of the work behind the point
    waves      the way to the solution
    solved     whether the techniques got there
    """

    level: str
    number: float
    waves: tuple[Wave, ...]
    solved: bool
    version: int = VERSION

    @property
    def techniques(self) -> dict[str, int]:
        """How many waves each technique was needed for, in the order in which they came up."""
        counts: dict[str, int] = {}
        for wave in self.waves:
            counts[wave.technique] = counts.get(wave.technique, 0) + 1
        return counts

    @property
    def narrowest(self) -> int:
        """The fewest places to look in a wave of the hardest technique."""
        hardest = max((wave.effort for wave in self.waves), default=0.0)
        return min((wave.places for wave in self.waves if wave.effort == hardest), default=0)


def grade(state: State, techniques: Sequence[Technique], facts: int, budget: Budget) -> Grade:
    """The grade of the puzzle that begins in this state and is about so many facts."""
    waves = tuple(walk(state, techniques, budget))
    return grade_of_waves(waves, solved=all(state.truth[1 : facts + 1]))


def grade_of_waves(waves: tuple[Wave, ...], *, solved: bool) -> Grade:
    """The grade of a puzzle by the waves of its walk, and whether that led to the solution."""
    number = _number(waves, 0.0 if solved else BEYOND_EFFORT)
    return Grade(_level(number) if solved else BEYOND, number, waves, solved)


def walk(state: State, techniques: Sequence[Technique], budget: Budget) -> Iterator[Wave]:
    """All waves, until nothing is found or something is contradictory."""
    techniques = state.usable(techniques)
    by_name = {technique.name: technique for technique in techniques}
    names = tuple(by_name)
    while True:
        swept, idle = state.sweep(names)
        for name, ways, premises, placed in swept:
            yield Wave(name, effort_of(by_name[name], premises), ways, len(placed))
        if next(state.contradictions(), None) is not None or state.complete:
            return
        technique, found = _easiest(state, techniques[idle:], budget)
        if technique is None:
            return
        before = state.known.bit_count()
        for deduction in found:
            for literal in deduction.conclusions:
                if state.holds(-literal):
                    return  # the puzzle has no solution
                state.learn(literal)
        yield Wave(
            technique.name,
            round(technique.effort + min(map(_length, found)), 2),
            len(found),
            state.known.bit_count() - before,
        )


def _easiest(
    state: State, techniques: Sequence[Technique], budget: Budget
) -> tuple[Technique | None, Sequence[Deduction]]:
    """The first technique that finds something, and what it finds, in outline where that is enough."""
    for technique in techniques:
        budget.check()
        found = state.find(technique.briefly)
        if found:
            return technique, found
    return None, ()


def _length(deduction: Deduction) -> float:
    """What the size of a deduction adds to the effort: a tenth for each case, or each time it doubles."""
    if deduction.cases:  # what happens inside may be told in several ways, their number is always the same
        return 0.1 * len(deduction.cases) / max(1, len(deduction.conclusions))
    return _long(len(deduction.premises))


def effort_of(technique: Technique, premises: int) -> float:
    """The effort of a wave of a technique whose deductions rest on so many premises at least."""
    return round(technique.effort + _long(premises), 2)


def _long(premises: int) -> float:
    return 0.1 * (math.log2(premises) - 4) if premises > 16 else 0.0


def _number(waves: Sequence[Wave], least: float) -> float:
    """The hardest effort; behind it, up to a tenth for how much of such work there is and how well hidden."""
    hardest = max([least, *[effort for _, effort, _, _ in waves]])
    work = sum([2.0 ** (effort - hardest) * (1 + 1 / places) for _, effort, places, _ in waves])
    return round(hardest + 0.1 * (1 - 1 / (1 + math.log2(1 + work))), 3)


def levels_of(techniques: Iterable[Technique]) -> tuple[str, ...]:
    """The levels that these techniques stand for, and that of puzzles which none of them solves."""
    there = {_level(technique.effort) for technique in techniques}
    return tuple(level for level in ALL_LEVELS if level in there or level == BEYOND)


def _level(number: float) -> str:
    return next(level for end, level in LEVELS if number < end)
