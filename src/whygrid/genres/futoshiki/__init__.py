"""Futoshiki: a Latin square in which signs say which of two neighbours is larger."""

from __future__ import annotations

from whygrid.digits.field import filled, givens_of
from whygrid.genre import Genre, beside, portraits_beside
from whygrid.genres.futoshiki.formats import FORMATS
from whygrid.genres.futoshiki.model import Board
from whygrid.genres.futoshiki.rules import rules_of
from whygrid.lazy import lazy, lazy_value

GENRE: Genre[Board] = Genre(
    name="futoshiki",
    title="Futoshiki",
    formats=FORMATS,
    rules=lambda board: rules_of(board.layout),
    givens=givens_of,
    state=lazy(f"{__name__}.techniques", "marks_of"),
    fill=filled,
    portrait=portraits_beside(__file__, FORMATS[0].parse, lambda board: rules_of(board.layout)),
    generator=lazy_value(f"{__name__}.generator", "GENERATOR"),
    clues=lazy("whygrid.digits.signs", "clues_of"),
    with_clues=lazy(f"{__name__}.rules", "with_clues"),
    **beside(__file__, __name__),
)
