"""The graph of reasons for Graphviz."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest
from hypothesis import given, settings

from tests.scene.graphs import CASES, EMPTY, PAIR, few_examples, graphs
from whygrid.scene.graph_dot import render_dot


def accepted_by_graphviz(dot: str) -> bool:
    run = subprocess.run(["dot", "-Tplain"], input=dot.encode(), capture_output=True, check=False)
    return run.returncode == 0 and not run.stderr


def test_every_edge_between_deductions_is_there():
    assert re.findall(r'"(\w+)" -> "(\w+)";', render_dot(PAIR)) == [
        ("L1", "L2"),
        ("L1", "goal"),
        ("L2", "goal"),
    ]


def test_known_facts_stand_in_the_boxes_that_use_them():
    boxes = dict(re.findall(r'"(\w+)" \[label=<(.*)>\];', render_dot(PAIR)))
    assert "r1c3=4" in boxes["L1"] and "r1c3=4" in boxes["L2"] and "r1c3=4" not in boxes["goal"]
    assert "<I>known</I>  r4c2=5  r5c1=7" in boxes["goal"]
    assert "<I>suppose</I>  r2c2=4" in render_dot(CASES)


@few_examples
@given(graph=graphs())
def test_braces_and_brackets_balance(graph):
    dot = render_dot(graph)
    outside_labels = re.sub(r"label=<.*>\];", "];", dot)
    for opening, closing in ("{}", "[]"):
        assert outside_labels.count(opening) == outside_labels.count(closing)
    for label in re.findall(r"label=<(.*)>\];", dot):
        assert label.count("<") == label.count(">")


@pytest.mark.skipif(shutil.which("dot") is None, reason="Graphviz is not installed")
@settings(max_examples=15)
@given(graph=graphs())
def test_graphviz_accepts_it(graph):
    assert accepted_by_graphviz(render_dot(graph))
    assert accepted_by_graphviz(render_dot(EMPTY))
