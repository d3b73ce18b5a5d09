"""A Kakuro as marks: black cells with a diagonal, the clue right above it and the clue down below it."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt

from whygrid.digits import scene as digits
from whygrid.digits.field import DIGITS, SYMBOLS
from whygrid.genres.kakuro.model import Black, Board, Layout
from whygrid.genres.kakuro.rules import rules_of
from whygrid.scene.marks import Fill, Line, Mark, Point, Scene, SmallText
from whygrid.scene.view import View
from whygrid.voice.message import Message, Said, message

ROOM = 3
"""A cell with clues has room for so many pencil marks side by side in any case."""


def scene_of(board: Board, view: View) -> Scene:
    """The board with its clues and, on top of it, all that the view shows."""
    printed = (*_black_cells(board.layout), *digits.lines_of(board.layout))
    return digits.scene_of(board, view, printed, _label(board, view), ROOM)


def _black_cells(layout: Layout) -> Iterator[Mark]:
    slots = max(ROOM, isqrt(layout.digits - 1) + 1)
    upper_right, lower_left = slots - 1, slots * (slots - 1)
    for index, entry in enumerate(layout.cells):
        if entry is not None:
            row, column = place = divmod(index, layout.columns)
            yield Fill(place, "dim")
            yield Line(Point(row, column), Point(row + 1, column + 1))
            if entry.right is not None:
                yield SmallText(place, upper_right, str(entry.right), "given")
            if entry.down is not None:
                yield SmallText(place, lower_left, str(entry.down), "given")


def _label(board: Board, view: View) -> str:
    """The scene in words: what is shown on the board, then the board row by row."""
    layout, filled = board.layout, digits.placed_on(board, view)
    said: list[Said] = [
        message("kakuro/board", rows=layout.rows, columns=layout.columns, white=len(layout.white))
    ]
    if layout.digits != DIGITS:
        said.append(message("kakuro/board-digits", largest=SYMBOLS[layout.digits - 1]))
    if filled:
        said.append(message("kakuro/board-filled", n=filled))
    return digits.label_of(
        board, view, lambda: rules_of(layout), said, lambda place: _black_said(layout.cells[place] or Black())
    )


def _black_said(entry: Black) -> Message:
    if entry.down is not None and entry.right is not None:
        return message("kakuro/board-clues", down=entry.down, right=entry.right)
    if entry.down is not None:
        return message("kakuro/board-clue-down", total=entry.down)
    if entry.right is not None:
        return message("kakuro/board-clue-right", total=entry.right)
    return message("kakuro/board-black")
