"""Stopping: a time limit or Ctrl-C ends the work, and what was found so far is printed."""

import json
import os
import re

import pytest

from tests.cli.command import LONG, run, run_and_interrupt, run_json

needs_proc = pytest.mark.skipif(not os.path.exists("/proc/self/stat"), reason="needs /proc to wait for work")


def test_a_time_limit_prints_the_steps_found_so_far():
    code, out, err = run("explain", LONG, "--time-limit", "3")
    assert (code, err) == (4, "")
    assert re.search(r"^1\. r\d+c\d+ is ", out, re.MULTILINE)
    verdict, figures = out.splitlines()[-2:]
    assert verdict == "unknown: stopped before the end (the time limit of 3 s was reached)"
    assert re.match(r"[1-9]\d* steps · ", figures)


def test_the_steps_found_before_a_time_limit_are_a_proof_of_what_they_say(tmp_path):
    part = tmp_path / "part.json"
    assert run("explain", LONG, "--time-limit", "3", "--json", "-o", str(part)).code == 4
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
    assert run("explain", "mini", "--time-limit", "60") == run("explain", "mini")


@needs_proc
@pytest.mark.parametrize("after", [1.5, 2.5])
def test_ctrl_c_prints_the_steps_found_so_far(after):
    code, out, err = run_and_interrupt("explain", LONG, after=after)
    assert "Traceback" not in err
    assert code == 4
    assert re.search(r"^1\. r\d+c\d+ is ", out, re.MULTILINE)
    assert out.splitlines()[-2] == "unknown: stopped before the end (stopped by Ctrl-C)"


@needs_proc
def test_ctrl_c_leaves_json_that_can_be_read():
    code, out, err = run_and_interrupt("explain", LONG, "--json", after=1.5)
    assert "Traceback" not in err
    assert code == 4
    document = json.loads(out)
    assert (document["status"], document["note"]) == ("unknown", "stopped by Ctrl-C")
    assert document["steps"]


@needs_proc
def test_ctrl_c_ends_a_check_with_what_is_known():
    code, out, err = run_and_interrupt("check", LONG, after=0.7)
    assert "Traceback" not in err
    assert code == 4
    assert "stopped by Ctrl-C" in out
