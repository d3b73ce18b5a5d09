"""A Kakuro as marks: black cells with a diagonal, the clue right above it and the clue down below it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
    tones = clue_tones(board.layout, digits.written(board, view)) if view.judged else {}
    printed = (*_black_cells(board.layout, tones), *digits.lines_of(board.layout))
    return digits.scene_of(board, view, printed, _label(board, view), ROOM)


def clue_tones(layout: Layout, written: Mapping[int, int]) -> dict[tuple[bool, int], str]:
    """How clues are to look beside these digits: dim where they are met, bad where they can't be any more.

    They are named by their way, across or not, and by the place of their black cell.
    """
    found = {}
    for run in layout.runs:
        if run.total is None or not run.cells:
            continue
        there = [written[cell] for cell in run.cells if cell in written]
        left, open_cells = run.total - sum(there), len(run.cells) - len(there)
        free = [digit for digit in range(1, layout.digits + 1) if digit not in there]
        least, most = sum(free[:open_cells]), sum(free[len(free) - open_cells :])
        place = layout.white[run.cells[0]] - (1 if run.across else layout.columns)
        if len(set(there)) < len(there) or not least <= left <= most:
            found[run.across, place] = "bad"
        elif not open_cells:
            found[run.across, place] = "dim"
    return found


def _black_cells(layout: Layout, tones: Mapping[tuple[bool, int], str]) -> Iterator[Mark]:
    slots = max(ROOM, isqrt(layout.digits - 1) + 1)
    upper_right, lower_left = slots - 1, slots * (slots - 1)
    for index, entry in enumerate(layout.cells):
        if entry is not None:
            row, column = place = divmod(index, layout.columns)
            yield Fill(place, "dim")
            yield Line(Point(row, column), Point(row + 1, column + 1))
            if entry.right is not None:
                yield SmallText(place, upper_right, str(entry.right), tones.get((True, index), "given"))
            if entry.down is not None:
                yield SmallText(place, lower_left, str(entry.down), tones.get((False, index), "given"))


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
