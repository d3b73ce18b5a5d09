"""Regions for jigsaw Sudokus: connected, of one size, and drawn by chance."""

from __future__ import annotations

import random
from collections.abc import Sequence

from whygrid.genres.sudoku.formats.variant_lines import usual_shape

EXCHANGES = 40
"""So many times the number of cells two cells are exchanged, where that leaves regions whole."""


def random_regions(size: int, rng: random.Random) -> list[list[int]]:
    """Connected regions of `size` cells each that cover a board of that size.

    From boxes, or rows where there are none, cells of neighbouring regions are exchanged again and again.
    """
    home = [0] * (size * size)
    for number, box in enumerate(usual_shape(size).boxes):
        for cell in box:
            home[cell] = number
    for _ in range(EXCHANGES * size * size):
        cell = rng.randrange(size * size)
        others = sorted({home[near] for near in neighbours(size, cell)} - {home[cell]})
        if not others:
            continue
        mine, other = home[cell], rng.choice(others)
        beside = [
            two
            for two in range(size * size)
            if home[two] == other
            and two != cell
            and any(home[near] == mine for near in neighbours(size, two))
        ]
        two = rng.choice(beside)
        home[cell], home[two] = other, mine
        if not (is_connected(size, home, mine) and is_connected(size, home, other)):
            home[cell], home[two] = mine, other
    return [[cell for cell, number in enumerate(home) if number == region] for region in range(size)]


def neighbours(size: int, cell: int) -> list[int]:
    """The cells side by side with one."""
    row, column = divmod(cell, size)
    places = ((row, column + 1), (row + 1, column), (row, column - 1), (row - 1, column))
    return [r * size + c for r, c in places if 0 <= r < size and 0 <= c < size]


def is_connected(size: int, home: Sequence[int], region: int) -> bool:
    """Whether one can go from any cell of a region to any other without leaving it."""
    cells = {cell for cell, number in enumerate(home) if number == region}
    reached, queue = set[int](), [min(cells)]
    while queue:
        cell = queue.pop()
        if cell not in reached:
            reached.add(cell)
            queue += [near for near in neighbours(size, cell) if near in cells]
    return reached == cells
