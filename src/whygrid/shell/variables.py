"""The settings of the shell, under the names of the ancestor program and ours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from whygrid.engine.technique import choose
from whygrid.errors import UsageError
from whygrid.genre import Genre
from whygrid.service.explaining import Options

ON = ("true", "on", "yes")
OFF = ("false", "off", "no")


@dataclass(frozen=True)
class Settings:
    """How the shell solves and shows."""

    k_optimization: bool = False
    greedy: bool = True
    reset_always: bool = True
    time_limit: float | None = None
    techniques: tuple[str, ...] | None = None

    def options(self) -> Options:
        """As options of a proof."""
        kind = "values" if self.k_optimization else None
        return Options(self.techniques, greedy=self.greedy, reset=self.reset_always, k=kind)


class Variable(NamedTuple):
    """One setting: its name, other names, the field behind it, how it is read and shown."""

    name: str
    also: tuple[str, ...]
    field: str
    read: Callable[[str, Genre[Any]], Any]
    show: Callable[[Any], str]
    help: str


def _switch(text: str, genre: Genre[Any]) -> bool:
    if text.lower() not in (*ON, *OFF):
        raise UsageError(f"{text!r} is neither on nor off", remedy="Write on or off, true or false.")
    return text.lower() in ON


def _seconds(text: str, genre: Genre[Any]) -> float | None:
    try:
        seconds = float(text.removesuffix("s").strip())
    except ValueError:
        seconds = float("nan")
    if seconds != seconds or seconds == float("inf"):
        if text.lower() in ("unlimited", "none", *OFF):
            return None
        raise UsageError(f"{text!r} is no number of seconds", remedy="Write 10, or 0 for no limit.")
    return seconds if seconds > 0 else None


def _names(text: str, genre: Genre[Any]) -> tuple[str, ...] | None:
    if text.lower() == "all":
        return None
    return tuple(technique.name for technique in choose(genre.techniques(), text.split(",")))


def _on_off(value: bool) -> str:
    return "ON" if value else "OFF"


VARIABLES = (
    Variable(
        "k-optimization", ("k-opt", "k_opt", "k-optimisation", "k_optimization"), "k_optimization", _switch,
        _on_off, "every step rests on as few known cells as any reasoning allows",
    ),
    Variable(
        "greedy", ("greed",), "greedy", _switch, _on_off,
        "place a cell as soon as it is found; off: the one that rests on the fewest known cells",
    ),
    Variable(
        "reset-always", ("reset", "reset_always"), "reset_always", _switch, _on_off,
        "after every success start again with the easiest technique",
    ),
    Variable(
        "time-limit", ("ip-time-limit", "ip-time", "ip-t", "time_limit"), "time_limit", _seconds,
        lambda value: "UNLIMITED" if value is None else f"{value:g} s",
        "seconds that a command may work; 0 for no limit",
    ),
    Variable(
        "techniques", (), "techniques", _names,
        lambda value: "all" if value is None else ", ".join(value),
        "which techniques may be used, with commas between; all for all",
    ),
)  # fmt: skip


def find_variable(word: str) -> Variable | None:
    """The setting that a word means, by a beginning of at least two letters that fits only one."""
    for variable in VARIABLES:
        if word == variable.name or word in variable.also:
            return variable
    near = [v for v in VARIABLES if len(word) > 2 and any(n.startswith(word) for n in (v.name, *v.also))]
    return near[0] if len(near) == 1 else None
