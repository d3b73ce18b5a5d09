"""The app: which screen is shown, and the way from one to another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from textual.app import App, SystemCommand
from textual.command import CommandPalette
from textual.filter import LineFilter
from textual.screen import Screen

from whygrid.errors import WhygridError
from whygrid.files import save
from whygrid.logic.proof import Proof, Step
from whygrid.play.game import start
from whygrid.puzzle import Puzzle
from whygrid.registry import genre
from whygrid.service.converting import Reading
from whygrid.service.generating import generating_genres
from whygrid.store.drafts import Drafts
from whygrid.store.library import Library, Saved
from whygrid.tui.action_screen import ActionScreen
from whygrid.tui.actions import shown
from whygrid.tui.edit import EditScreen
from whygrid.tui.games import Games
from whygrid.tui.looks import HIGH_CONTRAST, LIGHT, Look, look_at_start
from whygrid.tui.new import NewScreen, Order
from whygrid.tui.parts import Ask, Choose
from whygrid.tui.play import PlayScreen
from whygrid.tui.prove import ProveScreen
from whygrid.tui.telling import Telling
from whygrid.tui.visible_line import VisibleLine
from whygrid.voice import is_settled, language, languages, message, settle


class Whygrid(App[None]):
    """Plays one game at a time; `read` finds out what a file, link or name means.

    editing     where it begins with the editor, on what was opened or else on an empty board of this genre
    wasd        whether w, a, s and d move the cursor
    wrapping    whether it goes on at the other side beyond the edge
    telling     how proofs are told
    drafts      what was entered in the editor and neither played nor saved
    """

    TITLE = "Whygrid"
    CSS = """
    OptionList:nocolor > .option-list--option-highlighted { text-style: bold underline; }
    Button:nocolor:focus, Checkbox:nocolor:focus, Select:nocolor:focus SelectCurrent { text-style: reverse; }
    """
    ENABLE_COMMAND_PALETTE = True

    def __init__(
        self,
        opened: Reading | Saved | None,
        library: Library | None,
        read: Callable[[str | None, str | None], Reading],
        wasd: bool = False,
        editing: str | None = None,
    ) -> None:
        self._look = look_at_start()
        # Textual alone would still paint in shades of grey; like this it leaves the colours to the terminal.
        super().__init__(ansi_color=self._look.codes is None)
        self.opened = opened
        self.library = library
        self.read = read
        self.wasd = self.wrapping = wasd
        self.telling = Telling()
        self._border = VisibleLine()
        self.editing = editing
        self.drafts = Drafts(None if library is None else library.path)
        for theme in (LIGHT, HIGH_CONTRAST):
            self.register_theme(theme)
        self._language = None if library is None else library.path.with_name("language")
        self._speak_as_before()

    def _speak_as_before(self) -> None:
        """The language that was last chosen here, unless another one is asked for from outside."""
        if self._language is None or is_settled() or not self._language.is_file():
            return
        chosen = self._language.read_text("utf-8", errors="replace").strip()
        if chosen in languages():
            settle(chosen)

    def keep_language(self) -> None:
        """Remember the language that is spoken now for the next time."""
        if self._language is not None:
            with suppress(OSError):  # then it is chosen again next time
                save(self._language, f"{language()}\n".encode())

    def on_mount(self) -> None:
        """Show what was asked for; else the library, or the first example."""
        self.look = self.look
        if isinstance(self.opened, Saved):
            self.resume(self.opened)
            if self.editing is not None:
                self.edit(self.opened.game.puzzle)
            return
        reading = self.opened or self.read(None, None)
        self.push_screen(PlayScreen(start(reading.puzzle, reading.sheet), None, self.library))
        if self.editing is not None:
            self.edit(self.editing if self.opened is None else reading.puzzle)
        elif self.opened is None and self.library is not None and self.library.games():
            self.show_games()

    def get_line_filters(self) -> Sequence[LineFilter]:
        """What is done to every line before it is drawn."""
        return [*super().get_line_filters(), self._border]

    @property
    def look(self) -> Look:
        """How everything looks."""
        return self._look

    @look.setter
    def look(self, look: Look) -> None:
        self._look = look
        self.theme = look.theme

    @property
    def playing(self) -> PlayScreen:
        """The game."""
        return next(screen for screen in reversed(self.screen_stack) if isinstance(screen, PlayScreen))

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """Every action of the screen, for the palette."""
        if isinstance(screen, ActionScreen):
            for action in screen.ACTIONS:
                yield SystemCommand(action.told, shown(action.keys), lambda action=action: screen.act(action))

    def say(self, text: str) -> None:
        """Show a message on the screen in front."""
        if isinstance(self.screen, ActionScreen):
            self.screen.say(text)

    def action_help_quit(self) -> None:
        """Ctrl-C, which ends other programs: say which key does here."""
        self.say(str(message("tui/how-to-quit")))

    def action_command_palette(self) -> None:
        """Every action of the screen, to be found by its words."""
        if not isinstance(self.screen, CommandPalette):
            asked = str(message("tui/which-action"))
            self.push_screen(CommandPalette(id="--command-palette", placeholder=asked))

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

    def show_proof(self, puzzle: Puzzle, proof: Proof) -> None:
        """Play a proof; its rules are those of the puzzle, though another process has found it."""
        self.say("")
        self.push_screen(ProveScreen(puzzle, replace(proof, rules=puzzle.rules)))

    def show_step(self, puzzle: Puzzle, known: tuple[int, ...], step: Step) -> None:
        """Play one step by itself, line by line, where these facts are known."""
        alone = Proof(
            puzzle.genre_name, puzzle.text, "part", (step,), puzzle.rules, assumed=known, view="story"
        )
        self.push_screen(ProveScreen(puzzle, alone, whole=False))

    def edit(self, what: Puzzle | str) -> None:
        """Edit a puzzle, or an empty board of a genre; or go on with the draft that was left, if wanted."""
        kept = self.drafts.kept
        if kept is None:
            self._edit_anew(what)
            return
        anew = "tui/empty-board-drops-draft" if isinstance(what, str) else "tui/edit-drops-draft"
        title = genre(kept.genre_name).title
        lines = [str(message("tui/go-on-with-draft", title=title)), str(message(anew))]

        def chosen(index: int | None) -> None:
            if index == 0:
                self.push_screen(EditScreen(*kept))
            elif index == 1:
                self.drafts.drop()
                self._edit_anew(what)

        self.push_screen(Choose(str(message("tui/there-is-a-draft")), lines), chosen)

    def _edit_anew(self, what: Puzzle | str) -> None:
        name = what if isinstance(what, str) else what.genre_name
        made = genre(name).drafting
        if made is None:
            self.say(str(message("tui/cannot-be-entered", title=genre(name).title)))
            return
        try:
            empty = next(iter(made().sizes.values()))
            draft = empty if isinstance(what, str) else made().draft(what.board)
        except WhygridError as error:
            self.say(str(error))
            return
        self.push_screen(EditScreen(name, draft))

    def ask_what_to_make(self, then: Callable[[Order], None]) -> None:
        """Ask for a genre and its settings."""
        names = generating_genres()

        def ordered(order: Order | None) -> None:
            if order is not None:
                then(order)

        def chosen(index: int | None) -> None:
            if index is not None:
                self.push_screen(NewScreen(names[index]), ordered)

        self.push_screen(
            Choose(str(message("tui/which-genre")), [genre(name).title for name in names]), chosen
        )

    def ask_open(self) -> None:
        """Ask what to open."""
        self.push_screen(Ask(str(message("tui/open-what"))), self._open)

    def _open(self, source: str | None) -> None:
        if not source:
            return
        if self.library is not None and source in {entry.name for entry in self.library.games()}:
            try:
                self.resume(self.library.load(source))
            except WhygridError as error:
                self.say(str(error))
            return

        def opened(reading: Reading) -> None:
            self.show_game(PlayScreen(start(reading.puzzle, reading.sheet), None, self.library))

        self.playing.work(str(message("tui/opening")), lambda: self.read(source, None), opened)

    def show_games(self) -> None:
        """The games of the library."""
        if self.library is None:
            self.say(str(message("tui/no-library")))
            return
        library, screen = self.library, Games(self.library)

        def chosen(name: str | None) -> None:
            playing = self.playing
            if playing.saved is not None and playing.saved.name in screen.renamed:
                playing.saved = playing.saved._replace(name=screen.renamed[playing.saved.name])
                playing.redraw()
            if name is None:
                return
            try:
                self.resume(library.load(name))
            except WhygridError as error:
                self.say(str(error))

        self.push_screen(screen, chosen)
