"""Chains whose nodes may lie in almost locked sets.

  a ═ b ─ (x ═ y) ─ c ═ d      b holds, so x is not in the set, so y is, so c is not, so d is.

Everything that such a chain shows comes down to open chains: a loop is one from each of its weak links round
to the other end, and where it runs through a set by x and y, just one of these is in it, so that a third
digit z is, too: z ═ y ─ … ─ x ═ z.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.techniques.als import ANY_SIZE, LARGEST
from whygrid.genres.sudoku.techniques.chain_graph import WITH_GROUPS, ChainGraph
from whygrid.genres.sudoku.techniques.chain_reasons import rules_of
from whygrid.genres.sudoku.techniques.chain_search import Chain, closes, premises_of, shortest_chains
from whygrid.genres.sudoku.techniques.chain_words import in_turn, say_chain, with_rules_between
from whygrid.genres.sudoku.techniques.common import bits, say_cells, say_digits
from whygrid.logic.deduction import CHAIN, Case, Deduction
from whygrid.logic.facts import Literal

LARGEST_BOARD = 9
"""On larger boards there are too many sets to look through."""
NAME = "als aic"

Shown = dict[Literal, Chain]
"""Conclusions, each with the open chain that shows it."""


def find_als_aic(state: Marks) -> Iterator[Deduction]:
    """Chains of candidates, groups and sets; those that need no set are left to others."""
    if state.size <= LARGEST_BOARD:
        graph = ChainGraph(state, WITH_GROUPS._replace(sets=LARGEST))
        yield from _told(graph, ((chain, _seen_from_ends(graph, chain)) for chain in shortest_chains(graph)))


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


def _told(graph: ChainGraph, found: Iterable[tuple[Chain, Shown]]) -> Iterator[Deduction]:
    """The chains that run through a set, each conclusion from the same premises once."""
    told = set()
    for chain, shown in found:
        if shown and any(graph.links[link].within for link in chain.strong()):
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
    notes: dict[int, str] = {}
    beside: dict[int, None] = {}
    for index, link in enumerate(chain.strong()):
        found_set = graph.links[link].within
        if found_set is not None:
            cells = found_set.cells
            notes[2 * index + 1] = (
                f" ({say_cells(shape, cells)} hold all of {say_digits(found_set.digits)} but one)"
            )
            beside.update(dict.fromkeys(c * n + 1 + d for c in cells for d in bits(candidates[c])))
    roles["pattern"] = {fact: None for fact in beside if fact not in drawn}
    return Deduction(
        NAME,
        tuple(shown),
        premises,
        (),
        say_chain(shape, facts, loop, notes),
        (
            *((role, tuple(found)) for role, found in roles.items() if found),
            (CHAIN, tuple(found[0] for found in (*facts, *facts[:loop]))),
        ),
        tuple(Case(-literal, tuple(_case(graph, way, -literal))) for literal, way in shown.items()),
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
            f"{state.rules.fact(supposed)} rules it out",
        )
    for i in range(0, len(nodes) - 2, 2):
        link = graph.links[nodes[i], nodes[i + 1]]
        holds, out = bits(graph.facts[nodes[i + 1]]), bits(graph.facts[nodes[i + 2]])
        yield Deduction(
            NAME,
            tuple(-fact for fact in out),
            _with(link.premises, graph.facts[nodes[i]]),
            with_rules_between(state, rules_of(state, link), [(holds, out)]),
            say_chain(state.shape, [bits(graph.facts[node]) for node in nodes[i : i + 2]], loop=False),
        )
    last = graph.links[nodes[-2], nodes[-1]]
    yield Deduction(
        NAME,
        (),
        _with(last.premises, graph.facts[nodes[-2]] | graph.facts[nodes[-1]]),
        rules_of(state, last),
        "one of these two must hold, and neither does",
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
