"""Small screens in front of others: all keys, a line to type into, a choice."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Input, Label, OptionList, Static

from whygrid.tui.actions import Action, shown, told
from whygrid.voice import message


class Keys(ModalScreen[None]):
    """All keys of a screen; any key ends it."""

    DEFAULT_CSS = """
    Keys { align: center middle; }
    Keys VerticalScroll { width: 76; max-width: 100%; height: 90%; border: round $accent;
        background: $surface; padding: 0 1; }
    """

    def __init__(
        self, actions: Iterable[Action], mouse: Iterable[tuple[str, str]], held: Iterable[tuple[str, str]]
    ) -> None:
        super().__init__()
        self.actions = tuple(actions)
        self.others = {
            str(message("tui/with-the-mouse")): tuple(mouse),
            str(message("tui/with-kitty")): tuple(held),
        }

    def compose(self) -> ComposeResult:
        """A line for each action, or two."""
        with VerticalScroll():
            yield Static(_columns((shown(action.keys), action.told) for action in self.actions))
            for heading, lines in self.others.items():
                if lines:
                    yield Static(Text(f"\n{heading}"))
                    yield Static(_columns((told(keys), told(what)) for keys, what in lines))
            yield Static(Text(f"\n{message('tui/keys-foot')}"))

    def on_key(self, event: Key) -> None:
        """Close it."""
        if event.key not in ("up", "down", "pageup", "pagedown", "home", "end"):
            event.stop()
            self.dismiss()


def _columns(lines: Iterable[tuple[str, str]]) -> Table:
    """Keys on the left, words on the right, also where these take two lines."""
    table = Table.grid(padding=(0, 2))
    for keys, words in lines:
        table.add_row(Text(keys, "bold", no_wrap=True), Text(words))
    return table


class Ask(ModalScreen["str | None"]):
    """A question with a line to type into, over the text that is there or after it."""

    DEFAULT_CSS = """
    Ask { align: center middle; }
    Ask Vertical { width: 74; max-width: 100%; height: auto; border: round $accent;
        background: $surface; padding: 0 1; }
    """

    def __init__(self, question: str, text: str = "", *, begun: bool = False) -> None:
        super().__init__()
        self.question = question
        self.text = text
        self.begun = begun

    def compose(self) -> ComposeResult:
        """The question and the line."""
        with Vertical():
            yield Label(Text(self.question))
            yield Input(self.text, select_on_focus=not self.begun)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Hand the answer back."""
        self.dismiss(event.value)

    def on_key(self, event: Key) -> None:
        """Esc: no answer."""
        if event.key == "escape":
            event.stop()
            self.dismiss(None)


class Choose(ModalScreen["int | None"]):
    """One of several lines, by its number."""

    DEFAULT_CSS = """
    Choose { align: center middle; }
    Choose Vertical { width: 74; max-width: 100%; height: auto; max-height: 96%; border: round $accent;
        background: $surface; padding: 0 1; }
    Choose OptionList { height: auto; max-height: 16; border: none; padding: 0; }
    """

    def __init__(self, question: str, lines: Iterable[str]) -> None:
        super().__init__()
        self.question = question
        self.lines = list(lines)

    def compose(self) -> ComposeResult:
        """The question and the lines."""
        with Vertical():
            yield Label(Text(self.question))
            yield OptionList(*(Text(line) for line in self.lines))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Hand the choice back."""
        self.dismiss(event.option_index)

    def on_key(self, event: Key) -> None:
        """Esc: none of them."""
        if event.key == "escape":
            event.stop()
            self.dismiss(None)
