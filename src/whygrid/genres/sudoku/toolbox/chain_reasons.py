"""Why one of two nodes of a chain must hold: a cell, a house or an almost locked set has nothing else."""

from __future__ import annotations

from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.toolbox.als import AlmostLocked, premises_of, rules_of_sets
from whygrid.genres.sudoku.toolbox.common import bits, with_houses_of
from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple


class Strong(NamedTuple):
    """The reason of a strong link; `within` is the almost locked set that it is due to, if any.

    Where there are no rules, they are those of the set: `rules_of` has them when they are told.
    """

    premises: tuple[Literal, ...]
    rules: tuple[str, ...]
    within: AlmostLocked | None = None


def rules_of(state: Marks, why: Strong) -> tuple[str, ...]:
    """The rules behind a strong link."""
    if why.rules or why.within is None:
        return why.rules
    return rules_of_sets(state, [why.within], ())


def of_cell(state: Marks, cell: int) -> Strong:
    """By what a cell may hold."""
    return Strong(state.without(cell), (cell_rule(state.shape, cell),))


def of_slot(state: Marks, slot: int) -> Strong:
    """By the places that a digit has in a house, numbered as in `places`.

    Not even places beside a group may be left open: two groups that see each other can share them.
    """
    house, digit = divmod(slot, state.size)
    premises = state.nowhere_else(house, digit + 1, state.places[slot])
    return Strong(premises, (state.shape.houses[house].name,))


def of_set(state: Marks, found: AlmostLocked) -> Strong:
    """By a set, which without one of its digits has all others."""
    return Strong(premises_of(state, [found]), (), found)


def of_settled(state: Marks, found: AlmostLocked, cell: int) -> Strong:
    """By a set without one of its digits and a cell that the others leave a single candidate."""
    why = of_set(state, found)
    taken = [digit for digit in bits(state.candidates[cell]) if found.sight.get(digit, 0) >> cell & 1]
    sees = [(cell, place) for digit in taken for place in bits(found.places[digit])]
    rules = with_houses_of(state.shape, (*rules_of(state, why), cell_rule(state.shape, cell)), sees)
    return Strong((*why.premises, *state.without(cell)), rules, found)
