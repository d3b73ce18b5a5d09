"""Several puzzles at a time: one that is bad is named by its line, and the others are done."""

import json

import pytest

from tests.cli.command import CLASSIC, CLASSIC_SOLVED, MINI, WIKIPEDIA, run, run_json

TEXT = f"{CLASSIC}\n{CLASSIC[:-1]}\n# a comment\n{WIKIPEDIA}\nnonsense\n"


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "many.txt"
    path.write_text(TEXT)
    return path


@pytest.mark.parametrize("command", ["solve", "check", "grade", "k", "show", "convert"])
def test_bad_lines_are_named_and_the_others_done(command, file):
    code, out, err = run(command, str(file))
    assert code == 2
    assert f"{file}:2, puzzle 2 of 4" in err
    assert f"{file}:5, puzzle 4 of 4" in err
    for line in (1, 4):
        assert f"{file}:{line}, puzzle" not in err
    told = {"show": out.count("┏") == 2, "convert": out.split()[0] == CLASSIC}
    assert told.get(command, f"{file}:1:" in out and f"{file}:4:" in out)


def test_of_a_puzzle_on_one_line_the_column_is_named_and_no_second_line(file):
    assert (
        f"{file}:5, puzzle 4 of 4, column 4: 's' is neither a digit nor an empty cell"
        in run("solve", str(file)).err
    )


@pytest.mark.parametrize("command", ["solve", "check", "show"])
def test_as_json_there_is_an_entry_for_each_in_their_order(command, file):
    code, document = run_json(command, str(file), "--json")
    assert code == 2
    assert ["error" in entry for entry in document] == [False, True, False, True]
    assert document[1]["puzzle"] == f"{file}:2"
    assert "80 cells" in document[1]["error"]


@pytest.mark.parametrize("command", ["grade", "k"])
def test_as_json_there_is_a_line_for_each_in_their_order(command, file):
    code, out, err = run(command, str(file), "--json")
    assert (code, err) == (2, "")
    assert ["error" in json.loads(line) for line in out.splitlines()] == [False, True, False, True]


@pytest.mark.parametrize("bad", ["nonsense", CLASSIC[:-1], "nonsense\n\nonce more"])
def test_a_bad_line_may_be_the_first(bad):
    code, out, err = run("solve", "-", "--style", "line", input=f"{bad}\n{CLASSIC}\n{WIKIPEDIA}\n")
    assert (code, len(out.splitlines()), out.splitlines()[0]) == (2, 2, CLASSIC_SOLVED)
    assert err.startswith("whygrid: standard input:1, puzzle 1 of ")


def test_a_bad_board_may_be_the_first():
    board = "\n".join(CLASSIC[i : i + 9] for i in range(0, 81, 9))
    code, out, err = run("solve", "-", "--style", "line", input=f"{board[:-3]}\n\n{board}\n")
    assert (code, out.split()) == (2, [CLASSIC_SOLVED])
    assert err.startswith("whygrid: standard input:1, puzzle 1 of 2, line 9: ")


def test_solutions_of_many_are_lines():
    code, out, _ = run("solve", "-", "--style", "line", input=f"{CLASSIC}\n{WIKIPEDIA}\n")
    assert code == 0
    assert out.splitlines()[0] == CLASSIC_SOLVED
    assert len(out.splitlines()) == 2


def test_files_that_are_missing_do_not_keep_the_others_from_being_solved(tmp_path):
    code, out, err = run("solve", "classic", str(tmp_path / "nowhere.txt"), MINI, "--style", "line")
    assert code == 2
    assert "there is no such file" in err
    assert len(out.splitlines()) == 2


@pytest.mark.parametrize(
    ("puzzles", "code"),
    [(["classic", "mini"], 0), (["classic", "two-solutions"], 3), (["11" + "." * 14, "two-solutions"], 3)],
)
def test_the_exit_code_is_that_of_the_worst(puzzles, code):
    assert run("solve", *puzzles).code == code


def test_givens_that_break_a_rule_are_told_with_their_place(tmp_path):
    path = tmp_path / "two.txt"
    path.write_text(f"{MINI}\n{'11' + '.' * 14}\n")
    code, out, err = run("solve", str(path))
    assert code == 1
    assert f"{path}:2: the givens r1c1=1 and r1c2=1 break a rule" in err
    assert f"{path}:1:" in out


def test_all_that_are_bad_are_named(tmp_path):
    path = tmp_path / "bad.txt"
    path.write_text(f"{MINI}\n123\n\n45\n")
    code, _, err = run("check", str(path), "nowhere")
    assert code == 2
    assert err.count("whygrid: ") == 3


def test_numberlinks_that_are_bad_do_not_spoil_the_table(tmp_path):
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text("1,.,1\n2,.,2\n")
    bad.write_text("1,.,1\n2,.\n")
    for words in (("numberlink",), ("bench", "numberlink")):
        code, out, err = run(*words, str(bad), str(good), "--encodings", "edges,4d")
        assert code == 2
        assert out.count(str(good)) == 2 and "bad.txt, line 2" in err
