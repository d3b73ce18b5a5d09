"""The form for a new puzzle: the settings that its genre declares."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Button, Checkbox, Input, Label, Select

from whygrid.errors import UsageError
from whygrid.generator import Setting, Value
from whygrid.registry import genre
from whygrid.service.generating import generator_of
from whygrid.service.naming import choice_name, setting_help, setting_title
from whygrid.voice import message

Order = tuple[str, dict[str, Value]]


class NewScreen(ModalScreen["Order | None"]):
    """One field for each setting; empty fields leave it to the generator."""

    DEFAULT_CSS = """
    NewScreen { align: center middle; }
    NewScreen VerticalScroll { width: 76; max-width: 100%; height: 90%; border: round $accent;
        background: $surface; padding: 0 1; }
    NewScreen Label { width: 100%; height: auto; }
    """

    def __init__(self, genre_name: str) -> None:
        super().__init__()
        self.genre_name = genre_name
        self.settings = generator_of(genre_name).settings

    def compose(self) -> ComposeResult:
        """The form."""
        with VerticalScroll():
            yield Label(str(message("tui/a-new", title=genre(self.genre_name).title)), markup=False)
            yield Button(str(message("tui/make-it")), id="make", variant="primary")
            for setting in self.settings:
                yield from _field(self.genre_name, setting)
            yield Label("", id="problem", markup=False)

    def on_mount(self) -> None:
        """Enter makes it at once."""
        self.query_one("#make", Button).focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Hand the order back, or say what is wrong with it."""
        values = {setting.name: self._value(setting) for setting in self.settings}
        given: dict[str, Value] = {name: value for name, value in values.items() if value is not None}
        try:
            generator_of(self.genre_name).complete(given)
        except UsageError as error:
            self.query_one("#problem", Label).update(str(error))
            return
        self.dismiss((self.genre_name, given))

    def _value(self, setting: Setting) -> Value:
        field = self.query_one(f"#set-{setting.name}")
        if isinstance(field, Checkbox):
            return field.value
        if isinstance(field, Select):
            return str(field.value) if field.value in setting.choices else None
        assert isinstance(field, Input)
        text = field.value.strip()
        if not text:
            return None
        try:
            return int(text) if isinstance(setting.low, int) else float(text)
        except ValueError:
            return text

    def on_key(self, event: Key) -> None:
        """Esc: nothing new."""
        if event.key == "escape":
            event.stop()
            self.dismiss(None)


def _field(genre_name: str, setting: Setting) -> ComposeResult:
    name = f"set-{setting.name}"
    title, words = setting_title(genre_name, setting), setting_help(genre_name, setting)
    if setting.is_flag:
        yield Label(words, markup=False)
        yield Checkbox(title, bool(setting.default), id=name)
        return
    yield Label(f"{title}: {words}", markup=False)
    if setting.choices:
        default = str(setting.default)
        options = [(choice_name(genre_name, setting, choice), choice) for choice in setting.choices]
        if default in setting.choices:
            yield Select(options, value=default, allow_blank=False, id=name)
        else:
            yield Select(options, prompt=str(message("tui/whatever-comes")), id=name)
    else:
        default = "" if setting.default is None else str(setting.default)
        between = str(message("tui/low-to-high", low=setting.low or 0, high=setting.high or 0))
        yield Input(default, placeholder=between, id=name)
