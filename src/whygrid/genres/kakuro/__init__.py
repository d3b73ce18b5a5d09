"""Kakuro: runs of different digits that add up to their clues."""

from __future__ import annotations

from whygrid.commands import commands_beside
from whygrid.digits.genre import with_symbols
from whygrid.genre import Genre
from whygrid.genres.kakuro.formats import FORMATS
from whygrid.genres.kakuro.model import Board
from whygrid.genres.kakuro.rules import rules_of
from whygrid.lazy import lazy, lazy_value

GENRE: Genre[Board] = Genre(
    name="kakuro",
    title="Kakuro",
    if_unique=lazy_value(f"{__name__}.techniques.uniqueness", "IF_UNIQUE"),
    solutions=lazy(f"{__name__}.solving", "fast_solutions"),
    scales=lazy(f"{__name__}.combinations", "held_in_mind"),
    clues=lazy(f"{__name__}.clues", "clues_of"),
    implied_clues=lazy(f"{__name__}.clues", "implied_clues"),
    with_clues=lazy(f"{__name__}.clues", "with_clues"),
    aside=lazy(f"{__name__}.asides", "asides_of"),
    commands=commands_beside(__file__, __name__),
    **with_symbols(__file__, __name__, FORMATS, rules_of)
    | {
        "state": lazy(f"{__name__}.marks", "marks_of"),
        "generator": lazy_value(f"{__name__}.orders", "GENERATOR"),
    },
)
