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

from collections.abc import Iterator
from typing import Literal, NamedTuple

from whygrid.scene.ansi_canvas import Canvas
from whygrid.scene.ansi_tones import BRACKETS, PENCIL, PLACED, SHADES, sgr_codes
from whygrid.scene.marks import Arrow, CellPlace, Fill, Line, Point, Ring, Scene, SmallText, Text, Tone

Detail = Literal["small", "marks"]

_LIGHT_FRAME, _HEAVY_FRAME, _ROUND_FRAME = "┌─┐│└┘", "┏━┓┃┗┛", "╭─╮│╰╯"
_UNREMARKABLE = ("plain", "given", "dim")


def render_ansi(
    scene: Scene, *, colour: bool, detail: Detail, labels: bool = False, compact: bool = False
) -> str:
    """The scene as lines of text, without blanks at their ends and without a last newline.

    colour     with SGR codes; without it there is not a single escape character
    detail     "small" gives each cell one row of text; "marks" draws every slot
    labels     number the rows and columns from 1
    compact    leave out borders of cells that are nowhere thick, if some are
    """
    height, width = _cell_size(scene, detail)
    margin_top, margin_left = (1, len(str(scene.rows)) + 1) if labels else (0, 0)
    rows = _axis(scene.rows, height, margin_top, _kept_borders(scene, "row", compact))
    columns = _axis(scene.columns, width, margin_left, _kept_borders(scene, "column", compact))
    canvas = Canvas(rows.length, columns.length)
    for mark in scene.marks:
        if isinstance(mark, Line):
            _draw_line(canvas, rows, columns, mark)
    for (row, column), content in _contents(scene).items():
        area = Area(rows.starts[row], columns.starts[column], height, width)
        if content.fill is not None:
            canvas.fill(area.top, area.left, height, width, content.fill)
        if detail == "small":
            _draw_small(canvas, area, content, scene.slots)
        else:
            _draw_marks(canvas, area, content, scene.slots, shaded=not colour)
    for mark in scene.marks:
        if isinstance(mark, Arrow):
            _draw_dots(canvas, rows, columns, mark.start, mark.end, mark.tone, head=True)
    if labels:
        _draw_labels(canvas, rows, columns)
    return canvas.render(sgr_codes if colour else None)


def cell_at(
    scene: Scene, row: int, column: int, *, detail: Detail, labels: bool = False, compact: bool = False
) -> CellPlace | None:
    """The cell that `render_ansi` draws at this place of its text; None on a border or beside the board."""
    for down in range(scene.rows):
        for across in range(scene.columns):
            area = cell_area(scene, (down, across), detail=detail, labels=labels, compact=compact)
            if row - area.top in range(area.height) and column - area.left in range(area.width):
                return down, across
    return None


def cell_area(
    scene: Scene, cell: CellPlace, *, detail: Detail, labels: bool = False, compact: bool = False
) -> Area:
    """Where in its text `render_ansi` draws the inside of a cell."""
    height, width = _cell_size(scene, detail)
    top, left = (1, len(str(scene.rows)) + 1) if labels else (0, 0)
    rows = _axis(scene.rows, height, top, _kept_borders(scene, "row", compact))
    columns = _axis(scene.columns, width, left, _kept_borders(scene, "column", compact))
    return Area(rows.starts[cell[0]], columns.starts[cell[1]], height, width)


class _Axis(NamedTuple):
    """Where the characters of the rows (or columns) of cells stand.

    borders    the place of the border before each cell and of the last one; None where it is left out
    starts     the first place inside each cell
    """

    borders: tuple[int | None, ...]
    starts: tuple[int, ...]
    size: int
    length: int

    def at(self, coordinate: float) -> int:
        """The place nearest to a coordinate in units of cells."""
        cell = min(max(int(coordinate), 0), len(self.starts) - 1)
        border = self.borders[cell]
        if coordinate == cell and border is not None:
            return border
        return self.starts[cell] - 1 + round((coordinate - cell) * (self.size + 1))

    def leaves_out(self, coordinate: float) -> bool:
        """Whether this is a border without a place of its own."""
        return coordinate in range(len(self.borders)) and self.borders[int(coordinate)] is None


class Area(NamedTuple):
    """The inside of a cell in characters."""

    top: int
    left: int
    height: int
    width: int

    def left_of(self, text: str) -> int:
        """Where a text begins that stands in the middle."""
        return self.left + (self.width - len(text)) // 2


class _Content:
    """What the marks say about one cell."""

    def __init__(self) -> None:
        self.fill: Tone | None = None
        self.ring: Tone | None = None
        self.text: Text | None = None
        self.small: dict[int, SmallText] = {}
        self.slot_rings: dict[int, Tone] = {}


def _contents(scene: Scene) -> dict[CellPlace, _Content]:
    found: dict[CellPlace, _Content] = {}
    for mark in scene.marks:
        if isinstance(mark, Line | Arrow):
            continue
        content = found.setdefault(mark.cell, _Content())
        match mark:
            case Fill():
                content.fill = mark.tone
            case Text():
                content.text = mark
            case SmallText():
                content.small[mark.slot] = mark
            case Ring(slot=None):
                content.ring = mark.tone
            case Ring(slot=int(slot)):
                content.slot_rings[slot] = mark.tone
    return found


def _cell_size(scene: Scene, detail: Detail) -> tuple[int, int]:
    """Height and width of a cell's inside, in characters."""
    text = max((len(mark.text) for mark in scene.marks if isinstance(mark, Text)), default=1)
    small = max((len(mark.text) for mark in scene.marks if isinstance(mark, SmallText)), default=1)
    if detail == "small":
        printed = any(isinstance(mark, SmallText) and mark.tone == "given" for mark in scene.marks)
        return 1, max(text + 2, 2 * small + 1 if printed else 0)
    # A framed text takes four characters more than itself, and one more on each side to breathe.
    return max(scene.slots, 3), max(scene.slots * (small + 1) + 1, text + 6)


def _kept_borders(scene: Scene, direction: Literal["row", "column"], compact: bool) -> set[int]:
    cells = scene.rows if direction == "row" else scene.columns
    thick = {
        int(getattr(mark.start, direction))
        for mark in scene.marks
        if isinstance(mark, Line)
        and mark.weight > 1
        and getattr(mark.start, direction) == getattr(mark.end, direction)
    }
    return {0, cells} | thick if compact and thick else set(range(cells + 1))


def _axis(cells: int, size: int, margin: int, kept: set[int]) -> _Axis:
    borders: list[int | None] = []
    starts = []
    place = margin
    for index in range(cells + 1):
        borders.append(place if index in kept else None)
        place += index in kept
        if index < cells:
            starts.append(place)
            place += size
    return _Axis(tuple(borders), tuple(starts), size, place)


def _draw_line(canvas: Canvas, rows: _Axis, columns: _Axis, mark: Line) -> None:
    (top, left), (bottom, right) = mark.start, mark.end
    if abs(bottom - top) == abs(right - left) == 1 and top == int(top) and left == int(left):
        _draw_diagonal(canvas, rows, columns, mark)
    elif top != bottom and left != right:
        _draw_dots(canvas, rows, columns, mark.start, mark.end, mark.tone, head=False)
    elif not (rows if top == bottom else columns).leaves_out(top if top == bottom else left):
        start, end = (rows.at(top), columns.at(left)), (rows.at(bottom), columns.at(right))
        canvas.line(start, end, mark.weight, mark.tone)


def _draw_diagonal(canvas: Canvas, rows: _Axis, columns: _Axis, mark: Line) -> None:
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


def _draw_dots(
    canvas: Canvas, rows: _Axis, columns: _Axis, start: Point, end: Point, tone: Tone, head: bool
) -> None:
    """Draw what is not a row or column of characters, or must not hide what is there: dots on free places."""
    first, last = (rows.at(start.row), columns.at(start.column)), (rows.at(end.row), columns.at(end.column))
    down, across = last[0] - first[0], last[1] - first[1]
    steps = max(abs(down), abs(across), 1)
    path = [
        (first[0] + round(down * i / steps), first[1] + round(across * i / steps)) for i in range(steps + 1)
    ]
    free = [place for place in dict.fromkeys(path) if canvas.is_free(place)]
    for place in free:
        canvas.write(*place, "·", tone)
    if head and free:
        # Characters are about twice as high as wide, so that a row counts for two columns.
        upright = abs(down) * 2 >= abs(across)
        canvas.write(*free[-1], ("▼" if down > 0 else "▲") if upright else ("▶" if across > 0 else "◀"), tone)


def _brackets(content: _Content, tone: Tone) -> tuple[str, str]:
    """The signs beside a cell's text: for its own tone, or else for its ring or its fill."""
    own = "plain" if content.text is not None and _is_ground(content.text) else tone
    for candidate in (own, content.ring, content.fill):
        if candidate is not None and candidate not in ("plain", "given"):
            return BRACKETS[candidate]
    return BRACKETS[own]


def _is_ground(text: Text) -> bool:
    """Whether this is no writing but part of the background, such as a dot in an empty cell."""
    return text.tone == "dim" and not any(symbol.isalnum() for symbol in text.text)


def _draw_small(canvas: Canvas, area: Area, content: _Content, slots: int) -> None:
    printed = {slot: small for slot, small in content.small.items() if small.tone == "given"}
    if printed and content.text is None:
        _draw_printed(canvas, area, printed, slots)
        return
    text, tone = _text_or_remarkable_mark(content)
    if text == " " and content.ring is None and content.fill == "dim":
        return  # background without anything on it: a diagonal may show through
    opening, closing = _brackets(content, tone)
    if content.text is not None and tone == "plain" and (opening, closing) == BRACKETS["plain"]:
        opening, closing = PLACED
    shown = f"{opening}{text}{closing}"
    canvas.write(area.top, area.left_of(shown), shown, tone)


def _draw_printed(canvas: Canvas, area: Area, printed: dict[int, SmallText], slots: int) -> None:
    """Show small texts that belong to the puzzle on the side where they stand, the middle left free."""
    half = area.width // 2
    for slot, small in printed.items():
        on_the_right = 2 * (slot % slots) + 1 > slots
        column = area.left + half + 1 if on_the_right else area.left + half - len(small.text)
        canvas.write(area.top, column, small.text, small.tone)


def _text_or_remarkable_mark(content: _Content) -> tuple[str, Tone]:
    """What to show in a single row: the text, or else the pencil mark that matters, `*` for several."""
    if content.text is not None:
        return content.text.text, content.text.tone
    remarkable = [small for small in content.small.values() if small.tone not in _UNREMARKABLE]
    if not remarkable:
        return " ", "plain"
    return remarkable[-1].text if len(remarkable) == 1 else "*", remarkable[-1].tone


def _draw_marks(canvas: Canvas, area: Area, content: _Content, slots: int, shaded: bool) -> None:
    for small, row, column in _slot_places(area, content, slots):
        canvas.write(row, column, small.text, PENCIL if small.tone == "plain" else small.tone)
    _draw_slot_brackets(canvas, area, content, slots)
    if content.text is not None:
        _draw_framed(canvas, area, content, content.text)
    elif content.ring is not None:
        _draw_frame(canvas, area, area.width, _ROUND_FRAME, content.ring)
    if shaded and content.fill is not None:
        for row in range(area.top, area.top + area.height):
            canvas.write_if_free(row, area.left, SHADES[content.fill], content.fill)
            canvas.write_if_free(row, area.left + area.width - 1, SHADES[content.fill], content.fill)


def _slot_places(area: Area, content: _Content, slots: int) -> Iterator[tuple[SmallText, int, int]]:
    """The small texts of a cell in reading order, each with the row and column where it begins."""
    widest = max((len(small.text) for small in content.small.values()), default=1)
    gaps = max(slots - 1, 1)
    for slot, small in sorted(content.small.items()):
        down, across = divmod(slot, slots)
        row = round(down * (area.height - 1) / gaps) if slots > 1 else area.height // 2
        yield small, area.top + row, area.left + 1 + round(across * (area.width - 2 - widest) / gaps)


def _draw_slot_brackets(canvas: Canvas, area: Area, content: _Content, slots: int) -> None:
    """Put signs around small texts.

    Neighbours share the one character between them: two of the same tone go into one pair of brackets,
    and where tones differ the opening bracket of the second also ends the first: `(1 2<3>`.
    """
    previous: tuple[Tone, int, int] | None = None
    for small, row, column in _slot_places(area, content, slots):
        slot_ring = content.slot_rings.get(small.slot)
        tone = small.tone if slot_ring is None or small.tone not in _UNREMARKABLE else slot_ring
        end = column + len(small.text)
        opening, closing = BRACKETS[tone]
        if previous == (tone, row, column - 1):
            canvas.write(row, column - 1, " ", tone)
        elif opening != " ":
            canvas.write(row, column - 1, opening, tone)
        if closing != " ":
            canvas.write(row, end, closing, tone)
        previous = (tone, row, end)


def _draw_framed(canvas: Canvas, area: Area, content: _Content, text: Text) -> None:
    """Draw a cell's text so that nobody takes it for a pencil mark: in a frame, heavy for a given."""
    opening, closing = _brackets(content, text.tone)
    shown = f"{opening}{text.text}{closing}"
    if not content.small and not _is_ground(text):
        frame = _HEAVY_FRAME if text.tone == "given" else _LIGHT_FRAME
        frame = _ROUND_FRAME if content.ring is not None else frame
        _draw_frame(canvas, area, len(shown) + 2, frame, text.tone)
    canvas.write(area.top + (area.height - 1) // 2, area.left_of(shown), shown, text.tone)


def _draw_frame(canvas: Canvas, area: Area, width: int, frame: str, tone: Tone) -> None:
    """Draw a frame of this width around the middle row of a cell, without covering anything."""
    top_left, across, top_right, side, bottom_left, bottom_right = tuple(frame)
    top, left = area.top + (area.height - 1) // 2 - 1, area.left + (area.width - width) // 2
    rows = (
        top_left + across * (width - 2) + top_right,
        side + " " * (width - 2) + side,
        bottom_left + across * (width - 2) + bottom_right,
    )
    for row, characters in enumerate(rows, top):
        for column, character in enumerate(characters, left):
            canvas.write_if_free(row, column, character, tone)


def _draw_labels(canvas: Canvas, rows: _Axis, columns: _Axis) -> None:
    for number, start in enumerate(columns.starts, 1):
        area = Area(0, start, 1, columns.size)
        canvas.write(0, area.left_of(str(number)), str(number), "dim")
    for number, start in enumerate(rows.starts, 1):
        middle = start + (rows.size - 1) // 2
        canvas.write(middle, 0, str(number).rjust(len(str(len(rows.starts)))), "dim")
