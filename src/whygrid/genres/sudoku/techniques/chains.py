"""Chains: if the node at one end does not hold, the node at the other end does.

So one of the two ends holds, and what sees both is out. Where an end sees the other one the chain closes to
a loop, in which exactly every second node holds, so that each of its weak links excludes what sees both its
ends. A chain that leads from a node back to itself shows that it holds.

For every conclusion the shortest chains are taken, and of these the ones with the fewest premises; all of
them, since to pick one would make it depend on the order of cells.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.toolbox.chain_graph import (
    CANDIDATES,
    CELLS,
    HOUSES,
    WITH_GROUPS,
    ChainGraph,
    graph_of,
)
from whygrid.genres.sudoku.toolbox.chain_reasons import rules_of
from whygrid.genres.sudoku.toolbox.chain_search import Chain, closes, premises_of, shortest_chains
from whygrid.genres.sudoku.toolbox.chain_words import (
    eureka,
    in_turn,
    say_chain,
    way_through,
    with_rules_between,
)
from whygrid.genres.sudoku.toolbox.common import bits
from whygrid.genres.sudoku.toolbox.digit_by_digit import DigitByDigit
from whygrid.logic.deduction import CHAIN, Deduction
from whygrid.logic.facts import Literal
from whygrid.voice.message import Message


def find_chains(
    technique: str,
    graph: ChainGraph,
    only: int = -1,
    *,
    loops_only: bool = False,
    every: bool = False,
    outlined: bool = False,
) -> Iterator[Deduction]:
    """The chains of a graph that exclude (or place) some of the facts in the mask `only`.

    With `every` also those that show together what shorter ones show one by one. In outline they have no
    rules and no words.
    """
    told = set()
    for chain in shortest_chains(graph, only, every):
        loop = closes(graph, chain.nodes[0], chain.nodes[-1])
        if loops_only and not loop:
            continue
        premises = tuple(premises_of(graph, chain))
        for conclusions, as_loop in (
            _readings(graph, chain, loop) if every else [(_new(graph, chain, loop), loop)]
        ):
            key = frozenset(conclusions), frozenset(premises)
            if conclusions and key not in told:
                told.add(key)
                pattern = _drawn(graph, chain, as_loop)
                if outlined:
                    yield Deduction(technique, conclusions, premises, (), "", pattern)
                    continue
                rules, reason = _told(graph, chain, as_loop, conclusions)
                notation = eureka(
                    graph.state.shape, [bits(graph.facts[node]) for node in chain.nodes], as_loop
                )
                yield Deduction(technique, conclusions, premises, rules, reason, pattern, notation=notation)


def _new(graph: ChainGraph, chain: Chain, loop: bool) -> tuple[Literal, ...]:
    """What a chain shows; about its own nodes a shorter one shows it."""
    if _comes_back(graph, chain):
        return (chain.nodes[0],)
    excluded = _seen_from_ends(graph, chain)
    if loop:
        for one, two in chain.weak():
            excluded |= graph.sight(one) & graph.sight(two)
    for node in chain.nodes:
        excluded &= ~graph.facts[node]
    return _without(excluded)


def _readings(graph: ChainGraph, chain: Chain, loop: bool) -> Iterator[tuple[tuple[Literal, ...], bool]]:
    """Everything that can be said of a chain, and whether it is as a loop.

    A loop shows what its ends exclude, as any chain does; what each two neighbours exclude; and this without
    what concerns its own cells, which is all that HoDoKu counts.
    """
    if _comes_back(graph, chain):
        yield (chain.nodes[0],), False
        return
    yield _without(_seen_from_ends(graph, chain)), False
    if loop:
        n, cells, outside, inside = graph.state.size, 0, 0, 0
        for node in chain.nodes:
            for fact in bits(graph.facts[node]):
                cells |= (1 << n) - 1 << (fact - 1) // n * n + 1
        for one, two in [*chain.weak(), (chain.nodes[-1], chain.nodes[0])]:
            both = graph.sight(one) & graph.sight(two)
            if _in_one_cell(graph, one, two):
                inside |= both
            else:
                outside |= both
        yield _without(outside | inside), True
        yield _without(outside & ~cells | inside), True


def _comes_back(graph: ChainGraph, chain: Chain) -> bool:
    """Whether a chain leads from a candidate to itself, which therefore holds."""
    return chain.nodes[0] == chain.nodes[-1] and chain.nodes[0] < len(graph.state.truth)


def _seen_from_ends(graph: ChainGraph, chain: Chain) -> int:
    return graph.sight(chain.nodes[0]) & graph.sight(chain.nodes[-1])


def _in_one_cell(graph: ChainGraph, one: int, two: int) -> bool:
    n = graph.state.size
    return len({(fact - 1) // n for node in (one, two) for fact in bits(graph.facts[node])}) == 1


def _without(excluded: int) -> tuple[Literal, ...]:
    return tuple([-fact for fact in bits(excluded)])


def _told(
    graph: ChainGraph, chain: Chain, loop: bool, conclusions: tuple[Literal, ...]
) -> tuple[tuple[str, ...], Message]:
    """The rules that a chain takes, and what is said of it."""
    nodes = chain.nodes
    start, end = nodes[0], nodes[-1]
    facts = {node: bits(graph.facts[node]) for node in nodes}
    pairs = [(facts[one], facts[two]) for one, two in chain.weak()]
    if loop:
        pairs.append((facts[end], facts[start]))
    excluded = [-literal for literal in conclusions if literal < 0]
    for one, two in [*(chain.weak() if loop else ()), (start, end)]:
        both = graph.sight(one) & graph.sight(two)
        pairs += [((fact,), facts[node]) for fact in excluded if both >> fact & 1 for node in (one, two)]
    behind = [rules_of(graph.state, graph.links[link]) for link in chain.strong()]
    return (
        with_rules_between(graph.state, (rule for rules in behind for rule in rules), pairs),
        say_chain(graph.state.shape, [facts[node] for node in nodes], [rules[0] for rules in behind], loop),
    )


def _drawn(graph: ChainGraph, chain: Chain, loop: bool) -> tuple[tuple[str, tuple[Literal, ...]], ...]:
    """The nodes in two roles in turn, and the way through them."""
    facts = [bits(graph.facts[node]) for node in chain.nodes]
    return (
        *((role, tuple(found)) for role, found in in_turn(facts).items()),
        (CHAIN, way_through(graph.state.size, facts, loop)),
    )


def find_x_chain(state: Marks, digit: int, **how: bool) -> Iterator[Deduction]:
    """Chains of one digit."""
    return find_chains("x-chain", ChainGraph(state, HOUSES, digit), **how)


def find_xy_chain(state: Marks, **how: bool) -> Iterator[Deduction]:
    """Chains of cells with two candidates."""
    return find_chains("xy-chain", graph_of(state, CELLS), **how)


def find_aic(state: Marks, **how: bool) -> Iterator[Deduction]:
    """Chains of candidates, along cells and houses."""
    return find_chains("aic", graph_of(state, CANDIDATES), **how)


def find_grouped_aic(state: Marks, **how: bool) -> Iterator[Deduction]:
    """Chains of candidates and groups of them."""
    return find_chains("grouped aic", graph_of(state, WITH_GROUPS), **how)


X_CHAIN = Technique(
    "x-chain",
    6.5,
    "Houses with two places for a digit in a row, each seen from the last: the digit is at one of the ends.",
    DigitByDigit(find_x_chain),
    every=DigitByDigit(partial(find_x_chain, every=True)),
    outline=DigitByDigit(partial(find_x_chain, outlined=True)),
)
XY_CHAIN = Technique(
    "xy-chain",
    6.6,
    "Cells with two digits in a row, each of which passes one on: the digit is at one of the ends.",
    find_xy_chain,
    every=partial(find_xy_chain, every=True),
    outline=partial(find_xy_chain, outlined=True),
)
AIC = Technique(
    "aic",
    7.0,
    "An alternating chain of either-or and not-both: one of its ends holds, and what sees both does not.",
    find_aic,
    every=partial(find_aic, every=True),
    outline=partial(find_aic, outlined=True),
)
GROUPED_AIC = Technique(
    "grouped aic",
    7.2,
    "An alternating chain in which several places for a digit in a box and a line count as one.",
    find_grouped_aic,
    every=partial(find_grouped_aic, every=True),
    outline=partial(find_grouped_aic, outlined=True),
)
