"""The graph of the reasons behind one step: what is known at its leaves, what is concluded at its root.

             goal   r4c5 is 3
            ↗    ↖
r4c2=5  known    L2   r4c5 is not 1 or 2      an edge leads from a premise to what follows from it
                ↗   ↖
     r1c3=4  known   L1  r4c3 is not 9
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal as OneOf

from whygrid.engine.words import say_facts
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Step
from whygrid.logic.rules import Rules
from whygrid.records import NamedTuple
from whygrid.voice.message import message

Kind = OneOf["known", "case", "lemma", "goal"]


@dataclass(frozen=True, slots=True)
class Node:
    """A fact that is known, something supposed for the sake of a case, or a deduction.

    id           "K1", "K2", … for known facts, "C1", … for what cases suppose, "L1", "L2", … for
                 the groundwork in the order of the proof, and "goal"
    label        the fact, or the conclusion in words
    layer        how many deductions lie at most between here and the goal; 0 for the goal
    technique    how a deduction was found
    reason       why it follows, as half a sentence
    """

    id: str
    kind: Kind
    label: str
    layer: int = 0
    technique: str = ""
    reason: str = ""


class Edge(NamedTuple):
    """From a premise to a deduction that uses it, both by id."""

    premise: str
    deduction: str


@dataclass(frozen=True, slots=True)
class Graph:
    """Nodes in the order of the proof, so that premises come before what follows from them."""

    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]


def reasons_graph(rules: Rules, step: Step) -> Graph:
    """The graph of the reasons behind a step.

    A deduction by cases has edges from what closes each case. What is used inside its cases has no second
    edge to the deduction itself.
    """
    builder = _Builder(rules)
    scope = {
        literal: builder.add(Node(f"K{number}", "known", str(rules.fact(literal))))
        for number, literal in enumerate(dict.fromkeys(step.support), 1)
    }
    for earlier in step.groundwork:
        builder.deduce(earlier, "lemma", scope)
    if step.deductions:
        builder.deduce(step.deductions[-1], "goal", scope)
    return Graph(layered(builder.nodes, builder.edges), tuple(builder.edges))


class _Builder:
    """Adds nodes and edges. A *scope* says which node establishes a literal at this point of the proof."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.nodes: list[Node] = []
        self.edges: list[Edge] = []
        self.deduced = 0
        self.cases = 0

    def add(self, node: Node, premises: Iterable[str] = ()) -> str:
        """Add a node that follows from others."""
        self.nodes.append(node)
        self.edges += [Edge(premise, node.id) for premise in dict.fromkeys(premises)]
        return node.id

    def deduce(self, deduction: Deduction, kind: Kind, scope: dict[Literal, str]) -> str:
        """Add a deduction after all that its cases need, and enter what it establishes into the scope."""
        available = {premise: scope[premise] for premise in deduction.premises if premise in scope}
        edges_before = len(self.edges)
        ends = [self._case(case, available) for case in deduction.cases]
        used_inside = {edge.premise for edge in self.edges[edges_before:]}
        premises = [premise for premise in available.values() if premise not in used_inside]
        self.deduced += kind == "lemma"
        name = f"L{self.deduced}" if kind == "lemma" else "goal"
        label = say_facts(self.rules, deduction.conclusions) if deduction.conclusions else "contradiction"
        self.add(Node(name, kind, label, 0, deduction.technique, str(deduction.reason)), [*premises, *ends])
        for conclusion in deduction.conclusions:
            scope.setdefault(conclusion, name)
        return name

    def _case(self, case: Case, outer: Mapping[Literal, str]) -> str:
        """Add all that a case consists of; returns the node that closes it."""
        self.cases += 1
        end = self.add(Node(f"C{self.cases}", "case", str(self.rules.fact(case.assumption))))
        scope = {**outer, case.assumption: end}
        for step in case.steps:
            end = self.deduce(step, "lemma", scope)
        if case.steps and not case.steps[-1].conclusions:
            supposed = say_facts(self.rules, [case.assumption])
            self.nodes[-1] = replace(
                self.nodes[-1], label=str(message("engine/contradiction-supposing", what=supposed))
            )
        return end


def layered(nodes: list[Node], edges: list[Edge]) -> tuple[Node, ...]:
    """The nodes with their layers: each lies below everything that it is a premise of."""
    users: dict[str, list[str]] = {}
    for premise, deduction in edges:
        users.setdefault(premise, []).append(deduction)
    layers: dict[str, int] = {}
    for node in reversed(nodes):
        layers[node.id] = max((layers[user] + 1 for user in users.get(node.id, ())), default=0)
    return tuple(replace(node, layer=layers[node.id]) for node in nodes)
