"""What several families share: locked groups, which cells see each other, what reasons speak of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SHAPES, SYMBOLS, TOLD_ONCE, Shape
from whygrid.kernels import walking
from whygrid.voice.message import Cells, Message, Short, Values, message


@lru_cache(maxsize=1 << 14)
def locked_groups(masks: tuple[int, ...], size: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Groups of `size` masks that have `size` bits together: their indices, and these bits.

    Cells with their digits, digits with their places, rows with their columns: naked subsets, hidden
    subsets and fish are all groups of this kind. A mask of one bit is a single and belongs to none.
    Most houses are as they were when a technique looks again, so that answers are worth keeping.

    >>> locked_groups((0b011, 0b110, 0b1100, 0b101, 0b1000), 3)
    (((0, 1, 3), 7),)
    """
    native = walking.locked_groups
    return find_groups(masks, size) if native is None else native(masks, size)


def find_groups(masks: tuple[int, ...], size: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """The groups, without the native module."""
    items = [(i, mask) for i, mask in enumerate(masks) if 1 < mask.bit_count() <= size]
    if len(items) < size:
        return ()
    groups: list[tuple[tuple[int, ...], int]] = [((i,), mask) for i, mask in items]
    for _ in range(size - 1):
        groups = [
            ((*group, i), union)
            for group, bits_so_far in groups
            for i, mask in items
            if i > group[-1] and (union := bits_so_far | mask).bit_count() <= size
        ]
    return tuple(group for group in groups if group[1].bit_count() == size)


def bits(mask: int) -> Sequence[int]:
    """The positions of the set bits, lowest first.

    >>> bits(0b10110)
    (1, 2, 4)
    """
    if mask < 512:  # the digits of a cell, the places in a house: asked for again and again
        return _few_bits(mask)
    if not mask & (mask - 1):
        return (mask.bit_length() - 1,)
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


@cache
def _few_bits(mask: int) -> tuple[int, ...]:
    return tuple([i for i in range(9) if mask >> i & 1])


def possible_facts(state: Marks, cells: Iterable[int], digits: int) -> tuple[int, ...]:
    """The facts by which these cells may still hold these digits."""
    n, candidates = state.size, state.candidates
    return tuple([cell * n + 1 + i for cell in cells for i in bits(candidates[cell] & digits)])


@lru_cache(maxsize=SHAPES)
def peer_masks(shape: Shape) -> tuple[int, ...]:
    """For each cell a mask over the cells that share a house with it."""
    return tuple(sum(1 << peer for peer in peers) for peers in shape.peers)


def with_houses_of(shape: Shape, rules: Iterable[str], pairs: Iterable[tuple[int, int]]) -> tuple[str, ...]:
    """These rules, and houses in which these pairs of cells see each other unless they do so already."""
    named = dict.fromkeys(rules)
    shared = [_shared_houses(shape, one, other) for one, other in pairs]
    for names in sorted(shared, key=len):  # two cells that share a line and a box leave a choice
        if not any(name in named for name in names):
            named[names[0]] = None
    return tuple(named)


@lru_cache(maxsize=TOLD_ONCE)
def _shared_houses(shape: Shape, one: int, other: int) -> tuple[str, ...]:
    """The names of the houses that two cells share, and of what else keeps them apart."""
    both = (house for house in shape.houses_of[one] if house in shape.houses_of[other])
    return (*[shape.houses[house].name for house in both], *shape.sights[one].get(other, ()))


_DIGITS = tuple([Values((symbol,)) for symbol in SYMBOLS])


def said_digit(digit: int) -> Values:
    """A digit, to be spoken of."""
    return _DIGITS[digit - 1]


@cache
def said_digits(digits: int) -> Values:
    """The digits of a mask, to be spoken of."""
    return Values(tuple([SYMBOLS[i] for i in bits(digits)]))


def said_cells(shape: Shape, cells: Iterable[int]) -> Cells:
    """Cells, to be spoken of."""
    names = shape.names
    return Cells(tuple([names[cell] for cell in cells]))


def said_lines(lines: Iterable[int]) -> Values:
    """Rows or columns, counted from 0, by their numbers."""
    return Values(tuple([str(line + 1) for line in lines]))


def said_houses(shape: Shape, houses: Iterable[int]) -> tuple[Message, ...]:
    """Houses, to be spoken of."""
    return tuple([shape.houses[house].said for house in houses])


@lru_cache(maxsize=TOLD_ONCE)
def said_fact(shape: Shape, fact: int) -> Short:
    """A fact as it is noted down, "r4c5=7", to be spoken of."""
    cell, digit = shape.cell_and_digit(fact)
    return Short(((shape.names[cell], "=", SYMBOLS[digit - 1]),))


@lru_cache(maxsize=TOLD_ONCE)
def rules_it_out(shape: Shape, fact: int) -> Message:
    """That a fact rules something out."""
    return message("sudoku/rules-it-out", fact=said_fact(shape, fact))
