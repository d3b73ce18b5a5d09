"""Wings: a pivot cell that, whatever it holds, leaves one digit for one of the cells it sees.

  pivot XY  –  pincers XZ and YZ       XY-wing: one of the pincers is Z
  pivot XYZ –  pincers XZ and YZ       XYZ-wing: one of all three is Z

The pivot sees its pincers through any house, and so do the cells that can't be Z.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.toolbox.common import (
    bits,
    peer_masks,
    said_cells,
    said_digit,
    said_digits,
    said_fact,
    with_houses_of,
)
from whygrid.genres.sudoku.toolbox.few_digits import (
    cells_by_pair,
    cells_with_three,
    cells_with_two,
    holders,
)
from whygrid.logic.deduction import Deduction
from whygrid.voice.message import Message, message


def find_xy_wing(state: Marks) -> Iterator[Deduction]:
    """Three cells with two digits each, XY, XZ and YZ, where the first sees the others."""
    peers = peer_masks(state.shape)
    # Only where XY, XZ and YZ are all there can they make a wing.
    there = {mask for mask, _ in cells_by_pair(state)}
    rings = {mask for one, two in combinations(there, 2) if one ^ two in there for mask in (one, two)}
    pairs = [(cell, mask) for cell, mask in cells_with_two(state) if mask in rings]
    for pivot, mask in pairs:
        sight = peers[pivot]
        near = [(c, m) for c, m in pairs if sight >> c & 1 and m & mask and m != mask]
        for (one, first), (two, second) in combinations(near, 2):
            if first ^ second == mask:
                yield from _wing(state, "xy-wing", pivot, (one, two), first & second, (one, two))


def find_xyz_wing(state: Marks) -> Iterator[Deduction]:
    """A cell XYZ that sees a cell XZ and a cell YZ."""
    peers, pairs = peer_masks(state.shape), dict(cells_by_pair(state))
    for pivot, mask in cells_with_three(state) if len(pairs) > 1 else ():
        sight = peers[pivot]
        parts = [m for m in _pairs_of(mask) if m in pairs and pairs[m] & sight]
        if len(parts) < 2:
            continue
        near = [(c, m) for c, m in cells_with_two(state) if m in parts and sight >> c & 1]
        for (one, first), (two, second) in combinations(near, 2):
            if first != second:
                yield from _wing(state, "xyz-wing", pivot, (one, two), first & second, (pivot, one, two))


@cache
def _pairs_of(mask: int) -> tuple[int, ...]:
    """Two digits of the three of a mask, in all ways."""
    return tuple(mask & ~(1 << digit) for digit in bits(mask))


def _wing(
    state: Marks, technique: str, pivot: int, pincers: tuple[int, int], z: int, ends: tuple[int, ...]
) -> Iterator[Deduction]:
    """What follows when one of `ends` has to be the digit of the mask `z`: no cell that sees them all is."""
    shape, candidates = state.shape, state.candidates
    peers = peer_masks(shape)
    if peers[pincers[0]] >> pincers[1] & 1:
        return  # three cells that see each other are in one house: a naked triple, which says more
    digit = z.bit_length()
    common = holders(state)[digit - 1]
    for end in ends:
        common &= peers[end]
    conclusions = fresh(state, (-shape.fact(cell, digit) for cell in bits(common)))
    if not conclusions:
        return
    targets = [shape.cell_and_digit(-literal)[0] for literal in conclusions]
    sees = [*product((pivot,), pincers), *product(targets, ends)]
    yield Deduction(
        technique,
        conclusions,
        tuple(literal for cell in (pivot, *pincers) for literal in state.without(cell)),
        with_houses_of(shape, [cell_rule(shape, cell) for cell in (pivot, *pincers)], sees),
        _say_wing(state, pivot, pincers, digit, len(targets)),
        (
            ("pattern", tuple(shape.fact(cell, digit) for cell in ends)),
            ("one", tuple(shape.fact(pivot, i + 1) for i in bits(candidates[pivot] & ~z))),
            ("two", tuple(shape.fact(cell, i + 1) for cell in pincers for i in bits(candidates[cell] & ~z))),
        ),
    )


def _say_wing(state: Marks, pivot: int, pincers: tuple[int, int], digit: int, targets: int) -> Message:
    """What each digit of the pivot leads to: "r3c6 is 1 or 8; if 1, r3c3=4; if 8, r1c5=4; it sees both"."""
    shape, candidates = state.shape, state.candidates
    ways = sorted(
        (other, shape.fact(pincer, digit))
        for pincer in pincers
        for other in bits(candidates[pivot] & candidates[pincer] & ~(1 << (digit - 1)))
    )
    return message(
        "sudoku/wing",
        pivot=said_cells(shape, (pivot,)),
        digits=said_digits(candidates[pivot]),
        ways=tuple(
            message("sudoku/wing-way", digit=said_digit(other + 1), fact=said_fact(shape, fact))
            for other, fact in ways
        ),
        targets=targets,
        ends=3 if candidates[pivot] >> (digit - 1) & 1 else 2,
    )


XY_WING = Technique(
    "xy-wing",
    4.2,
    "Whichever of its two digits the pivot takes, one of the two pincers is left with their common digit.",
    find_xy_wing,
)
XYZ_WING = Technique(
    "xyz-wing",
    4.4,
    "Whichever of its three digits the pivot takes, it or one of the two pincers is the one that all share.",
    find_xyz_wing,
)
