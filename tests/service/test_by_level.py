"""Puzzles of a level, from generators that know none."""

from __future__ import annotations

import random

import pytest

from whygrid.budget import Budget
from whygrid.engine.grade import ALL_LEVELS, BEYOND
from whygrid.generator import Generator, Settings
from whygrid.genres.binairo.generator import GENERATOR
from whygrid.puzzle import Puzzle
from whygrid.registry import genre, genre_names
from whygrid.service.by_level import with_levels
from whygrid.service.generating import generator_of
from whygrid.service.grading import grade


@pytest.mark.parametrize("name", genre_names())
def test_every_level_that_can_be_asked_for_is_one_that_some_technique_stands_for(name: str) -> None:
    asked = next(one for one in generator_of(name).settings if one.name == "difficulty").choices
    assert list(asked) == [level for level in ALL_LEVELS if level in asked]
    efforts = sorted(technique.effort for technique in genre(name).techniques())
    assert BEYOND in asked and len(asked) - 1 <= len(efforts)
    if name in ("binairo", "numberlink"):  # 3.5 to 4.5 is nobody's effort there
        assert "tricky" not in asked


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_easier_settings_are_taken_where_puzzles_come_out_too_hard(seed: int) -> None:
    asked: list[Settings] = []

    def make(settings: Settings, rng: random.Random, budget: Budget, news: object) -> object:
        asked.append(settings)
        return GENERATOR.make(settings, rng, budget, lambda board, words: None)

    maker = with_levels("binairo", Generator(GENERATOR.settings, make, easier={"padding": 0.3}))
    board = maker.make(
        maker.complete({"size": 6, "difficulty": "gentle"}), random.Random(seed), Budget(), print
    )
    assert grade(Puzzle("binairo", board)).grade.level == "gentle"
    assert asked[0]["padding"] == 0.0
    assert {settings["padding"] for settings in asked[1:]} <= {0.0, 0.3}


def test_a_setting_that_somebody_asks_for_stays_as_it_is() -> None:
    asked: list[Settings] = []

    def make(settings: Settings, rng: random.Random, budget: Budget, news: object) -> object:
        asked.append(settings)
        return GENERATOR.make(settings, rng, budget, lambda board, words: None)

    maker = with_levels("binairo", Generator(GENERATOR.settings, make, easier={"padding": 0.3}))
    settings = maker.complete({"size": 4, "padding": 0.9, "difficulty": "gentle"})
    maker.make(settings, random.Random(1), Budget(), lambda board, words: None)
    assert {settings["padding"] for settings in asked} == {0.9}
