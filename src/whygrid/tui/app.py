"""The app: which screen is shown, and the way from one to another."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any

from textual.app import App, SystemCommand
from textual.screen import Screen
from textual.worker import Worker, WorkerState

from whygrid.budget import Budget
from whygrid.errors import WhygridError
from whygrid.generator import Value
from whygrid.logic.proof import Proof
from whygrid.play.game import start
from whygrid.puzzle import Puzzle
from whygrid.registry import genre
from whygrid.service.converting import Reading
from whygrid.service.explaining import explain
from whygrid.service.generating import generated, generating_genres, new_seed
from whygrid.store.library import Entry, Library, Saved
from whygrid.tui.edit import EditScreen
from whygrid.tui.new import NewScreen, Order
from whygrid.tui.parts import ActionScreen, Ask, Choose
from whygrid.tui.play import PlayScreen
from whygrid.tui.prove import ProveScreen

PATIENCE = 60.0


class Whygrid(App[None]):
    """Plays one game at a time; `read` finds out what a file, link or name means."""

    TITLE = "Whygrid"
    ENABLE_COMMAND_PALETTE = True

    def __init__(
        self,
        opened: Reading | Saved | None,
        library: Library | None,
        read: Callable[[str | None, str | None], Reading],
    ) -> None:
        super().__init__()
        self.opened = opened
        self.library = library
        self.read = read
        self._then: dict[str, Callable[[Any], None]] = {}

    def on_mount(self) -> None:
        """Show what was asked for; else the library, or the first example."""
        self.theme = "textual-dark"
        if isinstance(self.opened, Saved):
            self.resume(self.opened)
            return
        reading = self.opened or self.read(None, None)
        self.push_screen(PlayScreen(start(reading.puzzle, reading.sheet), None, self.library))
        if self.opened is None and self.library is not None and self.library.games():
            self.show_games()

    @property
    def playing(self) -> PlayScreen:
        """The game."""
        return next(screen for screen in reversed(self.screen_stack) if isinstance(screen, PlayScreen))

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """Every action of the screen, for the palette."""
        if isinstance(screen, ActionScreen):
            for action in screen.ACTIONS:
                yield SystemCommand(action.help, action.name, lambda action=action: screen.act(action))

    def say(self, text: str) -> None:
        """Show a message on the screen in front."""
        if isinstance(self.screen, ActionScreen):
            self.screen.say(text)

    def show_game(self, screen: PlayScreen) -> None:
        """Show another game instead of the one before."""
        while len(self.screen_stack) > 1 and not isinstance(self.screen, PlayScreen):
            self.pop_screen()
        self.switch_screen(screen)

    def play(self, puzzle: Puzzle) -> None:
        """Begin a game."""
        self.show_game(PlayScreen(start(puzzle), None, self.library))

    def resume(self, saved: Saved) -> None:
        """Go on with a game."""
        screen = PlayScreen(saved.game, saved, self.library)
        if any(isinstance(other, PlayScreen) for other in self.screen_stack):
            self.show_game(screen)
        else:
            self.push_screen(screen)

    def work(self, name: str, job: Callable[[Budget], Any], then: Callable[[Any], None]) -> None:
        """Have something worked out in a thread of its own."""
        self._then[name] = then
        self.run_worker(
            lambda: job(Budget(PATIENCE)), name=name, thread=True, exclusive=True, exit_on_error=False
        )

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """Take the answer."""
        if event.state == WorkerState.SUCCESS and event.worker.name in self._then:
            self._then.pop(event.worker.name)(event.worker.result)
        elif event.state == WorkerState.ERROR:
            error = event.worker.error
            self.say(str(error) if isinstance(error, WhygridError) else f"Something went wrong: {error!r}")

    def prove(self, puzzle: Puzzle) -> None:
        """Show the proof of a puzzle."""
        self.say("Proving …")
        self.work(
            "proof",
            lambda budget: explain(puzzle, budget=budget),
            lambda proof: self._show_proof(puzzle, proof),
        )

    def _show_proof(self, puzzle: Puzzle, proof: Proof) -> None:
        self.say("")
        self.push_screen(ProveScreen(puzzle, proof))

    def edit(self, puzzle: Puzzle) -> None:
        """Edit a puzzle."""
        made = genre(puzzle.genre_name).drafting
        if made is None:
            self.say(f"A {puzzle.genre.title} can't be entered cell by cell; o opens a file or a link.")
            return
        try:
            draft = made().cells(puzzle.board)
        except WhygridError as error:
            self.say(str(error))
            return
        self.push_screen(EditScreen(puzzle.genre_name, draft))

    def new(self) -> None:
        """Ask what to make, and make it."""
        names = generating_genres()

        def chosen(index: int | None) -> None:
            if index is not None:
                self.push_screen(NewScreen(names[index]), self._make)

        self.push_screen(Choose("A new puzzle: which genre?", [genre(name).title for name in names]), chosen)

    def _make(self, order: Order | None) -> None:
        if order is not None:
            name, settings = order
            self.say("Making a puzzle …")
            self.work("new", lambda budget: _generated(name, settings, budget), self.play)

    def ask_open(self) -> None:
        """Ask what to open."""
        self.push_screen(Ask("Open: a file, a link, an example, a game, or the puzzle itself"), self._open)

    def _open(self, source: str | None) -> None:
        if not source:
            return
        try:
            if self.library is not None and source in {entry.name for entry in self.library.games()}:
                self.resume(self.library.load(source))
                return
            reading = self.read(source, None)
        except WhygridError as error:
            self.say(str(error))
            return
        self.show_game(PlayScreen(start(reading.puzzle, reading.sheet), None, self.library))

    def show_games(self) -> None:
        """Choose a game of the library."""
        if self.library is None:
            self.say("There is no library.")
            return
        library = self.library
        entries = library.games()

        def chosen(index: int | None) -> None:
            if index is None:
                return
            try:
                self.resume(library.load(entries[index].name))
            except WhygridError as error:
                self.say(str(error))

        question = "Games, the last one first. Enter opens one, Esc goes on without."
        self.push_screen(
            Choose(question, [line_of(entry) for entry in entries] or ["no games yet"]),
            chosen if entries else None,
        )


def _generated(name: str, settings: dict[str, Value], budget: Budget) -> Puzzle:
    return next(generated(name, settings, new_seed(), 1, budget=budget))


def line_of(entry: Entry) -> str:
    """A game in one line."""
    state = "finished" if entry.finished else f"{100 * entry.done // max(entry.whole, 1)} %"
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(entry.played))
    hints = f"{entry.hints} hint{'s' * (entry.hints != 1)}"
    return f"{entry.name:22} {entry.genre:10} {state:>8}  {when}  {hints}  {entry.title}"
