"""`whygrid steps`."""

import pytest

from tests.cli.command import CLASSIC, run, run_json


def test_every_deduction_is_listed_by_technique():
    code, out, err = run("steps", CLASSIC)
    assert (code, err) == (0, "")
    assert "hidden single (" in out
    assert "only place left" in out


def test_techniques_and_cells_can_be_chosen():
    code, found = run_json("steps", CLASSIC, "--technique", "Hidden Single", "--json")
    assert code == 0
    assert {step["technique"] for step in found["steps"]} == {"hidden single"}
    cell = found["steps"][0]["conclusions"][0].split("=")[0]
    _, out, _ = run("steps", CLASSIC, "--cell", cell)
    assert cell in out
    _, only = run_json("steps", CLASSIC, "--cell", cell, "--json")
    assert all(any(fact.startswith(cell) for fact in step["conclusions"]) for step in only["steps"])


def test_a_technique_that_is_there_on_request_can_be_added_to_the_others():
    position = "34.8.91.7.7143....8.9..734.7.49.8....137..9..98.3..7...28.7.4..13..9487.49768..1."
    _, usual = run_json("steps", position, "--json")
    code, more = run_json("steps", position, "--technique", "+tridagon", "--json")
    assert code == 0
    found = [step["technique"] for step in more["steps"]]
    assert "tridagon" in found
    assert [name for name in found if name != "tridagon"] == [step["technique"] for step in usual["steps"]]


def test_every_instance_can_be_asked_for():
    hard = "5.....64......9....1..35.....3.82..4........8.7239....4....82...2......67.15....."
    _, few = run_json("steps", hard, "--technique", "aic", "--json")
    code, all_of_them = run_json("steps", hard, "--technique", "aic", "--every", "--json")
    assert code == 0
    conclusions = {fact for step in few["steps"] for fact in step["conclusions"]}
    assert conclusions <= {fact for step in all_of_them["steps"] for fact in step["conclusions"]}
    assert len(all_of_them["steps"]) > len(few["steps"])


def test_nothing_to_find_is_said():
    assert run("steps", "." * 81) == (0, "No technique finds anything here.\n", "")


def test_a_wrong_cell_or_technique_is_named():
    code, _, err = run("steps", CLASSIC, "--cell", "z9")
    assert code == 2
    assert "z9" in err
    code, _, err = run("steps", CLASSIC, "--technique", "guessing")
    assert code == 2
    assert "guessing" in err


@pytest.mark.parametrize("form", ["pencilmarks", "729", "hodoku", "fpuzzles", "sudokupad", "penpa"])
def test_the_marks_of_a_pasted_grid_or_link_are_used(form, tmp_path):
    grid = run("show", "classic", "--style", "pencilmarks").out
    struck, missing = tmp_path / "struck.txt", tmp_path / "missing.txt"
    struck.write_text(grid.replace("1479 ", "147  ", 1))  # r1c2 is not 9
    missing.write_text(grid.replace("14579", "1457 ", 1))  # r1c1 is not 9, though it is
    for path in (struck, missing):
        run("convert", str(path), "--to", form, "-o", str(path))
    told = "r1c1 is 9: it is the only place left for 9 in row 1"
    assert told not in run("steps", "classic").out
    assert told in run("steps", str(struck)).out
    assert told in run("graph", str(struck), "--everything").out
    assert "r1c1=9 (box 1)" in run("explain", str(struck), "--until", "r1c1").out
    for command in ("hint", "explain"):
        code, out, err = run(command, str(missing))
        assert code != 0 and "a mark that is needed is missing: 9 in r1c1" in out + err
        assert "to see which" not in out, "it is said already"
