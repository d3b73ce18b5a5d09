"""Entering a Numberlink cell by cell: the labels of the ends, or a dot."""

from __future__ import annotations

from whygrid.errors import PuzzleError
from whygrid.genre import Draft, Drafting
from whygrid.genres.numberlink.model import Board, board_of

EMPTY = "."


def draft_of(board: Board) -> Draft:
    """The labels of a board, row by row."""
    layout = board.layout
    if not layout.cover or not board.blank:
        raise PuzzleError(
            "a board with lines, or with cells that may stay empty, can't be entered cell by cell",
            remedy="Edit its text instead.",
        )
    labels = [label or EMPTY for label in layout.ends]
    return tuple(tuple(labels[r * layout.columns : (r + 1) * layout.columns]) for r in range(layout.rows))


def board_from(draft: Draft) -> Board:
    """The board of a draft."""
    for row, cells in enumerate(draft, 1):
        for column, text in enumerate(cells, 1):
            if text != EMPTY and not text.isdecimal():
                raise PuzzleError(
                    f"{text!r} is no number", where=f"r{row}c{column}", remedy="A number, or a dot."
                )
    return board_of(("" if cell == EMPTY else cell for cell in row) for row in draft)


DRAFTING: Drafting[Board] = Drafting(
    {f"{n}x{n}": ((EMPTY,) * n,) * n for n in (5, 7, 10, 15)},
    draft_of,
    board_from,
    {"0": EMPTY, "delete": EMPTY, "backspace": EMPTY, "full_stop": EMPTY},
    "A number, each one twice; Enter for one of two digits; 0 or Del for a free cell.",
)
