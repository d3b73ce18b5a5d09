"""All reasons behind a step."""

import pytest

from whygrid import examples, explain, parse
from whygrid.service.all_reasons import all_reasons
from whygrid.service.explaining import Options
from whygrid.service.views import position_at

CLASSIC = parse(examples()["classic"].text)


@pytest.mark.parametrize("name", ["classic", "naked-pair", "xy-wing"])
def test_every_step_that_techniques_find_has_a_graph_down_to_the_known_cells(name):
    puzzle = parse(examples()[name].text)
    proof = explain(puzzle, Options(view="cells"))
    several = 0
    for number, step in enumerate(proof.steps[:40], 1):
        graph = all_reasons(puzzle, position_at(proof, number), step.fact)
        assert graph is not None, step
        ids = [node.id for node in graph.nodes]
        assert len(ids) == len(set(ids)) and graph.nodes[-1].id == "goal"
        above = {edge.premise for edge in graph.edges}
        assert above == set(ids) - {"goal"}, "everything leads to the goal"
        premises = {edge.deduction for edge in graph.edges}
        assert all(node.kind == "known" or node.id in premises for node in graph.nodes)
        for node in graph.nodes:
            if node.technique.startswith("any of "):
                ways = [edge for edge in graph.edges if edge.deduction == node.id]
                assert len(ways) == int(node.technique.split()[2]) > 1
                several += 1
    assert several or name == "classic"


def test_a_step_may_rest_on_what_is_ruled_out():
    solution = set(parse(explain(CLASSIC).solutions[0]).givens)
    cell = [fact for fact in range(1, 10) if fact not in solution]  # r1c1
    (goal,) = (fact for fact in range(1, 10) if fact in solution)
    graph = all_reasons(CLASSIC, tuple(-fact for fact in cell), goal)
    assert graph is not None and "goal" in {node.id for node in graph.nodes}


def test_what_the_techniques_do_not_find_has_no_graph():
    proof = explain(CLASSIC)
    last = proof.steps[-1].fact
    assert all_reasons(CLASSIC, (), last, Options(techniques=("full house",))) is None
