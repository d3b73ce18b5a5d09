"""Proof documents: what is written is read back, what is not as described is refused with its place."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.helpers import explained, generated, proof_by_cases, short_proof, sudoku
from tests.logic.judges import still_follows
from whygrid.budget import Budget
from whygrid.errors import ProofError, PuzzleError
from whygrid.logic.deduction import Case, Deduction, Exchange, Lemma
from whygrid.logic.document import (
    DEPTH_LIMIT,
    NUMBER_LIMIT,
    read_head,
    read_lemmas,
    read_proof,
    unknown_fields,
)
from whygrid.logic.proof import Proof, Smallest, Step
from whygrid.service.documents import from_json, lemmas_to_json, parse_json, to_json
from whygrid.service.explaining import explain
from whygrid.service.verifying import verify

Path = tuple[str | int, ...]


def impossible() -> Proof:
    return explain(sudoku("123....4........"))


def ambiguous() -> Proof:
    return explain(sudoku("1..............."))


def stopped() -> Proof:
    return explain(generated(3), budget=Budget(seconds=0))


def part() -> Proof:
    return proof_by_cases().cut(15)


# Round trips


@pytest.mark.parametrize(
    "make", [short_proof, proof_by_cases, lambda: explained(1), impossible, ambiguous, stopped, part]
)
def test_a_proof_is_read_back_as_it_was_written(make):
    proof = make()
    text = json.dumps(to_json(proof), ensure_ascii=False)
    again = from_json(parse_json(text))
    assert again == proof
    assert to_json(again) == to_json(proof)
    assert verify(parse_json(text)).ok


def test_the_proofs_of_the_round_trip_are_of_every_status():
    proofs = [short_proof(), impossible(), ambiguous(), stopped(), part()]
    assert [proof.status for proof in proofs] == ["unique", "none", "multiple", "unknown", "part"]


def test_cases_inside_cases_survive_the_round_trip():
    def depth(deduction) -> int:
        return max((1 + depth(step) for case in deduction.cases for step in case.steps), default=0)

    again = from_json(to_json(proof_by_cases()))
    assert max(depth(deduction) for step in again for deduction in step.deductions) >= 2


def test_fields_that_are_not_known_are_passed_over():
    document = to_json(short_proof())
    document["mood"] = "cheerful"
    document["steps"][0]["colour"] = 7
    document["steps"][0]["deductions"][0]["author"] = None
    assert from_json(document) == short_proof()


def test_facts_may_be_written_in_ascii():
    text = json.dumps(to_json(explained(1)), ensure_ascii=False)
    assert "≠" in text
    assert from_json(json.loads(text.replace("≠", "!="))) == explained(1)


def test_the_head_can_be_read_alone():
    assert read_head(to_json(short_proof())) == ("sudoku", short_proof().puzzle)


# Malformed fields

HEAD = ("format", "version", "genre", "puzzle", "status", "solutions", "note", "k", "techniques", "steps")
STEP = ("number", "fact", "technique", "k", "support", "deductions")
DEDUCTION = ("technique", "text", "conclusions", "premises", "rules", "reason", "pattern")
CASE = ("assumption", "steps")


@cache
def document_with_cases_first() -> dict:
    """A document whose first deduction has a case; it is for reading only."""
    document = to_json(short_proof())
    place = next(
        (i, j) for i, s in enumerate(document["steps"]) for j, d in enumerate(s["deductions"]) if "cases" in d
    )
    step = document["steps"][place[0]]
    step["deductions"].insert(0, step["deductions"].pop(place[1]))
    step["technique"] = step["deductions"][-1]["technique"]
    document["steps"].insert(0, document["steps"].pop(place[0]))
    return document


def fresh() -> dict:
    return copy.deepcopy(document_with_cases_first())


FIRST_STEP: Path = ("steps", 0)
FIRST_DEDUCTION: Path = (*FIRST_STEP, "deductions", 0)
FIRST_CASE: Path = (*FIRST_DEDUCTION, "cases", 0)
IN_CASE: Path = (*FIRST_CASE, "steps", 0)
FIELDS: list[Path] = [
    *((name,) for name in HEAD),
    *((*FIRST_STEP, name) for name in STEP),
    *((*FIRST_DEDUCTION, name) for name in DEDUCTION),
    *((*FIRST_CASE, name) for name in CASE),
    *((*IN_CASE, name) for name in DEDUCTION if name != "text"),
]


def said(path: Path) -> str:
    """A path as errors write it: steps[0].deductions[0].rules."""
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path).removeprefix(".")


def at(document: Any, path: Path) -> Any:
    for key in path:
        document = document[key]
    return document


@pytest.mark.parametrize("path", FIELDS, ids=said)
def test_a_missing_field_is_named_with_its_place(path):
    document = fresh()
    del at(document, path[:-1])[path[-1]]
    with pytest.raises(ProofError) as caught:
        from_json(document)
    assert str(caught.value.what) == f"{path[-1]!r} is missing"
    assert str(caught.value.where) == (said(path[:-1]) or "the document")


@pytest.mark.parametrize("path", FIELDS, ids=said)
@pytest.mark.parametrize("value", [True, 1.5, {"a": 1}, [[]]], ids=["bool", "float", "object", "list"])
def test_a_field_of_the_wrong_type_is_named_with_its_place(path, value):
    document = fresh()
    if path[-1] in ("pattern", "k", "techniques") and isinstance(value, dict):
        value = "a string"
    at(document, path[:-1])[path[-1]] = value
    with pytest.raises(ProofError, match="should be") as caught:
        from_json(document)
    assert str(caught.value.where).startswith(said(path))


@pytest.mark.parametrize("document", [None, [], "proof", 7, {}, {"format": "whygrid-proof"}])
def test_what_is_no_document_at_all_is_refused(document):
    with pytest.raises(ProofError) as caught:
        from_json(document)
    assert str(caught.value.where) == "the document"


def test_another_format_is_refused_with_the_right_one():
    with pytest.raises(ProofError, match="not a Whygrid proof") as caught:
        from_json({**fresh(), "format": "sudoku-proof"})
    assert (str(caught.value.where), "whygrid-proof" in str(caught.value.remedy)) == ("format", True)


@pytest.mark.parametrize("version", [0, 2, 10**30])
def test_another_version_is_refused_with_the_one_that_is_read(version):
    with pytest.raises(ProofError, match=f"version {version} is not known here") as caught:
        from_json({**fresh(), "version": version})
    assert (str(caught.value.where), "version 1" in str(caught.value.remedy)) == ("version", True)


def test_a_wrong_k_is_refused():
    document = fresh()
    document["steps"][0]["k"] += 1
    with pytest.raises(ProofError, match=r"the support has \d cells") as caught:
        from_json(document)
    assert str(caught.value.where) == "steps[0].k"


@pytest.mark.parametrize("change", ["another technique", "no deductions"])
def test_a_technique_other_than_that_of_the_last_deduction_is_refused(change):
    document = fresh()
    if change == "no deductions":
        document["steps"][0]["deductions"] = []
    else:
        document["steps"][0]["technique"] = "magic"
    with pytest.raises(ProofError, match="technique of the last deduction") as caught:
        from_json(document)
    assert str(caught.value.where) == "steps[0].technique"


FACTS = [(*FIRST_STEP, "fact"), (*FIRST_STEP, "support", 0), (*FIRST_DEDUCTION, "premises", 0)]
FACTS += [(*FIRST_DEDUCTION, "conclusions", 0), (*FIRST_CASE, "assumption"), (*IN_CASE, "premises", 0)]
RULES: list[Path] = [(*FIRST_DEDUCTION, "rules", 0), (*IN_CASE, "rules", 0)]


@pytest.mark.parametrize("path", FACTS, ids=said)
def test_a_fact_of_another_board_is_refused(path):
    document = fresh()
    at(document, path[:-1])[path[-1]] = "r9c9=9"
    with pytest.raises(ProofError, match="'r9c9=9' is not a fact of this puzzle"):
        from_json(document)


@pytest.mark.parametrize("path", RULES, ids=said)
def test_a_rule_of_another_board_is_refused(path):
    document = fresh()
    at(document, path[:-1])[path[-1]] = "row 9"
    with pytest.raises(ProofError, match="'row 9' is not a rule of this puzzle"):
        from_json(document)


@pytest.mark.parametrize("path", [*FACTS, *RULES], ids=said)
def test_a_fact_or_rule_that_does_not_exist_is_reported_with_its_place(path):
    document = fresh()
    at(document, path[:-1])[path[-1]] = "nonsense"
    with pytest.raises(ProofError) as caught:
        from_json(document)
    assert str(caught.value.where) == said(path)


def nested(levels: int) -> dict:
    document = fresh()
    deduction = at(document, IN_CASE)
    for _ in range(levels):
        deduction = {**deduction, "cases": [{"assumption": "r1c1=1", "steps": [deduction]}]}
    document["steps"][0]["deductions"][-1] = deduction
    document["steps"][0]["technique"] = deduction["technique"]
    return document


def test_cases_may_be_nested_up_to_the_limit_and_no_deeper():
    rules = short_proof().rules
    assert len(read_proof(nested(DEPTH_LIMIT), rules)) == len(short_proof())
    with pytest.raises(ProofError, match="nested too deeply") as caught:
        read_proof(nested(DEPTH_LIMIT + 1), rules)
    assert str(caught.value.where).endswith(".cases[0].steps[0]" * (DEPTH_LIMIT + 1))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON"),
        ("{", "line 1, column 2"),
        ('{"k": ' + "1" * 5000 + "}", "too many digits"),
        ("[" * 200_000, "nested too deeply"),
    ],
)
def test_text_that_is_no_json_is_refused_with_a_reason(text, message):
    with pytest.raises(ProofError, match=message):
        parse_json(text)


def test_a_genre_that_does_not_exist_is_refused_as_a_proof():
    with pytest.raises((ProofError, PuzzleError)):
        verify({**fresh(), "genre": "crossword"})


def test_a_genre_without_a_name_is_refused():
    with pytest.raises((ProofError, PuzzleError)):
        verify({**fresh(), "genre": ""})


# What a document claims


def test_a_status_that_does_not_exist_is_not_accepted():
    verdict = verify({**to_json(short_proof()), "status": "certain"})
    assert (verdict.ok, verdict.problem) == (False, "there is no status 'certain'")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"status": "none", "solutions": []}, "do not show the status 'none'"),
        ({"solutions": []}, "comes with 1 solutions, not 0"),
        ({"status": "multiple"}, "comes with 2 solutions, not 1"),
        ({"solutions": ["1" * 16]}, "solution 1 is not a solution"),
        ({"solutions": [short_proof().puzzle]}, "solution 1 is not a solution"),
        ({"solutions": ["2143341212344321"]}, "solution 1 is not a solution"),
    ],
)
def test_a_claim_that_the_steps_do_not_show_is_not_accepted(change, problem):
    verdict = verify({**to_json(short_proof()), **change})
    assert not verdict.ok
    assert problem in verdict.problem


@pytest.mark.parametrize("make", [short_proof, lambda: explained(101)], ids=["4x4", "9x9"])
def test_a_proof_whose_last_steps_are_missing_is_no_proof_that_the_solution_is_unique(make):
    document = to_json(make())
    for kept in (0, 1, len(document["steps"]) - 1):
        assert not verify({**document, "steps": document["steps"][:kept]}).ok


def test_a_solution_told_twice_does_not_make_two():
    document = to_json(short_proof())
    document.update(status="multiple", solutions=document["solutions"] * 2)
    assert not verify(document).ok


def test_the_same_solution_with_other_boxes_does_not_make_two():
    document = to_json(proof_by_cases())
    solution = document["solutions"][0]
    document.update(status="multiple", solutions=[solution, f"boxes 3x2\n{solution}"])
    assert not verify(document).ok


@pytest.mark.parametrize("field", ["k", "techniques"])
def test_a_number_that_is_much_too_large_is_refused_and_not_a_crash(field):
    document = to_json(short_proof())
    document[field] = dict.fromkeys(document[field], 10**400)
    with pytest.raises(ProofError):
        from_json(document)


# Anything at all

JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 90)
    | st.floats()
    | st.just(10**400)
    | st.text(max_size=8)
    | st.sampled_from(
        ["r1c1=1", "r1c2≠3", "r2c3!=4", "row 1", "cell r1c1", "unique", "none", "multiple", "case analysis"]
    ),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["steps", "rules", "x"]), inner, max_size=2)
    ),
    max_leaves=4,
)


def all_paths(node: Any, path: Path = ()) -> list[Path]:
    children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    return [path, *(found for key, child in children for found in all_paths(child, (*path, key)))]


@st.composite
def broken_documents(draw: st.DrawFn) -> Any:
    """A document in which up to three nodes are deleted, replaced or doubled. The genre is left alone."""
    document: Any = fresh()
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(all_paths(document)))
        if path == ("genre",):
            continue
        if not path:
            return draw(JUNK)
        parent, key = at(document, path[:-1]), path[-1]
        action = draw(st.sampled_from(["delete", "replace", "double"]))
        if action == "delete":
            del parent[key]
        elif action == "double" and isinstance(parent, list):
            parent.insert(key, copy.deepcopy(parent[key]))
        else:
            parent[key] = draw(JUNK)
    return document


@settings(max_examples=400, derandomize=True)
@given(broken_documents())
def test_a_broken_document_is_refused_properly_or_still_right(document):
    try:
        verdict = verify(document)
    except (ProofError, PuzzleError) as error:
        assert str(error)
        return
    assert not verdict.ok or still_follows(document)


@settings(max_examples=150, derandomize=True)
@given(broken_documents())
def test_a_broken_document_that_can_be_read_is_written_as_it_was_read(document):
    try:
        proof = from_json(document)
    except (ProofError, PuzzleError):
        return
    assert from_json(to_json(proof)) == proof


# Every field


def proof_with_everything() -> Proof:
    """A proof, not a right one, that has every field that a document may have."""
    rules = sudoku("1.....2..3.....4").rules
    inner = Deduction("inner", (2,), (1,), ("row 1",))
    deduction = Deduction(
        "all of it",
        (1, -6),
        (2, 3),
        ("row 1", "box 2"),
        "for a reason",
        (("pattern", (1, -2)), ("chain", (3,))),
        (Case(4, (inner,)), Case(-4, (inner, inner))),
        (Exchange((1, 2), (3, 4)),),
        (Lemma((1, -2), (3,), ("row 1",), ()), Lemma((5,), (), ("cell r1c1", "row 2"), (1,))),
        "in brief",
        "in notation",
    )
    step = Step(1, (2, 3), (inner, deduction), Smallest("techniques", ("a clue", "another"), proved=False))
    return Proof(
        "sudoku",
        "1.....2..3.....4",
        "part",
        (step, Step(None, (), (deduction,), Smallest("values"))),
        rules,
        ("1243342143122134",),
        "a note",
        assumed=(7, -8),
        granted=("one solution",),
        view="story",
        retold=("step 1", "step 2"),
    )


def test_every_field_is_read_back_as_it_was_written():
    proof = proof_with_everything()
    assert from_json(parse_json(json.dumps(to_json(proof)))) == proof
    plain = from_json({name: said for name, said in to_json(short_proof()).items() if name != "view"})
    assert (plain.view, plain.retold, plain.granted, plain.assumed) == ("cells", (), (), ())


@pytest.mark.parametrize(
    ("path", "value", "problem", "where"),
    [
        (("view",), "columns", "there is no such view", "view"),
        (("steps", 0, "smallest", "kind"), "guesses", "there is no such kind", "steps[0].smallest.kind"),
        (("steps", 0, "smallest", "proved"), 1, "this should be true or false", "steps[0].smallest.proved"),
        (("steps", 0, "smallest", "clues"), "all", "this should be a list", "steps[0].smallest.clues"),
        (("steps", 0), "a step", "this should be an object", "steps[0]"),
        (("steps", 0, "k"), 99, "the support has 4 cells", "steps[0].k"),
        (("retold",), [1], "this should be a string", "retold[0]"),
        (("granted",), 7, "this should be a list", "granted"),
        (("k", "mean"), float("nan"), "this number is too large", "k.mean"),
        (("k", "max"), True, "this should be a number", "k.max"),
        (("k", "max"), NUMBER_LIMIT, "this number is too large", "k.max"),
    ],
)
def test_a_field_that_is_not_as_described_is_refused_by_its_place(path, value, problem, where):
    document = to_json(proof_with_everything())
    inner: Any = document
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = value
    with pytest.raises(ProofError) as error:
        from_json(document)
    assert (error.value.what, error.value.where) == (problem, where)


@pytest.mark.parametrize("many", [9, 10, 11, 12])
def test_at_most_ten_unknown_fields_are_named(many):
    document = {**to_json(short_proof()), **{f"x{number:02}": 0 for number in range(many)}}
    named = unknown_fields(document)
    if many <= 10:
        assert named == tuple(f"the field 'x{number:02}'" for number in range(many))
    else:
        assert named == (*(f"the field 'x{number:02}'" for number in range(9)), f"{many - 9} other fields")


def test_lemmas_are_read_by_themselves_too():
    lemmas = proof_with_everything().steps[0].deductions[1].lemmas
    rules = proof_with_everything().rules
    assert read_lemmas(lemmas_to_json(rules, lemmas), "its lemmas", rules, Budget()) == lemmas
