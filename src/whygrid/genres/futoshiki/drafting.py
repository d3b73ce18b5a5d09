"""Entering a Futoshiki cell by cell: a digit or a dot, < or > towards the right, ^ or v towards below."""

from __future__ import annotations

import re

from whygrid.digits.field import SYMBOLS
from whygrid.errors import PuzzleError
from whygrid.genre import Draft, Drafting
from whygrid.genres.futoshiki.model import Board, board_of
from whygrid.grid import Cell
from whygrid.voice.message import message

EMPTY = "."
_CELL = re.compile(r"([.0-9A-Fa-f]?)([<>]?)([\^v]?)")


def draft_of(board: Board) -> Draft:
    """The text of each cell."""
    size, signs = board.layout.rows, set(board.layout.signs)

    def text(cell: int) -> str:
        digit = board.givens[cell]
        parts = [SYMBOLS[digit - 1] if digit else EMPTY]
        for step, less, more in ((1, "<", ">"), (size, "^", "v")):
            parts += [less] * ((cell, cell + step) in signs) + [more] * ((cell + step, cell) in signs)
        return "".join(parts)

    rows = ((text(row * size + column) for column in range(size)) for row in range(size))
    return Draft(tuple(map(tuple, rows)))


def draft_board(draft: Draft) -> Board:
    """The board of a draft."""
    size = len(draft.rows)
    givens, signs = [], []
    for row, cells in enumerate(draft.rows):
        for column, text in enumerate(cells):
            found, cell = _CELL.fullmatch(text), row * size + column
            symbol = found[1].upper() if found else ""
            if found is None or (symbol not in (EMPTY, "") and symbol not in SYMBOLS[:size]):
                raise _wrong(row, column, text)
            givens.append(SYMBOLS.index(symbol) + 1 if symbol not in (EMPTY, "") else 0)
            for sign, other, inside in (
                (found[2], cell + 1, column < size - 1),
                (found[3], cell + size, row < size - 1),
            ):
                if sign and not inside:
                    raise _wrong(row, column, text)
                signs += [(cell, other) if sign in "<^" else (other, cell)] if sign else []
    return board_of(size, givens, signs)


def _wrong(row: int, column: int, text: str) -> PuzzleError:
    return PuzzleError(
        message("digits/not-a-cell", cell=repr(text[:20])),
        where=str(Cell(row, column)),
        remedy=message("futoshiki/drafting-help"),
    )


DRAFTING: Drafting[Board] = Drafting(
    {f"{n}x{n}": Draft(((EMPTY,) * n,) * n) for n in (4, 5, 6, 7, 9)},
    draft_of,
    draft_board,
    {"0": EMPTY, "delete": EMPTY, "backspace": EMPTY, "full_stop": EMPTY},
    message("futoshiki/drafting-help"),
)
