"""Numberlinks in links of Penpa: numbers in cells, lines from cell to cell, crosses between them.

Penpa knows no rules: whether every cell has to be covered stands in the text for the solver, if anywhere.
"""

from __future__ import annotations

from whygrid.errors import PuzzleError
from whygrid.genres.numberlink.links import looks_like_link, parse_link
from whygrid.genres.numberlink.model import CLOSED, DRAWN, OPEN, Board, board_of
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

CROSS = 98
"""The style of a line that is none: a cross on the edge."""
EMPTY_RULE = "cells may stay empty"
COVER_RULE = "every cell lies on a path"


def looks_like_numberlink_link(text: str) -> bool:
    """Whether this is a link of Penpa to a Numberlink: all that is written in it stands there twice."""
    return is_penpa_of(
        text, looks_like_link, lambda shown: shown.grid == "square" and bool(shown.numbers(shown.problem))
    )


def parse_penpa(text: str) -> Board:
    """The board of a link of Penpa, with the lines that are drawn."""
    if link_inside(text):
        return parse_link(link_inside(text))
    drawing = read_penpa(text)
    drawing.refuse("number", "line")
    written = drawing.numbers(drawing.problem)
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
    layout = board.layout
    lines = [OPEN] * len(layout.edges)
    for layer in (drawing.answer, drawing.problem):
        for ends, style in drawing.links(layer).items():
            first, second = (row * layout.columns + column for row, column in ends)
            edge = layout.edge_between.get((first, second))
            if edge is None:
                raise PuzzleError("there is a line between cells that are no neighbours", remedy=ONLY)
            lines[edge] = CLOSED if style == CROSS else DRAWN
    return board.with_lines(lines)


def write_numberlink(board: Board) -> str:
    """A link that opens the board in Penpa."""
    layout = board.layout
    rule = COVER_RULE if layout.cover else EMPTY_RULE
    drawing = Drawing("square", layout.rows, layout.columns, {}, {}, {"rules": rule.capitalize() + "."})
    places = [divmod(cell, layout.columns) for cell in range(len(layout.ends))]
    labels = [(place, label) for place, label in zip(places, layout.ends, strict=True) if label]
    lines = {
        f"{drawing.key(*places[first])},{drawing.key(*places[second])}": 3 if status == DRAWN else CROSS
        for (first, second), status in zip(layout.edges, board.lines, strict=True)
        if status != OPEN
    }
    problem: Layer = layer_of(number=texts(drawing, labels, 1))
    return write_penpa(drawing._replace(problem=problem, answer=layer_of(line=lines)))
