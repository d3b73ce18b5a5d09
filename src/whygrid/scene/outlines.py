"""The outline of some cells: where it runs, inside of their borders."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from whygrid.scene.marks import CellPlace, Point

INSET = 0.09
"""How far an outline keeps away from the borders of its cells."""


def strokes_around(cells: Collection[CellPlace], inset: float = INSET) -> Iterator[tuple[Point, Point]]:
    """The straight pieces of the outline of some cells.

    >>> len(list(strokes_around([(0, 0), (0, 1)])))
    6
    """
    inside = set(cells)
    for row, column in cells:
        for down, across in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            if (row + down, column + across) not in inside:
                yield _side(inside, (row, column), down, across, inset)


def _side(
    inside: set[CellPlace], cell: CellPlace, down: int, across: int, inset: float
) -> tuple[Point, Point]:
    """One side of a cell: it ends before the next border, or goes on to where the outline does."""
    row, column = cell
    ends = []
    for way in (-1, 1):
        along = (row + (way if across else 0), column + (way if down else 0))
        ahead = (along[0] + down, along[1] + across)
        reach = 0.5 - inset if along not in inside else 0.5 + inset if ahead in inside else 0.5
        ends.append(way * reach)
    offset = 0.5 - inset
    first, last = (
        Point(
            row + 0.5 + (down * offset if down else end),
            column + 0.5 + (across * offset if across else end),
        )
        for end in ends
    )
    return first, last
