"""The answers: plain data in, plain data out. Here what all of them share: puzzles, games and facts."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from whygrid.errors import UsageError
from whygrid.logic.facts import Literal
from whygrid.logic.rules import Rules
from whygrid.play.document import checked, puzzle_text, read_puzzle
from whygrid.play.game import LAYERS, Game, Ink
from whygrid.puzzle import Puzzle
from whygrid.registry import examples
from whygrid.scene.json import scene_to_json
from whygrid.scene.marks import SmallText, Text
from whygrid.scene.view import View
from whygrid.voice import Cells, message
from whygrid.web.parts import LONGEST

Json = dict[str, Any]
LARGEST = 1600
"""Cells of the largest board that is worked with here; the command line has no such limit."""


@lru_cache(64)
def _read(genre: str, form: str, text: str) -> Puzzle:
    return refuse_large(read_puzzle(genre, form, text))


@lru_cache(64)
def _example(name: str) -> Puzzle:
    return refuse_large(Puzzle.parse(examples()[name].text))


def refuse_large(puzzle: Puzzle) -> Puzzle:
    """The puzzle, if neither its board nor what stands in a cell is too large for a page."""
    scene = puzzle.scene()
    if scene.rows * scene.columns > LARGEST:
        raise UsageError(
            message("web/server-board-too-large", rows=scene.rows, columns=scene.columns),
            remedy=message("web/server-largest-board", most=LARGEST),
        )
    if any(isinstance(mark, Text | SmallText) and len(mark.text) > LONGEST for mark in scene.marks):
        raise UsageError(
            message("web/server-cell-too-long"), remedy=message("web/server-longest-cell", most=LONGEST)
        )
    return puzzle


def puzzle_of(document: Json) -> Puzzle:
    """The puzzle that a request brings, or the example that it names."""
    if "example" in document:
        return _example(document["example"])
    return _read(document["genre"], document["form"], document["text"])


def puzzle_json(puzzle: Puzzle) -> Json:
    """A puzzle such that `puzzle_of` reads it back as it was."""
    form, text = puzzle_text(puzzle)
    return {"genre": puzzle.genre_name, "form": form, "text": text}


def game_of(puzzle: Json, page: Json) -> Game:
    """The game that a request brings: its puzzle, with what is written on it as one move."""
    game = Game(puzzle_of(puzzle))
    inks = [
        Ink(layer, where, what)
        for layer, places in page.items()
        for where, written in places.items()
        for what in written
    ]
    for ink in inks:
        if ink.layer != "colour" and ink.where in game.printed:
            raise UsageError(
                message("play/is-printed-in-the-puzzle", place=Cells((ink.where,))),
                remedy=message("web/server-leave-it-out"),
            )
    return checked(game.moved(message("play/move-sent"), (), inks))


def written_json(game: Game) -> Json:
    """What is written in a game, by layer and place."""
    layers = {layer: game.ink(layer) for layer in LAYERS}
    return {layer: places for layer, places in layers.items() if places}


def names(rules: Rules, literals: Iterable[Literal]) -> list[str]:
    """Facts by name."""
    return [str(rules.fact(literal)) for literal in literals]


def fact_of(game: Game | Puzzle, name: str) -> Literal:
    """The fact of a name such as r4c5=7 or r4c5≠7."""
    from whygrid.play.places import places_of

    puzzle = game.puzzle if isinstance(game, Game) else game
    for sign, factor in (("=", 1), ("≠", -1)):
        subject, found, value = name.partition(sign)
        if found:
            return factor * places_of(puzzle).literal(subject, value)
    raise UsageError(message("web/server-is-not-a-fact", name=name), remedy=message("web/server-how-facts"))


def draw(puzzle: Puzzle, view: View) -> Json:
    """A scene as plain data."""
    return scene_to_json(puzzle.scene(view))
