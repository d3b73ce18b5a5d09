"""Sets of digits as masks, and the sum tables: which digits can make up a total.

Sets of digits are masks, numbers from 0 to 511 (more where digits go beyond 9), and a *family* of such sets
is one integer with a bit for each. Adding digit d to all sets of a family at once is a shift by 2^(d-1),
after those that hold d already are masked out.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations as choices

from whygrid.digits.field import DIGITS, SYMBOLS


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


def _without(place: int) -> int:
    """The family of all sets that lack the digit of this place: 2^place ones and as many zeros in turn."""
    family, size = (1 << (1 << place)) - 1, 2 << place
    while size < 1 << len(SYMBOLS):
        family |= family << size
        size *= 2
    return family


_SHIFTS = tuple((1 << place, 1 << place, _without(place)) for place in range(len(SYMBOLS)))


@cache
def steps_of(mask: int) -> tuple[tuple[int, int, int], ...]:
    """For each digit of a mask: its bit, how far it shifts a family, the family of sets without it."""
    return tuple(step for step in _SHIFTS if mask & step[0])


@cache
def family_of(total: int, length: int, digits: int) -> int:
    """The combinations as a family of sets."""
    return sum(1 << mask for mask in combination_masks(total, length, digits))


def settled(masks: Iterable[int]) -> int | None:
    """The digits of the cells that have one left; None if some cell has none, or two have the same."""
    used = 0
    for mask in masks:
        if not mask & (mask - 1):
            if not mask or used & mask:
                return None
            used |= mask
    return used


def extremes(masks: tuple[int, ...]) -> tuple[int, int] | None:
    """The smallest and the largest sum of different digits, one for each mask; None if there are none.

    >>> extremes((0b11, 0b11))
    (3, 3)
    """
    used = settled(masks)
    if not used:
        return None if used is None else _extremes(tuple(sorted(masks)))
    # Settled cells are set aside, so that answers are found again.
    rest = _extremes(tuple(sorted([mask & ~used for mask in masks if mask & (mask - 1)])))
    total = digit_sum(used)
    return None if rest is None else (total + rest[0], total + rest[1])


@lru_cache(maxsize=1 << 16)
def _extremes(masks: tuple[int, ...]) -> tuple[int, int] | None:
    family, union, length = 1, 0, len(masks)
    for mask in masks:
        after = 0
        for _, shift, without in steps_of(mask):
            after |= (family & without) << shift
        family, union = after, union | mask
    if not family:
        return None
    digits = union.bit_length()
    totals = range(length * (length + 1) // 2, length * (2 * digits - length + 1) // 2 + 1)
    low, high = (
        next(total for total in order if family & family_of(total, length, digits))
        for order in (totals, reversed(totals))
    )
    return low, high
