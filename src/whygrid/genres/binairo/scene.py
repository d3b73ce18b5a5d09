"""A Binairo as marks."""

from __future__ import annotations

from whygrid.digits import scene as digits
from whygrid.genres.binairo.model import Board
from whygrid.genres.binairo.rules import rules_of
from whygrid.scene.marks import Scene
from whygrid.scene.view import View
from whygrid.voice.message import Said, message


def scene_of(board: Board, view: View) -> Scene:
    """The board and, on top of it, all that the view shows."""
    layout, filled = board.layout, digits.placed_on(board, view)
    said: list[Said] = [message("binairo/board", rows=layout.rows, columns=layout.columns, n=filled)]
    label = digits.label_of(board, view, lambda: rules_of(layout), said)
    return digits.scene_of(board, view, tuple(digits.lines_of(layout, frame=2)), label)
