"""Chains and cycles on single candidates, and what chains of all kinds are made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from whygrid.kernels.se_counterpart.grid import HOUSES, PEERS, Grid, Marks, Removals, Step, places

Key = tuple[int, int, bool]
BOX, ROW, COLUMN, CELL = range(4)
"""What a link goes through: a house of the cell, or the cell itself."""


class Node:
    """A candidate, on or off, what it follows from, through what, and the chain nested there."""

    def __init__(
        self,
        key: Key,
        parents: Iterable[Node] = (),
        link: int | None = None,
        nested: Chain | None = None,
    ) -> None:
        self.key = key
        self.cell, self.digit, self.on = key
        self.parents, self.link, self.nested = list(parents), link, nested

    @property
    def conjugate(self) -> Key:
        """The same candidate the other way."""
        return self.cell, self.digit, not self.on

    def ancestry(self) -> list[Node]:
        """Itself and all that it follows from, breadth first, each once."""
        done, queue = dict[Key, Node](), [self]
        for node in queue:
            if node.key not in done:
                done[node.key] = node
                queue += node.parents
        return list(done.values())

    def line(self) -> list[Node]:
        """Itself and what comes before it in a chain."""
        nodes = [self]
        while nodes[-1].parents:
            nodes.append(nodes[-1].parents[0])
        return nodes


class Chain:
    """What chains or nets that end in these nodes exclude, and place.

    sort       its place among equals
    counted    the ends that count for its length; all if it is not said
    supposed   through what the suppositions hang together: a cell, or a house of this kind
    """

    def __init__(
        self,
        base: float,
        ends: Sequence[Node],
        removals: Removals,
        sort: int,
        *,
        placed: Node | None = None,
        counted: Sequence[Node] = (),
        supposed: int | None = None,
    ) -> None:
        self.ends, self.removals, self.sort, self.supposed = ends, removals, sort, supposed
        self.placed = placed
        ancestries = [end.ancestry() for end in counted or ends]
        nested = [node.nested for nodes in ancestries for node in nodes if node.nested is not None]
        self.complexity = sum(map(len, ancestries))
        self.complexity += sum(
            chain.complexity for chain in {chain.print: chain for chain in nested}.values()
        )
        self.rating = base + _length_term(self.complexity)

    @property
    def print(self) -> tuple[tuple[Key, ...], ...]:
        """The same for equal chains."""
        return tuple(tuple(node.key for node in end.ancestry()) for end in self.ends)

    def parents(self, now: Marks, before: Marks) -> list[tuple[int, int]]:
        """The candidates that had to go first, since `before`."""
        found = dict[tuple[int, int], None]()
        for node in (node for end in self.ends for node in end.ancestry() if node.on):
            link = self.supposed if node.link is None else node.link
            if link == CELL:
                found |= dict.fromkeys(
                    (node.cell, digit) for digit in sorted(before[node.cell] - now[node.cell])
                )
            elif link is not None:
                lost = places(before, HOUSES[node.cell][link], node.digit)
                found |= dict.fromkeys((cell, node.digit) for cell in lost if node.digit not in now[cell])
        return list(found)

    def step(self) -> Step:
        """The step that it makes."""
        if self.placed is None:
            return Step(self.rating, self.removals)
        return Step(self.rating, self.removals, self.placed.cell, self.placed.digit)


def _length_term(complexity: int) -> float:
    """A tenth for each of 4, 6, 8, 12, 16, 24, … that the nodes but two exceed."""
    added, limit, odd = 0.0, 4, False
    while complexity - 2 > limit:
        added += 0.1
        limit, odd = limit * 4 // 3 if odd else limit * 3 // 2, not odd
    return added


def excluded_by(marks: Marks, node: Node, *, cells: bool) -> list[Node]:
    """What an on excludes in its houses, and in its cell if that counts."""
    made = {}
    if cells:
        for digit in sorted(marks[node.cell] - {node.digit}):
            made[node.cell, digit] = Node((node.cell, digit, False), [node], CELL)
    for kind, house in enumerate(HOUSES[node.cell]):
        for cell in places(marks, house, node.digit):
            if cell != node.cell:
                made.setdefault((cell, node.digit), Node((cell, node.digit, False), [node], kind))
    return list(made.values())


def put_by(
    marks: Marks, node: Node, before: Marks, off: Mapping[Key, Node], *, cells: bool, houses: bool = True
) -> list[Node]:
    """What an off leaves alone in its cell or its houses, and what went there since `before`."""
    made = {}
    if cells and len(marks[node.cell]) == 2:
        (digit,) = marks[node.cell] - {node.digit}
        hidden = [off[node.cell, gone, False] for gone in sorted(before[node.cell] - marks[node.cell])]
        made[node.cell, digit] = Node((node.cell, digit, True), [node, *hidden], CELL)
    for kind, house in enumerate(HOUSES[node.cell] if houses else ()):
        where = places(marks, house, node.digit)
        if len(where) == 2:
            cell = where[where[0] == node.cell]
            lost = [gone for gone in places(before, house, node.digit) if gone not in where]
            hidden = [off[gone, node.digit, False] for gone in lost]
            made.setdefault((cell, node.digit), Node((cell, node.digit, True), [node, *hidden], kind))
    return list(made.values())


def single_chains(grid: Grid) -> list[Chain]:
    """Cycles and forcing chains: by houses alone, by cells alone, by both; the easiest first."""
    found: list[Chain] = []
    for cells, houses in ((False, True), (True, False), (True, True)):
        for cell, marks in enumerate(grid.marks):
            if len(marks) < 2 or (len(marks) > 2 and not houses):
                continue
            for digit in sorted(marks):
                found += _cycles(grid, (cell, digit, True), cells, houses)
                if houses:
                    found += _forcing(grid, Node((cell, digit, True)), cells)
                    found += _forcing(grid, Node((cell, digit, False)), cells)
    return ranked(found)


def ranked(found: Iterable[Chain]) -> list[Chain]:
    """The easiest first, and of those that exclude the same the first."""
    first: dict[frozenset[tuple[int, int]], Chain] = {}
    for chain in sorted(found, key=lambda chain: (chain.rating, chain.complexity, chain.sort)):
        said = frozenset((cell, digit) for cell, digits in chain.removals.items() for digit in digits)
        first.setdefault(said, chain)
    return list(first.values())


def _cycles(grid: Grid, source: Key, cells: bool, houses: bool) -> Iterator[Chain]:
    marks = grid.marks
    seen, level, length = {source}, [Node(source)], 0
    while level:
        length += 2
        offs = [
            off
            for node in level
            for off in excluded_by(marks, node, cells=cells)
            if off.key not in [before.key for before in node.line()]
        ]
        level = []
        for off in offs:
            for node in put_by(marks, off, marks, {}, cells=cells, houses=houses):
                if length >= 4 and node.key == source:
                    yield from _closed(grid, node, cells, houses)
                if node.key not in seen:
                    seen.add(node.key)
                    level.append(node)


def _closed(grid: Grid, end: Node, cells: bool, houses: bool) -> Iterator[Chain]:
    nodes = end.line()
    ways: dict[bool, set[tuple[int, int]]] = {True: set(), False: set()}
    for node in nodes[:-1]:
        ways[node.on].update((peer, node.digit) for peer in PEERS[node.cell])
    through = {node.cell for node in nodes}
    gone: Removals = {}
    for cell, digit in sorted(ways[True] & ways[False]):
        if cell not in through and digit in grid.marks[cell]:
            gone.setdefault(cell, set()).add(digit)
    if not gone:
        return
    # The same chain the other way round, where the program takes the links of one way for those of the other.
    turned = [Node(node.conjugate, (), node.link) for node in reversed(nodes)]
    for node, parent in pairwise(turned):
        node.parents.append(parent)
    both = cells and houses
    sort = 4 if both else 3 if cells else 2
    yield Chain(7.0 if both else 6.5, [end, turned[0]], gone, sort, counted=[end])


def _forcing(grid: Grid, source: Node, cells: bool) -> Iterator[Chain]:
    marks = grid.marks
    seen, queue = {source.key}, [source]
    for node in queue:
        for other in (
            excluded_by(marks, node, cells=cells) if node.on else put_by(marks, node, marks, {}, cells=cells)
        ):
            if other.key == source.conjugate:
                alone = {other.digit}
                gone = {other.cell: marks[other.cell] - alone if other.on else alone}
                placed = other if other.on else None
                yield Chain(7.0 if cells else 6.6, [other], gone, 4 if cells else 2, placed=placed)
                return
            if other.key not in seen:
                seen.add(other.key)
                queue.append(other)
