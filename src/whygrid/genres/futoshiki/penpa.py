"""Futoshikis in links of Penpa: the signs are symbols on the borders between cells."""

from __future__ import annotations

from typing import Any

from whygrid.digits import penpa as digits
from whygrid.digits.field import SYMBOLS
from whygrid.digits.signs import Sign
from whygrid.errors import PuzzleError
from whygrid.genres.futoshiki.model import Board, board_of
from whygrid.sheet import Sheet
from whygrid.text.penpa import ONLY, Drawing, is_penpa_of
from whygrid.voice.message import message

BELOW, RIGHT = 2, 3
"""The kinds of places that are the lower and the right side of a cell."""
SMALLER_FIRST = {1: True, 2: True, 3: False, 4: False, 5: True, 6: True, 7: False, 8: False}
"""Signs by number: <, ^, > and v, twice."""


def looks_like(text: str) -> bool:
    """Whether this is a link of Penpa to a Futoshiki: there are signs on borders, and nothing else."""
    return is_penpa_of(text, lambda link: False, lambda drawing: bool(_signs(drawing)))


def read_sheet(text: str) -> Sheet[Board]:
    """The board of a link of Penpa, with the digits of the answer as entries."""
    return digits.read_sheet(text, ("symbol",), SYMBOLS, _board)


def _board(drawing: Drawing, givens: digits.Digits) -> Board:
    size = drawing.rows
    if drawing.columns != size:
        raise PuzzleError(message("futoshiki/is-no-square"), remedy=message("futoshiki/rows-and-columns"))
    cells = [givens.get(divmod(cell, size), 0) for cell in range(size * size)]
    return board_of(size, cells, _signs(drawing))


def _signs(drawing: Drawing) -> list[Sign]:
    found = []
    for kind, (row, column), number in digits.symbols_of(drawing, drawing.problem, "inequality"):
        other = (row + (kind == BELOW), column + (kind == RIGHT))
        fits = kind == (BELOW if number % 2 == 0 else RIGHT) and number in SMALLER_FIRST
        if not fits or not drawing.inside(*other):
            raise PuzzleError(message("digits/unknown-symbols"), remedy=ONLY)
        one, two = row * drawing.columns + column, other[0] * drawing.columns + other[1]
        found.append((one, two) if SMALLER_FIRST[number] else (two, one))
    return found


def write_sheet(sheet: Sheet[Board]) -> str:
    """A link that opens the board in Penpa, with what is filled in as answer."""
    layout = sheet.board.layout
    if not layout.signs:
        raise PuzzleError(message("futoshiki/link-needs-a-sign"), remedy=message("digits/write-text-form"))

    def symbols(drawing: Drawing) -> Any:
        table = {}
        for smaller, larger in layout.signs:
            first, down = min(smaller, larger), abs(larger - smaller) > 1
            number = (2 if down else 1) if smaller == first else (4 if down else 3)
            table[str(drawing.key(*layout.at(first), BELOW if down else RIGHT))] = [number, "inequality", 2]
        return table

    return digits.write_sheet(sheet, symbol=symbols)
