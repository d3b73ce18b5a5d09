"""`whygrid techniques`."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import click

from whygrid.cli import shared
from whygrid.cli.boards import draw
from whygrid.engine.technique import Technique, called
from whygrid.errors import UsageError
from whygrid.genre import Genre
from whygrid.registry import genre, genre_names
from whygrid.service.naming import (
    english_name,
    rated_elsewhere,
    technique_idea,
    technique_look,
    technique_name,
)
from whygrid.service.techniques import Shown, shown_at_work
from whygrid.voice.message import message

EPILOG = """\b
Examples:
  whygrid techniques                           all, from the easiest to the hardest
  whygrid techniques skyscraper                one, with an example where there is one
  whygrid techniques "nice loop"               by another name for it
  whygrid techniques bottleneck                of whichever genre has it
"""
ALWAYS = "always"
USED = {"if unique": message("cli/used-if-unique"), "on request": message("cli/used-on-request")}


@click.command(epilog=EPILOG)
@click.argument("name", required=False, default=None, metavar="[NAME]")
@click.option("--genre", "kind", metavar="NAME", help="Of this genre (default: the first that fits).")
@shared.json_option
@shared.colour_option
def command(name: str | None, kind: str | None, as_json: bool, colour: bool) -> None:
    """List the techniques with their effort and idea, or tell about the one called NAME."""
    found = genre(kind) if kind else _home_of(name) if name else genre(genre_names()[0])
    techniques = found.all_techniques()
    if name is not None:
        techniques = (called(techniques, english_name(found, name)),)
    if as_json:
        shared.emit_json({"genre": found.name, "techniques": [_entry(found, one) for one in techniques]})
    elif name is not None:
        shared.emit(_portrait(found, techniques[0], colour))
    else:
        names = [technique_name(found.name, technique.name) for technique in techniques]
        width = max(map(len, names))
        for technique, local in zip(techniques, names, strict=True):
            title = shared.styled(local.ljust(width), colour, bold=True)
            used = _used(found, technique)
            note = f" ({USED[used]})" if used in USED else ""
            shared.emit(f"{technique.effort:5.2f}  {title}  {technique_idea(found.name, technique)}{note}")


def _home_of(name: str) -> Genre[Any]:
    """The first genre that has a technique of this name, or else the first one."""
    for kind in map(genre, genre_names()):
        with suppress(UsageError):
            called(kind.all_techniques(), english_name(kind, name))
            return kind
    return genre(genre_names()[0])


def _used(kind: Genre[Any], technique: Technique) -> str:
    """When a genre uses one of its techniques."""
    if technique in kind.if_unique():
        return "if unique"
    return "on request" if technique in kind.on_request() else ALWAYS


def _entry(kind: Genre[Any], technique: Technique) -> dict[str, Any]:
    return {
        "name": technique.name,
        "also": list(technique.also),
        "used": _used(kind, technique),
        "effort": technique.effort,
        "idea": technique.idea,
        "look": technique.look,
        "elsewhere": dict(technique.elsewhere),
    }


def _portrait(kind: Genre[Any], technique: Technique, colour: bool) -> str:
    """One technique with what other programs say about it, and an example."""
    lines = [
        shared.styled(technique_name(kind.name, technique.name), colour, bold=True),
        shared.wrapped(
            f"{technique_idea(kind.name, technique)} {technique_look(kind.name, technique)}".rstrip()
        ),
        str(message("cli/effort", effort=f"{technique.effort:g}"))
        + "".join(f" · {program}: {told}" for program, told in rated_elsewhere(kind.name, technique).items()),
    ]
    also = technique.also
    if technique_name(kind.name, technique.name) != technique.name:
        also = (technique.name, *also)
    if also:
        lines.append(str(message("cli/also-called", names=", ".join(also))))
    if technique in kind.if_unique():
        lines.append(str(message("cli/technique-takes-for-granted")))
    if technique in kind.on_request():
        lines.append(str(message("cli/technique-on-request")))
    shown = shown_at_work(kind, technique)
    return "\n".join([*lines, *(["", *shown_lines(shown, colour)] if shown else [])])


def shown_lines(shown: Shown, colour: bool) -> list[str]:
    """An example as lines: where it is from, the board, the deduction."""
    board = draw(shown.puzzle, shown.view, "marks", colour)
    where = (
        message("cli/through-the-example", name=repr(shown.example))
        if shown.example
        else message("cli/in-this-position")
    )
    return [str(where), board, shared.wrapped(f"{shown.text}.")]
