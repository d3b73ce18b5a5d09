"""The screen to play on."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rich.text import Text
from textual.events import Key
from textual.timer import Timer
from textual.worker import Worker, WorkerState

from whygrid.engine.words import say_facts
from whygrid.errors import Clash, Stopped, StoreError, UsageError, WhygridError
from whygrid.grid import Cell
from whygrid.play import game as games
from whygrid.play import writing
from whygrid.play.game import Game, Page
from whygrid.play.helping import (
    Mistakes,
    Reason,
    before_the_mistake,
    clashes,
    finished,
    progress,
)
from whygrid.play.places import cell_of
from whygrid.scene.marks import Fill, Mark, Scene, SmallText
from whygrid.scene.marks import Text as CellText
from whygrid.scene.view import View
from whygrid.service.hinting import Hint
from whygrid.service.solving import Conflict
from whygrid.service.views import view_of_step
from whygrid.store.library import Library, Saved
from whygrid.tui.actions import PLAY
from whygrid.tui.board import Board
from whygrid.tui.helper import Helper
from whygrid.tui.parts import ActionScreen, Ask

if TYPE_CHECKING:
    from whygrid.tui.app import Whygrid

MODES = ("entry", "corner", "centre", "colour")
SAID = {
    "entry": "DIGITS (z)",
    "corner": "CORNER MARKS (x)",
    "centre": "CENTRE MARKS (c)",
    "colour": "COLOURS (v)",
}
TONES = ("one", "two", "support", "pattern", "good", "struck", "dim", "bad", "given")
"""How the nine colours of cells are drawn: each tone has a sign of its own as well."""


class PlayScreen(ActionScreen):
    """A game: the cursor, the mode, and what help has said."""

    ACTIONS = PLAY
    app: Whygrid

    def __init__(self, game: Game, saved: Saved | None, library: Library | None) -> None:
        super().__init__()
        self.game = game
        self.saved = saved
        self.library = library
        scene = game.puzzle.scene()
        self.rows, self.columns = scene.rows, scene.columns
        middle = Cell(self.rows // 2, self.columns // 2)
        self.cursor = middle if middle in game.places.cells else next(iter(game.places.cells), middle)
        self.selected: tuple[Cell, ...] = ()
        self.mode = "entry"
        self.cleaning = True
        self.waiting: Callable[[str], None] | None = None  # for the symbol after w or f
        self.highlighted = ""
        self.holding = False  # of a line, by Enter
        self.hint: Hint | None = None
        self.rung = 0
        self.shown: View | None = None  # what help points at
        self.wrong: tuple[int, ...] = ()
        self.checked: Mistakes | None = None
        self.ticking: float | None = None
        self.clock: Timer | None = None
        self._then: Callable[[Any], None] = lambda found: None
        self._clashes: tuple[Page, tuple[Conflict, ...]] | None = None
        self.helper = Helper()
        self.asked = 0

    def on_mount(self) -> None:
        """Say how to begin."""
        self.board.focus()
        self.say("? shows all keys, Ctrl+p finds an action, H gives a hint.")
        self.redraw()

    # What is shown.

    def redraw(self) -> None:
        """The board and what is beside it."""
        if not self.is_mounted:
            return
        pointing = self.shown is not None
        self.board.show(self.scene(), self.cursor, self.selected, () if pointing else self.near(), pointing)
        self.beside(self.side())

    def scene(self) -> Scene:
        """The board with the player's marks and colours, or what help points at."""
        game = self.game
        noted = {*game.facts("centre"), *game.facts("corner")}
        if self.shown is not None:
            return game.puzzle.scene(self.shown)
        facts = range(1, len(game.puzzle.rules.facts) + 1)
        bad = {literal for clash in self.clashes() for literal in clash.literals if literal > 0}
        bad |= set(self.wrong)
        view = View(
            placed=game.facts(),
            excluded=frozenset(fact for fact in facts if fact not in noted),
            bad=tuple(literal for literal in sorted(bad) if literal in (*game.facts(), *game.puzzle.givens)),
        )
        scene = game.puzzle.scene(view)
        names = {name: cell for cell, name in game.places.cells.items()}
        colours = [
            Fill(names.get(where, cell_of(where)), TONES[int(what[0]) - 1])
            for where, what in game.ink("colour").items()
        ]
        corner = {(names[where], symbol) for where, what in game.ink("corner").items() for symbol in what}
        same = self.highlighted or self._under_cursor()
        marks = [_toned(mark, same, corner) for mark in scene.marks]
        return scene._replace(marks=(*colours, *marks))

    def clashes(self) -> tuple[Conflict, ...]:
        """What breaks a rule, looked for once for each page."""
        if self._clashes is None or self._clashes[0] != self.game.page:
            self._clashes = self.game.page, clashes(self.game)
        return self._clashes[1]

    def _under_cursor(self) -> str:
        """The symbol in the cell under the cursor."""
        name = self.game.places.cells.get(self.cursor, "")
        rules = self.game.puzzle.rules
        written = [rules.fact(given) for given in self.game.puzzle.givens]
        printed = next((fact.value for fact in written if fact.subject == name), "")
        return printed or next(iter(self.game.ink("entry").get(name, ())), "")

    def near(self) -> list[Cell]:
        """The cells that stand in a rule with the one under the cursor."""
        places = self.game.places
        name = places.cells.get(self.cursor)
        return [cell for cell, other in places.cells.items() if name and other in places.peers[name]]

    def side(self) -> Text:
        """Everything beside the board."""
        game = self.game
        done, whole = progress(game)
        text = Text()
        text.append(f"{self.saved.name if self.saved else game.puzzle.genre.title}\n", "bold")
        state = "finished" if finished(game) else f"{done} of {whole} cells"
        text.append(f"{state} · move {len(game.path)}")
        text.append(f" · trial {len(game.trials)}" if game.trials else "")
        text.append(f"\nhints {game.hints} · checks {game.checks}")
        if self.ticking is not None:
            spent = int(game.seconds + time.monotonic() - self.ticking)
            text.append(f" · {spent // 60}:{spent % 60:02}")
        mode = SAID[self.mode] if game.places.symbols else "LINES (Enter grabs)"
        text.append(f"\nmode: {'DRAWING A LINE' if self.holding else mode}\n", "bold")
        text.append_text(self._cell_text())
        if game.places.symbols:
            text.append_text(self._counter())
        name = game.places.cells.get(self.cursor, str(self.cursor))
        for aside in game.puzzle.genre.aside(game.puzzle.board, (*game.puzzle.givens, *game.facts()), name):
            said = f"({aside.text.strip()})" if aside.struck else aside.text
            text.append(f"{said}\n", "strike dim" if aside.struck else "")
        return text

    def _cell_text(self) -> Text:
        game, name = self.game, self.game.places.cells.get(self.cursor)
        text = Text(f"\n{self.cursor}")
        if len(self.selected) > 1:
            text.append(f" and {len(self.selected) - 1} more")
        if name is not None:
            printed = " printed" if name in game.printed else ""
            text.append(printed or "".join(f" = {symbol}" for symbol in game.ink("entry").get(name, ())))
            for layer in ("centre", "corner", "struck"):
                marks = game.ink(layer).get(name)
                text.append(f"\n  {layer}: {' '.join(marks)}" if marks else "")
        for number in game.ink("colour").get(str(self.cursor), ()):
            text.append(f"\n  colour {number}")
        return text.append("\n")

    def _counter(self) -> Text:
        """How many of each symbol are written; finished ones are dim and in brackets."""
        game = self.game
        rules = game.puzzle.rules
        count = Counter(rules.fact(fact).value for fact in (*game.puzzle.givens, *game.facts()) if fact > 0)
        whole = len(game.places.symbols)
        regular = whole * whole == len(game.places.cells)
        text = Text("\n")
        for symbol in game.places.symbols:
            full = regular and count[symbol] >= whole
            text.append(f"({symbol})" if full else f" {symbol}", "dim" if full else "")
            text.append(f"×{count[symbol]} " if not regular or not full else " ", "dim")
        return text.append("\n\n")

    # What keys do.

    def symbol_of(self, event: Key) -> str | None:
        """A symbol of the board, or a number while colours are chosen."""
        if event.character is None or event.key.startswith(("ctrl+", "alt+")):
            return None
        if self.mode == "colour" and self.waiting is None:
            return event.character if event.character in "123456789" else None
        symbols = self.game.places.symbols
        known = symbols if symbols else tuple("123456789")  # where only lines are drawn, to jump to a label
        return event.character if event.character in known else None

    def write(self, symbol: str) -> None:
        """Enter, mark, colour, or answer what was asked for."""
        if self.waiting is not None:
            waiting, self.waiting = self.waiting, None
            waiting(symbol)
            return
        if not self.game.places.symbols and self.mode != "colour":
            self._jump(symbol)
            return
        cells = [cell for cell in self.selected or (self.cursor,) if cell in self.game.places.cells]
        names = [self.game.places.cells[cell] for cell in cells]
        if self.mode == "colour":
            chosen = [str(cell) for cell in self.selected or (self.cursor,)]
            self.move(lambda game: writing.colour(game, chosen, int(symbol)))
        elif not names:
            self.say("Nothing can be written here.")
        elif self.mode == "entry":
            self.move(lambda game: writing.enter(game, names, symbol, self.cleaning))
        else:
            self.move(lambda game: writing.mark(game, self.mode, names, symbol))

    def _jump(self, label: str) -> None:
        """Go to the next cell in which this is printed."""
        marks = self.game.puzzle.scene().marks
        printed = sorted(Cell(*m.cell) for m in marks if isinstance(m, CellText) and m.text == label)
        later = [cell for cell in printed if cell > self.cursor]
        self.cursor, self.selected = (later or printed or [self.cursor])[0], ()
        self.redraw()

    def move(self, act: Callable[[Game], Game]) -> None:
        """Make a move, save it and show it."""
        try:
            after = act(self.game)
        except UsageError as error:
            self.say(str(error))
            return
        self.take(after)

    def take(self, game: Game, words: str | None = None) -> None:
        """Show this game from now on, and have it saved."""
        ended = finished(game) and not finished(self.game)
        changed = game.page != self.game.page
        if changed:
            self.hint, self.rung, self.shown, self.wrong, self.checked = None, 0, None, (), None
        self.game = game
        note = self.keep()
        if ended:
            helped = "no hints used" if not game.hints else f"{game.hints} hints used"
            self.say(f"Everything is filled in and all rules are kept: well done! ({helped})")
        elif note or words is not None or changed:
            broken = self.clashes() if changed else ()
            self.say(note or words or (f"! {broken[0].text}" if broken else ""))
        self.redraw()

    def keep(self) -> str:
        """Save the game; what went wrong is handed back as a message."""
        if self.library is None or (self.saved is None and not self.game.moves):
            return ""
        try:
            if self.saved is None:
                self.saved = self.library.add(self.game)
            elif self.saved.game != self.game:
                self.saved = self.library.save(self.saved, self.game)
        except Clash as clash:
            return self._merge(clash)
        except StoreError as error:
            return f"NOT SAVED: {error}"
        return ""

    def _merge(self, clash: Clash) -> str:
        assert self.saved is not None and self.library is not None
        try:
            self.saved = self.library.merge(self.saved, self.game)
        except StoreError:
            self.saved = self.library.add(self.game)
            return f"{clash.what}; it is saved again as {self.saved.name!r}"
        self.game = self.saved.game
        return f"{clash.what}. The moves of both are kept; Ctrl+b goes to the other branch."

    def _go(self, rows: int, columns: int, more: bool = False) -> None:
        target = Cell(self.cursor.row + rows, self.cursor.column + columns)
        if not (0 <= target.row < self.rows and 0 <= target.column < self.columns):
            return
        edge = frozenset((self.cursor, target)) in self.game.places.edges
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

    def on_board_pressed(self, event: Board.Pressed) -> None:
        """Go to the cell, or add it to the selection."""
        more = self.selected or (self.cursor,)
        self.selected = (*dict.fromkeys((*more, event.cell)),) if event.more else ()
        self.cursor = event.cell
        self.redraw()

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
        self.cursor, self.selected = Cell(self.cursor.row, 0), ()
        self.redraw()

    def action_end(self) -> None:
        """Go to the last cell of the row."""
        self.cursor, self.selected = Cell(self.cursor.row, self.columns - 1), ()
        self.redraw()

    def action_next_empty(self) -> None:
        """Go to the next cell without a digit."""
        game = self.game
        empty = [
            c for c, name in game.places.cells.items() if name not in {*game.printed, *game.ink("entry")}
        ]
        later = [cell for cell in sorted(empty) if cell > self.cursor]
        self.cursor, self.selected = (later or sorted(empty) or [self.cursor])[0], ()
        self.redraw()

    def action_select_all(self) -> None:
        """Select every cell."""
        self.selected = tuple(self.game.places.cells)
        self.redraw()

    def action_select_none(self) -> None:
        """Let go of selection, line, highlight and help."""
        self.selected, self.holding, self.waiting, self.shown, self.wrong = (), False, None, None, ()
        self.helper.cancel()
        self.asked += 1
        self.redraw()

    def action_mode(self, mode: str) -> None:
        """Choose what symbols do."""
        self.mode = mode
        self.redraw()

    def action_next_mode(self) -> None:
        """Choose the next mode."""
        self.action_mode(MODES[(MODES.index(self.mode) + 1) % len(MODES)])

    def action_grab(self) -> None:
        """Begin or end drawing a line."""
        if self.game.places.edges:
            self.holding = not self.holding
            self.redraw()
        else:
            self.say("There are no lines to draw on this board.")

    def action_erase(self) -> None:
        """Clear the selected cells."""
        names = [str(cell) for cell in self.selected or (self.cursor,)]
        self.move(lambda game: writing.erase(game, names))

    def action_undo(self) -> None:
        """One move back."""
        self.take(games.undo(self.game), "undone" if self.game.at else "This is the beginning.")

    def action_redo(self) -> None:
        """One move forwards."""
        after = games.redo(self.game)
        self.take(after, "There is nothing to redo." if after is self.game else "done again")

    def action_branch(self) -> None:
        """The end of another branch."""
        self.take(games.next_branch(self.game), f"one of {len(games.branches(self.game))} branches")

    def action_trial(self) -> None:
        """Mark this place to come back to."""
        self.take(games.set_trial(self.game), "A trial begins: B comes back to here, A keeps what you tried.")

    def action_reject(self) -> None:
        """Back to where the trial began."""
        self.move(games.reject_trial)

    def action_accept(self) -> None:
        """Keep what was tried."""
        self.move(games.accept_trial)

    def action_fill(self) -> None:
        """Fill in marks."""
        self.move(writing.fill_marks)

    def action_clean(self) -> None:
        """Clean marks."""
        self.move(writing.clean_marks)

    def action_auto_clean(self) -> None:
        """Whether marks go by themselves."""
        self.cleaning = not self.cleaning
        self.say(f"Marks that a placement excludes {'go by themselves' if self.cleaning else 'stay'}.")

    def action_highlight(self) -> None:
        """Highlight a symbol."""
        self.highlighted = ""
        self.waiting = self._highlight
        self.say("Highlight which symbol? Esc for none.")
        self.redraw()

    def _highlight(self, symbol: str) -> None:
        self.highlighted = symbol
        self.say(f"All {symbol}s are marked; f and Esc ends it.")
        self.redraw()

    def action_timer(self) -> None:
        """Count the time, or stop."""
        if self.ticking is None:
            self.ticking = time.monotonic()
            self.clock = self.set_interval(1, lambda: self.beside(self.side()))
        else:
            spent = time.monotonic() - self.ticking
            self.ticking = None
            if self.clock is not None:
                self.clock.stop()
            self.take(replace(self.game, seconds=self.game.seconds + spent), "The timer is off.")
        self.redraw()

    def action_look(self) -> None:
        """Dark, light, or no colours."""
        if self.app.theme == "textual-dark":
            self.app.theme = "textual-light"
        elif self.board.coloured:
            self.board.coloured = False
        else:
            self.app.theme, self.board.coloured = "textual-dark", True
        self.redraw()

    # Help, which works elsewhere while one can play on.

    def ask(self, words: str, job: str, then: Callable[[Any], None], literal: int = 0) -> None:
        """Have something worked out elsewhere; what comes too late is dropped."""
        self.helper.cancel()
        self.asked += 1
        number, game = self.asked, self.game

        def done(found: Any) -> None:
            if self.asked == number and self.game.page == game.page:
                then(found)

        self._then = done
        self.say(words)
        self.run_worker(
            lambda: self.helper.ask(job, game, literal),
            thread=True,
            exclusive=True,
            group="help",
            exit_on_error=False,
        )

    def on_unmount(self) -> None:
        """End the helper."""
        self.helper.close()

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """Take the answer."""
        if event.state == WorkerState.SUCCESS:
            self._then(event.worker.result)
        elif event.state == WorkerState.ERROR:
            error = event.worker.error
            if isinstance(error, Stopped):
                return
            self.say(str(error) if isinstance(error, WhygridError) else f"Something went wrong: {error!r}")

    def action_hint(self) -> None:
        """One rung further."""
        if self.hint is None:
            self.ask("Looking for a step …", "hint", self._hinted)
        else:
            self._next_rung()

    def _hinted(self, found: Hint) -> None:
        if not found.rungs:
            self.say(found.note + (". t shows how much is wrong, T goes back." if found.mistakes else ""))
            return
        self.hint, self.rung = found, 0
        self.game = replace(self.game, hints=self.game.hints + 1)
        note = self.keep()
        self._next_rung()
        if note:
            self.say(note)

    def _next_rung(self) -> None:
        found, step = self.hint, self.hint.step if self.hint else None
        assert found is not None and step is not None
        self.rung += 1
        if self.rung <= len(found.rungs):
            more = "H tells more." if self.rung < len(found.rungs) else "H writes it down, Esc hides it."
            if self.rung == len(found.rungs):
                self.shown = view_of_step(self.game.puzzle, self.game.facts(), step)
            self.say(f"Hint {self.rung}: {found.rungs[self.rung - 1].text}  {more}")
            self.redraw()
            return
        conclusions = step.deductions[-1].conclusions
        said = say_facts(self.game.puzzle.rules, conclusions)
        self.take(writing.settle(self.game, conclusions, f"hint: {said}", self.cleaning), f"Written: {said}.")

    def action_why_not(self) -> None:
        """Why a symbol is impossible here."""
        places = self.game.places
        name = places.cells.get(self.cursor)
        if name is None:
            self.say("Choose a cell first; then w and a symbol.")
            return

        def ask(symbol: str) -> None:
            self.ask(f"Why not {symbol} in {name} …", "why not", self._told_why, places.literal(name, symbol))

        self.waiting = ask
        self.say(f"Why not what in {name}? Type it.")

    def _told_why(self, reason: Reason) -> None:
        self.say(reason.text)
        if reason.step is not None:
            self.shown = view_of_step(self.game.puzzle, self.game.facts(), reason.step)
        self.redraw()

    def action_check(self) -> None:
        """How much is wrong; again: where."""
        if self.checked is not None and self.checked.facts:
            self.wrong = tuple(abs(fact) for fact in self.checked.facts)
            facts = ", ".join(str(self.game.puzzle.rules.fact(fact)) for fact in self.checked.facts)
            self.say(f"Wrong: {facts}. T goes back to before the first mistake.")
            self.redraw()
            return
        self.ask("Checking …", "mistakes", self._checked)

    def _checked(self, found: Mistakes) -> None:
        self.checked = found
        self.game = replace(self.game, checks=self.game.checks + 1)
        note = self.keep()
        self.say(note or found.text.capitalize() + (". t shows where." if found.facts else "."))
        self.beside(self.side())

    def action_before(self) -> None:
        """Back to before the first mistake."""
        self.ask("Looking for the first mistake …", "mistakes", self._went_back)

    def _went_back(self, found: Mistakes) -> None:
        if not found.facts:
            self.say(found.text.capitalize() + ".")
            return
        self.take(before_the_mistake(self.game, found.facts), "Back to before the mistake; r redoes it.")

    def action_solve(self) -> None:
        """Solve from here."""
        self.ask("Solving …", "solution", self._solved)

    def _solved(self, found: tuple[str, tuple[int, ...]]) -> None:
        status, facts = found
        said = {"none": "There is no solution from here.", "unknown": "No solution was found in time."}
        if not facts:
            self.say(said[status])
            return
        words = "Solved; u takes it back." + (
            " It is one of several solutions." if status == "multiple" else ""
        )
        self.take(writing.settle(self.game, facts, "solved"), None)
        self.say(words)

    # Other screens.

    def action_prove(self) -> None:
        """The proof."""
        self.app.prove(self.game.puzzle)

    def action_edit(self) -> None:
        """Edit the puzzle."""
        self.app.edit(self.game.puzzle)

    def action_new(self) -> None:
        """Make a new puzzle."""
        self.app.new()

    def action_open(self) -> None:
        """Open something."""
        self.app.ask_open()

    def action_games(self) -> None:
        """The library."""
        self.app.show_games()

    def action_rename(self) -> None:
        """Name the game."""
        if self.library is None or self.saved is None:
            self.say("A game gets its name with its first move.")
            return
        self.app.push_screen(Ask("The name of this game:", self.saved.name), self._rename)

    def _rename(self, name: str | None) -> None:
        if name and self.library is not None and self.saved is not None and name != self.saved.name:
            try:
                self.library.rename(self.saved.name, name)
            except WhygridError as error:
                self.say(str(error))
                return
            self.saved = self.saved._replace(name=name)
            self.redraw()

    def action_quit(self) -> None:
        """The end."""
        self.app.exit()


def _toned(mark: Mark, same: str, corner: set[tuple[Cell, str]]) -> Mark:
    """Marks like the symbol in question, and corner marks, in tones of their own; printed clues stay."""
    if isinstance(mark, SmallText) and mark.tone == "plain":
        if mark.text == same:
            return mark._replace(tone="pattern")
        if (mark.cell, mark.text) in corner:
            return mark._replace(tone="dim")
    if isinstance(mark, CellText) and mark.text == same and mark.tone in ("plain", "given"):
        return mark._replace(tone="pattern")
    return mark
