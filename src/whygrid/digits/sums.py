"""Sets of digits as masks, and the sum tables: which digits can make up a total."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations as choices

from whygrid.digits.field import DIGITS


@cache
def combination_masks(total: int | None, length: int, digits: int = DIGITS) -> tuple[int, ...]:
    """The sets of `length` digits from 1 to `digits` that add up to `total`; a total of None means any.

    Sets of digits are masks: bit d-1 stands for d.

    >>> [bin(mask) for mask in combination_masks(16, 2)]
    ['0b101000000']
    """
    table = _masks_by_total(length, digits)
    return tuple(sorted(sum(table.values(), ()))) if total is None else table.get(total, ())


@cache
def _masks_by_total(length: int, digits: int) -> dict[int, tuple[int, ...]]:
    found: dict[int, list[int]] = {}
    for chosen in choices(range(1, digits + 1), max(length, 0)):
        found.setdefault(sum(chosen), []).append(mask_of(chosen))
    return {total: tuple(sorted(masks)) for total, masks in found.items()} if length >= 0 else {}


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
    return tuple(digit for digit in range(1, mask.bit_length() + 1) if mask >> (digit - 1) & 1)


def mask_of(digits: Iterable[int]) -> int:
    """A set of digits as a mask."""
    mask = 0
    for digit in digits:
        mask |= 1 << (digit - 1)
    return mask


@lru_cache(maxsize=1 << 16)
def fitting(masks: tuple[int, ...], total: int | None) -> tuple[int, ...]:
    """The combinations in which every cell finds a digit and every digit a cell."""
    union = 0
    for mask in masks:
        union |= mask
    return tuple(
        combination
        for combination in combination_masks(total, len(masks), union.bit_length())
        if not combination & ~union and all(mask & combination for mask in masks)
    )


def extremes(masks: tuple[int, ...]) -> tuple[int, int] | None:
    """The smallest and the largest sum of different digits, one for each mask; None if there are none.

    >>> extremes((0b11, 0b11))
    (3, 3)
    """
    return _extremes(tuple(sorted(masks)))


@lru_cache(maxsize=1 << 16)
def _extremes(masks: tuple[int, ...]) -> tuple[int, int] | None:
    reached = {0}
    for mask in sorted(masks, key=int.bit_count):  # the fewest ways first
        bits = [1 << (digit - 1) for digit in digits_of(mask)]
        reached = {found | bit for found in reached for bit in bits if not found & bit}
    sums = [digit_sum(found) for found in reached]
    return (min(sums), max(sums)) if sums else None
