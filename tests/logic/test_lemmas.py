"""Deductions with lemmas: accepted when each lemma follows from premises, rules and earlier lemmas."""

from __future__ import annotations

import pytest

from whygrid.logic.check import check_deduction
from whygrid.logic.deduction import Deduction, Lemma
from whygrid.logic.facts import Fact
from whygrid.logic.rules import Count, Rule, Rules

RULES = Rules(
    [Fact(name, "on") for name in "abcd"],
    [
        Rule("not a b c", "", (Count((1, 2, 3), 0, 2),)),
        Rule("c or d", "", (Count((3, 4), 1, 2),)),
        Rule("not a d", "", (Count((1, 4), 0, 1),)),
    ],
)
LEMMAS = (Lemma((2,), (1,), ("not a b c", "c or d", "not a d"), ()),)
GOOD = Deduction("lemmas", (-2,), (1,), (), lemmas=LEMMAS)


def test_a_conclusion_follows_from_the_last_lemma() -> None:
    assert check_deduction(RULES, GOOD) == ""
    two = (Lemma((1, 2), (), ("not a b c", "c or d", "not a d"), ()), Lemma((2,), (1,), (), (1,)))
    assert check_deduction(RULES, GOOD._replace(lemmas=two)) == ""


@pytest.mark.parametrize(
    ("lemma", "problem"),
    [
        (Lemma((2,), (1,), ("not a b c",), ()), "lemma 1 does not follow"),
        (Lemma((2,), (), ("not a b c", "c or d", "not a d"), ()), "lemma 1 does not follow"),
        (Lemma((2,), (1, 4), ("not a b c",), ()), "lemma 1 rests on what is no premise"),
        (Lemma((2,), (1,), ("a wish",), ()), "lemma 1 rests on what is no rule, and no earlier lemma"),
        (Lemma((2,), (1,), (), (1,)), "lemma 1 rests on what is no rule, and no earlier lemma"),
        (Lemma((2,), (1,), (), (0,)), "lemma 1 rests on what is no rule, and no earlier lemma"),
        (Lemma((9,), (1,), (), ()), "there is no fact 9"),
    ],
)
def test_a_lemma_that_does_not_follow_is_refused(lemma: Lemma, problem: str) -> None:
    assert check_deduction(RULES, GOOD._replace(lemmas=(lemma,))) == problem


def test_what_does_not_follow_from_the_lemmas_is_refused() -> None:
    assert "does not follow" in check_deduction(RULES, GOOD._replace(conclusions=(-3,)))
    assert "does not follow" in check_deduction(RULES, GOOD._replace(lemmas=()))
