"""HoDoKu's ratings, held against those that HoDoKu gives.

`hodoku_ratings.txt` has puzzles of our own making (`bulk.generate(6000, rng=20261118)`, some of each level),
rated by hodoku-py, a port of HoDoKu's solver, which agrees with HoDoKu on all that it was compared on.
"""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

import whygrid
from whygrid.budget import Budget
from whygrid.errors import Stopped
from whygrid.kernels import NATIVE
from whygrid.kernels.ratings import HODOKU_LEVELS, Rating, hodoku_rating

pytestmark = pytest.mark.skipif(not NATIVE, reason="only the native module knows HoDoKu's ratings")

COLLECTIONS = Path(__file__).parents[3] / "shared" / "data" / "sudoku"
RATED = [
    (puzzle, Rating(level, int(score)))
    for puzzle, level, score in map(
        str.split, Path(__file__).with_name("hodoku_ratings.txt").read_text(encoding="utf-8").splitlines()
    )
]


@pytest.mark.parametrize("level", HODOKU_LEVELS)
def test_puzzles_of_each_level_have_the_level_and_score_of_hodoku(level: str) -> None:
    rated = [(puzzle, rating) for puzzle, rating in RATED if rating.level == level]
    assert len(rated) >= 20
    found = [(puzzle, hodoku_rating(puzzle.replace(".", "0"), Budget())) for puzzle, _ in rated]
    assert found == rated


@pytest.mark.skipif(not COLLECTIONS.is_dir(), reason="needs other people's ratings")
def test_puzzles_rated_by_others_have_the_same_level_and_score() -> None:
    with (COLLECTIONS / "rated.csv").open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if row["hodoku_score"]][::5]
    theirs = [(row["puzzle"], Rating(row["hodoku_level"].lower(), int(row["hodoku_score"]))) for row in rows]
    assert [(puzzle, hodoku_rating(puzzle, Budget())) for puzzle, _ in theirs] == theirs


def test_a_grade_says_what_hodoku_says_of_the_puzzle_as_it_stands() -> None:
    puzzle, rating = RATED[-1]
    assert whygrid.grade(whygrid.parse(puzzle)).scales["hodoku"] == rating._asdict()


def test_a_budget_that_is_used_up_stops_it() -> None:
    with pytest.raises(Stopped):
        hodoku_rating(RATED[0][0].replace(".", "0"), Budget(seconds=0))


@pytest.mark.parametrize("givens", ["12", "x" * 81, "0" * 81, "11" + "0" * 79])
def test_what_is_no_puzzle_with_one_solution_is_refused(givens: str) -> None:
    with pytest.raises(ValueError, match=r"81 cells|'0' to '9'|one solution"):
        hodoku_rating(givens, Budget())
