"""Messages: what is to be said, without the words of any language.

A message is the name of a sentence and what the sentence speaks of. It is cheap to make, so that a search can
throw most of them away; the words come when it is told, in the language of who reads it (`whygrid.voice`).
"""

from __future__ import annotations

from typing import Any

from whygrid import voice
from whygrid.records import NamedTuple


class Cells(NamedTuple):
    """Places by their names, which each language lists in its own way: "r1c2, r1c3 and r1c4"."""

    names: tuple[str, ...]


class Values(NamedTuple):
    """What can be written somewhere: "2 and 6"."""

    symbols: tuple[str, ...]


def is_word(symbol: str) -> bool:
    """Whether a value is a word such as "drawn", which makes other sentences than a symbol."""
    return len(symbol) > 2 and symbol.isalpha()


class Short(NamedTuple):
    """Facts as they are noted down, each as subject, sign and value: "r4c5=7, r4c6≠2"."""

    facts: tuple[tuple[str, str, str], ...]


class Message(NamedTuple):
    """What is to be said: `id` is "home/name of the sentence", `args` what it speaks of, by name.

    `str()` tells it in the language that is in force.
    """

    id: str
    args: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return voice.in_force().say(self)

    def about(self, name: str) -> Any:
        """What it says of this name."""
        return dict(self.args)[name]


_new = tuple.__new__
Said = Message | str
"""A message, or words that were given: those of old documents, and texts of users."""

Value = int | float | str | Cells | Values | Short | Message | tuple[Message | str, ...]
"""What a message can speak of."""


def message(id: str, /, **args: Value) -> Message:
    """The message of this name about these.

    >>> message("sudoku/row", n=3)
    Message(id='sudoku/row', args=(('n', 3),))
    """
    return _new(Message, (id, tuple(args.items())))  # past the constructor, which takes a quarter more


def length(said: Said) -> int:
    """How long it is in English: what is chosen to be told is the same for all readers."""
    if isinstance(said, str):
        return len(said)
    return len(voice.speaker("en").say(said))


def to_json(said: Said) -> Any:
    """A message as part of a document."""
    if isinstance(said, str):
        return said
    return [said.id, {name: _value_to_json(value) for name, value in said.args}]


def _value_to_json(value: Value) -> Any:
    match value:
        case Message():
            return {"message": to_json(value)}
        case Cells(names):
            return {"cells": list(names)}
        case Values(symbols):
            return {"values": list(symbols)}
        case Short(facts):
            return {"facts": [list(fact) for fact in facts]}
        case int() | float() | str():
            return value
        case _:
            return {"list": [to_json(part) for part in value]}


DEEPEST = 40
"""Messages in messages of a document; nobody speaks in deeper ones."""


def from_json(document: object, depth: int = 0) -> Said:
    """The message in a document; a `ValueError` where it is none."""
    if isinstance(document, str):
        return document
    if depth > DEEPEST:
        raise ValueError("messages are nested too deeply")
    match document:
        case [str(id), dict(args)] if all(isinstance(name, str) for name in args):
            return Message(id, tuple((name, _value_from_json(value, depth)) for name, value in args.items()))
    raise ValueError("a message is a name and an object")


def _value_from_json(value: Any, depth: int) -> Value:
    match value:
        case bool():
            pass
        case int() | float() | str():
            return value
        case {"message": said} if len(value) == 1:
            return from_json(said, depth + 1)
        case {"cells": list(names)} if len(value) == 1 and _texts(names):
            return Cells(tuple(names))
        case {"values": list(symbols)} if len(value) == 1 and _texts(symbols):
            return Values(tuple(symbols))
        case {"facts": list(facts)} if len(value) == 1 and all(_texts(f) and len(f) == 3 for f in facts):
            return Short(tuple((f[0], f[1], f[2]) for f in facts))
        case {"list": list(parts)} if len(value) == 1:
            return tuple(from_json(part, depth + 1) for part in parts)
    raise ValueError("a message speaks of numbers, texts, cells, values, facts and messages")


def _texts(items: object) -> bool:
    return isinstance(items, list) and all(isinstance(item, str) for item in items)
