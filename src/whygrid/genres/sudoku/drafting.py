"""Entering a Sudoku cell by cell."""

from __future__ import annotations

from whygrid.errors import PuzzleError
from whygrid.genre import Draft, Drafting
from whygrid.genres.sudoku.model import SYMBOLS, Sudoku, default_shape
from whygrid.voice.message import message

EMPTY = "."
SIZES = (9, 4, 6, 8, 10, 12, 16, 25)


def draft_of(puzzle: Sudoku) -> Draft:
    """The symbols of a board, row by row."""
    n = puzzle.shape.size
    if not puzzle.shape.plain:
        from whygrid.genres.sudoku.constraints import refuse_variant

        refuse_variant(puzzle.shape, message("sudoku/form-board-editor"))
    symbols = [SYMBOLS[digit - 1] if digit else EMPTY for digit in puzzle.givens]
    return tuple(tuple(symbols[row * n : row * n + n]) for row in range(n))


def board_of(draft: Draft) -> Sudoku:
    """The board of a draft, with the usual boxes for its size."""
    digits = []
    for row, cells in enumerate(draft, 1):
        for column, text in enumerate(cells, 1):
            if text != EMPTY and (len(text) != 1 or text not in SYMBOLS):
                raise PuzzleError(
                    message("sudoku/is-no-digit", text=repr(text)),
                    where=f"r{row}c{column}",
                    remedy=message("sudoku/one-digit-or-a-dot"),
                )
            digits.append(0 if text == EMPTY else SYMBOLS.index(text) + 1)
    return Sudoku(default_shape(len(draft)), tuple(digits))


DRAFTING: Drafting[Sudoku] = Drafting(
    {f"{size}x{size}": ((EMPTY,) * size,) * size for size in SIZES},
    draft_of,
    board_of,
    {"0": EMPTY, "delete": EMPTY, "backspace": EMPTY, "full_stop": EMPTY},
    "A digit; 0 or Del for an empty cell.",
)
