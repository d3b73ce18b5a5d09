"""Singles: a cell for which one digit is left, a digit for which one place is left."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import TOLD_ONCE, House, Shape
from whygrid.genres.sudoku.rules import CELL, cell_rule
from whygrid.genres.sudoku.toolbox.common import said_digit
from whygrid.logic.deduction import Deduction
from whygrid.voice.message import Message, message

_FULL_HOUSE = message("sudoku/full-house")
NOTHING_ELSE = message("sudoku/nothing-else-is-left-in-its-cell")


def find_full_house(state: Marks) -> Iterator[Deduction]:
    """The last empty cell of a house."""
    if 1 not in state.empty:
        return
    shape, value = state.shape, state.value
    for house in [shape.houses[index] for index, left in enumerate(state.empty) if left == 1]:
        last = next(cell for cell in house.cells if not value[cell])
        if state.candidates[last].bit_count() == 1:
            yield full_house(state, house, last)


def full_house(state: Marks, house: House, last: int) -> Deduction:
    """The last empty cell of a house takes the one digit that is left for it."""
    n, value = state.size, state.value
    fact = last * n + state.candidates[last].bit_length()
    others = tuple([cell * n + value[cell] for cell in house.cells if cell != last])
    # The eight others exclude their own digits from the cell, so only this digit is left.
    rules = (house.name, cell_rule(state.shape, last))
    reason = message("sudoku/last-empty-cell", house=house.said)
    return Deduction("full house", (fact,), others, rules, reason, brief=_FULL_HOUSE)


def find_hidden_single(state: Marks) -> Iterator[Deduction]:
    """A digit with one place left in a house."""
    shape, places = state.shape, state.places
    for slot in state.lonely():
        yield hidden_single(shape, slot, places[slot].bit_length() - 1)


@lru_cache(maxsize=TOLD_ONCE)
def hidden_single(shape: Shape, slot: int, place: int) -> Deduction:
    """The same whatever the position: every other place of the house is out."""
    house, digit = shape.houses[slot // shape.size], slot % shape.size + 1
    return Deduction(
        "hidden single",
        (shape.fact(house.cells[place], digit),),
        tuple([-shape.fact(cell, digit) for i, cell in enumerate(house.cells) if i != place]),
        (house.name,),
        only_place(house, digit),
        brief=house.said,
    )


def only_place(house: House, digit: int) -> Message:
    """That a digit has one place left in a house."""
    return message("sudoku/only-place-left", digit=said_digit(digit), house=house.said)


def find_naked_single(state: Marks) -> Iterator[Deduction]:
    """A cell with one digit left."""
    shape, value = state.shape, state.value
    last = _single_digits(state.size)
    for cell, mask in [(c, m) for c, m in enumerate(state.candidates) if m in last and not value[c]]:
        yield naked_single(shape, cell, mask.bit_length())


@cache
def _single_digits(size: int) -> frozenset[int]:
    return frozenset(1 << digit for digit in range(size))


@lru_cache(maxsize=TOLD_ONCE)
def naked_single(shape: Shape, cell: int, digit: int) -> Deduction:
    """The same whatever the position: every other digit of the cell is out."""
    return Deduction(
        "naked single",
        (shape.fact(cell, digit),),
        tuple([-shape.fact(cell, other) for other in range(1, shape.size + 1) if other != digit]),
        (cell_rule(shape, cell),),
        NOTHING_ELSE,
        brief=CELL,
    )


FULL_HOUSE = Technique(
    "full house", 1.0, "A house with one empty cell takes the one digit that it lacks.", find_full_house
)
HIDDEN_SINGLE = Technique(
    "hidden single", 1.5, "A digit that has one place left in a house goes there.", find_hidden_single
)
NAKED_SINGLE = Technique("naked single", 2.3, "A cell that has one digit left takes it.", find_naked_single)
