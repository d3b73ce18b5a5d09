"""Sudoku: every row, column and box holds each digit once. All box sizes from 2x2 to 5x5 are one model.

What variants add to it is in `constraints`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from whygrid.genre import Drafting, Genre, Listing, Portrait, examples_beside
from whygrid.genres.sudoku.formats import FORMATS
from whygrid.genres.sudoku.model import Sudoku
from whygrid.genres.sudoku.rules import clues_of, filled, givens_of, rules_of, with_clues
from whygrid.genres.sudoku.solving import kernel_count, kernel_solutions

if TYPE_CHECKING:
    from random import Random

    from whygrid.budget import Budget
    from whygrid.engine.k import KReport, KStep
    from whygrid.engine.state import State
    from whygrid.engine.technique import Technique
    from whygrid.generator import Generator
    from whygrid.logic.facts import Literal
    from whygrid.scene.marks import Scene
    from whygrid.scene.view import View


def _state(puzzle: Sudoku, known: Iterable[Literal]) -> State:
    from whygrid.genres.sudoku.marks import Marks

    return Marks(puzzle.shape, known, givens_of(puzzle))


def _techniques() -> tuple[Technique, ...]:
    from whygrid.genres.sudoku.techniques import TECHNIQUES

    return TECHNIQUES


def _if_unique() -> tuple[Technique, ...]:
    from whygrid.genres.sudoku.techniques.uniqueness import IF_UNIQUE

    return IF_UNIQUE


def _on_request() -> tuple[Technique, ...]:
    from whygrid.genres.sudoku.techniques import ON_REQUEST

    return ON_REQUEST


def _k(puzzle: Sudoku, budget: Budget, certified: bool) -> KReport | None:
    from whygrid.genres.sudoku.measuring import kernel_k

    return kernel_k(puzzle, budget, certified)


def _k_step(puzzle: Sudoku, fact: Literal | None, budget: Budget) -> KStep | None:
    from whygrid.genres.sudoku.measuring import kernel_k_step

    return kernel_k_step(puzzle, fact, budget)


def _scene(puzzle: Sudoku, view: View) -> Scene:
    from whygrid.genres.sudoku.scene import scene_of

    return scene_of(puzzle, view)


def _canonical(puzzle: Sudoku) -> Sudoku:
    from whygrid.genres.sudoku.symmetry import canonical_form

    return canonical_form(puzzle)


def _twin(puzzle: Sudoku, rng: Random) -> Sudoku:
    from whygrid.genres.sudoku.symmetry import random_twin

    return random_twin(puzzle, rng)


def _scales(puzzle: Sudoku, budget: Budget) -> Mapping[str, Mapping[str, object]]:
    from whygrid.genres.sudoku.scales import scales_of

    return scales_of(puzzle, budget)


def _generator() -> Generator[Sudoku]:
    from whygrid.genres.sudoku.orders import GENERATOR

    return GENERATOR


def _portrait(technique: str) -> Portrait[Sudoku] | None:
    from whygrid.genres.sudoku.portraits import portrait_of

    return portrait_of(technique)


def _drafting() -> Drafting[Sudoku]:
    from whygrid.genres.sudoku.drafting import DRAFTING

    return DRAFTING


def _listing() -> Listing[Sudoku]:
    from whygrid.genres.sudoku.listing import LISTING

    return LISTING


GENRE: Genre[Sudoku] = Genre(
    name="sudoku",
    title="Sudoku",
    formats=FORMATS,
    rules=lambda puzzle: rules_of(puzzle.shape),
    givens=givens_of,
    state=_state,
    techniques=_techniques,
    fill=filled,
    clues=clues_of,
    with_clues=with_clues,
    scene=_scene,
    examples=examples_beside(__file__),
    solutions=kernel_solutions,
    count_solutions=kernel_count,
    k=_k,
    k_step=_k_step,
    canonical=_canonical,
    twin=_twin,
    scales=_scales,
    if_unique=_if_unique,
    on_request=_on_request,
    generator=_generator,
    drafting=_drafting,
    listing=_listing,
    portrait=_portrait,
)
