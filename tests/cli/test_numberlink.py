"""`whygrid numberlink`."""

import json
import sys

import pytest

from tests.cli.command import refused, run, run_json
from whygrid.errors import UsageError
from whygrid.scene.png import png_of


def test_the_report_has_the_figures_and_the_board():
    code, out, _ = run("numberlink", "numberlink-first")
    assert code == 0
    assert out.startswith("Numberlink\n")
    for line in ("Solvable = True", "width = 6", "height = 5", "number of paths = 4", "rounds = 1"):
        assert line in out
    assert out.splitlines()[-5] == "┌12┌─┐"


def test_every_encoding_is_a_row_of_the_table():
    code, rows = run_json("numberlink", "numberlink-first", "--encodings", "edges,ordered,4d", "--json")
    assert code == 0
    assert [row["encoding"] for row in rows] == ["edges", "ordered", "4d"]
    assert all(row["solved"] for row in rows)
    code, out, _ = run("numberlink", "numberlink-first", "numberlink-ahead")
    assert (code, len(out.splitlines())) == (0, 3)


def test_clauses_are_written_without_solving(tmp_path):
    code, out, _ = run("numberlink", "numberlink-first", "--dimacs", "-", "--encoding", "3d")
    assert (code, out.split()[:2]) == (0, ["p", "cnf"])
    path = tmp_path / "clauses.cnf"
    assert run("numberlink", "numberlink-first", "--dimacs", str(path)).code == 0
    assert path.read_text().startswith("p cnf")


def test_a_heat_map_a_model_and_phases(tmp_path):
    path = tmp_path / "map.svg"
    words = ("--heat-map", str(path), "--model", "--verbose", "--board", "numbers")
    code, out, err = run("numberlink", "numberlink-first", *words)
    assert code == 0
    assert path.read_text().startswith("<svg")
    assert "\nv " in out and "[1, 1, 2, " in out
    assert "edges: round 1" in err


def test_the_picture_is_a_png_where_its_name_says_so(tmp_path):
    pytest.importorskip("resvg_py")
    path = tmp_path / "map.png"
    assert run("numberlink", "numberlink-first", "--heat-map", str(path)).code == 0
    assert path.read_bytes().startswith(b"\x89PNG")


def test_without_resvg_the_remedy_is_told(monkeypatch):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(UsageError, match=r"whygrid\[image\]"):
        png_of("<svg/>")


def test_bench_prints_the_table_of_many_files():
    code, out, _ = run(
        "bench", "numberlink", "numberlink-first", "numberlink-ahead", "--encodings", "edges,4d"
    )
    heads, *rows = out.splitlines()
    assert (code, len(rows)) == (0, 4)
    assert "clauses per second" in heads and "rounds" in heads
    code, table = run_json("bench", "numberlink", "numberlink-first", "--json")
    assert [row["encoding"] for row in table] == ["edges", "ordered", "3d"]  # which of 3d+4d answered
    assert run("bench", "sudoku", "classic").code == 2


def test_a_board_without_solution_is_shown_as_it_is():
    code, out, _ = run("numberlink", "numberlink-crossed")
    assert code == 1
    assert "Solvable = False" in out and out.splitlines()[-4] == "1...2"
    code, document = run_json("numberlink", "numberlink-crossed", "--json")
    assert (code, document["solved"]) == (1, False)
    assert json.dumps(document)


def test_what_does_not_exist_is_refused():
    for words in (("--encoding", "5d"), ("--board", "gold")):
        code, _, err = run("numberlink", "numberlink-first", *words)
        assert (code, "There are:" in err) == (2, True)


def test_a_stopped_run_is_reported_as_unknown():
    code, out, err = run("numberlink", "numberlink-first", "--time-limit", "0")
    assert code == 4
    assert "Solvable = unknown" in out and "width = 6" in out and out.splitlines()[-5] == ".12..."
    assert err == "whygrid: the time limit of 0 s was reached\n"
    code, document = run_json("numberlink", "numberlink-first", "--time-limit", "0", "--json")
    assert (code, document["solved"], document["note"]) == (4, "unknown", "the time limit of 0 s was reached")


def test_machines_get_the_model_too():
    code, document = run_json("numberlink", "numberlink-first", "--encoding", "3d", "--model", "--json")
    assert (code, len(document["model"])) == (0, document["variables"])


def test_without_a_solution_it_is_said_that_there_is_no_picture(tmp_path):
    path = tmp_path / "map.svg"
    code, _, err = run("numberlink", "numberlink-crossed", "--heat-map", str(path))
    assert (code, path.exists()) == (1, False)
    assert err == f"{path}: not written, there is no solution to draw\n"


def test_a_table_has_no_place_for_what_belongs_to_one_puzzle():
    for words in (["--model"], ["--heat-map", "x.svg"], ["--dimacs", "-"], ["--no-loop-breaking"]):
        told = refused(run("numberlink", "numberlink-first", "numberlink-ahead", *words))
        assert words[0] in told and "table" in told
    assert "SVG or PNG" in refused(run("numberlink", "numberlink-first", "--heat-map", "x.gif"))
