"""Damaged proofs are never believed, unless what they say is still right."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest

from tests.helpers import explained, explained_by_cases, proof_by_cases, short_proof, solution_facts, sudoku
from tests.logic.damages import DAMAGES, damages
from tests.logic.judges import still_follows
from tests.logic.mutate_proofs import ENDS_A_MUTATION, RARE
from whygrid.errors import ProofError, PuzzleError
from whygrid.service.documents import to_json
from whygrid.service.verifying import verify

SEEDS_WITH_CASES = (1, 6, 8, 10, 15, 29)
KINDS_FOR_EACH = 8
OTHER_PROOF = "another puzzle's proof"


def accepted(document: dict) -> bool:
    try:
        return verify(document).ok
    except (ProofError, PuzzleError):
        return False


class Trial(NamedTuple):
    kind: str
    damaged: dict
    accepted: bool

    def __str__(self) -> str:
        return f"{self.kind} in the proof of {self.damaged['puzzle']}"


@pytest.fixture(scope="module")
def with_cases() -> list[dict]:
    proofs = [*(explained_by_cases(seed) for seed in SEEDS_WITH_CASES), short_proof(), proof_by_cases()]
    return [to_json(proof) for proof in proofs]


@pytest.fixture(scope="module")
def mixed() -> list[dict]:
    return [to_json(explained(seed, spare=seed % 7)) for seed in range(100, 152)]


@pytest.fixture(scope="module")
def trials(with_cases, mixed) -> list[Trial]:
    """All damages to the proofs with cases, some to each of the others; the same in every run."""
    rng = random.Random(20_26)
    damaged = [found for document in with_cases for found in damages(document, rng)]
    for document in mixed:
        damaged += rng.sample(list(damages(document, rng, rng.sample(mixed, 1))), KINDS_FOR_EACH)
    return [Trial(kind, document, accepted(document)) for kind, document in damaged]


def test_the_proofs_to_be_damaged_are_right(with_cases, mixed):
    assert len(with_cases) + len(mixed) == 60
    for document in (*with_cases, *mixed):
        assert accepted(document) and still_follows(document)
    for document in with_cases:
        assert any("cases" in deduction for step in document["steps"] for deduction in step["deductions"])


def test_a_damaged_proof_is_accepted_only_if_it_still_follows(trials):
    assert len(trials) > 600
    assert not [str(trial) for trial in trials if trial.accepted and not still_follows(trial.damaged)]


def test_every_kind_of_damage_is_made_and_is_refused_where_it_does_harm(trials):
    elsewhere = {kind for part in ("lemmas", "exchanges", "clues") for kind in RARE[part]}
    assert {*DAMAGES, OTHER_PROOF} - {trial.kind for trial in trials} <= elsewhere
    never_refused = {trial.kind for trial in trials} - {t.kind for t in trials if not t.accepted}
    # Swapping neighbours, or telling the same by a lemma, seldom does harm; everything else mostly does.
    assert never_refused <= {"steps swapped", "lemmas permuted", "lemma of its own"}


def test_what_still_follows_after_a_damage_is_accepted(trials):
    """The other direction: the checker does not merely refuse whatever looks odd."""
    whole = [trial for trial in trials if trial.kind not in ENDS_A_MUTATION]
    harmless = [trial for trial in whole if still_follows(trial.damaged)]
    assert len(harmless) > 20
    assert not [str(trial) for trial in harmless if not trial.accepted]


def test_every_step_of_an_accepted_damaged_proof_is_true_in_the_solution(trials):
    """The last word has neither the checker nor the judge, but the solution itself."""
    survivors = [trial for trial in trials if trial.accepted and trial.damaged["status"] == "unique"]
    assert len(survivors) > 12
    for trial in survivors:
        puzzle = sudoku(trial.damaged["puzzle"])
        truth = set(solution_facts(puzzle))
        for step in trial.damaged["steps"]:
            fact = puzzle.rules.parse_fact(step["fact"])
            assert (fact in truth) == (fact > 0), str(trial)


def test_a_proof_is_not_accepted_for_any_other_puzzle(mixed):
    some = mixed[:6]
    for one in some:
        for other in some:
            assert accepted({**one, "steps": other["steps"]}) == (one is other)


def test_damages_leave_the_original_alone(with_cases):
    before = repr(with_cases[0])
    assert sum(1 for _ in damages(with_cases[0], random.Random(3))) > 25
    assert repr(with_cases[0]) == before


@pytest.mark.parametrize("kind", ["premises cleared", "conclusion flipped", "fact flipped", "case cut short"])
def test_the_judge_refuses_what_is_clearly_wrong(with_cases, kind):
    for document in with_cases:
        assert not still_follows(DAMAGES[kind](document, random.Random(1)))
