"""The sum tables that every Kakuro player keeps beside the board: which digits can make up a total."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from whygrid.genres.kakuro.model import ALL_DIGITS, DIGITS


@cache
def combination_masks(total: int | None, length: int) -> tuple[int, ...]:
    """The sets of `length` different digits that add up to `total`, as masks; a total of None means any.

    >>> [bin(mask) for mask in combination_masks(16, 2)]
    ['0b101000000']
    """
    found = [mask for mask in range(ALL_DIGITS + 1) if mask.bit_count() == length]
    return tuple(mask for mask in found if total is None or digit_sum(mask) == total)


@cache
def digit_sum(mask: int) -> int:
    """The sum of a set of digits."""
    return sum(digits_of(mask))


@cache
def digits_of(mask: int) -> tuple[int, ...]:
    """The digits of a mask in order.

    >>> digits_of(0b101000000)
    (7, 9)
    """
    return tuple(digit for digit in range(1, DIGITS + 1) if mask >> (digit - 1) & 1)


def mask_of(digits: Iterable[int]) -> int:
    """A set of digits as a mask."""
    mask = 0
    for digit in digits:
        mask |= 1 << (digit - 1)
    return mask


def combinations(
    total: int, length: int, with_digits: Iterable[int] = (), without: Iterable[int] = ()
) -> list[tuple[int, ...]]:
    """All sets of `length` different digits that add up to `total`, smallest digits first.

    >>> combinations(16, 2)
    [(7, 9)]
    >>> combinations(20, 3, with_digits=[9], without=[8])
    [(4, 7, 9), (5, 6, 9)]
    """
    needed, banned = mask_of(with_digits), mask_of(without)
    return sorted(
        digits_of(mask)
        for mask in combination_masks(total, length)
        if mask & needed == needed and not mask & banned
    )
