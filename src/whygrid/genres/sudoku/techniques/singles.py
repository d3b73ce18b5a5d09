"""Singles: a cell for which one digit is left, a digit for which one place is left."""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SYMBOLS
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.logic.deduction import Deduction


def find_full_house(state: Marks) -> Iterator[Deduction]:
    """The last empty cell of a house."""
    shape = state.shape
    for house in shape.houses:
        empty = [cell for cell in house.cells if not state.value[cell]]
        if len(empty) == 1 and state.candidates[empty[0]].bit_count() == 1:
            digit = state.candidates[empty[0]].bit_length()
            others = tuple(shape.fact(cell, state.value[cell]) for cell in house.cells if cell != empty[0])
            fact = shape.fact(empty[0], digit)
            # The eight others exclude their own digits from the cell, so only this digit is left.
            rules = (house.name, cell_rule(shape, empty[0]))
            yield Deduction(
                "full house", (fact,), others, rules, f"it is the last empty cell of {house.name}"
            )


def find_hidden_single(state: Marks) -> Iterator[Deduction]:
    """A digit with one place left in a house."""
    shape, n = state.shape, state.size
    for slot, places in enumerate(state.places):
        if places and not places & (places - 1):
            house, digit = shape.houses[slot // n], slot % n + 1
            cell = house.cells[places.bit_length() - 1]
            if not state.value[cell]:
                yield Deduction(
                    "hidden single",
                    (shape.fact(cell, digit),),
                    state.nowhere_else(house.index, digit, places),
                    (house.name,),
                    f"it is the only place left for {SYMBOLS[digit - 1]} in {house.name}",
                )


def find_naked_single(state: Marks) -> Iterator[Deduction]:
    """A cell with one digit left."""
    shape = state.shape
    for cell, mask in enumerate(state.candidates):
        if mask and not mask & (mask - 1) and not state.value[cell]:
            fact = shape.fact(cell, mask.bit_length())
            rules = (cell_rule(shape, cell),)
            yield Deduction(
                "naked single", (fact,), state.without(cell), rules, "nothing else is left in its cell"
            )


FULL_HOUSE = Technique(
    "full house", 1.0, "A house with one empty cell takes the one digit that it lacks.", find_full_house
)
HIDDEN_SINGLE = Technique(
    "hidden single", 1.5, "A digit that has one place left in a house goes there.", find_hidden_single
)
NAKED_SINGLE = Technique("naked single", 2.3, "A cell that has one digit left takes it.", find_naked_single)
