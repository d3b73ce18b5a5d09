"""`whygrid graph`."""

import xml.etree.ElementTree as ElementTree

import pytest

from tests.cli.command import LONG, refused, run, run_json
from whygrid import examples, explain, parse


def test_a_step_is_drawn_down_to_its_known_cells():
    code, out, err = run("graph", "classic", "--step", "24")
    assert (code, err) == (0, "")
    assert out.startswith("r3c6 is 2")
    assert "r3c6 is not 3" in out, "the deduction that it needs"
    for known in ("r4c5=7", "r5c5=8", "r6c5=6", "r8c4=3"):
        assert known in out


def test_a_cell_means_the_step_that_settles_it():
    assert run("graph", "classic", "--cell", "r3c6") == run("graph", "classic", "--step", "24")


def test_json_gives_nodes_and_edges_from_premise_to_conclusion():
    code, graph = run_json("graph", "classic", "--step", "24", "--json")
    assert code == 0
    assert set(graph) == {"nodes", "edges"}
    layer = {node["id"]: node["layer"] for node in graph["nodes"]}
    assert all(set(node) == {"id", "kind", "label", "layer"} for node in graph["nodes"])
    assert len(layer) == len(graph["nodes"]), "ids are unique"
    kinds = [node["kind"] for node in graph["nodes"]]
    assert kinds.count("goal") == 1
    assert kinds.count("known") == 11, "as many as the k of the step"
    assert all(layer[premise] != layer[conclusion] for premise, conclusion in graph["edges"])


def test_dot_is_a_directed_graph():
    code, out, _ = run("graph", "classic", "--step", "24", "--format", "dot")
    assert code == 0
    assert out.startswith("digraph")
    assert "->" in out
    assert out.rstrip().endswith("}")


def test_svg_is_well_formed(tmp_path):
    target = tmp_path / "graph.svg"
    code, out, _ = run("graph", "classic", "--step", "24", "--format", "svg", "-o", str(target))
    assert (code, out) == (0, "")
    root = ElementTree.fromstring(target.read_text(encoding="utf-8"))
    assert root.tag.endswith("svg")


def test_cases_are_drawn_with_their_suppositions():
    proof = explain(parse(examples()["escargot"].text))
    number, told = next((n, d) for n, step in enumerate(proof, 1) for d in step.deductions if d.cases)
    code, out, _ = run("graph", "escargot", "--step", str(number))
    assert code == 0
    assert proof.rules.fact(told.cases[0].assumption).subject in out


@pytest.mark.parametrize(
    "options",
    [
        [],
        ["--step", "1", "--cell", "r1c1"],
        ["--step", "0"],
        ["--step", "99"],
        ["--step", "x"],
        ["--cell", "x"],
    ],
)
def test_a_step_that_is_not_there_is_refused(options):
    refused(run("graph", "mini", *options))


def test_a_time_limit_before_the_step_ends_with_code_4():
    code, out, err = run("graph", LONG, "--step", "200", "--time-limit", "0")
    assert (code, out) == (4, "")
    assert "time limit" in err


def test_short_names_of_the_forms_and_no_colours():
    assert run("graph", "classic", "--step", "24", "--dot").out.startswith("digraph")
    assert run("graph", "classic", "--step", "24", "--svg").out.startswith("<svg")
    plain = run("graph", "classic", "--step", "24", "--no-colour")
    assert (plain.code, "\x1b" in plain.out) == (0, False)
    assert "\x1b[1mr3c6 is 2" in run("graph", "classic", "--step", "24", "--colour").out


def test_the_graph_of_everything_has_all_placements_and_their_rivals():
    code, graph = run_json("graph", "classic", "--everything", "--json")
    assert code == 0
    tops = {premise for premise, goal in graph["edges"] if goal == "goal"}
    labels = {node["id"]: node["label"] for node in graph["nodes"]}
    placed = {labels[node] for node in tops if " is not " not in labels[node] and " are " not in labels[node]}
    assert {"r2c9 is 8", "r4c4 is 9"} <= placed and len(placed) == 12
    solution = explain(parse(examples()["classic"].text)).solutions[0]
    for label in placed:
        cell, digit = label.split(" is ")
        row, column = int(cell[1]), int(cell[3])
        assert solution[9 * row + column - 10] == digit
    code, later = run_json("graph", "classic", "--everything", "--step", "50", "--json")
    assert code == 0 and len(later["nodes"]) < len(graph["nodes"])
    code, harder = run_json("graph", "classic", "--everything", "--max-effort", "1.5", "--json")
    assert code == 0 and len(harder["nodes"]) < len(graph["nodes"])


def test_what_does_not_go_together_is_refused():
    for words in (("--everything", "--cell", "r1c1"), ("--step", "1", "--max-effort", "3"), ()):
        assert "--everything" in refused(run("graph", "classic", *words))
