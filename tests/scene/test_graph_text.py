"""The graph of reasons as text."""

from __future__ import annotations

from hypothesis import given

from tests.scene.graphs import CASES, EMPTY, PAIR, chain, few_examples, graphs
from whygrid.scene.graph_text import render_text


def test_the_goal_is_on_top_known_cells_share_a_line_and_a_shared_lemma_is_written_once():
    assert render_text(PAIR).splitlines() == [
        "r4c5 is 3: nothing else is left in its cell (naked single)",
        "├─ known: r4c2=5, r5c1=7",
        "├─ L1  r4c3 is not 9: box 4 has its 9 in row 5 (pointing)",
        "│  └─ known: r1c3=4",
        "└─ L2  r4c5 is not 1 or 2: r4c3 and r4c8 take them (naked pair)",
        "   ├─ known: r1c3=4",
        "   └─ L1  r4c3 is not 9: see above",
    ]


def test_what_a_case_supposes_has_its_own_line():
    assert render_text(CASES).splitlines() == [
        "r2c2 is 3 (case analysis)",
        "└─ L1  contradiction, supposing that r2c2 is 4: no place is left for 1",
        "   ├─ known: r1c1=1",
        "   └─ suppose: r2c2=4",
    ]


def test_long_lines_are_wrapped_under_their_beginning():
    lines = render_text(PAIR, width=50).splitlines()
    assert max(map(len, lines)) <= 50
    assert lines[:2] == ["r4c5 is 3: nothing else is left in its cell", "│    (naked single)"]


def test_a_branch_that_goes_too_deep_goes_on_below():
    text = render_text(chain(30), width=80)
    assert max(map(len, text.splitlines())) <= 80
    assert "fact L21: see below" in text
    assert "\n\nL21  fact L21: of some reason (single)" in text
    assert "└─ known: r1c1=1" in text


def test_an_empty_graph_gives_an_empty_text():
    assert render_text(EMPTY) == ""


@few_examples
@given(graph=graphs())
def test_every_deduction_is_written_out_exactly_once(graph):
    first_words = [
        line.lstrip("│├└─ ").split("  ")[0] for line in render_text(graph, width=10_000).splitlines()
    ]
    references = [
        line
        for line in render_text(graph, width=10_000).splitlines()
        if line.endswith((" see above", " see below"))
    ]
    for node in graph.nodes:
        if node.kind == "lemma":
            referred = sum(line.lstrip("│├└─ ").split("  ")[0] == node.id for line in references)
            assert first_words.count(node.id) - referred == 1
