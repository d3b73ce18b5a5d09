"""Numberlink: paths that join equal numbers and never meet."""

from __future__ import annotations

from whygrid.commands import commands_beside
from whygrid.genre import Genre, beside, portraits_beside
from whygrid.genres.numberlink.facts import filled, givens_of
from whygrid.genres.numberlink.formats import FORMATS
from whygrid.genres.numberlink.model import Board
from whygrid.genres.numberlink.rules import rules_of
from whygrid.lazy import lazy, lazy_value

GENRE: Genre[Board] = Genre(
    name="numberlink",
    title="Numberlink",
    formats=FORMATS,
    rules=lambda board: rules_of(board.layout),
    givens=givens_of,
    state=lazy(f"{__name__}.position", "position_of"),
    if_unique=lazy_value(f"{__name__}.techniques.uniqueness", "IF_UNIQUE"),
    fill=filled,
    portrait=portraits_beside(__file__, FORMATS[0].parse, lambda board: rules_of(board.layout)),
    solutions=lazy(f"{__name__}.solving", "quick_solutions"),
    forced=lazy(f"{__name__}.lemmas", "forced_edges"),
    generator=lazy_value(f"{__name__}.orders", "GENERATOR"),
    clues=lazy(f"{__name__}.clues", "clues_of"),
    with_clues=lazy(f"{__name__}.clues", "with_clues"),
    absence="closed",
    commands=commands_beside(__file__, __name__),
    **beside(__file__, __name__),
)
