"""The search for chains: for every conclusion the shortest, and of these the ones with the fewest premises.

All of them are taken, since to pick one would make it depend on the order of cells. The native module
(`native/walk/chain_search.hpp`) finds the same chains in the same order as the search here, which does
without it.
"""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.genres.sudoku.toolbox.chain_graph import ChainGraph, native_board
from whygrid.genres.sudoku.toolbox.chain_reasons import Strong
from whygrid.genres.sudoku.toolbox.common import bits
from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple

WAYS = 200
"""Between two ends that more shortest chains join, none is told: there is nothing to choose them by."""


class Chain(NamedTuple):
    """Nodes in turn: the first does not hold, so the second does, so the third does not, …

    reasons    of its strong links; where there are none, they are those of the graph
    """

    nodes: tuple[int, ...]
    reasons: tuple[Strong, ...] = ()

    def strong(self) -> Iterator[tuple[int, int]]:
        """The ends of its strong links."""
        return zip(self.nodes[::2], self.nodes[1::2], strict=True)

    def weak(self) -> Iterator[tuple[int, int]]:
        """The ends of its weak links."""
        return zip(self.nodes[1::2], self.nodes[2::2], strict=False)


def reasons_of(graph: ChainGraph, chain: Chain) -> tuple[Strong, ...]:
    """Why one of the two ends of each strong link must hold."""
    return chain.reasons or tuple([graph.links[link] for link in chain.strong()])


def premises_of(graph: ChainGraph, chain: Chain) -> dict[Literal, None]:
    """What the strong links of a chain rest on, each once."""
    return dict.fromkeys([premise for why in reasons_of(graph, chain) for premise in why.premises])


def _cost(graph: ChainGraph, chain: Chain) -> int:
    """How many premises a chain rests on.

    Those of a set count for each of its links, so that it does not matter which one stands for several that
    rest on as many.
    """
    links = reasons_of(graph, chain)
    plain = {premise for link in links if link.within is None for premise in link.premises}
    return len(plain) + sum([len(link.premises) for link in links if link.within is not None])


def shortest_chains(graph: ChainGraph, only: int = -1, every: bool = False) -> list[Chain]:
    """The chains that exclude (or place) some of the facts in the mask `only`.

    With `every` the shortest for each set of conclusions, and all loops between each two ends.
    """
    if (only, every) not in graph.searched:
        graph.searched[only, every] = [chain.nodes for chain in _search_anew(graph, only, every)]
    return [Chain(nodes) for nodes in graph.searched[only, every]]


def _search_anew(graph: ChainGraph, only: int, every: bool) -> list[Chain]:
    state, kinds = graph.state, graph.kinds
    board = native_board(state)
    if board is None or (kinds.sets and graph.set_search is None):
        return search(graph, only, every)
    digit = -1 if graph.digit is None else graph.digit - 1
    found = board.chains(
        state.candidates,
        state.value,
        (kinds.cells, kinds.houses, kinds.groups, kinds.settling, digit),
        None if graph.set_search is None else graph.set_search.native,
        None if only == -1 else bits(only),
        WAYS,
        every,
    )
    graph.take(*found)
    return [Chain(tuple(nodes)) for nodes in found[0]]


def search(graph: ChainGraph, only: int, every: bool = False) -> list[Chain]:
    """The same without the native module."""
    graph.whole()
    wanted: list[Chain] = []
    for ends in (_ends_of_every_set(graph, only) if every else _ends(graph, only)).values():
        chains = [chain for start, end, depth in ends for chain in _ways(graph, start, end, depth)]
        cost = [_cost(graph, chain) for chain in chains]
        wanted += [
            chain
            for chain, size in zip(chains, cost, strict=True)
            if size == min(cost) or (every and closes(graph, chain.nodes[0], chain.nodes[-1]))
        ]
    return wanted


def closes(graph: ChainGraph, start: int, end: int) -> bool:
    """Whether the ends of a chain see each other, so that it is a loop."""
    return start != end and not graph.facts[start] & ~graph.sight(end)


def _ends(graph: ChainGraph, only: int) -> dict[Literal, list[tuple[int, int, int]]]:
    """For each conclusion the ends of the shortest chains that give it, and their number of strong links."""
    found: dict[Literal, list[tuple[int, int, int]]] = {}
    sight, strong, ons = graph.sight, graph.strong, graph.ons
    fronts = {start: (strong[start], strong[start]) for start in strong}
    told, depth = ~only, 1
    while fronts:
        depth += 1
        new, following = 0, {}
        for start, (front, seen) in fronts.items():
            reached, rest = 0, front
            while rest:
                lowest = rest & -rest
                reached |= ons(lowest.bit_length() - 1)
                rest ^= lowest
            reached &= ~seen
            if not reached:
                continue
            following[start] = (reached, seen | reached)
            near, rest = sight(start) & ~told, reached >> start << start
            while rest:
                lowest = rest & -rest
                rest ^= lowest
                end = lowest.bit_length() - 1
                if end == start and end < len(graph.state.truth):
                    if only >> start & 1:
                        found.setdefault(start, []).append((start, start, depth))
                elif excluded := near & sight(end):
                    new |= excluded
                    for fact in bits(excluded):
                        found.setdefault(-fact, []).append((start, end, depth))
        told |= new
        fronts = following
    return found


def _ends_of_every_set(graph: ChainGraph, only: int) -> dict[tuple[int, ...], list[tuple[int, int, int]]]:
    """The same for each set of conclusions; a loop counts for itself, since it shows more than that."""
    found: dict[tuple[int, ...], list[tuple[int, int, int]]] = {}
    fronts, depth = {start: (strong, strong) for start, strong in graph.strong.items()}, 1
    while fronts:
        depth += 1
        following = {}
        for start, (front, seen) in fronts.items():
            reached = 0
            for node in bits(front):
                reached |= graph.ons(node)
            reached &= ~seen
            if not reached:
                continue
            following[start] = (reached, seen | reached)
            for end in bits(reached >> start << start):
                shown = graph.sight(start) & graph.sight(end) & only
                key: tuple[int, ...] = (shown,)
                if end == start and end < len(graph.state.truth):
                    if not only >> end & 1:
                        continue
                    key = shown, end
                elif closes(graph, start, end):
                    key = shown, start, end
                elif not shown:
                    continue
                known = found.setdefault(key, [])
                if not known or known[0][2] == depth:
                    known.append((start, end, depth))
        fronts = following
    return found


def _ways(graph: ChainGraph, start: int, end: int, depth: int) -> list[Chain]:
    """All chains between these ends with so many strong links; none if there are too many."""
    levels = [graph.strong[start]]
    seen = levels[0]
    for _ in range(depth - 1):
        reached = 0
        for node in bits(levels[-1]):
            reached |= graph.ons(node)
        levels.append(reached & ~seen)
        seen |= reached
    ways: list[tuple[int, ...]] = [(end,)]
    for level in reversed(levels[:-1]):
        ways = [
            (before, between, *way)
            for way in ways
            for before in bits(level)
            if graph.ons(before) >> way[0] & 1
            for between in graph.excluded_nodes(before)
            if graph.strong[between] >> way[0] & 1
        ]
        if len(ways) > WAYS:
            return []
    # A chain that comes to a node twice shows something shorter about that node first.
    return [Chain((start, *way)) for way in ways if len({*way, start}) == len(way) + (start != end)]
