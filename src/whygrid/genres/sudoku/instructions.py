"""The rules in words, for somebody who is about to play."""

from __future__ import annotations

from whygrid.genres.sudoku.model import SYMBOLS, Sudoku
from whygrid.voice.message import Message, message


def instructions_of(puzzle: Sudoku) -> tuple[Message, ...]:
    """What is to be written where."""
    return (message("sudoku/instructions", last=SYMBOLS[puzzle.shape.size - 1]),)
