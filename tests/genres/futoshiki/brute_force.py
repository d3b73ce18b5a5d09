"""All squares of a Futoshiki, from the words of its rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations


def squares(size: int, rows: Sequence[Sequence[int]] = ()) -> Iterator[tuple[int, ...]]:
    """Every filling of a square board with each digit once in each row and column."""
    if len(rows) == size:
        yield tuple(digit for row in rows for digit in row)
        return
    for row in permutations(range(1, size + 1)):
        if all(digit != other for above in rows for digit, other in zip(row, above, strict=True)):
            yield from squares(size, [*rows, row])


def keeps(square: Sequence[int], sign: tuple[int, int]) -> bool:
    """Whether the first cell of a sign holds the smaller digit."""
    return square[sign[0]] < square[sign[1]]
