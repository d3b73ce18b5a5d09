"""Looking ahead: what drawing or closing an edge would settle at once, or whether it can't be.

This does in plain lists what the techniques about cells and chains do in words, so that a technique can look
at every open edge and tell about the few that matter. Where the native module is there, it does the same
(`native/links/outlook.hpp`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from whygrid.genres.numberlink.model import CLOSED, DRAWN, OPEN, Layout, chains_of
from whygrid.genres.numberlink.terrain import terrain_of
from whygrid.kernels import NATIVE
from whygrid.kernels.links import look_ahead
from whygrid.records import NamedTuple

if TYPE_CHECKING:
    from whygrid.kernels._native import LinkOutlook


class Prospect(NamedTuple):
    """What would follow: in how many waves, how many edges would be settled, and whether that is possible."""

    waves: int
    settled: int
    possible: bool


class Outlook:
    """A position to look ahead from."""

    def __init__(self, layout: Layout, lines: Sequence[int]) -> None:
        self.layout = layout
        self.lines = list(lines)
        self.left = [0] * len(layout.ends)
        self.lacking = [1 if label else 2 for label in layout.ends]
        for (first, second), status in zip(layout.edges, lines, strict=True):
            if status == OPEN:
                self.left[first] += 1
                self.left[second] += 1
            elif status == DRAWN:
                self.lacking[first] -= 1
                self.lacking[second] -= 1
        self.tip = list(range(len(layout.ends)))  # for each end of a chain the other one
        for chain in chains_of(layout, lines):
            self.tip[chain[0]], self.tip[chain[-1]] = chain[-1], chain[0]

    def copy(self) -> Outlook:
        """An independent copy."""
        copied = Outlook.__new__(Outlook)
        copied.layout = self.layout
        copied.lines, copied.left = self.lines[:], self.left[:]
        copied.lacking, copied.tip = self.lacking[:], self.tip[:]
        return copied

    def after(self, edge: int, status: int) -> Prospect:
        """What follows when this edge is drawn or closed."""
        if NATIVE and not self.layout.loose:  # natively no end is without a label
            return Prospect(*self._native.after(edge, status))
        return self.copy().settle([(edge, status)])

    def on_every_route(self, end: int) -> list[int]:
        """The open edges that the path from an end can't do without on its way to its other end."""
        if NATIVE and not self.layout.loose:
            return self._native.on_every_route(end)
        return self.plainly_on_every_route(end)

    def plainly_on_every_route(self, end: int) -> list[int]:
        """The same without the native module."""
        found = []
        left = self._route(end)
        while left:
            edge = left[0]
            other = set(self._route(end, without=edge))
            if not other:
                found.append(edge)
            left = [another for another in left[1:] if not other or another in other]
        return found

    def _route(self, end: int, without: int = -1) -> list[int]:
        """The open edges along some way of a path to its other end; empty when there is none."""
        ends, tip, lines = self.layout.ends, self.tip, self.lines
        came: dict[int, tuple[int, int]] = {tip[end]: (-1, -1)}
        queue = [tip[end]]
        for cell in queue:
            for edge, other in self.layout.ways[cell]:
                if lines[edge] != OPEN or other in came or edge == without:
                    continue
                far = tip[other]
                if ends[far] == ends[end] and end not in (other, far):
                    found = [edge]
                    while came[cell][0] >= 0:
                        edge, cell = came[cell]
                        found.append(edge)
                    return found
                if ends[far] or ends[other]:
                    continue
                came[other] = (edge, cell)
                queue.append(other)
                if far not in came:
                    came[far] = (edge, cell)  # along the chain, by the same edge
                    queue.append(far)
        return []

    @cached_property
    def _native(self) -> LinkOutlook:
        return look_ahead(terrain_of(self.layout), self.lines, self.left, self.lacking, self.tip)

    def settle(self, wave: list[tuple[int, int]]) -> Prospect:
        """Draw and close edges with all that follows in cells and chains.

        All that follows at once makes the next wave, so that nothing depends on the order of edges.
        """
        waves = settled = 0
        while wave:
            waves += 1
            cells: set[int] = set()
            possible = True
            for edge, status in wave:
                now = self.lines[edge]
                if now != OPEN:
                    possible &= now == status
                    continue
                settled += 1
                self.lines[edge] = status
                first, second = self.layout.edges[edge]
                cells |= {first, second}
                for cell in (first, second):
                    self.left[cell] -= 1
                    self.lacking[cell] -= status == DRAWN
                if status == DRAWN:
                    cells |= {self.tip[first], self.tip[second]}
                    possible &= self._join(first, second)
            wave = []
            for cell in cells:
                possible &= self._look_at(cell, wave)
            if not possible:
                return Prospect(waves, settled, False)
        return Prospect(waves + 1, settled, self._ways_left())

    def _ways_left(self) -> bool:
        """Whether every path still has a way between its ends that no other path is in."""
        lines, tip, ends, ways = self.lines, self.tip, self.layout.ends, self.layout.ways
        part = [-1] * len(ends)  # which cells hang together that no path has for itself yet
        for root, lacking in enumerate(self.lacking):
            if part[root] >= 0 or not lacking or ends[root] or ends[tip[root]]:
                continue
            part[root] = root
            queue = [root]
            for cell in queue:
                if part[tip[cell]] < 0:
                    part[tip[cell]] = root
                    queue.append(tip[cell])
                for edge, other in ways[cell]:
                    free = self.lacking[other] and not ends[other] and not ends[tip[other]]
                    if lines[edge] == OPEN and part[other] < 0 and free:
                        part[other] = root
                        queue.append(other)
        for first, last in self.layout.pairs.values():
            one, goal = tip[first], tip[last]
            if one == last:
                continue
            around = {part[other] for edge, other in ways[one] if lines[edge] == OPEN} - {-1}
            if not any(
                other == one or part[other] in around for edge, other in ways[goal] if lines[edge] == OPEN
            ):
                return False
        return True

    def _open(self, cell: int) -> Iterable[int]:
        return [edge for edge in self.layout.edges_of[cell] if self.lines[edge] == OPEN]

    def _look_at(self, cell: int, wave: list[tuple[int, int]]) -> bool:
        """Add what follows at a cell; False when nothing fits it any more."""
        left, lacking = self.left[cell], self.lacking[cell]
        if lacking < 0:
            return False
        if lacking == 0:
            wave.extend((edge, CLOSED) for edge in self._open(cell))
            return True
        if self.layout.cover or self.layout.ends[cell] or lacking == 1:
            if left < lacking:
                return False
            if left == lacking:
                wave.extend((edge, DRAWN) for edge in self._open(cell))
        elif left == 1:
            wave.extend((edge, CLOSED) for edge in self._open(cell))
        if self._is_tip(cell):
            wave.extend((edge, CLOSED) for edge in self._open(cell) if self._must_not_meet(edge, cell))
        return True

    def _must_not_meet(self, edge: int, cell: int) -> bool:
        """Whether a line from a tip across an edge would be a loop, or join different paths."""
        ends, beside = self.layout.ends, self.layout.across(edge, cell)
        if not self._is_tip(beside):
            return False
        label, other = ends[self.tip[cell]], ends[self.tip[beside]]
        loop = self.tip[beside] == cell and not ends[cell]
        return loop or bool(label and other and label != other)

    def _join(self, first: int, second: int) -> bool:
        """Make one chain of two; False for a loop or a wrong joint."""
        ends, tip = self.layout.ends, self.tip
        one, other = tip[first], tip[second]
        if one == second:
            return False
        tip[one], tip[other] = other, one
        return not (ends[one] and ends[other] and ends[one] != ends[other])

    def _is_tip(self, cell: int) -> bool:
        return self.lacking[cell] > 0 and (bool(self.layout.ends[cell]) or self.lacking[cell] == 1)
