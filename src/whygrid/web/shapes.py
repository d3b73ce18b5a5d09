"""What requests and answers look like: declared once, read by the check at the door and by the schema.

A shape's check lets in exactly what its schema allows. Every shape has a bound, so that whatever passes the
check is small enough to work with.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

from whygrid.errors import UsageError
from whygrid.voice.message import Message, message

Json = dict[str, Any]


class Shape(Protocol):
    """A kind of JSON value."""

    def check(self, value: Any, where: str) -> None:
        """Raise a `UsageError` that names the place where the value is not as declared."""

    def schema(self) -> Json:
        """The same as JSON Schema."""


def _refuse(where: str, wanted: Message) -> UsageError:
    return UsageError(
        message("web/server-this-is-not", wanted=wanted),
        where=where or "body",
        remedy=message("web/server-schema-tells"),
    )


@dataclass(frozen=True, slots=True)
class Text:
    """A string of at most so many characters that is like this throughout, or one of these."""

    most: int = 200
    choices: tuple[str, ...] = ()
    least: int = 0
    like: str = r"[^\x00]*"

    def check(self, value: Any, where: str) -> None:
        """A string without halves of characters, which can't be written anywhere."""
        if self.choices:
            if not isinstance(value, str) or value not in self.choices:
                raise _refuse(where, message("web/server-one-of", names=", ".join(self.choices)))
            return
        if not isinstance(value, str) or not self.least <= len(value) <= self.most:
            raise _refuse(where, message("web/server-text-of", least=self.least, most=self.most))
        if any("\ud800" <= letter <= "\udfff" for letter in value):
            raise _refuse(where, message("web/server-whole-characters"))
        if re.fullmatch(self.like, value) is None:
            raise _refuse(where, message("web/server-text-like", like=self.like))

    def schema(self) -> Json:
        """As JSON Schema."""
        if self.choices:
            return {"type": "string", "enum": list(self.choices)}
        return {
            "type": "string", "minLength": self.least, "maxLength": self.most, "pattern": f"^(?:{self.like})$"
        }  # fmt: skip


@dataclass(frozen=True, slots=True)
class Number:
    """A number in a range; whole unless it may have a fraction."""

    low: float
    high: float
    whole: bool = True

    def check(self, value: Any, where: str) -> None:
        """A number in the range; True and False are none."""
        kinds = (int,) if self.whole else (int, float)
        if isinstance(value, bool) or not isinstance(value, kinds) or not self.low <= value <= self.high:
            kind = "whole" if self.whole else "any"
            raise _refuse(where, message("web/server-number", kind=kind, low=self.low, high=self.high))

    def schema(self) -> Json:
        """As JSON Schema."""
        return {"type": "integer" if self.whole else "number", "minimum": self.low, "maximum": self.high}


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    def check(self, value: Any, where: str) -> None:
        """One of the two."""
        if not isinstance(value, bool):
            raise _refuse(where, message("web/server-true-or-false"))

    def schema(self) -> Json:
        """As JSON Schema."""
        return {"type": "boolean"}


@dataclass(frozen=True, slots=True)
class Many:
    """A list of at most so many."""

    of: Shape
    most: int = 5000
    least: int = 0

    def check(self, value: Any, where: str) -> None:
        """A list, each entry as it should be."""
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            raise _refuse(where, message("web/server-list-of", least=self.least, most=self.most))
        for index, entry in enumerate(value):
            self.of.check(entry, f"{where}[{index}]")

    def schema(self) -> Json:
        """As JSON Schema."""
        return {
            "type": "array", "items": self.of.schema(), "minItems": self.least, "maxItems": self.most,
        }  # fmt: skip


@dataclass(frozen=True, slots=True)
class Table:
    """An object with keys of one's own and values of one shape."""

    of: Shape
    most: int = 5000
    keys: Text = Text(100)

    def check(self, value: Any, where: str) -> None:
        """An object, each key and each value as it should be."""
        if not isinstance(value, dict) or len(value) > self.most:
            raise _refuse(where, message("web/server-entries", most=self.most))
        for key, entry in value.items():
            self.keys.check(key, where)
            self.of.check(entry, f"{where}.{key}"[:200])

    def schema(self) -> Json:
        """As JSON Schema."""
        return {
            "type": "object",
            "propertyNames": self.keys.schema(),
            "maxProperties": self.most,
            "additionalProperties": self.of.schema(),
        }


@dataclass(frozen=True, slots=True)
class Maybe:
    """A shape, or null."""

    of: Shape

    def check(self, value: Any, where: str) -> None:
        """Null, or as it should be."""
        if value is not None:
            self.of.check(value, where)

    def schema(self) -> Json:
        """As JSON Schema."""
        return {"anyOf": [self.of.schema(), {"type": "null"}]}


@dataclass(frozen=True, slots=True)
class Either:
    """One of several shapes."""

    of: tuple[Shape, ...]

    def check(self, value: Any, where: str) -> None:
        """As one of them, or the refusal of the one that is meant."""
        refusals = []
        for shape in self.of:
            try:
                return shape.check(value, where)
            except UsageError as refusal:
                refusals.append((_is_meant(shape, value), refusal))
        raise next((refusal for meant, refusal in refusals if meant), refusals[0][1])

    def schema(self) -> Json:
        """As JSON Schema."""
        return {"anyOf": [shape.schema() for shape in self.of]}


@dataclass(frozen=True)
class Named:
    """A shape with a name of its own in the schema; it is made when it is first needed."""

    name: str
    make: Callable[[], Shape]

    @cached_property
    def shape(self) -> Shape:
        """The shape itself."""
        return self.make()

    def check(self, value: Any, where: str) -> None:
        """As the shape says."""
        self.shape.check(value, where)

    def schema(self) -> Json:
        """As JSON Schema: where to find it."""
        return {"$ref": f"#/components/schemas/{self.name}"}


@dataclass(frozen=True, slots=True)
class Record:
    """An object with just these entries; those in `optional` may be missing."""

    of: Mapping[str, Shape] = field(default_factory=dict)
    optional: frozenset[str] = frozenset()

    def check(self, value: Any, where: str) -> None:
        """An object with what it must have and nothing else."""
        if not isinstance(value, dict):
            raise _refuse(where, message("web/server-object"))
        for name in value.keys() - self.of.keys():
            raise _refuse(where, message("web/server-object-without", name=str(name)[:40]))
        for name in self.of.keys() - value.keys() - self.optional:
            raise _refuse(where, message("web/server-object-with", name=name))
        for name, entry in value.items():
            self.of[name].check(entry, f"{where}.{name}".lstrip("."))

    def schema(self) -> Json:
        """As JSON Schema."""
        return {
            "type": "object",
            "properties": {name: shape.schema() for name, shape in self.of.items()},
            "required": [name for name in self.of if name not in self.optional],
            "additionalProperties": False,
        }


def record(optional: str = "", /, **shapes: Shape) -> Record:
    """A record of these entries; the names in `optional` may be missing."""
    return Record(shapes, frozenset(optional.split()))


def _is_meant(shape: Shape, value: Any) -> bool:
    """Whether a value seems to be meant for a shape: it has no other names, and says what it must say."""
    match shape:
        case Named():
            return _is_meant(shape.shape, value)
        case Either():
            return any(_is_meant(one, value) for one in shape.of)
        case Record():
            known = isinstance(value, dict) and value.keys() <= shape.of.keys()
            return known and all(_is_meant(shape.of[name], entry) for name, entry in value.items())
        case Text():
            return len(shape.choices) != 1 or value in shape.choices
    return True
