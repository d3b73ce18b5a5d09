"""What the renderers of graphs need to know of a graph. Anything of this shape can be drawn.

The graph of reasons is made by the engine, and drawing knows nothing of the engine; so the renderers ask for
a shape and not for a class.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from whygrid.voice.message import message


class NodeShape(Protocol):
    """A node; `kind` is "known", "case", "lemma" or "goal". Only the last two are deductions."""

    @property
    def id(self) -> str:
        """A short name that no other node has."""

    @property
    def kind(self) -> str:
        """What sort of node it is."""

    @property
    def label(self) -> str:
        """The fact, or the conclusion in words."""

    @property
    def layer(self) -> int:
        """How far below the goal it lies at least."""

    @property
    def technique(self) -> str:
        """How a deduction was found."""

    @property
    def reason(self) -> str:
        """Why it follows."""


class GraphShape(Protocol):
    """Nodes and edges; an edge leads from a premise to what follows, by ids."""

    @property
    def nodes(self) -> Sequence[NodeShape]:
        """All nodes, premises before what follows from them."""

    @property
    def edges(self) -> Sequence[tuple[str, str]]:
        """All edges as (premise, deduction)."""


LEAF_KINDS = ("known", "case")
LEAF_WORDS = {"known": message("scene/leaf-known"), "case": message("scene/leaf-case")}
"""How leaves of each kind are introduced."""


class Premises:
    """For every deduction: the leaves that it uses by kind, and the deductions, in the graph's order."""

    def __init__(self, graph: GraphShape) -> None:
        self.nodes = {node.id: node for node in graph.nodes}
        self._premises: dict[str, list[NodeShape]] = {node.id: [] for node in graph.nodes}
        order = {node.id: place for place, node in enumerate(graph.nodes)}
        for premise, deduction in sorted(graph.edges, key=lambda edge: order[edge[0]]):
            self._premises[deduction].append(self.nodes[premise])

    def leaves(self, deduction: str, kind: str) -> list[NodeShape]:
        """The leaves of this kind that a deduction rests on."""
        return [node for node in self._premises[deduction] if node.kind == kind]

    def deductions(self, deduction: str) -> list[NodeShape]:
        """The deductions that a deduction rests on."""
        return [node for node in self._premises[deduction] if node.kind not in LEAF_KINDS]


def root_of(graph: GraphShape) -> NodeShape | None:
    """The goal, or None in an empty graph."""
    return next((node for node in reversed(graph.nodes) if node.kind == "goal"), None)
