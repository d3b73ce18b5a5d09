"""Voices: the words of every language, in one place where messages become sentences.

    message("sudoku/hidden-single", digit=Values(("5",)), house=message("sudoku/row", n=3))
        en   it is the only place left for 5 in row 3
        hu   az 5-ös a 3. sorban csak ide kerülhet
        cs   v řádku 3 jinam pětka nepatří

The texts lie beside what they speak of, in folders named `voice`: "sudoku/row" is said by the sentence `row`
of `genres/sudoku/voice/LANGUAGE.ftl`. A sentence that a language lacks is said in English. Folders of other
languages can come from outside: `WHYGRID_VOICES` names some, with the texts in `LANGUAGE/HOME.ftl`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import TYPE_CHECKING

from whygrid.voice.message import Cells, Message, Said, Short, Values, message

if TYPE_CHECKING:
    from whygrid.voice.texts import Speaker

__all__ = [
    "ENGLISH",
    "Cells",
    "Message",
    "Said",
    "Short",
    "Values",
    "capital",
    "has",
    "in_force",
    "in_language",
    "is_settled",
    "language",
    "languages",
    "listed",
    "message",
    "notation",
    "noted",
    "noted_each",
    "say",
    "say_form",
    "say_if",
    "sentence",
    "settle",
    "speaker",
    "spoken",
    "together",
    "unsettle",
]

ENGLISH = "en"
Context = tuple[str | None, str | None]
_context: ContextVar[Context] = ContextVar("context", default=(None, None))
"""The language and the notation of cells, where they are not those that are settled."""
ASKED = "environment"
speakers: dict[tuple[str, str], Speaker] = {}
"""Who speaks, by language and notation, as far as somebody was asked to."""
_settled: dict[str, str] = {}
"""What is spoken everywhere, in all threads and tasks, unless a context says otherwise."""
_in_force: dict[Context, Speaker] = {}
"""Who speaks in a context, as things are settled: every word that is said is looked up by it."""


def language() -> str:
    """The language in force: the one that was set, or that the environment asked for at first."""
    settled = _settled
    return _context.get()[0] or settled.get("language") or settled.get(ASKED) or _of_environment()


def languages() -> tuple[str, ...]:
    """All languages that there are texts in, English first."""
    from whygrid.voice.texts import languages_at_hand

    return languages_at_hand()


def settle(chosen: str | None = None, *, cells: str | None = None) -> None:
    """Speak this language from now on, and name cells in this notation; None leaves it as it is."""
    global _in_force
    if chosen is not None:
        _settled["language"] = chosen
    if cells is not None:
        _settled["cells"] = cells
    _in_force = {}


def unsettle() -> None:
    """Have nothing settled, and the environment asked anew, as where a process begins."""
    _settled.clear()
    settle()


def is_settled() -> bool:
    """Whether somebody asked for a language here, or by WHYGRID_LANG; else the locale has its way."""
    return "language" in _settled or bool(os.environ.get("WHYGRID_LANG"))


@contextmanager
def in_language(chosen: str | None, *, cells: str | None = None) -> Iterator[None]:
    """Speak this language for a while.

    >>> with in_language("hu"):
    ...     str(message("voice/and", one="r1c2", two="r1c3"))
    'r1c2 és r1c3'
    """
    token = _context.set((chosen, cells or _context.get()[1]))
    try:
        yield
    finally:
        _context.reset(token)


def notation() -> str:
    """How cells are named: "rc" for r4c5, others as in `whygrid.voice.cell_names`."""
    return _context.get()[1] or _settled.get("cells") or _of_helper()


def _of_helper() -> str:
    """The notation that a process was started with, by WHYGRID_CELLS."""
    from whygrid.voice.cell_names import NOTATIONS

    wanted = os.environ.get("WHYGRID_CELLS", "")
    return _settled.setdefault("cells", wanted if wanted in NOTATIONS else "rc")


def in_force() -> Speaker:
    """Who speaks the language in force, and names cells in the notation in force."""
    context = _context.get()
    return _in_force.get(context) or _find(context)


def _find(context: Context) -> Speaker:
    known = _in_force  # whoever settles something else meanwhile begins with none
    found = known[context] = speaker(language())
    return found


def speaker(chosen: str, cells: str = "") -> Speaker:
    """Who speaks a language, and names cells in this notation or else the one in force."""
    key = chosen, cells or notation()
    found = speakers.get(key)
    if found is None:
        from whygrid.voice.texts import Speaker

        found = speakers[key] = Speaker(*key)
    return found


def say(said: Said) -> str:
    """The words of a message in the language in force; given words as they are."""
    return said if isinstance(said, str) else in_force().say(said)


def noted(fact: tuple[str, str, str]) -> str:
    """A fact as it is noted down in the language in force, from its subject, sign and value: "r4c5=7"."""
    return in_force().noted_each((fact,))[0]


def noted_each(facts: Iterable[tuple[str, str, str]]) -> list[str]:
    """Several facts, each as it is noted down."""
    return in_force().noted_each(facts)


def say_form(said: Said, form: str) -> str:
    """The words of a message in one of its forms, such as "many", where it has that."""
    return said if isinstance(said, str) else in_force().say(said, form)


def sentence(text: str) -> str:
    """A text as a sentence begins in the language in force."""
    return in_force().grammar.sentence(text)


def capital(text: str) -> str:
    """A text with a capital letter; its other letters stay, which `str.capitalize` does not grant.

    >>> capital("is it D5?")
    'Is it D5?'
    """
    return text[:1].upper() + text[1:]


def listed(names: Iterable[str]) -> str:
    """Names in a row; where one has a comma in itself, they are set apart by semicolons.

    >>> listed(["r1c1=3", "dot r1c1, r1c2"])
    'r1c1=3; dot r1c1, r1c2'
    """
    names = list(names)
    return ("; " if any("," in name for name in names) else ", ").join(names)


def together(text: str, held: str) -> str:
    """A text with this instead of blanks at which no line is to be broken in the language in force.

    >>> with in_language("hu"):
    ...     together("az 5. sorban", "_")
    'az 5._sorban'
    """
    return in_force().grammar.together.sub(lambda found: found[0][:-1] + held, text)


def say_if(id: str, otherwise: str, /, form: str = "") -> str:
    """The sentence of this name where the language in force has one, or else these words.

    For what is named in the code in English anyway: techniques, options, settings.
    """
    if language() == ENGLISH:
        return otherwise
    return in_force().say_if(id, form) or otherwise


def has(id: str) -> bool:
    """Whether the language in force has this sentence itself."""
    return in_force().has(id)


def _of_environment() -> str:
    """What WHYGRID_LANG or the locale of the user asks for, where we speak it: for the rest of this process.

    Looking it up takes longer than saying a short sentence.
    """
    wanted = next(filter(None, map(os.environ.get, ("WHYGRID_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return _settled.setdefault(ASKED, spoken(wanted) or ENGLISH)


def spoken(wanted: str) -> str:
    """The language asked for as "hu", "hu-HU" or "hu_HU.UTF-8", where there are texts in it; or nothing.

    >>> spoken("hu_HU.UTF-8"), spoken("C.UTF-8"), spoken("tlh")
    ('hu', '', '')
    """
    return _spoken(wanted, os.environ.get("WHYGRID_VOICES", ""))


@lru_cache(maxsize=16)
def _spoken(wanted: str, outside: str) -> str:
    short = wanted.split(".")[0].replace("-", "_").split("_")[0].lower()
    if short == ENGLISH or not short.isalpha():
        return short if short == ENGLISH else ""
    # By plain `os`, since every command asks, and mostly for a language that nobody has written yet.
    ours = os.path.isfile(os.path.join(os.path.dirname(__file__), f"{short}.ftl"))
    others = (os.path.isdir(os.path.join(folder, short)) for folder in outside.split(os.pathsep) if folder)
    return short if ours or any(others) else ""
