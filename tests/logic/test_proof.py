"""Steps, their figures, and a proof cut down to what one step rests on."""

from __future__ import annotations

import pytest

from tests.helpers import explained, sudoku, toy
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.proof import Proof, Step
from whygrid.logic.rules import exactly_one
from whygrid.service.explaining import explain
from whygrid.service.verifying import verify

RULES = toy(6, ("some", exactly_one(range(1, 7))))


def plain(technique: str, *conclusions: int) -> Deduction:
    return Deduction(technique, conclusions, (), ("some",))


def step(fact: int | None, *support: int, techniques: str = "single") -> Step:
    *lemmas, last = techniques.split(", ")
    ending = () if fact is None else (fact,)
    return Step(fact, support, (*(plain(name, -6) for name in lemmas), plain(last, *ending)))


def proof(*steps: Step, status: str = "unique") -> Proof:
    return Proof("toy", "text", status, steps, RULES, ("solution",))


def test_k_is_the_number_of_different_known_facts():
    assert step(1).k == 0
    assert step(1, 2, 3).k == 2
    assert step(1, 2, 3, 2).k == 2


def test_the_technique_of_a_step_is_that_of_its_last_deduction_and_the_others_are_its_groundwork():
    both = step(1, techniques="naked pair, hidden single")
    assert both.technique == "hidden single"
    assert [deduction.technique for deduction in both.groundwork] == ["naked pair"]


def test_a_proof_is_a_sequence_of_its_steps():
    steps = (step(1), step(2, 1))
    assert len(proof(*steps)) == 2
    assert tuple(proof(*steps)) == steps


def test_statistics_count_steps_known_facts_and_all_deductions():
    figures = proof(step(1, 4, 5, techniques="pair, single"), step(2, 4, 5, 1)).statistics()
    assert (figures.steps, figures.k_max, figures.k_mean) == (2, 3, 2.5)
    assert figures.techniques == {"single": 2, "pair": 1}
    assert list(figures.techniques) == ["single", "pair"], "the most frequent first"


def test_a_proof_without_steps_has_figures_too():
    figures = proof().statistics()
    assert (figures.steps, figures.k_max, figures.k_mean, figures.techniques) == (0, 0, 0.0, {})


def test_what_a_step_rests_on_is_followed_back_through_all_steps():
    #    1   2   3 (alone)      fact 6 is given
    #     \ / \
    #      4   |
    #       \ /
    #        5
    steps = (step(1, 6), step(2, 6), step(3, 6), step(4, 1, 2), step(5, 4, 2))
    assert proof(*steps).numbers_behind(5) == [1, 2, 4, 5]
    assert proof(*steps).numbers_behind(3) == [3]


def test_a_cut_proof_keeps_only_what_the_step_rests_on_and_says_so():
    whole = proof(step(1, 6), step(2, 6), step(3, 2))
    part = whole.cut(3)
    assert [s.fact for s in part] == [2, 3]
    assert (part.status, part.solutions, part.note) == ("part", (), "what step 3 rests on")
    assert len(whole) == 3


@pytest.mark.parametrize("number", [1, 20, 45])
def test_a_real_proof_cut_to_any_step_is_accepted_and_needs_every_step_it_keeps(number):
    whole = explained(1)
    part = whole.cut(number)
    assert verify(part).ok
    assert part.steps[-1] == whole.steps[number - 1]
    for left_out in range(len(part) - 1):
        steps = part.steps[:left_out] + part.steps[left_out + 1 :]
        assert not verify(Proof(part.genre, part.puzzle, "part", steps, part.rules)).ok


def test_all_deductions_inside_cases_are_reached_outermost_first():
    inner = Deduction("inner", (), (), (), cases=(Case(3, (plain("innermost"),)),))
    outer = Deduction("outer", (1,), (), (), cases=(Case(2, (plain("first", 4), inner)), Case(5, ())))
    assert [d.technique for d in outer.nested()] == ["outer", "first", "inner", "innermost"]


def test_proofs_are_equal_when_they_say_the_same_however_long_they_took():
    one, two = proof(step(1)), proof(step(1))
    assert one == two
    assert Proof("toy", "text", "unique", one.steps, RULES, ("solution",), times={"cuts": 1.0}) == one
    assert proof(step(2)) != one


def test_a_puzzle_without_solution_has_a_proof_that_ends_in_a_contradiction():
    impossible = explain(sudoku("123....4........"))
    assert impossible.status == "none"
    assert impossible.steps[-1].fact is None
