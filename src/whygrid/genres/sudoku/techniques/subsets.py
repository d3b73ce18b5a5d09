"""Subsets: as many cells as digits, locked to each other inside one house.

A naked subset is seen from its cells (they have nothing but these digits), a hidden one from its digits
(they have no places but these cells).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import Shape
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.toolbox.common import (
    bits,
    locked_groups,
    possible_facts,
    said_cells,
    said_digits,
)
from whygrid.genres.sudoku.toolbox.first_looks import houses_with_hidden, houses_with_naked
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple
from whygrid.voice.message import message

TOLD = 1 << 12
"""How many subsets of a kind are kept as they were told: they are found again until somebody makes them."""


class Subset(NamedTuple):
    """A house and as many of its cells as digits; what is out, and the candidates that make it up."""

    house: int
    cells: tuple[int, ...]
    digits: int
    out: tuple[Literal, ...]
    pattern: tuple[int, ...]


def find_naked(size: int, technique: str, state: Marks) -> Iterator[Deduction]:
    """`size` cells of a house that have only `size` digits between them."""
    n, candidates = state.size, state.candidates
    for house in houses_with_naked(state, size):
        for found, digits in locked_groups(tuple([candidates[cell] for cell in house.cells]), size):
            cells = tuple(house.cells[i] for i in found)
            others = [cell for cell in house.cells if candidates[cell] & digits and cell not in cells]
            conclusions = fresh(
                state, (-(cell * n + 1 + i) for cell in others for i in bits(candidates[cell] & digits))
            )
            if conclusions:
                subset = Subset(house.index, cells, digits, conclusions, possible_facts(state, cells, digits))
                yield _told_naked(state.shape, technique, subset)


@lru_cache(maxsize=TOLD)
def _told_naked(shape: Shape, technique: str, subset: Subset) -> Deduction:
    house, cells, digits, conclusions, pattern = subset
    # What each cell lacks among the digits themselves does not matter.
    outside = [digit for digit in range(1, shape.size + 1) if not digits >> (digit - 1) & 1]
    home = shape.houses[house]
    return Deduction(
        technique,
        conclusions,
        tuple([-shape.fact(cell, digit) for cell in cells for digit in outside]),
        (home.name, *(cell_rule(shape, cell) for cell in cells)),
        message(
            "sudoku/naked-subset",
            cells=said_cells(shape, cells),
            digits=said_digits(digits),
            house=home.said,
        ),
        (("pattern", pattern),),
    )


def find_hidden(size: int, technique: str, state: Marks) -> Iterator[Deduction]:
    """`size` digits that have only `size` places between them in a house."""
    n, candidates = state.size, state.candidates
    for house in houses_with_hidden(state, size):
        start = house.index * n
        for found, places in locked_groups(tuple(state.places[start : start + n]), size):
            digits = sum(1 << i for i in found)
            cells = tuple(house.cells[i] for i in bits(places))
            conclusions = fresh(
                state, (-(cell * n + 1 + i) for cell in cells for i in bits(candidates[cell] & ~digits))
            )
            if conclusions:
                subset = Subset(house.index, cells, digits, conclusions, possible_facts(state, cells, digits))
                yield _told_hidden(state.shape, technique, subset)


@lru_cache(maxsize=TOLD)
def _told_hidden(shape: Shape, technique: str, subset: Subset) -> Deduction:
    house, cells, digits, conclusions, pattern = subset
    home = shape.houses[house]
    outside = [cell for cell in home.cells if cell not in cells]
    return Deduction(
        technique,
        conclusions,
        tuple([-shape.fact(cell, i + 1) for i in bits(digits) for cell in outside]),
        (home.name, *(cell_rule(shape, cell) for cell in cells)),
        message(
            "sudoku/hidden-subset",
            digits=said_digits(digits),
            house=home.said,
            cells=said_cells(shape, cells),
        ),
        (("pattern", pattern),),
    )


def _naked(name: str, size: int, number: str, effort: float) -> Technique:
    idea = f"{number} cells of a house that have only {number.lower()} digits left use them all up."
    return Technique(name, effort, idea, partial(find_naked, size, name))


def _hidden(name: str, size: int, number: str, effort: float) -> Technique:
    idea = f"{number} digits that have only {number.lower()} places left in a house fill them all."
    return Technique(name, effort, idea, partial(find_hidden, size, name))


NAKED_PAIR = _naked("naked pair", 2, "Two", 3.0)
NAKED_TRIPLE = _naked("naked triple", 3, "Three", 3.6)
NAKED_QUAD = _naked("naked quad", 4, "Four", 5.0)
HIDDEN_PAIR = _hidden("hidden pair", 2, "Two", 3.4)
HIDDEN_TRIPLE = _hidden("hidden triple", 3, "Three", 4.0)
HIDDEN_QUAD = _hidden("hidden quad", 4, "Four", 5.4)
