"""Numberlinks in links of Penpa: numbers in cells, lines from cell to cell, crosses between them.

Penpa knows no rules: whether every cell has to be covered stands in the text for the solver, if anywhere.
"""

from __future__ import annotations

from whygrid.errors import PuzzleError
from whygrid.genres.numberlink.facts import closed, drawn, filled
from whygrid.genres.numberlink.links import looks_like_link, parse_link
from whygrid.genres.numberlink.model import CLOSED, DRAWN, LABELS, LOOSE, OPEN, Board, board_of
from whygrid.grid import Cell
from whygrid.sheet import Sheet
from whygrid.text.penpa import (
    ONLY,
    Drawing,
    Layer,
    is_penpa_of,
    layer_of,
    link_inside,
    read_penpa,
    texts,
    write_penpa,
)
from whygrid.voice.message import message

CROSS = 98
"""The style of a line that is none: a cross on the edge."""
EMPTY_RULE = "cells may stay empty"
COVER_RULE = "every cell lies on a path"


def looks_like(text: str) -> bool:
    """Whether this is a link of Penpa to a Numberlink: all that is written in it stands there twice."""
    return is_penpa_of(
        text, looks_like_link, lambda shown: shown.grid == "square" and bool(shown.numbers(shown.problem))
    )


def read_sheet(text: str) -> Sheet[Board]:
    """The board of a link of Penpa, with the lines of the answer as entries."""
    if link_inside(text):
        return Sheet(parse_link(link_inside(text)))
    drawing = read_penpa(text)
    drawing.refuse("number", "line")
    written = drawing.numbers(drawing.problem)
    for place, entry in written.items():
        if entry.text == LOOSE:  # which means something else on our boards
            raise PuzzleError(
                message("numberlink/is-no-label", label=repr(LOOSE)),
                where=str(Cell(*place)),
                remedy=LABELS,
            )
    cover = EMPTY_RULE not in drawing.info.get("rules", "").lower()
    board = board_of(
        [
            [
                written[row, column].text if (row, column) in written else ""
                for column in range(drawing.columns)
            ]
            for row in range(drawing.rows)
        ],
        cover,
    )
    printed, written_in = (_lines(board, drawing, layer) for layer in (drawing.problem, drawing.answer))
    lines = [printed.get(edge, OPEN) for edge in range(len(board.layout.edges))]
    entries = [
        drawn(edge) if status == DRAWN else closed(edge)
        for edge, status in sorted(written_in.items())
        if edge not in printed
    ]
    info = {name: text for name, text in drawing.info.items() if name != "rules"}
    return Sheet(board.with_lines(lines), tuple(entries), info=info)


def _lines(board: Board, drawing: Drawing, layer: Layer) -> dict[int, int]:
    """What a layer says of edges."""
    layout, found = board.layout, {}
    for ends, style in drawing.links(layer).items():
        first, second = (row * layout.columns + column for row, column in ends)
        edge = layout.edge_between.get((first, second))
        if edge is None:
            raise PuzzleError(message("numberlink/no-neighbours"), remedy=ONLY)
        found[edge] = CLOSED if style == CROSS else DRAWN
    return found


def write_sheet(sheet: Sheet[Board]) -> str:
    """A link that opens the board in Penpa: what is printed as problem, what is drawn as answer."""
    board, layout = sheet.board, sheet.board.layout
    rule = COVER_RULE if layout.cover else EMPTY_RULE
    info = {**sheet.info, "rules": rule.capitalize() + "."}
    drawing = Drawing("square", layout.rows, layout.columns, {}, {}, info)
    places = [divmod(cell, layout.columns) for cell in range(len(layout.ends))]
    labels = [(place, label) for place, label in zip(places, layout.ends, strict=True) if label]
    now = filled(board, sheet.entries).lines
    printed: dict[str, int] = {}
    written: dict[str, int] = {}
    for (first, second), before, status in zip(layout.edges, board.lines, now, strict=True):
        if status != OPEN:
            key = f"{drawing.key(*places[first])},{drawing.key(*places[second])}"
            (written if before == OPEN else printed)[key] = 3 if status == DRAWN else CROSS
    problem: Layer = layer_of(number=texts(drawing, labels, 1), line=printed)
    return write_penpa(drawing._replace(problem=problem, answer=layer_of(line=written)))
