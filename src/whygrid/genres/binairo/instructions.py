"""The rules in words, for somebody who is about to play."""

from __future__ import annotations

from whygrid.genres.binairo.model import Board
from whygrid.voice.message import Message, message


def instructions_of(board: Board) -> tuple[Message, ...]:
    """What is to be written where."""
    return message("binairo/instructions"), message("binairo/no-three"), message("binairo/all-lines-differ")
