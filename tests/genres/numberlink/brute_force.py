"""Numberlink by brute force: every way to draw paths one after the other, and nothing clever."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from whygrid.genres.numberlink.model import Layout

Solution = frozenset[frozenset[int]]


def solutions(layout: Layout) -> set[Solution]:
    """All solutions, each as the set of its lines, each line as the set of its two cells."""
    found = set(_fill(layout, list(layout.pairs.values()), frozenset()))
    return {frozenset(lines) for lines, used in found if not layout.cover or len(used) == len(layout.ends)}


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
