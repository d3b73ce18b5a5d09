"""Kakuro: runs of different digits that add up to their clues."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from whygrid.genre import Genre, examples_beside, portraits_beside
from whygrid.genres.kakuro.formats import FORMATS
from whygrid.genres.kakuro.model import Board
from whygrid.genres.kakuro.rules import filled, givens_of, rules_of

if TYPE_CHECKING:
    from whygrid.budget import Budget
    from whygrid.engine.state import State
    from whygrid.engine.technique import Technique
    from whygrid.generator import Generator
    from whygrid.genre import Aside, Clue, Drafting
    from whygrid.logic.facts import Literal
    from whygrid.scene.marks import Scene
    from whygrid.scene.view import View


def _state(board: Board, known: Iterable[Literal]) -> State:
    from whygrid.genres.kakuro.marks import Marks

    return Marks(board.layout, known)


def _techniques() -> tuple[Technique, ...]:
    from whygrid.genres.kakuro.techniques import TECHNIQUES

    return TECHNIQUES


def _if_unique() -> tuple[Technique, ...]:
    from whygrid.genres.kakuro.techniques.uniqueness import IF_UNIQUE

    return IF_UNIQUE


def _scene(board: Board, view: View) -> Scene:
    from whygrid.genres.kakuro.scene import scene_of

    return scene_of(board, view)


def _solutions(board: Board, limit: int, budget: Budget) -> list[tuple[Literal, ...]]:
    from whygrid.genres.kakuro.solving import fast_solutions

    return fast_solutions(board, limit, budget)


def _clues(board: Board) -> Iterator[Clue]:
    from whygrid.genres.kakuro.clues import clues_of

    return clues_of(board)


def _implied_clues(board: Board) -> Iterator[Clue]:
    from whygrid.genres.kakuro.clues import implied_clues

    return implied_clues(board)


def _with_clues(board: Board, names: Collection[str]) -> Board:
    from whygrid.genres.kakuro.clues import with_clues

    return with_clues(board, names)


def _generator() -> Generator[Board]:
    from whygrid.genres.kakuro.orders import GENERATOR

    return GENERATOR


def _drafting() -> Drafting[Board]:
    from whygrid.genres.kakuro.drafting import DRAFTING

    return DRAFTING


def _scales(board: Board, budget: Budget) -> Mapping[str, Mapping[str, object]]:
    from whygrid.genres.kakuro.combinations import held_in_mind

    return held_in_mind(board)


def _aside(board: Board, facts: Collection[Literal], cell: str) -> Iterable[Aside]:
    from whygrid.genres.kakuro.asides import asides_of

    return asides_of(board, facts, cell)


GENRE: Genre[Board] = Genre(
    name="kakuro",
    title="Kakuro",
    formats=FORMATS,
    rules=lambda board: rules_of(board.layout),
    givens=givens_of,
    state=_state,
    techniques=_techniques,
    if_unique=_if_unique,
    fill=filled,
    scene=_scene,
    examples=examples_beside(__file__),
    portrait=portraits_beside(__file__, FORMATS[0].parse, lambda board: rules_of(board.layout)),
    solutions=_solutions,
    generator=_generator,
    scales=_scales,
    clues=_clues,
    implied_clues=_implied_clues,
    with_clues=_with_clues,
    drafting=_drafting,
    aside=_aside,
)
