"""Kakuro: runs of different digits that add up to their clues."""

from __future__ import annotations

from whygrid.commands import commands_beside
from whygrid.digits.field import filled, givens_of
from whygrid.genre import Genre, beside, portraits_beside
from whygrid.genres.kakuro.formats import FORMATS
from whygrid.genres.kakuro.model import Board
from whygrid.genres.kakuro.rules import rules_of
from whygrid.lazy import lazy, lazy_value

GENRE: Genre[Board] = Genre(
    name="kakuro",
    title="Kakuro",
    formats=FORMATS,
    rules=lambda board: rules_of(board.layout),
    givens=givens_of,
    state=lazy(f"{__name__}.marks", "marks_of"),
    if_unique=lazy_value(f"{__name__}.techniques.uniqueness", "IF_UNIQUE"),
    fill=filled,
    portrait=portraits_beside(__file__, FORMATS[0].parse, lambda board: rules_of(board.layout)),
    solutions=lazy(f"{__name__}.solving", "fast_solutions"),
    generator=lazy_value(f"{__name__}.orders", "GENERATOR"),
    scales=lazy(f"{__name__}.combinations", "held_in_mind"),
    clues=lazy(f"{__name__}.clues", "clues_of"),
    implied_clues=lazy(f"{__name__}.clues", "implied_clues"),
    with_clues=lazy(f"{__name__}.clues", "with_clues"),
    aside=lazy(f"{__name__}.asides", "asides_of"),
    commands=commands_beside(__file__, __name__),
    **beside(__file__, __name__),
)
