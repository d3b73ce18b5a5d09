"""Stopping: a time limit or Ctrl-C ends the work, and what was found so far is printed."""

import json
import re

import pytest

from tests.cli.command import LONG, run, run_json

LOOKS = "whygrid.budget:Budget.check"
THIRTY_LOOKS = {"seconds_per_look": 0.1}
"""So many looks at the clock are three seconds."""


def last_words(out: str) -> int:
    """The line from which on nothing but the verdict and the figures follow, which may take several lines."""
    found = [number for number, line in enumerate(out.splitlines()) if line.startswith("unknown: ")]
    assert len(found) == 1
    return found[0]


def test_a_time_limit_prints_the_steps_found_so_far():
    code, out, err = run("explain", LONG, "--time-limit", "3", stage=THIRTY_LOOKS)
    assert (code, err) == (4, "")
    assert re.search(r"^1(–\d+)?\. .*r\d+c\d+", out, re.MULTILINE)
    verdict, figures = out.splitlines()[last_words(out) :][:2]
    assert verdict == "unknown: stopped before the end (the time limit of 3 s was reached)"
    assert re.match(r"[1-9]\d* steps · ", figures)


def test_the_steps_found_before_a_time_limit_are_a_proof_of_what_they_say(tmp_path):
    part = tmp_path / "part.json"
    words = ("explain", LONG, "--time-limit", "3", "--json", "-o", str(part))
    assert run(*words, stage=THIRTY_LOOKS).code == 4
    document = json.loads(part.read_text(encoding="utf-8"))
    assert document["status"] == "unknown"
    assert document["steps"]
    assert "time limit" in document["note"]
    code, verdict = run_json("verify", str(part), "--json")
    assert (code, verdict["ok"], verdict["shows"]) == (0, True, "nothing")


def test_a_time_limit_of_nothing_is_unknown_not_no():
    assert run_json("solve", LONG, "--json", "--time-limit", "0") == (
        4,
        {"genre": "sudoku", "status": "unknown", "solutions": [], "forced": []},
    )
    code, out, _ = run("solve", LONG, "--time-limit", "0")
    assert (code, out) == (4, "unknown: the time limit of 0 s was reached\n")


def test_a_time_limit_that_is_long_enough_changes_nothing():
    assert run("explain", "mini", "--time-limit", "3600") == run("explain", "mini")


@pytest.mark.parametrize("look", [3, 20, 60])
def test_ctrl_c_prints_the_steps_found_so_far(look):
    code, out, _ = run("explain", LONG, stage={"interrupt_at": [LOOKS, look]})
    assert code == 4
    assert re.search(r"^1(–\d+)?\. .*r\d+c\d+", out, re.MULTILINE)
    verdict = out.splitlines()[last_words(out)]
    assert verdict == "unknown: stopped before the end (stopped by Ctrl-C)"


def test_ctrl_c_leaves_json_that_can_be_read():
    code, out, _ = run("explain", LONG, "--json", stage={"interrupt_at": [LOOKS, 20]})
    assert code == 4
    document = json.loads(out)
    assert (document["status"], document["note"]) == ("unknown", "stopped by Ctrl-C")
    assert document["steps"]


def test_ctrl_c_ends_a_check_with_what_is_known():
    code, out, _ = run(
        "check", LONG, stage={"interrupt_at": ["whygrid.service.solving:_redundant_givens", 1]}
    )
    assert code == 4
    assert "stopped by Ctrl-C" in out


# Six pairs of ends far apart on 18x18: nobody has a solution of it soon.
SPARSE = [list("." * 18) for _ in range(18)]
for number, ends in enumerate(
    [(6, 13, 16, 15), (3, 12, 15, 8), (10, 9, 17, 3), (13, 8, 16, 9), (1, 15, 17, 4), (0, 6, 13, 6)], 1
):
    SPARSE[ends[0]][ends[1]] = SPARSE[ends[2]][ends[3]] = str(number)


def test_ctrl_c_ends_a_table_and_not_only_its_row(tmp_path):
    board = tmp_path / "sparse.txt"
    board.write_text("\n".join(map("".join, SPARSE)))
    words = ("bench", "numberlink", str(board), str(board), "--encodings", "edges")
    code, out, err = run(*words, stage={"interrupt_at": [LOOKS, 3]})
    assert (code, err) == (4, "whygrid: stopped by Ctrl-C\n")
    assert len(out.splitlines()) == 1, "the head of the table, for no row was done"


THREE = ("numberlink-first", "numberlink-ahead", "numberlink-crossed")


@pytest.mark.parametrize("command", ["solve", "check"])
def test_ctrl_c_ends_all_puzzles_and_not_only_one(command):
    code, found = run_json_of_three(command, [LOOKS, 1])
    assert (code, [entry["status"] for entry in found]) == (4, ["unknown"])


@pytest.mark.parametrize("command", ["solve", "check"])
def test_wherever_ctrl_c_comes_what_was_found_before_is_printed(command):
    code, found = run_json_of_three(command, [f"whygrid.cli.{command}:_document", 3])
    assert (code, [entry["status"] for entry in found]) == (4, ["unique", "unique"])


def run_json_of_three(command, interrupt_at):
    code, out, err = run(command, *THREE, "--json", stage={"interrupt_at": interrupt_at})
    assert err == "stopped before the end: stopped by Ctrl-C\n"
    return code, json.loads(out)


def test_ctrl_c_ends_the_search_for_the_shortest_story_and_the_shortest_so_far_is_told():
    at = ["whygrid.service.storying:_ByOutline._searched", 1]
    code, out, err = run(
        "explain", "escargot", "--shortest", "--time-limit", "3600", stage={"interrupt_at": at}
    )
    assert (code, err) == (0, "")
    assert "unique: every cell is forced" in out
