"""Going about on the board: the cursor, the selection, lines by keys and by mouse."""

from __future__ import annotations

from whygrid.grid import Cell
from whygrid.play import writing
from whygrid.scene.marks import Text as CellText
from whygrid.tui.board import Board
from whygrid.tui.game_screen import GameScreen
from whygrid.voice import message


class Moving(GameScreen):
    """What keys and mouse do to the cursor, the selection and lines."""

    def _go(self, rows: int, columns: int, more: bool = False) -> None:
        row, column = self.cursor.row + rows, self.cursor.column + columns
        target = Cell(row % self.rows, column % self.columns)
        if target != (row, column) and (not self.app.wrapping or self.holding or more):
            return
        edge = frozenset((self.cursor, target)) in self.game.places.edges
        if edge and self.way is not None:
            way, self.way = self.way, None
            way(target, more)
            return
        if more and edge:
            self._cross(target)
            return
        if self.holding and edge:
            self.draw_line(self.cursor, target)
        self.selected = (*dict.fromkeys((*(self.selected or (self.cursor,)), target)),) if more else ()
        self.cursor = target
        self.redraw()

    def draw_line(self, first: Cell, second: Cell) -> None:
        """Draw on, or take back what is drawn; a line that is in the way is cut."""
        places = self.game.places
        edge = places.edge(first, second)
        if self.game.ink("entry").get(edge) == [places.drawn(edge)]:
            self.move(lambda game: writing.line(game, first, second, None))
        else:
            self.move(lambda game: writing.line(game, first, second))

    def _cross(self, target: Cell) -> None:
        places = self.game.places
        edge = places.edge(self.cursor, target)
        there = self.game.ink("entry").get(edge) == [places.undrawn(edge)]
        self.move(lambda game: writing.line(game, self.cursor, target, None if there else False))

    def go_to(self, cell: Cell) -> None:
        """Put the cursor on a cell, and select nothing else."""
        self.cursor, self.selected = cell, ()
        self.redraw()

    def jump(self, label: str) -> None:
        """Go to the next cell in which this is printed."""
        marks = self.game.puzzle.scene().marks
        printed = sorted(Cell(*m.cell) for m in marks if isinstance(m, CellText) and m.text == label)
        later = [cell for cell in printed if cell > self.cursor]
        self.go_to((later or printed or [self.cursor])[0])

    def on_board_pressed(self, event: Board.Pressed) -> None:
        """Go to the cell, or add it to the selection."""
        more = self.selected or (self.cursor,)
        self.selected = (*dict.fromkeys((*more, event.cell)),) if event.more else ()
        self.cursor = event.cell
        self.redraw()

    def on_board_pressed_twice(self, event: Board.PressedTwice) -> None:
        """Select all cells that say the same."""
        self.cursor = event.cell
        self.action_select_same()

    def on_board_dragged(self, event: Board.Dragged) -> None:
        """Draw a line, or select."""
        if frozenset((event.before, event.cell)) in self.game.places.edges:
            self.draw_line(event.before, event.cell)
        else:
            self.selected = (*dict.fromkeys((*(self.selected or (event.before,)), event.cell)),)
        self.cursor = event.cell
        self.redraw()

    def action_go(self, rows: int, columns: int) -> None:
        """Move the cursor, and draw while a line is held."""
        self._go(rows, columns)

    def action_extend(self, rows: int, columns: int) -> None:
        """Select further, or note that no line goes there."""
        self._go(rows, columns, more=True)

    def action_home(self) -> None:
        """Go to the first cell of the row."""
        self.go_to(Cell(self.cursor.row, 0))

    def action_end(self) -> None:
        """Go to the last cell of the row."""
        self.go_to(Cell(self.cursor.row, self.columns - 1))

    def action_next_empty(self) -> None:
        """Go to the next cell without a digit."""
        game = self.game
        filled = {*game.printed, *game.ink("entry")}
        empty = sorted(cell for cell, name in game.places.cells.items() if name not in filled)
        later = [cell for cell in empty if cell > self.cursor]
        self.go_to((later or empty or [self.cursor])[0])

    def action_select_all(self) -> None:
        """Select every cell."""
        self.selected = tuple(self.game.places.cells)
        self.redraw()

    def action_select_same(self) -> None:
        """Select all cells with the symbol under the cursor."""
        rules, same = self.game.puzzle.rules, self._under_cursor()
        facts = map(rules.fact, (*self.game.puzzle.givens, *self.game.facts()))
        names = {fact.subject for fact in facts if same and fact.value == same}
        cells = tuple(cell for cell, name in self.game.places.cells.items() if name in names)
        self.selected = cells if len(cells) > 1 else ()
        self.redraw()

    def action_select_none(self) -> None:
        """Let go of selection, line, highlight and help."""
        self.selected, self.holding, self.shown, self.wrong, self.told = (), False, None, (), ""
        self.waiting = self.way = None
        if self.cancel():
            self.say(str(message("tui/stopped")))
        self.redraw()

    def action_grab(self) -> None:
        """Begin or end drawing a line."""
        if self.game.places.edges:
            self.holding = not self.holding
            self.redraw()
        else:
            self.say(str(message("tui/no-lines-here")))
