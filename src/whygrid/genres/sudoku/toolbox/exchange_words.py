"""What follows where cells could be filled in two ways: the reasons that rectangles, loops and BUGs share."""

from __future__ import annotations

from collections.abc import Iterable

from whygrid.genres.sudoku.model import Shape
from whygrid.genres.sudoku.toolbox.common import said_cells, said_digit, said_digits
from whygrid.voice.message import Message, message


def holds_something_else(shape: Shape, cell: int) -> Message:
    """The one cell that has further candidates holds one of these."""
    return message("sudoku/holds-something-else", cell=said_cells(shape, (cell,)))


def one_of_them_is(shape: Shape, cells: Iterable[int], digit: int) -> Message:
    """One of some cells holds the digit that they have besides."""
    return message("sudoku/one-of-them-is", cells=said_cells(shape, cells), digit=said_digit(digit))


def together_they_hold(shape: Shape, cells: Iterable[int], digits: int) -> Message:
    """What some cells have besides makes up a subset with others."""
    return message("sudoku/together-they-hold", cells=said_cells(shape, cells), digits=said_digits(digits))


def only_there(shape: Shape, house: int, digit: int, cells: Iterable[int]) -> Message:
    """In a house a digit has no other places than some of the cells."""
    return message(
        "sudoku/only-there",
        house=shape.houses[house].said,
        digit=said_digit(digit),
        cells=said_cells(shape, cells),
    )
