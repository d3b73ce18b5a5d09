"""What can be asked of the Numberlink generator."""

from __future__ import annotations

import random
from typing import Any

from whygrid.budget import Budget
from whygrid.generator import Generator, News, Setting, Settings
from whygrid.genres.numberlink.generator import SHORTEST, generate
from whygrid.genres.numberlink.model import Board

SETTINGS = (
    Setting("rows", "Rows.", 8, low=2, high=60),
    Setting("columns", "Columns.", 8, low=2, high=60),
    Setting("paths", "Exactly so many paths; by default as many as it takes.", None, low=1, high=500),
    Setting("shortest", "The least number of cells of a path.", SHORTEST, low=2, high=50),
    Setting("straightness", "How likely a path goes straight on.", 0.3, low=0.0, high=1.0),
    Setting("empty", "Play it by the rule that cells may stay empty."),
)


def _make(settings: Settings, rng: random.Random, budget: Budget, news: News[Board]) -> Board:
    order: dict[str, Any] = dict(settings)
    return generate(rng, budget=budget, news=news, **order)


GENERATOR: Generator[Board] = Generator(SETTINGS, _make)
