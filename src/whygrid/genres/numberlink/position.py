"""The position that Numberlink techniques look at: which edges are drawn, closed or still open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from whygrid.engine.state import State
from whygrid.genres.numberlink.model import CLOSED, DRAWN, OPEN, Layout, chains_of
from whygrid.genres.numberlink.outlook import Outlook
from whygrid.genres.numberlink.rules import (
    border_of,
    cell_rule,
    chain_name,
    closed,
    drawn,
    edge_of,
    parity_name,
    region_name,
    rules_of,
    say_region,
    separated,
)
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal


class Bridge(NamedTuple):
    """An open edge that is the only way between `region` and the rest."""

    edge: int
    region: frozenset[int]


class Position(State):
    """What is drawn and closed so far: `lines` has DRAWN, CLOSED or OPEN for each edge.

    A `glance` sees what goes wrong in cells and chains, but not whether parts of the board are cut off.
    """

    def __init__(self, layout: Layout, known: Iterable[Literal] = (), *, glance: bool = False) -> None:
        self.layout = layout
        self.glance = glance
        self.lines = [OPEN] * len(layout.edges)
        self._outlook: Outlook | None = None
        super().__init__(rules_of(layout), known)

    def placed(self, fact: int) -> None:
        """Note a drawn or closed edge."""
        edge, status = edge_of(fact)
        self.lines[edge] = status
        self._outlook = None

    @property
    def outlook(self) -> Outlook:
        """This position to look ahead from."""
        if self._outlook is None:
            self._outlook = Outlook(self.layout, self.lines)
        return self._outlook

    def settles(self, literal: Literal) -> int:
        """How many edges would be settled at once if this fact held."""
        return self.outlook.after(*edge_of(literal)).settled

    def having(self, edges: Iterable[int], status: int) -> list[int]:
        """Those of some edges that are drawn, closed or open."""
        return [edge for edge in edges if self.lines[edge] == status]

    def degree(self, cell: int) -> int:
        """How many lines meet in a cell at the most."""
        return 1 if self.layout.ends[cell] else 2

    def chains(self) -> dict[int, list[int]]:
        """For each tip, a cell where a line may go on, the cells from there to the other end of its chain."""
        found = {chain[0]: chain for chain in chains_of(self.layout, self.lines)}
        found |= {chain[-1]: chain[::-1] for chain in found.values()}
        lonely = (cell for cell, label in enumerate(self.layout.ends) if label and cell not in found)
        return found | {cell: [cell] for cell in lonely}

    def along(self, cells: list[int]) -> tuple[Literal, ...]:
        """The drawn lines along a chain, as facts."""
        between = self.layout.edge_between
        return tuple(drawn(between[pair]) for pair in pairwise(cells))

    def walls(self, region: frozenset[int]) -> tuple[Literal, ...]:
        """The closed edges around a region, as facts."""
        return tuple(closed(edge) for edge, _ in border_of(self.layout, region) if self.lines[edge] == CLOSED)

    def contradictions(self) -> Iterator[Deduction]:
        """All that can't be put right any more."""
        yield from self._torn_edges()
        yield from self._wrong_cells()
        yield from self._wrong_chains()
        if not self.glance:
            yield from self._cut_off()

    def _torn_edges(self) -> Iterator[Deduction]:
        for edge, name in enumerate(self.layout.edge_names):
            both = (drawn(edge), closed(edge))
            if self.truth[both[0]] == self.truth[both[1]] == -1:
                reason = f"{name} can be neither drawn nor closed"
                yield Deduction("contradiction", (), (-both[0], -both[1]), (name,), reason)

    def _wrong_cells(self) -> Iterator[Deduction]:
        layout = self.layout
        for cell, edges in enumerate(layout.edges_of):
            lines, gaps = self.having(edges, DRAWN), self.having(edges, CLOSED)
            degree = self.degree(cell)
            needed = degree if layout.cover or layout.ends[cell] or lines else 0
            premises: tuple[Literal, ...] = ()
            if len(lines) > degree:
                premises = tuple(map(drawn, lines[: degree + 1]))
                reason = f"too many lines meet in {layout.name(cell)}"
            elif len(edges) - len(gaps) < needed:
                leading = tuple(map(drawn, lines[: degree - 1])) if not layout.cover else ()
                premises = (*leading, *map(closed, gaps))
                reason = f"{layout.name(cell)} is a dead end"
            else:
                continue
            yield Deduction("contradiction", (), premises, (cell_rule(layout, cell),), reason)

    def _wrong_chains(self) -> Iterator[Deduction]:
        layout = self.layout
        for chain in chains_of(layout, self.lines):
            ends = layout.ends[chain[0]], layout.ends[chain[-1]]
            if chain[0] == chain[-1]:
                name, reason = chain_name(layout, "loop", chain[:-1]), "the lines form a loop without ends"
            elif all(ends) and ends[0] != ends[1]:
                name, reason = chain_name(layout, "path", chain), f"{ends[0]} is joined to {ends[1]}"
            else:
                continue
            yield Deduction("contradiction", (), self.along(chain), (name,), reason)

    def _cut_off(self) -> Iterator[Deduction]:
        """Regions that too few ways leave, or none although lines have to."""
        layout = self.layout
        components, bridges = self.passages()
        for region in components:
            demand = separated(layout, region)
            premises = self.walls(region)
            where = say_region(layout, region)
            if demand:
                label = next(
                    label for label, (a, b) in layout.pairs.items() if (a in region) != (b in region)
                )
                reason = f"no way is left for {label} out of {where}"
                yield Deduction("contradiction", (), premises, (region_name(layout, region),), reason)
            elif layout.cover and self._surplus(region):
                reason = (
                    f"nothing can leave {where}, and coloured like a chessboard it needs other numbers of"
                    " dark and light cells to be covered"
                )
                yield Deduction("contradiction", (), premises, (region_name(layout, region),), reason)
        for bridge in bridges:
            demand = separated(layout, bridge.region)
            if demand > 1:
                name = layout.edge_names[bridge.edge]
                reason = f"{demand} paths would have to leave {say_region(layout, bridge.region)} by {name}"
                rule = region_name(layout, bridge.region)
                yield Deduction("contradiction", (), self.walls(bridge.region), (rule,), reason)

    def _surplus(self, region: frozenset[int]) -> int:
        """How many more line ends dark cells need than light cells."""
        return sum(self.degree(cell) * (1 if self.layout.dark(cell) else -1) for cell in region)

    def passages(self) -> tuple[list[frozenset[int]], list[Bridge]]:
        """The parts of the board that closed edges separate, and the open edges that would separate more."""
        layout, lines = self.layout, self.lines
        ways = [
            [(edge, layout.across(edge, cell)) for edge in edges if lines[edge] != CLOSED]
            for cell, edges in enumerate(layout.edges_of)
        ]
        order = [-1] * len(ways)
        low = [0] * len(ways)
        components: list[frozenset[int]] = []
        bridges: list[Bridge] = []
        visited: list[int] = []
        for root in range(len(ways)):
            if order[root] >= 0:
                continue
            start = len(visited)
            inner: list[tuple[int, int, int]] = []
            order[root] = low[root] = len(visited)
            visited.append(root)
            stack = [(root, -1, iter(ways[root]))]
            while stack:
                cell, came_by, onward = stack[-1]
                for edge, other in onward:
                    if edge == came_by:
                        continue
                    if order[other] >= 0:
                        low[cell] = min(low[cell], order[other])
                        continue
                    order[other] = low[other] = len(visited)
                    visited.append(other)
                    stack.append((other, edge, iter(ways[other])))
                    break
                else:
                    stack.pop()
                    if stack:
                        before = stack[-1][0]
                        low[before] = min(low[before], low[cell])
                        if low[cell] == order[cell] and lines[came_by] == OPEN:
                            inner.append((came_by, order[cell], len(visited)))
            component = frozenset(visited[start:])
            components.append(component)
            for edge, first, last in inner:
                side = frozenset(visited[first:last])
                rest = component - side
                region = min(side, rest, key=lambda cells: (len(cells), min(cells)))
                bridges.append(Bridge(edge, region))
        return components, bridges


def bridge_rule(position: Position, bridge: Bridge) -> str:
    """The rule by which a bridge has to stay closed."""
    return parity_name(position.layout, bridge.region, [bridge.edge])
