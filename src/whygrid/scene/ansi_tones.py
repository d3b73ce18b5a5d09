"""How tones look in a terminal: by signs that need no colour, and by colours on top.

Colours come from the fixed part of the 256-colour palette, which no theme changes. An ink without paper
is of middle brightness and so can be read on black and on white; a paper is always light and its ink
always dark.
"""

from __future__ import annotations

from whygrid.records import NamedTuple
from whygrid.scene.marks import Tone

BRACKETS: dict[Tone, tuple[str, str]] = {
    "plain": (" ", " "),
    "given": (" ", " "),
    "focus": ("[", "]"),
    "support": ("_", "_"),
    "pattern": ("<", ">"),
    "struck": ("(", ")"),
    "good": ("+", "+"),
    "bad": ("!", "!"),
    "one": ("/", "/"),
    "two": ("\\", "\\"),
    "dim": ("~", "~"),
}
"""What stands left and right of a text in this tone."""

PLACED = (" ", "'")
"""What stands beside a digit in the middle of a cell that is not given, where nothing else says so."""

SHADES: dict[Tone, str] = {
    "plain": " ",
    "given": "▪",
    "focus": "▓",
    "support": "░",
    "pattern": "▒",
    "struck": "╳",
    "good": "+",
    "bad": "!",
    "one": "╱",
    "two": "╲",
    "dim": "·",
}
"""What stands along the sides of a cell that is filled with this tone, when there are no colours."""

PENCIL: Tone = "pencil"
"""The ink of a plain small text: fainter than what is written into the middle of a cell."""


class _Look(NamedTuple):
    """SGR codes: of the ink alone, of the ink on any paper, and the number of the paper's colour."""

    ink: str
    ink_on_paper: str
    paper: int


_LOOKS: dict[Tone, _Look] = {
    "plain": _Look("38;5;32", "38;5;19", 255),
    "given": _Look("1", "1;38;5;16", 252),
    "focus": _Look("1;38;5;166", "1;38;5;16", 220),
    "support": _Look("38;5;32", "38;5;16", 153),
    "pattern": _Look("1;38;5;133", "1;38;5;54", 189),
    "struck": _Look("9;38;5;161", "9;38;5;88", 224),
    "good": _Look("1;38;5;28", "1;38;5;22", 157),
    "bad": _Look("1;38;5;161", "1;38;5;88", 217),
    "one": _Look("1;38;5;28", "1;38;5;22", 151),
    "two": _Look("1;38;5;166", "1;38;5;88", 223),
    "dim": _Look("38;5;243", "38;5;239", 253),
    PENCIL: _Look("", "38;5;238", 255),
}
_THIN_LINE = "38;5;243"

_STRONG: dict[Tone, _Look] = {
    "plain": _Look("1;38;5;51", "1;38;5;16", 231),
    "given": _Look("1;38;5;231", "1;38;5;16", 231),
    "focus": _Look("1;38;5;226", "1;38;5;16", 226),
    "support": _Look("1;38;5;51", "1;38;5;16", 51),
    "pattern": _Look("1;38;5;219", "1;38;5;16", 219),
    "struck": _Look("1;9;38;5;217", "1;9;38;5;16", 217),
    "good": _Look("1;38;5;120", "1;38;5;16", 120),
    "bad": _Look("1;4;38;5;210", "1;4;38;5;16", 210),
    "one": _Look("1;38;5;120", "1;38;5;16", 120),
    "two": _Look("1;38;5;222", "1;38;5;16", 222),
    "dim": _Look("38;5;252", "38;5;16", 252),
    PENCIL: _Look("38;5;231", "38;5;16", 231),
}
"""For a black ground: every ink and every paper is bright, so that all differ strongly from it."""


def strong_codes(ink: Tone, paper: Tone | None, weight: int) -> str:
    """The same in high contrast, on a black ground."""
    if weight and ink in ("plain", "given") and paper is None:
        return "38;5;252" if weight == 1 else "1;38;5;231"
    look = _STRONG[ink]
    return look.ink if paper is None else f"{look.ink_on_paper};48;5;{_STRONG[paper].paper}"


def sgr_codes(ink: Tone, paper: Tone | None, weight: int) -> str:
    """The codes for an ink on a paper; `weight` is 0 for text and that of the line otherwise."""
    if weight and ink in ("plain", "given") and paper is None:
        return _THIN_LINE if weight == 1 else ""
    look = _LOOKS[ink]
    return look.ink if paper is None else f"{look.ink_on_paper};48;5;{_LOOKS[paper].paper}"
