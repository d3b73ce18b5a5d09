"""The rules in words, for somebody who is about to play."""

from __future__ import annotations

from whygrid.genres.numberlink.model import Board
from whygrid.voice.message import Message, message


def instructions_of(board: Board) -> tuple[Message, ...]:
    """What is to be drawn, and whether every cell is to be used."""
    variant = "numberlink/every-cell-is-used" if board.layout.cover else "numberlink/cells-may-stay-empty"
    return message("numberlink/instructions"), message(variant)
