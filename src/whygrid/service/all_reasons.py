"""All reasons: not only those that a proof has chosen, but all that the techniques find.

      goal   r4c5 is 3
     ↗    ↖
known    any of 2 reasons   r4c5 is not 1        one of the deductions below it is enough
            ↗       ↖
     naked pair    claiming
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from whygrid.budget import Budget
from whygrid.engine.graph import Edge, Graph, Node, layered
from whygrid.engine.walk import THOROUGH_EFFORT, Walk
from whygrid.engine.words import say_facts
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.puzzle import Puzzle
from whygrid.service.explaining import Options
from whygrid.service.reaching import walk_from, ways_to
from whygrid.voice import message


def all_reasons(
    puzzle: Puzzle,
    known: Iterable[Literal],
    fact: Literal,
    options: Options | None = None,
    budget: Budget | None = None,
) -> Graph | None:
    """The graph of all reasons for a fact that the techniques find from what is known besides the givens.

    They go on until the fact is found and all techniques that are no harder have told theirs. None where the
    techniques do not find it at all.
    """
    walk = walk_from(puzzle, known, options, budget)
    goals = ways_to(walk, fact)
    if not goals:
        return None
    found = _Alternatives(walk)
    found.goal(fact, goals)
    return found.graph()


def everything(
    puzzle: Puzzle,
    known: Iterable[Literal] = (),
    options: Options | None = None,
    budget: Budget | None = None,
    *,
    max_effort: float | None = None,
) -> Graph:
    """The graph of all that the techniques deduce from what is known, each thing with all its reasons.

    They go on until nothing new is excluded: those up to `max_effort`, or, where it is not given, those of
    fair effort, and harder ones as long as nothing can be placed.
    """
    walk = walk_from(puzzle, known, options, budget)
    limit = THOROUGH_EFFORT if max_effort is None else max_effort
    placing: dict[Literal, dict[Deduction, None]] = {}
    progress = True
    while progress:
        excluding: list[Deduction] = []
        for technique, found in walk.deductions():
            if technique.effort > limit and (max_effort is not None or placing or excluding):
                break
            for deduction in found:
                placed = [conclusion for conclusion in deduction.conclusions if conclusion > 0]
                for fact in placed:
                    placing.setdefault(fact, {})[deduction] = None
                excluding += [] if placed else [deduction]
        walk.learn(excluding)
        progress = bool(excluding)
    made = _Alternatives(walk)
    made.everything({fact: list(ways) for fact, ways in placing.items()})
    return made.graph()


class _Alternatives:
    """Adds a node for each deduction, and one for each fact that has several of them."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.rules = walk.state.rules
        self.nodes: list[Node] = []
        self.edges: list[Edge] = []
        self.of: dict[Literal | int | str, str] = {}  # ids by literal, by number of a record, by label
        self.counts = {"known": 0, "lemma": 0}

    def graph(self) -> Graph:
        """What was added."""
        return Graph(layered(self.nodes, self.edges), tuple(self.edges))

    def everything(self, placing: Mapping[Literal, Sequence[Deduction]]) -> None:
        """Add all that can be placed, all that is excluded, and a goal that stands for all of it."""
        excluded = [literal for literal in self.walk.records.reasons if literal < 0]
        for literal in excluded:
            self._literal(literal)
        for fact, goals in placing.items():
            ways = [self._deduction(goal, f"{fact} by {goal!r}") for goal in goals]
            if len(ways) > 1:
                label, technique = (
                    say_facts(self.rules, [fact]),
                    str(message("service/any-of-reasons", n=len(ways))),
                )
                self._add(Node(self._name("lemma"), "lemma", label, 0, technique), ways)
        used = {edge.premise for edge in self.edges}
        tops = [node.id for node in self.nodes if node.kind != "known" and node.id not in used]
        said = str(message("service/follow-here", placements=len(placing), exclusions=len(excluded)))
        self._add(Node("goal", "goal", said), tops)

    def goal(self, fact: Literal, goals: list[Deduction]) -> None:
        """Add a fact with all deductions that give it."""
        label = say_facts(self.rules, [fact])
        if len(goals) == 1:
            premises = [self._literal(literal) for literal in goals[0].premises]
            self._add(Node("goal", "goal", label, 0, goals[0].technique, str(goals[0].reason)), premises)
            return
        ways = [self._deduction(goal, f"goal {number}") for number, goal in enumerate(goals)]
        self._add(Node("goal", "goal", label, 0, str(message("service/any-of-reasons", n=len(ways)))), ways)

    def _literal(self, literal: Literal) -> str:
        """The node that says why a literal holds."""
        if literal in self.of:
            return self.of[literal]
        excluders = self.walk.state.exclusions.of(-literal) if literal < 0 else {}
        known = [other for other in excluders if self.walk.state.known >> other & 1]
        if literal > 0 or known:
            node = self._known(" or ".join(str(self.rules.fact(other)) for other in known or [literal]))
        else:
            reasons = self.walk.records.reasons[literal]
            ways = [self._deduction(self.walk.records.deductions[index], index) for index in reasons]
            node = ways[0]
            if len(ways) > 1:
                label, technique = (
                    say_facts(self.rules, [literal]),
                    str(message("service/any-of-reasons", n=len(ways))),
                )
                node = self._add(Node(self._name("lemma"), "lemma", label, 0, technique), ways)
        self.of[literal] = node
        return node

    def _known(self, label: str) -> str:
        if label not in self.of:
            self.of[label] = self._add(Node(self._name("known"), "known", label), ())
        return self.of[label]

    def _deduction(self, deduction: Deduction, key: int | str) -> str:
        number = f"deduction {key}"
        if number not in self.of:
            premises = [self._literal(literal) for literal in deduction.premises]
            label = say_facts(self.rules, deduction.conclusions)
            node = Node(self._name("lemma"), "lemma", label, 0, deduction.technique, str(deduction.reason))
            self.of[number] = self._add(node, premises)
        return self.of[number]

    def _name(self, kind: str) -> str:
        self.counts[kind] += 1
        return f"{'K' if kind == 'known' else 'L'}{self.counts[kind]}"

    def _add(self, node: Node, premises: Iterable[str]) -> str:
        self.nodes.append(node)
        self.edges += [Edge(premise, node.id) for premise in dict.fromkeys(premises)]
        return node.id
