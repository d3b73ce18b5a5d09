"""A small share of the commands that attack the checker (docs/promises.md); and they can find something."""

from __future__ import annotations

import pytest

from tests.k import brute_force
from tests.k.k_cases import NAMED
from tests.logic import (
    compare_native,
    family_rules,
    mutate_certificates,
    mutate_proofs,
    own_proofs,
    random_systems,
)
from whygrid import k, parse
from whygrid.certificates import general as k_general
from whygrid.certificates.bounds import Bounds
from whygrid.genres.numberlink import family
from whygrid.kernels import NATIVE
from whygrid.logic import check, entailment
from whygrid.registry import genre_names


def test_mutated_proofs_are_accepted_only_if_the_judge_accepts_them():
    report = mutate_proofs.attack(700, seed=2026)
    assert not report.wrong
    assert sum(report.accepted.values()) > 20
    assert len(report.tried) > 40


def test_mutated_certificates_are_accepted_only_if_their_bounds_hold():
    report = mutate_certificates.attack(400, seed=2026)
    assert not report.wrong
    assert sum(report.accepted.values()) > 40


def test_what_is_contradictory_has_no_solution_and_contradictions_between_counts_are_found():
    report = random_systems.attack(6000, seed=2026)
    assert not report.wrong and not report.missed
    assert 1500 < report.contradictory < 4500


def test_rules_made_from_names_are_kept_by_all_solutions():
    report = family_rules.attack(1500, seed=2026)
    assert not report.broken
    assert set(report.rules) == {"fence", "flow", "gap", "loop", "order", "parity", "path", "region"}


def test_our_own_proofs_are_accepted_and_their_verdicts_right():
    found = list(own_proofs.outcomes(2027, 0, 30, None, jobs=1))
    assert not [outcome.problem for outcome in found if outcome.problem]
    assert {"unique", "none", "multiple"} <= {outcome.status for outcome in found}
    assert {outcome.genre for outcome in found} == set(genre_names())


@pytest.mark.skipif(not NATIVE, reason="there is no native module")
def test_native_code_says_what_the_checker_in_python_says():
    found = compare_native.compare(300, seed=2026, each=10)
    assert not found.differing
    assert {(genre, outcome) for genre in genre_names() for outcome in ("accepted", "refused")} <= {
        *found.outcomes
    }
    assert found.left < 30


@pytest.mark.skipif(not NATIVE, reason="there is no native module")
def test_a_comparison_may_begin_where_another_one_ended():
    whole = compare_native.compare(24, seed=2026, each=3)
    parts = [compare_native.compare(12, seed=2026, each=3, first=first) for first in (0, 12)]
    assert whole.outcomes == parts[0].outcomes + parts[1].outcomes
    assert whole.left == parts[0].left + parts[1].left


# The attacks find what is wrong when something is.


@pytest.mark.sabotage
@pytest.mark.skipif(not NATIVE, reason="there is no native module")
def test_a_difference_to_native_code_is_found_out(monkeypatch):
    monkeypatch.setattr(check, "_what_is_missing", lambda *args: None)
    assert compare_native.compare(60, seed=2026, each=10).differing


@pytest.mark.sabotage
def test_a_checker_that_believes_too_much_is_found_out_by_mutated_proofs(monkeypatch):
    monkeypatch.setattr(check, "_odd_lemma", lambda *args: "")
    assert mutate_proofs.attack(400, seed=5).wrong


def test_a_checker_that_adds_up_wrongly_is_found_out_by_random_systems(monkeypatch):
    adds_up = entailment._adds_up
    monkeypatch.setattr(entailment, "_adds_up", lambda *args: adds_up(*args) and len(args[1]) < 4)
    assert random_systems.attack(1000, seed=2026).wrong


def test_a_border_that_is_counted_wrongly_is_found_out_by_family_rules(monkeypatch):
    separated = family.separated
    monkeypatch.setattr(family, "separated", lambda *args: separated(*args) + 1)
    assert family_rules.attack(300, seed=2026).broken


def test_bounds_that_do_not_hold_are_found_out_for_certificates(monkeypatch):
    monkeypatch.setattr(k_general, "can_meet", lambda *args: False)
    assert mutate_certificates.attack(300, seed=2026).wrong


def test_a_verdict_that_another_solver_does_not_share_is_found_out_for_own_proofs(monkeypatch):
    monkeypatch.setattr(own_proofs, "solutions", lambda *args: [frozenset()] * 2)
    found = own_proofs.outcomes(2026, 0, 12, "sudoku", jobs=1)
    assert "wrong" in {outcome.status for outcome in found}


def test_lemmas_that_do_not_hold_are_found_out_for_certificates(monkeypatch):
    monkeypatch.setattr(k_general, "_odd_lemmas", lambda *args: "")
    assert mutate_certificates.attack(300, seed=2026).wrong


# Brute force and the engine


@pytest.mark.parametrize(
    "text", ["1.....2..3.....4", "numberlink\n. . .\n. 2 1\n1 . 2", "\\ 3\\ 4\\\n\\5 . .\n\\2 . \\"]
)
def test_brute_force_and_the_engine_agree_on_k(text):
    puzzle = parse(text)
    assert brute_force.truth(puzzle.genre_name, puzzle.text).k == k(puzzle).upper


def test_bounds_are_compared_with_what_is_known():
    givens = NAMED["Wikipedia"][1].replace(".", "0")
    certificate = {"version": 1, "givens": givens}
    assert mutate_certificates.is_true(certificate, Bounds(5, 5))
    assert not mutate_certificates.is_true(certificate, Bounds(6, 81))
    assert not mutate_certificates.is_true(certificate, Bounds(0, 4))
    assert not mutate_certificates.is_true(certificate, Bounds(6, None))
    empty = {"version": 1, "givens": "0" * 81}
    assert mutate_certificates.is_true(empty, Bounds(81, None)), "there is no k to be below"
    assert not mutate_certificates.is_true(empty, Bounds(0, 81))
