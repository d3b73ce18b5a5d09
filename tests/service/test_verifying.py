"""Verifying documents: what is claimed is compared with what is shown."""

import copy
import json

import pytest

from tests.helpers import proof_by_cases
from whygrid import (
    ProofError,
    PuzzleError,
    WhygridError,
    examples,
    explain,
    from_json,
    parse,
    to_json,
    verify,
)
from whygrid.service.documents import parse_json
from whygrid.service.views import position_at, view_of_step

MINI = parse(examples()["mini"].text)
PROOF = explain(MINI)
DOCUMENT = to_json(PROOF)


def changed(**fields):
    return {**copy.deepcopy(DOCUMENT), **fields}


def test_a_proof_and_its_document_are_judged_alike():
    assert verify(PROOF) == verify(DOCUMENT) == verify(json.loads(json.dumps(DOCUMENT)))


def test_cases_survive_the_way_through_json():
    proof = proof_by_cases()
    again = from_json(json.loads(json.dumps(to_json(proof))))
    assert again == proof
    assert any(deduction.cases for step in again for deduction in step.deductions)
    assert verify(again).ok


@pytest.mark.parametrize("status", ["unique", "none", "multiple", "sure"])
def test_a_false_status_is_found_out(status):
    wrong = explain(parse("." * 16)) if status == "unique" else PROOF
    verdict = verify({**to_json(wrong), "status": status})
    assert not verdict.ok
    assert verdict.first_bad is None
    assert status in verdict.problem


@pytest.mark.parametrize(
    "solutions",
    [[], ["1234341221434321"], ["." * 16], ["1243342143122134"] * 2, ["." * 81]],
    ids=["none", "another grid", "empty", "twice is once", "another size"],
)
def test_false_solutions_are_found_out(solutions):
    verdict = verify(changed(solutions=solutions))
    assert verdict.ok == (len(set(solutions)) == 1 and solutions[0] == PROOF.solutions[0])


@pytest.mark.parametrize("status", ["unknown", "part"])
def test_a_modest_status_is_no_lie(status):
    assert verify(changed(status=status)).ok
    assert verify(changed(status=status, solutions=[], steps=[], k={"max": 0, "mean": 0.0})).ok


def test_a_solution_that_is_no_board_is_refused_with_its_place():
    with pytest.raises(ProofError, match=r"solutions\[0\]"):
        verify(changed(solutions=["12"]))


@pytest.mark.parametrize("field", DOCUMENT)
def test_a_missing_field_is_refused(field):
    document = changed()
    del document[field]
    with pytest.raises(ProofError, match=field):
        verify(document)


def test_a_false_k_is_found_out():
    assert "k is" in verify(changed(k={"max": 1, "mean": 1.0})).problem


@pytest.mark.parametrize("field", DOCUMENT)
@pytest.mark.parametrize("value", [None, 0, "x", [], {}, [[]], True, 1.5])
def test_nonsense_in_a_field_never_crashes(field, value):
    try:
        verify(changed(**{field: value}))
    except WhygridError as error:
        assert str(error)


def test_nonsense_deep_inside_never_crashes():
    def places(value, path=()):
        yield path
        items = (
            value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        )
        for key, inner in items:
            yield from places(inner, (*path, key))

    document = to_json(explain(MINI).cut(9))
    for path in list(places(document))[1:]:
        for nonsense in (None, -1, "r1c1=1", ["r1c1=1"], {"a": []}):
            damaged = copy.deepcopy(document)
            inner = damaged
            for key in path[:-1]:
                inner = inner[key]
            inner[path[-1]] = nonsense
            try:
                verify(damaged)
            except WhygridError as error:
                assert str(error)


def test_a_document_about_a_puzzle_that_is_none_is_refused():
    with pytest.raises(PuzzleError):
        verify(changed(puzzle="12"))


def test_facts_may_be_written_with_ascii():
    text = json.dumps(to_json(proof_by_cases()), ensure_ascii=False).replace("≠", "!=")
    assert verify(json.loads(text)).ok


@pytest.mark.parametrize("text", ["", "{", "[1,]", "nul", "[" * 100_000, "1" * 5000, "\ud800"])
def test_what_is_not_json_is_a_proof_error(text):
    with pytest.raises(ProofError):
        parse_json(text)


def test_a_view_of_a_step_has_its_support_its_conclusion_and_what_was_placed_before():
    for number, step in enumerate(PROOF, 1):
        placed = position_at(PROOF, number)
        assert len(placed) == number - 1
        view = view_of_step(MINI, placed, step)
        assert step.fact in view.focus
        assert view.support == step.support
        assert step.fact not in view.excluded, "what is about to be placed is still possible"
