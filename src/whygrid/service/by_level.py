"""Puzzles of a wanted level, for generators that know no levels: others are made until one has it."""

from __future__ import annotations

import random
from typing import Any

from whygrid.budget import Budget
from whygrid.engine.grade import ALL_LEVELS, levels_of
from whygrid.errors import UsageError
from whygrid.generator import Batches, Generator, News, Setting, Settings
from whygrid.puzzle import Puzzle
from whygrid.registry import genre
from whygrid.service.grading import grade
from whygrid.voice.message import message

NAME = "difficulty"
ATTEMPTS = 1000
"""After so many puzzles of other levels an order is given up."""


def with_levels(genre_name: str, generator: Generator[Any]) -> Generator[Any]:
    """The generator with a setting for the level, if it has none of its own."""
    if any(setting.name == NAME for setting in generator.settings):
        return generator
    levels = levels_of(genre(genre_name).techniques())

    def batches(settings: Settings) -> Batches[Any] | None:
        return generator.batches(_rest(settings)) if settings[NAME] is None else None

    def make(settings: Settings, rng: random.Random, budget: Budget, news: News[Any]) -> Any:
        wanted, rest = settings[NAME], _rest(settings)
        if wanted is None:
            return generator.make(rest, rng, budget, news)
        usual = generator.complete({})
        easier = {name: value for name, value in generator.easier.items() if rest[name] == usual[name]}
        nearest, more = len(ALL_LEVELS), 0
        for attempt in range(1, ATTEMPTS + 1):
            budget.check()
            asked = {**rest, **easier} if more > 0 else rest
            board = _any_board(generator, asked, rng, budget, news if nearest == len(ALL_LEVELS) else _silent)
            level = grade(Puzzle(genre_name, board), budget).grade.level
            more = ALL_LEVELS.index(level) - ALL_LEVELS.index(str(wanted))
            if not more:
                return board
            if abs(more) < nearest:
                nearest = abs(more)
                said = message(
                    "service/level-instead-of",
                    level=message(f"engine/level-{level}"),
                    wanted=message(f"engine/level-{wanted}"),
                    attempt=attempt,
                )
                news(board, str(said))
        raise UsageError(
            message("service/of-puzzles-none", attempts=ATTEMPTS, level=str(wanted)),
            remedy=message("service/ask-for-another-level"),
        )

    words = "Its level, as `grade` has it; otherwise whatever comes."
    return Generator((Setting(NAME, words, None, choices=levels), *generator.settings), make, batches)


def _rest(settings: Settings) -> Settings:
    return {name: value for name, value in settings.items() if name != NAME}


def _silent(board: Any, words: str) -> None:
    """No news, since a board that is finished is nearer to the order than one in the making."""


def _any_board(
    generator: Generator[Any], settings: Settings, rng: random.Random, budget: Budget, news: News[Any]
) -> Any:
    """A board of any level."""
    batches = generator.batches(settings)
    if batches is None:
        return generator.make(settings, rng, budget, news)
    return batches.puzzle(batches.make(1, rng.getrandbits(32), 1, budget)[0])
