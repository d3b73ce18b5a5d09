"""The library on the screen: open a game, rename it, delete it, and take the deletion back."""

from __future__ import annotations

import time

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Label, OptionList
from textual.widgets.option_list import Option

from whygrid.errors import WhygridError
from whygrid.store.library import Entry, Library, Saved
from whygrid.tui.parts import Ask, Choose
from whygrid.voice import message

HELP = message("tui/games-help")


class Games(ModalScreen["str | None"]):
    """The list of games; hands back the name of the one to open."""

    DEFAULT_CSS = """
    Games { align: center middle; }
    Games Vertical { width: 96%; height: auto; max-height: 96%; border: round $accent;
        background: $surface; padding: 0 1; }
    Games OptionList { height: auto; max-height: 16; border: none; padding: 0; }
    """

    def __init__(self, library: Library) -> None:
        super().__init__()
        self.library = library
        self.entries: list[Entry] = []
        self.deleted: list[Saved] = []
        self.renamed: dict[str, str] = {}
        self.list = OptionList()
        self.note = Label("", id="note", markup=False)

    def compose(self) -> ComposeResult:
        """A heading, the games, and a line for messages."""
        with Vertical():
            yield Label(str(message("tui/games-title")), markup=False)
            yield self.list
            yield Label(str(HELP), markup=False)
            yield self.note

    def on_mount(self) -> None:
        """Show the games."""
        self.show_entries()
        self.list.focus()

    def show_entries(self) -> None:
        """Show what is in the library now."""
        place = self.list.highlighted or 0
        self.entries = self.library.games()
        self.list.clear_options()
        self.list.add_options([Option(Text(line_of(entry), no_wrap=True)) for entry in self.entries])
        if self.entries:
            self.list.highlighted = min(place, len(self.entries) - 1)
        else:
            self.say(str(message("tui/no-games-yet")))

    def say(self, text: str) -> None:
        """Show a message."""
        self.note.update(text)

    @property
    def chosen(self) -> Entry | None:
        """The game under the cursor."""
        place = self.list.highlighted
        return self.entries[place] if place is not None and place < len(self.entries) else None

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open it."""
        self.dismiss(self.entries[event.option_index].name)

    def on_key(self, event: Key) -> None:
        """Esc closes; the other keys act on the game under the cursor."""
        entry = self.chosen
        if event.key == "escape":
            self.dismiss(None)
        elif event.key == "u":
            self._undelete()
        elif event.key == "r" and entry is not None:
            self.app.push_screen(
                Ask(str(message("tui/another-name", name=entry.name)), entry.name), self._rename
            )
        elif event.key in ("delete", "x") and entry is not None:
            lines = [
                str(message("tui/keep-it")),
                str(message("tui/delete-with-moves", name=entry.name, n=entry.moves)),
            ]
            self.app.push_screen(Choose(f"Delete {entry.name!r}?", lines), self._delete)
        else:
            return
        event.stop()

    def _rename(self, name: str | None) -> None:
        entry = self.chosen
        if not name or entry is None or name == entry.name:
            return
        try:
            self.library.rename(entry.name, name)
        except WhygridError as error:
            self.say(str(error))
            return
        self.renamed[entry.name] = name
        self.show_entries()
        self.say(str(message("tui/is-now", before=entry.name, name=name)))

    def _delete(self, choice: int | None) -> None:
        entry = self.chosen
        if choice != 1 or entry is None:
            return
        kept: Saved | None
        try:
            kept = self.library.load(entry.name)
        except WhygridError:
            kept = None  # it can't be read any more, so that there is nothing to bring back
        try:
            self.library.delete(entry.name)
        except WhygridError as error:
            self.say(str(error))
            return
        if kept is not None:
            self.deleted.append(kept)
        self.show_entries()
        self.say(str(message("tui/deleted-u-back" if kept else "tui/deleted", name=entry.name)))

    def _undelete(self) -> None:
        if not self.deleted:
            self.say(str(message("tui/nothing-deleted")))
            return
        saved = self.deleted[-1]
        try:
            self.library.add(saved.game, saved.name)
        except WhygridError as error:
            self.say(str(error))
            return
        self.deleted.pop()
        self.show_entries()
        self.say(str(message("tui/is-back", name=saved.name)))


def line_of(entry: Entry) -> str:
    """A game in one line."""
    if entry.damaged:
        return f"{entry.name:22} {message('tui/damaged')}"
    state = str(message("tui/finished")) if entry.finished else f"{100 * entry.done // max(entry.whole, 1)} %"
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(entry.played))
    hints = str(message("tui/hints", n=entry.hints))
    title = f"  {entry.title}" if entry.title and not entry.name.startswith(entry.title) else ""
    return f"{entry.name:22} {entry.genre:10} {state:>8}  {when}  {hints}{title}"
