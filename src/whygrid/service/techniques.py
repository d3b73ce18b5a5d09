"""Techniques shown at work: the first place on the way through an example where one comes into its own."""

from __future__ import annotations

from typing import Any

from whygrid.budget import Budget
from whygrid.engine.state import State
from whygrid.engine.technique import Technique
from whygrid.engine.words import say
from whygrid.genre import Genre, Portrait
from whygrid.logic.deduction import Deduction
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.scene.trails import parts_of
from whygrid.scene.view import View
from whygrid.service.houses import houses_of


class Shown(NamedTuple):
    """A technique at work: the puzzle, the view at that place, the deduction in words, its houses.

    `example` is the example on whose way this is; empty for a position that was chosen for the technique.
    """

    puzzle: Puzzle
    example: str
    view: View
    text: str
    houses: tuple[tuple[str, ...], ...] = ()


def shown_at_work(kind: Genre[Any], technique: Technique, budget: Budget | None = None) -> Shown | None:
    """The position that the genre has for this technique, or where one of its examples needs it."""
    portrait = kind.portrait(technique.name)
    if portrait is not None:
        puzzle, state = position_in(kind, portrait)
        return _shown(puzzle, "", state, next(iter(technique.find(state))))
    if technique in kind.on_request():
        return None  # no example is about it, and it may take long to look
    budget = budget or Budget()
    examples = sorted(
        kind.examples().values(), key=lambda example: example.facts.get("uses") != technique.name
    )
    for example in examples:
        puzzle = Puzzle.parse(example.text, kind.name)
        state = kind.state(puzzle.board, puzzle.givens)
        while not any(state.contradictions()):
            budget.check()
            for other in (*kind.techniques(), technique):
                found = list(other.find(state)) if other.effort <= technique.effort else []
                if found:
                    break
            else:
                break
            if other is technique:
                return _shown(puzzle, example.name, state, found[0])
            for literal in {literal for deduction in found for literal in deduction.conclusions}:
                state.learn(literal)
    return None


def position_in(kind: Genre[Any], portrait: Portrait[Any]) -> tuple[Puzzle, State]:
    """The puzzle of a portrait, and the position that it shows."""
    puzzle = Puzzle(kind.name, portrait.puzzle)
    state = kind.state(puzzle.board, puzzle.givens)
    for literal in portrait.known:
        if state.truth[abs(literal)] == 0:
            state.learn(literal)
    return puzzle, state


def _shown(puzzle: Puzzle, example: str, state: State, found: Deduction) -> Shown:
    facts = range(1, len(puzzle.rules.facts) + 1)
    view = View(
        placed=tuple(fact for fact in facts if state.truth[fact] == 1),
        excluded=frozenset(fact for fact in facts if state.truth[fact] == -1),
        focus=found.conclusions,
        pattern=parts_of(found),
    )
    return Shown(puzzle, example, view, say(puzzle.rules, found), houses_of(puzzle.rules, found))
