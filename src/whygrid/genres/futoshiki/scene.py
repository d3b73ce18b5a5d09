"""A Futoshiki as marks: digits and pencil marks, and the signs on the borders between cells."""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.digits import scene as digits
from whygrid.digits.signs import sign_said
from whygrid.genres.futoshiki.model import Board, Layout
from whygrid.genres.futoshiki.rules import rules_of
from whygrid.scene.marks import Badge, Mark, Point, Scene
from whygrid.scene.view import View
from whygrid.voice.message import Said, message


def scene_of(board: Board, view: View) -> Scene:
    """The board with its signs and, on top of it, all that the view shows."""
    layout = board.layout
    printed = (*digits.lines_of(layout, frame=2), *_signs(layout))
    return digits.scene_of(board, view, printed, _label(board, view))


def _signs(layout: Layout) -> Iterator[Mark]:
    for smaller, larger in layout.signs:
        (r1, c1), (r2, c2) = layout.at(smaller), layout.at(larger)
        text = ("<" if c1 < c2 else ">") if r1 == r2 else ("∧" if r1 < r2 else "∨")
        yield Badge(Point((r1 + r2 + 1) / 2, (c1 + c2 + 1) / 2), text, size=0.32)


def _label(board: Board, view: View) -> str:
    """The scene in words, with the signs before the rows."""
    layout = board.layout
    said: list[Said] = [message("futoshiki/board", rows=layout.size, n=digits.placed_on(board, view))]
    if layout.signs:
        signs = tuple(sign_said(layout, sign) for sign in layout.signs)
        said.append(message("futoshiki/board-signs", signs=signs))
    return digits.label_of(board, view, lambda: rules_of(layout), said)
