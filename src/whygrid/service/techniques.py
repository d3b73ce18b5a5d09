"""Techniques shown at work: the first place on the way through an example where one comes into its own."""

from __future__ import annotations

from typing import Any, NamedTuple

from whygrid.budget import Budget
from whygrid.engine.technique import Technique
from whygrid.engine.words import say
from whygrid.genre import Genre
from whygrid.puzzle import Puzzle
from whygrid.scene.view import View


class Shown(NamedTuple):
    """A technique in an example of its genre: the puzzle, the view at that place, the deduction in words."""

    puzzle: Puzzle
    example: str
    view: View
    text: str


def shown_by_example(kind: Genre[Any], technique: Technique, budget: Budget | None = None) -> Shown | None:
    """Where the genre's examples need this technique; None where none of them does."""
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
                facts = range(1, len(puzzle.rules.facts) + 1)
                view = View(
                    placed=tuple(fact for fact in facts if state.truth[fact] == 1),
                    excluded=frozenset(fact for fact in facts if state.truth[fact] == -1),
                    focus=found[0].conclusions,
                    pattern=found[0].pattern,
                )
                return Shown(puzzle, example.name, view, say(puzzle.rules, found[0]))
            for literal in {literal for deduction in found for literal in deduction.conclusions}:
                state.learn(literal)
    return None
