"""Paths that would have to cross: their ends alternate around cells that both have to go through.

      A   B          going round the dots, one meets A, B, A, B: a line that joins the As cuts the dots in
    . . . . .        two, with one B on each side
      B   A

A *rim* is the way round such cells, along their outside or along a hole in them. Beside each cell of a rim
are places where there is no passage; from some of them a path comes in. Rims are walked with the left hand on
them, so the places have an order, round and round. Where two paths come in and go out at places of one rim
that alternate, join the places of each outside the cells, by lines that cross once: with the paths these make
two closed lines that cross just once, which closed lines never do.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, pairwise, product
from typing import NamedTuple

from whygrid.genres.numberlink.model import CLOSED, Layout, chains_of
from whygrid.genres.numberlink.regions import border_of, say_spans


class Span(NamedTuple):
    """A way from one tip to the other: for where it comes in and goes out, the rim and the place on it."""

    start: tuple[int, int]
    end: tuple[int, int]


class Crossing(NamedTuple):
    """Two paths that can't both be joined inside a region.

    labels    the two paths
    walls     edges inside the region, or between it and a tip, that are closed
    chains    lines from an end each; those of the two paths lead to the tips at which they go on
    """

    labels: tuple[str, str]
    region: frozenset[int]
    walls: frozenset[int]
    chains: tuple[tuple[int, ...], ...]


def order_name(layout: Layout, found: Crossing) -> str:
    """The name of the rule that two paths would have to cross."""
    walls = " ".join(layout.edge_names[edge] for edge in sorted(found.walls)) or "none"
    along = " / ".join(" ".join(map(layout.name, cells)) for cells in found.chains) or "none"
    labels, cells = " ".join(found.labels), say_spans(layout, found.region)
    return f"order {labels} of {cells} with {walls} closed along {along}"


def what_keeps_them(layout: Layout, found: Crossing) -> tuple[set[int], set[int]] | None:
    """The edges that are closed and the lines that are drawn where two paths would have to cross.

    None where they need not cross.
    """
    lines: set[int] = set()
    passed: set[int] = set()
    tips = {end: end for label in found.labels for end in layout.pairs[label]}
    for cells in found.chains:
        edges = [layout.edge_between.get(pair) for pair in pairwise(cells)]
        if None in edges or not layout.ends[cells[0]] or len(set(cells)) != len(cells):
            return None
        if not passed.isdisjoint(cells):
            return None
        lines.update(edge for edge in edges if edge is not None)
        passed.update(cells)
        if cells[0] in tips:
            if len(cells) > 1 and layout.ends[cells[-1]]:
                return None  # it is joined already
            tips[cells[0]] = cells[-1]
    begun = {cells[0] for cells in found.chains}
    if not passed.isdisjoint(end for end in tips if end not in begun):
        return None
    passed.update(tips)
    if not passed.isdisjoint(found.region) or any(layout.ends[cell] for cell in found.region):
        return None
    closed = {
        edge for edge, cell in border_of(layout, found.region) if layout.across(edge, cell) not in passed
    }
    pairs = [[tips[end] for end in layout.pairs[label]] for label in found.labels]
    for pair in pairs:
        for tip, goal in (pair, pair[::-1]):
            closed.update(
                edge
                for edge, beside in layout.ways[tip]
                if beside not in found.region and (beside not in passed or beside == goal)
            )
    if not closed.isdisjoint(lines):
        return None
    closed |= found.walls
    rims = _Rims(layout, found.region, closed)
    one, other = (rims.spans(*pair) for pair in pairs)
    return (closed, lines) if _cross(one, other) else None


def first_crossing(layout: Layout, lines: Sequence[int]) -> Crossing | None:
    """Two paths that would have to cross in a position, with no more walls than it takes."""
    chains = [tuple(chain) for chain in _labelled(layout, lines)]
    passed = {cell for chain in chains for cell in chain}
    if any(layout.ends[chain[-1]] not in ("", layout.ends[chain[0]]) for chain in chains):
        return None  # two paths are joined, which is wrong already
    tips = {end: tip for chain in chains for end, tip in ((chain[-1], chain[0]), (chain[0], chain[-1]))}
    region = frozenset(range(len(layout.ends))) - passed
    shut = {edge for edge, status in enumerate(lines) if status == CLOSED}
    rims = _Rims(layout, region, shut)
    spans = {
        label: rims.spans(tips[first], tips[last])
        for label, (first, last) in layout.pairs.items()
        if tips[first] != last
        and shut.issuperset(edge for edge, beside in layout.ways[tips[first]] if beside == tips[last])
    }
    for labels in combinations(spans, 2):
        if not _cross(*(spans[label] for label in labels)):
            continue
        beside = region.union(tips[end] for label in labels for end in layout.pairs[label])
        walls = {edge for edge in shut if beside.issuperset(layout.edges[edge])}
        found = Crossing(labels, region, frozenset(walls), tuple(chains))
        if what_keeps_them(layout, found) is None:
            continue  # the lines break a rule already, such as three that meet in a cell
        for wall in sorted(walls):
            less = found._replace(walls=found.walls - {wall})
            if what_keeps_them(layout, less):
                found = less
        return found
    return None


def _labelled(layout: Layout, lines: Sequence[int]) -> Iterator[list[int]]:
    """What is drawn from each end, the end first; a path that is joined once."""
    alone = {cell for cell, label in enumerate(layout.ends) if label}
    for chain in chains_of(layout, lines):
        alone.difference_update((chain[0], chain[-1]))
        if layout.ends[chain[0]] or layout.ends[chain[-1]]:
            yield chain if layout.ends[chain[0]] else chain[::-1]
    yield from ([end] for end in sorted(alone))


def _cross(one: Sequence[Span], other: Sequence[Span]) -> bool:
    """Whether paths would have to cross, whichever of these ways they take."""
    if not one or not other:
        return False
    return all(_alternate(a, b) for a, b in product(one, other))


def _alternate(one: Span, other: Span) -> bool:
    if len({rim for rim, _ in (one.start, one.end, other.start, other.end)}) > 1:
        return False
    low, high = sorted((one.start[1], one.end[1]))
    places = [other.start[1], other.end[1]]
    if low in places or high in places:
        return False
    return sum(low < place < high for place in places) == 1


class _Rims:
    """The rims of the parts of a region; `closed` are the edges in it that are no passages."""

    def __init__(self, layout: Layout, region: Collection[int], closed: Collection[int]) -> None:
        self.compass = layout.compass
        self.closed = closed
        self.region = region
        self.part: dict[int, int] = {}
        self.place: dict[tuple[int, int], tuple[int, int]] = {}  # of a cell and a way from it
        walked: set[tuple[int, int]] = set()
        for cell in sorted(region):
            self._flood(cell)
            for way in range(4):
                if (cell, way) not in walked and self._leads(cell, way):
                    self._walk(cell, way, walked)

    def _leads(self, cell: int, way: int) -> bool:
        edge, beside = self.compass[cell][way]
        return beside in self.region and edge not in self.closed

    def _flood(self, start: int) -> None:
        if start in self.part:
            return
        self.part[start] = start
        queue = [start]
        for cell in queue:
            for edge, beside in self.compass[cell]:
                if beside in self.region and edge not in self.closed and beside not in self.part:
                    self.part[beside] = start
                    queue.append(beside)

    def _walk(self, start: int, first: int, walked: set[tuple[int, int]]) -> None:
        rim, places = len(walked), 0  # some number that no other rim has
        cell, way = start, first
        while (cell, way) not in walked:
            walked.add((cell, way))
            cell = self.compass[cell][way][1]
            way = (way + 3) % 4  # to the left, straight on, to the right, back
            while not self._leads(cell, way):
                self.place[cell, way] = (rim, places)
                places += 1
                way = (way + 1) % 4

    def _doors(self, tip: int) -> Iterator[tuple[int, tuple[int, int]]]:
        """Where a path may come in from a tip: the part, and the place on its rim."""
        for way in range(4):
            edge, cell = self.compass[tip][way]
            if cell in self.region and edge not in self.closed:
                yield self.part[cell], self.place.get((cell, way ^ 2), (-1 - cell, 0))

    def spans(self, one: int, other: int) -> list[Span]:
        """The ways from one tip to another."""
        return [
            Span(start, end)
            for (part, start), (same, end) in product(self._doors(one), self._doors(other))
            if part == same
        ]
