"""A board in the numbers that the search for lemmas takes, with flows that need room.

Two flows run along the paths, in one of them from left to right and in the other from top to bottom; a third
one, where every cell is covered, runs from dark to light cells (see `planar` for what they are good for).
Here the flow that they are measured against is any that has the same sources and sinks: along angles between
ends, and along a line that goes to and fro through all cells.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from whygrid.genres.numberlink.model import Layout
from whygrid.genres.numberlink.planar import corners_of, signs_of
from whygrid.kernels.links import Plane, Terrain


@lru_cache(maxsize=8)
def terrain_of(layout: Layout) -> Terrain:
    """The board in numbers."""
    return Terrain(
        layout.cover,
        tuple(layout.numbers.get(label, -1) for label in layout.ends),
        layout.edges,
        tuple(corners_of(layout)[0]),
        tuple(planes_of(layout)),
    )


def planes_of(layout: Layout) -> list[Plane]:
    """The flows to the right and down, and the balance where it matters."""
    planes = [_along_paths(layout, sign) for sign in signs_of(layout)]
    return planes + _balance(layout) if layout.cover else planes


def _along_paths(layout: Layout, signs: list[int]) -> Plane:
    flow = [0] * len(layout.edges)
    for (first, last), sign in zip(layout.pairs.values(), signs, strict=True):
        cell = first
        while cell != last:
            column, goal = cell % layout.columns, last % layout.columns
            step = (column < goal) - (column > goal) or layout.columns * ((cell < last) - (cell > last))
            flow[layout.edge_between[cell, cell + step]] += sign if step > 0 else -sign
            cell += step
    return Plane(False, tuple(signs), tuple(flow))


def _balance(layout: Layout) -> list[Plane]:
    """One plane; none where dark and light cells do not even balance on the whole board."""
    columns = layout.columns
    to_and_fro = [
        row * columns + (column if row % 2 == 0 else columns - 1 - column)
        for row in range(layout.rows)
        for column in range(columns)
    ]
    flow = [0] * len(layout.edges)
    carried = 0
    for cell, beside in pairwise(to_and_fro):
        carried += (1 if layout.ends[cell] else 2) * (1 if layout.dark(cell) else -1)
        flow[layout.edge_between[cell, beside]] = carried if beside > cell else -carried
    last = to_and_fro[-1]
    if carried + (1 if layout.ends[last] else 2) * (1 if layout.dark(last) else -1):
        return []
    return [Plane(True, tuple(1 if layout.dark(first) else -1 for first, _ in layout.edges), tuple(flow))]
