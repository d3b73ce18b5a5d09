"""`whygrid solve`."""

import pytest

from tests.cli.command import CLASSIC_SOLVED, MINI, MINI_SOLVED, drawn, run, run_json


def test_the_solution_is_drawn_and_said_to_be_unique():
    code, out, err = run("solve", "mini")
    assert (code, err) == (0, "")
    assert out.splitlines()[-1] == "unique: there is no other solution"
    assert drawn(out) == [MINI_SOLVED]
    assert out.count("'") == 12, "the digits that were found are marked"


def test_a_text_form_prints_the_solution_alone():
    assert run("solve", "classic", "--style", "line") == (0, CLASSIC_SOLVED + "\n", "")


def test_json_of_a_unique_solution():
    assert run_json("solve", "classic", "--json") == (
        0,
        {"genre": "sudoku", "status": "unique", "solutions": [CLASSIC_SOLVED]},
    )


def test_json_of_no_solution():
    assert run_json("solve", "impossible", "--json") == (
        1,
        {"genre": "sudoku", "status": "none", "solutions": []},
    )


def test_no_solution_is_said_and_ends_with_code_1():
    assert run("solve", "impossible") == (1, "no solution (`whygrid explain` shows why)\n", "")


def test_json_of_several_solutions_gives_two_that_differ():
    code, answer = run_json("solve", "two-solutions", "--json")
    assert code == 3
    assert set(answer) == {"genre", "status", "solutions"}
    assert answer["status"] == "multiple"
    first, second = answer["solutions"]
    assert first != second
    assert {len(first), len(second)} == {81}


def test_several_solutions_are_both_shown_with_the_cells_in_which_they_differ():
    _, answer = run_json("solve", "two-solutions", "--json")
    differing = [
        f"r{cell // 9 + 1}c{cell % 9 + 1}"
        for cell, (one, other) in enumerate(zip(*answer["solutions"], strict=True))
        if one != other
    ]
    code, out, _ = run("solve", "two-solutions")
    assert code == 3
    assert out.startswith("more than one solution; two of them:\n")
    assert drawn(out) == answer["solutions"]
    assert out.splitlines()[-1] == f"they differ in {len(differing)} cells: {', '.join(differing)}"


def test_where_lines_differ_it_says_edges():
    code, out, _ = run("solve", "1..\n..1\n2.2")
    assert code == 3
    assert out.splitlines()[-1].startswith("they differ in 6 edges: r1c1-r1c2, ")
    assert "two solutions differ in 6 edges: " in run("check", "1..\n..1\n2.2").out


def test_the_solution_goes_to_a_file(tmp_path):
    target = tmp_path / "solution.txt"
    code, out, err = run("solve", "mini", "--style", "line", "--output", str(target))
    assert (code, out) == (0, "")
    assert str(target) in err
    assert target.read_text(encoding="utf-8") == MINI_SOLVED + "\n"


def test_json_goes_to_a_file_and_the_exit_code_stays(tmp_path):
    target = tmp_path / "solution.json"
    code, out, _ = run("solve", "impossible", "--json", "-o", str(target))
    assert (code, out) == (1, "")
    assert '"status": "none"' in target.read_text(encoding="utf-8")


@pytest.mark.parametrize("style", ["small", "line", "grid", "raw", "array", "svg", "json"])
def test_every_style_of_show_is_a_style_of_solve(style):
    code, out, err = run("solve", MINI, "--style", style)
    assert (code, err) == (0, "")
    assert out.strip()
