"""Chains: if the node at one end does not hold, the node at the other end does.

So one of the two ends holds, and what sees both is out. Where an end sees the other one the chain closes to
a loop, in which exactly every second node holds, so that each of its weak links excludes what sees both its
ends. A chain that leads from a node back to itself shows that it holds.

For every conclusion the shortest chains are taken, and of these the ones with the fewest premises; all of
them, since to pick one would make it depend on the order of cells.
"""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.techniques.chain_graph import ChainGraph, graph_of_candidates
from whygrid.genres.sudoku.techniques.chain_search import Chain, premises_of, shortest_chains
from whygrid.genres.sudoku.techniques.chain_words import say_chain, with_rules_between
from whygrid.genres.sudoku.techniques.common import bits
from whygrid.genres.sudoku.techniques.digit_by_digit import DigitByDigit
from whygrid.logic.deduction import CHAIN, Deduction
from whygrid.logic.facts import Literal


def find_chains(
    technique: str, graph: ChainGraph, only: int = -1, loops_only: bool = False
) -> Iterator[Deduction]:
    """The chains of a graph that exclude (or place) some of the facts in the mask `only`."""
    told = set()
    for chain in shortest_chains(graph, only):
        if loops_only and not _closes(graph, chain):
            continue
        conclusions, premises = _conclusions(graph, chain), tuple(premises_of(graph, chain))
        key = frozenset(conclusions), frozenset(premises)
        if conclusions and key not in told:
            told.add(key)
            yield _deduction(technique, graph, chain, conclusions, premises)


def _closes(graph: ChainGraph, chain: Chain) -> bool:
    """Whether the ends of a chain see each other, so that it is a loop."""
    start, end = chain.nodes[0], chain.nodes[-1]
    return start != end and not graph.facts[start] & ~graph.sight(end)


def _conclusions(graph: ChainGraph, chain: Chain) -> tuple[Literal, ...]:
    start, end = chain.nodes[0], chain.nodes[-1]
    if start == end and start < len(graph.state.truth):
        return (start,)
    excluded = graph.sight(start) & graph.sight(end)
    if _closes(graph, chain):
        for one, two in chain.weak():
            excluded |= graph.sight(one) & graph.sight(two)
    for node in chain.nodes:
        excluded &= ~graph.facts[node]
    return tuple([-fact for fact in bits(excluded)])


def _deduction(
    technique: str,
    graph: ChainGraph,
    chain: Chain,
    conclusions: tuple[Literal, ...],
    premises: tuple[Literal, ...],
) -> Deduction:
    nodes = chain.nodes
    start, end = nodes[0], nodes[-1]
    loop = _closes(graph, chain)
    facts = {node: bits(graph.facts[node]) for node in nodes}
    pairs = [(facts[one], facts[two]) for one, two in chain.weak()]
    if loop:
        pairs.append((facts[end], facts[start]))
    excluded = [-literal for literal in conclusions if literal < 0]
    for one, two in [*(chain.weak() if loop else ()), (start, end)]:
        both = graph.sight(one) & graph.sight(two)
        pairs += [((fact,), facts[node]) for fact in excluded if both >> fact & 1 for node in (one, two)]
    rules = (rule for link in chain.strong() for rule in graph.links[link].rules)
    roles: dict[str, dict[int, None]] = {"one": {}, "two": {}}
    drawn: set[int] = set()
    for index, node in enumerate(nodes):
        new = [fact for fact in facts[node] if fact not in drawn]
        roles["one" if index % 2 else "two"].update(dict.fromkeys(new))
        drawn.update(new)
    return Deduction(
        technique,
        conclusions,
        premises,
        with_rules_between(graph.state, rules, pairs),
        say_chain(graph.state.shape, [facts[node] for node in nodes], loop),
        (
            *((role, tuple(found)) for role, found in roles.items()),
            (CHAIN, tuple(facts[node][0] for node in (*nodes, *nodes[:loop]))),
        ),
    )


def find_x_chain(state: Marks, digit: int, loops_only: bool = False) -> Iterator[Deduction]:
    """Chains of one digit."""
    graph = ChainGraph(state, digit).add_houses([digit])
    return find_chains("x-chain", graph, loops_only=loops_only)


def find_xy_chain(state: Marks, loops_only: bool = False) -> Iterator[Deduction]:
    """Chains of cells with two candidates."""
    return find_chains("xy-chain", ChainGraph(state).add_cells(), loops_only=loops_only)


def find_aic(state: Marks, loops_only: bool = False) -> Iterator[Deduction]:
    """Chains of candidates, along cells and houses."""
    return find_chains("aic", graph_of_candidates(state), loops_only=loops_only)


def find_grouped_aic(state: Marks) -> Iterator[Deduction]:
    """Chains of candidates and groups of them."""
    graph = ChainGraph(state).add_cells().add_houses(range(1, state.size + 1)).add_groups()
    return find_chains("grouped aic", graph)


X_CHAIN = Technique(
    "x-chain",
    6.5,
    "Houses with two places for a digit in a row, each seen from the last: the digit is at one of the ends.",
    DigitByDigit(find_x_chain),
)
XY_CHAIN = Technique(
    "xy-chain",
    6.6,
    "Cells with two digits in a row, each of which passes one on: the digit is at one of the ends.",
    find_xy_chain,
)
AIC = Technique(
    "aic",
    7.0,
    "An alternating chain of either-or and not-both: one of its ends holds, and what sees both does not.",
    find_aic,
)
GROUPED_AIC = Technique(
    "grouped aic",
    7.2,
    "An alternating chain in which several places for a digit in a box and a line count as one.",
    find_grouped_aic,
)
