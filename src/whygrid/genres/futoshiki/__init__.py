"""Futoshiki: a Latin square in which signs say which of two neighbours is larger."""

from __future__ import annotations

from whygrid.digits.field import filled, givens_of
from whygrid.genre import Genre, examples_beside, portraits_beside
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
    techniques=lazy_value(f"{__name__}.techniques", "TECHNIQUES"),
    fill=filled,
    scene=lazy(f"{__name__}.scene", "scene_of"),
    examples=examples_beside(__file__),
    instructions=lazy(f"{__name__}.instructions", "instructions_of"),
    portrait=portraits_beside(__file__, FORMATS[0].parse, lambda board: rules_of(board.layout)),
    generator=lazy_value(f"{__name__}.generator", "GENERATOR"),
    clues=lazy(f"{__name__}.rules", "clues_of"),
    with_clues=lazy(f"{__name__}.rules", "with_clues"),
    drafting=lazy_value(f"{__name__}.drafting", "DRAFTING"),
)
