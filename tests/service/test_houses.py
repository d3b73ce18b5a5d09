"""Which houses a deduction is about."""

from __future__ import annotations

import pytest

from whygrid.puzzle import Puzzle
from whygrid.registry import examples, genre
from whygrid.service.explaining import Options, explain
from whygrid.service.houses import MANY, houses_of


def houses(example: str, technique: str) -> list[str]:
    """The first and last cell of each house of the first such deduction."""
    puzzle = Puzzle.parse(examples()[example].text)
    steps = explain(puzzle, Options(prefer="patterns")).steps
    found = next(step.deductions[-1] for step in steps if step.technique == technique)
    return [f"{cells[0]}-{cells[-1]}" for cells in houses_of(puzzle.rules, found)]


@pytest.mark.parametrize(
    ("example", "technique", "expected"),
    [
        ("x-wing", "hidden single", ["r1c4-r3c6"]),
        ("x-wing", "naked single", []),
        ("x-wing", "x-wing", ["r6c1-r6c9", "r9c1-r9c9", "r1c5-r9c5", "r1c9-r9c9"]),
        ("naked-pair", "naked pair", ["r1c1-r3c3"]),
        ("kakuro-first", "forced combination", ["r2c2-r2c3"]),
        ("binairo-first", "pair", ["r5c3-r5c5"]),
        ("binairo-first", "half", ["r4c1-r4c6"]),
        ("futoshiki-first", "hidden single", ["r4c1-r4c5"]),
        ("numberlink-first", "forced line", []),
    ],
)
def test_the_houses_of_a_pattern_are_those_that_tie_it_together(
    example: str, technique: str, expected: list[str]
) -> None:
    assert houses(example, technique) == expected


def test_where_there_are_many_none_is_pointed_out() -> None:
    puzzle = Puzzle.parse(examples()["evil2"].text)
    state = genre("sudoku").state(puzzle.board, puzzle.givens)
    found = [d for technique in genre("sudoku").techniques() for d in technique.find(state)]
    assert {len(houses_of(puzzle.rules, deduction)) for deduction in found} <= set(range(MANY + 1))
