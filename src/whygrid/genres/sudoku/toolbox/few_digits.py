"""What many techniques ask of a position: where a digit can go, which cells have few digits left."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations

from whygrid.engine.state import once_per_position
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import Shape

Cell = tuple[int, int]
"""A cell and the mask of its digits."""
Pairs = tuple[tuple[int, int, int], ...]
"""Houses, each with two of its cells."""


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


def pairs_of_places(state: Marks, digit: int) -> Pairs:
    """The houses with just two places for a digit, and these cells."""
    return pairs_among(state.shape, tuple(state.places[digit - 1 :: state.size]))


@lru_cache(maxsize=1 << 12)
def pairs_among(shape: Shape, places: tuple[int, ...]) -> Pairs:
    """The houses of which two places are given here, one mask for each house, and these cells."""
    found, pairs = [], _masks_of(shape.size, 2)
    for house, mask in zip(shape.houses, places, strict=True):
        if mask in pairs:
            low, high = (mask & -mask).bit_length() - 1, mask.bit_length() - 1
            found.append((house.index, house.cells[low], house.cells[high]))
    return tuple(found)


@cache
def _masks_of(size: int, number: int) -> frozenset[int]:
    """The masks of so many digits."""
    return frozenset(sum(1 << digit for digit in digits) for digits in combinations(range(size), number))
