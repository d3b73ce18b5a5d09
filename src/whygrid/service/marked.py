"""Positions as somebody has them on paper: what is filled in, and what the pencil marks rule out."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from whygrid.budget import Budget
from whygrid.engine.exclusions import exclusions_of
from whygrid.errors import UsageError
from whygrid.logic.facts import Fact, Literal
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.service.converting import Reading
from whygrid.service.solving import first_solutions
from whygrid.voice import Cells, Values, message


class Marked(NamedTuple):
    """A puzzle with what was filled in, and what its marks rule out besides, as negative literals."""

    puzzle: Puzzle
    ruled_out: tuple[Literal, ...] = ()

    @property
    def facts(self) -> tuple[Literal, ...]:
        """All that is known: givens, what was filled in, and what is ruled out."""
        return (*self.puzzle.givens, *self.ruled_out)

    def settles(self, literal: Literal) -> bool:
        """Whether this is written there, or excluded at once by something that is."""
        written = set(self.facts)
        if literal in written:
            return True
        return literal < 0 and not written.isdisjoint(exclusions_of(self.puzzle.rules).of(-literal))


def marked(reading: Reading) -> Marked:
    """What lies in front of somebody who has written all that on a puzzle."""
    sheet, puzzle = reading.sheet, reading.puzzle
    filled = puzzle.fill(literal for literal in sheet.entries if literal > 0)
    struck = [-literal for literal in sheet.entries if literal < 0]
    return Marked(filled, news(filled, ruled_out(filled, sheet.centre, struck)))


def ruled_out(puzzle: Puzzle, noted: Collection[Literal], struck: Iterable[Literal]) -> tuple[Literal, ...]:
    """What marks exclude, as negative literals: what is struck, and what is not noted where something is.

    `noted` are marks in the middle of cells, which list all that a cell can hold. Marks in the corners say
    where a symbol can go in a box, not what a cell can hold.
    """
    facts = puzzle.rules.facts
    filled = {facts[given - 1].subject for given in puzzle.givens}
    listed = {facts[fact - 1].subject for fact in noted} - filled
    missing = [n for n, fact in enumerate(facts, 1) if fact.subject in listed and n not in noted]
    return tuple(-fact for fact in dict.fromkeys((*struck, *missing)))


def news(puzzle: Puzzle, excluded: Iterable[Literal]) -> tuple[Literal, ...]:
    """Those exclusions that placed cells do not make anyway."""
    excluded = tuple(excluded)
    if not excluded:
        return ()
    state = puzzle.genre.state(puzzle.board, puzzle.givens)
    return tuple(literal for literal in excluded if state.open(literal))


def missing_marks(puzzle: Puzzle, excluded: Collection[Literal], budget: Budget) -> tuple[Fact, ...]:
    """What was ruled out and yet is part of the only solution; nothing where there is not one solution."""
    found = first_solutions(puzzle, 2, budget) if excluded else []
    if len(found) != 1:
        return ()
    solution = set(found[0])
    return tuple(puzzle.rules.fact(-literal) for literal in excluded if -literal in solution)


def refuse_missing_marks(puzzle: Puzzle, excluded: Collection[Literal], budget: Budget) -> None:
    """Raise an error that names the marks which are needed and missing, if some are."""
    missing = missing_marks(puzzle, excluded, budget)
    if missing:
        raise UsageError(say_missing(missing), remedy=message("service/note-it-again"))


def say_missing(missing: Collection[Fact]) -> str:
    """Which marks are missing, in words."""
    named = tuple(
        message("service/value-in-cell", value=Values((fact.value,)), cell=Cells((fact.subject,)))
        for fact in list(missing)[:3]
    )
    kind = "mark-is-missing" if len(missing) <= 3 else "marks-are-missing"
    return str(message(f"service/{kind}", marks=named))
