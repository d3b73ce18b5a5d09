"""WXYZ-wing: four cells with four digits between them that do not lie in one house.

All cells that can hold a digit see each other, but for one digit Z. So each of the other three digits is at
most once in these cells, and Z must be in one of them: it is out of every cell that sees all its places.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.toolbox.als import geometry_of
from whygrid.genres.sudoku.toolbox.common import (
    bits,
    peer_masks,
    said_cells,
    said_digit,
    said_digits,
    with_houses_of,
)
from whygrid.genres.sudoku.toolbox.few_digits import holders
from whygrid.kernels import walking
from whygrid.logic.deduction import Deduction
from whygrid.voice.message import message

Bent = tuple[tuple[int, ...], int, int]
"""Cells, their digits, and the digit of which two of the cells can hold it, as masks."""


def find_wxyz_wing(state: Marks) -> Iterator[Deduction]:
    """Four cells with four digits, at most one of which may repeat."""
    geometry = geometry_of(state.shape)
    found = find_bent_sets(state) if geometry is None else walking.bent_sets(geometry, state.candidates, 4)
    for group, digits, loose in found:
        yield from _wing(state, group, digits, loose)


def find_bent_sets(state: Marks) -> list[Bent]:
    """Grow sets of cells as long as they have four digits; without the native module."""
    peers, candidates = peer_masks(state.shape), state.candidates
    cells = [cell for cell, mask in enumerate(candidates) if 2 <= mask.bit_count() <= 4]
    sets: list[Bent] = [((cell,), candidates[cell], 0) for cell in cells]
    for _ in range(3):
        grown = []
        for group, digits, loose in sets:
            for cell in cells:
                mask = candidates[cell]
                if cell <= group[-1] or (digits | mask).bit_count() > 4:
                    continue
                repeats = loose
                for other in group:
                    if not peers[cell] >> other & 1:
                        repeats |= mask & candidates[other]
                if not repeats & (repeats - 1):
                    grown.append(((*group, cell), digits | mask, repeats))
        sets = grown
    return [found for found in sets if found[2] and found[1].bit_count() == 4]


def _wing(state: Marks, group: tuple[int, ...], digits: int, z: int) -> Iterator[Deduction]:
    shape, candidates = state.shape, state.candidates
    digit = z.bit_length()
    peers, common = peer_masks(shape), holders(state)[digit - 1]
    ends = [cell for cell in group if candidates[cell] & z]
    for cell in ends:
        common &= peers[cell]
    conclusions = fresh(state, (-shape.fact(cell, digit) for cell in bits(common)))
    if not conclusions:
        return
    targets = [shape.cell_and_digit(-literal)[0] for literal in conclusions]
    sees = [
        *((one, two) for one, two in combinations(group, 2) if candidates[one] & candidates[two] & ~z),
        *((target, end) for target in targets for end in ends),
    ]
    yield Deduction(
        "wxyz-wing",
        conclusions,
        tuple(literal for cell in group for literal in state.without(cell)),
        with_houses_of(shape, [cell_rule(shape, cell) for cell in group], sees),
        message(
            "sudoku/bent-set",
            cells=said_cells(shape, group),
            digits=said_digits(digits),
            once=said_digits(digits & ~z),
            ends=said_cells(shape, ends),
            digit=said_digit(digit),
        ),
        (
            ("pattern", tuple(shape.fact(cell, digit) for cell in ends)),
            ("one", tuple(shape.fact(cell, i + 1) for cell in group for i in bits(candidates[cell] & ~z))),
        ),
    )


WXYZ_WING = Technique(
    "wxyz-wing",
    5.5,
    "Four cells with four digits, of which only one can repeat: so that one is in them.",
    find_wxyz_wing,
)
