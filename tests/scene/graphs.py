"""Graphs to test renderers with. They are not the engine's: anything of the right shape can be drawn."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from hypothesis import settings
from hypothesis import strategies as st

few_examples = settings(max_examples=30)


class Node(NamedTuple):
    id: str
    kind: str
    label: str
    layer: int = 0
    technique: str = ""
    reason: str = ""


class Graph(NamedTuple):
    nodes: tuple[Node, ...]
    edges: tuple[tuple[str, str], ...]


PAIR = Graph(
    (
        Node("K1", "known", "r1c3=4", 2),
        Node("K2", "known", "r4c2=5", 1),
        Node("K3", "known", "r5c1=7", 1),
        Node("L1", "lemma", "r4c3 is not 9", 2, "pointing", "box 4 has its 9 in row 5"),
        Node("L2", "lemma", "r4c5 is not 1 or 2", 1, "naked pair", "r4c3 and r4c8 take them"),
        Node("goal", "goal", "r4c5 is 3", 0, "naked single", "nothing else is left in its cell"),
    ),
    (
        ("K1", "L1"),
        ("K1", "L2"),
        ("L1", "L2"),
        ("K2", "goal"),
        ("K3", "goal"),
        ("L1", "goal"),
        ("L2", "goal"),
    ),
)
CASES = Graph(
    (
        Node("K1", "known", "r1c1=1", 2),
        Node("C1", "case", "r2c2=4", 2),
        Node(
            "L1",
            "lemma",
            "contradiction, supposing that r2c2 is 4",
            1,
            "contradiction",
            "no place is left for 1",
        ),
        Node("goal", "goal", "r2c2 is 3", 0, "case analysis", ""),
    ),
    (("K1", "L1"), ("C1", "L1"), ("L1", "goal")),
)
EMPTY = Graph((), ())


def chain(length: int) -> Graph:
    """Each lemma follows from the one before and from what is known."""
    names = [*(f"L{n}" for n in range(1, length)), "goal"]
    nodes = [Node("K1", "known", "r1c1=1", length)]
    nodes += [Node(name, "lemma", f"fact {name}", 0, "single", "of some reason") for name in names[:-1]]
    nodes.append(Node("goal", "goal", "fact goal", 0, "single", "of some reason"))
    edges = [("K1", names[0]), *pairwise(names)]
    return Graph(tuple(nodes), tuple(edges))


@st.composite
def graphs(draw: st.DrawFn) -> Graph:
    """Any graph of reasons: every node but the goal is a premise of something later."""
    lemmas, known = draw(st.integers(0, 25)), draw(st.integers(0, 6))
    words = st.text("abc <&>\"'{}\\|é ", max_size=40)
    names = [*(f"L{n}" for n in range(1, lemmas + 1)), "goal"]
    nodes = [Node(f"K{n}", "known", f"r{n}c1={n}") for n in range(1, known + 1)]
    edges: dict[tuple[str, str], None] = {}
    for node in nodes:
        edges.update(
            ((node.id, user), None) for user in draw(st.sets(st.sampled_from(names), min_size=1, max_size=3))
        )
    for index, name in enumerate(names):
        kind = "goal" if name == "goal" else "lemma"
        nodes.append(Node(name, kind, draw(words), 0, draw(words), draw(words)))
        if kind == "lemma":
            users = draw(st.sets(st.sampled_from(names[index + 1 :]), min_size=1, max_size=3))
            edges.update(((name, user), None) for user in users)
    return Graph(tuple(nodes), tuple(edges))
