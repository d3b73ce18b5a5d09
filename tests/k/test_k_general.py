"""Certificates of k for every genre: accepted as they are, refused when something is wrong with them."""

from __future__ import annotations

import copy
import json
import random
from functools import cache
from typing import Any

import pytest

from tests.cli.command import run
from tests.k.certificate_damages import OF_ANY_GENRE
from whygrid import Budget, examples, k, parse
from whygrid.certificates.bounds import Refused
from whygrid.errors import Stopped
from whygrid.service.verifying import verify_k


@cache
def certificate(name: str) -> dict[str, Any]:
    return dict(k(parse(examples()[name].text)).certificate)


@pytest.mark.parametrize(("name", "size"), [("mini", 2), ("six", 4), ("eight", 7), ("kakuro-first", 4)])
def test_a_certificate_proves_both_bounds(name, size):
    assert verify_k(json.loads(json.dumps(certificate(name)))) == (size, size)


def test_each_half_holds_by_itself():
    whole = certificate("six")
    assert verify_k({key: half for key, half in whole.items() if key != "lower"}) == (0, 4)
    assert verify_k({key: half for key, half in whole.items() if key != "upper"}) == (4, None)


@pytest.mark.parametrize("name", ["six", "kakuro-first"])
def test_a_certificate_without_halves_shows_nothing(name):
    with pytest.raises(Refused, match="neither"):
        verify_k({key: part for key, part in certificate(name).items() if key not in ("upper", "lower")})


@pytest.mark.parametrize("size", [1, 16])
def test_a_second_solution_proves_no_lower_bound(size):
    """The empty grid has no k: an alternative that differs in nothing known would pass for any."""
    solution = certificate("mini")["solution"]
    other = [f"{subject}={int(value) % 4 + 1}" for subject, _, value in (f.partition("=") for f in solution)]
    listed = [{"fact": fact, "alternatives": [0]} for fact in solution]
    lower = {"k": size, "known": [], "alternatives": [other], "open": listed}
    head = {"format": "whygrid-k", "version": 2, "genre": "sudoku", "puzzle": "." * 16, "solution": solution}
    with pytest.raises(Refused, match="second"):
        verify_k({**head, "lower": lower})


def test_a_field_that_nobody_reads_is_refused():
    with pytest.raises(Refused, match="fields"):
        verify_k({**certificate("mini"), "verified by": "everybody"})


def test_a_certificate_may_speak_of_more_than_81_known_facts_and_clues():
    rows = [5 * (row % 2) + row // 2 for row in range(10)]
    full = "".join("123456789A"[(row + column) % 10] for row in rows for column in range(10))
    large = k(parse("..." + full[3:])).certificate
    assert len(large["lower"]["known"]) > 81
    assert verify_k(large) == (5, 5)


def test_what_needs_nothing_to_be_looked_at_has_a_certificate_too():
    report = k(parse("numberlink\n1 .\n1 ."))
    assert report.upper == 0
    assert verify_k(dict(report.certificate)) == (0, 0)


def test_checking_a_certificate_ends_with_its_budget():
    with pytest.raises(Stopped):
        verify_k(certificate("six"), Budget(0))


@pytest.mark.parametrize("damage", OF_ANY_GENRE, ids=lambda damage: damage.__name__)
@pytest.mark.parametrize("name", ["mini", "six", "kakuro-first"])
def test_a_damaged_certificate_is_refused(name, damage):
    for seed in range(6):
        broken = copy.deepcopy(certificate(name))
        damage(broken, random.Random(seed))
        if broken == certificate(name):
            continue
        with pytest.raises(Refused):
            verify_k(broken)


def test_a_certificate_about_no_puzzle_is_refused(tmp_path):
    with pytest.raises(Refused):
        verify_k({"format": "whygrid-k", "version": 2})
    path = tmp_path / "k.json"
    path.write_text(json.dumps({**certificate("mini"), "puzzle": "nothing"}))
    code, _, err = run("verify", str(path))
    assert code == 2 and "Traceback" not in err


def test_the_commands_write_and_check_it(tmp_path):
    path = str(tmp_path / "k.json")
    assert run("k", "kakuro-first", "--certificate", path).code == 0
    code, out, err = run("verify", path)
    assert (code, err) == (0, "")
    assert out.startswith("puzzle: kakuro\n") and out.endswith("ok: the solution is unique, k = 4, proved\n")


def test_what_a_half_does_not_show_is_said(tmp_path):
    def told(*halves):
        path = tmp_path / "k.json"
        path.write_text(json.dumps({key: v for key, v in certificate("mini").items() if key not in halves}))
        code, out, _ = run("verify", str(path))
        return code, out.splitlines()[-1]

    assert told("lower") == (0, "ok: the solution is unique, k ≤ 2, proved")
    assert told("upper") == (0, "ok: k ≥ 2 if the solution is the only one, which is not shown")
    assert told("lower", "upper") == (1, "bad: there is neither an upper nor a lower half")
