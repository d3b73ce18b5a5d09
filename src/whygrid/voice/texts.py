"""Where the texts of a language are, and how a message is put into them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from whygrid.voice import ENGLISH, fluent, speaker, speakers
from whygrid.voice.cell_names import OUR_OWN, named_in
from whygrid.voice.grammar import Grammar
from whygrid.voice.message import Cells, Message, Said, Short, Values, is_word

if TYPE_CHECKING:
    from pathlib import Path

# Paths are texts here, since every command speaks, and loading pathlib takes as long as a tenth of `solve`.
PACKAGE = os.path.dirname(os.path.dirname(__file__))
KEPT = 1 << 12
"""How many messages are kept as they were said: houses, links of chains and the like come again and again."""
_homes: dict[str, str] = {"voice": os.path.join(PACKAGE, "voice")}


def register_home(name: str, folder: Path) -> None:
    """Have the sentences "NAME/…" said by the texts in this folder: for genres from outside."""
    _homes[name] = str(folder)
    genre_homes.cache_clear()
    for other in list(speakers.values()):
        other.forget(name)


def folder_of(home: str) -> str | None:
    """The folder with the texts of a home, as far as it is ours."""
    if home not in _homes and home.isidentifier():  # it may come from a document
        for parts in ((home, "voice"), ("genres", home, "voice")):
            folder = os.path.join(PACKAGE, *parts)
            if os.path.isdir(folder):
                _homes[home] = folder
    return _homes.get(home)


def homes() -> Iterable[str]:
    """All homes of texts that are part of the package."""
    return ["voice", *sorted((*_speaking(PACKAGE), *_speaking(os.path.join(PACKAGE, "genres"))))]


@cache
def genre_homes() -> tuple[str, ...]:
    """The homes of texts that genres have, with those of genres from outside."""
    ours = sorted(_speaking(os.path.join(PACKAGE, "genres")))
    return (*ours, *(home for home, folder in _homes.items() if not folder.startswith(PACKAGE + os.sep)))


def _speaking(folder: str) -> list[str]:
    """The names of those folders in this one that have texts."""
    return [name for name in os.listdir(folder) if os.path.isdir(os.path.join(folder, name, "voice"))]


def _outside() -> list[str]:
    return [folder for folder in os.environ.get("WHYGRID_VOICES", "").split(os.pathsep) if folder]


@cache
def languages_at_hand() -> tuple[str, ...]:
    """All languages with texts, English first."""
    files = map(os.path.splitext, os.listdir(_homes["voice"]))
    ours = {name for name, kind in files if kind == ".ftl"}
    others = {
        name
        for folder in _outside()
        if os.path.isdir(folder)
        for name in os.listdir(folder)
        if os.path.isdir(os.path.join(folder, name))
    }
    return (ENGLISH, *sorted((ours | others) - {ENGLISH}))


def source(language: str, home: str) -> str:
    """The text of a home in a language; empty where there is none."""
    folder = folder_of(home)
    ours = [os.path.join(folder, f"{language}.ftl")] if folder else []
    for path in (*ours, *(os.path.join(folder, language, f"{home}.ftl") for folder in _outside())):
        if os.path.isfile(path):
            with open(path, encoding="utf-8") as file:
                return file.read()
    return ""


class Speaker:
    """Says messages in one language, and cells in one notation; what it has no words for, in English."""

    def __init__(self, language: str, cells: str = OUR_OWN) -> None:
        self.language, self.cells = language, cells
        self.grammar = _grammar(language)
        self._sources: dict[str, dict[str, str]] = {}
        self._patterns: dict[tuple[str, str, str], fluent.Pattern] = {}
        self._said: dict[str, dict[Message, str]] = {"": {}}
        self._noted: dict[tuple[str, str, str], str] = {}

    def forget(self, home: str) -> None:
        """Read the texts of a home anew."""
        self._sources.pop(home, None)
        self._patterns = {at: pattern for at, pattern in self._patterns.items() if at[0] != home}
        self._said = {"": {}}
        self._noted.clear()

    def say(self, said: Said, form: str = "") -> str:
        """The words of a message, in this form where the sentence has it."""
        if isinstance(said, str):
            return said
        kept = self._said.get(form)
        if kept is None:
            kept = self._said[form] = {}
        found = kept.get(said)
        if found is None:
            if len(kept) >= KEPT:
                kept.clear()
            found = kept[said] = self._say(said, form)
        return found

    def _say(self, said: Message, form: str) -> str:
        home, _, name = said.id.partition("/")
        pattern = self._pattern(home, name, form)
        if pattern is None:
            return (
                f"{{{said.id}}}" if self.language == ENGLISH else speaker(ENGLISH, self.cells).say(said, form)
            )
        try:
            return self._render(pattern, home, dict(said.args))
        except (ValueError, TypeError, KeyError, IndexError):  # only messages from outside are so odd
            return f"{{{said.id}}}"

    def say_if(self, id: str, form: str = "") -> str:
        """The words of a sentence that speaks of nothing; empty where this language has none."""
        home, _, name = id.partition("/")
        if form and not self.has(f"{id}.{form}"):
            return ""
        pattern = self._pattern(home, name, form)
        return "" if pattern is None else self._render(pattern, home, {})

    def has(self, id: str) -> bool:
        """Whether this language has a sentence, or a form as "id.form", itself."""
        home, _, name = id.partition("/")
        return name in self.texts(home)

    def texts(self, home: str) -> dict[str, str]:
        """The sentences of a home, as they are written."""
        found = self._sources.get(home)
        if found is None:
            found = self._sources[home] = fluent.split(source(self.language, home))
        return found

    def _pattern(self, home: str, name: str, form: str = "") -> fluent.Pattern | None:
        found = self._patterns.get((home, name, form))
        if found is None:
            texts = self.texts(home)
            text = texts.get(f"{name}.{form}") if form else None
            if text is None:
                text = texts.get(name)
            if text is not None:
                found = self._patterns[home, name, form] = fluent.parse(text)
        return found

    def _render(self, pattern: fluent.Pattern, home: str, args: Mapping[str, Any]) -> str:
        said = []
        for part in pattern:
            if isinstance(part, str):
                said.append(part)
            elif isinstance(part, fluent.Call):
                value = self._value(part, home, args)
                said.append(value if isinstance(value, str) else self._words(value))
            else:
                said.append(self._variant(part, home, args))
        return "".join(said)

    def _variant(self, part: fluent.Select, home: str, args: Mapping[str, Any]) -> str:
        by = self._value(part.by, home, args)
        if isinstance(by, int | float):
            key = str(by) if str(by) in part.variants else self.grammar.plural(by)
        else:
            key = self._words(by)
        return self._render(part.variants.get(key, part.variants[part.default]), home, args)

    def _value(self, call: fluent.Call, home: str, args: Mapping[str, Any]) -> Any:
        if call.kind == "variable":
            return args.get(call.name, f"{{${call.name}}}")
        if call.kind == "literal":
            return call.values[0]
        if call.kind == "reference":
            name, _, form = call.name.partition(".")
            pattern = self._pattern(home, name, form)
            return f"{{{call.name}}}" if pattern is None else self._render(pattern, home, args)
        values = [self._value(value, home, args) for value in call.values]
        return _FUNCTIONS[call.name](self, *values, **call.options)

    def _words(self, value: Any) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, tuple):
            return self.listed(value)
        return str(value)

    def value(self, symbol: str, form: str = "") -> str:
        """What is written somewhere, in a form; of a word such as "drawn" its genre has `value-drawn`."""
        if not is_word(symbol):
            return self.grammar.value(symbol, form)
        name = f"value-{symbol}"
        home = next((home for home in genre_homes() if name in self.texts(home)), "")
        return self.say(Message(f"{home}/{name}"), form) if home else symbol

    def noted_each(self, facts: Iterable[tuple[str, str, str]]) -> list[str]:
        """Facts as they are noted down: "r4c5=7"."""
        kept = self._noted
        return [kept.get(fact) or self._note(fact) for fact in facts]

    def _note(self, fact: tuple[str, str, str]) -> str:
        if len(self._noted) >= KEPT:
            self._noted.clear()
        subject, sign, symbol = fact
        noted = self._noted[fact] = f"{named_in(self.cells, subject)}{sign}{self.value(symbol)}"
        return noted

    def listed(self, value: Any, join: str = "and", form: str = "") -> str:
        """Several things as a person lists them in this language."""
        if isinstance(value, Message | str):
            return self.say(value, form)
        if isinstance(value, int):
            return self.grammar.value(str(value), form)
        said = self._each(value, form)
        if len(said) < 2:
            return said[0] if said else ""
        between = _BETWEEN.get(join)
        if between is not None:
            return between.join(said)
        pattern = self._pattern("voice", join) or speaker(ENGLISH, self.cells)._pattern("voice", join) or []
        return self._render(pattern, "voice", {"one": ", ".join(said[:-1]), "two": said[-1]})

    def _each(self, value: Any, form: str) -> list[str]:
        """The words of each of several things."""
        if isinstance(value, Cells):
            names = value.names
            return [*names] if self.cells == OUR_OWN else [named_in(self.cells, name) for name in names]
        if isinstance(value, Values):
            return [self.value(symbol, form) for symbol in value.symbols]
        if isinstance(value, Short):
            return self.noted_each(value.facts)
        return [self.say(part, form) for part in value]


_BETWEEN = {"comma": ", ", "semicolon": "; ", "space": " "}


def _count(self: Speaker, value: Any) -> int:
    if isinstance(value, Cells | Values | Short):
        return len(value[0])
    return len(value) if isinstance(value, tuple) and not isinstance(value, Message) else int(value)


def _article(self: Speaker, value: Any, form: str = "") -> str:
    """The article that goes before it; nothing in languages without one."""
    return self.grammar.article(self._words(value) if not isinstance(value, Short) else self.listed(value))


def _number(
    self: Speaker, value: Any, minimumFractionDigits: int = 0, maximumFractionDigits: int | None = None
) -> str:
    digits = minimumFractionDigits if maximumFractionDigits is None else maximumFractionDigits
    return self.grammar.number(value, digits)


_FUNCTIONS: dict[str, Any] = {
    "LIST": Speaker.listed,
    "FORM": lambda self, value, form: self.listed(value, form=form),
    "COUNT": _count,
    "ARTICLE": _article,
    "NUMBER": _number,
    "SUFFIX": lambda self, value, form: self.grammar.suffixed(self._words(value), form),
}


def _grammar(language: str) -> Grammar:
    """The grammar of a language, where the texts alone do not do."""
    try:
        module = import_module(f"whygrid.voice.grammar_{language}")
    except ModuleNotFoundError:
        return Grammar()
    found: Grammar = module.GRAMMAR
    return found
