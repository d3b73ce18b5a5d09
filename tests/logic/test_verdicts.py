"""What the checker says of whole proofs: each problem in its words, and when it stops."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from tests.logic.test_check import ALL, RULES, A, B, C, D, E, deduction
from tests.logic.toy_family import Neighbours
from whygrid.budget import Budget
from whygrid.logic.check import ONE_SOLUTION, check_deduction, check_proof, check_step
from whygrid.logic.deduction import Case, Deduction, Exchange, Lemma
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Step
from whygrid.logic.rules import Rule, Rules

LEFT = Step(C, (-A, -B), (deduction([C], [-A, -B]),))


def test_one_solution_may_be_granted_and_nothing_else() -> None:
    assert check_proof(RULES, [-A, -B], [LEFT], (ONE_SOLUTION,)).ok
    for granted in (("luck",), (ONE_SOLUTION, "luck")):
        verdict = check_proof(RULES, [-A, -B], [LEFT], granted)
        assert not verdict.ok and verdict.granted == granted
        assert verdict.problem == "only 'one solution' may be taken for granted"


def test_what_is_shown_depends_on_what_is_granted_and_assumed() -> None:
    refuted = Step(None, (A, D), (deduction([], [A, D], ["ad"]),))
    granted = (ONE_SOLUTION,)
    assert check_proof(RULES, [A], []).shows == "nothing"
    assert check_proof(RULES, [A], [], granted).shows == "nothing"
    assert check_proof(RULES, [], [], assumed=[A]).shows == "nothing"
    assert check_proof(RULES, [A, E], []).shows == "unique"
    assert check_proof(RULES, [A, E], [], granted).shows == "solution"
    assert check_proof(RULES, [A], [], assumed=[E]).shows == "unique under assumptions"
    assert check_proof(RULES, [A, D], [refuted]).shows == "none"
    assert check_proof(RULES, [A, D], [refuted], granted).shows == "not one solution"
    assert check_proof(RULES, [A], [refuted], assumed=[D]).shows == "none under assumptions"


def test_what_is_assumed_are_facts() -> None:
    assert check_proof(RULES, [], [LEFT], assumed=[-A, -B]).assumed == 2
    for odd in (0, 7, -7):
        verdict = check_proof(RULES, [-A, -B], [LEFT], assumed=[odd])
        assert (verdict.ok, verdict.assumed, verdict.problem) == (False, 1, f"there is no fact {odd}")


def test_a_proof_that_is_called_off_is_neither_right_nor_wrong() -> None:
    budget = Budget()
    budget.cancel()
    verdict = check_proof(RULES, [-A, -B], [LEFT], budget=budget)
    assert verdict.stopped and not verdict.ok and verdict.first_bad is None
    assert verdict.problem.endswith(", at step 1")


def test_time_that_has_run_out_is_noticed_at_the_first_step() -> None:
    assert check_proof(RULES, [-A, -B], [LEFT], budget=Budget(0)).stopped


def test_a_step_may_rest_on_one_solution_only_where_that_is_granted() -> None:
    exchange = Deduction("trick", (-A,), (), ALL, exchanges=(Exchange((A,), (B,)),))
    step = Step(-A, (), (exchange,))
    assert "takes for granted" in check_proof(RULES, [], [step]).problem
    looked_at = check_proof(RULES, [], [step], (ONE_SOLUTION,)).problem
    assert looked_at == "trick: an exchange changes how many literals of a count hold"


def test_a_bad_step_is_named_by_its_number_and_what_is_wrong() -> None:
    wrong = Step(D, (-A, -B, C), (deduction([D], [C], ["left"]),))
    verdict = check_proof(RULES, [-A, -B], [LEFT, wrong])
    assert (verdict.ok, verdict.first_bad) == (False, 2)
    assert verdict.problem == "trick: d=1 does not follow from its premises"


def refused(step: Step, known: tuple[Literal, ...] = (-A, -B)) -> str:
    return check_step(RULES, known, step)


def test_what_is_wrong_with_a_step_is_said() -> None:
    assert refused(LEFT) == ""
    assert refused(replace(LEFT, support=(-A, -B, D))) == (
        "it rests on d=1, which is neither given nor shown before"
    )
    assert refused(replace(LEFT, deductions=())) == "it has no deduction"
    assert refused(replace(LEFT, fact=None)) == "it does not end in a contradiction"
    assert refused(replace(LEFT, fact=D)) == "its last deduction does not conclude d=1"
    assert refused(replace(LEFT, fact=9)) == "there is no fact 9"
    assert refused(replace(LEFT, support=(-A,))) == "trick: b≠1 has not been shown"


def said(found: Deduction, rules: Rules = RULES, givens: tuple[Literal, ...] | None = None) -> str:
    return check_deduction(rules, found, givens)


def test_what_is_wrong_with_a_deduction_is_said() -> None:
    assert said(deduction([C], [-A, -B], ["middle"])) == "there is no rule 'middle'"
    assert said(deduction([], [-A], ["left"])) == "a contradiction does not follow from its premises"
    open_case = Case(C, (deduction([-A], [C]),))
    assert said(deduction([B], [-A], ["left"], [open_case])) == "the case c=1 is left open"
    wrong_case = Case(C, (deduction([D], [C]),))
    assert said(deduction([B], [-A], ["left"], [wrong_case])) == (
        "in the case c=1: trick: d=1 does not follow from its premises"
    )


def lemmas(*found: Lemma) -> str:
    return said(Deduction("trick", (), (-A, -B), ("left",), lemmas=found))


def test_what_is_wrong_with_a_lemma_is_said() -> None:
    right = Lemma((-C,), (-A, -B), ("left",), ())
    assert lemmas(right) == "a contradiction does not follow from its premises"
    assert lemmas(right._replace(premises=(D,))) == "lemma 1 rests on what is no premise"
    assert (
        lemmas(right._replace(rules=("middle",))) == "lemma 1 rests on what is no rule, and no earlier lemma"
    )
    assert lemmas(right, right._replace(lemmas=(2,))) == (
        "lemma 2 rests on what is no rule, and no earlier lemma"
    )
    assert lemmas(right._replace(together=(C,))) == "lemma 1 does not follow"
    assert lemmas(right._replace(together=(9,))) == "there is no fact 9"


def exchanged(exchange: Exchange, givens: tuple[Literal, ...] | None = ()) -> str:
    return said(Deduction("trick", (-A,), (B,), ALL, exchanges=(exchange,)), givens=givens)


def test_what_is_wrong_with_an_exchange_is_said() -> None:
    assert exchanged(Exchange((A,), (B,)), None) == (
        "it takes for granted that the puzzle has one solution, and the proof does not say so"
    )
    assert exchanged(Exchange((), (B,))) == "an exchange puts other facts for some that hold"
    assert exchanged(Exchange((A, B), (B,))) == "an exchange puts other facts for some that hold"
    assert exchanged(Exchange((9,), (B,))) == "there is no fact 9"
    assert exchanged(Exchange((A,), (B,)), (A,)) == "a=1 is given and can't be exchanged"
    assert exchanged(Exchange((A,), (B,)), (-B,)) == "an exchange puts what is given not to hold"
    assert exchanged(Exchange((A,), (B,))) == "an exchange changes how many literals of a count hold"


# Rules by their names


def test_a_rule_is_called_by_its_name_unless_people_call_it_something_else() -> None:
    assert Rule("row 3", "", ()).said == "row 3"
    assert Rule("row 3", "", (), called="the third row").said == "the third row"


class Patient(Neighbours):
    """A family that counts how often it is asked for each rule."""

    def __init__(self, facts: int) -> None:
        super().__init__(facts)
        self.asked: Counter[str] = Counter()

    def instance(self, name: str) -> Rule | None:
        """The rule of that name."""
        self.asked[name] += 1
        return super().instance(name)


def test_a_family_makes_each_rule_once() -> None:
    family = Patient(6)
    rules = Rules(RULES.facts, RULES.rules.values(), family)
    for _ in range(3):
        assert rules.has_rule("2 3") and rules.rule("2 3").counts == rules.rule("2 3").counts
        assert rules.rule("left") is RULES.rule("left")
    assert family.asked == {"2 3": 1}
    assert not rules.has_rule("2 4")
