"""New puzzles of any genre that can make them."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from whygrid.arguments import expect, whole
from whygrid.budget import Budget
from whygrid.errors import Stopped, UsageError
from whygrid.puzzle import Puzzle
from whygrid.registry import genre, genre_names
from whygrid.voice.message import message

if TYPE_CHECKING:
    from whygrid.generator import Generator, News, Settings, Value

LARGEST_SEED = 2**64 - 1


def generate(
    genre_name: str = "sudoku", *, seed: int | None = None, budget: Budget | None = None, **settings: Value
) -> Puzzle:
    """A new puzzle with exactly one solution; `whygrid generate GENRE --help` lists the settings.

    >>> generate("sudoku", seed=7, size="4") == generate("sudoku", seed=7, size="4")
    True
    """
    expect(str, genre_name=genre_name)
    expect(Budget | None, budget=budget)
    seed = new_seed() if seed is None else seed
    return next(generated(genre_name, settings, seed, 1, budget=budget))


def generated(
    genre_name: str,
    settings: Settings,
    seed: int,
    count: int,
    *,
    first: int = 0,
    threads: int | None = None,
    budget: Budget | None = None,
    news: News[Puzzle] = lambda puzzle, words: None,
) -> Iterator[Puzzle]:
    """The puzzles from number `first` on up to number `count` that a seed stands for, as they are made."""
    generator = generator_of(genre_name)
    settings = generator.complete(settings)
    seed = whole("seed", seed, 0, LARGEST_SEED)
    budget = budget or Budget()
    batches = generator.batches(settings)
    if batches is None:
        for number in range(first, count):
            budget.check()
            rng = random.Random(f"{seed}:{number}")
            board = generator.make(
                settings, rng, budget, lambda best, words: news(Puzzle(genre_name, best), words)
            )
            yield Puzzle(genre_name, board)
        return
    from whygrid.bulk.seeds import batch_seed

    for start in range(first - first % batches.size, count, batches.size):
        budget.check()
        stopped = None
        try:
            number = min(batches.size, count - start)
            rows = batches.make(number, batch_seed(seed, start // batches.size), threads, budget)
        except Stopped as stop:
            stopped, rows = stop, stop.made
        for row in rows[max(0, first - start) :]:
            yield Puzzle(genre_name, batches.puzzle(row))
        if stopped is not None:
            raise stopped


def graded(
    genre_name: str,
    settings: Settings,
    seed: int,
    *,
    level: str | None = None,
    technique: str | None = None,
    budget: Budget | None = None,
    news: News[Puzzle] = lambda puzzle, words: None,
) -> Puzzle:
    """The first puzzle that a seed stands for which has this level and needs this technique.

    It needs it in the sense of a grade: it is used where everything easier is tried first. `news` hears of
    those that come near.
    """
    from whygrid.engine.technique import called
    from whygrid.service.grading import grade

    budget = budget or Budget()
    if technique is not None:
        technique = called(genre(genre_name).techniques(), technique).name
    for puzzle in _without_end(genre_name, settings, seed, budget, news):
        if level is None and technique is None:
            return puzzle
        found = grade(puzzle, budget).grade
        if level in (None, found.level) and (technique is None or technique in found.techniques):
            return puzzle
        news(puzzle, found.level)
    raise AssertionError("unreachable: there is always another one")


def _without_end(
    genre_name: str, settings: Settings, seed: int, budget: Budget, news: News[Puzzle]
) -> Iterator[Puzzle]:
    """The puzzles that a seed stands for; few at first: where nothing is native each takes its time."""
    first = 0
    for count in (1, 16, 1 << 30):
        yield from generated(
            genre_name, settings, seed, count, first=first, threads=1, budget=budget, news=news
        )
        first = count


def generator_of(genre_name: str) -> Generator[Any]:
    """The generator of a genre, or an error that lists the genres which have one."""
    if genre_name not in generating_genres():
        raise UsageError(
            message("service/cannot-be-generated", genre=repr(genre_name)),
            remedy=message("service/there-are", names=", ".join(generating_genres())),
        )
    from whygrid.service.by_level import with_levels

    made = genre(genre_name).generator
    assert made is not None
    return with_levels(genre_name, made())


def generating_genres() -> list[str]:
    """The names of the genres that can make new puzzles."""
    return [name for name in genre_names() if genre(name).generator is not None]


def new_seed() -> int:
    """A seed for somebody who did not ask for one."""
    return secrets.randbelow(1 << 32)
