"""The screen to play on: writing, undo, the timer, and the ways to other screens."""

from __future__ import annotations

import time

from textual.events import Key

from whygrid.errors import WhygridError
from whygrid.play import game as games
from whygrid.play import writing
from whygrid.puzzle import Puzzle
from whygrid.tui.actions import HELD, MOUSE, PLAY, WASD
from whygrid.tui.helper import Question
from whygrid.tui.helping import Helping
from whygrid.tui.moving import Moving
from whygrid.tui.new import Order
from whygrid.tui.parts import Ask
from whygrid.tui.side import MODES
from whygrid.voice import Values, message

MODES_HELD = {("shift",): "corner", ("ctrl",): "centre", ("ctrl", "shift"): "colour"}
"""The mode while these keys are held, where the terminal tells; others send the plain digit or a sign."""
SYMBOL_KEYS = "123456789"


class PlayScreen(Moving, Helping):
    """A game to play."""

    ACTIONS = PLAY
    WASD = WASD
    MOUSE = MOUSE
    HELD = HELD

    # Writing.

    def on_key(self, event: Key) -> None:
        """Write in the mode of the keys that are held; else as everywhere."""
        *held, key = event.key.split("+")
        mode = MODES_HELD.get(tuple(sorted(held)))
        if mode is None or key not in SYMBOL_KEYS or self.waiting is not None:
            super().on_key(event)
            return
        event.stop()
        event.prevent_default()
        before, self.mode = self.mode, mode
        self.write(key)
        self.mode = before
        self.redraw_side()

    def symbol_of(self, event: Key) -> str | None:
        """A symbol of the board, or a number while colours are chosen."""
        if event.character is None or event.key.startswith(("ctrl+", "alt+")):
            return None
        if self.mode == "colour" and self.waiting is None:
            return event.character if event.character in SYMBOL_KEYS else None
        symbols = self.game.places.symbols
        known = symbols if symbols else tuple(SYMBOL_KEYS)  # where only lines are drawn, to jump to a label
        return event.character if event.character in known else None

    def write(self, symbol: str) -> None:
        """Enter, mark, colour, or answer what was asked for."""
        if self.waiting is not None:
            waiting, self.waiting = self.waiting, None
            waiting(symbol)
        elif self.mode == "colour":
            chosen = [str(cell) for cell in self.selected or (self.cursor,)]
            self.move(lambda game: writing.colour(game, chosen, int(symbol)))
        elif not self.game.places.symbols:
            self.jump(symbol)
        elif symbol not in self.game.places.symbols:
            self.say(str(message("tui/no-such-symbol", symbol=symbol)))
        elif not (names := self.names()):
            self.say(str(message("tui/nothing-can-be-written")))
        elif self.mode == "entry":
            self.move(lambda game: writing.enter(game, names, symbol, self.cleaning))
        else:
            layer = self.mode
            if all(name in self.game.printed or name in self.game.ink("entry") for name in names):
                self.say(str(message("tui/cell-is-filled")))
            else:
                self.move(lambda game: writing.mark(game, layer, names, symbol))

    def action_mode(self, mode: str) -> None:
        """Choose what symbols do."""
        self.mode = mode
        self.redraw()

    def action_next_mode(self) -> None:
        """Choose the next mode."""
        modes = list(MODES)
        self.action_mode(modes[(modes.index(self.mode) + 1) % len(modes)])

    def action_erase(self, *layers: str) -> None:
        """Clear the selected cells: these layers, or else the uppermost one that has something."""
        names = [str(cell) for cell in self.selected or (self.cursor,)]
        self.move(lambda game: writing.erase(game, names, layers))

    def action_fill(self) -> None:
        """Fill in marks."""
        self.move(writing.fill_marks)

    def action_clean(self) -> None:
        """Clean marks."""
        self.move(writing.clean_marks)

    def action_clear_marks(self) -> None:
        """Take off all marks."""
        self.move(writing.clear_marks)

    def action_restart(self) -> None:
        """Take everything off the board."""
        self.take(writing.restart(self.game), str(message("tui/everything-is-off")))

    def action_auto_clean(self) -> None:
        """Whether marks go by themselves."""
        self.cleaning = not self.cleaning
        self.say(str(message("tui/marks-go" if self.cleaning else "tui/marks-stay")))

    def action_conflicts(self) -> None:
        """Whether what breaks a rule is marked."""
        self.conflicts = not self.conflicts
        self.say(str(message("tui/conflicts-marked" if self.conflicts else "tui/conflicts-unmarked")))
        self.redraw()

    def action_highlight(self) -> None:
        """Highlight a symbol."""
        self.highlighted = ""
        self.waiting = self._highlight
        self.say(str(message("tui/highlight-which")))
        self.redraw()

    def _highlight(self, symbol: str) -> None:
        self.highlighted = symbol
        self.say(str(message("tui/all-marked", symbol=Values((symbol,)))))
        self.redraw()

    # Back and forth.

    def action_undo(self) -> None:
        """One move back."""
        self.take(games.undo(self.game), str(message("tui/undone" if self.game.at else "tui/the-beginning")))

    def action_redo(self) -> None:
        """One move forwards."""
        after = games.redo(self.game)
        self.take(after, str(message("tui/nothing-to-redo" if after is self.game else "tui/done-again")))

    def action_branch(self) -> None:
        """The end of another branch."""
        self.take(
            games.next_branch(self.game),
            str(message("tui/one-of-branches", n=len(games.branches(self.game)))),
        )

    def action_trial(self) -> None:
        """Mark this place to come back to."""
        self.take(games.set_trial(self.game), str(message("tui/trial-begins")))

    def action_reject(self) -> None:
        """Back to where the trial began."""
        self.move(games.reject_trial)

    def action_accept(self) -> None:
        """Keep what was tried."""
        self.move(games.accept_trial)

    # The timer.

    def action_timer(self) -> None:
        """Start the timer; while it runs: pause, which hides the board."""
        if self.ticking is None:
            self.timed, self.ticking = True, time.monotonic()
            if self.clock is None:
                self.clock = self.set_interval(1, self.redraw_side)
            self.say(str(message("tui/timer-runs")))
        else:
            self._stop_clock()
            self.say(str(message("tui/paused-timer")))
        self.redraw()

    def _stop_clock(self) -> None:
        self.keep()
        self.ticking = None
        if self.clock is not None:
            self.clock.stop()
            self.clock = None

    def action_no_timer(self) -> None:
        """End the timer."""
        self._stop_clock()
        self.timed = False
        self.say(str(message("tui/no-timer")))
        self.redraw()

    # Other screens.

    def action_prove(self) -> None:
        """The proof; of a hint that is told line by line, these lines."""
        puzzle = self.game.puzzle
        if self.told and self.hint is not None and self.hint.step is not None:
            struck = tuple(-fact for fact in self.game.facts("struck"))
            self.app.show_step(puzzle, (*self.game.facts(), *struck), self.hint.step)
            return
        question = Question("proof", puzzle.genre_name, (puzzle, self.app.telling.options))
        self.ask(str(message("tui/proving")), question, lambda proof: self.app.show_proof(puzzle, proof))

    def action_edit(self) -> None:
        """Edit the puzzle."""
        self.app.edit(self.game.puzzle)

    def action_new(self) -> None:
        """Make a new puzzle."""
        self.app.ask_what_to_make(self._make)

    def _make(self, order: Order) -> None:
        def made(puzzle: Puzzle) -> None:
            self.app.play(puzzle)

        self.ask(str(message("tui/making")), Question("new", order[0], order), made)

    def action_open(self) -> None:
        """Open something."""
        self.app.ask_open()

    def action_games(self) -> None:
        """The library."""
        self.app.show_games()

    def action_rename(self) -> None:
        """Name the game."""
        if self.library is None or self.saved is None:
            self.say(str(message("tui/name-with-first-move")))
            return
        self.app.push_screen(Ask(str(message("tui/name-of-this-game")), self.saved.name), self._rename)

    def _rename(self, name: str | None) -> None:
        if name and self.library is not None and self.saved is not None and name != self.saved.name:
            try:
                self.library.rename(self.saved.name, name)
            except WhygridError as error:
                self.say(str(error))
                return
            self.saved = self.saved._replace(name=name)
            self.redraw()

    def action_copy(self) -> None:
        """The position as text, for the clipboard of the terminal."""
        self.app.copy_to_clipboard(self.game.position.text)
        self.say(str(message("tui/in-the-clipboard")))

    def action_quit(self) -> None:
        """The end; what could not be saved is told first."""
        self._stop_clock()
        note = self.keep()
        if self.unsaved and not self.warned:
            self.warned = True
            self.say(f"{note}\n{message('tui/q-once-more')}")
            return
        self.app.exit()
