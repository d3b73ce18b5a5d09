"""Exported proofs are accepted by a strict checker that is not ours, and damaged ones are not."""

from __future__ import annotations

import random

import pytest

from tests.logic.own_boards import random_puzzle
from tests.service.export.strict import lrat_accepted
from whygrid.errors import ProofError
from whygrid.registry import genre_names
from whygrid.service.explaining import Options, explain
from whygrid.service.export.claims import claim_of
from whygrid.service.export.writing import FORMS, exported


@pytest.mark.parametrize("genre", genre_names())
def test_proofs_are_accepted_by_their_hints_alone_and_not_without_a_line(genre):
    shown, refused = 0, 0
    for seed in range(12):
        proof = explain(random_puzzle(random.Random(seed), genre))
        if proof.status not in ("unique", "none"):
            continue
        text, formula = exported(claim_of(proof), "lrat")
        assert lrat_accepted(formula, text), proof.puzzle
        lines = text.splitlines()
        refused += not lrat_accepted(formula, "\n".join(lines[:-1]))
        shown += 1
    assert shown == refused > 2


@pytest.mark.parametrize("form", FORMS)
def test_every_form_is_written_with_its_formula(form):
    claim = claim_of(explain(random_puzzle(random.Random(2), "sudoku")))
    text, formula = exported(claim, form)
    assert text.endswith("\n")
    assert bool(formula) == bool(FORMS[form])


def test_a_proof_that_is_stuck_is_refused():
    proof = explain(random_puzzle(random.Random(2), "sudoku"), Options(max_effort=1.0, strict=True))
    if proof.status in ("unique", "none", "multiple"):
        pytest.skip("easy techniques were enough")
    with pytest.raises(ProofError, match="no claim"):
        claim_of(proof)
