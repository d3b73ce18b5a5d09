"""Unique loops: larger patterns than rectangles that could be filled in two ways.

A *unique loop* is a ring of six or more cells in which each shares a house with the next, and no house has
more than two of them: filled with two digits in turn, these could be exchanged.

As with unique rectangles, not all cells hold just these digits if there is one solution, and there are the
same ways to use it: one cell has others (1), several have the same other one (2), two have others that make
up a subset with more cells (3), or in a house of two of them one of the digits has no other place (4).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations

from whygrid.engine.state import once_per_position
from whygrid.engine.technique import Technique, fresh
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import Shape
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.toolbox.common import bits, peer_masks, said_cells, said_digits, with_houses_of
from whygrid.genres.sudoku.toolbox.exchange_words import (
    holds_something_else,
    one_of_them_is,
    only_there,
    together_they_hold,
)
from whygrid.logic.deduction import Case, Deduction, Exchange
from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple
from whygrid.voice.message import Message, message

LARGEST_BOARD = 9
LONGEST = 14
"""How many cells a loop may have."""


class Deadly(NamedTuple):
    """Cells that can't all hold just these digits, in order; `houses` are those that they lie in."""

    cells: tuple[int, ...]
    digits: int
    houses: tuple[int, ...]

    def roof(self, state: Marks) -> list[int]:
        """The cells with further candidates."""
        return [cell for cell in self.cells if state.candidates[cell] & ~self.digits]

    def exchanges(self, state: Marks) -> tuple[Exchange, ...]:
        """All ways to hold just these digits, each with the one to put for it."""
        n = state.size
        x, y = (bit + 1 for bit in bits(self.digits))
        one = tuple(cell * n + (y if i % 2 else x) for i, cell in enumerate(self.cells))
        two = tuple(cell * n + (x if i % 2 else y) for i, cell in enumerate(self.cells))
        return Exchange(one, two), Exchange(two, one)


@once_per_position
def unique_loops(state: Marks) -> Iterable[Deadly]:
    """The loops of six and more open cells that hold two digits each, with further ones in few of them."""
    if state.size > LARGEST_BOARD:
        return ()
    masks = [0 if value else mask for value, mask in zip(state.value, state.candidates, strict=True)]
    return _loops(state.shape, masks)


def _loops(shape: Shape, masks: Sequence[int]) -> Iterable[Deadly]:
    found: dict[tuple[frozenset[int], int], Deadly] = {}
    pairs = Counter([mask for mask in masks if mask.bit_count() == 2])
    for pair in sorted(pairs, key=lambda pair: tuple(bits(pair))):
        if pairs[pair] < 3:
            continue
        cells = _in_company(shape, [cell for cell, mask in enumerate(masks) if not pair & ~mask])
        pure = [cell for cell in cells if masks[cell] == pair]
        if len(cells) < 6 or len(pure) < 3:
            continue
        for loop in _rings(shape, masks, pair, cells, pure):
            key = frozenset(loop.cells), pair
            if key not in found:
                found[key] = loop
    return found.values()


def _in_company(shape: Shape, cells: list[int]) -> list[int]:
    """Those that have another one of them in each of their houses, as all cells of a loop do."""
    while True:
        number = Counter(house for cell in cells for house in shape.houses_of[cell])
        left = [cell for cell in cells if all(number[house] > 1 for house in shape.houses_of[cell])]
        if len(left) == len(cells):
            return cells
        cells = left


def _rings(
    shape: Shape, masks: Sequence[int], pair: int, cells: list[int], pure: list[int]
) -> Iterator[Deadly]:
    """Rings from a cell without further digits, which is the first of these in its ring."""
    inside = {house.index: [cell for cell in cells if cell in house.cells] for house in shape.houses}

    def extend(ring: list[int], houses: list[int], extra: int, roof: int) -> Iterator[Deadly]:
        for house in shape.houses_of[ring[-1]]:
            if house in houses:
                continue
            for cell in inside[house]:
                if cell == ring[0] and len(ring) >= 6 and len(ring) % 2 == 0:
                    loop = Deadly(tuple(ring), pair, (*houses, house))
                    if _is_loop(shape, loop):
                        yield loop
                elif cell not in ring and len(ring) < LONGEST:
                    more = masks[cell] & ~pair
                    if not more and cell in pure and cell < ring[0]:
                        continue  # it is found from there
                    # Further digits in more than two cells say something only if they are the same.
                    if more and roof >= 2 and (extra | more).bit_count() > 1:
                        continue
                    if any(h in houses and h != house for h in shape.houses_of[cell]):
                        continue
                    yield from extend([*ring, cell], [*houses, house], extra | more, roof + bool(more))

    for start in pure:
        yield from extend([start], [], 0, 0)


def _is_loop(shape: Shape, loop: Deadly) -> bool:
    """Whether each house has none of the cells, or two that come at odd and even places."""
    places: dict[int, list[int]] = {}
    for i, cell in enumerate(loop.cells):
        for house in shape.houses_of[cell]:
            places.setdefault(house, []).append(i % 2)
    return all(sorted(found) == [0, 1] for found in places.values())


Find = Callable[[Marks], Iterable[Deadly]]


def find_deadly(technique: str, patterns: Find, state: Marks) -> Iterator[Deduction]:
    """What the patterns rule out in the way that the last figure of the name says."""
    for found in patterns(state):
        roof = found.roof(state)
        if technique[-1] == "1" and len(roof) == 1:
            yield from _one_cell(state, technique, found, roof[0])
        elif technique[-1] == "2" and len(roof) > 1:
            yield from _one_digit(state, technique, found, roof)
        elif technique[-1] in "34" and len(roof) == 2:
            shape = state.shape
            shared = [h for h in shape.houses_of[roof[0]] if h in shape.houses_of[roof[1]]]
            for house in shared:
                if technique[-1] == "3":
                    yield from _subset(state, technique, found, roof, house)
                else:
                    yield from _no_other_place(state, technique, found, roof, house)


def _one_cell(state: Marks, technique: str, found: Deadly, cell: int) -> Iterator[Deduction]:
    """All cells but one hold just the digits: that one holds another."""
    others = [other for other in found.cells if other != cell]
    yield from _deduction(
        state,
        technique,
        found,
        [-(cell * state.size + 1 + d) for d in bits(state.candidates[cell] & found.digits)],
        others,
        others,
        [],
        holds_something_else(state.shape, cell),
    )


def _one_digit(state: Marks, technique: str, found: Deadly, roof: list[int]) -> Iterator[Deduction]:
    """All further candidates are the same digit: it is in one of these cells."""
    extra, n = 0, state.size
    for cell in roof:
        extra |= state.candidates[cell] & ~found.digits
    if extra.bit_count() == 1:
        z, seen, peers = extra.bit_length(), -1, peer_masks(state.shape)
        for cell in roof:
            seen &= peers[cell]
        out = [cell for cell in bits(seen) if state.open(cell * n + z)]
        yield from _deduction(
            state,
            technique,
            found,
            [-(cell * n + z) for cell in out],
            found.cells,
            found.cells,
            [(cell, other) for cell in out for other in roof],
            one_of_them_is(state.shape, roof, z),
        )


def _subset(state: Marks, technique: str, found: Deadly, roof: list[int], house: int) -> Iterator[Deduction]:
    """The further digits of two cells make up a subset with other cells of a house."""
    n, shape, candidates = state.size, state.shape, state.candidates
    digits = (candidates[roof[0]] | candidates[roof[1]]) & ~found.digits
    others = [c for c in shape.houses[house].cells if c not in found.cells and not state.value[c]]
    for size in range(1, n // 2):
        for cells in combinations(others, size):
            union = digits
            for cell in cells:
                union |= candidates[cell]
            if union.bit_count() != size + 1:
                continue
            out = [c for c in shape.houses[house].cells if c not in cells and c not in roof]
            yield from _deduction(
                state,
                technique,
                found,
                [-(cell * n + 1 + d) for cell in out for d in bits(union)],
                (*found.cells, *cells),
                (*found.cells, *cells),
                [],
                together_they_hold(shape, cells, union),
                (house,),
            )


def _no_other_place(
    state: Marks, technique: str, found: Deadly, roof: list[int], house: int
) -> Iterator[Deduction]:
    """In a house of two of the cells, one of the digits has no other place: they can't hold the others."""
    n, shape = state.size, state.shape
    keep = sum(1 << i for i, cell in enumerate(shape.houses[house].cells) if cell in roof)
    for x in bits(found.digits):
        if state.places[house * n + x] & ~keep:
            continue
        floor = [cell for cell in found.cells if cell not in roof]
        yield from _deduction(
            state,
            technique,
            found,
            [-(cell * n + 1 + y) for y in bits(found.digits & ~(1 << x)) for cell in roof],
            floor,
            # Of two digits, the others in a ring leave each cell one.
            floor if found.digits.bit_count() == 2 else found.cells,
            [],
            only_there(shape, house, x + 1, roof),
            (house,),
            state.nowhere_else(house, x + 1, keep),
        )


def _deduction(
    state: Marks,
    technique: str,
    found: Deadly,
    conclusions: Iterable[Literal],
    holding: Iterable[int],
    filled: Iterable[int],
    sees: Iterable[tuple[int, int]],
    why: Message,
    houses: tuple[int, ...] = (),
    premises: Iterable[Literal] = (),
) -> Iterator[Deduction]:
    """The deduction with its exchanges, if it tells something new.

    It rests on what is out in the cells `holding`, the pattern's digits aside, and on the rules of `filled`.
    """
    shape, n = state.shape, state.size
    new = fresh(state, conclusions)
    if not new:
        return
    own = {-(cell * n + 1 + d) for cell in found.cells for d in bits(found.digits)}
    lacking = [literal for cell in holding for literal in state.without(cell) if literal not in own]
    out = {-literal for literal in new}
    drawn = [cell * n + 1 + d for cell in found.cells for d in bits(state.candidates[cell] & found.digits)]
    more = [cell * n + 1 + d for cell in found.cells for d in bits(state.candidates[cell] & ~found.digits)]
    names = [shape.houses[h].name for h in (*found.houses, *houses)]
    rests = tuple(dict.fromkeys((*lacking, *premises)))
    rules = with_houses_of(shape, [*(cell_rule(shape, cell) for cell in filled), *names], sees)
    exchanges = found.exchanges(state)
    # With many ways to hold the digits the checker is spared the rules by which known cells exclude others.
    again = message("sudoku/they-could-be-exchanged")
    cases = tuple(
        Case(-lit, (Deduction(technique, (), (-lit, *rests), rules, again, (), (), exchanges),))
        for lit in (new if len(exchanges) > 2 else ())
    )
    yield Deduction(
        technique,
        new,
        rests,
        () if cases else rules,
        message(
            "sudoku/could-be-exchanged",
            cells=said_cells(shape, found.cells),
            digits=said_digits(found.digits),
            why=why,
        ),
        (
            ("pattern", tuple(fact for fact in drawn if fact not in out)),
            ("fin", tuple(fact for fact in more if fact not in out)),
        ),
        cases,
        () if cases else exchanges,
    )


WAYS = {
    "1": "All cells but one hold just these digits: that one holds another, or they could be exchanged.",
    "2": "What some of the cells hold besides is one digit: it is in one of them.",
    "3": "What two of the cells hold besides makes up a subset with other cells of a house.",
    "4": "One of the digits must be in one of two cells: the others are in neither, or could be exchanged.",
}
LOOPS = tuple(
    Technique(
        f"unique loop {kind}",
        round(4.6 + 0.01 * number, 2),
        f"A ring of six or more cells with the same two digits. {WAYS[kind]}",
        partial(find_deadly, f"unique loop {kind}", unique_loops),
    )
    for number, kind in enumerate(("1", "2", "4", "3"))
)
