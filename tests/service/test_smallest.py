"""Proofs with smallest supports: by values and by techniques, against trying everything."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from tests.helpers import generated
from whygrid import Budget, Options, Puzzle, examples, explain, from_json, parse, tell, to_json, verify
from whygrid.engine.cases import CASE_ANALYSIS
from whygrid.engine.derivation import lose_nothing
from whygrid.errors import ProofError, UsageError
from whygrid.logic.facts import Literal
from whygrid.service.measuring import k


def example(name: str) -> Puzzle:
    return parse(examples()[name].text)


def derived(puzzle: Puzzle, known: tuple[Literal, ...], names: tuple[str, ...] | None = None) -> int:
    """All that the techniques place from these cells alone, as a set, by the plainest of loops."""
    state = puzzle.genre.state(puzzle.board, known)
    techniques = [t for t in puzzle.genre.techniques() if names is None or t.name in names]
    while True:
        found = [deduction for technique in techniques for deduction in technique.find(state)]
        if not found:
            return state.known
        for deduction in found:
            for literal in deduction.conclusions:
                state.learn(literal)


@pytest.mark.parametrize("kind", ["values", "techniques"])
@pytest.mark.parametrize("name", ["mini", "wikipedia", "x-wing", "six", "kakuro-first"])
def test_a_proof_by_smallest_supports_is_accepted_and_as_small_as_k(name, kind):
    puzzle = example(name)
    proof = explain(puzzle, Options(k=kind))
    assert verify(to_json(proof)).shows == "unique"
    assert all(step.smallest is not None and step.smallest.kind == kind for step in proof)
    assert all(step.smallest.proved for step in proof)
    least = k(puzzle).upper
    largest = proof.statistics().k_max
    assert largest == least if kind == "values" else largest >= least


def test_a_step_by_values_rests_on_exactly_the_support_that_k_found():
    puzzle = example("classic")
    for step, found in zip(explain(puzzle, Options(k="values")), k(puzzle).steps, strict=True):
        assert (step.fact, set(step.support), step.k) == (found.fact, set(found.support), found.k)


def test_where_no_technique_fits_there_is_a_case_analysis_on_these_cells():
    puzzle = example("escargot")
    proof = explain(puzzle, Options(k="values", techniques=("full house", "hidden single", "naked single")))
    assert verify(proof).shows == "unique"
    assert CASE_ANALYSIS in proof.statistics().techniques
    assert proof.statistics().k_max == 23


def test_where_the_techniques_run_out_a_step_is_smallest_by_values():
    names = ("full house", "hidden single")
    puzzle = generated(3, 0, 2, 3)
    proof = explain(puzzle, Options(techniques=("full house",), k="techniques"))
    assert verify(proof).shows == "unique"
    assert {step.smallest.kind for step in proof} == {"values", "techniques"}
    for step in explain(puzzle, Options(techniques=names, k="techniques")):
        if step.smallest.kind == "techniques":
            assert {deduction.technique for deduction in step.deductions} <= set(names)


@pytest.mark.parametrize("seed", range(6))
def test_no_smaller_set_of_known_cells_lets_the_techniques_place_anything(seed):
    puzzle = generated(seed, 1, 2, 2)
    names = ("full house", "hidden single", "naked single")
    known = list(puzzle.givens)
    for step in explain(puzzle, Options(techniques=names, k="techniques")):
        if step.smallest.kind == "techniques":
            assert derived(puzzle, step.support, names) >> step.fact & 1
            placed = sum(1 << fact for fact in known)
            for chosen in combinations(known, step.k - 1):
                assert not derived(puzzle, chosen, names) & ~placed
        known.append(step.fact)


def test_no_smaller_set_of_known_cells_and_clues_lets_the_techniques_place_anything_in_a_kakuro():
    puzzle = parse("\\ 4\\ 3\\\n\\4 . .\n\\3 . .")
    clues = [clue.name for clue in puzzle.genre.clues(puzzle.board)]
    first = explain(puzzle, Options(k="techniques")).steps[0]
    assert (first.smallest.kind, first.smallest.proved) == ("techniques", True)
    for chosen in combinations(clues, first.k - 1):
        assert not derived(puzzle.with_clues(chosen), ())
    assert derived(puzzle.with_clues(first.smallest.clues), first.support) >> first.fact & 1


@pytest.mark.parametrize("name", ["classic", "swordfish", "escargot", "kakuro-needed", "kakuro-locked"])
def test_seeing_more_never_makes_the_techniques_find_less(name):
    """What the proof of smallest sets by techniques rests on, for all of them and for the easier ones."""
    puzzle, rng = example(name), random.Random(name)
    solution = [step.fact for step in explain(puzzle)] + list(puzzle.givens)
    techniques = puzzle.genre.techniques()
    for _ in range(12):
        names = tuple(t.name for t in techniques[: rng.randint(3, len(techniques))])
        more = rng.sample(solution, rng.randint(3, min(30, len(solution))))
        less = rng.sample(more, rng.randint(1, len(more)))
        assert not derived(puzzle, tuple(less), names) & ~derived(puzzle, tuple(more), names)


def test_a_choice_with_gaps_or_with_chains_is_not_vouched_for():
    techniques = generated(0).genre.techniques()
    assert not lose_nothing(techniques, techniques), "there are chains and nets among them"
    assert lose_nothing(techniques[:4], techniques)
    assert not lose_nothing(techniques[2:], techniques)
    assert not lose_nothing(techniques[:3] + techniques[5:6], techniques)


def test_smallest_found_is_said_where_smallest_possible_is_not_proved():
    puzzle = generated(2, 0, 2, 2)
    proof = explain(puzzle, Options(techniques=("naked single", "pointing"), k="techniques"))
    assert not proof.steps[-1].smallest.proved or proof.steps[-1].smallest.kind == "values"
    for step, line in zip(proof, tell(proof, style="brief").splitlines(), strict=True):
        assert ("smallest possible, proved" in line) == step.smallest.proved
        assert ("smallest found" in line) != step.smallest.proved
        assert f"k {step.k} by {step.smallest.kind}" in line


def test_the_document_carries_the_kind_and_is_read_back():
    proof = explain(example("kakuro-first"), Options(k="values"))
    document = to_json(proof)
    first = document["steps"][0]
    assert first["smallest"]["kind"] == "values" and first["smallest"]["proved"] is True
    assert first["k"] == len(first["support"]) + len(first["smallest"]["clues"])
    assert from_json(document).steps == proof.steps


@pytest.mark.parametrize(
    "damage", [{"kind": "luck"}, {"kind": 3}, {"proved": 1}, {"clues": "all"}, {"clues": []}]
)
def test_a_damaged_claim_is_refused(damage):
    document = to_json(explain(example("kakuro-first"), Options(k="values")))
    document["steps"][0]["smallest"].update(damage)
    with pytest.raises(ProofError):
        from_json(document)


@pytest.mark.parametrize("name", ["two-solutions", "impossible"])
def test_without_one_solution_there_is_no_smallest_support(name):
    with pytest.raises(UsageError, match="one solution only"):
        explain(example(name), Options(k="values"))


@pytest.mark.parametrize(
    "more", [{"until": "r1c1"}, {"if_unique": True}, {"strict": True}, {"max_effort": 2}]
)
def test_nothing_is_taken_for_granted_and_nothing_left_out(more):
    with pytest.raises(UsageError, match="smallest supports"):
        explain(example("mini"), Options(k="values", **more))


def test_there_is_no_third_kind():
    with pytest.raises(UsageError, match="no k by luck"):
        explain(example("mini"), Options(k="luck"))


@pytest.mark.parametrize("kind", ["values", "techniques"])
@pytest.mark.parametrize("seconds", [0, 0.3])
def test_a_spent_budget_leaves_the_steps_found_so_far(kind, seconds):
    proof = explain(example("twelve"), Options(k=kind), Budget(seconds))
    assert proof.status == "unknown"
    assert proof.note.startswith("the time limit of ")
    assert verify(proof).ok
