"""`whygrid forgetful make` and `run`: lists made beforehand, and what they do with puzzles."""

import json

import pytest

from tests.cli.command import CLASSIC, MINI, WIKIPEDIA, refused, run, run_json
from tests.helpers import generated


@pytest.fixture
def collection(tmp_path):
    """A file with four puzzles, of which the third has several solutions."""
    path = tmp_path / "some.txt"
    puzzles = [WIKIPEDIA, CLASSIC, "." * 81, generated(1, 20).text]
    path.write_text("\n".join(puzzles))
    return path


def test_a_natural_list_is_a_text_that_can_be_run(tmp_path):
    path = tmp_path / "list.txt"
    code, out, err = run("forgetful", "make", "--k", "20", "-o", str(path))
    assert (code, out, err) == (0, "", f"written to {path}\n")
    lines = path.read_text().splitlines()
    assert lines[0] == "# 81 sets of at most 20 of 81 cells, made before any puzzle is known"
    assert lines[1] == "# peers: all cells that share a house with a cell"
    assert lines[2] == "r1c2-9 r2-3c1-3 r4-9c1"
    assert run("forgetful", "run", str(path), WIKIPEDIA) == run("forgetful", "run", "peers", WIKIPEDIA)


def test_one_puzzle_is_told_pass_by_pass():
    code, out, err = run("forgetful", "run", "peers", WIKIPEDIA)
    assert (code, err) == (0, "")
    assert out.startswith("the list has 81 sets of at most 20 cells\npass 1: set ")
    assert out.splitlines()[-1] == "won in 3 passes by 31 sets"


def test_a_lost_puzzle_says_where_it_is_stuck_and_ends_with_code_1():
    code, out, _ = run("forgetful", "run", "-", MINI, input="# a corner\nr1-2c1-2\n")
    assert code == 1
    assert out.startswith("the list has 1 set of at most 4 cells\npass 1: adds nothing\n")
    assert out.splitlines()[-1].startswith(
        "lost in 1 pass, 0 sets gave something; 12 cells stay open: r1c2, "
    )


def test_many_puzzles_get_a_line_each_and_the_bad_one_its_reason(collection):
    code, out, err = run("forgetful", "run", "peers", str(collection))
    assert (code, err) == (2, "")
    lines = out.splitlines()
    assert lines[0] == f"{collection}:1: won in 3 passes by 31 sets"
    assert lines[1].startswith(f"{collection}:2: lost in 4 passes, 9 sets gave something; 39 cells stay open")
    assert lines[2] == f"{collection}:3: refused: it has several solutions"
    assert lines[4] == "won 2 of 3 (66.7 %) with 81 sets of at most 20 cells"


def test_the_json_has_every_look(collection):
    code, document = run_json("forgetful", "run", "board", CLASSIC, "--json")
    assert (code, document["won"], document["k"], document["length"]) == (0, True, 81, 1)
    assert (document["passes"], document["used"], document["stuck"]) == (1, [1], [])
    assert [look["set"] for look in document["looks"]] == [1]
    assert len(document["looks"][0]["filled"]) == 55
    code, out, _ = run("forgetful", "run", "peers", str(collection), "--json")
    lines = [json.loads(line) for line in out.splitlines()]
    assert (code, [line["won"] for line in lines]) == (2, [True, False, None, True])
    assert lines[2]["error"] == "it has several solutions"
    assert len(lines[1]["stuck"]) == 39


def test_by_techniques_and_inside_less_is_filled_in():
    every = run_json("forgetful", "run", "boxes-6", CLASSIC, "--json")[1]
    naked = run_json("forgetful", "run", "boxes-6", CLASSIC, "--techniques", "naked single", "--json")[1]
    inside = run_json("forgetful", "run", "boxes-6", CLASSIC, "--inside", "--json")[1]
    assert every["won"]
    assert len(naked["stuck"]) > 0
    assert len(inside["stuck"]) <= len(naked["stuck"])
    assert "technique 'magic'" in refused(run("forgetful", "run", "peers", CLASSIC, "--techniques", "magic"))


def test_the_table_has_a_line_for_each_list_and_length_and_a_column_for_each_collection(collection):
    arguments = ("--table", "--with", "board", "--lengths", "1,9,81")
    code, out, err = run("forgetful", "run", "peers", str(collection), WIKIPEDIA, *arguments)
    assert (code, err) == (2, "")  # one puzzle was refused
    rows = [line.replace(" %", "%").split() for line in out.splitlines()]
    assert rows[0] == ["list", "k", "|L|", "some.txt", WIKIPEDIA]
    assert [row[:3] for row in rows[1:]] == [
        ["peers", "20", "1"],
        ["peers", "20", "9"],
        ["peers", "20", "81"],
        ["board", "81", "1"],
    ]
    assert rows[3][3:] == ["66.7%", "100.0%"]
    assert rows[4][3:] == ["100.0%", "100.0%"]
    code, document = run_json("forgetful", "run", "peers", WIKIPEDIA, "--table", "--json")
    assert document == [
        {"list": "peers", "k": 20, "length": 81, "shares": {WIKIPEDIA: {"won": 1, "puzzles": 1}}}
    ]


def test_a_list_is_learnt_from_a_file_and_says_so(tmp_path):
    path = tmp_path / "train.txt"
    path.write_text("\n".join(generated(seed, 20).text for seed in range(6)))
    arguments = ("forgetful", "make", "--k", "40", "--from", str(path), "--tries", "5")
    code, out, err = run(*arguments)
    assert (code, err) == (0, "")
    assert "# learnt from 6 puzzles, of which it wins 6; seed 0, 5 tries" in out
    assert run("forgetful", "run", "-", str(path), input=out).code == 0
    code, document = run_json(*arguments, "--json", "--length", "1", "--puzzles", "3")
    assert (code, document["length"], document["puzzles"], document["stopped"]) == (0, 1, 3, "")
    assert len(document["sets"]) == 1 and len(document["sets"][0]) <= 40


def test_the_kinds_are_listed():
    code, out, _ = run("forgetful", "make", "--kinds")
    assert code == 0
    assert "peers          k 20  |L|    81  all cells that share a house with a cell\n" in out
    names = [kind["name"] for kind in run_json("forgetful", "make", "--kinds", "--size", "4", "--json")[1]]
    assert "houses" in names and "boxes-8" not in names


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("make",), "--k says how many"),
        (("make", "--k", "0"), "0 is not in the range"),
        (("make", "--k", "9", "--kind", "rows"), "There are: singles, houses"),
        (("make", "--k", "9", "--size", "50"), "can't have 50 rows"),
        (("make", "--k", "20", "--from", "nosuch.txt"), "there is no such file"),
        (("make", "--k", "2", "--from", WIKIPEDIA, "--tries", "0"), "no set of 2 cells helps"),
        (("make", "--k", "20", "--from", "." * 81), "puzzle 1: it has several solutions"),
        (("run", "nosuch", CLASSIC), "no list 'nosuch'"),
        (("run", "peers"), "Missing argument"),
        (("run", "peers", MINI, "--with", "board"), "go with --table"),
        (("run", "peers", MINI, "--table", "--lengths", "x"), "'x' are no lengths"),
        (("run", "peers", "." * 81), "it has several solutions"),
        (("run", "peers", "kakuro-first"), "no natural lists for a Kakuro"),
        (("run", "peers", CLASSIC, "--techniques", ","), "names none"),
    ],
)
def test_what_makes_no_sense_is_refused_with_what_would(arguments, message):
    assert message in refused(run("forgetful", *arguments))


def test_a_list_that_can_not_be_read_is_refused_by_its_line(tmp_path):
    path = tmp_path / "list.txt"
    path.write_text("# mine\nr1c1\nr1c1 x\n")
    assert f"{path}, line 3: 'x' is no cell" in refused(run("forgetful", "run", str(path), CLASSIC))
    path.write_text("r9c9\n")
    assert "r9c9, which is not on this board" in refused(run("forgetful", "run", str(path), MINI))


def test_a_time_limit_of_nothing_is_neither_won_nor_lost(collection):
    code, out, err = run("forgetful", "run", "peers", CLASSIC, "--time-limit", "0")
    assert (code, out) == (4, "") and "time limit" in err
    code, out, err = run("forgetful", "run", "peers", str(collection), "--time-limit", "0")
    assert (code, out) == (4, "") and "stopped before the end" in err
    code, out, err = run("forgetful", "make", "--k", "20", "--from", CLASSIC, "--time-limit", "0")
    assert (code, out) == (4, "") and "time limit" in err


def test_ctrl_c_leaves_a_learnt_list_as_far_as_it_came(tmp_path):
    path = tmp_path / "train.txt"
    path.write_text("\n".join(generated(seed).text for seed in range(60)))
    # Sets of 24 cells hardly help in these: that takes far longer than anybody waits.
    arguments = ("forgetful", "make", "--k", "24", "--from", str(path), "--no-copies")
    code, out, err = run(
        *arguments, stage={"interrupt_at": ["whygrid.service.lists.learning:Learner._worth", 50]}
    )
    assert code == 4 and "stopped by Ctrl-C" in err
    if out:  # otherwise it came before a first set
        assert out.startswith("# ")
        assert run("forgetful", "run", "-", str(path), input=out).code == 1


def test_the_help_of_each_has_examples():
    for name in ("make", "run", "shortest"):
        code, out, _ = run("forgetful", name, "--help")
        assert code == 0
        assert "--json" in out and f"whygrid forgetful {'classic' if name == 'shortest' else name}" in out


def test_what_worked_before_there_were_lists_still_does():
    assert run("forgetful", "mini", "-k", "2") == run("forgetful", "-k", "2", "mini")
    assert run("forgetful", "mini", "-k", "2") == run("forgetful", "shortest", "mini", "-k", "2")
    assert run("forgetful", "mini", "--help").code == 0


def test_puzzles_from_which_nothing_can_be_learnt_are_left_out(collection):
    words = ("forgetful", "make", "--k", "20", "--from", str(collection), "--tries", "0")
    code, out, err = run(*words)
    assert (code, err) == (2, f"{collection}:3: left out, it has several solutions\n")
    assert out.startswith("# ")
    code, document = run_json(*words, "--json")
    assert (code, document["puzzles"]) == (2, 3)
    assert document["left_out"] == {f"{collection}:3": "it has several solutions"}


def test_a_missing_file_does_not_keep_the_others_from_being_run(collection):
    code, out, err = run("forgetful", "run", "peers", "nowhere.txt", WIKIPEDIA, str(collection))
    assert code == 2
    assert "nowhere.txt: there is no such file" in err
    assert out.splitlines()[-1].startswith("won 3 of 4 ")
