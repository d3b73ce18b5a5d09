"""What many techniques ask of a position: where a digit can go, which cells have few digits left."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations

from whygrid.engine.state import once_per_position
from whygrid.genres.sudoku.marks import Marks

Cell = tuple[int, int]
"""A cell and the mask of its digits."""


@once_per_position
def holders(state: Marks) -> Iterable[int]:
    """For each digit, from 0 on, a mask over the cells that may hold it."""
    n, places, found = state.size, state.places, []
    for digit in range(n):
        cells = 0
        for row in places[n * n - n + digit :: -n]:
            cells = cells << n | row
        found.append(cells)
    return found


@once_per_position
def cells_with_two(state: Marks) -> Iterable[Cell]:
    """The cells with two digits left."""
    pairs = _masks_of(state.size, 2)
    return [(cell, mask) for cell, mask in enumerate(state.candidates) if mask in pairs]


@once_per_position
def cells_with_three(state: Marks) -> Iterable[Cell]:
    """The cells with three digits left."""
    triples = _masks_of(state.size, 3)
    return [(cell, mask) for cell, mask in enumerate(state.candidates) if mask in triples]


@once_per_position
def cells_by_pair(state: Marks) -> Iterable[tuple[int, int]]:
    """For each pair of digits that is all that is left of some cells these cells; both as masks."""
    found: dict[int, int] = {}
    for cell, mask in cells_with_two(state):
        found[mask] = found.get(mask, 0) | 1 << cell
    return found.items()


def pairs_of_places(state: Marks, digit: int) -> list[tuple[int, int, int]]:
    """The houses with just two places for a digit, and these cells."""
    n, houses, pairs = state.size, state.shape.houses, _masks_of(state.size, 2)
    found = []
    for house, places in enumerate(state.places[digit - 1 :: n]):
        if places in pairs:
            cells = houses[house].cells
            found.append((house, cells[(places & -places).bit_length() - 1], cells[places.bit_length() - 1]))
    return found


@cache
def _masks_of(size: int, number: int) -> frozenset[int]:
    """The masks of so many digits."""
    return frozenset(sum(1 << digit for digit in digits) for digits in combinations(range(size), number))
