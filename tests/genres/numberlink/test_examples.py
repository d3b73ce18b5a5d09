"""Positions in which a technique finds exactly what it should, and near misses in which it finds nothing."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from whygrid.engine.words import say
from whygrid.genres.numberlink.facts import givens_of
from whygrid.genres.numberlink.formats import parse_text
from whygrid.genres.numberlink.position import Position
from whygrid.genres.numberlink.techniques import TECHNIQUES
from whygrid.kernels import NATIVE
from whygrid.logic.check import check_deduction

BY_NAME = {technique.name: technique for technique in TECHNIQUES}
TABLE = tomllib.loads(Path(__file__).with_name("techniques.toml").read_text(encoding="utf-8"))
NATIVELY = {"trial"}


def position(entry: dict[str, Any]) -> Position:
    board = parse_text(entry["board"].strip())
    return Position(board.layout, givens_of(board))


def told(entry: dict[str, Any]) -> str:
    return str(entry["technique"])


@pytest.mark.parametrize("entry", TABLE["hit"], ids=told)
def test_an_example_gives_exactly_its_conclusions(entry: dict[str, Any]) -> None:
    if entry["technique"] in NATIVELY and not NATIVE:
        pytest.skip("the native module was not built")
    state = position(entry)
    found = list(BY_NAME[entry["technique"]].find(state))
    conclusions = {str(state.rules.fact(literal)) for deduction in found for literal in deduction.conclusions}
    assert conclusions == set(entry["gives"].split())
    for deduction in found:
        assert check_deduction(state.rules, deduction) == "", say(state.rules, deduction)
        assert all(map(state.holds, deduction.premises))


@pytest.mark.parametrize("entry", TABLE["near_miss"], ids=told)
def test_a_near_miss_gives_nothing(entry: dict[str, Any]) -> None:
    assert not list(BY_NAME[entry["technique"]].find(position(entry)))


def test_every_technique_has_three_examples_and_a_near_miss() -> None:
    assert Counter(map(told, TABLE["hit"])) == dict.fromkeys(BY_NAME, 3)
    assert set(map(told, TABLE["near_miss"])) == set(BY_NAME)
