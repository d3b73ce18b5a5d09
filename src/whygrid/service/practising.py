"""Positions to practise a technique in: nothing easier than it is left to be found there, if possible."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from whygrid.budget import Budget
from whygrid.engine.state import State
from whygrid.engine.technique import Technique
from whygrid.engine.words import say
from whygrid.genre import Genre
from whygrid.logic.facts import Literal
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.service.techniques import position_in, shown_at_work
from whygrid.sheet import Sheet

FINDS = 20
"""So many of what there is to be found are kept."""


class Find(NamedTuple):
    """Something that is to be found: what follows, and why."""

    facts: tuple[Literal, ...]
    text: str


class Practice(NamedTuple):
    """A position to practise a technique in, and what is to be found there.

    needed   whether nothing easier leads on; otherwise the technique is there beside easier ones
    """

    puzzle: Puzzle
    sheet: Sheet[Any]
    needed: bool
    finds: tuple[Find, ...]


def practice(kind: Genre[Any], technique: Technique, budget: Budget | None = None) -> Practice | None:
    """A position to practise a technique in; None where nobody knows one."""
    budget = budget or Budget()
    easier = [one for one in kind.techniques() if one.effort < technique.effort]
    first: tuple[Puzzle, State] | None = None
    for puzzle, state in _positions(kind, technique, budget):
        if _needs(state, technique, easier, budget):
            return _practice(puzzle, state, technique, True)
        first = first or (puzzle, state)
    if first is None:
        return None
    # What was learnt on the way has dissolved what is to be found: back to the position as it was shown.
    puzzle, state = next(iter(_positions(kind, technique, budget)))
    return _practice(puzzle, state, technique, False)


def _positions(kind: Genre[Any], technique: Technique, budget: Budget) -> Iterator[tuple[Puzzle, State]]:
    """Positions in which a technique finds something, fresh ones."""
    for portrait in (kind.portrait(technique.name), kind.practice(technique.name)):
        if portrait is not None:
            yield position_in(kind, portrait)
    if kind.portrait(technique.name) is None:
        shown = shown_at_work(kind, technique, budget)
        if shown is not None:
            state = kind.state(shown.puzzle.board, (*shown.puzzle.givens, *shown.view.placed))
            for fact in shown.view.excluded or ():
                if state.open(fact):
                    state.learn(-fact)
            yield shown.puzzle, state


def _needs(state: State, technique: Technique, easier: list[Technique], budget: Budget) -> bool:
    """Whether a technique finds something after all that easier ones find, which the position learns."""
    while True:
        budget.check()
        wave = next((found for one in easier if (found := state.find(one.find))), None)
        if wave is None:
            return any(True for _ in technique.find(state))
        for deduction in wave:
            for literal in deduction.conclusions:
                if state.holds(-literal):
                    return False  # a made-up position that belongs to no solution
                state.learn(literal)


def _practice(puzzle: Puzzle, state: State, technique: Technique, needed: bool) -> Practice:
    finds = [Find(one.conclusions, say(puzzle.rules, one)) for one in technique.find(state)]
    return Practice(puzzle, _sheet(puzzle, state), needed, tuple(finds[:FINDS]))


def _sheet(puzzle: Puzzle, state: State) -> Sheet[Any]:
    """What lies in front of a player; marks only where they say more than placed cells do."""
    facts = range(1, len(puzzle.rules.facts) + 1)
    given = set(puzzle.givens)
    placed = tuple(fact for fact in facts if state.truth[fact] == 1)
    bare = puzzle.genre.state(puzzle.board, placed)
    left = frozenset(fact for fact in facts if state.truth[fact] == 0)
    says_more = any(bare.truth[fact] != state.truth[fact] for fact in facts)
    rules = puzzle.rules
    cells = frozenset(fact for fact in left if "-" not in rules.fact(fact).subject)
    entries = [fact for fact in placed if fact not in given]
    # There are no marks on edges: where no line is, it is closed, and the other way round.
    gone = {rules.fact(fact).subject for fact in facts if state.truth[fact] == -1 and bare.truth[fact] == 0}
    entries += [fact for fact in left - cells if rules.fact(fact).subject in gone]
    return Sheet(puzzle.board, tuple(entries), cells if says_more else frozenset())
