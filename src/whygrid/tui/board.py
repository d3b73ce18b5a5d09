"""The board on the screen: a scene as text, and which cell is where."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Literal

from rich.text import Text as RichText
from textual.events import MouseDown, MouseMove, MouseUp
from textual.message import Message
from textual.widget import Widget

from whygrid.grid import Cell
from whygrid.scene.ansi import Detail, cell_area, cell_at, render_ansi
from whygrid.scene.marks import Fill, Mark, Ring, Scene

Size = Literal["auto", "small", "marks"]


class Board(Widget, can_focus=True):
    """Draws a scene, with large cells where they fit; tells which cell was pressed or dragged to."""

    DEFAULT_CSS = "Board { width: auto; height: auto; }"

    class Pressed(Message):
        """The mouse was pressed on a cell; `more` with Ctrl or Shift."""

        def __init__(self, cell: Cell, more: bool) -> None:
            super().__init__()
            self.cell = cell
            self.more = more

    class Dragged(Message):
        """The mouse came to another cell with its button down."""

        def __init__(self, before: Cell, cell: Cell) -> None:
            super().__init__()
            self.before = before
            self.cell = cell

    def __init__(self) -> None:
        super().__init__()
        self.scene: Scene | None = None
        self.size_wanted: Size = "auto"
        self.coloured = not os.environ.get("NO_COLOR")
        self.near: tuple[Cell, ...] = ()
        self._drag: Cell | None = None
        self._drawn: RichText | None = None  # until something else is shown

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
        marks: list[Mark] = [] if pointing else [Fill(cell, "focus") for cell in chosen]
        if cursor is not None and (pointing or not self.coloured):
            marks.append(Ring(cursor))
        self.scene = scene._replace(marks=(*scene.marks, *marks))
        self.near = tuple(near)
        self._drawn = None
        self.refresh(layout=True)

    @property
    def detail(self) -> Detail:
        """Large cells where they fit and are wanted."""
        if self.size_wanted != "auto":
            return self.size_wanted
        assert self.scene is not None
        last = (self.scene.rows - 1, self.scene.columns - 1)
        area = cell_area(self.scene, last, detail="marks", labels=True)
        room = self.screen.size
        height, width = area.top + area.height + 1, area.left + area.width + 1
        return "marks" if height <= room.height - 2 and width + 34 <= room.width else "small"

    def _text(self, detail: Detail, colour: bool = False) -> str:
        assert self.scene is not None
        small = detail == "small"
        return render_ansi(self.scene, colour=colour, detail=detail, labels=True, compact=small)

    def render(self) -> RichText:
        """The scene as text."""
        if self.scene is None:
            return RichText("")
        if self._drawn is None:
            self._drawn = self._drawing()
        return self._drawn

    def _drawing(self) -> RichText:
        assert self.scene is not None
        detail = self.detail
        text = RichText.from_ansi(self._text(detail, self.coloured))
        starts = [0]
        for line in text.plain.split("\n"):
            starts.append(starts[-1] + len(line) + 1)
        ground = "on #2a2a2a" if self.app.theme.endswith("dark") else "on #dddddd"
        small = detail == "small"
        for cell in self.near if self.coloured else ():
            area = cell_area(self.scene, cell, detail=detail, labels=True, compact=small)
            for row in range(area.top, area.top + area.height):
                first = starts[row] + area.left
                text.stylize_before(ground, first, min(first + area.width, starts[row + 1] - 1))
        return text

    def get_content_width(self, container: object, viewport: object) -> int:
        """As wide as the text."""
        return max((len(line) for line in self.render().plain.split("\n")), default=0)

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        """As high as the text."""
        return self.render().plain.count("\n") + 1

    def cell_of(self, row: int, column: int) -> Cell | None:
        """The cell drawn at this place."""
        if self.scene is None:
            return None
        small = self.detail == "small"
        found = cell_at(self.scene, row, column, detail=self.detail, labels=True, compact=small)
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

    def on_mouse_up(self, event: MouseUp) -> None:
        """The end of a drag."""
        self._drag = None
        self.release_mouse()
