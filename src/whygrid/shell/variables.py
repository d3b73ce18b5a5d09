"""The settings of the shell, under the names of the ancestor program and ours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from whygrid.engine.technique import choose
from whygrid.errors import UsageError
from whygrid.genre import Genre
from whygrid.logic.proof import VIEWS
from whygrid.service.explaining import Options
from whygrid.service.naming import english_names
from whygrid.shell.console import OFF, Variable, on_off, show_on_off
from whygrid.voice.message import message


@dataclass(frozen=True)
class Settings:
    """How the shell solves and shows."""

    k_optimization: bool = False
    greedy: bool = True
    reset_always: bool = True
    ignore_filled: bool = False
    time_limit: float | None = None
    techniques: tuple[str, ...] | None = None
    cases: bool = True
    view: str = "story"
    tell_mistakes: bool = True

    def shown(self, variable: Variable) -> str:
        """The value of a setting, as it is shown."""
        return variable.show(getattr(self, field_of(variable)))

    @property
    def told(self) -> str:
        """The view of new proofs: k is about steps that stand by themselves."""
        about_k = self.k_optimization or self.ignore_filled or not (self.greedy and self.reset_always)
        return "cells" if about_k else self.view

    def options(self) -> Options:
        """As options of a proof."""
        kind = "values" if self.k_optimization else "techniques" if self.ignore_filled else None
        return Options(
            self.techniques,
            greedy=self.greedy,
            reset=self.reset_always,
            k=kind,
            view=self.told,
            strict=not self.cases,
        )


def field_of(variable: Variable) -> str:
    """The field of `Settings` behind a setting."""
    return variable.name.replace("-", "_")


def _switch(text: str, genre: Genre[Any]) -> bool:
    return on_off(text)


def _seconds(text: str, genre: Genre[Any]) -> float | None:
    try:
        seconds = float(text.removesuffix("s").strip())
    except ValueError:
        seconds = float("nan")
    if seconds != seconds or seconds == float("inf"):
        if text.lower() in ("unlimited", "none", *OFF):
            return None
        raise UsageError(
            message("shell/no-number-of-seconds", text=text), remedy=message("shell/write-seconds")
        )
    return seconds if seconds > 0 else None


def _names(text: str, genre: Genre[Any]) -> tuple[str, ...] | None:
    if text.lower() == "all":
        return None
    chosen = choose(genre.techniques(), english_names(genre, text.split(",")), genre.on_request())
    return tuple(technique.name for technique in chosen)


def _view(text: str, genre: Genre[Any]) -> str:
    if text.lower() not in VIEWS:
        raise UsageError(
            message("shell/there-is-no-view", text=text),
            remedy=message("shell/views-are", names=VIEWS),
        )
    return text.lower()


_TIME_LIMITS = (
    "time_limit",
    *(
        f"{ip}{gap}{time}{limit}"
        for ip in ("ip", "IP")
        for gap in "-_"
        for time in ("t", "time")
        for limit in ("", *(f"{gap}{word}" for gap in "-_" for word in ("l", "lim", "limit")))
    ),
)
"""All the ways in which the ancestor had it: ip-t, IP-time-lim, ip_t_lim, and so on."""

VARIABLES = (
    Variable(
        "k-optimization", ("k-opt", "k_opt", "k-optimisation", "k_optimization"), _switch,
        show_on_off, "every step rests on as few known cells as any reasoning allows",
    ),
    Variable(
        "greedy", ("greed",), _switch, show_on_off,
        "place a cell as soon as it is found; off: the one that rests on the fewest known cells",
    ),
    Variable(
        "reset-always", ("reset", "reset_always"), _switch, show_on_off,
        "after every success start again with the easiest technique",
    ),
    Variable(
        "ignore-filled", ("ignore", "ignore_filled"), _switch, show_on_off,
        "other reasons count too for what a filled cell excludes already: every step rests on the fewest "
        "known cells from which the techniques derive it",
    ),
    Variable(
        "time-limit", _TIME_LIMITS, _seconds,
        lambda value: f"{message('shell/unlimited')}" if value is None else f"{value:g} s",
        "seconds that a command may work; 0 for no limit",
    ),
    Variable(
        "techniques", (), _names,
        lambda value: f"{message('shell/all')}" if value is None else ", ".join(value),
        "which techniques may be used, with commas between; all for all",
    ),
    Variable(
        "cases", (), _switch, show_on_off,
        "where the techniques run out, suppose something and follow it; off: get stuck there",
    ),
    Variable(
        "view", (), _view, str,
        "story: each deduction once, and what it excludes stays excluded; cells: each placement is a step "
        "that stands by itself, with its k",
    ),
    Variable(
        "tell-mistakes", ("tell_mistakes",), _switch, show_on_off,
        "say at once when a value that is set can't be right; off: `check` tells when you want to know",
    ),
)  # fmt: skip
