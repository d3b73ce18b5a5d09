"""Entering a Futoshiki cell by cell: a digit or a dot, < or > towards the right, ^ or v towards below."""

from __future__ import annotations

from whygrid.digits.text import EMPTY
from whygrid.genre import Draft, Drafting, blank_squares
from whygrid.genres.futoshiki.formats import board_of_cells, cells_of
from whygrid.genres.futoshiki.model import Board
from whygrid.voice.message import message

HELP = message("futoshiki/drafting-help")
DRAFTING: Drafting[Board] = Drafting(
    blank_squares(4, 5, 6, 7, 9),
    lambda board: Draft(tuple(map(tuple, cells_of(board)))),
    lambda draft: board_of_cells(draft.rows, HELP),
    {"0": EMPTY, "delete": EMPTY, "backspace": EMPTY, "full_stop": EMPTY},
    HELP,
)
