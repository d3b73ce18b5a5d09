"""Chains whose nodes may lie in almost locked sets.

  a ═ b ─ (x ═ y) ─ c ═ d      b holds, so x is not in the set, so y is, so c is not, so d is.

Everything that such a chain shows comes down to open chains: a loop is one from each of its weak links round
to the other end, and where it runs through a set by x and y, just one of these is in it, so that a third
digit z is, too: z ═ y ─ … ─ x ═ z.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from math import prod

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.toolbox.als import ANY_SIZE, LARGEST
from whygrid.genres.sudoku.toolbox.chain_graph import WITH_GROUPS, ChainGraph
from whygrid.genres.sudoku.toolbox.chain_reasons import Strong, of_set, rules_of
from whygrid.genres.sudoku.toolbox.chain_search import (
    WAYS,
    Chain,
    closes,
    premises_of,
    reasons_of,
    shortest_chains,
)
from whygrid.genres.sudoku.toolbox.chain_words import (
    eureka,
    in_turn,
    say_chain,
    say_node,
    way_through,
    with_rules_between,
)
from whygrid.genres.sudoku.toolbox.common import bits, rules_it_out, said_cells, said_digits
from whygrid.logic.deduction import CHAIN, Case, Deduction
from whygrid.logic.facts import Literal
from whygrid.voice.message import Cells, Values, message

LARGEST_BOARD = 9
"""On larger boards there are too many sets to look through."""
NAME = "als aic"

Shown = dict[Literal, Chain]
"""Conclusions, each with the open chain that shows it."""


def find_als_aic(state: Marks) -> Iterator[Deduction]:
    """Chains of candidates, groups and sets; those that need no set are left to others."""
    if state.size <= LARGEST_BOARD:
        graph = ChainGraph(state, WITH_GROUPS._replace(sets=LARGEST))
        chains = (variant for chain in shortest_chains(graph) for variant in _variants(graph, chain))
        yield from _told(graph, ((chain, _seen_from_ends(graph, chain)) for chain in chains))


def every_als_aic(state: Marks) -> Iterator[Deduction]:
    """The same, and for each set of conclusions, with sets of any size.

    Sets that settle a cell give further chains; these come apart, since being shorter they would hide others.
    """
    yield from find_als_aic(state)
    for settling in (False, True) if state.size <= LARGEST_BOARD else ():
        graph = ChainGraph(state, WITH_GROUPS._replace(sets=ANY_SIZE, settling=settling))
        chains = shortest_chains(graph, every=True)
        graph.whole()  # a loop through a set shows something about its other digits as well
        yield from _told(graph, ((chain, shown) for chain in chains for shown in _readings(graph, chain)))


def _variants(graph: ChainGraph, chain: Chain) -> list[Chain]:
    """The chain with each of the sets that link the same nodes and rest on as many exclusions.

    Those that rest on the fewest in all are taken, each of them: to pick one would make it depend on the
    order. Where there are too many, none is.
    """
    reasons = reasons_of(graph, chain)
    if not any(why.within for why in reasons):
        return [chain]
    choices = [
        [why] if why.within is None else _as_good(graph, why, *link)
        for link, why in zip(chain.strong(), reasons, strict=True)
    ]
    if prod(map(len, choices)) > WAYS:
        return []
    variants = [Chain(chain.nodes, chosen) for chosen in product(*choices)]
    cost = [len(premises_of(graph, variant)) for variant in variants]
    return [variant for variant, size in zip(variants, cost, strict=True) if size == min(cost)]


def _as_good(graph: ChainGraph, why: Strong, one: int, two: int) -> list[Strong]:
    """The reasons like this one, by sets with the same places for the digits of both nodes."""
    y, places = _digit_and_places(graph, two)
    alike = [
        of_set(graph.state, found)
        for found in graph.sets_by_places[_digit_and_places(graph, one)]
        if found.places.get(y) == places
    ]
    return [other for other in alike if len(other.premises) == len(why.premises)]


def _digit_and_places(graph: ChainGraph, node: int) -> tuple[int, int]:
    """The digit of a node, from 0 on, and its cells as a mask."""
    n, facts = graph.state.size, bits(graph.facts[node])
    return (facts[0] - 1) % n, sum([1 << (fact - 1) // n for fact in facts])


def _told(graph: ChainGraph, found: Iterable[tuple[Chain, Shown]]) -> Iterator[Deduction]:
    """The chains that run through a set, each conclusion from the same premises once."""
    told = set()
    for chain, shown in found:
        if shown and any(why.within for why in reasons_of(graph, chain)):
            ways = {id(way): way for way in shown.values()}.values()
            premises = tuple(dict.fromkeys(lit for way in ways for lit in premises_of(graph, way)))
            key = frozenset(shown), frozenset(premises)
            if key not in told:
                told.add(key)
                yield _deduction(graph, chain, shown, premises)


def _seen_from_ends(graph: ChainGraph, chain: Chain) -> Shown:
    """What a chain shows by its ends: a candidate that leads to itself holds, and what sees both is out."""
    start, end = chain.nodes[0], chain.nodes[-1]
    if start == end and start < len(graph.state.truth):
        return {start: chain}
    return {-fact: chain for fact in bits(graph.sight(start) & graph.sight(end))}


def _readings(graph: ChainGraph, chain: Chain) -> Iterator[Shown]:
    """By its ends; as a loop; and as a loop without what concerns its own cells, as HoDoKu counts."""
    yield _seen_from_ends(graph, chain)
    nodes = chain.nodes
    if not closes(graph, nodes[0], nodes[-1]):
        return
    across: Shown = {}
    within: Shown = {}
    for i in range(0, len(nodes), 2):
        turned = Chain((*nodes[i:], *nodes[:i]))
        ends = _cells(graph, turned.nodes[0]) | _cells(graph, turned.nodes[-1])
        (within if len(ends) == 1 else across).update(_seen_from_ends(graph, turned))
        within.update(_locked(graph, turned))
    yield across | within
    own = set().union(*(_cells(graph, node) for node in nodes))
    yield {lit: why for lit, why in across.items() if (-lit - 1) // graph.state.size not in own} | within


def _locked(graph: ChainGraph, turned: Chain) -> Shown:
    """What the other digits of a set exclude through which a loop runs with its first link."""
    x, y, *rest = turned.nodes
    found = graph.links[x, y].within
    shown: Shown = {}
    if found is not None:
        for digit in found.places:
            z = graph.node_of_set(found, digit)
            if z not in (x, y) and (z, x) in graph.links and (z, y) in graph.links:
                way = Chain((z, y, *rest, x, z))
                shown.update((-fact, way) for fact in bits(graph.sight(z)))
    return shown


def _cells(graph: ChainGraph, node: int) -> set[int]:
    return {(fact - 1) // graph.state.size for fact in bits(graph.facts[node])}


def _deduction(graph: ChainGraph, chain: Chain, shown: Shown, premises: tuple[Literal, ...]) -> Deduction:
    facts = [bits(graph.facts[node]) for node in chain.nodes]
    loop = any(way is not chain for way in shown.values())
    roles = in_turn(facts)
    drawn = {fact for found in roles.values() for fact in found}
    shape, n, candidates = graph.state.shape, graph.state.size, graph.state.candidates
    sets: dict[int, tuple[Cells, Values]] = {}
    beside: dict[int, None] = {}
    for index, why in enumerate(reasons_of(graph, chain)):
        found_set = why.within
        if found_set is not None:
            cells = found_set.cells
            sets[index] = said_cells(shape, cells), said_digits(found_set.digits)
            beside.update(dict.fromkeys(c * n + 1 + d for c in cells for d in bits(candidates[c])))
    roles["pattern"] = {fact: None for fact in beside if fact not in drawn}
    return Deduction(
        NAME,
        tuple(shown),
        premises,
        (),
        say_chain(
            shape, facts, [rules_of(graph.state, why)[0] for why in reasons_of(graph, chain)], loop, sets
        ),
        (
            *((role, tuple(found)) for role, found in roles.items() if found),
            (CHAIN, way_through(n, facts, loop)),
        ),
        tuple(Case(-literal, tuple(_case(graph, way, -literal))) for literal, way in shown.items()),
        notation=eureka(shape, facts, loop),
    )


def _case(graph: ChainGraph, chain: Chain, supposed: Literal) -> Iterator[Deduction]:
    """From the opposite of what is shown along the chain to a link of which neither end holds."""
    state, nodes = graph.state, chain.nodes
    if supposed > 0:
        ends = {fact: None for node in (nodes[0], nodes[-1]) for fact in bits(graph.facts[node])}
        yield Deduction(
            NAME,
            tuple(-fact for fact in ends),
            (supposed,),
            with_rules_between(state, (), [((supposed,), tuple(ends))]),
            rules_it_out(state.shape, supposed),
        )
    *links, last = reasons_of(graph, chain)
    for i, link in zip(range(0, len(nodes) - 2, 2), links, strict=True):
        holds, out = bits(graph.facts[nodes[i + 1]]), bits(graph.facts[nodes[i + 2]])
        yield Deduction(
            NAME,
            tuple(-fact for fact in out),
            _with(link.premises, graph.facts[nodes[i]]),
            with_rules_between(state, rules_of(state, link), [(holds, out)]),
            message("sudoku/node-rules-it-out", node=say_node(state.shape, holds)),
        )
    yield Deduction(
        NAME,
        (),
        _with(last.premises, graph.facts[nodes[-2]] | graph.facts[nodes[-1]]),
        rules_of(state, last),
        message("sudoku/one-of-two-must-hold"),
    )


def _with(premises: Sequence[Literal], out: int) -> tuple[Literal, ...]:
    """These premises, and that none of these facts holds."""
    return tuple(dict.fromkeys((*premises, *(-fact for fact in bits(out)))))


ALS_AIC = Technique(
    NAME,
    7.47,
    "An alternating chain through sets of cells with a digit too many: without one, all others are in.",
    find_als_aic,
    every=every_als_aic,
)
