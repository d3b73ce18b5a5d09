"""`whygrid export`, from a puzzle, a proof and a certificate of k."""

import json

import pytest

import whygrid
from tests.cli.command import MINI, run
from tests.service.export.strict import check_veripb, lrat_accepted


def test_a_puzzle_is_exported_with_its_formula(tmp_path):
    proof, formula = tmp_path / "proof.lrat", tmp_path / "puzzle.cnf"
    assert run("export", "mini", "--to", "lrat", "-o", str(proof), "--formula", str(formula)).code == 0
    assert lrat_accepted(formula.read_text(), proof.read_text())


def test_a_certificate_of_k_is_exported():
    certificate = json.dumps(whygrid.k(whygrid.parse(MINI)).certificate)
    told = json.loads(run("export", "-", "--to", "veripb", "--json", input=certificate).out)
    assert check_veripb(told["formula"], told["text"]) == "UNSAT"
    assert "follows from fewer than" in told["formula"]


def test_steps_are_claimed_one_by_one():
    told = json.loads(run("export", "mini", "--to", "veripb2", "--steps", "--json").out)
    assert check_veripb(told["formula"], told["text"]) == "UNSAT"
    assert "step 1 fails" in told["formula"]


@pytest.mark.parametrize("form", ["plain", "opb", "cnf"])
def test_what_is_no_proof_has_no_formula(form, tmp_path):
    result = run("export", "mini", "--to", form, "--formula", str(tmp_path / "formula"))
    assert result.code == 2
    assert "Use --output" in result.err


def test_a_damaged_certificate_is_refused_in_words():
    result = run("export", "-", "--to", "opb", input=json.dumps({"format": "whygrid-k", "version": 2}))
    assert result.code != 0
    assert "the certificate is wrong" in result.err
