"""Grades: what they say, and that all twins of a puzzle have the same."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import whygrid
from whygrid.budget import Budget
from whygrid.engine.grade import grade as grade_of
from whygrid.errors import Stopped
from whygrid.genres.sudoku import marks, waves
from whygrid.genres.sudoku.generator import generate
from whygrid.genres.sudoku.model import Sudoku, shape
from whygrid.genres.sudoku.symmetry import canonical_form, random_twin
from whygrid.puzzle import Puzzle

CLASSIC = "..8...6.3.2...9......8..45.856.7......4...5......6.897.87..6......3...8.2.3...1.."


def puzzle_of(board: Sudoku) -> Puzzle:
    return Puzzle("sudoku", board)


@given(st.integers(0, 10**6))
@settings(max_examples=12)
def test_all_twins_of_a_puzzle_have_the_same_grade_and_scales(seed):
    rng = random.Random(seed)
    board = generate(rng)
    twin = random_twin(board, rng)
    graded = whygrid.grade(puzzle_of(board), se="canonical")
    assert whygrid.grade(puzzle_of(twin), se="canonical") == graded
    assert whygrid.grade(puzzle_of(twin)).grade == graded.grade


@given(st.integers(0, 10**6))
@settings(max_examples=6)
def test_what_goes_in_waves_needs_no_canonical_form_to_be_the_same_for_all_twins(seed):
    rng = random.Random(seed)
    board = generate(rng)
    graded = whygrid.grade(puzzle_of(board))
    twin = puzzle_of(random_twin(board, rng))
    state = twin.genre.state(twin.board, twin.givens)
    assert grade_of(state, twin.genre.techniques(), len(twin.rules.facts), Budget()) == graded.grade


def test_twins_have_the_same_canonical_form_which_is_one_of_them():
    rng = random.Random(7)
    board = generate(rng)
    form = canonical_form(board)
    assert form == canonical_form(random_twin(board, rng)) == canonical_form(form)
    assert sorted(Counter(form.givens).values()) == sorted(Counter(board.givens).values())
    small = generate(rng, shape(2, 3))
    assert canonical_form(small) is small


@pytest.mark.parametrize("text", ["." * 81, "1" + "." * 79 + "1", "11" + "." * 79])
def test_a_puzzle_without_exactly_one_solution_has_no_grade(text):
    with pytest.raises(ValueError, match=r"no grade|break a rule"):
        whygrid.grade(whygrid.parse(text))


def test_the_number_belongs_to_the_hardest_technique():
    graded = whygrid.grade(whygrid.parse(CLASSIC)).grade
    assert graded.level == "moderate"
    assert 2.6 < graded.number < 2.7
    assert "pointing" in graded.techniques


@pytest.mark.parametrize("boxes", [(2, 2), (2, 3), (3, 3)])
def test_without_the_native_module_the_grade_is_the_same(boxes, monkeypatch):
    rng = random.Random(4)
    puzzles = [puzzle_of(generate(rng, shape(*boxes), spare=6)) for _ in range(4)]
    graded = [whygrid.grade(puzzle) for puzzle in puzzles]
    monkeypatch.setattr(marks, "_native_board", lambda shape: None)
    monkeypatch.setattr(marks, "_POSITIONS", {})
    monkeypatch.setattr(waves, "NATIVE", False)
    assert [whygrid.grade(puzzle) for puzzle in puzzles] == graded


def test_k_comes_when_it_is_asked_for():
    assert whygrid.grade(whygrid.parse(CLASSIC)).k is None
    graded = whygrid.grade(whygrid.parse(CLASSIC), with_k=True)
    assert graded.k == graded.to_json()["k"] == whygrid.k(whygrid.parse(CLASSIC)).upper


def test_a_puzzle_of_hidden_singles_in_boxes_is_at_the_bottom_of_both_scales():
    easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    graded = whygrid.grade(whygrid.parse(easy))
    assert graded.scales["se"]["er"] == 1.2
    assert graded.scales["hodoku"]["level"] == "easy"


def test_a_budget_stops_the_grading():
    with pytest.raises(Stopped):
        whygrid.grade(whygrid.parse(CLASSIC), Budget(seconds=0))
