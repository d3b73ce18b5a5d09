"""The rules in words, for somebody who is about to play."""

from __future__ import annotations

from whygrid.genres.kakuro.model import Board
from whygrid.voice.message import Message, message


def instructions_of(board: Board) -> tuple[Message, ...]:
    """What is to be written where."""
    return (message("kakuro/instructions", last=board.layout.digits),)
