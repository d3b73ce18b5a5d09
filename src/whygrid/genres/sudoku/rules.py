"""The rules of Sudoku as counts: a cell holds one digit; a row, column or box holds each digit once.

What a variant adds, its constraints say: groups are houses, the others are rules of their own.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import count as count_up
from typing import TYPE_CHECKING

from whygrid.digits.field import filled, givens_of
from whygrid.digits.groups import group_rules
from whygrid.digits.rules import cell_rule, cell_rules
from whygrid.genres.sudoku.model import SHAPES, House, Shape, Sudoku, variant
from whygrid.logic.rules import Rule, Rules, Sum
from whygrid.voice.message import Message, message

if TYPE_CHECKING:
    from whygrid.genre import Clue

__all__ = [
    "CELL", "cell_rule", "clues_of", "filled", "givens_of", "house_sum", "in_brackets", "rules_of",
    "sum_rule", "with_clues",
]  # fmt: skip


@lru_cache(maxsize=SHAPES)
def rules_of(shape: Shape) -> Rules:
    """The rules of every Sudoku of this shape."""
    helpers = count_up(len(shape.facts) + 1)
    more = list(_sums(shape)) + [
        rule for constraint in shape.constraints for rule in constraint.rules(shape, helpers)
    ]
    # Houses come first, so that a peer in the same house is excluded by the house.
    return Rules(shape.facts, (*group_rules(shape), *cell_rules(shape), *more))


def _sums(shape: Shape) -> Iterator[Rule]:
    """Where digits are added up: that of each house, and of each constraint that has a sum, as sums alone."""
    found = [(one, one.sum(shape)) for one in shape.constraints]
    if not any(one.word == "cage" and total for one, total in found):
        return
    digits = range(1, shape.size + 1)
    for house in shape.houses:
        terms = tuple((shape.fact(cell, digit), digit) for cell in house.cells for digit in digits)
        said = message("sudoku/sum-of", what=house.said)
        yield Rule(house_sum(house), said, (), (Sum(terms, sum(digits)),), said)
    for constraint, total in found:
        if constraint.word == "cage" and total:  # taken off, so that a cell cancels out where both count
            said = message("sudoku/sum-of", what=constraint.said(shape))
            negative = tuple((fact, -weight) for fact, weight in total.terms)
            yield Rule(sum_rule(constraint.name(shape)), said, (), (Sum(negative, -total.total),), said)


def house_sum(house: House) -> str:
    """The name of the rule that a house adds up to the sum of all digits."""
    return sum_rule(house.name)


def sum_rule(name: str) -> str:
    """The name of the rule that something adds up, apart from what else it says."""
    return f"sum of {name}"


CELL = message("sudoku/cell")
"""What stands in brackets behind what is left alone in its cell."""


@lru_cache(maxsize=1 << 12)
def in_brackets(shape: Shape, rule: str) -> Message:
    """A rule as it stands behind what follows by it: "row 4", and "cell" for that of any cell."""
    said = next((house.said for house in shape.houses if house.name == rule), None)
    named = (constraint.said(shape) for constraint in shape.constraints if constraint.name(shape) == rule)
    return said or next(named, CELL)


def clues_of(puzzle: Sudoku) -> Iterator[Clue]:
    """The constraints of a variant, each of which might be missing."""
    shape = puzzle.shape
    if shape.constraints:
        from whygrid.genre import Clue

        for constraint in shape.constraints:
            name, cells = constraint.name(shape), tuple(shape.names[cell] for cell in constraint.cells)
            yield Clue(name, name, cells, constraint.said(shape))


def with_clues(puzzle: Sudoku, names: Collection[str]) -> Sudoku:
    """The board with only those of its constraints that have these names."""
    shape = puzzle.shape
    kept = [constraint for constraint in shape.constraints if constraint.name(shape) in names]
    return Sudoku(variant(shape.without_constraints, kept), puzzle.givens)
