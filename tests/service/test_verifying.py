"""Verifying documents: what is claimed is compared with what is shown."""

import copy
import json
from dataclasses import replace

import pytest

from tests.helpers import proof_by_cases
from whygrid import (
    Budget,
    Options,
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
    nothing = {"steps": [], "k": {"max": 0, "mean": 0.0}, "techniques": {}, "by_cases": 0}
    assert verify(changed(status=status, solutions=[], **nothing)).ok


def test_a_solution_that_is_no_board_is_refused_with_its_place():
    with pytest.raises(ProofError, match=r"solutions\[0\]"):
        verify(changed(solutions=["12"]))


@pytest.mark.parametrize("field", [field for field in DOCUMENT if field != "view"])
def test_a_missing_field_is_refused(field):
    document = changed()
    del document[field]
    with pytest.raises(ProofError, match=field):
        verify(document)


def test_a_false_k_is_found_out():
    assert "k is" in verify(changed(k={"max": 1, "mean": 1.0})).problem


@pytest.mark.parametrize(
    ("field", "value"), [("by_cases", 1), ("techniques", {}), ("techniques", {"luck": 12}), ("k", {})]
)
def test_false_figures_are_found_out(field, value):
    try:
        assert field in verify(changed(**{field: value})).problem
    except ProofError as error:
        assert "missing" in str(error)


def test_what_nobody_checked_is_named():
    assert verify(DOCUMENT).unchecked == ("words and names of techniques",)
    assert verify(changed(note="seen by a notary")).unchecked[1:] == ("the note",)
    assert verify(changed(certified="yes")).unchecked[1:] == ("the field 'certified'",)
    inside = changed()
    inside["steps"][3]["deductions"][0]["certainty"] = 1
    assert verify(inside).unchecked[1:] == ("the field 'certainty'",)
    many = changed(**{f"field {number:02}": None for number in range(30)})
    assert verify(many).unchecked[9:] == ("the field 'field 08'", "21 other fields")


def test_a_story_is_not_told_by_cells():
    story = explain(parse(examples()["classic"].text))
    assert story.view == "story" and any(literal < 0 for step in story for literal in step.support)
    assert verify(story).unchecked == ("words and names of techniques",)
    claimed = verify(replace(story, view="cells"))
    assert claimed.unchecked[1:] == ("that it is told by cells, each with its k",)


def test_the_claim_that_a_support_is_smallest_is_named_as_unchecked():
    proof = explain(MINI, Options(k="values"))
    assert verify(to_json(proof)).unchecked[1:] == ("that no smaller support does for 12 of the steps",)


KAKURO = to_json(explain(parse(examples()["kakuro-first"].text), Options(k="values")))


@pytest.mark.parametrize(
    ("clues", "problem"),
    [
        (["a good feeling", "the 8 down in r2c3–r3c3"], "counts a clue twice, or one that is not there"),
        (["the 8 down in r2c3–r3c3"] * 2, "counts a clue twice, or one that is not there"),
        (["the 8 down in r2c3–r3c3"], "does not follow from the clues that it counts"),
        ([], "does not follow from the clues that it counts"),
    ],
)
def test_a_step_must_follow_from_the_clues_that_its_k_counts(clues, problem):
    assert verify(KAKURO).ok
    document = copy.deepcopy(KAKURO)
    step = document["steps"][0]
    assert step["smallest"]["clues"] == ["the 16 across in r2c2–r2c3", "the 8 down in r2c3–r3c3"]
    step["smallest"]["clues"], step["k"] = clues, len(clues)
    ks = [step["k"] for step in document["steps"]]
    document["k"] = {"max": max(ks), "mean": round(sum(ks) / len(ks), 3)}
    verdict = verify(document)
    assert not verdict.ok
    assert verdict.problem.startswith("step 1 ") and problem in verdict.problem


@pytest.mark.parametrize("name", ["kakuro-first", "numberlink-first"])
def test_proofs_by_smallest_supports_follow_from_the_clues_that_they_count(name):
    assert verify(explain(parse(examples()[name].text), Options(k="values"))).ok


# Assumptions

EMPTY = parse("." * 16)
FULL = parse(PROOF.solutions[0]).givens
ASSUMED = replace(PROOF, puzzle=EMPTY.text, steps=(), assumed=FULL)


def test_a_proof_under_assumptions_proves_nothing_about_the_puzzle():
    verdict = verify(to_json(ASSUMED))
    assert (verdict.ok, verdict.shows, verdict.assumed) == (False, "nothing", 16)
    assert "proves nothing about the puzzle" in verdict.problem
    assert "assumed=16" in repr(verdict)


def test_what_it_shows_under_assumptions_is_called_so():
    verdict = verify(to_json(ASSUMED), assuming=True)
    assert (verdict.ok, verdict.shows, verdict.assumed) == (True, "unique under assumptions", 16)
    wrong = replace(ASSUMED, assumed=(*FULL, -FULL[0]))
    assert verify(wrong, assuming=True).shows == "nothing"


def test_a_solution_must_be_as_assumed():
    other = PROOF.solutions[0].translate(str.maketrans("1234", "2341"))
    verdict = verify(replace(ASSUMED, solutions=(other,)), assuming=True)
    assert not verdict.ok and "solution 1" in verdict.problem
    assert verify(replace(ASSUMED, puzzle=other, assumed=(), solutions=(other,))).ok


# Documents of any kind


@pytest.mark.parametrize("name", ["classic", "kakuro-first", "numberlink-first"])
@pytest.mark.parametrize("other", ["mini", "six", "kakuro-two-solutions", "numberlink-loop"])
def test_a_solution_of_another_board_is_none(name, other):
    puzzle, board = parse(examples()[name].text), parse(examples()[other].text)
    document = {**to_json(explain(puzzle)), "solutions": [board.text]}
    try:
        verdict = verify(document)
        assert not verdict.ok and "solution 1" in verdict.problem
    except ProofError as error:
        assert "solutions[0]" in str(error)


def test_rules_of_a_family_may_be_named_beside_lemmas():
    proof = explain(parse(examples()["numberlink-first"].text))
    document = to_json(proof)
    deduction = document["steps"][0]["deductions"][-1]
    lemma = {"together": [document["steps"][0]["fact"].replace("=", "≠")], "premises": deduction["premises"]}
    deduction["lemmas"] = [{**lemma, "rules": list(deduction["rules"]), "lemmas": []}]
    for name in ("region r1c1..r1c2", "loop r1c1 r1c2 r2c2 r2c1"):
        document["steps"][0]["deductions"][-1]["rules"] = [*deduction["rules"], name]
        assert verify(document).ok


@pytest.mark.parametrize("text", ['{"a": 1, "a": 1}', '[{"b": {"c": [], "d": 0, "c": 2}}]'])
def test_a_field_that_comes_twice_is_refused(text):
    with pytest.raises(ProofError, match="twice"):
        parse_json(text)


@pytest.mark.parametrize("text", ["NaN", "[Infinity]", '{"a": -Infinity}'])
def test_what_only_python_calls_a_number_is_refused(text):
    with pytest.raises(ProofError, match="not JSON"):
        parse_json(text)


# Budgets


def test_a_proof_that_takes_too_long_is_neither_right_nor_wrong():
    verdict = verify(PROOF, Budget(0))
    assert (verdict.ok, verdict.stopped, verdict.first_bad) == (False, True, None)
    assert "time limit" in verdict.problem and "step 1" in verdict.problem


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
