"""Futoshiki: a Latin square in which signs say which of two neighbours is larger."""

from __future__ import annotations

from whygrid.digits.genre import with_symbols
from whygrid.genre import Genre
from whygrid.genres.futoshiki.formats import FORMATS
from whygrid.genres.futoshiki.model import Board
from whygrid.genres.futoshiki.rules import rules_of
from whygrid.lazy import lazy

GENRE: Genre[Board] = Genre(
    name="futoshiki",
    title="Futoshiki",
    clues=lazy("whygrid.digits.signs", "clues_of"),
    with_clues=lazy(f"{__name__}.rules", "with_clues"),
    **with_symbols(__file__, __name__, FORMATS, rules_of),
)
