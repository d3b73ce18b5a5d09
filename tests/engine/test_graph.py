"""The graph of the reasons behind a step."""

from __future__ import annotations

import pytest

from whygrid.engine.graph import Edge, Graph, Node, reasons_graph
from whygrid.engine.walk import Strategy, Walk
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import Sudoku, shape
from whygrid.genres.sudoku.rules import givens_of, rules_of
from whygrid.genres.sudoku.techniques import TECHNIQUES
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.facts import Fact
from whygrid.logic.proof import Step
from whygrid.logic.rules import Rules
from whygrid.scene.graph_dot import render_dot
from whygrid.scene.graph_svg import render_svg
from whygrid.scene.graph_text import render_text

A, B, C, D = 1, 2, 3, 4
RULES = Rules([Fact(name, "1") for name in "abcd"], ())
WITH_WINGS = "900240000050690231020050090090700320002935607070002900069020073510079062207086009"


def steps_of_a_puzzle_with_wings() -> list[Step]:
    puzzle = Sudoku(shape(3, 3), tuple(map(int, WITH_WINGS)))
    return list(Walk(Marks(puzzle.shape, givens_of(puzzle)), Strategy(TECHNIQUES)).run())


def deduction(conclusions: tuple[int, ...], premises: tuple[int, ...], *cases: Case) -> Deduction:
    return Deduction("technique", conclusions, premises, (), "a reason", (), cases)


def edges_into(graph: Graph, name: str) -> set[str]:
    return {edge.premise for edge in graph.edges if edge.deduction == name}


def test_known_facts_lead_to_groundwork_and_that_to_the_goal():
    step = Step(C, (A, B), (deduction((-D,), (A,)), deduction((C,), (B, -D))))
    assert reasons_graph(RULES, step) == Graph(
        (
            Node("K1", "known", "a=1", 2),
            Node("K2", "known", "b=1", 1),
            Node("L1", "lemma", "d is not 1", 1, "technique", "a reason"),
            Node("goal", "goal", "c is 1", 0, "technique", "a reason"),
        ),
        (Edge("K1", "L1"), Edge("K2", "goal"), Edge("L1", "goal")),
    )


def test_a_node_lies_below_everything_that_uses_it():
    deductions = (deduction((-B,), (A,)), deduction((-C,), (A, -B)), deduction((D,), (A, -B, -C)))
    layers = {node.id: node.layer for node in reasons_graph(RULES, Step(D, (A,), deductions)).nodes}
    assert layers == {"K1": 3, "L1": 2, "L2": 1, "goal": 0}


def test_several_conclusions_of_a_deduction_give_one_edge():
    step = Step(D, (A,), (deduction((-B, -C), (A,)), deduction((D,), (-B, -C))))
    assert reasons_graph(RULES, step).edges == (Edge("K1", "L1"), Edge("L1", "goal"))


def test_a_contradiction_is_called_one():
    graph = reasons_graph(RULES, Step(None, (A,), (deduction((), (A,)),)))
    assert graph.nodes[-1].label == "contradiction"


def test_a_case_leads_from_what_it_supposes_to_what_closes_it():
    case = Case(B, (deduction((-C,), (B,)), deduction((), (A, -C))))
    graph = reasons_graph(RULES, Step(D, (A,), (deduction((D,), (A,), case),)))
    assert [(node.id, node.kind, node.label) for node in graph.nodes] == [
        ("K1", "known", "a=1"),
        ("C1", "case", "b=1"),
        ("L1", "lemma", "c is not 1"),
        ("L2", "lemma", "contradiction, supposing that b is 1"),
        ("goal", "goal", "d is 1"),
    ]
    assert edges_into(graph, "L1") == {"C1"}
    assert edges_into(graph, "L2") == {"K1", "L1"}
    assert edges_into(graph, "goal") == {"L2"}, "what a case has used already needs no second edge"


def test_what_is_shown_in_one_case_does_not_count_in_the_next():
    first = Case(B, (deduction((-C,), (B,)), deduction((), (-C,))))
    second = Case(C, (deduction((), (-C, C)),))
    graph = reasons_graph(RULES, Step(D, (), (deduction((D,), (), first, second),)))
    assert edges_into(graph, "L3") == {"C2"}


def test_a_case_that_is_the_goal_closes_itself():
    graph = reasons_graph(RULES, Step(D, (), (deduction((D,), (), Case(D, ())),)))
    assert graph.edges == (Edge("C1", "goal"),)


def test_a_step_without_deductions_has_only_what_is_known():
    assert [node.kind for node in reasons_graph(RULES, Step(A, (A,), ())).nodes] == ["known"]


@pytest.mark.parametrize("step", steps_of_a_puzzle_with_wings())
def test_steps_of_a_real_proof_are_drawn_whole(step):
    rules = rules_of(shape(3, 3))
    graph = reasons_graph(rules, step)
    nodes = {node.id: node for node in graph.nodes}
    assert [node.label for node in graph.nodes if node.kind == "known"] == [
        str(rules.fact(f)) for f in step.support
    ]
    assert sum(node.kind == "lemma" for node in graph.nodes) == len(step.groundwork)
    assert all(nodes[edge.premise].layer > nodes[edge.deduction].layer for edge in graph.edges)
    assert {edge.premise for edge in graph.edges} == set(nodes) - {"goal"}, "every node leads somewhere"
    text = render_text(graph)
    for picture in (text, render_dot(graph), render_svg(graph)):
        assert nodes["goal"].label in picture
        assert all(node.label in picture for node in graph.nodes if node.kind == "known")
    assert text.count("known: ") == len(
        {edge.deduction for edge in graph.edges if edge.premise.startswith("K")}
    )


def test_the_wings_puzzle_has_steps_with_groundwork():
    assert any(step.groundwork for step in steps_of_a_puzzle_with_wings())
