"""`whygrid grade`, through the installed command."""

import json

from tests.cli.command import run

CLASSIC = "..8...6.3.2...9......8..45.856.7......4...5......6.897.87..6......3...8.2.3...1.."


def test_a_grade_names_level_number_techniques_and_scales():
    code, out, err = run("grade", CLASSIC)
    assert (code, err) == (0, "")
    assert out.startswith("moderate, 2.68 (version 1 of the grade)")
    assert "pointing 1" in out
    assert "the scale of HoDoKu" in out and "Sudoku Explainer, computed here: ER 2.0" in out


def test_many_puzzles_give_a_line_of_json_each_in_their_order(tmp_path):
    path = tmp_path / "puzzles.txt"
    run("generate", "sudoku", "--count", "9", "--seed", "4", "--out", str(path))
    path.write_text(path.read_text() + "." * 81 + "\n")
    code, out, _ = run("grade", str(path), "--json", "--processes", "2")
    lines = [json.loads(line) for line in out.splitlines()]
    assert [line["puzzle"] for line in lines] == path.read_text().splitlines()
    assert all(line["grade"]["version"] == 1 for line in lines[:9])
    assert set(lines[0]) == {"puzzle", "grade", "hodoku", "se", "techniques", "places"}
    assert (code, lines[9]["error"]) == (2, "a puzzle with more than one solution has no grade")
    again = run("grade", str(path), "--json", "--processes", "1")
    assert (again.code, again.out) == (code, out)


def test_one_puzzle_without_a_grade_is_an_error():
    code, out, err = run("grade", "." * 81)
    assert (code, out) == (2, "")
    assert "no grade" in err


def test_time_that_is_up_ends_with_code_4_and_what_was_graded(tmp_path):
    path = tmp_path / "puzzles.txt"
    path.write_text((CLASSIC + "\n") * 3)
    code, _, err = run("grade", str(path), "--time-limit", "0", "--processes", "1")
    assert code == 4
    assert "stopped" in err
