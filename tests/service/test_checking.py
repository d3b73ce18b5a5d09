"""Steps are checked before they are told: what is refused is told anew, or nothing more is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.helpers import CASES, generated
from whygrid import examples, parse
from whygrid.budget import Budget
from whygrid.errors import ConflictError
from whygrid.logic.check import check_proof
from whygrid.logic.proof import CASE_ANALYSIS, VIEWS, Proof, Smallest, Step
from whygrid.puzzle import Puzzle
from whygrid.service import explaining, retelling
from whygrid.service.checking import checked, upheld
from whygrid.service.documents import from_json, to_json
from whygrid.service.explaining import Options, explain
from whygrid.service.telling import summary
from whygrid.service.verifying import verify

NO_LINES = "numberlink\n1 . . .\n. . . 1"


def without_rules(step: Step) -> Step:
    """The step without what its last deduction follows by."""
    *before, last = step.deductions
    return replace(step, deductions=(*before, last._replace(rules=(), cases=(), lemmas=())))


def damaged(proof: Proof, number: int) -> list[Step]:
    steps = list(proof.steps)
    steps[number - 1] = without_rules(steps[number - 1])
    return steps


@pytest.mark.parametrize("view", VIEWS)
def test_steps_that_are_right_stay_as_they_are(view: str) -> None:
    puzzle = generated(104)
    steps = explain(puzzle, Options(view=view)).steps
    assert checked(puzzle, steps) == (steps, (), "")


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("seed", [1, 8, 104])
def test_a_step_that_is_refused_is_told_anew_and_that_is_said(seed: int, view: str) -> None:
    puzzle = generated(seed)
    proof = explain(puzzle, Options(view=view))
    number = max(range(1, len(proof) + 1), key=lambda number: len(proof.steps[number - 1].facts))
    found = checked(puzzle, damaged(proof, number))
    assert [step.facts for step in found.steps] == [step.facts for step in proof.steps]
    assert [words.split(" is ")[0] for words in found.retold] == [f"step {number}"]
    assert check_proof(puzzle.rules, puzzle.givens, found.steps).shows == "unique"


def test_a_contradiction_that_is_refused_is_told_by_cases() -> None:
    puzzle = Puzzle.parse("..4.23..........")
    proof = explain(puzzle)
    assert proof.status == "none"
    found = checked(puzzle, damaged(proof, len(proof)))
    assert found.problem == "" and len(found.retold) == 1
    assert check_proof(puzzle.rules, puzzle.givens, found.steps).shows == "none"


def test_a_step_of_a_smallest_support_keeps_it_when_it_is_told_anew() -> None:
    puzzle = Puzzle.parse(CASES)
    proof = explain(puzzle, Options(k="values"))
    number = max(range(1, len(proof) + 1), key=lambda number: proof.steps[number - 1].k)
    found = checked(puzzle, damaged(proof, number))
    assert len(found.retold) == 1
    assert found.steps[number - 1].support == proof.steps[number - 1].support
    assert found.steps[number - 1].smallest == proof.steps[number - 1].smallest


@pytest.mark.parametrize("name", ["kakuro-first", "numberlink-first"])
def test_a_step_that_counts_its_clues_is_told_anew_by_these_alone(name: str) -> None:
    puzzle = parse(examples()[name].text)
    proof = explain(puzzle, Options(k="values"))
    number = max(range(1, len(proof) + 1), key=lambda number: proof.steps[number - 1].k)
    found = checked(puzzle, damaged(proof, number))
    assert len(found.retold) == 1 and not found.problem
    assert verify(replace(proof, steps=found.steps)).shows == "unique"


def test_a_step_that_counts_fewer_clues_than_it_needs_is_not_told() -> None:
    """`verify` refuses it, so `explain` must not tell it either."""
    puzzle = parse(examples()["kakuro-first"].text)
    proof = explain(puzzle, Options(k="values"))
    steps = [replace(proof.steps[0], smallest=Smallest("values", ())), *proof.steps[1:]]
    assert not verify(replace(proof, steps=tuple(steps))).ok
    found = checked(puzzle, steps)
    assert found.steps == () and "clues that it counts" in found.problem


def test_where_cases_get_too_long_a_step_is_told_anew_by_lemmas(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = Puzzle.parse(CASES)
    proof = explain(puzzle, Options(techniques=("full house",), view="cells"))
    monkeypatch.setattr(retelling, "CASES", 0)
    number = next(n for n, step in enumerate(proof, 1) if step.technique == CASE_ANALYSIS)
    found = checked(puzzle, damaged(proof, number))
    assert not found.problem and found.steps[number - 1].deductions[-1].lemmas
    none = Puzzle.parse("..4.23..........")
    found = checked(none, damaged(explain(none), len(explain(none))))
    assert not found.problem and found.steps[-1].fact is None and found.steps[-1].deductions[-1].lemmas


def test_nothing_is_told_from_a_step_on_that_is_wrong() -> None:
    puzzle = generated(1)
    proof = explain(puzzle, Options(view="cells"))
    first = proof.steps[0]
    assert first.fact is not None
    last = first.deductions[-1]._replace(conclusions=(-first.fact,))
    wrong = replace(first, fact=-first.fact, deductions=(*first.groundwork, last))
    found = checked(puzzle, [wrong, *proof.steps[1:]])
    assert found.steps == () and found.problem.startswith("step 1: ")


def test_a_stopped_budget_leaves_the_steps_before_the_one_that_is_refused() -> None:
    puzzle = generated(1)
    proof = explain(puzzle)
    budget = Budget()
    budget.cancel("enough")
    found = checked(puzzle, damaged(proof, 5), budget)
    assert found.steps == proof.steps[:4] and found.problem.endswith(", and enough")


def refusing(proof: Proof, monkeypatch: pytest.MonkeyPatch, number: int, retelling: bool) -> Proof:
    """What `explain` makes of the same puzzle when the prover's step of this number is damaged."""

    def check(puzzle, steps, budget, *rest):  # type: ignore[no-untyped-def]
        if not retelling:
            budget.cancel("enough")
        steps = [without_rules(step) if n == number else step for n, step in enumerate(steps, 1)]
        return checked(puzzle, steps, budget, *rest)

    monkeypatch.setattr(explaining, "checked", check)
    return explain(Puzzle.parse(proof.puzzle, proof.genre))


def test_a_proof_says_which_of_its_steps_were_told_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    proof = refusing(explain(generated(1)), monkeypatch, 3, retelling=True)
    assert (proof.status, verify(proof).ok, len(proof.retold)) == ("unique", True, 1)
    assert summary(proof).splitlines()[-1] == proof.retold[0]
    document = to_json(proof)
    assert document["retold"] == list(proof.retold)
    assert from_json(document) == proof


def test_a_proof_ends_as_unknown_where_the_checker_does_not_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    proof = refusing(explain(generated(1)), monkeypatch, 3, retelling=False)
    assert (proof.status, len(proof)) == ("unknown", 2)
    assert "step 3" in proof.note and proof.note in summary(proof)
    assert verify(proof).ok


def test_a_status_that_the_steps_do_not_show_is_not_upheld() -> None:
    puzzle = generated(1)
    proof = explain(puzzle)
    solution = Puzzle.parse(proof.solutions[0]).givens
    assert upheld(puzzle, "unique", proof.steps, [solution])
    assert not upheld(puzzle, "unique", proof.steps[:-1], [solution])
    assert upheld(puzzle, "multiple", (), [solution])
    assert not upheld(puzzle, "multiple", (), [solution, solution])
    assert not upheld(puzzle, "multiple", (), [solution[1:]])


@pytest.mark.parametrize("view", VIEWS)
def test_a_board_that_is_filled_in_one_wave_and_breaks_a_rule_has_no_solution(view: str) -> None:
    proof = explain(Puzzle.parse(NO_LINES), Options(view=view))
    assert verify(proof).shows == proof.status == "none"


@pytest.mark.parametrize("view", VIEWS)
def test_what_is_ruled_out_is_known_to_the_search_for_the_only_solution(view: str) -> None:
    puzzle = Puzzle.parse("numberlink\n. 1 . . .\n1 . . . .\n2 . . . 2\n. . . . .")
    for fact in range(1, len(puzzle.rules.facts) + 1, 7):
        proof = explain(puzzle, Options(view=view), assumed=[-fact])
        assert verify(proof, assuming=True).ok and proof.retold == ()
        assert proof.status in ("unique", "none", "multiple")


def test_what_contradicts_a_given_is_not_assumed() -> None:
    with pytest.raises(ConflictError, match="r1c1=1"):
        explain(Puzzle.parse("1.....2..3.....4"), assumed=[2])
