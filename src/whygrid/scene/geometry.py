"""Where things stand on a board, in units of cells: the slots of a cell, and the points of an arrow."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from whygrid.scene.marks import Arrow, CellPlace, Point

MARGIN = 0.07
"""How far slots keep away from the borders of their cell."""


def middle_of(cell: CellPlace) -> Point:
    """The middle of a cell."""
    return Point(cell[0] + 0.5, cell[1] + 0.5)


def pitch_of(slots: int) -> float:
    """How far the middles of neighbouring slots are from each other.

    >>> round(pitch_of(3), 3)
    0.287
    """
    return (1 - 2 * MARGIN) / slots


def slot_point(cell: CellPlace, slot: int, slots: int) -> Point:
    """The middle of a slot."""
    down, across = divmod(slot, slots)
    pitch = pitch_of(slots)
    return Point(cell[0] + MARGIN + (down + 0.5) * pitch, cell[1] + MARGIN + (across + 0.5) * pitch)


def slot_at(point: Point, slots: int) -> int:
    """The slot that a point inside a cell is in, or is nearest to."""
    pitch = pitch_of(slots)
    down, across = int((point.row % 1 - MARGIN) / pitch), int((point.column % 1 - MARGIN) / pitch)
    return min(max(down, 0), slots - 1) * slots + min(max(across, 0), slots - 1)


def distance(one: Point, two: Point) -> float:
    """How far two points are from each other."""
    return hypot(two.row - one.row, two.column - one.column)


def towards(start: Point, end: Point, length: float) -> Point:
    """The point so far from the start in the direction of the end."""
    share = length / (distance(start, end) or 1.0)
    return Point(
        start.row + (end.row - start.row) * share, start.column + (end.column - start.column) * share
    )


def along(arrow: Arrow, steps: int) -> Iterator[Point]:
    """Points of an arrow from its start to its end, both included."""
    for step in range(steps + 1):
        yield on_curve(arrow.start, arrow.via, arrow.end, step / steps)


def on_curve(start: Point, via: Point | None, end: Point, share: float) -> Point:
    """The point that is so far along a line, or a curve that bends towards `via`.

    >>> on_curve(Point(0, 0), Point(2, 1), Point(0, 2), 0.5)
    Point(row=1.0, column=1.0)
    """
    rest = 1 - share
    if via is None:
        return Point(rest * start.row + share * end.row, rest * start.column + share * end.column)
    one, two, three = rest * rest, 2 * rest * share, share * share
    return Point(
        one * start.row + two * via.row + three * end.row,
        one * start.column + two * via.column + three * end.column,
    )
