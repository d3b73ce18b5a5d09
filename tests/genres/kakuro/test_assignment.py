"""The fixed API of the course assignment, with all its edge cases (K1 to K36 of the seed's feature list)."""

import copy
import random
from itertools import permutations

import pytest

from tests.genres.kakuro.boards import EXAMPLE, TooLong, brute_force, random_board
from whygrid.errors import UsageError
from whygrid.kakuro import Clue, Kakuro, cells_from_empty, cells_from_partial, load_kakuro

SOLVED = r"""
\ \ \ \ \ \ \
\ 9 7 \ \ 1 3
\ 2 1 4 \ 4 9
\ \ \ 5 1 2 4
\ 1 5 2 4 \ \
\ 6 7 \ 2 3 1
\ 8 9 \ \ 1 5
""".lstrip("\n")


@pytest.fixture
def load(tmp_path):
    def load_text(text: str) -> Kakuro:
        path = tmp_path / "board.txt"
        path.write_text(text, encoding="utf-8")
        return load_kakuro(str(path))

    return load_text


def state(board: Kakuro):
    clues = sorted((c.total, c.position, c.is_row, c.length) for c in board.clues)
    return board.width, board.height, copy.deepcopy(board.array), clues


def test_a_new_board_is_grey_and_has_no_clues():
    board = Kakuro(3, 2)
    assert (board.width, board.height, board.array, board.clues) == (3, 2, [[-1] * 3] * 2, [])
    board.set(2, 1, 5)
    assert board.array == [[-1, -1, -1], [-1, -1, 5]], "rows do not share their cells"


def test_the_example_is_loaded_with_its_twenty_clues(load, capsys):
    board = load(EXAMPLE)
    assert (board.width, board.height) == (7, 7)
    assert board.array[2] == [-1, 0, 0, 0, -1, 0, 0]
    clues = {(c.total, c.position, c.is_row, c.length) for c in board.clues}
    assert len(board.clues) == len(clues) == 20
    assert clues >= {
        (11, (1, 0), False, 2),
        (16, (0, 1), True, 2),
        (12, (2, 3), True, 4),
        (6, (4, 6), True, 2),
    }
    assert capsys.readouterr() == ("", "")


def test_the_board_is_shown_with_single_blanks(load, capsys):
    board = load(EXAMPLE)
    before = state(board)
    board.show_board()
    shown = capsys.readouterr().out
    assert shown.splitlines()[1:3] == [r"\ . . \ \ . .", r"\ . . . \ . ."]
    assert shown.endswith("\n") and all(line == line.strip() for line in shown.splitlines())
    assert state(board) == before


def test_what_is_saved_is_loaded_again(load, tmp_path):
    board = load(EXAMPLE)
    board.set(1, 1, 9)
    before = state(board)
    board.save(str(tmp_path / "saved.txt"))
    again = load_kakuro(str(tmp_path / "saved.txt"))
    assert state(board) == before == state(again)
    again.clues.reverse()
    assert again == board, "the order of clues is free"
    again.set(1, 1, 0)
    assert again != board and again != 5
    assert {Clue(3, (0, 0), True, 2)} == {Clue(3, (0, 0), True, 2)} != {Clue(4, (0, 0), True, 2)}


@pytest.mark.parametrize(
    "x, y, value",
    [(1, 1, 10), (1, 1, -1), (1, 1, "5"), (1, 1, 2.5), (1, 1, None), (7, 1, 5), (-1, 1, 5), (0, 1, 5)],
)
def test_what_is_no_digit_or_no_white_cell_is_refused_and_changes_nothing(load, x, y, value):
    board = load(EXAMPLE)
    before = state(board)
    with pytest.raises(UsageError):
        board.set(x, y, value)
    assert state(board) == before


def test_repeated_digits_and_too_large_sums_are_invalid_and_nothing_else(load):
    def valid(*entries):
        board = load(EXAMPLE)
        for x, y, value in entries:
            board.set(x, y, value)
        before = state(board)
        answer = board.is_valid()
        assert state(board) == before
        return answer

    assert valid()
    assert not valid((2, 1, 9))
    assert not valid((1, 2, 1), (2, 2, 1))
    assert valid((5, 5, 4)), "what can't be completed is still valid"
    assert valid((1, 1, 1), (2, 1, 2)), "a full run with too small a sum is valid"


def test_the_clue_with_the_fewest_empty_cells_is_picked(load):
    board = load(EXAMPLE)

    def picked():
        before = state(board)
        clue = board.pick_clue()
        assert state(board) == before
        return clue and (clue.total, clue.position, clue.is_row)

    assert picked() == (16, (0, 1), True)
    board.set(6, 5, 1)
    assert picked() == (6, (6, 4), False)
    board.set(6, 6, 5)
    assert picked() == (6, (4, 6), True)
    assert board.solve()
    assert picked() is None


def test_of_two_clues_in_one_cell_the_column_is_picked(load):
    board = load("3\\3 .\n. 1")
    assert board.pick_clue().is_row is False


def test_the_example_is_solved(load, capsys):
    board = load(EXAMPLE)
    assert board.solve() is True
    board.show_board()
    assert capsys.readouterr().out == SOLVED
    assert board.solve() is True, "a full and right board is solved"


def test_without_a_solution_the_board_stays_as_it_was(load):
    for text in (
        "\\ 9\\ 14\\\n\\8 . .\n\\13 . .",
        "\\3 1 1",
        "\\4 1 2",
        "\\5 . 9",
        "\\ 5\\",
        "\\46 " + ". " * 10,
    ):
        board = load(text)
        before = state(board)
        assert board.solve() is False, text
        assert state(board) == before


def test_printed_and_set_digits_are_kept(load):
    board = load("\\10 . 4 .")
    board.set(3, 0, 1)
    assert board.solve()
    assert board.array == [[-1, 5, 4, 1]]


def test_runs_without_a_clue_or_with_one_and_clues_without_cells_do_no_harm(load):
    board = load(". .\n. .")
    assert board.clues == [] and board.pick_clue() is None
    assert board.solve() and board.is_valid() and all(map(all, board.array))
    board = load("\\0 1\\\n3\\ .")
    assert sorted(c.length for c in board.clues) == [0, 0, 1]
    assert board.is_valid()
    board = load("\\0")
    assert board.is_valid() and board.solve() and board.clues[0].length == 0


def test_random_boards_are_solved_exactly_when_they_can_be(load):
    rng = random.Random(5)
    for _ in range(150):
        given = random_board(rng, 3)
        board = Kakuro._from_board(given)
        try:
            expected = next(brute_force(given), None)
        except TooLong:
            continue
        assert board.solve() == (expected is not None)
        assert board.to_puzzle().board.layout == given.layout


def test_a_board_goes_to_a_puzzle_and_back(load):
    board = load(EXAMPLE)
    board.set(1, 1, 9)
    assert state(Kakuro.from_puzzle(board.to_puzzle())) == state(board)


def test_a_clue_keeps_what_it_is_made_of():
    clue = Clue(7, (2, 3), True, 4)
    assert (clue.total, clue.position, clue.is_row, clue.length) == (7, (2, 3), True, 4)


@pytest.mark.parametrize("total, length", [(13, 2), (6, 3), (45, 9), (1, 1), (24, 3), (0, 0)])
def test_cells_from_empty_lists_all_orderings(total, length):
    ways = [list(way) for way in permutations(range(1, 10), length) if sum(way) == total]
    assert cells_from_empty(total, length) == ways


@pytest.mark.parametrize(
    "total, length",
    [(100, 9), (5, 10), (-5, 5), (5, -5), (10, 1), (5, 0), (0, 5), (46, 9), (45, 10), (5, 10**12)],
)
def test_impossible_cells_from_empty_are_an_empty_list(total, length):
    assert cells_from_empty(total, length) == []


def test_cells_from_partial_keeps_given_digits_in_place():
    partial = [0, 0, 6, 0]
    assert cells_from_partial(12, partial) == [
        [1, 2, 6, 3], [1, 3, 6, 2], [2, 1, 6, 3], [2, 3, 6, 1], [3, 1, 6, 2], [3, 2, 6, 1],
    ]  # fmt: skip
    assert partial == [0, 0, 6, 0]


@pytest.mark.parametrize(
    "total, partial, expected",
    [
        (6, [1, 2, 3], [[1, 2, 3]]),
        (1, [1], [[1]]),
        (7, [1, 2, 3], []),
        (12, [2, 2, 0], []),
        (4, [2, 2], []),
        (25, [7, 5], []),
        (0, [0], []),
        (0, [], [[]]),
        (45, [0] * 8 + [9, 0], []),
    ],
)
def test_full_wrong_and_repeated_partial_cells(total, partial, expected):
    found = cells_from_partial(total, partial)
    assert found == expected
    assert not any(way is partial for way in found)
