"""Boards of symbols as marks: what is written and pencilled in, what a view points at, lines."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from math import isqrt
from typing import Any

from whygrid.digits.field import Field, FilledIn, givens_of
from whygrid.engine.words import board_in_words
from whygrid.logic.rules import Rules
from whygrid.scene.lettering import Lettering, arrows_of
from whygrid.scene.marks import Fill, Line, Mark, Point, Scene, SmallText, Text
from whygrid.scene.view import View
from whygrid.voice.message import Message, Said, message


def scene_of(
    board: FilledIn[Any], view: View, printed: Collection[Mark], label: str, smallest: int = 2
) -> Scene:
    """The board with what is `printed` besides its symbols and, on top of it, all that the view shows.

    Where the view fills a cell, it does so instead of what is printed. A cell has room for at least
    `smallest` pencil marks side by side.
    """
    layout: Field = board.layout
    symbols, size = layout.symbols, (layout.rows, layout.columns)
    slots = max(smallest, isqrt(layout.digits - 1) + 1)
    lettering = Lettering(layout.cell_and_digit)
    lettering.show(view, givens_of(board), len(layout.white) * layout.digits)
    fills = {layout.at(cell): tone for cell, tone in sorted(lettering.fills.items())}
    marks: list[Mark] = [mark for mark in printed if isinstance(mark, Fill) and mark.cell not in fills]
    marks += [Fill(cell, tone) for cell, tone in fills.items()]
    marks += [mark for mark in printed if not isinstance(mark, Fill)]
    marks += [
        SmallText(layout.at(cell), digit - 1, symbols[digit - 1], tone)
        for cell, digit, tone in lettering.pencil_marks()
    ]
    marks += [
        Text(layout.at(cell), symbols[digit - 1], tone)
        for cell, (digit, tone) in sorted(lettering.digits.items())
    ]
    marks += arrows_of(lettering, layout.at, size, slots, marks)
    return Scene(*size, slots, tuple(marks), label)


def lines_of(layout: Field, frame: int = 1) -> Iterator[Line]:
    """Lines between all cells; `frame` is the weight of those around the board."""
    for row in range(layout.rows + 1):
        weight = frame if row in (0, layout.rows) else 1
        yield Line(Point(row, 0), Point(row, layout.columns), weight)
    for column in range(layout.columns + 1):
        weight = frame if column in (0, layout.columns) else 1
        yield Line(Point(0, column), Point(layout.rows, column), weight)


def label_of(
    board: FilledIn[Any],
    view: View,
    rules: Callable[[], Rules],
    said: Iterable[Said],
    other: Callable[[int], Said] | None = None,
    between: str = "comma",
) -> str:
    """The scene in words: what was `said` of the board, what is shown on it, then the board row by row.

    `other` tells of places that hold no symbol; what stands in a row is parted by "comma" or "space".
    """
    layout: Field = board.layout
    digits = written(board, view)
    blank: Message | str = message("engine/board-blank")

    def cell_said(place: int) -> Said:
        if place not in layout.number_of and other is not None:
            return other(place)
        digit = digits.get(layout.number_of[place])
        return layout.symbols[digit - 1] if digit else blank

    width = layout.columns
    rows = ([cell_said(row * width + column) for column in range(width)] for row in range(layout.rows))
    return board_in_words(rules, ", ".join(map(str, said)), view.pointed(), rows, between)


def written(board: FilledIn[Any], view: View) -> dict[int, int]:
    """The digits that stand in cells, printed or placed."""
    return dict(Lettering(board.layout.cell_and_digit).placements((*view.placed, *givens_of(board))))


def placed_on(board: FilledIn[Any], view: View) -> int:
    """How many cells have something in them."""
    return len(written(board, view))
