"""Numberlink: paths that join equal numbers and never meet."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from whygrid.genre import Drafting, Genre, examples_beside, portraits_beside
from whygrid.genres.numberlink.formats import FORMATS
from whygrid.genres.numberlink.model import Board
from whygrid.genres.numberlink.rules import filled, givens_of, rules_of

if TYPE_CHECKING:
    from whygrid.budget import Budget
    from whygrid.engine.state import State
    from whygrid.engine.technique import Technique
    from whygrid.generator import Generator
    from whygrid.genre import Clue
    from whygrid.logic.facts import Literal
    from whygrid.scene.marks import Scene
    from whygrid.scene.view import View


def _state(board: Board, known: Iterable[Literal]) -> State:
    from whygrid.genres.numberlink.position import Position

    return Position(board.layout, known, givens_of(board))


def _techniques() -> tuple[Technique, ...]:
    from whygrid.genres.numberlink.techniques import TECHNIQUES

    return TECHNIQUES


def _if_unique() -> tuple[Technique, ...]:
    from whygrid.genres.numberlink.techniques.uniqueness import IF_UNIQUE

    return IF_UNIQUE


def _scene(board: Board, view: View) -> Scene:
    from whygrid.genres.numberlink.scene import scene_of

    return scene_of(board, view)


def _solutions(board: Board, limit: int, budget: Budget) -> list[tuple[Literal, ...]] | None:
    if board.layout.loose:
        return None  # the encodings are about labels
    from whygrid.genres.numberlink.solving import fast_solutions

    return fast_solutions(board, limit, budget)


def _forced(board: Board) -> tuple[Literal, ...]:
    from whygrid.genres.numberlink.lemmas import forced_edges

    return forced_edges(board)


def _generator() -> Generator[Board]:
    from whygrid.genres.numberlink.orders import GENERATOR

    return GENERATOR


def _clues(board: Board) -> Iterable[Clue]:
    from whygrid.genres.numberlink.clues import clues_of

    return clues_of(board)


def _with_clues(board: Board, names: Collection[str]) -> Board:
    from whygrid.genres.numberlink.clues import with_clues

    return with_clues(board, names)


def _drafting() -> Drafting[Board]:
    from whygrid.genres.numberlink.drafting import DRAFTING

    return DRAFTING


GENRE: Genre[Board] = Genre(
    name="numberlink",
    title="Numberlink",
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
    forced=_forced,
    generator=_generator,
    clues=_clues,
    with_clues=_with_clues,
    drafting=_drafting,
    absence="closed",
)
