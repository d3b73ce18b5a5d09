"""Cells with the same two candidates: remote pairs along cells that see each other, W-wings across a link.

remote pair    ab ─ ab ─ ab ─ ab       The digits alternate, so the ends differ: what sees both is neither.
W-wing         ab ─ a ═ a ─ ab         A house has a in one of two places, each of which makes its end b:
                                       one of the ends is b, and what sees both is not.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise, product

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.toolbox.chain_words import way_through
from whygrid.genres.sudoku.toolbox.common import (
    bits,
    peer_masks,
    said_cells,
    said_digit,
    said_digits,
    said_fact,
    with_houses_of,
)
from whygrid.genres.sudoku.toolbox.few_digits import Pairs, cells_by_pair, holders, pairs_of_places
from whygrid.genres.sudoku.toolbox.strong_links import Links, shortest_paths
from whygrid.logic.deduction import CHAIN, Deduction
from whygrid.voice.message import message

SHORTEST = 4
"""How many cells a remote pair has at least: three of them say nothing, two are a naked pair."""


def find_remote_pair(state: Marks) -> Iterator[Deduction]:
    """An even number of cells, four or more, each of which sees the next."""
    shape, n, peers = state.shape, state.size, peer_masks(state.shape)
    for mask, twins in cells_by_pair(state):
        if twins.bit_count() < SHORTEST:
            continue
        cells, held = bits(twins), 0
        for i in bits(mask):
            held |= holders(state)[i]
        links: Links = {one: [(two, 0) for two in cells if peers[one] >> two & 1] for one in cells}
        for start, end in combinations(cells, 2):
            between = peers[start] & peers[end]
            if between & twins or peers[start] >> end & 1:
                continue  # the shortest way has three cells, or two
            seen = between & held
            conclusions = fresh(
                state,
                [-(cell * n + 1 + i) for cell in bits(seen) for i in bits(state.candidates[cell] & mask)],
            )
            if not conclusions:
                continue
            for way, _ in shortest_paths(links, start, end):
                if len(way) >= SHORTEST and len(way) % 2 == 0:
                    targets = {shape.cell_and_digit(-literal)[0] for literal in conclusions}
                    sees = [*pairwise(way), *product(sorted(targets), (start, end))]
                    yield Deduction(
                        "remote pair",
                        conclusions,
                        tuple(literal for cell in way for literal in state.without(cell)),
                        with_houses_of(shape, [cell_rule(shape, cell) for cell in way], sees),
                        message("sudoku/remote-pair", digits=said_digits(mask), cells=said_cells(shape, way)),
                        (
                            *(
                                (role, tuple(cell * n + 1 + i for cell in part for i in bits(mask)))
                                for role, part in (("one", way[::2]), ("two", way[1::2]))
                            ),
                            (CHAIN, way_through(n, [[cell * n + 1 + bits(mask)[0]] for cell in way])),
                        ),
                    )


def find_w_wing(state: Marks) -> Iterator[Deduction]:
    """Two cells with the same candidates whose one digit is linked by a house."""
    n, peers = state.size, peer_masks(state.shape)
    held = holders(state)
    for mask, twins in cells_by_pair(state):
        if not twins & (twins - 1):
            continue
        low, high = (mask & -mask).bit_length(), mask.bit_length()
        for start, end in combinations(bits(twins), 2):
            if peers[start] >> end & 1:
                continue  # a naked pair, which says more
            for a, b in ((low, high), (high, low)):
                seen = peers[start] & peers[end] & held[b - 1]
                if seen:
                    conclusions = fresh(state, [-(cell * n + b) for cell in bits(seen)])
                    yield from _w_wing(state, start, end, a, b, pairs_of_places(state, a), conclusions)


def _w_wing(
    state: Marks,
    start: int,
    end: int,
    a: int,
    b: int,
    linked: Pairs,
    conclusions: tuple[int, ...],
) -> Iterator[Deduction]:
    shape, n, peers = state.shape, state.size, peer_masks(state.shape)
    near_start, near_end = peers[start], peers[end]
    for index, one, two in linked:
        for first, second in ((one, two), (two, one)):
            if not near_start >> first & near_end >> second & 1 or first == end or second == start:
                continue
            house, places = shape.houses[index], state.places[index * n + a - 1]
            targets = [shape.cell_and_digit(-literal)[0] for literal in conclusions]
            through = (start * n + b, *(cell * n + a for cell in (start, first, second, end)), end * n + b)
            yield Deduction(
                "w-wing",
                conclusions,
                (
                    *state.without(start),
                    *state.without(end),
                    *state.nowhere_else(house.index, a, places),
                ),
                with_houses_of(
                    shape,
                    [house.name, cell_rule(shape, start), cell_rule(shape, end)],
                    [(start, first), (end, second), *product(targets, (start, end))],
                ),
                message(
                    "sudoku/w-wing",
                    house=house.said,
                    digit=said_digit(a),
                    cells=said_cells(shape, (first, second)),
                    ways=tuple(
                        message(
                            "sudoku/w-wing-way",
                            cell=said_cells(shape, (cell,)),
                            fact=said_fact(shape, shape.fact(twin, b)),
                        )
                        for cell, twin in ((first, start), (second, end))
                    ),
                    targets=len(targets),
                ),
                (
                    ("pattern", (start * n + b, end * n + b)),
                    ("one", (start * n + a, end * n + a)),
                    ("two", (first * n + a, second * n + a)),
                    (CHAIN, way_through(n, [[fact] for fact in through])),
                ),
            )


REMOTE_PAIR = Technique(
    "remote pair",
    4.02,
    "Cells with the same two digits in a row take them in turn: whatever sees both ends is neither.",
    find_remote_pair,
)
W_WING = Technique(
    "w-wing",
    4.4,
    "Two cells with the same two digits whose first is linked by a house: one of them is the second.",
    find_w_wing,
)
