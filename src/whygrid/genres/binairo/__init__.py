"""Binairo (Takuzu): as many 0 as 1 in every line, never three alike in a row, no two lines alike."""

from __future__ import annotations

from whygrid.digits.genre import with_symbols
from whygrid.genre import Genre
from whygrid.genres.binairo.formats import FORMATS
from whygrid.genres.binairo.model import Board
from whygrid.genres.binairo.rules import rules_of
from whygrid.lazy import lazy

GENRE: Genre[Board] = Genre(
    name="binairo",
    title="Binairo",
    **with_symbols(__file__, __name__, FORMATS, rules_of)
    | {"state": lazy(f"{__name__}.techniques", "marks_of")},
)
