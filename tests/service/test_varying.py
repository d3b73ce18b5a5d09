"""Puzzles made smaller, harder and easier keep exactly one solution."""

from __future__ import annotations

import random

import pytest

from whygrid import examples, parse
from whygrid.budget import Budget
from whygrid.errors import UsageError
from whygrid.service.grading import grade
from whygrid.service.solving import check, solve
from whygrid.service.varying import minimise, vary, without

NAMES = ("wikipedia", "kakuro-first", "numberlink-first")


@pytest.mark.parametrize("name", NAMES)
def test_nothing_can_be_taken_out_of_a_minimal_puzzle(name: str) -> None:
    puzzle = parse(examples()[name].text)
    smaller = minimise(puzzle, random.Random(1))
    assert minimise(smaller, random.Random(2)) == smaller
    if name != "numberlink-first":
        assert solve(smaller).solutions[0].givens == solve(puzzle).solutions[0].givens
        assert check(smaller).redundant == ()


def test_ends_that_are_not_needed_are_taken_out_together() -> None:
    puzzle = parse("numberlink\n. . . 1\n. . . 2\n. 2 3 3\n. 1 . .")
    smaller = minimise(puzzle, random.Random(1))
    assert solve(smaller).status == "unique"
    assert smaller.text == "numberlink\n. . . .\n. . . 2\n. 2 3 3\n. . . ."


@pytest.mark.parametrize("name", NAMES)
def test_a_harder_puzzle_has_a_higher_grade_and_one_solution(name: str) -> None:
    puzzle = parse(examples()[name].text)
    other = vary(puzzle, "harder", random.Random(1), Budget())
    assert solve(other).status == "unique"
    assert grade(other).grade.number > grade(puzzle).grade.number


def test_an_easier_puzzle_has_one_more_given() -> None:
    puzzle = parse(examples()["x-wing"].text)
    other = vary(puzzle, "easier", random.Random(1), Budget())
    assert grade(other).grade.number < grade(puzzle).grade.number
    assert set(puzzle.givens) < set(other.givens)


def test_a_cell_is_emptied() -> None:
    puzzle = parse("1.....2..3.....4")
    assert without(puzzle, ["r1c1", "r4c4"]).text == "......2..3......"


def test_a_puzzle_with_several_solutions_is_refused() -> None:
    with pytest.raises(UsageError, match="more than one"):
        minimise(parse("1..............."), random.Random(1))
