"""The board on the screen: a scene as rows of text, of which only those that changed are drawn anew."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.events import Click, MouseDown, MouseMove, MouseUp
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from whygrid.grid import Cell
from whygrid.scene.ansi_canvas import Run
from whygrid.scene.ansi_drawing import Drawing
from whygrid.scene.ansi_layout import Detail, layout_of
from whygrid.scene.marks import CellPlace, Fill, Ring, Scene

if TYPE_CHECKING:
    from whygrid.tui.app import Whygrid

SizeWanted = Literal["auto", "small", "marks"]


class Board(Widget, can_focus=True):
    """Draws a scene, with large cells where they fit; tells which cell was pressed or dragged to."""

    DEFAULT_CSS = "Board { width: auto; height: auto; }"
    app: Whygrid

    class Pressed(Message):
        """The mouse was pressed on a cell; `more` with Ctrl or Shift."""

        def __init__(self, cell: Cell, more: bool) -> None:
            super().__init__()
            self.cell = cell
            self.more = more

    class PressedTwice(Message):
        """The mouse was pressed twice on a cell."""

        def __init__(self, cell: Cell) -> None:
            super().__init__()
            self.cell = cell

    class Dragged(Message):
        """The mouse came to another cell with its button down."""

        def __init__(self, before: Cell, cell: Cell) -> None:
            super().__init__()
            self.before = before
            self.cell = cell

    def __init__(self) -> None:
        super().__init__()
        self.scene: Scene | None = None
        self.size_wanted: SizeWanted = "auto"
        self.near: frozenset[CellPlace] = frozenset()
        self._drag: Cell | None = None
        self._drawing = Drawing(None, "small", compact=True)
        self._look = ""
        self._fitting: tuple[object, Detail] = (None, "small")  # what was found to fit, and for what
        self._base: Style | None = None  # text and ground where nothing else is said

    def show(
        self,
        scene: Scene,
        cursor: Cell | None = None,
        selected: Iterable[Cell] = (),
        near: Iterable[Cell] = (),
        pointing: bool = False,
    ) -> None:
        """Draw a scene with the cursor and the selection on top, and a soft ground under cells that are near.

        While the scene is `pointing` at something itself, the cursor is only a ring.
        """
        chosen = [cell for cell in (*selected, cursor) if cell is not None]
        marks: list[Fill | Ring] = [] if pointing else [Fill(cell, "focus") for cell in chosen]
        look = self.app.look
        if cursor is not None:
            # A sign as well, never the colour alone; and not the sign of what is pointed at.
            marks.append(Ring(cursor, tone="dim" if pointing else "focus"))
        self.scene = scene
        before, self.near = self.near, frozenset(near if look.codes else ())
        detail = self.detail
        if self._drawing.detail != detail or self._drawing.codes != look.codes:
            self._drawing = Drawing(look.codes, detail, compact=detail == "small")
        room = self._room
        changed = self._drawing.show(scene, marks)
        if self._room != room or look.name != self._look:
            self._look = look.name
            self.refresh(layout=True)
            if cursor is not None:
                self.call_after_refresh(self._reveal, cursor)
        elif changed is None:
            self.refresh()
        else:
            self._refresh_cells(changed | (before ^ self.near))
        if cursor is not None:
            self._reveal(cursor)

    def _reveal(self, cell: Cell) -> None:
        """Scroll to a cell where the board is larger than the room for it."""
        pane, layout = self.parent, self._drawing.layout
        if isinstance(pane, Widget) and layout is not None and (pane.max_scroll_x or pane.max_scroll_y):
            area = layout.area(cell)
            around = Region(
                area.left - 6, area.top - 3, area.width + 12, area.height + 6
            )  # its neighbours too
            pane.scroll_to_region(around, animate=False, force=True)

    def _refresh_cells(self, cells: Iterable[CellPlace]) -> None:
        """Have these cells drawn anew, neighbours in a row as one region."""
        layout = self._drawing.layout
        assert layout is not None
        regions: list[Region] = []
        for cell in sorted(cells):
            area = layout.area(cell)
            region = Region(area.left, area.top, area.width, area.height)
            if regions and regions[-1].y == region.y and region.x - regions[-1].right <= 1:
                regions[-1] = regions[-1].union(region)
            else:
                regions.append(region)
        if regions:
            self.refresh(*regions)

    @property
    def _room(self) -> Size:
        """What the drawing takes."""
        layout = self._drawing.layout
        return Size(0, 0) if layout is None else Size(layout.columns.length, layout.rows.length)

    @property
    def detail(self) -> Detail:
        """Large cells where they fit and are wanted."""
        if self.size_wanted != "auto":
            return self.size_wanted
        assert self.scene is not None
        room = self.app.size
        if (fitting := (self.scene, room)) == self._fitting[0]:
            return self._fitting[1]
        layout = layout_of(self.scene, "marks", labels=True, compact=False)
        fits = layout.rows.length <= room.height - 2 and layout.columns.length + 34 <= room.width
        self._fitting = (fitting, "marks" if fits else "small")
        return self._fitting[1]

    @property
    def large(self) -> bool:
        """Whether cells are large, with room for marks."""
        return self.scene is not None and self.detail == "marks"

    @property
    def text(self) -> str:
        """What is drawn, without colours."""
        return "\n".join(self._row(y).text.rstrip() for y in range(self._room.height))

    def notify_style_update(self) -> None:
        """Another theme has come."""
        super().notify_style_update()
        self._base = None

    def render_line(self, y: int) -> Strip:
        """A row of the drawing."""
        if self.scene is None or y >= self._room.height:
            return Strip.blank(self.size.width, self.rich_style)
        return self._row(y)

    def _row(self, y: int) -> Strip:
        if self._base is None:
            self._base = self.rich_style
        segments: list[Segment] = []
        near = self.app.look.near
        for cell, runs in self._drawing.row(y):
            segments += _segments(runs, near if cell in self.near else "", self._base)
        return Strip(segments, self._room.width)

    def get_content_width(self, container: object, viewport: object) -> int:
        """As wide as the text."""
        return self._room.width

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        """As high as the text."""
        return self._room.height

    def cell_of(self, row: int, column: int) -> Cell | None:
        """The cell drawn at this place."""
        layout = self._drawing.layout
        found = None if layout is None else layout.cell_at(row, column)
        return None if found is None else Cell(*found)

    def on_mouse_down(self, event: MouseDown) -> None:
        """Say which cell was pressed."""
        cell = self.cell_of(event.y, event.x)
        if cell is not None:
            self._drag = cell
            self.capture_mouse()
            self.post_message(self.Pressed(cell, event.shift or event.ctrl))

    def on_mouse_move(self, event: MouseMove) -> None:
        """Say to which cell it was dragged."""
        cell = self.cell_of(event.y, event.x)
        if self._drag is not None and cell is not None and cell != self._drag:
            self.post_message(self.Dragged(self._drag, cell))
            self._drag = cell

    def on_click(self, event: Click) -> None:
        """Say which cell was pressed twice."""
        cell = self.cell_of(event.y, event.x)
        if cell is not None and event.chain == 2:
            self.post_message(self.PressedTwice(cell))

    def on_mouse_up(self, event: MouseUp) -> None:
        """The end of a drag."""
        self._drag = None
        self.release_mouse()


@lru_cache(4096)
def _segments(runs: tuple[Run, ...], ground: str, base: Style) -> tuple[Segment, ...]:
    return tuple(Segment(text, base + _ground(ground) + _style(codes)) for codes, text in runs)


@lru_cache(16)
def _ground(colour: str) -> Style:
    return Style(bgcolor=colour or None)


@lru_cache(256)
def _style(codes: str) -> Style:
    """SGR codes as a style."""
    spans = Text.from_ansi(f"\x1b[{codes}mx").spans if codes else ()
    return next((span.style for span in spans if isinstance(span.style, Style)), Style())
