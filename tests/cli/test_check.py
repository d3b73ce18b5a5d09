"""`whygrid check`."""

import pytest

from tests.cli.command import CLASSIC, LONG, MINI, run, run_json

FIELDS = {"contradiction", "genre", "status", "conflicts", "minimal", "redundant", "solutions", "note"}


def test_a_minimal_puzzle_is_said_to_be_one():
    code, out, err = run("check", "mini")
    assert (code, err) == (0, "")
    assert out.splitlines()[-2:] == ["solutions: one solution", "minimal: yes; every given is needed"]


def test_redundant_givens_are_named():
    code, out, _ = run("check", "classic")
    assert code == 0
    assert "minimal: no; each of these 5 givens follows from the others: r1c3=8" in out


def test_one_redundant_given_is_named():
    code, out, _ = run("check", "12....2..3.....4")
    assert code == 0
    assert out.splitlines()[-1] == "minimal: no; one given follows from the others: r1c2=2"


def test_json_of_a_minimal_puzzle():
    code, report = run_json("check", "mini", "--json")
    assert code == 0
    assert set(report) == FIELDS
    assert (report["status"], report["conflicts"], report["redundant"]) == ("unique", [], [])
    assert report["minimal"] is True


def test_json_names_the_redundant_givens():
    _, report = run_json("check", CLASSIC, "--json")
    assert report["redundant"] == ["r1c3=8", "r4c1=8", "r5c7=5", "r6c7=8", "r9c1=2"]
    assert report["minimal"] is False


def test_a_redundant_given_can_be_left_out():
    _, report = run_json("check", "." + CLASSIC[1:2] + "." + CLASSIC[3:], "--json")
    assert report["status"] == "unique", "r1c3=8 follows from the others"


def test_conflicts_are_listed_with_their_cells_and_rules_and_end_with_code_1():
    code, out, err = run("check", "11..............")
    assert (code, err) == (1, "")
    assert "conflict: r1c1=1 and r1c2=1 (row 1 holds each digit once)" in out
    assert "conflict: r1c1=1 and r1c2=1 (box 1 holds each digit once)" in out
    assert out.count("!1!") == 2, "they are marked on the board, too"


def test_json_of_conflicts():
    code, report = run_json("check", "11..............", "--json")
    assert code == 1
    assert report["status"] == "none"
    assert report["redundant"] is None
    assert report["conflicts"] == [
        {"rule": "row 1", "text": "row 1 holds each digit once", "facts": ["r1c1=1", "r1c2=1"]},
        {"rule": "box 1", "text": "box 1 holds each digit once", "facts": ["r1c1=1", "r1c2=1"]},
    ]


@pytest.mark.parametrize(
    ("example", "code", "status", "solutions"),
    [("two-solutions", 3, "multiple", 2), ("impossible", 1, "none", 0)],
)
def test_nothing_is_called_redundant_unless_the_solution_is_unique(example, code, status, solutions):
    ended, report = run_json("check", example, "--json")
    assert (ended, report["status"], len(report["solutions"])) == (code, status, solutions)
    assert report["redundant"] is None
    assert report["minimal"] is None


def test_several_solutions_are_told_with_the_cells_in_which_they_differ():
    code, out, _ = run("check", "two-solutions")
    assert code == 3
    assert "solutions: more than one solution\n" in out
    assert "two solutions differ in " in out


def test_what_a_time_limit_leaves_open_is_called_unknown():
    code, report = run_json("check", LONG, "--json", "--time-limit", "0")
    assert (code, report["status"], report["redundant"]) == (4, "unknown", None)
    assert "time limit" in report["note"]


def test_a_time_limit_that_leaves_only_the_needless_givens_open_ends_with_code_4_too():
    code, report = run_json("check", MINI, "--json", "--time-limit", "0")
    assert code == 4
    assert report["redundant"] is None, "unknown is never folded into an empty list"


def test_redundant_clues_are_named():
    code, out, _ = run("check", "--genre", "kakuro", "\\ 4\\ 3\\\n\\4 . .\n\\3 . 2")
    assert code == 0
    assert "minimal: no; each of these 5 givens or clues follows from the others: r3c3=2, the 4 across" in out


def test_an_impossible_clue_is_named():
    code, out, _ = run("check", "--genre", "kakuro", "\\ 4\\ 3\\\n\\18 . .\n\\3 . .")
    assert code == 1
    assert "impossible (r2c2–r2c3 hold different digits that add up to 18)" in out
