"""Sudoku: every row, column and box holds each digit once. All box sizes from 2x2 to 5x5 are one model.

What variants add to it is in `constraints`.
"""

from __future__ import annotations

from whygrid.genre import Genre, beside
from whygrid.genres.sudoku.formats import FORMATS
from whygrid.genres.sudoku.model import Sudoku
from whygrid.genres.sudoku.rules import clues_of, filled, givens_of, rules_of, with_clues
from whygrid.genres.sudoku.solving import kernel_count, kernel_solutions
from whygrid.lazy import lazy, lazy_value

GENRE: Genre[Sudoku] = Genre(
    name="sudoku",
    title="Sudoku",
    formats=FORMATS,
    rules=lambda puzzle: rules_of(puzzle.shape),
    givens=givens_of,
    state=lazy(f"{__name__}.marks", "marks_of"),
    fill=filled,
    clues=clues_of,
    with_clues=with_clues,
    solutions=kernel_solutions,
    count_solutions=kernel_count,
    k=lazy(f"{__name__}.measuring", "kernel_k"),
    k_step=lazy(f"{__name__}.measuring", "kernel_k_step"),
    canonical=lazy(f"{__name__}.symmetry", "canonical_form"),
    waves=lazy(f"{__name__}.waves", "waves_of"),
    twin=lazy(f"{__name__}.symmetry", "random_twin"),
    scales=lazy(f"{__name__}.scales", "scales_of"),
    if_unique=lazy_value(f"{__name__}.techniques.uniqueness", "IF_UNIQUE"),
    on_request=lazy_value(f"{__name__}.techniques.on_request", "ON_REQUEST"),
    generator=lazy_value(f"{__name__}.orders", "GENERATOR"),
    listing=lazy_value(f"{__name__}.listing", "LISTING"),
    portrait=lazy(f"{__name__}.portraits", "portrait_of"),
    practice=lazy(f"{__name__}.portraits", "practice_of"),
    **beside(__file__, __name__),
)
