"""`whygrid k`, and `whygrid verify` on its certificates."""

import json

from tests.cli.command import run, run_json


def test_k_is_told_with_its_profile_and_the_bottleneck():
    code, out, err = run("k", "wikipedia")
    assert (code, err) == (0, "")
    assert "k = 5, proved" in out
    assert "steps by k: 43 of 4, 8 of 5" in out
    assert "the bottleneck, step" in out


def test_the_json_says_the_same():
    code, document = run_json("k", "escargot", "--json")
    assert (code, document["k"], document["lower"], document["upper"]) == (0, 23, 23, 23)
    assert document["proved"] is True
    assert sum(document["profile"].values()) == len(document["steps"]) == 58
    assert max(step["k"] for step in document["steps"]) == 23


def test_a_certificate_is_accepted_and_a_damaged_one_is_not(tmp_path):
    path = tmp_path / "k.json"
    assert run("k", "classic", "--certificate", str(path)).code == 0
    assert run("verify", str(path)) == (0, "ok: k = 8, proved\n", "")
    certificate = json.loads(path.read_text())
    certificate["upper"]["steps"][10]["support"].pop()
    code, out, _ = run("verify", "-", input=json.dumps(certificate))
    assert code == 1
    assert out.startswith("bad: ")


def test_k_of_several_solutions_is_refused():
    code, out, err = run("k", "two-solutions")
    assert (code, out) == (2, "")
    assert "one solution only" in err


def test_other_boards_have_a_k_too():
    assert "k = 2, proved" in run("k", "mini").out
    assert "k = 4, proved" in run("k", "six").out
    code, document = run_json("k", "kakuro-first", "--json")
    assert (code, document["k"], document["profile"]) == (0, 4, {"2": 14, "3": 11, "4": 1})
    first = document["steps"][0]
    assert (first["k"], first["support"], len(first["clues"])) == (2, [], 2)


def test_every_step_can_be_listed():
    _, out, _ = run("k", "classic", "--steps")
    assert out.count("  [k ") == 55
