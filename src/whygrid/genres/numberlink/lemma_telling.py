"""Tells what clause learning has found: as lemmas that name rules, premises and the lemmas they rest on.

Each search has a *voice*, which knows what its literals and its reasons mean.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Protocol

from whygrid.genres.numberlink.crossings import Crossing, order_name
from whygrid.genres.numberlink.facts import closed, drawn
from whygrid.genres.numberlink.family import ANY, chain_name
from whygrid.genres.numberlink.flows import Flows, literal_of
from whygrid.genres.numberlink.model import OPEN, Layout
from whygrid.genres.numberlink.regions import border_of, fence_name, gap_name, region_name
from whygrid.genres.numberlink.rules import cell_rule
from whygrid.kernels.learning import BY_LEMMA, Learned, Reason
from whygrid.kernels.links import BY_BALANCE, BY_CELL, BY_CHAIN, BY_FENCE, BY_ORDER, BY_ROOM
from whygrid.logic.deduction import Deduction, Lemma
from whygrid.logic.facts import Literal
from whygrid.voice.message import message


def fact_of(literal: int) -> Literal:
    """The fact that an edge, as a literal of a search, is drawn or closed."""
    return drawn(literal - 1) if literal > 0 else closed(-literal - 1)


class Voice(Protocol):
    """What a search means."""

    def literal(self, literal: int) -> Literal:
        """A literal of the search as one of the rules."""

    def rules(self, reason: Reason) -> Iterable[str]:
        """The rules by which a reason holds, besides a lemma."""

    def rules_for(self, ground: int, known: bool) -> Iterable[str]:
        """The rules it takes to use what holds in any case: a premise, if it is known, or a lemma."""


class LinkVoice:
    """Edges only, by rules about cells, chains and regions."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def literal(self, literal: int) -> Literal:
        """The edge is drawn, or closed."""
        return fact_of(literal)

    def rules(self, reason: Reason) -> Iterable[str]:
        """The rule of the reason's kind, and that what is not closed is drawn."""
        if reason.kind != BY_LEMMA:
            yield rule_name(self.layout, reason)
        if reason.conclusion:
            yield self.layout.edge_names[abs(reason.conclusion) - 1]

    def rules_for(self, ground: int, known: bool) -> Iterable[str]:
        """What a lemma says is not drawn is closed, and the other way round."""
        return () if known else (self.layout.edge_names[abs(ground) - 1],)


class FlowVoice:
    """Edges and what flows along them; `names` are the rules of the clauses by number."""

    def __init__(self, layout: Layout, flows: Flows) -> None:
        self.layout = layout
        self.names = dict(enumerate(flows.names))
        self._edges_of_rule = {
            cell_rule(layout, cell): [layout.edge_names[edge] for edge in edges]
            for cell, edges in enumerate(layout.edges_of)
            if not layout.cover and not layout.ends[cell]
        }

    def literal(self, literal: int) -> Literal:
        """The edge is drawn or not, or an auxiliary fact."""
        return literal_of(self.layout, literal)

    def rules(self, reason: Reason) -> Iterable[str]:
        """The rule of the clause; some speak of closed edges instead of edges that are not drawn."""
        if reason.kind == BY_LEMMA:
            return ()
        name = self.names[reason.about]
        return name, *self._edges_of_rule.get(name, ())

    def rules_for(self, ground: int, known: bool) -> Iterable[str]:
        """A closed edge is not drawn."""
        return (self.layout.edge_names[-ground - 1],) if known and ground < 0 else ()


def told_by_lemmas(
    layout: Layout,
    voice: Voice,
    lines: Sequence[int],
    told: Iterable[Learned | Reason],
    goal: int,
    technique: str,
) -> Deduction:
    """The deduction of an edge from all that is behind it, where the search began with these lines."""
    known = {(edge + 1) * status for edge, status in enumerate(lines) if status != OPEN}
    lemmas: list[Lemma] = []
    of_search: dict[int, int] = {}  # for each number in the search its place here, from 1
    of_literal: dict[int, int] = {}  # for what holds in any case the lemma that says so

    def add(together: Iterable[int], grounds: Iterable[int], reasons: Sequence[Reason]) -> int:
        rules: dict[str, None] = {}
        earlier: set[int] = set()
        for reason in reasons:
            if reason.kind == BY_LEMMA:
                earlier.add(of_search[reason.about])
            rules.update(dict.fromkeys(voice.rules(reason)))
        facts = []
        for literal in dict.fromkeys(grounds):
            rules.update(dict.fromkeys(voice.rules_for(literal, literal in known)))
            if literal in known:
                facts.append(fact_of(literal))
            else:
                earlier.add(of_literal[literal])
        lemmas.append(
            Lemma(tuple(map(voice.literal, together)), tuple(facts), tuple(rules), tuple(sorted(earlier)))
        )
        return len(lemmas)

    for entry in told:
        if isinstance(entry, Learned):
            of_search[entry.number] = add(entry.literals, entry.grounds, entry.reasons)
        else:
            shown = entry.conclusion or goal  # a contradiction shows anything
            of_literal[shown] = add([-shown], entry.premises, [entry])
    premises = dict.fromkeys(premise for lemma in lemmas for premise in lemma.premises)
    return Deduction(
        technique,
        (fact_of(goal),),
        tuple(premises),
        (layout.edge_names[abs(goal) - 1],),
        message("numberlink/if-closed-lemmas" if goal > 0 else "numberlink/if-drawn-lemmas", n=len(lemmas)),
        lemmas=tuple(lemmas),
    )


def rule_name(layout: Layout, reason: Reason) -> str:
    """The rule that a reason is an instance of."""
    if reason.kind == BY_CELL:
        return cell_rule(layout, reason.about)
    if reason.kind == BY_BALANCE:
        return region_name(layout, reason.region)
    if reason.kind == BY_CHAIN:
        return chain_name(layout, "loop" if reason.about else "path", reason.region)
    lines = [literal - 1 for literal in reason.premises if literal > 0]
    if reason.kind == BY_ROOM:
        return gap_name(layout, reason.region, [_from_end(layout, chain) for chain in _chains(layout, lines)])
    walls = {-literal - 1 for literal in reason.premises if literal < 0}
    if reason.kind == BY_ORDER:
        return order_name(layout, _crossing(layout, reason, lines, walls))
    assert reason.kind == BY_FENCE
    region = frozenset(reason.region)
    chains = [_from_end(layout, chain)[::-1] for chain in _chains(layout, lines)]
    alone = _ends_beside(layout, region, walls, chains)
    label = ANY if reason.about < 0 else list(layout.pairs)[reason.about]
    return fence_name(layout, label, region, sorted([*chains, *alone]))


def _ends_beside(
    layout: Layout, region: frozenset[int], walls: Collection[int], chains: Iterable[Sequence[int]]
) -> list[list[int]]:
    """The ends beside a region that are not walled off and are not on a chain, each by itself."""
    fenced = {cell for chain in chains for cell in chain}
    beside = {layout.across(edge, cell) for edge, cell in border_of(layout, region) if edge not in walls}
    return [[cell] for cell in sorted(beside - fenced) if layout.ends[cell]]


def _crossing(layout: Layout, reason: Reason, lines: Iterable[int], walls: Collection[int]) -> Crossing:
    """The two paths of a reason that would have to cross."""
    labels = list(layout.pairs)
    region = frozenset(reason.region[1:])
    chains = [_from_end(layout, chain) for chain in _chains(layout, lines)]
    tips = {chain[-1] for chain in chains} | {cell for cell, label in enumerate(layout.ends) if label}
    inner = (edge for edge in walls if any(cell in region for cell in layout.edges[edge]))
    return Crossing(
        (labels[reason.about], labels[reason.region[0]]),
        region,
        frozenset(edge for edge in inner if region | tips >= set(layout.edges[edge])),
        tuple(map(tuple, sorted([*chains, *_ends_beside(layout, region, walls, chains)]))),
    )


def _chains(layout: Layout, edges: Iterable[int]) -> list[list[int]]:
    """These lines as cells in a row."""
    beside: dict[int, list[int]] = {}
    for edge in edges:
        first, second = layout.edges[edge]
        beside.setdefault(first, []).append(second)
        beside.setdefault(second, []).append(first)
    found = []
    for start in sorted(beside, key=lambda cell: (len(beside[cell]), cell)):  # tips first
        if beside[start]:
            chain = [start]
            while beside[chain[-1]]:
                chain.append(beside[chain[-1]].pop())
                beside[chain[-1]].remove(chain[-2])
            found.append(chain)
    return found


def _from_end(layout: Layout, chain: list[int]) -> list[int]:
    return chain if layout.ends[chain[0]] else chain[::-1]
