"""The game on the screen: what is written, the cursor, what help has said; moves are taken and saved here."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from rich.text import Text
from textual.timer import Timer

from whygrid.errors import Clash, StoreError, UsageError
from whygrid.grid import Cell
from whygrid.play.game import Game
from whygrid.play.helping import Mistakes, finished
from whygrid.scene.view import View
from whygrid.service.hinting import Hint
from whygrid.store.library import Library, Saved
from whygrid.tui.action_screen import ActionScreen
from whygrid.tui.picture import Picture, dotted
from whygrid.tui.side import Side, mode_text
from whygrid.voice import message

if TYPE_CHECKING:
    from whygrid.tui.app import Whygrid


class GameScreen(ActionScreen):
    """A game with a cursor.

    mode          the layer that symbols are written on
    waiting       what the next symbol is for, after w or f
    way           what the next arrow is for, after w where lines are drawn
    holding       whether a line is being drawn by keys
    shown         what help points at, instead of what is written
    told          what help says beside the board, where it takes many lines
    wrong         facts that a check has found wrong
    conflicts     whether what breaks a rule is marked
    ticking       since when the timer runs; None while it does not
    timed         whether there is a timer
    warned        whether it was said at the end that something is not saved
    """

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
        self.conflicts = True
        self.waiting: Callable[[str], None] | None = None
        self.way: Callable[[Cell, bool], None] | None = None
        self.highlighted = ""
        self.holding = False
        self.hint: Hint | None = None
        self.rung = 0
        self.shown: View | None = None
        self.told = ""
        self.wrong: tuple[int, ...] = ()
        self.checked: Mistakes | None = None
        self.warned = False
        self.unsaved = False
        self.timed = False
        self.ticking: float | None = None
        self.clock: Timer | None = None
        self.picture = Picture()
        self.side = Side()

    def on_mount(self) -> None:
        """Say how to begin."""
        self.board.focus()
        self.say(str(message("tui/play-keys")))
        self.redraw()
        self.call_after_refresh(_set_apart_what_stays)

    def redraw(self) -> None:
        """The board and what is beside it."""
        if not self.is_mounted:
            return
        self.board.display = not self.paused
        if self.shown is not None:
            scene = self.game.puzzle.scene(self.shown)
            if not self.board.large and (self.game.ink("centre") or self.game.ink("corner")):
                scene = dotted(scene)
            self.board.show(scene, self.cursor, self.selected, pointing=True)
        else:
            same = self.highlighted or self._under_cursor()
            large = self.board.large
            marks = large or bool(self.highlighted)
            scene = self.picture.scene(self.game, self.wrong, self.conflicts, same, marks, not large)
            self.board.show(scene, self.cursor, self.selected, self._near())
        self.redraw_side()

    def redraw_side(self) -> None:
        """What is beside the board."""
        name = self.saved.name if self.saved else self.game.puzzle.genre.title
        mode = mode_text(self.game, self.mode, self.holding)
        seconds = self.seconds if self.timed else None
        text = self.side.text(self.game, name, self.cursor, self.selected, mode, seconds)
        if self.told:
            text = Text(f"{self.told}\n\n").append_text(text)
        self.beside(text.append(_paused()) if self.paused else text)

    def _under_cursor(self) -> str:
        """The symbol in the cell under the cursor."""
        name = self.game.places.cells.get(self.cursor, "")
        rules = self.game.puzzle.rules
        if name in self.game.printed:
            facts = map(rules.fact, self.game.puzzle.givens)
            return next((fact.value for fact in facts if fact.subject == name), "")
        return next(iter(self.game.ink("entry").get(name, ())), "")

    def _near(self) -> list[Cell]:
        """The cells that stand in a rule with the one under the cursor, or that a line joins to it."""
        game, places = self.game, self.game.places
        if places.edges:
            facts = map(game.puzzle.rules.fact, (*game.puzzle.givens, *game.facts()))
            lines = {fact.subject for fact in facts if fact.value == places.drawn(fact.subject)}
            return sorted(places.joined(self.cursor, lines) - {self.cursor})
        name = places.cells.get(self.cursor)
        peers = places.peers[name] if name else frozenset()
        return [cell for cell, other in places.cells.items() if other in peers]

    @property
    def seconds(self) -> float:
        """The time played so far."""
        return self.game.seconds + (0 if self.ticking is None else time.monotonic() - self.ticking)

    @property
    def paused(self) -> bool:
        """Whether there is a timer that stands still: then the board is hidden."""
        return self.timed and self.ticking is None

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
        changed = game.written != self.game.written
        if changed:
            self.hint, self.rung, self.shown, self.wrong, self.checked = None, 0, None, (), None
            self.told = ""
        self.game = game
        note = self.keep()
        if ended:
            self.say(
                str(message("tui/well-done", n=game.hints) if game.hints else message("tui/well-done-alone"))
            )
        elif note or words is not None or changed:
            broken = self.picture.clashes(self.game) if changed and self.conflicts else ()
            self.say(
                note or words or (str(message("tui/against-a-rule", rule=broken[0].text)) if broken else "")
            )
        self.redraw()

    def keep(self) -> str:
        """Save the game; what went wrong is handed back as a message, and then it is `unsaved`."""
        self.unsaved = False
        if self.ticking is not None:
            now = time.monotonic()
            self.game = replace(self.game, seconds=self.game.seconds + now - self.ticking)
            self.ticking = now
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
            return self._not_saved(error)
        return ""

    def _not_saved(self, error: StoreError) -> str:
        self.unsaved = True
        return str(message("tui/not-saved", why=str(error)))

    def _merge(self, clash: Clash) -> str:
        assert self.saved is not None and self.library is not None
        try:
            self.saved = self.library.merge(self.saved, self.game)
        except Clash:  # it is gone: deleted elsewhere
            try:
                self.saved = self.library.add(self.game)
            except StoreError as error:
                return self._not_saved(error)
            return str(message("tui/saved-again", what=str(clash.what), name=self.saved.name))
        except StoreError as error:
            return self._not_saved(error)
        self.game = self.saved.game
        return str(message("tui/both-are-kept", what=str(clash.what)))

    def names(self) -> list[str]:
        """The selected cells in which something can be written."""
        cells = self.game.places.cells
        return [cells[cell] for cell in self.selected or (self.cursor,) if cell in cells]


def _set_apart_what_stays() -> None:
    """Have the collection of garbage look only at what comes from now on.

    Else it walks over the rules and all modules now and then, and a key press waits for that.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def _paused() -> str:
    return f"\n  {message('tui/game-is-paused')}\n\n  {message('tui/p-goes-on')}\n"
