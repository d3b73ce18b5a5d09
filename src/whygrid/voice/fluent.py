"""Reads texts in the format of Project Fluent (https://projectfluent.org), one sentence at a time.

    hidden-single = it is the only place left for { $digit } in { $house }
    row = row { $n }
        .in = in row { $n }

`fluent.runtime` takes 74 ms to import, more than explaining a puzzle takes from start to end, and it parses
whole files. Here a file is cut into its sentences by one regular expression, and a sentence is parsed when it
is first said. `tests/voice/test_fluent.py` compares every sentence of every language with `fluent.runtime`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

Scope = Callable[["Call"], Any]
Part = "str | Call | Select"


class FluentError(ValueError):
    """A text is not as the format has it, or speaks of what is not there."""


class Call:
    """Something in braces: a variable, another sentence, or a function of such, with its options."""

    __slots__ = ("kind", "name", "options", "values")

    def __init__(
        self, kind: str, name: str, values: Sequence[Any] = (), options: Mapping[str, Any] | None = None
    ) -> None:
        self.kind, self.name, self.values, self.options = kind, name, values, options or {}


class Select:
    """Variants of a text, of which one is chosen by what a call gives."""

    __slots__ = ("by", "default", "variants")

    def __init__(self, by: Call, variants: dict[str, Pattern], default: str) -> None:
        self.by, self.variants, self.default = by, variants, default


Pattern = list[Any]
"""Texts, calls and selections in a row."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *= ?", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *= ?", re.MULTILINE)
_TOKEN = re.compile(
    r"""\s*(?:(?P<variable>\$[a-zA-Z][\w-]*)|(?P<function>[A-Z][A-Z0-9_-]*)\s*\(|(?P<number>-?\d+(?:\.\d+)?)
    |"(?P<string>(?:[^"\\]|\\.)*)"|(?P<reference>-?[a-zA-Z][\w-]*(?:\.[a-zA-Z][\w-]*)?))""",
    re.VERBOSE,
)
_OPTION = re.compile(r"([a-zA-Z][\w-]*)\s*:")
_VARIANT = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\] ?")
_OUTSIDE = re.compile(r"[{}]")
_INSIDE = re.compile(r"[{}]|\n(?=\s*(?:\*?\[|\}))")
"""What ends plain text: a brace, and inside a selection the line before the next variant or its end."""


def split(text: str) -> dict[str, str]:
    """The sentences of a file by name, not yet parsed; attributes as "name.attribute"."""
    text = re.sub(r"^#.*\n?", "", text, flags=re.MULTILINE)
    found: dict[str, str] = {}
    entries = list(_ENTRY.finditer(text))
    for here, after in zip(entries, [*entries[1:], None], strict=False):
        name, body = here[1], text[here.end() : after.start() if after else len(text)]
        parts = list(_ATTRIBUTE.finditer(body))
        found[name] = body[: parts[0].start() if parts else len(body)]
        for part, following in zip(parts, [*parts[1:], None], strict=False):
            found[f"{name}.{part[1]}"] = body[part.end() : following.start() if following else len(body)]
    return {name: body for name, body in found.items() if "." in name or body.strip()}


def parse(source: str) -> Pattern:
    """A sentence in parts."""
    lines = source.strip("\n").rstrip().split("\n")
    common = min((len(line) - len(line.lstrip(" ")) for line in lines[1:] if line.strip()), default=0)
    text = "\n".join([lines[0], *(line[common:] for line in lines[1:])])
    return _pattern(text.strip("\n "), 0, inside=False)[0]


def _pattern(text: str, at: int, inside: bool) -> tuple[Pattern, int]:
    """Texts and placeables up to the end, or inside a selection to where the variant ends."""
    parts: Pattern = []
    start = at
    seen = _INSIDE if inside else _OUTSIDE
    while found := seen.search(text, at):
        at = found.start()
        if text[at] != "{":
            if not inside:
                raise FluentError(f"a brace closes nothing in {text!r}")
            break
        if at > start:
            parts.append(text[start:at])
        part, at = _placeable(text, at + 1)
        parts.append(part)
        start = at
    else:
        at = len(text)
    if at > start:
        parts.append(text[start:at])
    if inside and parts and isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip()
    return parts, at


def _placeable(text: str, at: int) -> tuple[Any, int]:
    part, at = _expression(text, at)
    at = _blank(text, at)
    if text.startswith("->", at):
        return _selection(text, at + 2, part)
    if not text.startswith("}", at):
        raise FluentError(f"a brace is not closed in {text!r}")
    return part, at + 1


def _expression(text: str, at: int) -> tuple[Any, int]:
    token = _TOKEN.match(text, at)
    if token is None:
        raise FluentError(f"this is not understood: {text[at : at + 30]!r}")
    if token["variable"]:
        return Call("variable", token["variable"][1:]), token.end()
    if token["number"]:
        number = float(token["number"]) if "." in token["number"] else int(token["number"])
        return Call("literal", "", [number]), token.end()
    if token["string"] is not None:
        return Call("literal", "", [re.sub(r"\\(.)", r"\1", token["string"])]), token.end()
    if token["reference"]:
        return Call("reference", token["reference"]), token.end()
    values, options, at = _arguments(text, token.end())
    return Call("function", token["function"], values, options), at


def _arguments(text: str, at: int) -> tuple[list[Any], dict[str, Any], int]:
    values: list[Any] = []
    options: dict[str, Any] = {}
    while True:
        at = _blank(text, at)
        if text.startswith(")", at):
            return values, options, at + 1
        named = _OPTION.match(text, at)
        value, at = _expression(text, named.end() if named else at)
        if named:
            options[named[1]] = value.values[0]
        else:
            values.append(value)
        at = _blank(text, at)
        if text.startswith(",", at):
            at += 1


def _selection(text: str, at: int, by: Call) -> tuple[Select, int]:
    variants: dict[str, Pattern] = {}
    default = None
    while found := _VARIANT.match(text, at):
        pattern, at = _pattern(text, found.end(), inside=True)
        variants[found[2]] = pattern
        if found[1]:
            default = found[2]
    at = _blank(text, at)
    if default is None or not text.startswith("}", at):
        raise FluentError(f"a selection needs a variant with * and a brace at its end: {text!r}")
    return Select(by, variants, default), at + 1


def _blank(text: str, at: int) -> int:
    while at < len(text) and text[at] in " \n":
        at += 1
    return at


def variables(pattern: Pattern) -> set[str]:
    """The names of all variables that a sentence speaks of."""
    found: set[str] = set()
    for part in pattern:
        if isinstance(part, Call):
            found |= _variables_of(part)
        elif isinstance(part, Select):
            found |= _variables_of(part.by)
            for variant in part.variants.values():
                found |= variables(variant)
    return found


def _variables_of(call: Call) -> set[str]:
    if call.kind == "variable":
        return {call.name}
    return {name for value in call.values if isinstance(value, Call) for name in _variables_of(value)}


def references(pattern: Pattern) -> set[str]:
    """The names of all other sentences that a sentence refers to."""
    found: set[str] = set()
    for part in pattern:
        if isinstance(part, Call) and part.kind == "reference":
            found.add(part.name)
        elif isinstance(part, Select):
            for variant in part.variants.values():
                found |= references(variant)
    return found
