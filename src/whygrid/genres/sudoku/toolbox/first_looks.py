"""First looks at a position: where patterns can be at all.

Most techniques find nothing in most positions. What can be told at once for all techniques of a kind is told
here, so that each of them looks closer only where that may lead to something. Without the native module they
look closer everywhere and find the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from whygrid.engine.state import once_per_position
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SHAPES, House, Shape
from whygrid.genres.sudoku.toolbox.one_digit import LARGEST_BOARD, possible_places
from whygrid.kernels import walking

LARGEST_SUBSET = 4


@once_per_position
def digits_to_look_at(state: Marks) -> Iterable[int]:
    """The digits with a place from which they can't be put everywhere: patterns of one digit tell no more."""
    n, places, shape = state.size, state.places, state.shape
    if n > LARGEST_BOARD or not shape.plain:
        return range(1, n + 1)
    if walking.digits_with_places_out is not None:
        return walking.digits_with_places_out(places, n, shape.box_rows, shape.box_columns)
    rows_of = [tuple(places[digit : n * n : n]) for digit in range(n)]
    return [
        digit
        for digit, rows in enumerate(rows_of, 1)
        if possible_places(rows, shape.box_rows, shape.box_columns) != rows
    ]


def houses_with_naked(state: Marks, size: int) -> Sequence[House]:
    """The houses with so many cells that have as many digits, which other cells lose."""
    return _named(state.shape, _naked(state), size)


def houses_with_hidden(state: Marks, size: int) -> Sequence[House]:
    """The houses with so many digits that have as many places, which other digits lose."""
    return _named(state.shape, _hidden(state), size)


@once_per_position
def confined_digits(state: Marks) -> Iterable[int]:
    """The slots of `places` of digits that a house may have only where it crosses another one."""
    native = native_houses(state.shape)
    return range(len(state.places)) if native is None else native.confined(state.places)


@lru_cache(maxsize=SHAPES)
def native_houses(shape: Shape) -> walking.Houses | None:
    """The houses in native form; None without the native module, which knows rows, columns and boxes."""
    if walking.Houses is None or not shape.plain:
        return None
    return walking.Houses([house.cells for house in shape.houses])


@once_per_position
def _naked(state: Marks) -> Iterable[Sequence[int]]:
    """By size the houses with naked subsets."""
    native = native_houses(state.shape)
    return _everywhere(state.shape) if native is None else native.naked(state.candidates)


@once_per_position
def _hidden(state: Marks) -> Iterable[Sequence[int]]:
    """By size the houses with hidden subsets."""
    native = native_houses(state.shape)
    return _everywhere(state.shape) if native is None else native.hidden(state.places)


def _everywhere(shape: Shape) -> list[range]:
    return [range(len(shape.houses))] * (LARGEST_SUBSET + 1)


def _named(shape: Shape, by_size: Sequence[Sequence[int]], size: int) -> Sequence[House]:
    return [shape.houses[house] for house in by_size[size]]
