"""Facts as text and numbers, rules by name, and what a set of facts breaks."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.helpers import toy
from whygrid.errors import ProofError
from whygrid.genres.sudoku.model import shape
from whygrid.genres.sudoku.rules import rules_of
from whygrid.logic.check import broken_rules
from whygrid.logic.entailment import entails_contradiction
from whygrid.logic.facts import Fact
from whygrid.logic.rules import Count, Rule, Rules, exactly_one

NINE = rules_of(shape(3, 3))
ONE_OF_TWO = toy(2, ("one", exactly_one([1, 2])))


@settings(derandomize=True)
@given(st.integers(1, 729), st.booleans())
def test_a_fact_is_read_back_as_it_is_written(number, holds):
    literal = number if holds else -number
    assert NINE.parse_fact(str(NINE.fact(literal))) == literal


def test_facts_are_numbered_from_one_in_their_order():
    assert [str(NINE.fact(n)) for n in (1, 9, 10, 729)] == ["r1c1=1", "r1c1=9", "r1c2=1", "r9c9=9"]
    assert str(NINE.fact(-729)) == "r9c9≠9"


@pytest.mark.parametrize("text", ["r4c5≠7", "r4c5!=7", "r4c5<>7"])
def test_not_equal_may_be_written_in_ascii(text):
    assert NINE.fact(NINE.parse_fact(text)) == Fact("r4c5", "7", holds=False)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "r4c5",
        "r4c5=",
        "=7",
        "r4c5=0",
        "r0c1=1",
        "r4c5=10",
        "r4c5==7",
        "r4c5≠≠7",
        "r4c5=≠7",
        " r4c5=7",
        "R4C5=7",
    ],
)
def test_what_is_not_a_fact_is_refused_with_its_text_and_an_example(text):
    with pytest.raises(ProofError) as caught:
        NINE.parse_fact(text)
    assert repr(text) in str(caught.value)
    assert "r4c5=7" in str(caught.value.remedy)


def test_a_rule_is_found_by_its_name():
    assert str(NINE.rule("row 3").text) == "row 3 holds each digit once"
    assert NINE.rule("cell r4c5").counts == (
        exactly_one(range(NINE.parse_fact("r4c5=1"), NINE.parse_fact("r4c5=9") + 1)),
    )


def test_a_rule_that_does_not_exist_is_refused_by_name():
    with pytest.raises(ProofError, match="'row 10' is not a rule of this puzzle"):
        NINE.rule("row 10")


def test_counts_of_a_rule_stand_together_in_the_list_of_all_counts():
    rules = Rules(
        [Fact("a", "1"), Fact("b", "1")],
        [
            Rule("p", "", (Count((1,), 0, 1), Count((2,), 1, 1))),
            Rule("q", "", ()),
            Rule("r", "", (Count((-1, 2), 1, 2),)),
        ],
    )
    assert [rules.counts[n] for n in rules.numbers_of["p"]] == [Count((1,), 0, 1), Count((2,), 1, 1)]
    assert list(rules.numbers_of["q"]) == []
    assert [rules.counts[n] for n in rules.numbers_of["r"]] == [Count((-1, 2), 1, 2)]
    assert rules.occurrences == {1: (0,), 2: (1, 2), -1: (2,)}


def test_auxiliary_variables_are_counted_but_are_no_facts():
    rules = toy(2, ("helper", Count((1, -7), 1, 1)))
    assert rules.variables == 7
    assert len(rules.facts) == 2


def test_rules_without_a_single_count_still_have_their_facts_as_variables():
    assert toy(3).variables == 3


def test_a_fact_that_no_rule_mentions_is_still_a_variable():
    assert toy(3, ("only one", exactly_one([1, 2]))).variables == 3


def test_facts_break_a_rule_when_too_many_hold_or_too_few_can():
    assert ONE_OF_TWO.broken_by({1, 2}) == [(ONE_OF_TWO.rule("one"), exactly_one([1, 2]))]
    assert ONE_OF_TWO.broken_by({-1, -2}) == [(ONE_OF_TWO.rule("one"), exactly_one([1, 2]))]
    for fine in (set(), {1}, {2}, {-1}, {1, -2}):
        assert ONE_OF_TWO.broken_by(fine) == []


def test_broken_rules_are_listed_in_the_order_of_the_rules():
    conflicting = {NINE.parse_fact(text) for text in ("r1c1=5", "r1c2=5", "r9c9=1", "r9c9=2")}
    assert [rule.name for rule, _ in NINE.broken_by(conflicting)] == ["row 1", "box 1", "cell r9c9"]


def test_what_rules_demand_by_way_of_auxiliary_variables_is_followed_through() -> None:
    # Facts 1 to 4; the auxiliary 5 means "1 and 3", 6 means "2 and 4", and one of these holds.
    pairs = Rule(
        "pairs",
        "1 goes with 3, 2 with 4",
        (
            exactly_one((5, 6)),
            exactly_one((1, -5)),
            exactly_one((3, -5)),
            exactly_one((2, -6)),
            exactly_one((4, -6)),
        ),
    )
    rules = Rules([Fact("r1c1", str(value)) for value in range(1, 5)], [pairs])
    assert rules.with_auxiliaries == ("pairs",)
    assert broken_rules(rules, {1, 3}) == []
    assert broken_rules(rules, {1, 4}) == [(pairs, (1, 4))]
    assert broken_rules(rules, {-1, 3}) == [(pairs, (3,))]


def test_a_rule_that_nothing_meets_is_broken_by_itself() -> None:
    never = Rule("never", "this can't be", (Count((2,), 1, 1), Count((2,), 0, 0)))
    rules = Rules([Fact("r1c1", "1")], [never])
    assert broken_rules(rules, ()) == [(never, ())]
    assert entails_contradiction(rules, ["never"], [])
