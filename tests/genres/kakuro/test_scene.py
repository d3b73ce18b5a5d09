"""A Kakuro is drawn the classic way: a diagonal, the clue right above it and the clue down below it."""

from click.testing import CliRunner

import whygrid
from whygrid.cli import group
from whygrid.scene.marks import Fill, Line, Point, SmallText, Text
from whygrid.scene.view import View

BOARD = "\\ 7\\13 . .\n\\ . 4 \\"


def marks(view=None):
    return whygrid.parse(BOARD).scene(view or View()).marks


def test_a_black_cell_has_a_diagonal_and_its_clues_in_their_corners():
    drawn = marks()
    assert Fill((0, 1), "dim") in drawn
    assert Line(Point(0, 1), Point(1, 2)) in drawn
    assert SmallText((0, 1), 2, "13", "given") in drawn
    assert SmallText((0, 1), 6, "7", "given") in drawn


def test_printed_placed_and_wrong_digits_are_told_apart():
    puzzle = whygrid.parse(BOARD)
    fact = puzzle.rules.parse_fact
    drawn = marks(View(placed=(fact("r1c3=8"),), focus=(fact("r1c4=5"),), bad=(fact("r2c2=9"),)))
    assert Text((1, 2), "4", "given") in drawn
    assert Text((0, 2), "8", "plain") in drawn
    assert Text((0, 3), "5", "focus") in drawn
    assert SmallText((1, 1), 8, "9", "bad") in drawn


def test_the_board_is_said_in_words():
    label = whygrid.parse(BOARD).scene().label
    assert "Row 1: black, 7 down and 13 right, blank, blank." in label


def test_an_impossible_clue_is_named_by_check():
    result = CliRunner().invoke(group, ["check", "\\ 3\\ 4\\\n\\3 . .\n\\40 . ."])
    assert result.exit_code == 1
    assert "impossible (r3c2–r3c3 hold different digits that add up to 40)" in result.output


def test_digits_that_miss_their_sum_are_a_conflict():
    result = CliRunner().invoke(group, ["check", "\\10 9 2", "--json"])
    assert result.exit_code == 1
    assert '"r1c2=9"' in result.output and '"r1c3=2"' in result.output
