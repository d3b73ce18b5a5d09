"""Where a board's cells and borders stand in its text."""

from __future__ import annotations

from bisect import bisect_right
from typing import Literal

from whygrid.records import NamedTuple
from whygrid.scene.ansi_canvas import width_of
from whygrid.scene.marks import CellPlace, Line, Printed, Scene, SmallText, Text
from whygrid.voice.cell_names import row_label

Detail = Literal["small", "marks"]


class Area(NamedTuple):
    """The inside of a cell in characters."""

    top: int
    left: int
    height: int
    width: int

    def left_of(self, text: str) -> int:
        """Where a text begins that stands in the middle."""
        return self.left + (self.width - width_of(text)) // 2


class Axis(NamedTuple):
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

    def cell_at(self, place: int) -> int | None:
        """The cell inside which a character stands."""
        cell = bisect_right(self.starts, place) - 1
        return cell if cell >= 0 and place - self.starts[cell] < self.size else None


class Layout(NamedTuple):
    """The rows and the columns of a board's text."""

    rows: Axis
    columns: Axis

    def area(self, cell: CellPlace) -> Area:
        """Where the inside of a cell is drawn."""
        return Area(
            self.rows.starts[cell[0]], self.columns.starts[cell[1]], self.rows.size, self.columns.size
        )

    def cell_at(self, row: int, column: int) -> CellPlace | None:
        """The cell that is drawn at this place; None on a border or beside the board."""
        down, across = self.rows.cell_at(row), self.columns.cell_at(column)
        return None if down is None or across is None else (down, across)


def layout_of(scene: Scene, detail: Detail, labels: bool, compact: bool) -> Layout:
    """The layout of a scene's text; the words are those of `render_ansi`."""
    height, width = _cell_size(scene, detail)
    top, left = (1, len(row_label(scene.rows)) + 1) if labels else (0, 0)
    return Layout(
        _axis(scene.rows, height, top, _kept_borders(scene, "row", compact)),
        _axis(scene.columns, width, left, _kept_borders(scene, "column", compact)),
    )


def _cell_size(scene: Scene, detail: Detail) -> tuple[int, int]:
    """Height and width of a cell's inside, in characters."""
    text = max((width_of(mark.text) for mark in scene.marks if isinstance(mark, Text)), default=1)
    small = max((len(mark.text) for mark in scene.marks if isinstance(mark, SmallText)), default=1)
    if detail == "small":
        printed = any(isinstance(mark, SmallText) and mark.tone == "given" for mark in scene.marks)
        return 1, max(text + 2, 2 * small + 1 if printed else 0)
    # A framed text takes four characters more than itself, and one more on each side to breathe.
    return max(scene.slots, 3), max(scene.slots * (small + 1) + 1, text + 6)


def _kept_borders(scene: Scene, direction: Literal["row", "column"], compact: bool) -> set[int]:
    cells = scene.rows if direction == "row" else scene.columns
    compact = compact and not any(isinstance(mark, Printed) for mark in scene.marks)  # signs stand on borders
    thick = {
        int(getattr(mark.start, direction))
        for mark in scene.marks
        if isinstance(mark, Line)
        and mark.weight > 1
        and getattr(mark.start, direction) == getattr(mark.end, direction)
        and getattr(mark.start, direction) == int(getattr(mark.start, direction))
    }
    return {0, cells} | thick if compact and thick else set(range(cells + 1))


def _axis(cells: int, size: int, margin: int, kept: set[int]) -> Axis:
    borders: list[int | None] = []
    starts = []
    place = margin
    for index in range(cells + 1):
        borders.append(place if index in kept else None)
        place += index in kept
        if index < cells:
            starts.append(place)
            place += size
    return Axis(tuple(borders), tuple(starts), size, place)
