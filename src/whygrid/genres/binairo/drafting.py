"""Entering a Binairo cell by cell: 0, 1 or a dot."""

from __future__ import annotations

from whygrid.digits.text import EMPTY, symbols_in_rows
from whygrid.genre import Draft, Drafting, blank_squares
from whygrid.genres.binairo.formats import HEADING, parse_text
from whygrid.genres.binairo.model import Board
from whygrid.voice.message import message


def draft_of(board: Board) -> Draft:
    """The text of each cell."""
    return Draft(tuple(map(tuple, symbols_in_rows(board.layout, board.givens))))


def draft_board(draft: Draft) -> Board:
    """The board of a draft; no two of its lines may be alike."""
    return parse_text("\n".join([HEADING, *(" ".join(cell or EMPTY for cell in row) for row in draft.rows)]))


DRAFTING: Drafting[Board] = Drafting(
    blank_squares(6, 8, 10, 12),
    draft_of,
    draft_board,
    {"delete": EMPTY, "backspace": EMPTY, "full_stop": EMPTY},
    message("binairo/drafting-help"),
)
