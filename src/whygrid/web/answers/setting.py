"""Setting: boards in the making, what has come of them, and new puzzles."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress

from whygrid.budget import Budget
from whygrid.engine.k import say_bounds
from whygrid.errors import PuzzleError, Stopped, UsageError
from whygrid.genre import Draft, Drafting
from whygrid.play.places import places_of
from whygrid.puzzle import Puzzle
from whygrid.registry import genre as genre_of
from whygrid.scene.json import scene_to_json
from whygrid.scene.plain import plain_scene
from whygrid.scene.view import View
from whygrid.service.by_level import NAME as LEVEL
from whygrid.service.contradicting import contradiction, say_contradiction
from whygrid.service.generating import generated, generator_of, graded, new_seed
from whygrid.service.grading import grade as graded_as
from whygrid.service.measuring import k as k_of
from whygrid.service.solving import conflicts, first_solutions
from whygrid.service.surviving import survivors
from whygrid.service.varying import minimise as minimised
from whygrid.service.varying import vary as varied
from whygrid.voice import message
from whygrid.web.answers import LARGEST, Json, draw, puzzle_json, puzzle_of, refuse_large


def draft(
    budget: Budget,
    genre: str,
    size: str | None = None,
    cells: Sequence[Sequence[str]] | None = None,
    lines: Sequence[str] = (),
    puzzle: Json | None = None,
) -> Json:
    """A board in the making: an empty one, one of these texts and lines, or that of a puzzle."""
    drafting = _drafting(genre)
    if puzzle is not None:
        made = _draft_of(drafting, puzzle_of(puzzle))
    elif cells is not None:
        rows = tuple(tuple(cell or drafting.empty for cell in row) for row in cells)
        made = Draft(rows, tuple(lines))
    else:
        assert size is not None, "the door lets nothing else in"
        made = drafting.sizes[size]
    widths = {len(row) for row in made.rows}
    if len(widths) != 1 or not 0 < len(made.rows) * max(widths) <= LARGEST:
        raise UsageError(
            message("web/server-no-board"), remedy=message("web/server-rows-of-one-length", most=LARGEST)
        )
    return _drafted(genre, drafting, made)


def _drafting(genre: str) -> Drafting[object]:
    made = genre_of(genre).drafting
    assert made is not None, "the door lets nothing else in"
    return made()


def _draft_of(drafting: Drafting[object], puzzle: Puzzle) -> Draft:
    """The draft of a puzzle, if the same puzzle can be made from it again."""
    made = drafting.draft(puzzle.board)
    with suppress(PuzzleError):
        if drafting.board(made) == puzzle.board:
            return made
    raise UsageError(
        message("web/server-cannot-be-edited", title=puzzle.genre.title),
        remedy=message("web/server-change-it-elsewhere", help=drafting.help),
    )


def _drafted(genre: str, drafting: Drafting[object], made: Draft) -> Json:
    found: Puzzle | None = None
    problem, scene = "", plain_scene(made.rows)
    symbols: tuple[str, ...] = ()
    try:
        found = Puzzle(genre, drafting.board(made))
        bad = tuple(literal for clash in conflicts(found) for literal in clash.literals)
        scene, symbols = found.scene(View(bad=bad)), places_of(found).symbols
    except PuzzleError as error:
        problem = str(error)
    return {
        "cells": [list(row) for row in made.rows],
        "lines": list(made.lines),
        "puzzle": None if found is None else puzzle_json(found),
        "problem": problem,
        "scene": scene_to_json(scene),
        "symbols": list(symbols),
        "empty": drafting.empty,
    }


def verdict(budget: Budget, puzzle: Json) -> Json:
    """One solution, several and where they differ, or none and what contradicts itself."""
    board = puzzle_of(puzzle)
    try:
        found = first_solutions(board, 2, budget)
    except Stopped as stop:
        return _verdict("unknown", str(stop))
    if not found:
        return _no_solution(board, budget)
    given = set(board.givens)
    if len(found) == 1:
        placed = tuple(fact for fact in found[0] if fact not in given)
        return _verdict(
            "unique", str(message("web/exactly-one-solution")), scene=draw(board, View(placed=placed))
        )
    first, second = map(set, found)
    rules = board.rules
    view = View(
        placed=tuple(sorted(first & second - given)),
        excluded=frozenset(range(1, len(rules.facts) + 1)),
        pattern=(("one", tuple(sorted(first - second))), ("two", tuple(sorted(second - first)))),
    )
    places = dict.fromkeys(rules.fact(fact).subject for fact in sorted(first ^ second))
    words = str(message("web/solutions-differ", n=len(places)))
    return _verdict("multiple", words, list(places), draw(board, view))


def _no_solution(board: Puzzle, budget: Budget) -> Json:
    found = contradiction(board, budget)
    if found is None or not (found.givens or found.clues):
        return _verdict("none", str(message("web/no-solution-see-proof")))
    rules = board.rules
    places = [rules.fact(given).subject for given in found.givens]
    for clue in found.clues:
        places += clue.cells or (_cells_of(board, clue.rule) if clue.rule else [])
    words = str(message("web/no-solution-because", why=say_contradiction(board, found)))
    view = View(bad=found.givens)
    return _verdict("none", words, list(dict.fromkeys(places)), draw(board, view))


def _cells_of(board: Puzzle, rule: str) -> list[str]:
    rules = board.rules
    found = [abs(literal) for count in rules.rule(rule).counts for literal in count.literals]
    return [rules.fact(fact).subject for fact in found if fact <= len(rules.facts)]


def _verdict(status: str, words: str, places: Sequence[str] = (), scene: Json | None = None) -> Json:
    return {"status": status, "words": words, "places": list(places), "scene": scene}


def candidates(budget: Budget, puzzle: Json) -> Json:
    """What survives in some solution, as pencil marks; `open` places differ from solution to solution."""
    board = puzzle_of(puzzle)
    alive = survivors(board, budget)
    rules = board.rules
    values: dict[str, int] = {}
    for fact in alive:
        values[rules.fact(fact).subject] = values.get(rules.fact(fact).subject, 0) + 1
    several = sum(number > 1 for number in values.values())
    gone = frozenset(range(1, len(rules.facts) + 1)) - alive
    words = message("web/true-candidates", n=several) if alive else message("web/no-solution-see-proof")
    return {"words": str(words), "scene": draw(board, View(excluded=gone)), "open": several}


def grade(budget: Budget, puzzle: Json) -> Json:
    """How hard a puzzle is."""
    found = graded_as(puzzle_of(puzzle), budget).grade
    return {"level": found.level, "number": found.number, "techniques": found.techniques}


def k(budget: Budget, puzzle: Json, seconds: int | None = None) -> Json:
    """How few known cells one must look at: the bounds that are proved, equal where it is known."""
    if seconds is not None and (budget.left is None or seconds < budget.left):
        budget = Budget(seconds)
    report = k_of(puzzle_of(puzzle), budget)
    words = say_bounds(report.lower, report.upper)
    return {"lower": report.lower, "upper": report.upper, "proved": report.proved, "words": words}


def minimise(budget: Budget, puzzle: Json) -> Json:
    """The puzzle without what is not needed."""
    before = puzzle_of(puzzle)
    after = minimised(before, random.Random(new_seed()), budget)
    gone = len(before.givens) - len(after.givens)
    gone += len(list(before.genre.clues(before.board))) - len(list(after.genre.clues(after.board)))
    return {
        "puzzle": puzzle_json(after),
        "words": str(message("web/taken-out", n=gone) if gone else message("web/nothing-taken-out")),
    }


def vary(budget: Budget, puzzle: Json, way: str) -> Json:
    """A puzzle that is harder or easier."""
    after = varied(puzzle_of(puzzle), way, random.Random(new_seed()), budget)
    return {"puzzle": puzzle_json(after), "words": str(message(f"web/this-one-is-{way}"))}


SEARCHING = 0.75
"""The part of the time in which exactly what was ordered is looked for."""


def generate(
    budget: Budget,
    genre: str,
    settings: Json,
    technique: str | None = None,
    seed: int | None = None,
) -> Json:
    """A new puzzle with exactly one solution; where the time is up before that, the nearest one found."""
    _refuse_large_order(genre, settings)
    used = new_seed() if seed is None else seed
    near: list[Puzzle] = []
    search = Budget(None if budget.left is None else budget.left * SEARCHING)
    words = ""
    try:
        made = graded(
            genre,
            settings,
            used,
            technique=technique,
            budget=search,
            news=lambda puzzle, _: near.append(puzzle),
        )
    except (Stopped, UsageError) as stop:
        if not near and isinstance(stop, UsageError):
            raise
        made = near[-1] if near else _whatever_comes(genre, settings, used, budget)
        words = str(message("web/nearest-found", level=_level(made, budget)))
    return {"puzzle": puzzle_json(refuse_large(made)), "seed": used, "words": words}


def _whatever_comes(genre: str, settings: Json, seed: int, budget: Budget) -> Puzzle:
    """A puzzle of that size, whatever its level."""
    rest = {name: value for name, value in settings.items() if name != LEVEL}
    return next(generated(genre, rest, seed, 1, budget=budget))


def _level(puzzle: Puzzle, budget: Budget) -> str:
    """The level of a puzzle, in words, as far as there is time to find it."""
    try:
        return str(message(f"engine/level-{graded_as(puzzle, budget).grade.level}"))
    except Stopped:
        return "?"


def _refuse_large_order(genre: str, settings: Json) -> None:
    """Refuse what would be too large for the page before it is made."""
    complete = generator_of(genre).complete(settings)
    rows, columns = (complete.get(name) for name in ("rows", "columns"))
    if isinstance(rows, int) and isinstance(columns, int) and rows * columns > LARGEST:
        raise UsageError(
            message("web/server-board-too-large", rows=rows, columns=columns),
            remedy=message("web/server-largest-board", most=LARGEST),
        )
