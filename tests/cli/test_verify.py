"""`whygrid verify`."""

import copy
import json

import pytest

from tests.cli.command import CLASSIC, MINI, refused, run, run_json
from whygrid import Options, explain, parse, to_json

PROOF = to_json(explain(parse(MINI), Options(view="cells")))


def damaged(change):
    document = copy.deepcopy(PROOF)
    change(document)
    return json.dumps(document)


def recount(document):
    """Make the figures at the top fit the steps again."""
    names = [deduction["technique"] for step in document["steps"] for deduction in step["deductions"]]
    document["techniques"] = {name: names.count(name) for name in names}


@pytest.fixture(scope="module")
def proof_file(tmp_path_factory):
    path = tmp_path_factory.mktemp("proofs") / "proof.json"
    path.write_text(json.dumps(PROOF), encoding="utf-8")
    return str(path)


def test_a_right_proof_is_accepted_step_by_step(proof_file):
    code, out, err = run("verify", proof_file)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[:2] == [
        f"puzzle: sudoku {MINI}",
        "step 1: r1c2=2 follows from 2 known cells by hidden single",
    ]
    assert lines[-2:] == [
        "not checked: words and names of techniques",
        "ok: 12 steps, the solution is unique",
    ]
    assert len(lines) == 15


def test_one_step_is_counted_as_one():
    code, out, _ = run("verify", "-", input=json.dumps(to_json(explain(parse(MINI)).cut(1))))
    assert code == 0
    assert out.splitlines()[-1] == "ok: 1 step, not shown is whether there is a solution, or only one"


def test_quiet_prints_the_puzzle_and_the_result(proof_file):
    code, out, err = run("verify", "--quiet", proof_file)
    assert (code, err) == (0, "")
    assert [line.split(" ")[0] for line in out.splitlines()] == ["puzzle:", "not", "ok:"]


def test_json_of_a_right_proof(proof_file):
    code, verdict = run_json("verify", "--json", proof_file)
    assert code == 0
    assert verdict == {
        "ok": True,
        "genre": "sudoku",
        "puzzle": MINI,
        "steps": 12,
        "first_bad": None,
        "problem": "",
        "shows": "unique",
        "granted": [],
        "assumed": 0,
        "stopped": False,
        "unchecked": ["words and names of techniques"],
    }


@pytest.mark.parametrize(
    ("example", "shows"),
    [("classic", "unique"), ("escargot", "unique"), ("impossible", "none"), ("two-solutions", "multiple")],
)
def test_what_explain_writes_verify_accepts(example, shows):
    document = run("explain", example, "--format", "json").out
    code, verdict = run_json("verify", "-", "--json", input=document)
    assert (code, verdict["ok"], verdict["first_bad"], verdict["shows"]) == (0, True, None, shows)


def test_a_bad_step_ends_with_code_1_and_the_steps_before_it_are_told():
    text = damaged(lambda document: document["steps"][3]["deductions"][0]["premises"].pop())
    code, out, err = run("verify", "-", input=text)
    assert (code, err) == (1, "")
    lines = out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["puzzle", "step 1", "step 2", "step 3", "bad"]
    assert lines[-1].startswith("bad: step 4: ")


@pytest.mark.parametrize(
    ("change", "first_bad"),
    [
        (lambda d: d["steps"][0]["deductions"][0]["premises"].pop(), 1),
        (lambda d: d["steps"][0]["deductions"][0]["rules"].clear(), 1),
        (lambda d: d["steps"][4]["deductions"][0].update(rules=["row 4"]), 5),
        (lambda d: d["steps"].reverse(), 1),
        (lambda d: d["steps"].pop(1), 9),
        (lambda d: d["steps"][2].update(fact="r3c1=1"), 3),
        (lambda d: d.update(puzzle="." * 16), 1),
        (lambda d: d.update(puzzle=CLASSIC), 1),
        (lambda d: d.update(status="none"), None),
        (lambda d: d.update(status="certain"), None),
        (lambda d: d.update(solutions=[]), None),
        (lambda d: d.update(solutions=[MINI]), None),
        (lambda d: d.update(solutions=["1234341221434321"]), None),
        (lambda d: d.update(status="multiple"), None),
    ],
)
def test_a_damaged_proof_is_not_accepted(change, first_bad):
    code, verdict = run_json("verify", "-", "--json", input=damaged(change))
    assert code == 1
    assert (verdict["ok"], verdict["first_bad"]) == (False, first_bad)
    assert verdict["problem"]


NOT_A_PROOF = {
    "empty": b"",
    "no JSON": b"whygrid",
    "cut off": json.dumps(PROOF).encode()[:500],
    "null": b"null",
    "a list": b"[]",
    "an empty object": b"{}",
    "deep lists": b"[" * 100_000,
    "deep objects": b'{"format":' * 100_000,
    "a number of 5000 digits": b"1" * 5000,
    "binary": bytes(range(256)),
    "not UTF-8": b'{"format": "\xff"}',
    "another format": damaged(lambda d: d.update(format="sudoku-proof")).encode(),
    "a future version": damaged(lambda d: d.update(version=2)).encode(),
    "a version in words": damaged(lambda d: d.update(version="1")).encode(),
    "no steps": damaged(lambda d: d.pop("steps")).encode(),
    "steps that are none": damaged(lambda d: d.update(steps=[1])).encode(),
    "a step without deductions": damaged(lambda d: d["steps"][0].update(deductions=[])).encode(),
    "a wrong k": damaged(lambda d: d["steps"][0].update(k=3)).encode(),
    "true for k": damaged(lambda d: d["steps"][0].update(k=True)).encode(),
    "a fact of another board": damaged(lambda d: d["steps"][0].update(fact="r9c9=9")).encode(),
    "half a character": damaged(lambda d: d["steps"][0].update(fact="\ud800")).encode(),
    "a rule of another board": damaged(
        lambda d: d["steps"][0]["deductions"][0].update(rules=["diagonal 1"])
    ).encode(),
    "no such genre": damaged(lambda d: d.update(genre="hanjie")).encode(),
    "no puzzle": damaged(lambda d: d.update(puzzle="12")).encode(),
    "a solution that is none": damaged(lambda d: d.update(solutions=["?"])).encode(),
}


@pytest.mark.parametrize("name", NOT_A_PROOF)
def test_what_is_no_proof_document_is_refused(name):
    refused(run("verify", "-", input=NOT_A_PROOF[name]))


def test_the_place_of_the_mistake_is_named():
    message = refused(run("verify", "-", input=damaged(lambda d: d["steps"][7].pop("support"))))
    assert message == "whygrid: standard input, steps[7]: 'support' is missing\n"


def test_cases_nested_without_end_are_refused():
    def nest(document):
        inner = document["steps"][0]["deductions"][0]
        for _ in range(100):
            outer = copy.deepcopy(PROOF["steps"][0]["deductions"][0])
            outer["cases"] = [{"assumption": "r1c2=3", "steps": [inner]}]
            inner = outer
        document["steps"][0]["deductions"] = [inner]

    assert "nested too deeply" in refused(run("verify", "-", input=damaged(nest)))


def test_a_document_cannot_print_escape_codes_or_lines_of_its_own():
    def disguise(document):
        trick = "\x1b[2Jhidden single\nok: 12 steps"
        document["steps"][0]["technique"] = trick
        document["steps"][0]["deductions"][0]["technique"] = trick
        recount(document)

    code, out, _ = run("verify", "-", input=damaged(disguise))
    assert code == 0, "the name of a technique proves nothing and disproves nothing"
    assert "\x1b" not in out
    assert len(out.splitlines()) == 15


def test_half_a_character_in_a_name_does_no_harm():
    def halve(document):
        document["steps"][0]["technique"] = document["steps"][0]["deductions"][0]["technique"] = "\ud800"
        recount(document)

    assert run("verify", "-", input=damaged(halve)).code == 0


ASSUMED = damaged(lambda d: d.update(puzzle="." * 16, assumed=["r1c1=1", "r2c3=2", "r3c2=3", "r4c4=4"]))


def test_a_proof_that_rests_on_assumptions_is_not_accepted_unless_asked_for():
    code, out, _ = run("verify", "-", input=ASSUMED)
    assert code == 1
    said = "This proves nothing about the puzzle as printed: it rests on 4 assumptions (r1c1=1, r2c3=2, "
    assert out.startswith(said)
    assert out.splitlines()[-1].startswith("bad: it rests on assumptions")
    code, out, _ = run("verify", "-", "--assuming", "--quiet", input=ASSUMED)
    assert code == 0
    assert out.startswith(said)
    assert out.splitlines()[-1] == "ok: 12 steps, under 4 assumptions the solution is unique"


def test_the_time_limit_ends_it_with_code_4(proof_file):
    code, out, _ = run("verify", "--time-limit", "0", proof_file)
    assert code == 4
    assert out.splitlines()[-1] == (
        "stopped: the time limit of 0 s was reached, at step 1; --time-limit allows more"
    )
    assert run_json("verify", "--json", "--time-limit", "0", proof_file)[1]["stopped"]


def test_a_field_that_comes_twice_is_refused():
    text = json.dumps(PROOF).replace('"status":', '"status": "none", "status":', 1)
    assert "'status' twice" in refused(run("verify", "-", input=text))


@pytest.mark.parametrize("path", ["missing.json", "", "."])
def test_a_proof_that_cannot_be_read_is_refused(path):
    refused(run("verify", path))


@pytest.mark.parametrize("change", [lambda document: None, lambda document: document["steps"].pop(0)])
def test_native_code_gives_the_same_answer(change):
    text = damaged(change)
    assert run("verify", "--native", "-", input=text) == run("verify", "-", input=text)


def test_a_proof_that_is_not_there_is_answered_with_how_to_write_one():
    message = refused(run("verify", "classic"))
    assert "classic: there is no such file" in message and "explain --format json" in message
