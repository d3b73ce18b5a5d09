"""The shell understands the lines that users of the older programs are used to."""

import json
import zlib
from base64 import b64decode, b64encode

import pytest

from whygrid.cli.shell import read_reading
from whygrid.shell.session import Session
from whygrid.store.library import Library


@pytest.fixture
def session(tmp_path):
    return Session(read_reading("classic", None), read_reading, Library(tmp_path / "library.db"))


def said(session: Session, *lines: str) -> str:
    return "\n".join(text for line in lines for text in session.run(line))


@pytest.mark.parametrize(
    "line",
    [
        "set row 1 col 2 val 5", "set row=1 col=2 val=5", "set val=5 col=2 row=1", "set row 1, col 2, val 5",
        "set row=1 column=2 value=5", "set 1 2: 5", "set 1 2 5", "set (1, 2) 5", "set r2c3 5",
    ],
)  # fmt: skip
def test_all_ways_to_set_a_cell(line, session):
    assert "r2c3 = (1, 2) is set to 5 (assumed)" in said(session, line)


@pytest.mark.parametrize("line", ["set -1 0 3", "set 0 -1 3", "unset -1 0", "ban -1 0: 3", "choices -1 0"])
def test_a_cell_beyond_the_edge_is_refused_and_nothing_is_written(line, session):
    assert "ERROR" in said(session, line)
    assert not session.game.moves


def test_edges_are_written_with_a_hyphen(session):
    said(session, "load numberlink-first")
    assert "r1c1-r1c2 is set to drawn" in said(session, "set r1c1-r1c2 drawn")
    assert "is empty" in said(session, "set 0 0-0 1 0")


def test_a_line_that_is_named_is_cleared_and_no_other(session):
    said(session, "load numberlink-first", "set r1c1-r1c2 drawn", "set r1c1-r2c1 drawn")
    assert said(session, "unset r1c1-r1c2") == "r1c1-r1c2 cleared"
    assert session.game.ink("entry") == {"r1c1-r2c1": ["drawn"]}
    assert "cleared" in said(session, "unset r1c1")
    assert not session.game.ink("entry")


@pytest.mark.parametrize(
    "name", ["ip-time-limit", "ip-t", "ip-time", "IP-time-lim", "ip_t_lim", "IP_t_limit", "ip-ti", "time-l"]
)
def test_all_spellings_of_the_time_limit(name, session):
    assert said(session, f"{name}=2.5") == "time-limit was set to 2.5 s"
    assert said(session, name) == "time-limit: 2.5 s"


def test_mistakes_are_told_later_if_that_is_wanted(session):
    assert said(session, "tell-mistakes=off") == "tell-mistakes was set to OFF"
    assert said(session, "set r1c1 7") == "r1c1 = (0, 0) is set to 7 (assumed)"
    assert said(session, "set r1c2 8") == "r1c2 = (0, 1) is set to 8 (assumed)"
    assert "wrong" in said(session, "check")


@pytest.fixture(scope="module")
def gentle(tmp_path_factory):
    library = Library(tmp_path_factory.mktemp("gentle") / "library.db")
    return said(Session(read_reading("classic", None), read_reading, library), "new sudoku max_k=5 seed=1")


@pytest.mark.parametrize(
    "line",
    [
        "new sudoku max-k=5 seed=1", "new max_k=5 seed=1", "new sudoku --max-k=5 --seed=1",
        "new --max-k 5 --seed 1", "new max-k 5 seed 1", "new sudoku max-k = 5 seed =1",
    ],
)  # fmt: skip
def test_settings_of_a_new_puzzle_are_written_as_options_or_as_names(line, session, gentle):
    assert said(session, line) == gentle


@pytest.mark.parametrize(
    "line, words",
    [
        ("new sudoku min-k=x", "min_k can't be 'x'"), ("new min-k", "min_k needs a value"),
        ("new sudoku luck=5", "no setting 'luck'"), ("new chess", "'chess' can't be generated"),
        ("new seed=x", "no seed"), ("new sudoku padded=perhaps", "neither on nor off"),
    ],
)  # fmt: skip
def test_what_can_not_be_asked_of_a_new_puzzle_is_told(line, words, session):
    assert words in said(session, line)


def test_flags_of_a_new_puzzle_need_no_value(session):
    assert said(session, "new --padded --clues 40 seed=1") == said(session, "new clues=40 padded=on seed=1")


def test_flags_by_their_first_letter_and_in_any_case(session):
    assert said(session, "print -s") == said(session, "print --small") == said(session, "print s")
    said(session, "step")
    assert said(session, "proof -i") == said(session, "proof --IsValue") == said(session, "proof I")
    assert said(session, "proof -r") == said(session, "proof --ref") == said(session, "proof --reference")


@pytest.mark.parametrize("slice", ["5 : 7", "5: 7", "5 :7", "5:7", "slice=5:7"])
def test_a_range_of_steps_with_blanks_in_it(slice, session):
    said(session, "solve")
    told = said(session, f"proof {slice}")
    assert [line.split(".")[0] for line in told.splitlines()[:-2]] == ["5–7"]


def test_a_range_and_a_file_go_together(session, tmp_path):
    said(session, "solve", f"proof 5 : 7 {tmp_path}/some.txt", f"proof : {tmp_path}/all.txt")
    assert (tmp_path / "some.txt").read_text().startswith("5–7. ")
    assert "\n25–56. " in (tmp_path / "all.txt").read_text()
    assert "too much" in said(session, "proof 5:7 one two")


def test_references_and_known_cells_are_told_apart(session):
    said(session, "view=cells", "step 24")
    known, references = said(session, "proof 24 --IsValue"), said(session, "proof 24 --reference")
    assert "known: " in known and "; L1]" not in known
    assert "known: " not in references and "[naked single; L1]" in references
    assert "r4c5=7" not in references
    both = said(session, "proof 24 --IsValue --reference")
    assert "known: " in both and "[naked single; L1" in both


def test_in_a_story_references_are_to_the_steps_that_it_rests_on(session):
    said(session, "step 25")
    known, references = said(session, "proof 25 --IsValue"), said(session, "proof 25 --reference")
    assert "    known: " in known and "r3c6≠3" in known and "rests on" not in known
    assert "known: " not in references and " and 24)" in references


def test_the_proof_of_a_story_has_runs_in_one_paragraph_and_each_step_once(session):
    said(session, "step 24", "undo", "undo", "step 2")
    told = said(session, "proof").splitlines()
    assert [line.partition(" ")[0] for line in told[:2]] == ["1–23.", "24."]
    assert "step 25: r3c6=2" in said(session, "step")
    said(session, "undo", "undo")
    assert len(session.proof()) == 23


def test_the_view_by_cells_comes_where_it_is_about_k(session):
    for setting in ("k-opt=on", "ignore=on", "greedy=off", "reset=off", "view=cells"):
        off = setting.replace("off", "ON") if "off" in setting else setting.replace("on", "off")
        assert ", k " in said(session, setting, "step")
        said(session, "undo", off if "view" not in setting else "view=story")
        assert ", k " not in said(session, "step")
        said(session, "undo")


def test_a_step_says_what_it_assumes(session, tmp_path):
    said(session, "view=cells", "ban r1c2: 1 7 9", "set r9c9 5")
    assert "(assuming r1c2≠9)" in said(session, "step")
    for line in ("proof 1", "proof 1 --brief", "proof 1 --reference"):
        assert said(session, line).splitlines()[0].endswith("(assuming r1c2≠9)")
    said(session, f"export {tmp_path}/all.txt")
    assert "(assuming r1c2≠9)" in (tmp_path / "all.txt").read_text()
    said(session, "solve")
    rests = [step for step in session.proof().steps if set(step.support) & set(session.proof().assumed)]
    assert said(session, "proof").count("(assuming ") == len(rests)


def test_where_it_gets_stuck_the_marks_are_those_that_were_reached(session):
    said(session, "load two-solutions")
    naive = said(session, "print")
    stuck = said(session, "solve")
    assert "stuck at this state:" in stuck
    digits = [sum(map(str.isdigit, text)) for text in (stuck, naive)]
    assert digits[0] < digits[1], "fewer marks than the givens alone leave"


def test_without_cases_it_gets_stuck_where_the_techniques_run_out(session):
    told = said(session, "cases=off", "techniques=full house, hidden single", "step 100")
    assert told.splitlines()[-2].startswith("step 23: ")
    assert told.splitlines()[-1] == "stuck: these techniques do not get further"
    stuck = said(session, "solve")
    assert stuck.startswith("stuck at this state:") and stuck.endswith("not solved: 49 of 81 cells")
    assert "techniques may run out" in said(session, "k-opt=on", "step")
    assert "COMPLETE" in said(session, "k-opt=off", "cases=on", "solve")


def test_more_steps_than_there_are_end_in_what_is_the_matter(session):
    told = said(session, "ban r1c1: 9", "step 100")
    assert told.endswith("no solution from here; `step` again shows why")
    assert "contradiction: " in said(session, "step")


def test_figures_have_the_settings_and_where_the_time_went(session):
    out = said(session, "k-opt=on", "step 2", "k-opt=off", "view=cells", "ban r1c2: 1 7 9", "step 2", "stats")
    for line in (
        "time spent on proofs:",
        "  techniques:",
        "  cuts:",
        "  supports:",
        "greedy:",
        "ignore-filled:",
    ):
        assert f"\n{line}" in f"\n{out}"
    figures = dict(line.split(":", 1) for line in out.splitlines() if line.count(":") == 1)
    assert figures["  with a k proved smallest"].strip() == "2"
    assert figures["  of these used in steps"].strip() == "1"
    assert int(figures["  others, k up to 8"]) + int(figures["  others, k above 8"]) == 2


def test_export_without_a_file_shows_its_flags(session):
    assert "export FILE [--nostats] [--raw] [--array] [--reference] [--IsValue]" in said(session, "export")


def test_sums_stand_beside_rows_and_columns(session):
    lines = said(session, "print --sums").splitlines()
    assert [line.split()[-1] for line in lines if "┃" in line] == [
        "17",
        "11",
        "17",
        "26",
        "9",
        "30",
        "21",
        "11",
        "6",
    ]
    assert lines[-1].split() == ["10", "15", "28", "11", "13", "15", "24", "22", "10"]
    assert "no numbers to add up" in said(session, "load numberlink-first", "print --sums")
    said(session, "load classic", "solve")
    assert said(session, "print --sums").count("45") == 18


def test_the_graph_of_everything_that_follows_now(session, tmp_path):
    out = said(session, "graph --everything")
    assert out.splitlines()[0] == "12 placements and 40 exclusions follow here"
    assert "(any of 2 reasons)" in out
    said(session, "step", f"graph --everything --dot {tmp_path}/g.dot")
    assert (tmp_path / "g.dot").read_text().startswith("digraph")
    assert "graph --everything" in said(session, "load mini", "graph")


@pytest.mark.parametrize("where", ["mine", "mine.game.json"])
def test_a_game_keeps_how_its_cells_came_there_and_its_proof(where, session, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    said(session, "step 2", "hint", "hint", "hint", "hint")
    cells = " ".join([*session.game.ink("entry"), "r1c1"])
    said(session, "set r1c1 9", f"save {where}")
    before = [said(session, line) for line in ("proof", f"choices {cells}")]
    for origin in ("(step 1: ", "(a hint, step 3: ", "(set by you, assumed)"):
        assert origin in before[1]
    said(session, "load mini", f"load {where}")
    assert [said(session, line) for line in ("proof", f"choices {cells}")] == before
    assert "step 4" in said(session, "step")


def test_a_proof_that_was_tampered_with_is_left_behind(session, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    said(session, "step 2", "save mine.game.json")
    document = json.loads((tmp_path / "mine.game.json").read_text())
    packed = document["info"]["proof"]
    text = zlib.decompress(b64decode(packed)).decode().replace('"r2c4=6"', '"r2c4=7"')
    for damaged in (b64encode(zlib.compress(text.encode())).decode(), packed[:-9], "?", packed.lower()):
        document["info"]["proof"] = damaged
        (tmp_path / "bad.game.json").write_text(json.dumps(document))
        said(session, "load bad.game.json")
        assert "no steps were made yet" in said(session, "proof")
        assert session.game.ink("entry") == {"r2c4": ["6"], "r2c9": ["8"]}


def test_other_files_do_not_hold_the_proof(session, tmp_path):
    said(session, "step", f"save {tmp_path}/one.opensudoku")
    assert "proof" not in (tmp_path / "one.opensudoku").read_text()
