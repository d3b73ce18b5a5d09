"""Arrows from candidate to candidate that go round what is written, as far as that can be.

An arrow begins and ends beside its candidates. Between them it is straight or bends to one side: of a few
curves the one that covers least is taken, and of those that cover the same the straightest.

        3 ──╮      the straight way would go through the 5
          5 │
            ▼
            7
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import ceil, inf

from whygrid.records import NamedTuple
from whygrid.scene.geometry import distance, middle_of, on_curve, pitch_of, slot_at, slot_point, towards
from whygrid.scene.marks import Arrow, CellPlace, Kind, Point, SmallText, Text

BENDS = (0.0, 0.3, -0.3, 0.6, -0.6, 0.95, -0.95, 1.4, -1.4)
"""How far the point towards which an arrow bends is from the straight way, in cells, on either side."""
PLACES = (0.5, 0.12, 0.88)
"""Where on its way it may bend: in the middle, or near an end, to come or go by another side."""
STEEPEST = 0.8
"""An arrow bends no more than by this share of its length."""
HOP = 0.5
"""How far one bends that goes from a candidate to the next one in its cell."""
STEP = 0.1
"""How far apart, in cells, the points are at which it is looked what an arrow covers."""
BESIDE_TEXT = 0.33
"""How far arrows keep away from the middle of a cell in which something is written large."""

SHORTEST = 0.15
"""How long, in cells, a straight arrow is at least."""

EDGE = 0.05
"""How far arrows keep away from the edge of the board, if they can."""

# What it costs to go through something, for a whole cell of way.
_TEXT, _MARKED, _PLAIN, _OTHER_ARROW, _EDGE, _OUTSIDE = 9.0, 30.0, 3.5, 1.2, 6.0, 1000.0
_BENT = 0.35
"""What it costs to bend by a cell."""


class Node(NamedTuple):
    """One end of a link: a slot of a cell, or with None what is written large in it."""

    cell: CellPlace
    slot: int | None


class Router:
    """Finds the ways of arrows over one board."""

    def __init__(self, rows: int, columns: int, slots: int, written: Iterable[Text | SmallText]) -> None:
        self.size = rows, columns
        self.slots = slots
        self.texts: set[CellPlace] = set()
        self.small: dict[Node, float] = {}
        for mark in written:
            if isinstance(mark, Text):
                self.texts.add(mark.cell)
            else:
                plain = mark.tone in ("plain", "dim")
                self.small[Node(mark.cell, mark.slot)] = _PLAIN if plain else _MARKED
        self.taken: set[tuple[int, int]] = set()

    def arrow(self, start: Node, end: Node, link: Kind) -> Arrow:
        """The arrow from one node to another."""
        first, last = self._point(start), self._point(end)
        room = self._room(start), self._room(end)
        best, found = inf, None
        for place, bend in _bends(distance(first, last), sum(room)):
            left = best - _BENT * abs(bend)
            if left <= 0:
                break  # those that bend still more can't be better
            via = _beside(first, last, place, bend) if bend else None
            ends = towards(first, via or last, room[0]), towards(last, via or first, room[1])
            arrow = Arrow(*ends, link=link, via=via)
            cost = self._cost(arrow, (start, end), left)
            if found is None or cost < left:
                best, found = cost + _BENT * abs(bend), arrow
        assert found is not None, "there is always a way"
        self.taken.update(_squares(found))
        return found

    def _point(self, node: Node) -> Point:
        return middle_of(node.cell) if node.slot is None else slot_point(node.cell, node.slot, self.slots)

    def _room(self, node: Node) -> float:
        """How far an arrow keeps away from the middle of a node."""
        return BESIDE_TEXT if node.slot is None else 0.56 * pitch_of(self.slots)

    def _cost(self, arrow: Arrow, ends: tuple[Node, Node], limit: float) -> float:
        """What an arrow covers, or something above the limit."""
        bent = arrow.via or arrow.end
        length = distance(arrow.start, bent) + distance(bent, arrow.end)
        steps = max(ceil(length / STEP), 2)
        share = length / (steps + 1)
        cost = 0.0
        for step in range(steps + 1):
            cost += share * self._cost_at(on_curve(arrow.start, arrow.via, arrow.end, step / steps), ends)
            if cost > limit:
                break
        return cost

    def _cost_at(self, point: Point, ends: tuple[Node, Node]) -> float:
        rows, columns = self.size
        inside = min(point.row, point.column, rows - point.row, columns - point.column)
        if inside < EDGE:
            return _EDGE if inside > 0 else _OUTSIDE
        cost = _OTHER_ARROW if _square(point) in self.taken else 0.0
        cell = int(point.row), int(point.column)
        if cell in self.texts:
            apart = distance(point, middle_of(cell)) / BESIDE_TEXT
            return cost + (_TEXT * (1.2 - apart) if apart < 1 and Node(cell, None) not in ends else 0.0)
        node = Node(cell, slot_at(point, self.slots))
        if node in self.small and node not in ends:
            apart = distance(point, self._point(node)) / (0.5 * pitch_of(self.slots))
            cost += self.small[node] * (1.2 - apart) if apart < 1 else 0.0
        return cost


def _bends(length: float, room: float) -> Iterator[tuple[float, float]]:
    """Where on the way an arrow of this length may bend, and how far; `room` is what its ends keep free."""
    if length < room + SHORTEST:  # between neighbours only one that bends can be seen
        yield from ((0.5, bend) for bend in (HOP, -HOP))
        return
    for bend in BENDS:
        if abs(bend) <= STEEPEST * length:
            yield from ((place, bend) for place in (PLACES if bend and length > 1 else PLACES[:1]))


def _beside(start: Point, end: Point, place: float, bend: float) -> Point:
    """The point that is at this place on the straight way, and so far to its side."""
    length = distance(start, end) or 1.0
    down, across = (end.row - start.row) / length, (end.column - start.column) / length
    on_way = on_curve(start, None, end, place)
    return Point(on_way.row - across * bend, on_way.column + down * bend)


def _square(point: Point) -> tuple[int, int]:
    """The small square that a point is in."""
    return int(point.row * 8), int(point.column * 8)


def _squares(arrow: Arrow) -> Iterator[tuple[int, int]]:
    """The squares that an arrow goes through, without those at its ends, where others may begin as well."""
    for step in range(4, 17):
        yield _square(on_curve(arrow.start, arrow.via, arrow.end, step / 20))
