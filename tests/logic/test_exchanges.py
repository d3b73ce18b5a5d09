"""The one premise that a proof may take for granted: what the checker makes of it."""

from __future__ import annotations

import pytest

from tests.helpers import sudoku
from whygrid.logic.check import ONE_SOLUTION, check_deduction, check_proof, check_step
from whygrid.logic.deduction import Deduction, Exchange
from whygrid.logic.proof import Step

PUZZLE = sudoku("." * 81)
RULES = PUZZLE.rules


def facts(text: str) -> tuple[int, ...]:
    return tuple(map(RULES.parse_fact, text.split()))


OUT, INTO = facts("r1c1=1 r1c4=2 r2c1=2 r2c4=1"), facts("r1c1=2 r1c4=1 r2c1=1 r2c4=2")
KNOWN = facts("r1c1=1 r1c4=2 r2c1=2")
AVOIDED = Deduction("avoidable rectangle 1", facts("r2c4≠1"), KNOWN, (), exchanges=(Exchange(OUT, INTO),))


def test_an_exchange_is_taken_where_one_solution_may_be_taken_for_granted():
    assert check_deduction(RULES, AVOIDED, ()) == ""


def test_without_that_premise_it_is_refused():
    assert "one solution" in check_deduction(RULES, AVOIDED)
    assert "one solution" in check_step(RULES, KNOWN, Step(facts("r2c4≠1")[0], KNOWN, (AVOIDED,)))


def test_without_the_exchange_the_conclusion_does_not_follow():
    assert "does not follow" in check_deduction(RULES, AVOIDED._replace(exchanges=()), ())


def test_what_is_given_can_not_be_exchanged():
    assert "given" in check_deduction(RULES, AVOIDED, facts("r1c1=1"))
    assert "given" in check_deduction(RULES, AVOIDED, facts("r1c1≠2"))


@pytest.mark.parametrize(
    ("out", "into"),
    [
        ("r1c1=1 r1c2=2 r4c1=2 r4c2=1", "r1c1=2 r1c2=1 r4c1=1 r4c2=3"),  # not the same digits
        ("r1c1=1 r2c4=1", "r1c1=2 r2c4=2"),  # rows would have 2 twice
        ("r1c1=1 r1c4=2 r4c1=2 r4c4=1", "r1c1=2 r1c4=1 r4c1=1 r4c4=2"),  # in four boxes
        ("", ""),
        ("r1c1=1", "r1c1=1"),
        ("r1c1≠1", "r1c1≠2"),
        ("", "r1c1=1"),
    ],
)
def test_what_is_no_exchange_is_refused(out, into):
    wrong = AVOIDED._replace(exchanges=(Exchange(facts(out), facts(into)),))
    assert check_deduction(RULES, wrong, ()) != ""


def test_a_fact_that_may_hold_already_is_no_exchange():
    """Nothing excludes r9c9=9, so putting it in the place of something might change nothing."""
    from whygrid.logic.facts import Fact
    from whygrid.logic.rules import Count, Rule, Rules

    rules = Rules([Fact("a", "1"), Fact("b", "1")], [Rule("some", "some", (Count((1, 2), 1, 2),))])
    either = Deduction("wrong", (-1,), (), (), exchanges=(Exchange((1,), (2,)),))
    assert "besides" in check_deduction(rules, either, ())


def test_a_proof_has_to_say_what_it_takes_for_granted_and_nothing_else():
    step = Step(facts("r2c4≠1")[0], KNOWN, (AVOIDED,))
    assert not check_proof(RULES, KNOWN, [step]).ok
    assert not check_proof(RULES, (), [step], (ONE_SOLUTION,)).ok  # its support is not shown
    assert not check_proof(RULES, KNOWN, [step], (ONE_SOLUTION,)).ok  # its support is given
    assert not check_proof(RULES, (), [], ("good luck",)).ok
    assert check_proof(RULES, (), [], (ONE_SOLUTION,)).granted == (ONE_SOLUTION,)
