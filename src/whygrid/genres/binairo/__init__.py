"""Binairo (Takuzu): as many 0 as 1 in every line, never three alike in a row, no two lines alike."""

from __future__ import annotations

from whygrid.digits.field import filled, givens_of
from whygrid.genre import Genre, beside, portraits_beside
from whygrid.genres.binairo.formats import FORMATS
from whygrid.genres.binairo.model import Board
from whygrid.genres.binairo.rules import rules_of
from whygrid.lazy import lazy, lazy_value

GENRE: Genre[Board] = Genre(
    name="binairo",
    title="Binairo",
    formats=FORMATS,
    rules=lambda board: rules_of(board.layout),
    givens=givens_of,
    state=lazy(f"{__name__}.techniques", "marks_of"),
    fill=filled,
    portrait=portraits_beside(__file__, FORMATS[0].parse, lambda board: rules_of(board.layout)),
    generator=lazy_value(f"{__name__}.generator", "GENERATOR"),
    **beside(__file__, __name__),
)
