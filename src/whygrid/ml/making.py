"""Puzzles to order: of a genre, by grade and k, the same for a seed and a number."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from whygrid.errors import UsageError
from whygrid.generator import Value
from whygrid.puzzle import Puzzle
from whygrid.registry import genre, genre_names
from whygrid.service.generating import generate, generator_of
from whygrid.service.measuring import k as measure_k
from whygrid.voice.message import message

ATTEMPTS = 200
"""After so many puzzles with another k an order is given up."""


@dataclass(frozen=True)
class Order:
    """What to make.

    level         one of the levels of `grade`; several mean one of them each time; None is whatever comes
    min_k, max_k  how many known cells one must be able to look at, at a time
    settings      of the genre's generator, as in `whygrid generate GENRE --help`
    """

    genre: str = "sudoku"
    level: str | tuple[str, ...] | None = None
    min_k: int | None = None
    max_k: int | None = None
    settings: Mapping[str, Value] = field(default_factory=dict)

    def check(self) -> None:
        """Raise an error unless there is such a genre, with such levels and settings."""
        if self.genre not in genre_names():
            raise UsageError(
                message("voice/there-is-no-genre", name=repr(self.genre)),
                remedy=message("voice/there-are", names=", ".join(genre_names())),
            )
        for level in self.levels or (None,):
            generator_of(self.genre).complete({**self._settings, "difficulty": level})

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels, none for any."""
        if self.level is None:
            return ()
        return (self.level,) if isinstance(self.level, str) else tuple(self.level)

    @property
    def _settings(self) -> dict[str, Any]:
        """The settings; choices are texts, though somebody may have written a number."""
        choices = {one.name for one in generator_of(self.genre).settings if one.choices}
        return {
            name: str(value) if name in choices and value is not None else value
            for name, value in self.settings.items()
        }

    def puzzle(self, seed: int, number: int) -> Puzzle:
        """The puzzle with this number.

        >>> order = Order(level="gentle", settings={"size": "4"})
        >>> order.puzzle(7, 0) == order.puzzle(7, 0) != order.puzzle(7, 1)
        True
        """
        rng = random.Random(f"whygrid.ml {seed} {number}")
        level = rng.choice(self.levels) if self.levels else None
        for _ in range(ATTEMPTS):
            made = generate(self.genre, seed=rng.getrandbits(32), **{**self._settings, "difficulty": level})
            if self._has_k(made):
                return made
        raise UsageError(
            message("ml/none-has-such-a-k", n=ATTEMPTS, low=str(self.min_k), high=str(self.max_k)),
            remedy=message("ml/ask-for-another"),
        )

    def _has_k(self, puzzle: Puzzle) -> bool:
        if self.min_k is None and self.max_k is None:
            return True
        found = measure_k(puzzle)
        low, high = self.min_k or 0, len(puzzle.rules.facts) if self.max_k is None else self.max_k
        return found.upper is not None and low <= found.lower and found.upper <= high


def twin(puzzle: Puzzle, rng: random.Random) -> Puzzle:
    """The same puzzle in another dress, as its genre knows how: turned, mirrored, relabelled."""
    return Puzzle(puzzle.genre_name, genre(puzzle.genre_name).twin(puzzle.board, rng))
