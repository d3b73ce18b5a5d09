"""Which facts exclude each other at once."""

from __future__ import annotations

from tests.helpers import toy
from whygrid.engine.exclusions import exclusions_of
from whygrid.genres.sudoku.model import shape
from whygrid.genres.sudoku.rules import rules_of
from whygrid.logic.rules import Count


def bits(mask: int) -> set[int]:
    return {n for n in range(mask.bit_length()) if mask >> n & 1}


def test_two_facts_exclude_each_other_when_a_count_allows_one_of_them():
    exclusions = exclusions_of(
        toy(
            5,
            ("pair", Count((1, 2), 0, 1)),
            ("again", Count((1, 2), 1, 1)),
            ("two of three", Count((1, 2, 3), 2, 2)),
            ("with a negation", Count((-3, 4, 5), 0, 1)),
        )
    )
    assert exclusions.of(1) == {2: "pair"}, "the first rule that says so is the one to name"
    assert exclusions.of(2) == {1: "pair"}
    assert exclusions.of(3) == {}, "two of three may hold, and -3 is not a fact that excludes"
    assert exclusions.of(4) == {5: "with a negation"}


def test_the_masks_say_the_same_as_the_lists():
    for box_rows, box_columns in ((2, 2), (2, 3), (3, 3)):
        rules = rules_of(shape(box_rows, box_columns))
        exclusions = exclusions_of(rules)
        for fact in range(1, rules.variables + 1):
            assert bits(exclusions.masks[fact]) == set(exclusions.of(fact))


def test_every_peer_and_every_digit_of_the_cell_excludes_a_sudoku_fact():
    rules = rules_of(shape(3, 3))
    exclusions = exclusions_of(rules)
    # 20 peers with the same digit, 8 other digits in the cell.
    assert {len(exclusions.of(fact)) for fact in range(1, 730)} == {28}
    centre, number = exclusions.of(rules.parse_fact("r1c1=5")), rules.parse_fact
    assert centre[number("r1c2=5")] == "row 1"
    assert centre[number("r3c3=5")] == "box 1"
    assert centre[number("r1c1=6")] == "cell r1c1"


def test_the_exclusions_of_a_set_of_rules_are_worked_out_once():
    rules = toy(2, ("pair", Count((1, 2), 0, 1)))
    assert exclusions_of(rules) is exclusions_of(rules)
