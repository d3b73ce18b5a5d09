"""The rules in words, for somebody who is about to play."""

from __future__ import annotations

from whygrid.digits.field import SYMBOLS
from whygrid.genres.futoshiki.model import Board
from whygrid.voice.message import Message, message


def instructions_of(board: Board) -> tuple[Message, ...]:
    """What is to be written where."""
    return message("futoshiki/instructions", last=SYMBOLS[board.layout.digits - 1]), message(
        "futoshiki/signs-point"
    )
