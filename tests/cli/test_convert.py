"""`whygrid convert`, through the installed command."""

import pytest

from tests.cli.command import refused, run, run_json

W = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"


def test_the_form_that_was_recognised_and_what_is_lost_are_told_beside_the_text():
    code, out, err = run("convert", "0,0,4,p\n1,0,5,u", "--to", "line")
    assert (code, out) == (0, "4" + "." * 80 + "\n")
    assert "Cudoku" in err
    assert "not kept by line: digits or lines filled in" in err


def test_json_tells_the_same():
    code, document = run_json("convert", W, "--to", "solo", "--json")
    assert code == 0
    assert document == {
        "genre": "sudoku",
        "from": "line",
        "to": "solo",
        "text": "3x3:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9",
        "lost": [],
    }


def test_without_a_target_the_usual_form_is_written():
    code, out, _ = run("convert", f"https://sudokuexchange.com/play/?s={W}")
    assert (code, out) == (0, W.replace("0", ".") + "\n")


def test_kakuros_go_from_text_to_link_and_back(tmp_path):
    link = "https://puzz.link/p?kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3"
    path = tmp_path / "board.txt"
    assert run("convert", link, "--to", "text", "-o", str(path)).code == 0
    code, document = run_json("convert", str(path), "--to", "puzzlink", "--json")
    assert (code, document["genre"]) == (0, "kakuro")
    code, again = run_json("convert", document["text"], "--to", "text", "--json")
    assert again["text"].strip() == path.read_text().strip()


def test_the_list_names_every_form_of_every_genre():
    code, listed = run_json("convert", "--list", "--json")
    assert code == 0
    assert {"genre": "sudoku", "form": "sdx", "title": "a file of SudoCue", "written": False,
            "keeps": ["entries", "centre"]} in listed  # fmt: skip
    assert {entry["genre"] for entry in listed} >= {"sudoku", "kakuro"}
    _, out, _ = run("convert", "--list", "--genre", "sudoku")
    assert "sdx" in out and "read only" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("convert", W, "--to", "braille"), "braille"),
        (("convert", W, "--from", "braille"), "braille"),
        (("convert", "1....4.....2.3..", "--to", "hodoku"), "9x9"),
        (("convert", W, "--to", "sdx"), "not written"),
        (("convert", "https://sudokupad.app/abc123"), "server"),
        (("convert", "1.2 @ 3"), "--list"),
    ],
)
def test_what_can_not_be_done_is_said_in_words(words, said):
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert said in err
    assert "Traceback" not in err


def test_each_puzzle_of_a_file_is_converted_in_turn_and_a_bad_one_is_named(tmp_path):
    (tmp_path / "many.sdm").write_text(f"# mine\n{W}\n{W[:-1]}!\n\n{W[::-1]}\n")
    code, out, err = run("convert", "many.sdm", "--to", "puzzlink", cwd=tmp_path)
    assert code == 2
    assert [line.rpartition("/")[0] for line in out.splitlines()] == ["https://puzz.link/p?sudoku/9/9"] * 2
    assert "many.sdm:3, puzzle 2 of 3: no form" in err
    assert "As a Sudoku: line 1, column 81: '!' is neither" in err
    assert err.count("read as sudoku") == 1
    code, documents = run_json("convert", "many.sdm", "--json", cwd=tmp_path)
    assert (code, [entry["source"] for entry in documents]) == (2, ["many.sdm:2", "many.sdm:3", "many.sdm:5"])
    assert ["error" in entry for entry in documents] == [False, True, False]


def test_a_collection_is_written_as_one_file_and_read_again(tmp_path):
    (tmp_path / "two.sdm").write_text(f"{W}\n{W[::-1]}\n")
    assert run("convert", "two.sdm", "--to", "opensudoku", "-o", "two.xml", cwd=tmp_path).code == 0
    assert run("convert", "two.xml", "--to", "zeros", cwd=tmp_path).out == f"{W}\n{W[::-1]}\n"


def test_what_a_form_leaves_open_is_said():
    marks = run("convert", W, "--to", "pencilmarks").out
    assert "does not tell printed digits" in run("convert", "-", "--to", "line", input=marks).err


def test_a_single_row_is_no_numberlink_unless_that_is_said():
    code, out, err = run("solve", "11.......")
    assert (code, out) == (2, "")
    assert "--genre numberlink" in err
    assert run("show", "1.1", "--genre", "numberlink").code == 0


def test_only_forms_that_are_written_are_offered_to_write_in():
    err = refused(run("convert", "mini", "--to", "luck"))
    assert "line, zeros" in err and "websudoku" not in err


def test_only_where_it_helps_a_form_is_to_be_named():
    assert "--from" in refused(run("convert", "1..."))
    assert "--from" not in refused(run("shell", "-c", "print", "1..."))
