"""Numberlink by brute force: every way to draw paths one after the other, and nothing clever."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from whygrid.genres.numberlink.model import Layout

Solution = frozenset[frozenset[int]]


def solutions(layout: Layout) -> set[Solution]:
    """All solutions, each as the set of its lines, each line as the set of its two cells.

    Loose ends are joined in all ways there are.
    """
    labelled = list(layout.pairs.values())
    found = {way for pairs in _pairings(layout.loose) for way in _fill(layout, labelled + pairs, frozenset())}
    return {frozenset(lines) for lines, used in found if not layout.cover or len(used) == len(layout.ends)}


def _pairings(cells: list[int]) -> Iterator[list[tuple[int, int]]]:
    if not cells:
        yield []
        return
    first, *others = cells
    for other in others:
        for rest in _pairings([cell for cell in others if cell != other]):
            yield [(first, other), *rest]


def _fill(
    layout: Layout, pairs: list[tuple[int, int]], used: frozenset[int]
) -> Iterator[tuple[Solution, frozenset[int]]]:
    if not pairs:
        yield frozenset(), used
        return
    for path in _paths(layout, pairs[0][1], [pairs[0][0]], used):
        mine = frozenset(frozenset(pair) for pair in pairwise(path))
        for lines, covered in _fill(layout, pairs[1:], used | frozenset(path)):
            yield mine | lines, covered


def _paths(layout: Layout, goal: int, path: list[int], used: frozenset[int]) -> Iterator[list[int]]:
    here = path[-1]
    if here == goal:
        yield path
        return
    for edge in layout.edges_of[here]:
        cell = layout.across(edge, here)
        if cell not in used and cell not in path and (not layout.ends[cell] or cell == goal):
            yield from _paths(layout, goal, [*path, cell], used)
