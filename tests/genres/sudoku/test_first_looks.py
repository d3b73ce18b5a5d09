"""First looks: who looks everywhere and without the native module finds the same, in the same order."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.genres.sudoku.positions import random_position
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import default_shape
from whygrid.genres.sudoku.techniques import TECHNIQUES
from whygrid.genres.sudoku.toolbox.common import find_groups, locked_groups
from whygrid.genres.sudoku.toolbox.digit_by_digit import DigitByDigit
from whygrid.genres.sudoku.toolbox.first_looks import digits_to_look_at
from whygrid.genres.sudoku.toolbox.one_digit import find_possible, possible_places

BY_HOUSES = ("pointing", "claiming", "locked", "naked", "hidden", "sue de coq")
USERS = ("toolbox.first_looks", "techniques.sue_de_coq")


def positions(size: int, number: int, wrong: float) -> Iterator[Marks]:
    """Random ones, some of them impossible."""
    for seed in range(number):
        yield random_position(default_shape(size), seed, wrong)[0].state()


@pytest.mark.parametrize(
    ("size", "number", "wrong"), [(9, 40, 0.0), (9, 40, 0.3), (6, 20, 0.1), (12, 3, 0.0)]
)
def test_first_looks_miss_nothing(size, number, wrong, monkeypatch):
    found = dict.fromkeys((t.name for t in TECHNIQUES if t.name.startswith(BY_HOUSES)), 0)
    for state in positions(size, number, wrong):
        for technique in TECHNIQUES:
            if technique.name in found:
                here = list(technique.find(state))
                found[technique.name] += len(here)
                with monkeypatch.context() as without:
                    for module in USERS:
                        without.setattr(f"whygrid.genres.sudoku.{module}.native_houses", lambda shape: None)
                    assert list(technique.find(state.copy())) == here
    if size == 9 and not wrong:
        assert all(found.values()), found


@pytest.mark.parametrize("wrong", [0.0, 0.3])
def test_a_digit_that_can_be_put_everywhere_has_no_pattern(wrong):
    finds = [technique.find for technique in TECHNIQUES if isinstance(technique.find, DigitByDigit)]
    assert finds
    left_out = 0
    for size in (9, 6):
        for state in positions(size, 30, wrong):
            digits = [d for d in range(1, size + 1) if d not in digits_to_look_at(state)]
            left_out += len(digits)
            assert not [d for find in finds for digit in digits for d in find.of_digit(state, digit)]
    assert left_out


@pytest.mark.parametrize("size", [4, 6, 9])
def test_the_ways_to_place_a_digit_are_the_same(size):
    board = default_shape(size)
    for state in positions(size, 30, 0.2):
        for digit in range(size):
            key = tuple(state.places[digit : size * size : size]), board.box_rows, board.box_columns
            assert possible_places(*key) == find_possible(*key)


@pytest.mark.parametrize("size", [6, 9, 12])
def test_locked_groups_are_the_same(size):
    found = 0
    for state in positions(size, 12 if size < 12 else 2, 0.2):
        for house in range(len(state.shape.houses)):
            masks = tuple(state.places[house * size : house * size + size])
            for number in (2, 3, 4):
                groups = locked_groups(masks, number)
                found += len(groups)
                assert groups == find_groups(masks, number)
    assert found
