"""What can be asked of the Kakuro generator."""

from __future__ import annotations

import random
from typing import Any

from whygrid.budget import Budget
from whygrid.digits.field import DIGITS, SYMBOLS
from whygrid.generator import Generator, News, Setting, Settings
from whygrid.genres.kakuro.difficulty import LEVELS
from whygrid.genres.kakuro.generator import SMALLEST_RANGE, generate
from whygrid.genres.kakuro.layouts import SYMMETRIES
from whygrid.genres.kakuro.model import Board

SETTINGS = (
    Setting("rows", "Rows, with the one at the top.", 10, low=3, high=200),
    Setting("columns", "Columns, with the one on the left.", 10, low=3, high=200),
    Setting("digits", "The largest digit.", DIGITS, low=SMALLEST_RANGE, high=len(SYMBOLS)),
    Setting("density", "Which part of the board is black inside, or a little more.", 0.3, low=0.0, high=0.6),
    Setting("symmetry", "Of the black cells.", "rotation", choices=tuple(SYMMETRIES)),
    Setting("difficulty", "Its level, as `grade` has it; otherwise whatever comes.", None, choices=LEVELS),
    Setting("temperature", "How freely clues are drawn: the higher, the harder.", None, low=0.0, high=2.0),
)


def _make(settings: Settings, rng: random.Random, budget: Budget, news: News[Board]) -> Board:
    order: dict[str, Any] = dict(settings)
    return generate(rng, budget=budget, news=news, **order)


GENERATOR: Generator[Board] = Generator(SETTINGS, _make)
