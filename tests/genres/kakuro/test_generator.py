"""New boards: unique, as they were asked for, the same for the same seed."""

import random

import pytest

import whygrid
from tests.genres.kakuro.boards import transposed
from whygrid.budget import Budget
from whygrid.engine.grade import BEYOND
from whygrid.errors import Stopped, UsageError
from whygrid.genres.kakuro import generator
from whygrid.genres.kakuro.difficulty import LEVELS, level_of
from whygrid.genres.kakuro.formats import parse_text, write_text
from whygrid.genres.kakuro.generator import generate
from whygrid.genres.kakuro.links import parse_link, write_link
from whygrid.genres.kakuro.solving import fast_solutions

SIZES = [(4, 4), (5, 8), (8, 5), (10, 10), (12, 16)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("symmetry", ["rotation", "mirror", "none"])
def test_a_new_board_has_one_solution_and_its_size_and_symmetry(size, symmetry):
    for seed in range(3):
        board = generate(random.Random(seed), *size, symmetry=symmetry)
        layout = board.layout
        assert (layout.rows, layout.columns) == size
        assert len(fast_solutions(board, 2, Budget())) == 1
        assert not any(board.givens)
        assert all(2 <= len(run.cells) <= 9 and run.total for run in layout.runs)
        inner = {(place // layout.columns, place % layout.columns) for place in layout.white}
        height, width = size
        image = {
            "rotation": {(height - row, width - column) for row, column in inner},
            "mirror": {(row, width - column) for row, column in inner},
            "none": inner,
        }[symmetry]
        assert inner == image


def test_the_same_seed_gives_the_same_board_and_others_give_others():
    boards = [generate(random.Random(seed), 8, 8) for seed in (1, 1, 2)]
    assert boards[0] == boards[1] != boards[2]


def test_new_boards_are_read_as_they_are_written():
    for seed in range(10):
        board = generate(random.Random(seed), 9, 9, temperature=1)
        assert parse_text(write_text(board)) == board == parse_link(write_link(board))
        assert len(fast_solutions(transposed(board), 2, Budget())) == 1


def test_more_black_cells_are_there_when_more_are_wanted():
    few, many = (
        sum(len(generate(random.Random(seed), 10, 10, density=density).layout.white) for seed in range(5))
        for density in (0.2, 0.45)
    )
    assert few > many


@pytest.mark.parametrize(
    "wrong", [{"rows": 2}, {"columns": 1}, {"symmetry": "odd"}, {"density": 0.9}, {"density": -1}]
)
def test_what_can_not_be_is_refused_with_a_remedy(wrong):
    with pytest.raises(UsageError) as caught:
        generate(random.Random(1), **wrong)
    assert caught.value.remedy


def test_a_budget_stops_the_generator():
    with pytest.raises(Stopped):
        generate(random.Random(1), 40, 40, budget=Budget(0))


@pytest.mark.parametrize("difficulty", LEVELS[:-1])  # `python -m benchmarks.kakuro levels` has all
def test_a_new_board_is_as_difficult_as_it_was_asked_for(difficulty):
    board = generate(random.Random(12), 8, 8, difficulty=difficulty)
    assert level_of(board, Budget()) == difficulty
    assert len(fast_solutions(board, 2, Budget())) == 1
    assert whygrid.grade(whygrid.Puzzle("kakuro", board)).grade.level == difficulty


def test_a_difficulty_that_is_never_met_is_an_error_in_words(monkeypatch):
    monkeypatch.setattr(generator, "ATTEMPTS", 3)
    with pytest.raises(UsageError, match="of 3 boards of 4 by 4 none is beyond"):
        generate(random.Random(1), 4, 4, difficulty=BEYOND)


def test_there_is_a_level_for_every_technique_and_none_without():
    assert LEVELS == ("gentle", "easy", "moderate", "tricky", "hard", "fiendish", "beyond")


def test_an_unknown_difficulty_is_refused():
    with pytest.raises(UsageError, match="there is no difficulty 'hot'"):
        generate(random.Random(1), difficulty="hot")


def test_news_of_a_board_in_the_making_is_a_board_with_one_solution(monkeypatch):
    monkeypatch.setattr(generator, "NEWS_CELLS", 1)
    heard = []
    for seed in range(6):
        generate(random.Random(seed), 14, 14, temperature=1, news=lambda *news: heard.append(news))
    assert heard
    for board, words in heard:
        printed = sum(map(bool, board.givens))
        assert words == f"{printed} of {len(board.givens)} cells still printed"
        assert len(fast_solutions(board, 2, Budget())) == 1


def test_news_tells_of_boards_that_are_not_as_difficult_as_they_should_be():
    heard = []
    for seed in range(4):
        generate(random.Random(seed), 8, 8, difficulty="gentle", news=lambda *news: heard.append(news))
    assert heard
    assert all("not yet gentle, attempt" in words for _, words in heard)
    assert all(len(fast_solutions(board, 2, Budget())) == 1 for board, _ in heard)
