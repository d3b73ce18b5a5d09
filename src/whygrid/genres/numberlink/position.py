"""The position that Numberlink techniques look at: which edges are drawn, closed or still open."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from whygrid.budget import Budget
from whygrid.engine.state import State
from whygrid.genres.numberlink.crossings import first_crossing, order_name, what_keeps_them
from whygrid.genres.numberlink.facts import closed, drawn, edge_of, givens_of
from whygrid.genres.numberlink.family import chain_name
from whygrid.genres.numberlink.model import CLOSED, DRAWN, OPEN, Board, Layout, chains_of
from whygrid.genres.numberlink.outlook import Outlook
from whygrid.genres.numberlink.regions import (
    border_of,
    fence_name,
    parity_name,
    region_name,
    separated,
    some_path_out_of,
)
from whygrid.genres.numberlink.rules import cell_rule, rules_of
from whygrid.genres.numberlink.words import (
    dead_end,
    region_said,
    shut_in_at,
    too_many,
    unbalanced,
    would_cross,
    wrong_chain,
)
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple
from whygrid.voice.message import Cells, message


class Bridge(NamedTuple):
    """An open edge that is the only way between `region` and the rest."""

    edge: int
    region: frozenset[int]


Passages = tuple[Sequence[frozenset[int]], Sequence[Bridge]]


class Enclosure(NamedTuple):
    """The cells that a path can reach from one of its ends, and the lines of other paths around them."""

    label: str
    region: frozenset[int]
    fences: tuple[tuple[int, ...], ...]


def position_of(board: Board, known: Iterable[Literal]) -> Position:
    """The position of a board in which these facts are known."""
    return Position(board.layout, known, givens_of(board))


class Position(State):
    """What is drawn and closed so far: `lines` has DRAWN, CLOSED or OPEN for each edge.

    left       for each cell how many of its edges are open
    lacking    how many lines it lacks, if it gets as many as it may have; below 0 it has too many
    """

    def __init__(
        self, layout: Layout, known: Iterable[Literal] = (), given: Collection[Literal] = frozenset()
    ) -> None:
        """`given` is what can't be otherwise in another solution either."""
        self.layout = layout
        self.given = frozenset(given)
        self.lines = [OPEN] * len(layout.edges)
        self.left = list(map(len, layout.edges_of))
        self.lacking = list(map(self.degree, range(len(layout.ends))))
        self._outlook: Outlook | None = None
        self._chains: Mapping[int, list[int]] | None = None
        self._passages: Passages | None = None
        super().__init__(rules_of(layout), known)

    def placed(self, fact: int) -> None:
        """Note a drawn or closed edge."""
        edge, status = edge_of(fact)
        before = self.lines[edge]
        self.lines[edge] = status
        for cell in self.layout.edges[edge]:
            self.left[cell] -= before == OPEN
            self.lacking[cell] += (before == DRAWN) - (status == DRAWN)
        self._outlook = self._chains = self._passages = None

    @property
    def outlook(self) -> Outlook:
        """This position to look ahead from."""
        if self._outlook is None:
            self._outlook = Outlook(self.layout, self.lines)
        return self._outlook

    def settles(self, literal: Literal) -> int:
        """How many edges would be settled at once if this fact held."""
        return self.outlook.after(*edge_of(literal)).settled

    def proved(self, solution: Collection[Literal], budget: Budget) -> Sequence[Deduction]:
        """Deductions of some open edges by suppositions; of one by lemmas where these lead too far."""
        from whygrid.genres.numberlink.lemmas import by_lemmas
        from whygrid.genres.numberlink.trials import by_trials

        found = by_trials(self.layout, self.lines, set(solution), budget)
        own = None if found else by_lemmas(self.layout, self.lines, set(solution), budget)
        return found if own is None else [own]

    def shorter(self, deduction: Deduction) -> Deduction | None:
        """A trial told anew, if that is shorter; None where there is no native search."""
        from whygrid.genres.numberlink.trials import shorter

        return shorter(self.layout, self.lines, deduction)

    def having(self, edges: Iterable[int], status: int) -> list[int]:
        """Those of some edges that are drawn, closed or open."""
        lines = self.lines
        return [edge for edge in edges if lines[edge] == status]

    def degree(self, cell: int) -> int:
        """How many lines meet in a cell at the most."""
        return 1 if self.layout.ends[cell] else 2

    def chains(self) -> Mapping[int, list[int]]:
        """For each tip, a cell where a line may go on, the cells from there to the other end of its chain."""
        if self._chains is None:
            found = {chain[0]: chain for chain in chains_of(self.layout, self.lines)}
            found |= {chain[-1]: chain[::-1] for chain in found.values()}
            lonely = (cell for cell, label in enumerate(self.layout.ends) if label and cell not in found)
            self._chains = found | {cell: [cell] for cell in lonely}
        return self._chains

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
        if not self._has_easy_moves():  # the wide view is for positions in which nothing else is left
            yield from self._cut_off()
            yield from self._enclosed()
            yield from self._crossed()

    def _has_easy_moves(self) -> bool:
        for cell, (left, lacking) in enumerate(zip(self.left, self.lacking, strict=True)):
            needed = self.layout.cover or bool(self.layout.ends[cell]) or lacking == 1
            if left and (lacking <= 0 or (left <= lacking and needed)):
                return True
        return False

    def _torn_edges(self) -> Iterator[Deduction]:
        for edge, name in enumerate(self.layout.edge_names):
            both = (drawn(edge), closed(edge))
            if self.truth[both[0]] == self.truth[both[1]] == -1:
                reason = message("numberlink/neither", edge=Cells((name,)))
                yield Deduction("contradiction", (), (-both[0], -both[1]), (name,), reason)

    def _wrong_cells(self) -> Iterator[Deduction]:
        layout = self.layout
        for cell, (left, lacking) in enumerate(zip(self.left, self.lacking, strict=True)):
            if 0 <= lacking <= left:
                continue
            degree, edges = self.degree(cell), layout.edges_of[cell]
            lines = self.having(edges, DRAWN)
            needed = degree if layout.cover or layout.ends[cell] or lines else 0
            if lacking < 0:
                premises = tuple(map(drawn, lines[: degree + 1]))
                reason = too_many(layout, cell)
            elif len(lines) + left < needed:
                leading = tuple(map(drawn, lines[: degree - 1])) if not layout.cover else ()
                premises = (*leading, *map(closed, self.having(edges, CLOSED)))
                reason = dead_end(layout, self.lines, cell)
            else:
                continue
            yield Deduction("contradiction", (), premises, (cell_rule(layout, cell),), reason)

    def _wrong_chains(self) -> Iterator[Deduction]:
        layout = self.layout
        for chain in chains_of(layout, self.lines):
            ends = layout.ends[chain[0]], layout.ends[chain[-1]]
            if chain[0] == chain[-1]:
                name = chain_name(layout, "loop", chain[:-1])
            elif all(ends) and ends[0] != ends[1]:
                name = chain_name(layout, "path", chain)
            else:
                continue
            reason = wrong_chain(layout, chain)
            yield Deduction("contradiction", (), self.along(chain), (name,), reason)

    def _cut_off(self) -> Iterator[Deduction]:
        """Regions that too few ways leave, or none although lines have to."""
        layout = self.layout
        components, bridges = self.passages()
        for region in components:
            demand = separated(layout, region)
            premises = self.walls(region)
            if demand:
                where, label = region_said(layout, region), some_path_out_of(layout, region)
                reason = (
                    message("numberlink/no-way-left", label=label, region=where)
                    if label
                    else message("numberlink/no-way-left-of-some", region=where)
                )
                yield Deduction("contradiction", (), premises, (region_name(layout, region),), reason)
            elif layout.cover and self._surplus(region):
                reason = unbalanced(layout, region)
                yield Deduction("contradiction", (), premises, (region_name(layout, region),), reason)
        for bridge in bridges:
            demand = separated(layout, bridge.region)
            if demand > 1:
                reason = message(
                    "numberlink/too-many-by-one-way",
                    n=demand,
                    region=region_said(layout, bridge.region),
                    edge=Cells((layout.edge_names[bridge.edge],)),
                )
                rule = region_name(layout, bridge.region)
                yield Deduction("contradiction", (), self.walls(bridge.region), (rule,), reason)

    def _enclosed(self) -> Iterator[Deduction]:
        """Paths that other paths keep from their other ends."""
        chains = self.chains()
        for label, ends in self.layout.pairs.items():
            for end in ends:
                found = self.enclosure(chains, label, end)
                if found is not None:
                    reason = shut_in_at(self.layout, label, chains[end][-1])
                    yield Deduction("contradiction", (), self.around(found), (self.fence(found),), reason)

    def _crossed(self) -> Iterator[Deduction]:
        """Paths that would have to cross."""
        found = first_crossing(self.layout, self.lines)
        kept = None if found is None else what_keeps_them(self.layout, found)
        if found is not None and kept is not None:
            shut, lines = map(sorted, kept)
            premises = (*map(closed, shut), *map(drawn, lines))
            reason = would_cross(*found.labels)
            yield Deduction("contradiction", (), premises, (order_name(self.layout, found),), reason)

    def enclosure(
        self, chains: Mapping[int, list[int]], label: str, end: int, without: int = -1
    ) -> Enclosure | None:
        """What encloses a path on the side of one of its ends; None when it can get to the other one."""
        layout, lines = self.layout, self.lines
        start = chains[end]
        if layout.ends[start[-1]] and len(start) > 1:
            return None
        region = set(start)
        queue = [start[-1]]
        fences: dict[int, tuple[int, ...]] = {}
        for cell in queue:
            for edge in layout.edges_of[cell]:
                other = layout.across(edge, cell)
                if lines[edge] != OPEN or edge == without or other in region:
                    continue
                chain = chains.get(other)
                if chain is None:
                    if self.having(layout.edges_of[other], DRAWN):
                        return None  # it has its lines; easier techniques close this edge first
                    region.add(other)
                    queue.append(other)
                elif layout.ends[chain[-1]] == label:
                    return None
                elif layout.ends[chain[-1]]:
                    fences[other] = tuple(chain)
                elif layout.ends[other]:
                    return None
                else:
                    region.update(chain)
                    queue += [other, chain[-1]]
        if all(place in region for place in layout.pairs[label]):
            return None  # an end with too many lines, which is told elsewhere
        fenced = {cell for chain in fences.values() for cell in chain}
        if not region.isdisjoint(fenced):
            return None
        for edge, cell in border_of(layout, region):
            # Cells that have their lines may have open edges until easier techniques close them.
            if lines[edge] != CLOSED and edge != without and layout.across(edge, cell) not in fenced:
                return None
        return Enclosure(label, frozenset(region), tuple(fences[cell] for cell in sorted(fences)))

    def around(self, found: Enclosure) -> tuple[Literal, ...]:
        """What encloses a path, as facts: closed edges and lines of other paths."""
        fenced = {cell for cells in found.fences for cell in cells}
        walls = (
            closed(edge)
            for edge, cell in border_of(self.layout, found.region)
            if self.lines[edge] == CLOSED and self.layout.across(edge, cell) not in fenced
        )
        lines = (literal for cells in found.fences for literal in self.along(list(cells)))
        return (*walls, *dict.fromkeys(lines))

    def fence(self, found: Enclosure) -> str:
        """The rule about an enclosure."""
        return fence_name(self.layout, found.label, found.region, found.fences)

    def _surplus(self, region: frozenset[int]) -> int:
        """How many more line ends dark cells need than light cells."""
        return sum(self.degree(cell) * (1 if self.layout.dark(cell) else -1) for cell in region)

    def passages(self) -> Passages:
        """The parts of the board that closed edges separate, and the open edges that would separate more."""
        if self._passages is None:
            self._passages = self._passages_found()
        return self._passages

    def _passages_found(self) -> Passages:
        layout, lines = self.layout, self.lines
        ways = [
            [(edge, other) for edge, other in ways_of if lines[edge] != CLOSED] for ways_of in layout.ways
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
