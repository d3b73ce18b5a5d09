"""The graph of reasons as a picture."""

from __future__ import annotations

from xml.etree import ElementTree

from hypothesis import given

from tests.scene.graphs import CASES, EMPTY, PAIR, chain, few_examples, graphs
from whygrid.scene.graph_svg import render_svg

SVG = "{http://www.w3.org/2000/svg}"


def edges_of(root: ElementTree.Element) -> list[tuple[str, str]]:
    return [(e.get("data-from"), e.get("data-to")) for e in root.iter() if e.get("data-from")]


def words_of(root: ElementTree.Element) -> str:
    return " ".join(" ".join(text.itertext()) for text in root.iter(f"{SVG}text"))


@few_examples
@given(graph=graphs())
def test_every_edge_and_every_deduction_is_in_the_picture_once(graph):
    root = ElementTree.fromstring(render_svg(graph))
    assert sorted(edges_of(root)) == sorted(graph.edges)
    boxes = [group.get("data-id") for group in root.iter(f"{SVG}g") if group.get("data-id")]
    assert boxes == [node.id for node in graph.nodes if node.kind != "known"]
    words = "".join(words_of(root).split())
    for node in graph.nodes:
        assert "".join(node.label.split()) in words
        assert "".join(node.reason.split()) in words


def test_the_title_says_what_is_shown_and_the_description_is_the_text_form():
    root = ElementTree.fromstring(render_svg(PAIR))
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "Why r4c5 is 3: 3 deductions from 3 known facts"
    assert "└─ L2  r4c5 is not 1 or 2" in root.findtext(f"{SVG}desc")


def test_one_of_something_is_not_many():
    root = ElementTree.fromstring(render_svg(chain(1)))
    assert root.findtext(f"{SVG}title") == "Why fact goal: 1 deduction from 1 known fact"


def test_goals_and_contradictions_do_not_look_like_lemmas():
    root = ElementTree.fromstring(render_svg(CASES))
    assert {g.get("data-id"): g.get("class") for g in root.iter(f"{SVG}g") if g.get("data-id")} == {
        "L1": "contradiction",
        "goal": "goal",
    }
    assert "suppose" in words_of(root)


def test_an_empty_graph_gives_an_empty_picture():
    assert ElementTree.fromstring(render_svg(EMPTY)).findtext(f"{SVG}title") == "No reasons"


def test_a_graph_of_forty_lemmas_stays_a_page():
    root = ElementTree.fromstring(render_svg(chain(40)))
    assert float(root.get("width")) < 600
