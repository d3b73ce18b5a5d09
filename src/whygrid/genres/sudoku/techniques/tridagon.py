"""Tridagon: three cells in each of four boxes, which can't all hold the same three digits.

The boxes are those in which two bands cross two stacks; the three cells of a box lie in different rows and
columns, and are askew if an odd number of them, read from above, comes before one further to the left. Where
two such boxes lie side by side, the orders of their digits, read from above, differ by an even permutation;
where one is above the other, so do their orders read from the left. Both can hold all round only if an even
number of the boxes is askew. Where it is odd, one of the other candidates of these cells holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations, permutations, product

from whygrid.engine.exclusions import exclusions_of
from whygrid.engine.technique import Technique, fresh
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import TOLD_ONCE, Shape
from whygrid.genres.sudoku.rules import cell_rule, rules_of
from whygrid.genres.sudoku.toolbox.common import (
    bits,
    possible_facts,
    said_cells,
    said_digits,
    with_houses_of,
)
from whygrid.logic.deduction import CHAIN, Case, Deduction
from whygrid.records import NamedTuple
from whygrid.voice.message import message

NAME = "tridagon"
WIDTH = 3
"""Of the boxes, and the number of digits; other boards have none."""


class Trio(NamedTuple):
    """Three cells of a box, whether they lie askew, and what their other candidates all rule out."""

    cells: tuple[int, ...]
    askew: bool
    ruled_out: int  # a bit for each fact


def find_tridagons(state: Marks) -> Iterator[Deduction]:
    """For each pattern all that its other candidates, of which one holds, rule out together."""
    shape = state.shape
    if (shape.box_rows, shape.box_columns) != (WIDTH, WIDTH):
        return
    for digits in map(sum, combinations([1 << i for i in range(shape.size)], WIDTH)):
        trios = [_trios(state, box, digits) for box in range(shape.size)]
        for rectangle in _rectangles():
            if all(trios[box] for box in rectangle):
                for four in product(*(trios[box] for box in rectangle)):
                    yield from _deduction(state, digits, four)


@cache
def _rectangles() -> tuple[tuple[int, ...], ...]:
    """The boxes where two bands cross two stacks."""
    pairs = tuple(combinations(range(WIDTH), 2))
    return tuple(
        tuple(WIDTH * band + stack for band in bands for stack in stacks)
        for bands in pairs
        for stacks in pairs
    )


@lru_cache(maxsize=TOLD_ONCE)
def _placings(shape: Shape, box: int) -> tuple[tuple[tuple[int, ...], bool], ...]:
    """The ways to have a cell in each row and column of a box, and whether each is askew."""
    cells = shape.houses[2 * shape.size + box].cells
    return tuple(
        (tuple(cells[WIDTH * row + column] for row, column in enumerate(columns)), odd)
        for columns in permutations(range(WIDTH))
        for odd in [sum(one > two for one, two in combinations(columns, 2)) % 2 == 1]
    )


def _trios(state: Marks, box: int, digits: int) -> list[Trio]:
    """Those in which every cell is open for one of the digits."""
    shape, candidates, found = state.shape, state.candidates, []
    for cells, askew in _placings(shape, box):
        ruled_out = -1
        for cell in cells:
            mask = candidates[cell]
            if not mask & digits or not mask & (mask - 1):
                break
            ruled_out &= _ruled_out(shape, cell, mask & ~digits)
            if not ruled_out:
                break
        else:
            found.append(Trio(cells, askew, ruled_out))
    return found


@lru_cache(maxsize=TOLD_ONCE)
def _ruled_out(shape: Shape, cell: int, others: int) -> int:
    """The facts, as a mask, that can't hold whichever of these digits the cell holds; all for none."""
    masks, ruled_out = exclusions_of(rules_of(shape)).masks, -1
    for i in bits(others):
        ruled_out &= masks[shape.fact(cell, i + 1)]
    return ruled_out


def _deduction(state: Marks, digits: int, four: tuple[Trio, ...]) -> Iterator[Deduction]:
    shape, n, candidates = state.shape, state.size, state.candidates
    if sum(trio.askew for trio in four) % 2 == 0:
        return
    ruled_out = -1
    for trio in four:
        ruled_out &= trio.ruled_out
    cells = tuple(cell for trio in four for cell in trio.cells)
    extras = possible_facts(state, cells, ~digits)
    if not ruled_out or not extras:
        return
    conclusions = fresh(state, [-fact for fact in bits(ruled_out)])
    whole = [cell for cell in cells if not candidates[cell] & ~digits]
    if not conclusions or not whole:
        return
    houses = dict.fromkeys(house for cell in cells for house in shape.houses_of[cell])
    named = [*(shape.houses[house].name for house in houses), *(cell_rule(shape, cell) for cell in cells)]
    spoilt = dict.fromkeys((fact - 1) // n for fact in extras)
    lost = dict.fromkeys((-literal - 1) // n for literal in conclusions)
    rules = with_houses_of(
        shape, named, [(here, there) for here in lost for there in spoilt if here != there]
    )
    premises = tuple(
        -(cell * n + 1 + i) for cell in cells for i in range(n) if not (candidates[cell] | digits) >> i & 1
    )
    # Cases, although each takes the whole argument: in them the checker need not look around in the houses of
    # the known cells behind the premises.
    first = min(whole, key=lambda cell: candidates[cell].bit_count())
    reason = message("sudoku/rest-of-tridagon", digits=said_digits(digits))
    cases = [
        Case(fact, (Deduction(NAME, conclusions, (fact, *premises), rules, reason),))
        for fact in possible_facts(state, [first], digits)
    ]
    others = 0
    for cell in spoilt:
        others |= candidates[cell] & ~digits
    yield Deduction(
        NAME,
        conclusions,
        tuple(dict.fromkeys((*state.without(first), *premises))),
        (cell_rule(shape, first),),
        message(
            "sudoku/tridagon",
            digits=said_digits(digits),
            cells=said_cells(shape, spoilt),
            others=said_digits(others),
        ),
        (
            ("pattern", possible_facts(state, cells, digits)),
            ("fin", extras),
            (CHAIN, ()),  # that there are cases is nothing to look at
        ),
        tuple(cases),
    )


TRIDAGON = Technique(
    NAME,
    7.98,
    "Twelve cells in four boxes can't all hold the same three digits: one of their other candidates holds.",
    find_tridagons,
)
