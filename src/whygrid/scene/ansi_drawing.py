"""A drawing that follows a scene: what an app shows, of which most stays as it was from key to key.

The text of a board is put together from pieces. What lies between the cells, and under them, is drawn once
for the same lines; the inside of a cell once for the same content. So a cursor that moves costs little.
"""

from __future__ import annotations

from collections.abc import Sequence

from whygrid.records import NamedTuple
from whygrid.scene.ansi import draw_arrows, draw_ground
from whygrid.scene.ansi_canvas import Canvas, Codes, Look, Run
from whygrid.scene.ansi_cell import Content, contents_of, draw_cell
from whygrid.scene.ansi_layout import Area, Detail, Layout, layout_of
from whygrid.scene.marks import Arrow, CellPlace, Fill, Line, Mark, Printed, Ring, Scene

KEPT = 4096
"""How many insides of cells are remembered."""

Block = tuple[tuple[Run, ...], ...]


class Piece(NamedTuple):
    """Part of a row of text: inside a cell, or between cells."""

    cell: CellPlace | None
    runs: tuple[Run, ...]


class Drawing:
    """The text of a board, row by row, coloured by `codes`; the other words are those of `render_ansi`."""

    def __init__(
        self, codes: Codes | None, detail: Detail, labels: bool = True, compact: bool = False
    ) -> None:
        self.codes = codes
        self.detail: Detail = detail
        self.labels = labels
        self.compact = compact
        self.layout: Layout | None = None
        self._scene: Scene | None = None
        self._lines: tuple[Mark, ...] = ()  # that the ground was drawn for
        self._contents: dict[CellPlace, Content] = {}
        self._over: dict[CellPlace, Block] = {}
        self._grounds: dict[CellPlace, tuple[int, Canvas]] = {}
        self._looks: dict[Look, int] = {}  # a number for each ground that looks different
        self._between: dict[tuple[int, int], tuple[Run, ...]] = {}
        self._blocks: dict[tuple[object, ...], Block] = {}
        self._drawn: dict[CellPlace, Block] = {}
        self._whole: list[tuple[Run, ...]] | None = None

    def show(self, scene: Scene, over: Sequence[Fill | Ring] = ()) -> set[CellPlace] | None:
        """Draw another scene with marks of single cells over it; the cells that look different now.

        None where all may have changed. As long as the scene is the same, only what is over it is looked at.
        """
        if scene is not self._scene:
            return self._show_scene(scene, over)
        if self._whole is not None:
            self._draw_whole(scene, over)
            return None
        before, self._over = self._over, self._blocks_of(scene, over)
        return {cell for cell in (*before, *self._over) if before.get(cell) is not self._over.get(cell)}

    def _show_scene(self, scene: Scene, over: Sequence[Fill | Ring]) -> set[CellPlace] | None:
        lines = tuple(mark for mark in scene.marks if isinstance(mark, Line | Arrow | Printed))
        layout = layout_of(scene, self.detail, self.labels, self.compact)
        anew = self._whole is not None or layout != self.layout or lines != self._lines
        before = {**self._drawn, **self._over}
        self._scene, self.layout, self._lines, self._whole = scene, layout, lines, None
        if any(isinstance(mark, Arrow) for mark in lines):
            self._draw_whole(scene, over)
            return None
        if anew:
            self._draw_ground(scene, layout)
        self._contents = contents_of(scene.marks)
        self._drawn = {
            cell: self._block(scene.slots, cell, self._contents.get(cell)) for cell in self._grounds
        }
        self._over = self._blocks_of(scene, over)
        if anew:
            return None
        now = {**self._drawn, **self._over}
        return {cell for cell, block in now.items() if before.get(cell) is not block}

    def _blocks_of(self, scene: Scene, over: Sequence[Fill | Ring]) -> dict[CellPlace, Block]:
        """The blocks of the cells that have a mark over them."""
        return {
            cell: self._block(scene.slots, cell, content.over(self._contents.get(cell)))
            for cell, content in contents_of(over).items()
        }

    def row(self, y: int) -> list[Piece]:
        """A row of the text, from left to right."""
        assert self.layout is not None, "something has been shown"
        if self._whole is not None:
            return [Piece(None, self._whole[y])]
        rows, columns = self.layout
        down = rows.cell_at(y)
        if down is None:
            return [Piece(None, self._between[y, 0])]
        pieces, over, drawn, inside = [], self._over, self._drawn, y - rows.starts[down]
        for across in range(len(columns.starts)):
            pieces.append(Piece(None, self._between[y, across]))
            cell = (down, across)
            pieces.append(Piece(cell, (over.get(cell) or drawn[cell])[inside]))
        return [*pieces, Piece(None, self._between[y, len(columns.starts)])]

    def _draw_whole(self, scene: Scene, over: Sequence[Fill | Ring]) -> None:
        """Arrows go across cells, so that there are no pieces."""
        layout = self.layout
        assert layout is not None
        canvas = draw_ground(scene, layout, self.labels)
        for cell, content in contents_of((*scene.marks, *over)).items():
            draw_cell(canvas, layout.area(cell), content, scene.slots, self.detail, self.codes is None)
        draw_arrows(canvas, scene, layout)
        self._whole = [canvas.runs(y, 0, canvas.width, self.codes) for y in range(canvas.height)]

    def _draw_ground(self, scene: Scene, layout: Layout) -> None:
        canvas = draw_ground(scene, layout, self.labels)
        rows, columns = layout
        self._between, self._grounds = {}, {}
        for y in range(rows.length):
            if rows.cell_at(y) is None:
                self._between[y, 0] = canvas.runs(y, 0, columns.length, self.codes)
                continue
            ends = [0, *(start + columns.size for start in columns.starts)]
            for across, (left, right) in enumerate(zip(ends, (*columns.starts, columns.length), strict=True)):
                self._between[y, across] = canvas.runs(y, left, right, self.codes)
        for row in range(scene.rows):
            for column in range(scene.columns):
                ground = canvas.cut_out(*layout.area((row, column)))
                number = self._looks.setdefault(ground.look(), len(self._looks))
                self._grounds[row, column] = number, ground

    def _block(self, slots: int, cell: CellPlace, content: Content | None) -> Block:
        number, ground = self._grounds[cell]
        key = (number, content and content.look(), slots, ground.height, ground.width)
        found = self._blocks.get(key)
        if found is None:
            if len(self._blocks) >= KEPT:
                self._blocks.clear()
            found = self._blocks[key] = self._drawn_block(slots, ground, content)
        return found

    def _drawn_block(self, slots: int, ground: Canvas, content: Content | None) -> Block:
        canvas = ground.cut_out(0, 0, ground.height, ground.width)
        area = Area(0, 0, ground.height, ground.width)
        if content is not None:
            draw_cell(canvas, area, content, slots, self.detail, shaded=self.codes is None)
        return tuple(canvas.runs(y, 0, canvas.width, self.codes) for y in range(canvas.height))
