"""Facts and deductions in plain words."""

import pytest

from whygrid.engine.words import MANY, say, say_facts
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Fact
from whygrid.logic.rules import Rules

BOARD = Rules([Fact(cell, value) for cell in ("r1c1", "r1c2") for value in "123"], ())


@pytest.mark.parametrize(
    ("literals", "words"),
    [
        ([1], "r1c1 is 1"),
        ([-1, -3], "r1c1 is not 1 or 3"),
        ([-1, -3, -4, -6], "r1c1 and r1c2 are not 1 or 3"),
        ([2, -5, -4], "r1c1 is 2; r1c2 is not 2 or 1"),
    ],
)
def test_facts_that_can_be_told_together_are(literals, words):
    assert say_facts(BOARD, literals) == words


def test_a_deduction_is_its_conclusions_and_its_reason():
    assert say(BOARD, Deduction("singles", (1,), (), (), "it is so")) == "r1c1 is 1: it is so"
    assert say(BOARD, Deduction("singles", (), (), (), "nothing is left")) == "contradiction: nothing is left"
    assert say(BOARD, Deduction("singles", (1,), (), ())) == "r1c1 is 1"


def test_what_nobody_reads_to_the_end_is_cut_short_unless_the_whole_is_asked_for():
    # one clause for each fact: no two of them have the same value
    facts = [Fact(f"r1c{number}", str(number)) for number in range(1, MANY + 2)]
    deduction = Deduction("net", tuple(range(1, MANY + 2)), (), (), "they follow")
    rules = Rules(facts, ())
    assert (
        say(rules, deduction)
        == f"r1c1 is 1; r1c2 is 2; r1c3 is 3; and {MANY - 2} more like these: they follow"
    )
    assert say(rules, deduction, whole=True) == f"{say_facts(rules, deduction.conclusions)}: they follow"
    less = Deduction("net", deduction.conclusions[1:], (), (), "they follow")
    assert say(rules, less) == say(rules, less, whole=True)
