"""Aligned triplet exclusion: three cells, and cells with two or three digits left that all of them see.

Such a cell excludes that the three hold all of its digits, since nothing would be left for it; and those of
the three that see each other differ. If that happens to all that two of them could hold beside a digit of the
third, the digit is out there. With two cells it is an aligned pair exclusion.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.toolbox.common import bits, peer_masks, said_cells, said_digit, with_houses_of
from whygrid.logic.deduction import Deduction
from whygrid.records import NamedTuple
from whygrid.voice.message import message

NAME = "aligned triplet exclusion"
FEWEST = 2
"""How many cells must see all three, as for Sudoku Explainer."""
LARGEST_BOARD = 9


class Triplet(NamedTuple):
    """A cell and its digit that is out, the two other cells, and those that exclude what they could hold."""

    cell: int
    digit: int
    others: tuple[int, int]
    excluders: tuple[int, ...]


def find_aligned_triplets(state: Marks) -> Iterator[Deduction]:
    """For each candidate the triplet with the fewest cells around."""
    if state.size > LARGEST_BOARD:
        return
    best: dict[int, Triplet] = {}
    for found in _triplets(state):
        fact = found.cell * state.size + 1 + found.digit
        if fact not in best or len(found.excluders) < len(best[fact].excluders):
            best[fact] = found
    for fact in sorted(best):
        yield _deduction(state, best[fact])


def _triplets(state: Marks) -> Iterator[Triplet]:
    peers, masks = peer_masks(state.shape), state.candidates
    open_cells = [cell for cell, mask in enumerate(masks) if mask.bit_count() > 1]
    small = sum([1 << cell for cell in open_cells if masks[cell].bit_count() <= 3])
    seen = {cell: peers[cell] & small for cell in open_cells}
    for one, two in combinations(open_cells, 2):
        both = seen[one] & seen[two]
        if both.bit_count() < FEWEST:
            continue
        for three in open_cells:
            if three > two and (all_three := both & seen[three]).bit_count() >= FEWEST:
                around = list(bits(all_three))
                for cell, *others in ((one, two, three), (two, one, three), (three, one, two)):
                    yield from _excluded(state, cell, (others[0], others[1]), around)


def _excluded(state: Marks, cell: int, others: tuple[int, int], around: list[int]) -> Iterator[Triplet]:
    """The digits of a cell beside which the two others can hold nothing."""
    peers, masks = peer_masks(state.shape), state.candidates
    held = {masks[excluder] for excluder in around}
    first, second = (peers[cell] >> other & 1 for other in others)
    differ = peers[others[0]] >> others[1] & 1
    for digit in bits(masks[cell]):
        ways = []
        for a in bits(masks[others[0]]):
            for b in bits(masks[others[1]]):
                if (first and a == digit) or (second and b == digit) or (differ and a == b):
                    continue
                together = 1 << digit | 1 << a | 1 << b
                if all(mask & ~together for mask in held):
                    break
                ways.append(together)
            else:
                continue
            break
        else:
            if ways and not _by_one_of_them(state, cell, digit, others, around):
                yield Triplet(cell, digit, others, _fewest(masks, around, ways))


def _fewest(masks: list[int], around: list[int], ways: list[int]) -> tuple[int, ...]:
    """As few of the cells as exclude all ways."""
    for size in range(len(around) + 1):
        for chosen in combinations(around, size):
            if all(any(not masks[cell] & ~way for cell in chosen) for way in ways):
                return chosen
    raise AssertionError("all of them exclude all ways")


def _by_one_of_them(state: Marks, cell: int, digit: int, others: tuple[int, int], around: list[int]) -> bool:
    """Whether one of the two others is enough: then it is a pair."""
    peers, masks = peer_masks(state.shape), state.candidates
    return any(
        all(
            (peers[cell] >> other & 1 and a == digit)
            or any(not masks[excluder] & ~(1 << digit | 1 << a) for excluder in around)
            for a in bits(masks[other])
        )
        for other in others
    )


def _deduction(state: Marks, found: Triplet) -> Deduction:
    shape, n, candidates = state.shape, state.size, state.candidates
    peers = peer_masks(shape)
    three = (found.cell, *found.others)
    filled = (*found.others, *found.excluders)
    sees = [*product(three, found.excluders), *(p for p in combinations(three, 2) if peers[p[0]] >> p[1] & 1)]
    return Deduction(
        NAME,
        (-(found.cell * n + 1 + found.digit),),
        tuple(literal for cell in filled for literal in state.without(cell)),
        with_houses_of(shape, [cell_rule(shape, cell) for cell in filled], sees),
        message(
            "sudoku/aligned-triplet",
            digit=said_digit(found.digit + 1),
            others=said_cells(shape, found.others),
            cells=said_cells(shape, found.excluders),
        ),
        (
            ("pattern", tuple(cell * n + 1 + d for cell in found.others for d in bits(candidates[cell]))),
            ("two", tuple(cell * n + 1 + d for cell in found.excluders for d in bits(candidates[cell]))),
        ),
    )


ALIGNED_TRIPLET_EXCLUSION = Technique(
    NAME,
    7.5,
    "With a digit in one cell, all that two others could hold leaves nothing for cells that see all three.",
    find_aligned_triplets,
)
