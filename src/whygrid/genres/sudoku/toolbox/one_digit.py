"""All ways to place one digit in the whole grid: a place that is in none of them is out.

That is more than a person can look through, but quickly told: row by row, all that counts of the rows above
is which columns are taken, and which boxes of the band. Patterns of one digit are only worth looking for
where a place is out.
"""

from __future__ import annotations

from functools import lru_cache

from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.toolbox.common import bits
from whygrid.kernels import walking

LARGEST_BOARD = 9
"""On larger boards there are too many ways."""


def impossible_cells(state: Marks, digit: int) -> int:
    """The open cells that have the digit in none of the ways to place it everywhere, as a mask."""
    n, shape = state.size, state.shape
    rows = tuple(state.places[digit - 1 : n * n : n])
    possible = possible_places(rows, shape.box_rows, shape.box_columns)
    return sum([(row & ~kept) << r * n for r, (row, kept) in enumerate(zip(rows, possible, strict=True))])


@lru_cache(maxsize=1 << 14)
def possible_places(rows: tuple[int, ...], depth: int, width: int) -> tuple[int, ...]:
    """Of the places for a digit in each row those from which all rows, columns and boxes can have it.

    >>> possible_places((0b0011, 0b1111, 0b0011, 0b1110), 2, 2)
    (3, 12, 3, 12)
    """
    native = walking.possible_places
    return find_possible(rows, depth, width) if native is None else native(rows, depth, width)


def find_possible(rows: tuple[int, ...], depth: int, width: int) -> tuple[int, ...]:
    """The same without the native module."""
    levels: list[set[tuple[int, int]]] = [{(0, 0)}]  # the columns taken so far; the stacks, in this band
    for r, row in enumerate(rows):
        ways = {(columns, 0) for columns, _ in levels[-1]} if r % depth == 0 else levels[-1]
        levels.append(
            {
                (columns | 1 << c, stacks | 1 << c // width)
                for columns, stacks in ways
                for c in bits(row & ~columns)
                if not stacks >> c // width & 1
            }
        )
    possible = [0] * len(rows)
    alive = levels[-1]
    for r in range(len(rows) - 1, -1, -1):
        before = set()
        for columns, stacks in levels[r]:
            taken = 0 if r % depth == 0 else stacks
            for c in bits(rows[r] & ~columns):
                if not taken >> c // width & 1 and (columns | 1 << c, taken | 1 << c // width) in alive:
                    possible[r] |= 1 << c
                    before.add((columns, stacks))
        alive = before
    return tuple(possible)
