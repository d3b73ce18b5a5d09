"""Seeds from seeds, as numpy's SeedSequence makes them, for those who make puzzles without numpy.

O'Neill's seed_seq_fe with a pool of four 32-bit words. What a seed means must not depend on whether numpy is
installed; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

_POOL = 4
_WORD = 0xFFFFFFFF


def mixed_seed(entropy: int | Sequence[int]) -> int:
    """The first 64 bits of `numpy.random.SeedSequence(entropy)`.

    >>> mixed_seed(7), mixed_seed([7, 1])
    (16920295385781661272, 6635463128224577688)
    """
    numbers = [entropy] if isinstance(entropy, int) else entropy
    words = [word for number in numbers for word in _words(number)]
    hashed = _hasher(0x43B0D7E5, 0x931E8875)
    pool = [hashed(words[at] if at < len(words) else 0) for at in range(_POOL)]
    for source in range(_POOL):
        for target in range(_POOL):
            if source != target:
                pool[target] = _mix(pool[target], hashed(pool[source]))
    for word in words[_POOL:]:
        for target in range(_POOL):
            pool[target] = _mix(pool[target], hashed(word))
    drawn = _hasher(0x8B51F9DD, 0x58F38DED)
    low, high = drawn(pool[0]), drawn(pool[1])
    return high << 32 | low


def batch_seed(seed: int, batch: int) -> int:
    """The seed of one batch of a run."""
    return mixed_seed([seed, batch])


def _words(number: int) -> list[int]:
    """A number in words of 32 bits, the lowest first."""
    words = [number & _WORD]
    while number := number >> 32:
        words.append(number & _WORD)
    return words


def _hasher(start: int, factor: int) -> Callable[[int], int]:
    state = start

    def hashed(value: int) -> int:
        nonlocal state
        value ^= state
        state = state * factor & _WORD
        value = value * state & _WORD
        return value ^ value >> 16

    return hashed


def _mix(one: int, other: int) -> int:
    mixed = (0xCA01F9DD * one - 0x4973F715 * other) & _WORD
    return mixed ^ mixed >> 16
