"""`whygrid forgetful`."""

from tests.cli.command import run, run_json


def test_it_wins_in_passes_and_says_that_less_would_not_do():
    code, out, err = run("forgetful", "mini", "-k", "2")
    assert (code, err) == (0, "")
    assert out.startswith("the list L has 7 sets of at most 2 cells\npass 1: fills 9: r1c2=2, ")
    assert out.endswith("it wins in 2 passes: k = 2, with less nobody can\n")


def test_it_loses_when_a_pass_adds_nothing_and_says_which_k_would_do():
    code, out, _ = run("forgetful", "wikipedia", "-k", "4")
    assert code == 1
    assert ": adds nothing\n" in out
    assert out.endswith("it loses: k = 5 would do\n")


def test_more_than_needed_is_said_to_be_so():
    assert run("forgetful", "mini", "-k", "5").out.endswith("; k = 2 would do\n")


def test_the_list_is_printed():
    assert run("forgetful", "mini", "-k", "2", "--list").out.startswith("L1. r1c1, r2c3\nL2. ")
    assert "the 16 across in r2c2" in run("forgetful", "kakuro-first", "-k", "4", "--list").out


def test_the_json_has_the_list_and_the_passes():
    code, document = run_json("forgetful", "mini", "-k", "2", "--json")
    assert (code, document["wins"], document["k"]) == (0, True, 2)
    assert document["list"][0] == {"cells": ["r1c1", "r2c3"], "clues": []}
    assert sum(map(len, document["passes"])) == 12


def test_a_size_is_needed():
    assert run("forgetful", "mini").code == 2
    assert run("forgetful", "mini", "-k", "-1").code == 2


def test_k_may_have_one_hyphen_or_two():
    assert run("forgetful", "mini", "--k", "4") == run("forgetful", "mini", "-k", "4")
