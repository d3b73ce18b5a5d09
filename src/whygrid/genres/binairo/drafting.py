"""Entering a Binairo cell by cell: 0, 1 or a dot."""

from __future__ import annotations

from whygrid.genre import Draft, Drafting
from whygrid.genres.binairo.formats import EMPTY, HEADING, parse_text, write_text
from whygrid.genres.binairo.model import Board
from whygrid.voice.message import message


def draft_of(board: Board) -> Draft:
    """The text of each cell."""
    return Draft(tuple(tuple(line.split()) for line in write_text(board).splitlines()[1:]))


def draft_board(draft: Draft) -> Board:
    """The board of a draft; no two of its lines may be alike."""
    return parse_text("\n".join([HEADING, *(" ".join(cell or EMPTY for cell in row) for row in draft.rows)]))


DRAFTING: Drafting[Board] = Drafting(
    {f"{n}x{n}": Draft(((EMPTY,) * n,) * n) for n in (6, 8, 10, 12)},
    draft_of,
    draft_board,
    {"delete": EMPTY, "backspace": EMPTY, "full_stop": EMPTY},
    message("binairo/drafting-help"),
)
