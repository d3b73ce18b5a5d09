"""A Kakuro as marks: black cells with a diagonal, the clue right above it and the clue down below it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import isqrt

from whygrid.engine.words import board_in_words
from whygrid.genres.kakuro.model import DIGITS, SYMBOLS, Board, Layout
from whygrid.genres.kakuro.rules import givens_of, rules_of
from whygrid.scene.ink import Ink, arrows_of
from whygrid.scene.marks import Fill, Line, Mark, Point, Scene, SmallText, Text
from whygrid.scene.view import View
from whygrid.voice.message import Message, message


def scene_of(board: Board, view: View) -> Scene:
    """The board with its clues and, on top of it, all that the view shows."""
    layout = board.layout
    ink = _ink(board, view)
    marks: list[Mark] = [Fill(_place(layout, cell), tone) for cell, tone in sorted(ink.fills.items())]
    digits = dict(Ink(layout.cell_and_digit).placements((*view.placed, *givens_of(board))))
    marks += _black_cells(layout, clue_tones(layout, digits) if view.judged else {})
    marks += _lines(layout)
    marks += [
        SmallText(_place(layout, cell), digit - 1, SYMBOLS[digit - 1], tone)
        for cell, digit, tone in ink.pencil_marks()
    ]
    marks += [
        Text(_place(layout, cell), SYMBOLS[digit - 1], tone)
        for cell, (digit, tone) in sorted(ink.digits.items())
    ]
    marks += arrows_of(
        ink, lambda cell: _place(layout, cell), (layout.rows, layout.columns), _slots(layout), marks
    )
    return Scene(layout.rows, layout.columns, _slots(layout), tuple(marks), _label(board, view))


def _ink(board: Board, view: View) -> Ink:
    ink = Ink(board.layout.cell_and_digit)
    ink.show(view, givens_of(board), len(board.layout.white) * board.layout.digits)
    return ink


def _place(layout: Layout, cell: int) -> tuple[int, int]:
    return divmod(layout.white[cell], layout.columns)


def _slots(layout: Layout) -> int:
    """How many pencil marks stand side by side; a cell with clues has room for three in any case."""
    return max(3, isqrt(layout.digits - 1) + 1)


def clue_tones(layout: Layout, digits: Mapping[int, int]) -> dict[tuple[bool, int], str]:
    """How clues are to look beside these digits: dim where they are met, bad where they can't be any more.

    They are named by their way, across or not, and by the place of their black cell.
    """
    found = {}
    for run in layout.runs:
        if run.total is None or not run.cells:
            continue
        written = [digits[cell] for cell in run.cells if cell in digits]
        left, open_cells = run.total - sum(written), len(run.cells) - len(written)
        free = [digit for digit in range(1, layout.digits + 1) if digit not in written]
        least, most = sum(free[:open_cells]), sum(free[len(free) - open_cells :])
        place = layout.white[run.cells[0]] - (1 if run.across else layout.columns)
        if len(set(written)) < len(written) or not least <= left <= most:
            found[run.across, place] = "bad"
        elif not open_cells:
            found[run.across, place] = "dim"
    return found


def _black_cells(layout: Layout, tones: Mapping[tuple[bool, int], str]) -> Iterator[Mark]:
    upper_right = _slots(layout) - 1
    lower_left = _slots(layout) * upper_right
    for index, entry in enumerate(layout.cells):
        if entry is not None:
            row, column = place = divmod(index, layout.columns)
            yield Fill(place, "dim")
            yield Line(Point(row, column), Point(row + 1, column + 1))
            if entry.right is not None:
                yield SmallText(place, upper_right, str(entry.right), tones.get((True, index), "given"))
            if entry.down is not None:
                yield SmallText(place, lower_left, str(entry.down), tones.get((False, index), "given"))


def _lines(layout: Layout) -> Iterator[Line]:
    """Lines between all cells."""
    for row in range(layout.rows + 1):
        yield Line(Point(row, 0), Point(row, layout.columns))
    for column in range(layout.columns + 1):
        yield Line(Point(0, column), Point(layout.rows, column))


def _label(board: Board, view: View) -> str:
    """The scene in words: what is shown on the board, then the board row by row."""
    layout = board.layout
    digits = dict(Ink(layout.cell_and_digit).placements((*view.placed, *givens_of(board))))
    size = message("kakuro/board", rows=layout.rows, columns=layout.columns, white=len(layout.white))
    said = [str(size)]
    if layout.digits != DIGITS:
        said.append(str(message("kakuro/board-digits", largest=SYMBOLS[layout.digits - 1])))
    if digits:
        said.append(str(message("kakuro/board-filled", n=len(digits))))
    places = [range(row * layout.columns, (row + 1) * layout.columns) for row in range(layout.rows)]
    rows = ([_cell_said(layout, place, digits) for place in row] for row in places)
    return board_in_words(lambda: rules_of(layout), ", ".join(said), view.pointed(), rows)


def _cell_said(layout: Layout, place: int, digits: dict[int, int]) -> Message | str:
    entry = layout.cells[place]
    if entry is None:
        digit = digits.get(layout.number_of[place])
        return SYMBOLS[digit - 1] if digit else message("engine/board-blank")
    if entry.down is not None and entry.right is not None:
        return message("kakuro/board-clues", down=entry.down, right=entry.right)
    if entry.down is not None:
        return message("kakuro/board-clue-down", total=entry.down)
    if entry.right is not None:
        return message("kakuro/board-clue-right", total=entry.right)
    return message("kakuro/board-black")
