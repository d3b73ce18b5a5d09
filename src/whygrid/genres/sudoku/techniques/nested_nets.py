"""Nested forcing nets: where the singles that follow from a candidate end, further nets lead on.

Suppose a candidate and follow the singles. What is open then is supposed in turn: if singles lead from it
to a contradiction, it is out as well, and the singles go on. A candidate from which all this ends in a
contradiction is out. Nets nest once, and the story says so.

To try every candidate would take long, so those from which most singles follow are tried first, all that
are alike together, up to the first that give something. That does not depend on the order of cells or digits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TypeVar

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import Shape
from whygrid.genres.sudoku.techniques import singles
from whygrid.genres.sudoku.techniques.forcing_nets import (
    KEPT,
    Story,
    filled_in,
    nets_of,
    outline,
    story_of,
    supposing,
    tell,
    told,
    without,
    without_clash,
)
from whygrid.genres.sudoku.toolbox.common import said_fact
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple
from whygrid.voice.message import message

NAME = "nested forcing net"
TRIED = 40
"""How many candidates are tried at most; those that are alike are tried all or not at all."""

Found = TypeVar("Found")

_INSIDE = 0
"""What is behind a literal that a net inside excludes."""


class NestedStory(NamedTuple):
    """How a candidate leads to a contradiction, and the stories of the nets inside by what they exclude."""

    start: int
    story: Story
    inside: dict[Literal, Story]


class NestedNet:
    """What follows from a candidate by singles and by nets inside, in order; `broken` as in `Net`.

    behind       what is behind each literal that follows, as in `Story`
    positions    for what a net inside excludes: the position in which it does

    It is the counterpart of `native/walk/nested_net.hpp`.
    """

    def __init__(self, state: Marks, start: int) -> None:
        self.start = start
        self.work = state.copy()
        self.behind: dict[Literal, int] = {}
        self.positions: dict[Literal, Marks] = {}
        self.broken: int | None = None
        self._place(start)
        while not self._is_broken() and (self._singles() or self._nets()):
            pass

    def _place(self, fact: int) -> None:
        work = self.work
        for other in work.exclusions.of(fact):
            if work.truth[other] == 0:
                self.behind[-other] = fact
        work.learn(fact)

    def _is_broken(self) -> bool:
        left = [*self.work.candidates, *self.work.places]
        if 0 in left:
            self.broken = left.index(0)
        return self.broken is not None

    def _singles(self) -> bool:
        """Place all that is left alone; False when nothing is."""
        work, n, cells = self.work, self.work.size, len(self.work.candidates)
        found: dict[int, int] = {}
        for single in singles.find_naked_single(work):
            (fact,) = single.conclusions
            found[fact] = (fact - 1) // n
        for slot in work.lonely():
            cell = work.shape.houses[slot // n].cells[work.places[slot].bit_length() - 1]
            found.setdefault(cell * n + slot % n + 1, cells + slot)
        for fact, place in found.items():
            if work.truth[fact] == 0:
                self.behind[fact] = ~place
                self._place(fact)
        return bool(found)

    def _nets(self) -> bool:
        """Exclude all that leads to a contradiction by singles; False when nothing does."""
        found = [fact for fact, follow in nets_of(self.work) if follow < 0]
        if found:
            position = self.work.copy()
            for fact in found:
                self.behind[-fact] = _INSIDE
                self.positions[-fact] = position
                self.work.exclude(fact)
        return bool(found)

    def story(self) -> NestedStory | None:
        """What leads to the contradiction; None where there is no contradiction."""
        if self.broken is None:
            return None
        shape = self.work.shape
        needed = dict.fromkeys(without(shape, self.broken))
        literals, behind = [0], [~self.broken]
        inside: dict[Literal, Story] = {}
        for literal, by in reversed(self.behind.items()):
            if literal in needed:
                literals.append(literal)
                behind.append(by)
                if by > 0:
                    needed[by] = None
                elif by < 0:
                    needed.update(dict.fromkeys(without(shape, ~by, literal)))
                else:
                    net = story_of(self.positions[literal], -literal)
                    assert net is not None
                    inside[literal] = net
                    needed.update(dict.fromkeys(net.outside))
        outside = (literal for literal in needed if literal not in self.behind and literal != self.start)
        story = Story(tuple(literals[::-1]), tuple(behind[::-1]), tuple(outside))
        return NestedStory(self.start, story, inside)


def nested_stories(state: Marks, facts: list[int]) -> list[NestedStory]:
    """Of these candidates those that nested nets refute, and how."""
    if state.native is None:
        stories = (NestedNet(state, fact).story() for fact in facts)
        return [story for story in stories if story is not None]
    return [
        NestedStory(fact, Story(*story), {literal: Story(*net) for literal, net in inside.items()})
        for fact, story, inside in state.native.nested_nets(
            facts, state.truth, state.candidates, state.places
        )
    ]


def refuted(state: Marks, facts: list[int]) -> list[int]:
    """Of these candidates those that nested nets refute."""
    if state.native is None:
        return [fact for fact in facts if NestedNet(state, fact).broken is not None]
    return state.native.refuted(facts, state.truth, state.candidates, state.places)


def _first(state: Marks, find: Callable[[Marks, list[int]], list[Found]]) -> list[Found]:
    """What is found among candidates from which equally many singles follow: the most that give something."""
    if state.size > 9:
        return []
    by_size: dict[int, list[int]] = {}
    left = TRIED
    for fact, follow in nets_of(state):
        if follow >= 0:  # otherwise a plain net has it, and its size depends on where it broke
            by_size.setdefault(follow, []).append(fact)
    for _, facts in sorted(by_size.items(), reverse=True):
        left -= len(facts)
        if left < 0:
            break
        if found := find(state, facts):
            return found
    return []


def outline_nested(state: Marks) -> Iterator[Deduction]:
    """The candidates that nested nets refute, of those from which equally many singles follow."""
    return (outline(NAME, fact) for fact in _first(state, refuted))


def find_nested(state: Marks) -> Iterator[Deduction]:
    """The same with the nets that lead there."""
    for found in _first(state, nested_stories):
        steps = _tell_nested(state, found)
        reason = message("sudoku/suppose-with-nets-inside", fact=said_fact(state.shape, found.start))
        yield filled_in(outline(NAME, found.start), steps, found.story.outside, reason)


def _tell_nested(state: Marks, nested: NestedStory) -> tuple[Deduction, ...]:
    """A story with nets inside as deductions."""
    shape = state.shape
    return tuple(
        [
            _told(shape, literal, behind) if behind else _net(state, -literal, nested.inside[literal])
            for literal, behind in zip(nested.story.literals, nested.story.behind, strict=True)
        ]
    )


@lru_cache(maxsize=KEPT)
def _told(shape: Shape, literal: Literal, behind: int) -> Deduction:
    """What follows from what is behind it, as a deduction: outside of the nets a single has its own name."""
    if behind > 0:
        technique = NAME
    elif not literal:
        technique = "contradiction"
    else:
        technique = (singles.NAKED_SINGLE if ~behind < len(shape.cells) else singles.HIDDEN_SINGLE).name
    return told(shape, literal, behind)._replace(technique=technique)


def _net(state: Marks, fact: int, story: Story) -> Deduction:
    story = without_clash(state.shape, story)
    steps, reason = tell(state.shape, story), supposing(state.shape, fact)
    return Deduction(NAME, (-fact,), story.outside, (), reason, (), (Case(fact, steps),))


NESTED_FORCING_NET = Technique(
    NAME,
    9.5,
    "Suppose a candidate, follow the singles, and where they end try what is open in the same way.",
    find_nested,
    outline=outline_nested,
    supposes=True,
)
