"""The checker on small rules made by hand: everything it accepts, and everything it refuses."""

from __future__ import annotations

import random
from itertools import product
from pathlib import Path

import pytest

from tests.helpers import follows, pigeons, toy
from whygrid.budget import Budget
from whygrid.errors import Stopped
from whygrid.genres.sudoku.model import shape
from whygrid.genres.sudoku.rules import cell_rule, rules_of
from whygrid.logic import entailment
from whygrid.logic.check import (
    Verdict,
    broken_rules,
    check_deduction,
    check_proof,
    check_step,
)
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.document import DEPTH_LIMIT
from whygrid.logic.entailment import Effort, entails_contradiction
from whygrid.logic.proof import Step
from whygrid.logic.rules import Count, Rule, Rules, exactly_one

A, B, C, D, E, F = range(1, 7)

# One of a, b, c; one of d, e, f; a and d, b and e, c and f exclude each other.
RULES = toy(
    6,
    ("left", exactly_one([A, B, C])),
    ("right", exactly_one([D, E, F])),
    ("ad", Count((A, D), 0, 1)),
    ("be", Count((B, E), 0, 1)),
    ("cf", Count((C, F), 0, 1)),
)
ALL = tuple(RULES.rules)


def deduction(conclusions, premises=(), rules=("left",), cases=()) -> Deduction:
    return Deduction("trick", tuple(conclusions), tuple(premises), tuple(rules), cases=tuple(cases))


def problem(*args, **kwargs) -> str:
    return check_deduction(RULES, deduction(*args, **kwargs))


# Plain deductions


@pytest.mark.parametrize(
    ("premises", "conclusions", "rules"),
    [
        ([A], [-B, -C], ["left"]),
        ([-A, -B], [C], ["left"]),
        ([A], [-D], ["ad"]),
        ([A, E], [-B, -C, -D, -F], ["left", "right"]),
        ([-B, -C], [-D], ["left", "ad"]),
        ([A], [A], []),
        ([A, -A], [F], []),
        ([A, B], [], ["left"]),
        ([-A, -B, -C], [], ["left"]),
    ],
)
def test_what_follows_is_accepted(premises, conclusions, rules):
    assert problem(conclusions, premises, rules) == ""


@pytest.mark.parametrize(
    ("premises", "conclusions", "rules", "goal"),
    [
        ([A], [B], ["left"], "b=1"),
        ([A], [-B, B], ["left"], "b=1"),
        ([A], [B, -B], ["left"], "b=1"),
        ([A], [-D], ["left"], "d≠1"),
        ([-A], [C], ["left"], "c=1"),
        ([], [A], ["left"], "a=1"),
        ([-A, -B], [C], [], "c=1"),
        ([A], [], ["left"], "a contradiction"),
        ([], [], list(ALL), "a contradiction"),
    ],
)
def test_what_does_not_follow_is_refused_by_name(premises, conclusions, rules, goal):
    assert problem(conclusions, premises, rules) == f"{goal} does not follow from its premises"


def test_rules_that_are_not_named_do_not_count():
    assert problem([-D], [A], ["ad"]) == ""
    assert problem([-D], [A], ["left", "right", "be", "cf"]) != ""


CROSSED = toy(
    4,
    ("one", exactly_one([1, 2])),
    ("if 1", Count((-1, 3), 1, 2)),
    ("if 2", Count((-2, 3), 1, 2)),
)


def test_what_takes_trying_both_values_is_accepted():
    # Whichever of the first two holds, the third does.
    names = tuple(CROSSED.rules)
    assert check_deduction(CROSSED, Deduction("trick", (3,), (), names)) == ""
    assert check_deduction(CROSSED, Deduction("trick", (4,), (), names)) != ""
    assert check_deduction(CROSSED, Deduction("trick", (3,), (), names[:2])) != ""


def test_counts_of_more_than_one_are_kept_from_both_sides():
    two_of_four = toy(4, ("two", Count((1, 2, 3, 4), 2, 2)))

    def accepted(premises, conclusions):
        return check_deduction(two_of_four, Deduction("trick", conclusions, premises, ("two",))) == ""

    assert accepted((1, 2), (-3, -4))
    assert accepted((-1, -2), (3, 4))
    assert accepted((1, 2, 3), ())
    assert accepted((-1, -2, -3), ())
    assert not accepted((1,), (-3,))
    assert not accepted((-1,), (3,))
    assert not accepted((1, -2), ())


@pytest.mark.parametrize("limits", [(0, 0), (3, 3)], ids=["none of them", "all of them"])
def test_counts_that_leave_no_choice_settle_their_literals_by_themselves(limits):
    rules = toy(4, ("strict", Count((1, 2, 3), *limits)), ("loose", Count((1, 2, 3, 4), 0, 4)))
    sign = 1 if limits[0] else -1

    def accepted(conclusions, premises=(), names=("strict", "loose")):
        return check_deduction(rules, Deduction("trick", conclusions, premises, names)) == ""

    assert accepted((sign * 1, sign * 2, sign * 3))
    assert accepted((), (-sign * 2,))
    assert accepted((), (-sign * 1, -sign * 3))
    assert not accepted((-sign * 1,))
    assert not accepted((sign * 4,))
    assert not accepted((), (sign * 2,))
    assert not accepted((sign * 1,), names=("loose",))


def test_counts_may_hold_negations():
    not_both_out = toy(2, ("or", Count((-1, -2), 1, 2)))
    assert check_deduction(not_both_out, Deduction("trick", (-2,), (1,), ("or",))) == ""
    assert check_deduction(not_both_out, Deduction("trick", (2,), (-1,), ("or",))) != ""


def test_auxiliary_variables_carry_conclusions_but_must_not_be_mentioned():
    # 1 -> 7 -> 2, where 7 is no fact.
    chained = Rules(
        toy(2).facts, [Rule("there", "", (Count((-1, 7), 1, 2),)), Rule("back", "", (Count((-7, 2), 1, 2),))]
    )
    assert check_deduction(chained, Deduction("trick", (2,), (1,), ("there", "back"))) == ""
    assert check_deduction(chained, Deduction("trick", (2,), (1,), ("there",))) != ""
    assert check_deduction(chained, Deduction("trick", (7,), (1,), ("there",))) == "there is no fact 7"


def test_a_rule_that_does_not_exist_is_named():
    assert problem([-B], [A], ["left", "up"]) == "there is no rule 'up'"


@pytest.mark.parametrize("literal", [0, 7, -7, 10**9])
def test_a_fact_that_does_not_exist_is_named_wherever_it_stands(literal):
    expected = f"there is no fact {literal}"
    assert problem([-B], [A, literal]) == expected
    assert problem([-B, literal], [A]) == expected
    assert problem([-B], [A], cases=[Case(literal, ())]) == expected


# Cases


def refuted(assumption: int, *premises: int, rules=ALL) -> Case:
    return Case(assumption, (deduction([], [assumption, *premises], rules),))


def test_a_case_analysis_whose_cases_are_refuted_is_accepted():
    assert problem([A], [E, F], ["left"], [refuted(B, E, rules=["be"]), refuted(C, F, rules=["cf"])]) == ""


def test_cases_may_reach_the_conclusion_instead_of_a_contradiction():
    def reached(assumption: int) -> Case:
        return Case(assumption, (Deduction("trick", (3,), (assumption,), (f"if {assumption}",)),))

    def accepted(*cases: Case) -> bool:
        return check_deduction(CROSSED, Deduction("trick", (3,), (), ("one",), cases=cases)) == ""

    assert accepted(reached(1), reached(2))
    assert not accepted(reached(1))
    assert not accepted()


def test_a_case_may_assume_the_conclusion_itself():
    assert problem([A], [E, F], ["left"], [Case(A, ()), refuted(B, E), refuted(C, F)]) == ""


def test_steps_of_a_case_build_on_each_other():
    steps = (deduction([-A, -B], [C], ["left"]), deduction([-F], [C], ["cf"]), deduction([], [-F, F], []))
    assert problem([-C], [F], [], [Case(C, steps)]) == ""


def test_every_possibility_must_have_its_case():
    assert problem([A], [E, F], ["left"], [refuted(B, E)]) == "a=1 does not follow from its premises"
    assert problem([A], [E, F], [], [refuted(B, E), refuted(C, F)]) == "a=1 does not follow from its premises"


def test_a_case_without_steps_is_left_open():
    assert problem([A], [E, F], ["left"], [Case(B, ()), refuted(C, F)]) == "the case b=1 is left open"


def test_a_case_that_reaches_only_some_of_the_conclusions_is_left_open():
    some = Case(A, (deduction([-B], [A], ["left"]),))
    other = Case(-A, (deduction([-D], [-A], []),))
    assert problem([-B, -C], [A], ["left"], [some]) == "the case a=1 is left open"
    assert "does not follow" in problem([-B, -C], [A], ["left"], [other])


def test_a_contradiction_in_the_middle_of_a_case_does_not_close_it():
    steps = (deduction([], [B, E], ["be"]), deduction([-C], [B], ["left"]))
    assert problem([A], [E, F], ["left"], [Case(B, steps), refuted(C, F)]) == "the case b=1 is left open"


def test_a_contradiction_by_cases_needs_every_case_refuted():
    both = [refuted(D, A, rules=["ad"]), refuted(E, B, rules=["be"]), refuted(F, C, rules=["cf"])]
    assert problem([], [A, B, C], ["right"], both) == ""
    assert problem([], [A, B, C], ["right"], both[:2]) == "a contradiction does not follow from its premises"
    opened = [*both[:2], Case(F, (deduction([-C], [F], ["cf"]),))]
    assert problem([], [A, B, C], ["right"], opened) == "the case f=1 is left open"


def test_a_wrong_step_in_a_case_is_reported_with_its_case():
    wrong = Case(B, (deduction([], [B], ["left"]),))
    found = problem([A], [E, F], ["left"], [wrong, refuted(C, F)])
    assert found == "in the case b=1: trick: a contradiction does not follow from its premises"


def test_a_case_may_use_the_premises_and_its_assumption_and_nothing_else():
    # f is known to the step, but not a premise of the deduction with the cases.
    case = refuted(C, F, rules=["cf"])
    assert problem([-C], [], [], [case]) == "in the case c=1: trick: f=1 has not been shown"
    assert problem([-C], [F], [], [case]) == ""


def test_what_one_case_shows_does_not_hold_in_another():
    first = Case(B, (deduction([-A], [B], ["left"]), deduction([], [B, E], ["be"])))
    second = Case(C, (deduction([], [-A, C, F], ["cf"]),))
    found = problem([A], [E, F], ["left"], [first, second])
    assert found == "in the case c=1: trick: a≠1 has not been shown"


def test_cases_inside_cases_are_checked_as_strictly():
    inner = deduction([], [B, D, E], ["be"], ())
    nested = deduction(
        [],
        [B, E],
        ["right"],
        [refuted(D, E, rules=["right"]), Case(E, (inner,)), refuted(F, E, rules=["right"])],
    )
    found = problem([-B], [E], [], [Case(B, (nested,))])
    assert found == "in the case b=1: trick: in the case e=1: trick: d=1 has not been shown"
    right = deduction([], [B, E], ["right", "be"])
    assert problem([-B], [E], [], [Case(B, (right,))]) == ""


# Steps


def step(fact, support, *deductions) -> Step:
    return Step(fact, tuple(support), deductions)


def test_a_step_may_rest_on_what_is_known_and_on_its_own_deductions():
    lemma, last = deduction([-B, -C], [A]), deduction([-D], [A], ["ad"])
    assert check_step(RULES, {A, F}, step(-D, [A], lemma, last)) == ""


def test_a_step_must_not_rest_on_what_is_not_known():
    found = check_step(RULES, {F}, step(-D, [F, A], deduction([-D], [A], ["ad"])))
    assert found == "it rests on a=1, which is neither given nor shown before"


def test_a_deduction_must_not_use_what_is_known_but_not_in_the_support():
    found = check_step(RULES, {A, F}, step(-D, [F], deduction([-D], [A], ["ad"])))
    assert found == "trick: a=1 has not been shown"


def test_a_deduction_must_not_use_what_is_shown_only_later():
    lemma, last = deduction([-B], [A]), deduction([-B, -C], [-B, A])
    assert check_step(RULES, {A}, step(-C, [A], last, lemma)) == "trick: b≠1 has not been shown"
    assert check_step(RULES, {A}, step(-C, [A], lemma, last)) == ""


def test_a_wrong_lemma_spoils_the_step_even_if_nothing_uses_it():
    found = check_step(RULES, {A}, step(-D, [A], deduction([E], [A]), deduction([-D], [A], ["ad"])))
    assert found == "trick: e=1 does not follow from its premises"


def test_a_step_without_deductions_shows_nothing():
    assert check_step(RULES, {A}, step(A, [A])) == "it has no deduction"
    assert check_step(RULES, {A}, step(None, [A])) == "it has no deduction"


def test_the_deductions_must_lead_to_the_fact():
    found = check_step(RULES, {A}, step(-C, [A], deduction([-B], [A])))
    assert found == "its last deduction does not conclude c≠1"


def test_a_contradiction_must_come_last_in_its_step():
    clash, lemma = deduction([], [A, B]), deduction([-D], [A], ["ad"])
    assert check_step(RULES, {A, B}, step(None, [A, B], lemma, clash)) == ""
    found = check_step(RULES, {A, B}, step(None, [A, B], clash, lemma))
    assert found == "it does not end in a contradiction"


def test_a_step_that_settles_its_own_support_is_refused():
    assert check_step(RULES, {A}, step(A, [A], deduction([-D], [A], ["ad"]))) != ""


@pytest.mark.parametrize("literal", [99, -99])
def test_a_step_about_a_fact_that_does_not_exist_is_refused_and_not_a_crash(literal):
    last = deduction([-D], [A], ["ad"])
    assert check_step(RULES, {A}, step(-D, [A, literal], last))
    assert check_step(RULES, {A}, step(literal, [A], last))
    assert check_step(RULES, {A}, step(-D, [A], deduction([-D], [A, literal], ["ad"])))


# Proofs

SETTLES_ALL = (
    step(-B, [A], deduction([-B], [A])),
    step(-C, [A], deduction([-C], [A])),
    step(-D, [A], deduction([-D], [A], ["ad"])),
    step(-F, [E], deduction([-F], [E], ["right"])),
)


def test_a_proof_that_settles_every_fact_shows_that_the_solution_is_unique():
    assert check_proof(RULES, [A, E], SETTLES_ALL) == Verdict(True, 4, shows="unique")


def test_a_proof_that_leaves_something_open_shows_nothing():
    assert check_proof(RULES, [A], SETTLES_ALL[:2]) == Verdict(True, 2, shows="nothing")
    assert check_proof(RULES, [], ()) == Verdict(True, 0, shows="nothing")


def test_a_proof_that_leaves_a_fact_open_does_not_show_that_the_solution_is_unique():
    # Neither given nor step says anything of e or f, whatever follows from them.
    assert check_proof(RULES, [A, -D, -E], SETTLES_ALL[:2]).shows == "nothing"


def test_what_known_facts_exclude_at_once_needs_no_step():
    # a excludes b and c, e excludes d and f.
    assert check_proof(RULES, [A, E], ()).shows == "unique"
    # b excludes e and a, c; that leaves d and f to a step.
    assert check_proof(RULES, [B, -D], ()).shows == "nothing"


@pytest.mark.parametrize("out", [1, 2])
def test_what_is_left_over_is_for_a_step_to_place(out):
    pair = toy(2, ("one", exactly_one([1, 2])))
    assert check_proof(pair, [-out], ()).shows == "nothing"
    last = step(3 - out, [-out], Deduction("last one", (3 - out,), (-out,), ("one",)))
    assert check_proof(pair, [-out], [last]).shows == "unique"


def test_a_fact_that_may_hold_or_not_keeps_the_solution_from_being_unique():
    free = toy(2, ("at most two", Count((1, 2), 0, 2)), ("one at least", Count((1, 2), 1, 2)))
    assert check_proof(free, [1], ()).shows == "nothing"
    assert check_proof(free, [1, -2], ()).shows == "unique"
    assert check_proof(free, [1, 2], ()).shows == "unique"


def test_auxiliary_variables_must_be_settled_by_the_facts():
    facts = toy(1).facts
    settled = Rules(facts, [Rule("helper", "", (exactly_one([-1, 2]),))])
    left_open = Rules(facts, [Rule("helpers", "", (exactly_one([2, 3]), Count((1, 2), 0, 2)))])
    assert check_proof(settled, [1], ()).shows == "unique"
    assert check_proof(left_open, [1], ()).shows == "nothing"


def test_givens_that_break_a_rule_show_nothing_by_themselves():
    assert check_proof(RULES, [A, B], ()).shows == "nothing"


def test_a_proof_that_ends_in_a_contradiction_shows_that_there_is_no_solution():
    clash = step(None, [A, B], deduction([], [A, B]))
    assert check_proof(RULES, [A, B], [clash]) == Verdict(True, 1, shows="none")


def test_later_steps_may_rest_on_earlier_ones_but_not_the_other_way_round():
    first = step(-D, [A], deduction([-D], [A], ["ad"]))
    second = step(E, [-D, -F], deduction([E], [-D, -F], ["right"]))
    assert check_proof(RULES, [A, -F], [first, second]).ok
    verdict = check_proof(RULES, [A, -F], [second, first])
    assert (verdict.ok, verdict.first_bad, verdict.shows) == (False, 1, "nothing")
    assert verdict.problem == "it rests on d≠1, which is neither given nor shown before"


def test_the_first_bad_step_is_named_even_if_others_follow():
    bad = step(-F, [A], deduction([-F], [A], ["ad"]))
    verdict = check_proof(RULES, [A, E], [*SETTLES_ALL[:2], bad, bad])
    assert verdict == Verdict(False, 4, 3, "trick: f≠1 does not follow from its premises")


def test_lemmas_of_a_step_are_forgotten_after_it():
    first = step(-D, [A], deduction([-B], [A]), deduction([-D], [A], ["ad"]))
    second = step(-C, [A, -B], deduction([-C], [A, -B]))
    verdict = check_proof(RULES, [A], [first, second])
    assert (verdict.first_bad, verdict.ok) == (2, False)


def test_a_fact_that_no_rule_mentions_keeps_the_solution_from_being_unique():
    assert check_proof(toy(3, ("one", exactly_one([1, 2]))), [1], ()).shows == "nothing"


@pytest.mark.parametrize("count", [Count((), 1, 1), Count((1,), 2, 2)])
def test_a_count_that_can_never_be_kept_leaves_no_solution(count):
    impossible = toy(1, ("never", count), ("fine", Count((1,), 0, 1)))
    assert check_proof(impossible, [1], ()).shows != "unique"
    assert entails_contradiction(impossible, ["never"], [1])


def test_broken_rules_are_found_through_their_auxiliary_variables_and_told_once():
    # 3 is no fact. "linked" says 1 -> 3 -> 2; "both" says twice that not both hold, once by way of 3.
    linked = Rule("linked", "", (Count((-1, 3), 1, 2), Count((-3, 2), 1, 2)))
    direct = Rule("both", "", (Count((1, 2), 0, 1), Count((-1, 3), 1, 2), Count((-3, -2), 1, 2)))
    rules = Rules(toy(2).facts, [linked, direct])
    assert rules.with_auxiliaries == ("linked", "both")

    def broken(*facts: int) -> list[tuple[str, tuple[int, ...]]]:
        return [(rule.name, blamed) for rule, blamed in broken_rules(rules, facts)]

    assert broken(1, -2) == [("linked", (1,))]
    assert broken(1, 2) == [("both", (1, 2))]
    assert broken(1) == broken(2) == broken(-1, -2) == broken() == []


# The bound


def test_a_deduction_that_takes_more_than_the_branch_limit_is_refused_although_it_is_true():
    few, many = pigeons(4), pigeons(9)
    assert check_deduction(few, Deduction("pigeons", (), (), tuple(few.rules))) == ""
    assert follows(many, many.rules, [], None)
    assert check_deduction(many, Deduction("pigeons", (), (), tuple(many.rules))) != ""


def test_the_branch_limit_is_exactly_what_it_says(monkeypatch):
    rules = pigeons(5)
    looks = []
    undecided = entailment.Propagation.undecided
    counted = lambda self, *first: looks.append(1) or undecided(self, *first)  # noqa: E731
    monkeypatch.setattr(entailment.Propagation, "undecided", counted)
    assert entails_contradiction(rules, rules.rules, [])
    needed = len(looks)
    assert needed > 1
    monkeypatch.setattr(entailment, "BRANCH_LIMIT", needed)
    assert entails_contradiction(rules, rules.rules, [])
    monkeypatch.setattr(entailment, "BRANCH_LIMIT", needed - 1)
    assert not entails_contradiction(rules, rules.rules, [])


def test_an_effort_says_how_many_branchings_there_may_be():
    rules = pigeons(5)
    assert entails_contradiction(rules, rules.rules, [], Effort(branchings=100))
    assert not entails_contradiction(rules, rules.rules, [], Effort(branchings=2))


def test_a_branch_that_breaks_something_else_ends_and_the_others_do_not():
    """One of a, b, c: where a breaks another rule, b or c may still hold."""
    broken: set[int] = set()

    def breaks(holds):
        return bool(broken.intersection(holds))

    assert not entails_contradiction(RULES, ALL, [], Effort(), breaks)
    for literals in ({A}, {A, B}, {B, C}, {-A}, {D, E}):
        broken = literals
        assert not entails_contradiction(RULES, ALL, [], Effort(), breaks), literals
    for literals in ({A, B, C}, {D, E, F}, {A, -A}):
        broken = literals
        assert entails_contradiction(RULES, ALL, [], Effort(), breaks), literals


def test_the_bounds_are_those_that_the_document_describes():
    text = (Path(__file__).parents[2] / "docs" / "proof-format.md").read_text()
    assert f"| branchings in a deduction, or in a lemma | {entailment.BRANCH_LIMIT:,} |" in text
    assert f"| cases inside cases | {DEPTH_LIMIT} |" in text


def test_all_conclusions_of_a_deduction_share_its_branchings(monkeypatch):
    """Otherwise a short document with many conclusions could keep the checker busy for long."""
    rules = pigeons(5)
    one, three = (Deduction("pigeons", goals, (), tuple(rules.rules)) for goals in ((1,), (1, 2, 3)))

    def accepted(limit, deduction):
        monkeypatch.setattr(entailment, "BRANCH_LIMIT", limit)
        return check_deduction(rules, deduction) == ""

    enough = next(limit for limit in range(100) if accepted(limit, one))
    assert not accepted(enough, three), "there are two orders to try things in, and no third"
    assert accepted(3 * enough, three)


def test_the_budget_ends_the_work_inside_a_deduction():
    rules = pigeons(9)
    with pytest.raises(Stopped):
        check_deduction(rules, Deduction("pigeons", (), (), tuple(rules.rules)), budget=Budget(0))


def test_what_is_too_much_for_one_deduction_is_accepted_as_cases(monkeypatch):
    monkeypatch.setattr(entailment, "BRANCH_LIMIT", 5)
    rules = pigeons(5)
    names = tuple(rules.rules)
    assert check_deduction(rules, Deduction("pigeons", (), (), names)) != ""
    cases = tuple(Case(seat, (Deduction("pigeons", (), (seat,), names),)) for seat in (1, 2, 3, 4))
    assert check_deduction(rules, Deduction("pigeons", (), (), ("pigeon 0",), cases=cases)) == ""
    assert check_deduction(rules, Deduction("pigeons", (), (), ("pigeon 0",), cases=cases[1:])) != ""


# Room


def test_more_pigeons_than_one_rule_has_holes_for_need_no_branching(monkeypatch):
    monkeypatch.setattr(entailment, "BRANCH_LIMIT", 0)
    apart = pigeons(6)
    names = [f"hole {hole}" for hole in range(5)]
    dovecote = Rule("dovecote", "", tuple(apart.rule(name).counts[0] for name in names))
    rules = Rules(apart.facts, [dovecote, *(apart.rule(f"pigeon {p}") for p in range(6))])
    assert not entails_contradiction(apart, apart.rules, [])
    assert entails_contradiction(rules, rules.rules, [])
    assert not entails_contradiction(rules, [*rules.rules][:-1], [])
    assert not entails_contradiction(rules, [*rules.rules][1:], [])


def test_what_a_row_and_a_box_have_room_for_together_is_counted_beyond_the_branch_limit(monkeypatch):
    monkeypatch.setattr(entailment, "BRANCH_LIMIT", 0)
    board = shape(3, 3)
    in_row, in_box = (1, 4, 5, 8), (2, 3, 7, 9)
    holding = {
        0: (*in_row, *in_box),
        1: (*in_row, *in_box),
        2: (*in_row, *in_box),
    }  # r1c1 to r1c3 are in both
    holding |= dict.fromkeys((4, 5, 6), in_row) | dict.fromkeys((11, 20), in_box)
    out = [-board.fact(cell, d) for cell, digits in holding.items() for d in range(1, 10) if d not in digits]
    names = ["row 1", "box 1", *(cell_rule(board, cell) for cell in holding)]
    assert not entails_contradiction(rules_of(board), names, out)
    for digit in in_row:
        assert entails_contradiction(rules_of(board), names, [*out, board.fact(3, digit)])
        assert not entails_contradiction(rules_of(board), names[1:], [*out, board.fact(3, digit)])
    for digit in in_box:
        assert entails_contradiction(rules_of(board), names, [*out, board.fact(10, digit)])
        assert not entails_contradiction(rules_of(board), names, [*out, board.fact(3, digit)])


@pytest.mark.parametrize("rules_with_room", [1, 2])
def test_whatever_is_too_crowded_has_no_solution(rules_with_room):
    rng, crowded = random.Random(5), 0
    for _ in range(3000):
        facts = rng.randint(4, 7)
        literals = [rng.choice([1, 1, 1, -1]) * fact for fact in range(1, facts + 1)]
        rooms = [literals[: facts // 2], literals[facts // 2 :], rng.sample(literals, 2)]
        room = [Count(tuple(some), 0, rng.choice([1, 1, 2])) for some in rng.sample(rooms, 3)]
        asked = [rng.choices(literals, k=rng.randint(2, 4)) for _ in range(rng.randint(2, 4))]
        needed = [Count(tuple(some), low := rng.choice([1, 1, 2]), low + 2) for some in asked]
        rules = [Rule(f"room {i}", "", tuple(room[i::rules_with_room])) for i in range(rules_with_room)]
        rules += [Rule(f"{i}", "", (one,)) for i, one in enumerate(needed)]
        told = Rules(toy(facts).facts, rules)
        premises = rng.sample([rng.choice([1, -1]) * fact for fact in range(1, facts + 1)], rng.randint(0, 2))
        at_once = entailment.propagate(told, told.rules, premises)
        if at_once is not None and entails_contradiction(told, told.rules, premises, Effort(branchings=0)):
            crowded += 1
            for signs in product([1, -1], repeat=facts):
                holds = [sign * fact for fact, sign in enumerate(signs, 1)]
                sums = [
                    (count.low, sum(lit in holds for lit in count.literals), count.high)
                    for count in told.counts
                ]
                assert not (set(premises) <= set(holds) and all(low <= n <= high for low, n, high in sums))
    assert crowded > 10
