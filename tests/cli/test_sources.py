"""PUZZLE: the puzzle itself, a file, FILE:LINE, standard input, the name of an example, or nothing."""

import pytest

from tests.cli.command import CLASSIC, MINI, MINI_SOLVED, WIKIPEDIA, refused, run, run_json
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
    message = refused(run("forgetful", "-k", "5", "many.sdm", cwd=tmp_path))
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


LINKS = "1,.,.,.\n1,.,.,.\n2,.,.,2\n3,.,.,3\n"
"""As a Sudoku row 3 would hold two 2s."""


def test_of_several_readings_the_one_is_taken_in_which_nothing_is_broken_and_that_is_said(tmp_path):
    (tmp_path / "links.txt").write_text(LINKS)
    code, _out, err = run("solve", "links.txt", cwd=tmp_path)
    assert code == 3
    assert err == "links.txt: read as a Numberlink: as a Sudoku its givens would break a rule\n"
    code, document = run_json("check", "links.txt", "--json", cwd=tmp_path)
    assert (code, document["genre"]) == (3, "numberlink")


def test_a_named_genre_is_taken_though_it_breaks_a_rule(tmp_path):
    code, _, err = run("solve", "-", "--genre", "sudoku", input=LINKS)
    assert code == 1
    assert "the givens r3c1=2 and r3c4=2 break a rule" in err


def test_where_all_readings_are_broken_the_first_one_is_taken():
    code, _, err = run("solve", "-", input="1 1 . .\n. . . .\n. . . .\n. . . 2\n")
    assert code == 1
    assert "r1c1=1 and r1c2=1 break a rule" in err


@pytest.mark.parametrize("name", ["nosuch", "nosuch9", "instance_9", "puzzle.3rd", "my puzzle 12"])
def test_a_name_of_nothing_is_called_that(name):
    assert f"there is no example, file or puzzle {name!r}" in refused(solve(name))


def test_an_example_that_is_nearly_named_is_proposed():
    message = refused(solve("clasic"))
    assert "no example, file or puzzle 'clasic'" in message and "Did you mean 'classic'?" in message


def test_an_example_of_another_genre_is_not_said_to_be_missing():
    message = refused(run("solve", "kakuro-first", "--genre", "sudoku"))
    assert "the example 'kakuro-first' is no sudoku" in message and "--genre kakuro" in message


@pytest.mark.parametrize("text", ["12a4............", "xx1xxx2xxxxxxxx"])
def test_cells_with_a_mistake_are_not_taken_for_a_name(text):
    assert "there is no example" not in refused(solve(text))


@pytest.mark.parametrize("start", ["<!DOCTYPE html>\n<html>", "<html lang=en>", "\ufeff <HTML>"])
def test_a_web_page_without_a_puzzle_is_called_that(start):
    message = refused(solve("-", input=f"{start}<body>Hello 123</body></html>"))
    assert "this is a web page without a puzzle" in message


@pytest.mark.parametrize("start", ["https://puzz.link/p?", "puzz.link/p?", "http://pzv.jp/p.html?"])
def test_a_link_of_puzz_link_to_another_genre_is_called_that_and_nothing_is_downloaded(start):
    message = refused(solve(f"{start}slither/5/5/g0h3"))
    assert "puzz.link to a puzzle of the genre 'slither', which is not known here" in message
    assert "convert --list" in message
