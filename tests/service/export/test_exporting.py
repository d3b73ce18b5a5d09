"""Exported proofs are accepted by strict checkers that are not ours, and damaged ones are not."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.logic.own_boards import random_puzzle
from tests.service.export.strict import check_veripb, drat_accepted, lrat_accepted, veripb_accepted
from whygrid import examples
from whygrid.errors import ProofError
from whygrid.puzzle import Puzzle
from whygrid.registry import genre_names
from whygrid.service.explaining import Options, explain
from whygrid.service.export.theses import thesis_of
from whygrid.service.export.writing import FORMS, exported

ACCEPTED = {
    "lrat": lrat_accepted,
    "drat": drat_accepted,
    "veripb": veripb_accepted,
    "veripb2": veripb_accepted,
}
"""The strict checker of each form."""


def without(formula: str, name: str) -> str:
    """A formula in which what stands first under this name says nothing."""
    lines = formula.splitlines(True)
    place = next(number for number, line in enumerate(lines) if line[2:].startswith(name)) + 1
    assert lines[place][0] not in "c*"
    lines[place] = "1 x1 >= 0 ;\n" if lines[0].startswith("*") else "1 -1 0\n"
    return "".join(lines)


@pytest.mark.parametrize("genre", genre_names())
def test_proofs_are_accepted_without_any_search_and_not_where_there_is_a_solution(genre):
    shown: Counter[str] = Counter()
    for seed in range(9):
        proof = explain(random_puzzle(random.Random(seed), genre))
        if proof.status not in ("unique", "none"):
            continue
        shown[proof.status] += 1
        for form, accepted in ACCEPTED.items():
            text, formula = exported(thesis_of(proof), form)
            assert accepted(formula, text), (form, proof.puzzle)
            if proof.status == "unique" and proof.rules.facts:
                assert not accepted(without(formula, "not the solution"), text), (form, proof.puzzle)
    assert shown["unique"] > 1 and shown["none"]


@pytest.mark.parametrize("genre", genre_names())
def test_a_proof_in_lrat_is_not_accepted_without_its_last_line(genre):
    proof = next(p for p in (explain(random_puzzle(random.Random(n), genre)) for n in range(9)) if p.steps)
    text, formula = exported(thesis_of(proof), "lrat")
    assert not lrat_accepted(formula, "".join(text.splitlines(True)[:-1]))


@pytest.mark.parametrize("form", ACCEPTED)
@pytest.mark.parametrize("view", ["story", "cells"])
def test_each_step_follows_from_its_support_by_the_rules_alone(form, view):
    proof = explain(Puzzle.parse("1.....2..3.....4"), Options(view=view))
    text, formula = exported(thesis_of(proof, apart=True), form)
    assert ACCEPTED[form](formula, text)
    assert not ACCEPTED[form](without(formula, "not the solution"), text)
    last = next(number for number in range(len(proof), 0, -1) if proof.steps[number - 1].support)
    assert not ACCEPTED[form](without(formula, f"step {last} fails"), text)


@pytest.mark.parametrize("form", ["veripb", "veripb2"])
@pytest.mark.parametrize("genre", ["sudoku", "kakuro"])
def test_several_solutions_are_shown_by_two_of_them(form, genre):
    found = (explain(random_puzzle(random.Random(seed), genre)) for seed in range(40))
    proof = next(proof for proof in found if proof.status == "multiple")
    said, formula = exported(thesis_of(proof), form)
    assert check_veripb(formula, said) == "SAT"
    lines = said.splitlines(True)
    first = next(number for number, line in enumerate(lines) if line.startswith("solx"))
    assert not veripb_accepted(formula, "".join((*lines[: first + 1], *lines[first:])))  # the same one again
    with pytest.raises(ProofError, match="several solutions"):
        thesis_of(proof, apart=True)


@pytest.mark.parametrize("form", FORMS)
def test_every_form_is_written_with_its_formula(form):
    thesis = thesis_of(explain(random_puzzle(random.Random(2), "sudoku")))
    text, formula = exported(thesis, form)
    assert text.endswith("\n")
    assert bool(formula) == bool(FORMS[form])


def test_a_proof_that_is_stuck_is_refused():
    proof = explain(random_puzzle(random.Random(2), "sudoku"), Options(max_effort=1.0, strict=True))
    if proof.status in ("unique", "none", "multiple"):
        pytest.skip("easy techniques were enough")
    with pytest.raises(ProofError, match="no claim"):
        thesis_of(proof)


def test_sums_are_added_in_veripb_and_shown_by_lemmas_in_clauses():
    proof = explain(Puzzle.parse(examples()["kakuro-parity"].text))
    added, inequalities = exported(thesis_of(proof), "veripb")
    assert "\npol " in added
    assert veripb_accepted(inequalities, added)
    assert not veripb_accepted(inequalities, added.replace("\npol ", "\npol 1 2 + 2 d "))
    text, clauses = exported(thesis_of(proof), "lrat")
    assert lrat_accepted(clauses, text)
