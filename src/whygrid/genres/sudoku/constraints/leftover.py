"""Leftover sums: a row holds all digits, so what its whole cages leave of it has a sum as well.

┌7──┬──────┬───┐    A row of a 9x9 board adds up to 45. Cages that lie whole in some rows, columns or
│   │ 20   │ * │    boxes leave a few cells (*), and these add up to what is left; so do the few cells
└───┴──────┴───┘    that cages which cover a house have outside of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.sudoku.constraints.constraint import Constraint, Masks
from whygrid.genres.sudoku.constraints.fitting import fit_sum
from whygrid.genres.sudoku.constraints.techniques import rests_on
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SHAPES, House, Shape
from whygrid.genres.sudoku.rules import cell_rule, house_sum, sum_rule
from whygrid.logic.deduction import Deduction
from whygrid.voice.message import Cells, message

MOST_LEFT = 4
"""So many cells are looked at."""
MOST_HOUSES = 3
"""So many rows or columns side by side are taken together."""


class Leftover(NamedTuple):
    """Cells whose digits, each times its sign, have a sum: those outside are taken off."""

    houses: tuple[House, ...]
    cages: tuple[Constraint, ...]
    cells: tuple[int, ...]
    signs: tuple[int, ...]
    total: int


def find_leftover_sums(state: Marks) -> Iterator[Deduction]:
    """Digits with which what is left over would not come out."""
    shape, n = state.shape, state.size
    for found in leftovers(shape):
        masks = tuple([state.candidates[cell] for cell in found.cells])
        left = fit_sum(masks, found.signs, found.total) if all(masks) else masks
        for place, cell in enumerate(found.cells):
            bad = masks[place] & ~(0 if left is None else left[place])
            conclusions = fresh(state, (-(cell * n + 1 + i) for i in range(n) if bad >> i & 1))
            if conclusions:
                yield _told(state, found, masks, place, bad, conclusions)


def _told(
    state: Marks, found: Leftover, masks: Masks, place: int, bad: int, conclusions: tuple[int, ...]
) -> Deduction:
    shape, n = state.shape, state.size

    def follows(trial: Masks) -> bool:
        left = fit_sum(trial, found.signs, found.total)
        return left is None or not left[place] & bad

    cells = found.cells
    rules = (
        *(house_sum(house) for house in found.houses),
        *(sum_rule(cage.name(shape)) for cage in found.cages),
        *(cell_rule(shape, cell) for cell in cells),
    )
    inside, outside = (
        Cells(tuple(shape.names[cell] for cell, sign in zip(cells, found.signs, strict=True) if sign == side))
        for side in (1, -1)
    )
    kind = "inside" if not outside.names else "outside" if not inside.names else "both"
    about = (
        {"inside": inside, "outside": outside}
        if kind == "both"
        else {"cells": inside if inside.names else outside}
    )
    return Deduction(
        "leftover sum",
        conclusions,
        rests_on(state, cells, masks, follows),
        rules,
        message(
            f"sudoku/leftover-{kind}",
            houses=tuple(house.said for house in found.houses),
            n=found.total if kind != "outside" else -found.total,
            **about,
        ),
        (("pattern", fresh(state, (cell * n + 1 + i for cell in cells for i in range(n)))),),
    )


@lru_cache(maxsize=SHAPES)
def leftovers(shape: Shape) -> tuple[Leftover, ...]:
    """All of a board, for houses, and for rows and columns side by side."""
    cages = [one for one in shape.constraints if one.word == "cage" and one.value is not None]
    if not cages:
        return ()
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], Leftover] = {}
    for houses in _together(shape):
        covered = {cell for house in houses for cell in house.cells}
        for leftover in _of(shape, houses, covered, cages):
            if 0 < len(leftover.cells) <= MOST_LEFT:
                found.setdefault((leftover.cells, leftover.signs), leftover)
    return tuple(found.values())


def _of(
    shape: Shape, houses: tuple[House, ...], covered: set[int], cages: list[Constraint]
) -> Iterator[Leftover]:
    all_of_them = len(houses) * shape.size * (shape.size + 1) // 2
    apart: list[Constraint] = []
    taken: set[int] = set()
    for cage in cages:  # those that share cells with others can't be added up
        if taken.isdisjoint(cage.cells) and not covered.isdisjoint(cage.cells):
            apart.append(cage)
            taken.update(cage.cells)
    inside = tuple(cage for cage in apart if covered.issuperset(cage.cells))
    free = sorted(covered.difference(*(cage.cells for cage in inside)))
    yield Leftover(houses, inside, tuple(free), (1,) * len(free), all_of_them - _sum(inside))
    across = [cage for cage in apart if cage not in inside]
    for number in range(1, len(across) + 1):
        for more in combinations(across, number) if len(across) <= 5 else ():
            free = sorted(covered.difference(*(cage.cells for cage in (*inside, *more))))
            over = sorted({cell for cage in more for cell in cage.cells} - covered)
            signs = (1,) * len(free) + (-1,) * len(over)
            yield Leftover(
                houses, (*inside, *more), (*free, *over), signs, all_of_them - _sum((*inside, *more))
            )


def _sum(cages: tuple[Constraint, ...]) -> int:
    return sum(cage.value or 0 for cage in cages)


def _together(shape: Shape) -> Iterator[tuple[House, ...]]:
    """Each house alone, then rows and columns side by side."""
    n = shape.size
    yield from ((house,) for house in shape.houses)
    for number in range(2, MOST_HOUSES + 1):
        for start in (0, n):
            for first in range(start, start + n - number + 1):
                yield shape.houses[first : first + number]


LEFTOVER_SUM = Technique(
    "leftover sum",
    3.1,
    "A row, column or box has a sum, and so has what its whole cages leave of it.",
    find_leftover_sums,
    look="Look for rows, columns and boxes that cages fill but for a cell or two.",
)
