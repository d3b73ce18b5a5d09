"""`whygrid judge`."""

import json
import subprocess

from tests.cli.command import WHYGRID, WIKIPEDIA, environment, refused, run, run_json


def test_a_claim_that_follows_is_told_so_and_ends_with_code_0():
    code, out, err = run("judge", "wikipedia", "r5c5=5")
    assert (code, err) == (0, "")
    assert "r5c5 is 5 follows from what is written" in out


def test_cells_that_do_not_show_a_claim_are_told_so_with_another_board_and_code_1():
    code, out, err = run("judge", "wikipedia", "r5c5=5", "--because", "r5c1, r5c4", "--because", "r5c6")
    assert (code, err) == (1, "")
    assert "what you cite does not show it" in out and "There is a board with all that you cite" in out


def test_json_has_every_answer():
    code, said = run_json("judge", WIKIPEDIA, "r5c5!=9", "--because", "r2c5", "--k", "--technique", "--json")
    assert (code, said["verdict"], said["justified"], said["k"]) == (0, "known", True, 1)
    assert said["support"] == ["r2c5=9"] and said["technique"] == "rule"


def test_a_position_is_judged_from_where_one_is(tmp_path):
    filled = tmp_path / "position.txt"
    filled.write_text("12...4.....2.3..")
    code, said = run_json("judge", "1....4.....2.3..", "r1c2=2", "--at", str(filled), "--json")
    assert (code, said["verdict"]) == (0, "known")


def test_each_line_of_json_gets_a_line_and_bad_lines_an_error_and_code_2(tmp_path):
    claims = tmp_path / "claims.jsonl"
    asked = [
        {"id": "a", "puzzle": WIKIPEDIA, "claim": "r5c5=5"},
        {"id": 2, "puzzle": WIKIPEDIA, "claim": "r5c5=5", "cited": ["r5c1"]},
        {"id": 3, "puzzle": WIKIPEDIA, "claim": "r5c5=5", "position": ["r5c5=5"]},
    ]
    claims.write_text("\n".join(map(json.dumps, asked)) + "\n\n")
    code, out, err = run("judge", "--lines", str(claims))
    said = [json.loads(line) for line in out.splitlines()]
    assert (code, err) == (0, "")
    assert [(one["id"], one["verdict"]) for one in said] == [("a", "deduction"), (2, "lucky"), (3, "known")]
    odd = ["[]", "nothing", '{"puzzle": "."}', '{"puzzle": "12", "claim": "r1c1=1", "id": 5}', '{"x": 1}']
    code, out, _ = run("judge", "--lines", "-", input="\n".join([*odd, json.dumps(asked[0])]))
    said = [json.loads(line) for line in out.splitlines()]
    assert (code, len(said)) == (2, 6)
    assert all("error" in one for one in said[:5]) and said[3]["id"] == 5
    assert said[5]["verdict"] == "deduction"


def test_another_program_can_ask_through_a_pipe_and_hear_before_it_asks_again():
    line = json.dumps({"puzzle": WIKIPEDIA, "claim": "r5c5=5"}).encode() + b"\n"
    with subprocess.Popen(
        [WHYGRID, "judge", "--lines", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
    ) as judge:
        for _ in range(2):
            judge.stdin.write(line)
            judge.stdin.flush()
            assert json.loads(judge.stdout.readline())["verdict"] == "deduction"
        judge.stdin.close()
    assert judge.returncode == 0


def test_a_claim_that_there_is_no_time_for_is_unknown_and_ends_with_code_4():
    line = json.dumps({"puzzle": WIKIPEDIA, "claim": "r1c3=4", "cited": ["r1c1"]})
    code, out, _ = run("judge", "--lines", "-", "--each", "0", input=line)
    assert code == 4
    assert "justified" in json.loads(out)["unknown"]


def test_what_is_missing_or_too_much_is_refused():
    assert "puzzle or claim is missing" in refused(run("judge", "wikipedia"))
    assert "claim can't be" in refused(run("judge", "wikipedia", "r55"))
    assert "all is in the lines" in refused(run("judge", "wikipedia", "--lines", "-"))
    assert "can't be read" in refused(run("judge", "--lines", "/nowhere/at/all"))


def test_a_command_that_asks_sat_ends_in_silence():
    """Solvers of python-sat free themselves at the end, which must not come too late."""
    for _ in range(3):
        assert run("judge", "wikipedia", "r5c5=5", "--because", "r5c1,r5c4").err == ""
