"""What constraints look like in a terminal: arrows and dots on borders, cages without borders inside.

    →  a thermometer or an arrow goes this way       ○ ●  a white or a black dot
    ═  a line goes on                                12   a cage with this sum; it has no borders inside

A sign for a whole cell stands at its left side: ▫ for a square, ◦ for a disc, ○ for a ring.
"""

from __future__ import annotations

from itertools import pairwise

from whygrid.scene.ansi_canvas import Canvas
from whygrid.scene.ansi_layout import Layout
from whygrid.scene.marks import Badge, CellPlace, Outline, Path, Point, Printed

HEADS = {
    (0, 1): "→",
    (0, -1): "←",
    (1, 0): "↓",
    (-1, 0): "↑",
    (1, 1): "↘",
    (1, -1): "↙",
    (-1, 1): "↗",
    (-1, -1): "↖",
}
STROKES = {(0, 1): "═", (1, 0): "║", (1, 1): "╲", (1, -1): "╱"}
SIGNS = {"ring": "○", "disc": "●", "square": "▫", "paper": "·", "": "·"}
SMALL_DISC = "◦"


def draw_printed(canvas: Canvas, layout: Layout, mark: Printed) -> None:
    """Draw what belongs to no single cell."""
    match mark:
        case Path():
            _draw_path(canvas, layout, mark)
        case Badge():
            _draw_badge(canvas, layout, mark)
        case Outline():
            _draw_outline(canvas, layout, mark)


def _draw_path(canvas: Canvas, layout: Layout, mark: Path) -> None:
    """A sign on each border or corner that the path crosses."""
    cells = _cells_along(mark)
    for (row, column), (to_row, to_column) in pairwise(cells):
        step = (to_row - row, to_column - column)
        sign = HEADS[step] if mark.end else STROKES.get(step) or STROKES[-step[0], -step[1]]
        border = (
            layout.rows.at((row + to_row + 1) / 2),
            layout.columns.at((column + to_column + 1) / 2),
        )
        canvas.write(*border, sign, mark.tone)


def _cells_along(mark: Path) -> list[CellPlace]:
    """The cells that a path goes through, one step after the other."""
    cells: list[CellPlace] = []
    for start, end in pairwise(mark.points):
        (row, column), (to_row, to_column) = ((int(point.row), int(point.column)) for point in (start, end))
        steps = max(abs(to_row - row), abs(to_column - column), 1)
        for i in range(steps + 1):
            cell = (row + round((to_row - row) * i / steps), column + round((to_column - column) * i / steps))
            if not cells or cells[-1] != cell:
                cells.append(cell)
    return cells


def _draw_badge(canvas: Canvas, layout: Layout, mark: Badge) -> None:
    sign = mark.text or SIGNS[mark.shape]
    row, column = layout.rows.at(mark.point.row), layout.columns.at(mark.point.column)
    if (
        mark.point.row % 1 == 0.5 and mark.point.column % 1 == 0.5
    ):  # it is about a cell, whose middle is for digits
        area = layout.area((int(mark.point.row), int(mark.point.column)))
        sign = SMALL_DISC if sign == SIGNS["disc"] else sign
        row, column = area.top + (area.height - 1) // 2, area.left - 1
    elif mark.point.row % 1 and mark.point.column % 1:  # in a corner of a cell
        corner = Point(round(mark.point.row), round(mark.point.column))
        row, column = layout.rows.at(corner.row), layout.columns.at(corner.column)
        column -= len(sign) if corner.column > mark.point.column else -1
    canvas.write(row, column, sign, mark.tone)


def _draw_outline(canvas: Canvas, layout: Layout, mark: Outline) -> None:
    """Take the borders between the cells away, but for a trace of the thick ones, and write the text."""
    inside = set(mark.cells)
    for row, column in mark.cells:
        area = layout.area((row, column))
        if (row, column + 1) in inside:
            across = layout.columns.at(column + 1)
            for y in range(area.top, area.top + area.height):
                canvas.open((y, across))
        if (row + 1, column) in inside:
            down = layout.rows.at(row + 1)
            for x in range(area.left, area.left + area.width):
                canvas.open((down, x))
    if mark.text:
        row, column = min(mark.cells)
        canvas.write(layout.rows.at(row), layout.columns.starts[column], mark.text, "given")
