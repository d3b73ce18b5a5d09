"""The screen to enter or change a puzzle, which says at every moment what has come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.events import Key

from whygrid.errors import PuzzleError, StoreError, UsageError
from whygrid.files import save
from whygrid.genre import Draft
from whygrid.grid import Cell
from whygrid.play.game import start
from whygrid.play.places import places_of
from whygrid.puzzle import Puzzle
from whygrid.registry import genre, genre_names
from whygrid.scene.plain import plain_scene
from whygrid.scene.view import View
from whygrid.service.solving import conflicts
from whygrid.tui.action_screen import ActionScreen
from whygrid.tui.actions import EDIT, WASD_EDIT
from whygrid.tui.board import Board
from whygrid.tui.helper import Question
from whygrid.tui.parts import Ask, Choose
from whygrid.voice import message

if TYPE_CHECKING:
    from whygrid.tui.app import Whygrid

LIMIT = 1000


class EditScreen(ActionScreen):
    """A draft with a cursor; `past` and `future` are for undo and redo."""

    ACTIONS = EDIT
    WASD = WASD_EDIT
    MOUSE = (("click", "go to the cell"),)
    app: Whygrid

    def __init__(self, genre_name: str, draft: Draft) -> None:
        super().__init__()
        self.begin(genre_name, draft)

    def begin(self, genre_name: str, draft: Draft) -> None:
        """Start from a draft."""
        self.genre_name = genre_name
        made = genre(genre_name).drafting
        assert made is not None
        self.drafting = made()
        self.draft = self.begun = draft
        self.past: list[Draft] = []
        self.future: list[Draft] = []
        self.cursor = Cell(len(draft.rows) // 2, len(draft.rows[0]) // 2)
        self.verdict = ""

    def on_mount(self) -> None:
        """Show the draft and look at it."""
        self.board.focus()
        self.say(str(message("tui/edit-keys")))
        self.change(self.draft)

    def puzzle(self) -> Puzzle | None:
        """The puzzle that the draft is, if it is one."""
        try:
            return Puzzle(self.genre_name, self.drafting.board(self.draft))
        except PuzzleError as error:
            self.verdict = str(message("tui/not-a-puzzle-yet", why=str(error)))
            return None

    def redraw(self) -> None:
        """The draft, and what has come of it."""
        if not self.is_mounted:
            return
        puzzle = self.puzzle()
        if puzzle is None:
            scene = plain_scene(self.draft.rows)
        else:
            bad = tuple(literal for clash in conflicts(puzzle) for literal in clash.literals)
            scene = puzzle.scene(View(bad=bad))
        self.board.show(scene, self.cursor)
        text = Text()
        text.append(f"{message('tui/editing', title=genre(self.genre_name).title)}\n", "bold")
        text.append(f"{self.cursor}: {self.draft.rows[self.cursor.row][self.cursor.column]}\n\n")
        text.append(self.verdict + "\n\n", "bold")
        keys = message("tui/edit-help-demands" if self.drafting.demands else "tui/edit-help")
        text.append(f"{self.drafting.help}\n\n{keys}")
        self.beside(text)

    def change(self, draft: Draft, limit: int = 2) -> None:
        """Take a draft, and have its solutions counted by the helper."""
        self.draft = draft
        self.cancel()
        self._keep()
        puzzle = self.puzzle()
        if puzzle is not None:
            broken = conflicts(puzzle)
            self.verdict = str(
                message("tui/conflict", why=broken[0].text) if broken else message("tui/looking")
            )
            if not broken:
                question = Question("count", self.genre_name, (puzzle, limit))
                self.ask("", question, lambda number: self._counted(number, limit))
        self.redraw()

    def _keep(self) -> None:
        """Keep the draft for whoever leaves without playing it."""
        if self.draft == self.begun and not self.past:
            return
        try:
            self.app.drafts.keep(self.genre_name, self.draft)
        except StoreError as error:
            self.say(str(error))

    def _counted(self, number: int, limit: int) -> None:
        if number > 1:
            self.verdict = str(message("tui/several-or-more" if number == limit else "tui/several", n=number))
        else:
            self.verdict = str(message("tui/unique" if number else "tui/no-solution"))
        self.redraw()

    def failed(self, text: str) -> None:
        """Say what went wrong as the verdict."""
        self.verdict = str(message("tui/not-known", why=text))
        self.redraw()

    def put(self, text: str) -> None:
        """Write a text into the cell."""
        row, column = self.cursor
        rows = [list(cells) for cells in self.draft.rows]
        rows[row][column] = text
        self._go_on(self.draft._replace(rows=tuple(map(tuple, rows))))

    def _go_on(self, draft: Draft) -> None:
        """Change the draft so that it can be undone."""
        self.past.append(self.draft)
        self.future.clear()
        self.change(draft)

    def symbol_of(self, event: Key) -> str | None:
        """A symbol, or a text that a key stands for."""
        for key in (event.key, event.character):
            if key is not None and key in self.drafting.keys:
                return self.drafting.keys[key]
        puzzle = self.puzzle()
        symbols = (puzzle is not None and places_of(puzzle).symbols) or tuple("123456789")
        return event.character if event.character is not None and event.character in symbols else None

    def write(self, symbol: str) -> None:
        """Write it into the cell."""
        self.put(symbol)

    def action_go(self, rows: int, columns: int) -> None:
        """Move the cursor."""
        row, column = self.cursor.row + rows, self.cursor.column + columns
        target = Cell(row % len(self.draft.rows), column % len(self.draft.rows[0]))
        if self.app.wrapping or target == (row, column):
            self.cursor = target
            self.redraw()

    def action_erase(self) -> None:
        """Empty the cell."""
        empty = self.drafting.keys.get("delete")
        if empty is not None:
            self.put(empty)

    def on_board_pressed(self, event: Board.Pressed) -> None:
        """Go to the cell."""
        self.cursor = event.cell
        self.redraw()

    def action_cell(self) -> None:
        """Type the text of the cell."""
        row, column = self.cursor
        self.app.push_screen(Ask(str(self.drafting.help), self.draft.rows[row][column]), self._typed)

    def _typed(self, text: str | None) -> None:
        if text is not None and text.strip() and not any(symbol.isspace() for symbol in text.strip()):
            self.put(text.strip())

    def action_demand(self) -> None:
        """Add a line that the board demands besides its cells, or take one out."""
        lines, demands = self.draft.lines, self.drafting.demands
        if not demands:
            self.say(str(message("tui/no-constraints", title=genre(self.genre_name).title)))
            return

        def chosen(index: int | None) -> None:
            if index is None:
                return
            if index < len(lines):
                self._demand(lines[:index] + lines[index + 1 :])
                return
            demand = demands[index - len(lines)]
            begun = demand.begun(str(self.cursor))
            if begun == demand.form:
                self._demand((*lines, begun))
            else:
                self.app.push_screen(Ask(str(demand.called), begun, begun=True), self._demanded)

        told = [str(message("tui/take-out", line=line)) for line in lines]
        told += [str(message("tui/add-constraint", name=demand.called)) for demand in demands]
        self.app.push_screen(Choose(str(message("tui/constraints")), told), chosen)

    def _demanded(self, text: str | None) -> None:
        line = (text or "").strip().removesuffix("=").strip()
        if line:
            self._demand((*self.draft.lines, line))

    def _demand(self, lines: tuple[str, ...]) -> None:
        self._go_on(self.draft._replace(lines=lines))

    def action_undo(self) -> None:
        """One change back."""
        if self.past:
            self.future.append(self.draft)
            self.change(self.past.pop())

    def action_redo(self) -> None:
        """One change forwards."""
        if self.future:
            self.past.append(self.draft)
            self.change(self.future.pop())

    def action_size(self) -> None:
        """Start from an empty board of some size."""
        choices = [
            (name, size, draft)
            for name in genre_names()
            if (made := genre(name).drafting) is not None
            for size, draft in made().sizes.items()
        ]

        def chosen(index: int | None) -> None:
            if index is not None:
                self.begin(choices[index][0], choices[index][2])
                self.change(self.draft)

        lines = [f"{genre(name).title} {size}" for name, size, _ in choices]
        self.app.push_screen(Choose(str(message("tui/start-from-empty")), lines), chosen)

    def action_count(self) -> None:
        """Count solutions."""
        self.change(self.draft, LIMIT)

    def action_play(self) -> None:
        """Play it."""
        puzzle = self.puzzle()
        if puzzle is None:
            self.say(self.verdict)
        else:
            self.app.drafts.drop()
            self.app.pop_screen()
            self.app.play(puzzle)

    def action_solve(self) -> None:
        """Play it, and solve it at once."""
        if self.puzzle() is None:
            self.say(self.verdict)
            return
        self.action_play()
        self.app.call_later(lambda: self.app.playing.action_solve())

    def action_save_game(self) -> None:
        """Put it into the library without playing it."""
        puzzle, library = self.puzzle(), self.app.library
        if puzzle is None or library is None:
            self.say(self.verdict if puzzle is None else str(message("tui/no-library")))
            return
        try:
            self.say(str(message("tui/in-the-library", name=library.add(start(puzzle)).name)))
            self.app.drafts.drop()
        except StoreError as error:
            self.say(str(message("tui/not-saved", why=str(error))))

    def action_save(self) -> None:
        """Write it to a file."""
        self.app.push_screen(Ask(str(message("tui/write-to-which-file"))), self._save)

    def _save(self, name: str | None) -> None:
        puzzle = self.puzzle()
        if not name or puzzle is None:
            return
        try:
            save(name, f"{puzzle.text}\n".encode(), new=True)
        except UsageError as error:
            self.say(str(error))
            return
        self.app.drafts.drop()
        self.say(str(message("tui/written-to", name=name)))

    def action_back(self) -> None:
        """Back without playing; the draft is kept."""
        self.cancel()
        self.app.pop_screen()
        if self.app.drafts.kept is not None:
            self.app.say(str(message("tui/draft-is-kept")))
