"""What the screens with a board share: keys from actions, text beside the board, messages, questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, ScrollableContainer, VerticalScroll
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Static
from textual.worker import Worker, WorkerState

from whygrid.errors import Stopped, WhygridError
from whygrid.tui.actions import Action, told
from whygrid.tui.board import Board
from whygrid.tui.helper import Helper, Question
from whygrid.tui.lines import Lines
from whygrid.tui.looks import next_look
from whygrid.tui.parts import Keys
from whygrid.voice import language, languages, message, settle

if TYPE_CHECKING:
    from whygrid.tui.app import Whygrid


ROOM_BESIDE = 26
"""Columns that are left for the text at least."""


class ActionScreen(Screen[None]):
    """A board, a column of text beside it and a line for messages; keys call the screen's actions.

    Whatever takes long is asked of a helper, one question at a time: a new one cancels the one before.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = ()
    WASD: ClassVar[tuple[Action, ...]] = ()
    MOUSE: ClassVar[tuple[tuple[str, str], ...]] = ()
    HELD: ClassVar[tuple[tuple[str, str], ...]] = ()
    app: Whygrid
    DEFAULT_CSS = """
    ActionScreen Horizontal { height: 1fr; }
    ActionScreen #pane { width: auto; height: 100%; max-width: 100%; scrollbar-size: 1 1; }
    ActionScreen #side { width: 1fr; min-width: 24; padding: 0 0 0 2; }
    ActionScreen.narrow Horizontal { layout: vertical; }
    ActionScreen.narrow #pane { height: auto; max-height: 70%; }
    ActionScreen.narrow #side { min-width: 0; width: 100%; height: 1fr; padding: 0 1; }
    ActionScreen #message { dock: bottom; height: auto; max-height: 8; background: $panel; padding: 0 1; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.board = Board()
        self.helper = Helper()
        self.lines = Lines("text")
        self._said = ""
        self._asked: tuple[Worker[Any], Callable[[Any], None]] | None = None

    def compose(self) -> ComposeResult:
        """The board, what is beside it, and the message."""
        yield Horizontal(
            ScrollableContainer(self.board, id="pane", can_focus=False),
            VerticalScroll(self.lines, id="side", can_focus=False),
        )
        yield Static("", id="message")

    def say(self, text: str) -> None:
        """Show a message."""
        if text != self._said:
            before, self._said = self._said, text
            short = max(_lines(before, self.size.width - 2), _lines(text, self.size.width - 2)) <= 1
            self.query_one("#message", Static).update(Text(text), layout=not short or not (before and text))

    @property
    def message(self) -> str:
        """The message that is shown."""
        return self._said

    def beside(self, text: Text) -> None:
        """Show text beside the board."""
        self.lines.show(text)

    def symbol_of(self, event: Key) -> str | None:
        """What a key writes on this board; None where it writes nothing."""
        return None

    def write(self, symbol: str) -> None:
        """Do what a symbol's key does."""

    def on_key(self, event: Key) -> None:
        """Write a symbol, or call the action of the key."""
        symbol = self.symbol_of(event)
        action = self.action_of(event)
        if symbol is not None:
            self.write(symbol)
        elif action is not None:
            self.act(action)
        else:
            return
        event.stop()
        event.prevent_default()

    def action_of(self, event: Key) -> Action | None:
        """The action that a key stands for."""
        keys = (event.key, event.character)
        return next((action for action in self._actions if any(key in action.keys for key in keys)), None)

    @property
    def _actions(self) -> tuple[Action, ...]:
        return (*self.WASD, *self.ACTIONS) if self.app.wasd else self.ACTIONS

    def act(self, action: Action) -> None:
        """Do what an action says."""
        getattr(self, f"action_{action.name}")(*action.arguments)

    def ask(self, words: str, question: Question, then: Callable[[Any], None]) -> None:
        """Have something worked out elsewhere; what comes too late is dropped."""
        self.work(words, lambda: self.helper.ask(question), then)

    def work(self, words: str, job: Callable[[], Any], then: Callable[[Any], None]) -> None:
        """Wait for something in a thread, such as the helper or the network."""
        self.cancel()
        if words:
            self.say(words)
        worker = self.run_worker(job, thread=True, exclusive=True, group="help", exit_on_error=False)
        self._asked = worker, then

    def cancel(self) -> bool:
        """Stop what is being worked out; whether there was something."""
        asked, self._asked = self._asked, None
        if asked is not None:
            self.helper.cancel()
        return asked is not None

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """Take the answer."""
        if self._asked is None or event.worker is not self._asked[0]:
            return
        if event.state == WorkerState.SUCCESS:
            then, self._asked = self._asked[1], None
            then(event.worker.result)
        elif event.state == WorkerState.ERROR:
            self._asked, error = None, event.worker.error
            if isinstance(error, Stopped):
                self.failed(str(message("tui/stopped-because", why=str(error))))
            else:
                self.failed(
                    str(error)
                    if isinstance(error, WhygridError)
                    else str(message("tui/something-went-wrong", why=repr(error)))
                )

    def failed(self, text: str) -> None:
        """Say that there was no answer."""
        self.say(text)

    def on_unmount(self) -> None:
        """End the helper."""
        self.helper.close()

    def action_help(self) -> None:
        """Show all keys."""
        self.app.push_screen(Keys(self._actions, self.MOUSE, self.HELD))

    def action_look(self) -> None:
        """Dark, light, high contrast, or no colours."""
        if self.app.no_color:
            self.say(str(message("tui/no-color")))
            return
        self.app.look = next_look(self.app.look)
        self.say(str(message("tui/look", name=told(self.app.look.name))))
        self.redraw()

    def action_language(self) -> None:
        """The next of the languages; it is kept for the next time."""
        spoken = languages()
        settle(spoken[(spoken.index(language()) + 1) % len(spoken)])
        self.app.keep_language()
        self.say(str(message("tui/speaks-now")))
        self.redraw()

    def action_wrapping(self) -> None:
        """Whether the cursor goes on beyond the edge."""
        self.app.wrapping = not self.app.wrapping
        self.say(str(message("tui/cursor-goes-on" if self.app.wrapping else "tui/cursor-stops")))

    def action_wasd(self) -> None:
        """Whether w, a, s and d move."""
        self.app.wasd = self.app.wrapping = not self.app.wasd
        self.say(str(message("tui/wasd-move" if self.app.wasd else "tui/wasd-as-shown")))

    def action_view(self) -> None:
        """Change between large and small cells."""
        self.board.size_wanted = "small" if self.board.detail == "marks" else "marks"
        self.redraw()

    def action_scroll(self, pages: int) -> None:
        """Scroll the text beside the board."""
        side = self.query_one("#side", VerticalScroll)
        side.scroll_relative(y=pages * max(side.size.height - 2, 1), animate=False)

    def redraw(self) -> None:
        """Show everything as it is now."""

    def on_resize(self) -> None:
        """Choose again what fits; a board that is too large scrolls, so that there is room for the text.

        On a narrow screen the text stands below the board.
        """
        narrow = self.size.width < 2 * ROOM_BESIDE
        self.set_class(narrow, "narrow")
        self.query_one("#pane").styles.max_width = self.size.width - (0 if narrow else ROOM_BESIDE)
        self.redraw()


def _lines(text: str, width: int) -> int:
    """At most how many lines a text takes, wrapped between words.

    >>> _lines("one line\\ntwo lines", 80)
    2
    """
    width = max(width, 1)
    return sum(1 if len(line) <= width else 2 * (len(line) // width + 1) for line in text.split("\n"))
