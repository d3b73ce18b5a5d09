"""How the app can look: dark, light, in high contrast, or without any colour."""

from __future__ import annotations

import os
from collections.abc import Mapping

from textual.theme import Theme

from whygrid.records import NamedTuple
from whygrid.scene.ansi_canvas import Codes
from whygrid.scene.ansi_tones import sgr_codes, strong_codes


class Look(NamedTuple):
    """A look: the theme around the board, the codes of its tones, the ground under cells that are near.

    Without codes every tone has its sign and nothing else.
    """

    name: str
    theme: str
    codes: Codes | None
    near: str


HIGH_CONTRAST = Theme(
    "whygrid-high-contrast",
    primary="#ffff00",
    secondary="#00ffff",
    accent="#ffff00",
    foreground="#ffffff",
    background="#000000",
    surface="#000000",
    panel="#000000",
    boost="#000000",
    dark=True,
)

LIGHT = Theme(
    "whygrid-light",
    primary="#004578",
    secondary="#0178d4",
    accent="#b35c00",
    foreground="#1a1a1a",
    background="#ffffff",  # so that black cells, which are light grey, stand out
    surface="#f4f4f4",
    panel="#e6e6e6",
    dark=False,
)

LOOKS = (
    Look("dark", "textual-dark", sgr_codes, "#2a2a2a"),
    Look("light", LIGHT.name, sgr_codes, "#ebebeb"),
    Look("high contrast", HIGH_CONTRAST.name, strong_codes, "#3a3a3a"),
    Look("signs instead of colours", "textual-dark", None, ""),
)


def look_at_start(environment: Mapping[str, str] | None = None) -> Look:
    """The look to begin with: without colours where NO_COLOR says so.

    >>> look_at_start({"NO_COLOR": "1"}).name
    'signs instead of colours'
    """
    return LOOKS[-1 if (os.environ if environment is None else environment).get("NO_COLOR") else 0]


def next_look(look: Look) -> Look:
    """The look after this one."""
    return LOOKS[(LOOKS.index(look) + 1) % len(LOOKS)]
