"""Aligned pair exclusion: two cells, and cells with two digits left that both of them see.

Such a cell with 1 and 2 left excludes that the one of the two is 1 and the other 2, since nothing would be
left for it. If this happens to each pair of digits with 1 in the first cell, then the first cell is not 1:

    A: 1 2 3     {1,4} {1,5} {1,6} see A and B      If A were 1, these would be 4, 5 and 6, and nothing would
    B: 4 5 6                                        be left for B. If B could be 1 as well, A and B would have
                                                    to see each other.

With two such cells this is an XY-wing or an XYZ-wing; here it takes three or more.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.toolbox.common import (
    bits,
    peer_masks,
    said_cells,
    said_digit,
    said_digits,
    with_houses_of,
)
from whygrid.genres.sudoku.toolbox.few_digits import cells_by_pair
from whygrid.logic.deduction import Deduction
from whygrid.voice.message import message

FEWEST = 3


def find_aligned_pairs(state: Marks) -> Iterator[Deduction]:
    """For each cell and digit the cells with two digits left that take all others from the cell."""
    peers, candidates = peer_masks(state.shape), state.candidates
    pairs = dict(cells_by_pair(state))
    partners = [0] * state.size  # for each digit those that are in a pair with it
    for mask in pairs:
        for digit in bits(mask):
            partners[digit] |= mask & ~(1 << digit)
    digits = [(digit, others) for digit, others in enumerate(partners) if others.bit_count() >= FEWEST]
    for cell, mask in enumerate(candidates) if digits else ():
        if mask.bit_count() < FEWEST:
            continue
        for digit, partnered in digits:
            others = mask & ~(1 << digit)
            if others & ~partnered:
                continue
            excluders = [pairs.get(1 << digit | 1 << other, 0) & peers[cell] for other in bits(others)]
            if len(excluders) >= FEWEST and all(excluders):
                for chosen in product(*(list(bits(some)) for some in excluders)):
                    yield from _exclusion(state, cell, digit, chosen)


def _exclusion(state: Marks, cell: int, digit: int, chosen: tuple[int, ...]) -> Iterator[Deduction]:
    """What these cells exclude the digit from."""
    shape, n, candidates = state.shape, state.size, state.candidates
    peers = peer_masks(shape)
    ends = (*chosen, *((cell,) if candidates[cell] >> digit & 1 else ()))
    seen = -1
    for end in ends:
        seen &= peers[end]
    targets = [target for target in bits(seen) if target != cell]
    conclusions = fresh(state, [-(target * n + 1 + digit) for target in targets])
    if not conclusions:
        return
    targets = [(-literal - 1) // n for literal in conclusions]
    sees = [*product((cell,), chosen), *product(targets, ends)]
    others = candidates[cell] & ~(1 << digit)
    yield Deduction(
        "aligned pair exclusion",
        conclusions,
        tuple(literal for c in (cell, *chosen) for literal in state.without(c)),
        with_houses_of(shape, [cell_rule(shape, c) for c in (cell, *chosen)], sees),
        message(
            "sudoku/aligned-pair",
            digit=said_digit(digit + 1),
            cells=said_cells(shape, chosen),
            others=said_digits(others),
            cell=said_cells(shape, (cell,)),
        ),
        (
            ("pattern", tuple(cell * n + 1 + d for d in bits(candidates[cell]))),
            ("one", tuple(c * n + 1 + digit for c in chosen)),
            ("two", tuple(c * n + 1 + d for c in chosen for d in bits(candidates[c]) if d != digit)),
        ),
    )


ALIGNED_PAIR_EXCLUSION = Technique(
    "aligned pair exclusion",
    6.2,
    "With a digit in one cell, cells with two digits left would take all that another cell could be.",
    find_aligned_pairs,
)
