"""Smallest hitting sets: the fewest bits that meet every mask, exactly.

Cells, facts and clues are bits, a set of them is an int. Branch and bound: take a smallest mask, try its
bits, those that meet most masks first, and rule out a bit once it has been tried. Masks that share no bit
are a lower bound for what is still needed; where no more bits than that may be taken, all lie in these masks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable


def fewest(
    masks: Iterable[int], below: int, go_on: Callable[[bool], bool] = lambda found: True
) -> int | None:
    """The smallest set with fewer than `below` bits that meets every mask; None when there is none.

    `go_on` is asked at every node and told whether some set was found; False ends the search with the best
    one until then.

    >>> fewest([0b0011, 0b0110, 0b1100], below=4)
    6
    >>> fewest([0b0011, 0b1100], below=2) is None
    True
    """
    search = _Search(below, go_on)
    search.extend(0, list(masks))
    return search.best


def bits(mask: int) -> list[int]:
    """The set bits of a mask, each as a mask."""
    found = []
    while mask:
        bit = mask & -mask
        found.append(bit)
        mask ^= bit
    return found


def numbers(mask: int) -> list[int]:
    """The numbers of the set bits of a mask, in ascending order."""
    return [bit.bit_length() - 1 for bit in bits(mask)]


def packing(masks: Iterable[int]) -> tuple[int, int]:
    """How many pairwise disjoint masks a first look finds, a lower bound for hitting all, and their bits."""
    taken = found = 0
    for mask in masks:
        if not mask & taken:
            taken |= mask
            found += 1
    return found, taken


def minimal(masks: Iterable[int]) -> list[int]:
    """The masks that contain no other one, the smallest first."""
    kept: list[int] = []
    for mask in sorted(set(masks), key=lambda mask: (mask.bit_count(), mask)):
        if not any(other & mask == other for other in kept):
            kept.append(mask)
    return kept


class _Search:
    """The best set so far, and how few bits would improve it."""

    def __init__(self, below: int, go_on: Callable[[bool], bool]) -> None:
        self.below = below
        self.go_on = go_on
        self.best: int | None = None

    def extend(self, taken: int, masks: list[int]) -> None:
        """Add to `taken` the fewest bits that meet `masks`, none of which it meets yet."""
        while masks:
            left = self.below - 1 - taken.bit_count()
            smallest = min(masks, key=int.bit_count)
            if not smallest or not self.go_on(self.best is not None):
                return
            needed, packed = packing(masks)
            if needed > left:
                return
            if needed == left:
                within = [mask & packed for mask in masks]
                if within != masks:
                    masks = within
                    continue
            if smallest & (smallest - 1):
                break
            taken |= smallest
            masks = [mask for mask in masks if not mask & smallest]
        if not masks:
            if taken.bit_count() < self.below:
                self.best, self.below = taken, taken.bit_count()
            return
        cells = sorted(bits(smallest), key=lambda bit: -sum(1 for mask in masks if mask & bit))
        banned = 0
        for bit in cells:
            rest = [mask & ~banned for mask in masks if not mask & bit]
            if all(rest):
                self.extend(taken | bit, rest)
            banned |= bit
