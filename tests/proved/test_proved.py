"""`whygrid verify --proved`, and the proved checker against the one in Python.

What needs the proved checker is skipped where it is not built.
"""

import json

import pytest

from tests.cli.command import CLASSIC, MINI, refused, run, run_json
from tests.proved.compare import compare
from whygrid import explain, parse, to_json
from whygrid.budget import Budget
from whygrid.service.export.plain import plain_lines
from whygrid.service.export.theses import thesis_of
from whygrid.service.proved import PLACE, find_checker, opinion_on

CHECKER = find_checker() or ""
built = pytest.mark.skipif(not CHECKER, reason="the proved checker is not built here: run `make proved`")


def test_without_the_checker_verify_says_how_to_build_it(monkeypatch):
    monkeypatch.setenv(PLACE, "/there/is/none")
    message = refused(run("verify", "--proved", "-", input=json.dumps(to_json(explain(parse(MINI))))))
    assert "not built" in message
    assert "make proved" in message


@built
@pytest.mark.parametrize(
    ("example", "says"),
    [
        ("classic", "accepted: the solution is unique"),
        ("impossible", "accepted: there is no solution"),
        ("two-solutions", "accepted: there are at least two solutions"),
        ("kakuro-whole-run", "accepted: the solution is unique"),
        ("numberlink-first", "accepted: the solution is unique"),
    ],
)
def test_the_proved_checker_accepts_what_explain_writes(example, says):
    document = run("explain", example, "--format", "json").out
    code, verdict = run_json("verify", "--proved", "--json", "-", input=document)
    assert (code, verdict["proved"]) == (0, {"accepted": True, "says": says, "taken": []})


@built
def test_rules_that_are_taken_without_proof_are_named():
    document = run("explain", "numberlink-loop", "--format", "json").out
    code, out, _ = run("verify", "--proved", "-q", "-", input=document)
    assert code == 0
    assert "taken without proof: " in out
    assert "rules are right that are taken" in out


@built
@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("claim unique", "claim none", "refused"),
        ("m -", "m ", "refused"),
        ("end", "", "unreadable: line"),
        ("whygrid-plain 1", "whygrid-plain 2", "unreadable: line 1"),
        ("givens ", "givens 01 ", "unreadable: line"),
    ],
)
def test_a_damaged_text_is_not_accepted(old, new, says):
    lines = "".join(f"{line}\n" for line in plain_lines(thesis_of(explain(parse(CLASSIC)))))
    text = (
        lines.replace(f"\n{old}", f"\n{new}", 1) if not lines.startswith(old) else lines.replace(old, new, 1)
    )
    assert text != lines
    opinion = opinion_on(text, CHECKER, Budget())
    assert not opinion.accepted
    assert opinion.says.startswith(says)


@built
def test_the_proved_checker_accepts_nothing_that_the_other_refuses():
    found = compare(120, 7, CHECKER)
    assert not found.too_weak
    assert found.outcomes["damaged: Python refuses, proved refuses"]
    assert found.outcomes["undamaged: Python accepts, proved accepts"]
