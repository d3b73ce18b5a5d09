"""Looking ahead: what drawing or closing an edge would settle at once, or whether it can't be.

This does in plain lists what the techniques about cells and chains do in words, so that a technique can look
at every open edge and tell about the few that matter.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from whygrid.genres.numberlink.model import CLOSED, DRAWN, OPEN, Layout, chains_of


class Outlook:
    """A position to look ahead from."""

    def __init__(self, layout: Layout, lines: Sequence[int]) -> None:
        self.layout = layout
        self.lines = list(lines)
        self.left = [sum(lines[edge] == OPEN for edge in edges) for edges in layout.edges_of]
        self.lacking = [
            (1 if layout.ends[cell] else 2) - sum(lines[edge] == DRAWN for edge in edges)
            for cell, edges in enumerate(layout.edges_of)
        ]
        self.tip = list(range(len(layout.ends)))  # for each end of a chain the other one
        for chain in chains_of(layout, lines):
            self.tip[chain[0]], self.tip[chain[-1]] = chain[-1], chain[0]

    def copy(self) -> Outlook:
        """An independent copy."""
        twin = Outlook.__new__(Outlook)
        twin.layout = self.layout
        twin.lines, twin.left = self.lines[:], self.left[:]
        twin.lacking, twin.tip = self.lacking[:], self.tip[:]
        return twin

    def settled_by(self, edge: int, status: int) -> tuple[int, bool]:
        """How many edges are settled when this one is drawn or closed, and whether that is impossible."""
        return self.copy().settle([(edge, status)])

    def settle(self, queue: list[tuple[int, int]]) -> tuple[int, bool]:
        """Draw and close edges with all that follows in cells and chains."""
        lines = self.lines
        done = 0
        while queue:
            edge, status = queue.pop(0)
            if lines[edge] == status:
                continue
            if lines[edge] != OPEN:
                return done, True
            lines[edge] = status
            done += 1
            cells = self.layout.edges[edge]
            for cell in cells:
                self.left[cell] -= 1
                self.lacking[cell] -= status == DRAWN
            if status == DRAWN and not self._join(*cells, queue):
                return done, True
            for cell in cells:
                if not self._look_at(cell, queue):
                    return done, True
        return done, False

    def _open(self, cell: int) -> Iterable[int]:
        return [edge for edge in self.layout.edges_of[cell] if self.lines[edge] == OPEN]

    def _look_at(self, cell: int, queue: list[tuple[int, int]]) -> bool:
        left, lacking = self.left[cell], self.lacking[cell]
        layout = self.layout
        if lacking < 0:
            return False
        if lacking == 0:
            queue.extend((edge, CLOSED) for edge in self._open(cell))
        elif layout.cover or layout.ends[cell] or lacking == 1:
            if left < lacking:
                return False
            if left == lacking:
                queue.extend((edge, DRAWN) for edge in self._open(cell))
        elif left == 1:
            queue.extend((edge, CLOSED) for edge in self._open(cell))
        return True

    def _join(self, first: int, second: int, queue: list[tuple[int, int]]) -> bool:
        """Make one chain of two; False for a loop or a wrong joint."""
        ends, tip = self.layout.ends, self.tip
        one, other = tip[first], tip[second]
        if one == second or (ends[one] and ends[other] and ends[one] != ends[other]):
            return False
        tip[one], tip[other] = other, one
        for cell in (one, other):
            if self.lacking[cell]:
                for edge in self._open(cell):
                    beside = self.layout.across(edge, cell)
                    far = tip[beside]
                    label, theirs = ends[tip[cell]], ends[far]
                    loop = far == cell and not ends[cell]
                    wrong = label and theirs and label != theirs and self._is_tip(beside)
                    if loop or wrong:
                        queue.append((edge, CLOSED))
        return True

    def _is_tip(self, cell: int) -> bool:
        return self.lacking[cell] > 0 and (bool(self.layout.ends[cell]) or self.lacking[cell] == 1)
