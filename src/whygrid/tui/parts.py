"""What the screens share: keys from actions, the overlay with all keys, a line to type into, messages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Label, OptionList, Static

from whygrid.tui.actions import Action, shown
from whygrid.tui.board import Board


class ActionScreen(Screen[None]):
    """A board, a column of text beside it and a line for messages; keys call the screen's actions."""

    ACTIONS: ClassVar[tuple[Action, ...]] = ()
    DEFAULT_CSS = """
    ActionScreen Horizontal { height: 1fr; }
    ActionScreen #side { width: 1fr; min-width: 30; padding: 0 0 0 2; }
    ActionScreen #message { dock: bottom; height: auto; max-height: 6; background: $panel; padding: 0 1; }
    """

    def compose(self) -> ComposeResult:
        """The board, what is beside it, and the message."""
        with Horizontal():
            yield Board()
            with VerticalScroll(id="side", can_focus=False):
                yield Static("", id="text")
        yield Static("", id="message")

    @property
    def board(self) -> Board:
        """The board."""
        return self.query_one(Board)

    def say(self, text: str) -> None:
        """Show a message."""
        self.query_one("#message", Static).update(Text(text))

    @property
    def message(self) -> str:
        """The message that is shown."""
        return str(self.query_one("#message", Static).render())

    def beside(self, text: Text) -> None:
        """Show text beside the board."""
        self.query_one("#text", Static).update(text)

    def symbol_of(self, event: Key) -> str | None:
        """What a key writes on this board; None where it writes nothing."""
        return None

    def write(self, symbol: str) -> None:
        """Do what a symbol's key does."""

    def on_key(self, event: Key) -> None:
        """Write a symbol, or call the action of the key."""
        symbol = self.symbol_of(event)
        action = next((a for a in self.ACTIONS if event.key in a.keys or event.character in a.keys), None)
        if symbol is not None:
            self.write(symbol)
        elif action is not None:
            self.act(action)
        else:
            return
        event.stop()
        event.prevent_default()

    def act(self, action: Action) -> None:
        """Do what an action says."""
        getattr(self, f"action_{action.name}")(*action.arguments)

    def action_help(self) -> None:
        """Show all keys."""
        self.app.push_screen(Keys(self.ACTIONS))

    def action_view(self) -> None:
        """Change between large and small cells."""
        self.board.size_wanted = "small" if self.board.detail == "marks" else "marks"
        self.redraw()

    def redraw(self) -> None:
        """Show everything as it is now."""

    def on_resize(self) -> None:
        """Choose again what fits."""
        self.redraw()


class Keys(ModalScreen[None]):
    """All keys of a screen; any key ends it."""

    DEFAULT_CSS = """
    Keys { align: center middle; }
    Keys VerticalScroll { width: 76; max-width: 100%; height: 90%; border: round $accent;
        background: $surface; padding: 0 1; }
    """

    def __init__(self, actions: Iterable[Action]) -> None:
        super().__init__()
        self.actions = tuple(actions)

    def compose(self) -> ComposeResult:
        """A line for each action."""
        lines = "\n".join(f"{shown(action.keys):24} {action.help}" for action in self.actions)
        with VerticalScroll():
            yield Static(
                Text(
                    f"{lines}\n\nCtrl+p finds every action by its name. Arrows scroll; other keys close this."
                )
            )

    def on_key(self, event: Key) -> None:
        """Close it."""
        if event.key not in ("up", "down", "pageup", "pagedown", "home", "end"):
            event.stop()
            self.dismiss()


class Ask(ModalScreen["str | None"]):
    """A question with a line to type into."""

    DEFAULT_CSS = """
    Ask { align: center middle; }
    Ask > * { width: 70; max-width: 100%; background: $surface; padding: 0 1; }
    """

    def __init__(self, question: str, text: str = "") -> None:
        super().__init__()
        self.question = question
        self.text = text

    def compose(self) -> ComposeResult:
        """The question and the line."""
        yield Label(Text(self.question))
        yield Input(self.text)

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
    Choose > * { width: 90%; background: $surface; padding: 0 1; }
    Choose OptionList { height: auto; max-height: 80%; }
    """

    def __init__(self, question: str, lines: Iterable[str]) -> None:
        super().__init__()
        self.question = question
        self.lines = list(lines)

    def compose(self) -> ComposeResult:
        """The question and the lines."""
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
