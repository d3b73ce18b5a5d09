"""`whygrid k`, and `whygrid verify` on its certificates."""

import json
import re

from tests.cli.command import CLASSIC, WIKIPEDIA, run, run_json

# One of the slowest of the 17-clue puzzles: it runs long enough to be stopped.
SLOW = "................12....34........1.4...5...3...6.2........6..5.7..4.......2..8...6"


def test_k_is_told_with_its_profile_and_the_bottleneck():
    code, out, err = run("k", "wikipedia")
    assert (code, err) == (0, "")
    assert "k = 5, proved" in out
    assert "steps by k: 4 ×43, 5 ×8" in out
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
    code, out, err = run("verify", str(path))
    assert (code, out.splitlines()[-1], err) == (0, "ok: the solution is unique, k = 8, proved", "")
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


def test_many_puzzles_get_a_line_each_in_their_order(tmp_path):
    path = tmp_path / "puzzles.txt"
    path.write_text(f"# two of them\n{CLASSIC}\n\n{WIKIPEDIA}\n")
    code, out, err = run("k", str(path), "escargot")
    assert (code, err) == (0, "")
    assert [line.partition(";")[0] for line in out.splitlines()] == [
        f"{path}:2: k = 8",
        f"{path}:4: k = 5",
        "escargot: k = 23",
    ]


def test_many_puzzles_come_from_standard_input_and_go_to_json_lines():
    code, out, _ = run("k", "-", "--json", "--threads", "3", input=f"{CLASSIC}\n{WIKIPEDIA}\n" * 5)
    lines = [json.loads(line) for line in out.splitlines()]
    assert (code, [line["k"] for line in lines]) == (0, [8, 5] * 5)
    assert [line["puzzle"] for line in lines[:2]] == ["standard input:1", "standard input:2"]
    assert lines[1]["profile"] == {"4": 43, "5": 8}
    assert "steps" not in lines[0]


def test_a_puzzle_without_k_does_not_keep_the_others_from_theirs():
    code, out, err = run("k", "two-solutions", "wikipedia")
    assert (code, err) == (2, "")
    assert out.splitlines()[0].startswith("two-solutions: no k: this puzzle has more than one solution; ")
    assert out.splitlines()[1].startswith("wikipedia: k = 5")


def test_a_grid_of_nine_lines_is_one_puzzle():
    rows = "\n".join(WIKIPEDIA[at : at + 9] for at in range(0, 81, 9))
    assert "k = 5, proved" in run("k", "-", input=rows).out


def test_a_certificate_of_many_is_refused(tmp_path):
    assert run("k", "classic", "wikipedia", "--certificate", str(tmp_path / "k.json")).code == 2


def test_a_limit_gives_proved_bounds_and_a_certificate_of_both(tmp_path):
    path = tmp_path / "k.json"
    code, out, _ = run("k", SLOW, "--limit", "0.05", "--json", "--certificate", str(path))
    document = json.loads(out)
    assert (code, document["k"], document["stopped"]) == (4, None, "the time limit of 0.05 s was reached")
    assert document["lower"] <= 17 <= document["upper"]
    bounds = json.loads(run("verify", str(path), "--json").out)
    assert (bounds["lower"], bounds["upper"]) == (document["lower"], document["upper"])


def test_ctrl_c_keeps_what_was_found_and_gives_bounds_for_what_is_running():
    stage = {"interrupt_at": ["whygrid.cli.k:_brief", 1]}
    code, out, err = run("k", *["wikipedia", SLOW] * 50, "--threads", "1", stage=stage)
    assert code == 4
    first, running, *others = out.splitlines()
    assert first.startswith("wikipedia: k = 5")
    assert re.search(r": \d+ ≤ k ≤ 17 \(stopped by Ctrl-C\)", running)
    assert len(others) < 98
    assert err.endswith("stopped before the end: stopped by Ctrl-C\n")


def test_the_bulk_command_writes_k(tmp_path):
    out = tmp_path / "k.csv"
    source = tmp_path / "in.txt"
    source.write_text(f"{CLASSIC}\n{WIKIPEDIA}\n")
    assert run("bulk", "k", str(source), "--out", str(out)).code == 0
    assert [line.rsplit(",", 1)[1] for line in out.read_text().splitlines()] == ["upper", "8", "5"]


def test_a_kakuro_of_several_lines_is_one_puzzle(tmp_path):
    path = tmp_path / "kakuro.txt"
    path.write_text("\\ 4\\ 3\\\n\\4 . .\n\\3 . .\n")
    code, out, err = run("k", str(path))
    assert (code, err) == (0, "")
    assert "k = 2, proved" in out
