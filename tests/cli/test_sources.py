"""PUZZLE: the puzzle itself, a file, FILE:LINE, standard input, the name of an example, or nothing."""

import pytest

from tests.cli.command import CLASSIC, MINI, MINI_SOLVED, WIKIPEDIA, refused, run
from whygrid.cli.sources import read_puzzle
from whygrid.errors import PuzzleError

SOLVED = (0, MINI_SOLVED + "\n", "")


def solve(source: str, **options):
    return run("solve", "--style", "line", source, **options)


@pytest.mark.parametrize(
    "text",
    [
        MINI,
        MINI.replace(".", "0"),
        "1... ..2. .3.. ...4",
        "1...\n..2.\n.3..\n...4",
        "[[1,0,0,0],[0,0,2,0],[0,3,0,0],[0,0,0,4]]",
        "boxes 2x2\n" + MINI,
    ],
)
def test_the_puzzle_itself(text):
    assert solve(text) == SOLVED


def test_a_file(tmp_path):
    (tmp_path / "puzzle.txt").write_text("1...\n..2.\n.3..\n...4\n")
    assert solve("puzzle.txt", cwd=tmp_path) == SOLVED
    assert solve(str(tmp_path / "puzzle.txt")) == SOLVED


def test_a_file_whose_name_has_no_ending_and_looks_like_a_puzzle(tmp_path):
    (tmp_path / "1234").write_text(MINI)
    assert solve("1234", cwd=tmp_path) == SOLVED


def test_a_file_with_windows_line_ends_and_a_byte_order_mark(tmp_path):
    (tmp_path / "puzzle.txt").write_bytes(b"\xef\xbb\xbf1...\r\n..2.\r\n.3..\r\n...4\r\n")
    assert solve("puzzle.txt", cwd=tmp_path) == SOLVED


def test_a_line_of_a_file(tmp_path):
    (tmp_path / "many.sdm").write_text(f"{WIKIPEDIA}\n{MINI}\n{CLASSIC}\n")
    assert solve("many.sdm:2", cwd=tmp_path) == SOLVED


def test_a_line_that_is_not_there_is_refused(tmp_path):
    (tmp_path / "many.sdm").write_text(f"{WIKIPEDIA}\n{MINI}\n")
    for number in ("0", "3", "999999999"):
        message = refused(solve(f"many.sdm:{number}", cwd=tmp_path))
        assert f"there is no line {number}" in message
        assert "It has 2 lines." in message


def test_a_file_of_several_puzzles_asks_for_a_line(tmp_path):
    (tmp_path / "many.sdm").write_text(f"{WIKIPEDIA}\n{CLASSIC}\n")
    message = refused(solve("many.sdm", cwd=tmp_path))
    assert "many.sdm: there are 2 puzzles here, one on each line" in message
    assert "puzzles.txt:3" in message


def test_a_mistake_in_a_line_of_a_file_is_told_with_the_file(tmp_path):
    (tmp_path / "many.sdm").write_text(f"{MINI}\n12a4............\n")
    assert "many.sdm:2" in refused(solve("many.sdm:2", cwd=tmp_path))


def test_standard_input():
    assert solve("-", input=MINI) == SOLVED


def test_the_name_of_an_example():
    assert solve("mini") == SOLVED


def test_without_a_puzzle_the_first_example_is_taken():
    assert run("show", "--style", "line") == (0, CLASSIC + "\n", "")


def test_without_a_puzzle_but_with_a_genre_its_first_example_is_taken():
    assert run("show", "--style", "line", "--genre", "sudoku") == (0, CLASSIC + "\n", "")


def test_an_unknown_genre_is_answered_with_those_that_exist():
    message = refused(run("show", "mini", "--genre", "hanjie"))
    assert "'hanjie'" in message and "sudoku" in message


def test_an_empty_file_is_what_its_ending_says(tmp_path):
    board = tmp_path / "new.cudoku"
    board.write_text("")
    assert read_puzzle(str(board)).text == "." * 81
    assert run("show", str(board), "--style", "line") == (0, "." * 81 + "\n", "")
    assert run("convert", str(board), "--to", "line")[:2] == (0, "." * 81 + "\n")
    nothing = tmp_path / "new.txt"
    nothing.write_text("")
    with pytest.raises(PuzzleError):
        read_puzzle(str(nothing))
