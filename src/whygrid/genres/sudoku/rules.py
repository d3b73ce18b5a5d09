"""The rules of Sudoku as counts: a cell holds one digit; a row, column or box holds each digit once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from whygrid.genres.sudoku.model import SYMBOLS, Shape, Sudoku
from whygrid.logic.facts import Fact, Literal
from whygrid.logic.rules import Rule, Rules, exactly_one
from whygrid.voice.message import Cells, Message, message


@cache
def rules_of(shape: Shape) -> Rules:
    """The rules of every Sudoku of this shape."""
    digits = range(1, shape.size + 1)
    facts = (Fact(shape.names[cell], SYMBOLS[digit - 1]) for cell in shape.cells for digit in digits)
    cell_rules = (
        Rule(
            cell_rule(shape, cell),
            message("sudoku/cell-holds-one-digit", cell=Cells((shape.names[cell],))),
            (exactly_one(shape.fact(cell, digit) for digit in digits),),
            called=message("sudoku/cell-called", cell=Cells((shape.names[cell],))),
        )
        for cell in shape.cells
    )
    house_rules = (
        Rule(
            house.name,
            message("sudoku/house-holds-each-digit-once", house=house.said),
            tuple(exactly_one(shape.fact(cell, digit) for cell in house.cells) for digit in digits),
            called=house.said,
        )
        for house in shape.houses
    )
    # Houses come first, so that a peer in the same house is excluded by the house.
    return Rules(facts, (*house_rules, *cell_rules))


def cell_rule(shape: Shape, cell: int) -> str:
    """The name of the rule that a cell holds one digit."""
    return f"cell {shape.names[cell]}"


CELL = message("sudoku/cell")
"""What stands in brackets behind what is left alone in its cell."""


@cache
def in_brackets(shape: Shape, rule: str) -> Message:
    """A rule as it stands behind what follows by it: "row 4", and "cell" for that of any cell."""
    return next((house.said for house in shape.houses if house.name == rule), CELL)


def givens_of(puzzle: Sudoku) -> tuple[Literal, ...]:
    """The printed digits as facts."""
    n = puzzle.shape.size
    return tuple([cell * n + digit for cell, digit in enumerate(puzzle.givens) if digit])


def filled(puzzle: Sudoku, facts: Iterable[Literal]) -> Sudoku:
    """The board with the digits that these facts place."""
    digits, n = list(puzzle.givens), puzzle.shape.size
    for fact in facts:
        if fact > 0:
            digits[(fact - 1) // n] = (fact - 1) % n + 1
    return puzzle.with_givens(digits)
