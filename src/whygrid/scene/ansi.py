r"""Scenes as text for a terminal, with box-drawing characters and, where wanted, colours.

Every tone has a sign of its own besides its colour, so that nothing is lost on a page without colours or
for a reader who does not see them:

     5     given                      [7]    what is being concluded
     5'    placed later               _7_    a known cell that this rests on
    (7)    struck out                 <7>    what the technique looks at
    +7+    right                      !7!    wrong
    /7/    one side of a colouring    \7\    the other one
"""

from __future__ import annotations

from whygrid.scene.ansi_canvas import Canvas
from whygrid.scene.ansi_cell import contents_of, draw_cell
from whygrid.scene.ansi_layout import Area, Axis, Detail, Layout, layout_of
from whygrid.scene.ansi_printed import draw_printed
from whygrid.scene.ansi_tones import sgr_codes
from whygrid.scene.geometry import along, distance
from whygrid.scene.legend import links_in, words_of
from whygrid.scene.marks import Arrow, CellPlace, Kind, Line, Point, Printed, Scene, Text, Tone
from whygrid.voice.cell_names import column_label, row_label

SIGNS: dict[Kind, str] = {"strong": "=", "weak": "-", "": "·"}
"""What arrows are made of, by what they mean: as in Eureka notation, where one of two holds, and not both."""
STEPS = 80
"""At so many points it is looked which characters an arrow goes through."""
NEAR = 0.8
"""A head further away from the end of its arrow, in cells, would point at something else."""


def render_ansi(
    scene: Scene,
    *,
    colour: bool,
    detail: Detail,
    labels: bool = False,
    compact: bool = False,
    legend: bool = False,
) -> str:
    """The scene as lines of text, without blanks at their ends and without a last newline.

    colour     with SGR codes; without it there is not a single escape character
    detail     "small" gives each cell one row of text; "marks" draws every slot
    labels     name the rows and columns: numbers from 1, or letters, as cells are called
    compact    leave out borders of cells that are nowhere thick, if some are
    legend     say below what the arrows mean, if there are some, and what no mark shows
    """
    layout = layout_of(scene, detail, labels, compact)
    canvas = draw_ground(scene, layout, labels)
    for cell, content in contents_of(scene.marks).items():
        draw_cell(canvas, layout.area(cell), content, scene.slots, detail, shaded=not colour)
    draw_arrows(canvas, scene, layout)
    lines = [canvas.render(sgr_codes if colour else None)]
    if legend:
        links = legend_lines(scene)
        lines += ["   ".join(links)] if links else []
        lines += scene.notes
    return "\n".join(lines)


def legend_lines(scene: Scene) -> list[str]:
    """What the arrows of a scene are made of, and what that means."""
    return [f"{SIGNS[link] * 3} {words_of(link)}" for link in links_in(scene)]


def draw_ground(scene: Scene, layout: Layout, labels: bool) -> Canvas:
    """A canvas with what lies under and around the contents of the cells: lines, and numbers beside them."""
    rows, columns = layout
    canvas = Canvas(rows.length, columns.length)
    for mark in scene.marks:
        if isinstance(mark, Line):
            _draw_line(canvas, rows, columns, mark)
    for mark in scene.marks:
        if isinstance(mark, Printed):
            draw_printed(canvas, layout, mark)
    if labels:
        _draw_labels(canvas, rows, columns)
    return canvas


def draw_arrows(canvas: Canvas, scene: Scene, layout: Layout) -> None:
    """Draw the arrows of a scene where the rest of it has left room."""
    arrows = [mark for mark in scene.marks if isinstance(mark, Arrow)]
    written = {mark.cell for mark in scene.marks if isinstance(mark, Text)} if arrows else set()
    for mark in arrows:
        _draw_arrow(canvas, layout, mark, written)


def _draw_arrow(canvas: Canvas, layout: Layout, mark: Arrow, written: set[CellPlace]) -> None:
    """Draw an arrow on free places beside what is written; its head at the last of them, if near its end."""
    rows, columns = layout
    way = {(rows.at(point.row), columns.at(point.column)): point for point in along(mark, STEPS)}
    places = list(way)
    free = [place for place in places if canvas.is_free(place) and not _framed(layout, place, written)]
    for place in free:
        canvas.write(*place, SIGNS[mark.link], mark.tone)
    if free and distance(way[free[-1]], mark.end) < NEAR:
        (down, across), (to_row, to_column) = free[-1], places[-1]
        if free[-1] == places[-1] and len(places) > 1:
            down, across = places[-2]
        # Characters are about twice as high as wide, so that a row counts for two columns.
        upright = abs(to_row - down) * 2 >= abs(to_column - across)
        head = ("▼" if to_row > down else "▲") if upright else ("▶" if to_column > across else "◀")
        canvas.write(*free[-1], head, mark.tone)


def _framed(layout: Layout, place: tuple[int, int], written: set[CellPlace]) -> bool:
    """Whether a place is inside the frame of what is written in a cell; beside it there may be room."""
    cell = layout.cell_at(*place)
    if cell is None or cell not in written:
        return False
    area = layout.area(cell)
    return area.height == 1 or area.left < place[1] < area.left + area.width - 1


def _draw_line(canvas: Canvas, rows: Axis, columns: Axis, mark: Line) -> None:
    (top, left), (bottom, right) = mark.start, mark.end
    if abs(bottom - top) == abs(right - left) == 1 and top == int(top) and left == int(left):
        _draw_diagonal(canvas, rows, columns, mark)
    elif top != bottom and left != right:
        _draw_dots(canvas, rows, columns, mark.start, mark.end, mark.tone)
    elif not (rows if top == bottom else columns).leaves_out(top if top == bottom else left):
        start, end = (rows.at(top), columns.at(left)), (rows.at(bottom), columns.at(right))
        if start == end:
            canvas.stroke(start, mark.weight, mark.tone, across=top == bottom)
        else:
            canvas.line(start, end, mark.weight, mark.tone)


def _draw_diagonal(canvas: Canvas, rows: Axis, columns: Axis, mark: Line) -> None:
    """Draw the diagonal of one cell, a stroke in each of its rows."""
    (top, left), (bottom, right) = mark.start, mark.end
    row, column = int(min(top, bottom)), int(min(left, right))
    falling = (bottom > top) == (right > left)
    for index in range(rows.size):
        reach = int((index + 0.5) * columns.size / rows.size)
        across = reach if falling else columns.size - 1 - reach
        canvas.write(
            rows.starts[row] + index, columns.starts[column] + across, "\\" if falling else "/", mark.tone
        )


def _draw_dots(canvas: Canvas, rows: Axis, columns: Axis, start: Point, end: Point, tone: Tone) -> None:
    """Draw what is not a row or column of characters: dots on free places."""
    first, last = (rows.at(start.row), columns.at(start.column)), (rows.at(end.row), columns.at(end.column))
    down, across = last[0] - first[0], last[1] - first[1]
    steps = max(abs(down), abs(across), 1)
    for i in range(steps + 1):
        canvas.write_if_free(
            first[0] + round(down * i / steps), first[1] + round(across * i / steps), "·", tone
        )


def _draw_labels(canvas: Canvas, rows: Axis, columns: Axis) -> None:
    for number, start in enumerate(columns.starts, 1):
        label = column_label(number)
        canvas.write(0, Area(0, start, 1, columns.size).left_of(label), label, "dim")
    for number, start in enumerate(rows.starts, 1):
        middle = start + (rows.size - 1) // 2
        canvas.write(middle, 0, row_label(number).rjust(len(row_label(len(rows.starts)))), "dim")
