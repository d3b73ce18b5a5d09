"""Cells that hold symbols: their numbers, names and facts; and boards that have some of them filled in.

The symbols of a cell are numbered from 1; a set of them is a mask in which bit d-1 stands for the d-th. The
fact "cell c holds the d-th symbol" has the number c times the number of symbols, plus d.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, Self, TypeVar

from whygrid.errors import PuzzleError
from whygrid.grid import Cell
from whygrid.logic.facts import Fact, Literal
from whygrid.voice.message import message

DIGITS = 9
"""The largest digit of a board that does not say otherwise."""
SYMBOLS = "123456789ABCDEF"
"""How digits are written where a genre has no symbols of its own; sums go through all sets of so many."""


class Field:
    """What layouts have in common, once they say how many rows, columns and symbols there are."""

    rows: int
    columns: int
    digits: int

    @property
    def symbols(self) -> str:
        """How the symbols are written, in order."""
        return SYMBOLS[: self.digits]

    @cached_property
    def white(self) -> tuple[int, ...]:
        """For each cell that holds something its place on the board, counted row by row."""
        return tuple(range(self.rows * self.columns))

    @cached_property
    def number_of(self) -> dict[int, int]:
        """For each place on the board that holds something the number of its cell."""
        return {place: number for number, place in enumerate(self.white)}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the cells, r2c3 and so on."""
        return tuple(str(Cell(*divmod(place, self.columns))) for place in self.white)

    @cached_property
    def all_digits(self) -> int:
        """All symbols as a mask."""
        return (1 << self.digits) - 1

    @cached_property
    def facts(self) -> tuple[Fact, ...]:
        """All facts in order."""
        return tuple(Fact(name, symbol) for name in self.names for symbol in self.symbols)

    def at(self, cell: int) -> tuple[int, int]:
        """The row and the column of a cell, from 0."""
        return divmod(self.white[cell], self.columns)

    def fact(self, cell: int, digit: int) -> int:
        """The number of the fact "this cell holds this symbol"."""
        return cell * self.digits + digit

    def cell_and_digit(self, fact: int) -> tuple[int, int]:
        """The cell and the symbol that a fact's number is about."""
        cell, digit = divmod(fact - 1, self.digits)
        return cell, digit + 1


F = TypeVar("F", bound=Field)


@dataclass(frozen=True)
class FilledIn(Generic[F]):
    """A board as it is printed: `givens` for the cells in reading order, 0 for an empty one."""

    layout: F
    givens: tuple[int, ...]

    def __post_init__(self) -> None:
        layout = self.layout
        if len(self.givens) != len(layout.white):
            raise PuzzleError(message("digits/cells-not", n=len(layout.white), found=len(self.givens)))
        if set(self.givens).issubset(range(layout.digits + 1)):
            return
        for cell, digit in enumerate(self.givens):
            if not 0 <= digit <= layout.digits:
                raise PuzzleError(
                    message("digits/too-large" if digit > 0 else "digits/not-a-digit", digit=digit),
                    where=layout.names[cell],
                    remedy=message("digits/digits-run-to", largest=layout.digits),
                )

    def with_givens(self, givens: Iterable[int]) -> Self:
        """The same layout with other symbols in it."""
        return type(self)(self.layout, tuple(givens))


B = TypeVar("B", bound=FilledIn)  # type: ignore[type-arg]


def givens_of(board: B) -> tuple[Literal, ...]:
    """What is printed, as facts."""
    digits: int = board.layout.digits
    return tuple([cell * digits + digit for cell, digit in enumerate(board.givens) if digit])


def filled(board: B, facts: Iterable[Literal]) -> B:
    """The board with what these facts place."""
    digits = list(board.givens)
    for fact in facts:
        if fact > 0:
            cell, digit = board.layout.cell_and_digit(fact)
            digits[cell] = digit
    return board.with_givens(digits)
