"""The checker where rules are made from their names, with a family made by hand."""

from __future__ import annotations

import pytest

from tests.logic.toy_family import Neighbours
from whygrid.errors import ProofError
from whygrid.logic.check import (
    ONE_SOLUTION,
    broken_rules,
    check_deduction,
    check_proof,
    is_filling,
    is_solution,
)
from whygrid.logic.deduction import Deduction, Exchange, Lemma
from whygrid.logic.entailment import Effort, entails_contradiction
from whygrid.logic.facts import Fact
from whygrid.logic.proof import Step
from whygrid.logic.rules import Count, Rule, Rules

FACTS = [Fact(name, "on") for name in "abcd"]
RULES = Rules(FACTS, [Rule("some", "", (Count((1, 2, 3, 4), 1, 4),))], Neighbours(4))
HELPER = 5


def test_a_filling_that_breaks_a_rule_of_the_family_is_no_solution():
    assert is_solution(RULES, {1, -2, 3, -4})
    assert not is_solution(RULES, {1, 2, -3, -4})
    assert not is_solution(RULES, {-1, -2, -3, -4})


def test_broken_rules_name_the_facts_to_blame_and_no_others():
    assert [(rule.name, facts) for rule, facts in broken_rules(RULES, [2, 3, -4])] == [("2 3", (2, 3))]
    assert broken_rules(RULES, [1, -2, 3]) == []
    assert [facts for _, facts in broken_rules(RULES, [-1, -2, -3, -4])] == [()]


def test_a_rule_of_the_family_is_one_by_its_name_only():
    right = Deduction("made", (-3,), (2,), ("2 3",))
    assert check_deduction(RULES, right) == ""
    assert check_deduction(RULES, right._replace(rules=("2 4",))) == "there is no rule '2 4'"
    assert check_deduction(RULES, right._replace(rules=("some",))) != ""


def test_lemmas_may_mention_the_auxiliary_facts_of_the_family_and_no_others():
    helped = Lemma((1, -HELPER), (), ("helped 1",), ())
    last = Lemma((2,), (1,), ("1 2",), ())
    good = Deduction("lemmas", (-2,), (1,), (), lemmas=(helped, last))
    assert check_deduction(RULES, good) == ""
    alone = Lemma((-HELPER,), (1,), ("helped 1",), ())
    assert check_deduction(RULES, good._replace(lemmas=(alone, last))) == ""
    for beyond in (HELPER + 2, -HELPER - 2, 0):
        odd = Lemma((1, beyond), (), ("helped 1",), ())
        assert check_deduction(RULES, good._replace(lemmas=(odd, last))) == f"there is no fact {beyond}"
    assert check_deduction(RULES, good._replace(premises=(1, HELPER))) == f"there is no fact {HELPER}"


def test_auxiliary_facts_are_read_in_lemmas_only():
    assert RULES.parse_inner_fact("helper=on") == HELPER
    assert RULES.parse_inner_fact("helper≠on") == -HELPER
    assert str(RULES.fact(-HELPER)) == "helper≠on"
    with pytest.raises(ProofError, match="not a fact"):
        RULES.parse_fact("helper=on")


def test_lemmas_do_not_go_with_exchanges_nor_with_a_rule_of_their_name():
    lemma = Lemma((2,), (1,), ("1 2",), ())
    both = Deduction("both", (-2,), (1,), (), exchanges=(Exchange((2,), (4,)),), lemmas=(lemma,))
    assert check_deduction(RULES, both, ()) == "lemmas stand by themselves"
    called = Rules(FACTS, [Rule("lemma", "", (Count((1, 2), 0, 1),))])
    last = Lemma((2,), (1,), ("lemma",), ())
    assert (
        check_deduction(called, Deduction("x", (-2,), (1,), (), lemmas=(last,)))
        == "lemmas stand by themselves"
    )


def test_later_lemmas_rest_on_just_those_that_they_name():
    first, second = Lemma((1, 2), (), ("1 2",), ()), Lemma((2, 3), (), ("2 3",), ())
    third = Lemma((2,), (1,), (), (1,))
    good = Deduction("lemmas", (-2,), (1, 4), (), lemmas=(first, second, third))
    assert check_deduction(RULES, good) == ""
    wrong = third._replace(lemmas=(2,))
    assert check_deduction(RULES, good._replace(lemmas=(first, second, wrong))) == "lemma 3 does not follow"
    both = Lemma((2,), (1,), (), (2, 1))
    assert check_deduction(RULES, good._replace(lemmas=(first, second, both))) == ""


def test_the_family_says_what_an_exchange_replaces():
    swap = Deduction("swap", (-2,), (1,), (), exchanges=(Exchange((1, 2), (3,)),))
    assert check_deduction(RULES, swap, ()) == ""
    assert check_deduction(RULES, swap, (1,)) == ""  # it stays
    assert check_deduction(RULES, swap, (2, 4)) == "b=on is given and can't be exchanged"
    assert check_deduction(RULES, swap, (-3,)) == "an exchange puts what is given not to hold"
    more = swap._replace(exchanges=(Exchange((1, 2), (3, 4)),))
    assert check_deduction(RULES, more, ()) == "an exchange does not make another solution"


PAIRS = Rules(
    [Fact(name, "on") for name in "abcd"],
    [Rule("a or b", "", (Count((1, 2), 1, 1),)), Rule("c or d", "", (Count((3, 4), 1, 1),))],
)


def by_exchange(fact: int, other: int) -> Step:
    return Step(
        -fact, (), (Deduction("exchange", (-fact,), (), (), exchanges=(Exchange((fact,), (other,)),)),)
    )


def test_a_proof_that_takes_one_solution_for_granted_shows_a_solution_or_that_there_is_not_one():
    a_or_b = Step(2, (-1,), (Deduction("left", (2,), (-1,), ("a or b",)),))
    c_or_d = Step(4, (-3,), (Deduction("left", (4,), (-3,), ("c or d",)),))
    steps = [by_exchange(1, 2), a_or_b, by_exchange(3, 4), c_or_d]
    found = check_proof(PAIRS, (), steps, (ONE_SOLUTION,))
    assert (found.ok, found.shows) == (True, "solution")
    assert check_proof(PAIRS, (), steps[:2], (ONE_SOLUTION,)).shows == "nothing"
    against = Step(None, (-1, -2), (Deduction("none left", (), (-1, -2), ("a or b",)),))
    found = check_proof(PAIRS, (), [by_exchange(1, 2), by_exchange(2, 1), against], (ONE_SOLUTION,))
    assert (found.ok, found.shows) == (True, "not one solution")


def test_a_proof_under_assumptions_says_so_where_it_shows_something():
    settled = check_proof(PAIRS, (), [], (), (1, 3))
    assert (settled.ok, settled.shows, settled.assumed) == (True, "unique under assumptions", 2)
    assert check_proof(PAIRS, (), [], (), (1,)).shows == "nothing"
    odd = check_proof(PAIRS, (), [], (), (9,))
    assert (odd.ok, odd.problem) == (False, "there is no fact 9")


@pytest.mark.parametrize(
    ("out", "into", "problem"),
    [
        ((1, 9), (2,), "there is no fact 9"),
        ((1,), (9,), "there is no fact 9"),
        ((1,), (-2,), "an exchange puts other facts for some that hold"),
        ((-1,), (2,), "an exchange puts other facts for some that hold"),
        ((1, 1), (2,), "an exchange puts other facts for some that hold"),
        ((1,), (1,), "an exchange puts other facts for some that hold"),
        ((), (1,), "an exchange puts other facts for some that hold"),
        ((1,), (4,), "an exchange changes how many literals of a count hold"),
        ((1,), (), "an exchange changes how many literals of a count hold"),
    ],
)
def test_what_is_wrong_with_an_exchange_is_said(out, into, problem):
    wrong = Deduction("exchange", (-1,), (), (), exchanges=(Exchange(out, into),))
    assert check_deduction(PAIRS, wrong, ()) == problem


def test_the_first_given_among_what_is_exchanged_is_named():
    both = Deduction("exchange", (-1,), (3,), (), exchanges=(Exchange((1, 3), (2, 4)),))
    assert check_deduction(PAIRS, both, ()) == ""
    assert check_deduction(PAIRS, both, (1, 3)) == "a=on is given and can't be exchanged"


def test_negations_in_counts_take_part_in_exchanges():
    """At most one of a, not b: a for b leaves it as it is only if both change together."""
    rules = Rules(FACTS, [Rule("odd", "", (Count((1, -2), 0, 1),)), Rule("one", "", (Count((1, 2), 1, 1),))])
    swap = Deduction("exchange", (-1,), (), (), exchanges=(Exchange((1,), (2,)),))
    assert check_deduction(rules, swap, ()) == "an exchange changes how many literals of a count hold"
    back = Deduction("exchange", (-2,), (), (), exchanges=(Exchange((2,), (1,)),))
    assert check_deduction(rules, back, ()) == "an exchange changes how many literals of a count hold"
    balanced = Rules(FACTS, [Rule("one", "", (Count((1, 2), 1, 1), Count((-1, -2), 1, 1)))])
    assert check_deduction(balanced, swap, ()) == ""


def test_what_is_put_in_must_be_excluded_by_what_goes_out():
    """A count of at most one says so only if something of what goes out stands in it."""
    two_of_these = Rule("two of these", "", (Count((1, 2, 3, 4), 2, 2),))
    rules = Rules(FACTS, [two_of_these, Rule("not both", "", (Count((2, 3), 0, 1),))])
    swap = Deduction("exchange", (-1,), (), (), exchanges=(Exchange((1, 3), (4, 2)),))
    assert check_deduction(rules, swap, ()) == "d=on could hold besides what it is exchanged for"
    assert (
        check_deduction(Rules(FACTS, [two_of_these]), swap, ())
        == "b=on could hold besides what it is exchanged for"
    )


def test_a_rule_of_the_name_of_the_premise_is_refused():
    rules = Rules(FACTS, [Rule(ONE_SOLUTION, "", (Count((1, 2), 1, 1),))])
    swap = Deduction("exchange", (-1,), (), (), exchanges=(Exchange((1,), (2,)),))
    assert check_deduction(rules, swap, ()) == "a rule is called 'one solution'"


def test_variables_that_nothing_settles_keep_a_board_without_facts_from_being_solved():
    assert not is_solution(Rules([], [Rule("free", "", (Count((1,), 0, 1),))]), ())
    assert is_solution(Rules([], [Rule("one", "", (Count((1,), 1, 1),))]), ())


def test_a_filling_says_nothing_of_variables_that_are_no_facts():
    rules = Rules(FACTS[:1], [Rule("one", "", (Count((1, 2), 1, 1), Count((2, 3), 1, 1)))])
    assert is_filling(rules, {1})  # then 2 is out, and 3 is not
    assert is_filling(rules, set())


def test_the_first_fact_counts_like_any_other():
    rules = Rules(FACTS[:2], [Rule("second", "", (Count((2,), 1, 1),))])
    assert not is_solution(rules, {2})
    assert is_solution(rules, {-1, 2})


def test_of_two_conclusions_both_must_follow():
    both = Deduction("x", (2, 4), (-1,), ("a or b", "c or d"))
    assert check_deduction(PAIRS, both) == "d=on does not follow from its premises"


class OneOfThem(Neighbours):
    """A family that also demands that a or b holds."""

    def broken_by(self, holds):
        """The demand, where both are out."""
        if -1 in holds and -2 in holds:
            yield Rule("a or b", "", (Count((3,), 0, 1), Count((1, 2), 1, 2)))
        yield from super().broken_by(holds)


def test_a_rule_of_the_family_is_broken_by_too_little_as_well():
    rules = Rules(FACTS, [], OneOfThem(4))
    assert [(rule.name, count.low) for rule, count in rules.broken_by({-1, -2, 3})] == [("a or b", 1)]
    assert [rule.name for rule, _ in rules.broken_by({-1, -2, 3, 4})] == ["a or b", "3 4"]
    assert rules.broken_by({-1, 2, -3}) == []


def test_a_count_is_broken_by_what_holds_and_what_is_out_and_nothing_else():
    names = ("none", "one", "both")
    listed = [Rule(name, "", (Count((1, 2), number, number),)) for number, name in enumerate(names)]

    def broken(holds):
        return [rule.name for rule, _ in Rules(FACTS, listed).broken_by(holds)]

    assert broken({-1}) == ["both"]
    assert broken({1}) == ["none"]
    assert broken({1, 2}) == ["none", "one"]
    assert broken({-1, -2}) == ["one", "both"]
    assert broken({3, -4}) == []


def test_there_are_as_many_variables_as_somebody_mentions():
    assert Rules([], []).variables == 0
    assert Rules(FACTS, []).variables == 4
    assert Rules(FACTS, [Rule("more", "", (Count((1, -7), 1, 1),))]).variables == 7


def test_demands_that_share_something_count_once_and_the_next_one_counts_again():
    """One of a, b; one of b, c; one of c, d: the first and the last want two, where there is room for one."""
    demands = [Rule(name, "", (Count((n, n + 1), 1, 1),)) for n, name in enumerate(("ab", "bc", "cd"), 1)]
    tight = Rules(FACTS, [*demands, Rule("room", "", (Count((1, 2, 3, 4), 0, 1),))])
    assert entails_contradiction(tight, tight.rules, [], Effort(branchings=0))
    wide = Rules(FACTS, [*demands, Rule("room", "", (Count((1, 2, 3, 4), 0, 2),))])
    assert not entails_contradiction(wide, wide.rules, [])


def test_one_of_two_does_not_make_the_other_hold():
    assert "does not follow" in check_deduction(PAIRS, Deduction("x", (2,), (1,), ("a or b",)))
    assert check_deduction(PAIRS, Deduction("x", (1,), (1,), ("a or b",))) == ""
    assert check_deduction(PAIRS, Deduction("x", (2,), (-1,), ("a or b",))) == ""


def test_counts_of_what_does_not_hold_notice_an_exchange_too():
    one, either = Rule("one", "", (Count((1, 2), 1, 1),)), Rule("not a, or c", "", (Count((-1, 3), 1, 1),))
    swap = Deduction("exchange", (-1,), (), (), exchanges=(Exchange((1,), (2,)),))
    assert check_deduction(Rules(FACTS, [one]), swap, ()) == ""
    changed = "an exchange changes how many literals of a count hold"
    assert check_deduction(Rules(FACTS, [one, either]), swap, ()) == changed


def test_what_goes_in_together_does_not_exclude_itself():
    """b and d go in together: that at most one of b and not d holds says nothing about what goes out."""
    two = Rule("two of these", "", (Count((1, 2, 3, 4), 2, 2),))
    same = Rule("same", "", (Count((2, -4), 0, 1), Count((4, -2), 0, 1)))
    swap = Deduction("exchange", (-1,), (3,), (), exchanges=(Exchange((1, 3), (2, 4)),))
    refused = "b=on could hold besides what it is exchanged for"
    assert check_deduction(Rules(FACTS, [two, same]), swap, ()) == refused


def test_a_count_that_has_room_for_two_excludes_nothing_by_one():
    rules = Rules(
        FACTS, [Rule("two", "", (Count((1, 2, 4), 0, 2),)), Rule("b or c", "", (Count((2, 3), 1, 2),))]
    )
    wrong = Deduction("x", (3,), (1,), ("two", "b or c"))
    assert "does not follow" in check_deduction(rules, wrong)
    assert check_deduction(rules, wrong._replace(premises=(1, 4))) == ""
