"""Changing a puzzle without losing its only solution: fewer givens and clues, harder, easier."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from itertools import chain

from whygrid.budget import Budget
from whygrid.errors import PuzzleError, Stopped, UsageError
from whygrid.generator import Value
from whygrid.grid import Cell
from whygrid.logic.facts import Literal
from whygrid.puzzle import Puzzle
from whygrid.service.generating import generated, generator_of
from whygrid.service.grading import grade
from whygrid.service.solving import first_solutions
from whygrid.voice.message import message

WAYS = ("harder", "easier")


def without(puzzle: Puzzle, subjects: Iterable[str]) -> Puzzle:
    """The puzzle with nothing printed in these cells."""
    made = puzzle.genre.drafting
    if made is None:
        raise UsageError(message("service/genre-cannot-be-changed", title=puzzle.genre.title))
    drafting = made()
    draft = drafting.draft(puzzle.board)
    if drafting.board(draft) != puzzle.board:
        raise UsageError(
            message("service/board-cannot-be-changed"),
            remedy=message("service/change-its-text-instead"),
        )
    emptied = set(subjects)
    cells = [list(row) for row in draft.rows]
    for row, texts in enumerate(cells):
        for column in range(len(texts)):
            if str(Cell(row, column)) in emptied:
                texts[column] = drafting.empty
    return Puzzle(puzzle.genre_name, drafting.board(draft._replace(rows=tuple(map(tuple, cells)))))


def minimise(puzzle: Puzzle, rng: random.Random, budget: Budget | None = None) -> Puzzle:
    """The puzzle without whatever is printed in it and not needed, looked at in random order.

    What is left has exactly one solution: the same, or what is left of it where the ends of paths are taken
    out. A budget that runs out gives what was reached until then.
    """
    budget = budget or Budget()
    _solution(puzzle, budget)
    try:
        for smaller in _smaller(puzzle, rng, budget):
            puzzle = smaller
    except Stopped:
        pass
    return puzzle


def _solution(puzzle: Puzzle, budget: Budget) -> tuple[Literal, ...]:
    """The only solution, which has to stay the only one."""
    found = first_solutions(puzzle, 2, budget)
    if len(found) != 1:
        raise UsageError(
            message("service/this-puzzle-has", n=len(found)),
            remedy=message("service/give-it-exactly-one-first"),
        )
    return found[0]


def _smaller(puzzle: Puzzle, rng: random.Random, budget: Budget) -> Iterator[Puzzle]:
    rules = puzzle.rules
    subjects = [fact.subject for fact in map(rules.fact, puzzle.givens) if fact.holds]
    rng.shuffle(subjects)
    for subject in subjects:
        fewer = without(puzzle, [subject])
        if len(first_solutions(fewer, 2, budget)) == 1:
            puzzle = fewer
            yield puzzle
    clues = list(puzzle.genre.clues(puzzle.board))
    for clue in rng.sample(clues, len(clues)):
        others = {other.name for other in puzzle.genre.clues(puzzle.board)} - {clue.name}
        fewer = without(puzzle, clue.cells) if clue.cells else puzzle.with_clues(others)
        if len(first_solutions(fewer, 2, budget)) == 1:
            puzzle = fewer
            yield puzzle


def vary(puzzle: Puzzle, way: str, rng: random.Random, budget: Budget | None = None) -> Puzzle:
    """A puzzle that is harder or easier: with the same solution where that can be, else of the same size."""
    budget = budget or Budget(20)
    if way not in WAYS:
        raise UsageError(
            message("service/there-is-no-way", way=repr(way)),
            remedy=message("service/there-are", names=", ".join(WAYS)),
        )
    before = grade(puzzle, budget).grade
    best: tuple[float, Puzzle] | None = None
    looked = 0
    try:
        for other in chain(_neighbours(puzzle, way, rng, budget), _others(puzzle, rng, budget)):
            found = grade(other, budget).grade
            gain = found.number - before.number if way == "harder" else before.number - found.number
            if gain > 0 and found.level != before.level:
                return other
            if gain > 0 and (best is None or gain > best[0]):
                best = gain, other
            looked += 1
            if best is not None and looked >= ENOUGH:
                break
    except Stopped:
        pass
    if best is None:
        raise UsageError(
            message("service/no-such-puzzle-was-found", way=way),
            remedy=message("service/try-again-or-change-it-by-hand"),
        )
    return best[1]


ENOUGH = 40
"""After so many puzzles a small change will do, where none is of another level."""
NEIGHBOURS = 60
"""How many puzzles with the same solution are looked at."""


def _neighbours(puzzle: Puzzle, way: str, rng: random.Random, budget: Budget) -> Iterator[Puzzle]:
    """Puzzles with the same solution: with one more given, or with others."""
    solution = [fact for fact in _solution(puzzle, budget) if fact not in set(puzzle.givens)]
    for _ in range(NEIGHBOURS if solution else 0):
        budget.check()
        try:
            if way == "easier":
                yield _entered(puzzle.fill([rng.choice(solution)]))
            else:
                more = _entered(puzzle.fill(rng.sample(solution, min(3, len(solution)))))
                yield minimise(more, rng, budget)
        except (PuzzleError, UsageError):  # a board of this genre has no place for it
            return


def _entered(puzzle: Puzzle) -> Puzzle:
    """The puzzle, if it can still be entered cell by cell."""
    return without(puzzle, ())


def _others(puzzle: Puzzle, rng: random.Random, budget: Budget) -> Iterator[Puzzle]:
    """New puzzles of the same genre and size."""
    scene = puzzle.scene()
    sizes: dict[str, Value] = {"rows": scene.rows, "columns": scene.columns, "size": str(scene.rows)}
    known = {setting.name for setting in generator_of(puzzle.genre_name).settings}
    settings = {name: value for name, value in sizes.items() if name in known}
    while True:
        budget.check()
        yield from generated(puzzle.genre_name, settings, rng.getrandbits(32), 1, budget=budget)
