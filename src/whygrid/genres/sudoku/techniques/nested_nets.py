"""Nested forcing nets: where the singles that follow from a candidate end, further nets lead on.

Suppose a candidate and follow the singles. What is open then is supposed in turn: if singles lead from it
to a contradiction, it is out as well, and the singles go on. A candidate from which all this ends in a
contradiction is out. Nets nest once, and the story says so.

To try every candidate would take long, so those from which most singles follow are tried first, all that
are alike together, up to the first that give something. That does not depend on the order of cells or digits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.techniques import singles
from whygrid.genres.sudoku.techniques.forcing_nets import Net, filled_in, nets_of, outline
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.facts import Literal

NAME = "nested forcing net"
TRIED = 40
"""How many candidates are tried at most; those that are alike are tried all or not at all."""


class NestedNet:
    """What follows from a candidate by singles and by nets inside: `steps` in order; `broken` at the end."""

    def __init__(self, state: Marks, start: int) -> None:
        self.start = start
        self.work = state.copy()
        self.steps: dict[Literal, Callable[[], Deduction]] = {}
        self.broken: Deduction | None = None
        self._place(start)
        while self.broken is None and (self._singles() or self._nets()):
            pass

    def _place(self, fact: int) -> None:
        work = self.work
        for other in work.exclusions.of(fact):
            if work.truth[other] == 0:
                self.steps[-other] = partial(_excluded, work, other, fact)
        work.learn(fact)

    def _singles(self) -> bool:
        """Place what is left alone, or note a contradiction; False when nothing is."""
        self.broken = next(self.work.contradictions(), None)
        found: dict[Literal, Deduction] = {}
        for single in _left_alone(self.work) if self.broken is None else ():
            found.setdefault(single.conclusions[0], single)
        for fact, single in found.items():
            if self.work.truth[fact] == 0:
                self.steps[fact] = partial(_as_it_is, single)
                self._place(fact)
        return bool(found)

    def _nets(self) -> bool:
        """Exclude what leads to a contradiction by singles; False when nothing does."""
        found = [fact for fact, follow in nets_of(self.work) if follow < 0]
        if found:
            position = self.work.copy()  # as the nets found it: few of them will be told
            for fact in found:
                self.steps[-fact] = partial(_net, position, fact)
                self.work.exclude(fact)
        return bool(found)

    def told(self) -> tuple[tuple[Deduction, ...], tuple[Literal, ...]]:
        """The steps that the contradiction needs, and what they rest on besides the candidate."""
        assert self.broken is not None
        needed = dict.fromkeys(self.broken.premises)
        told = [self.broken]
        for literal, told_when_needed in reversed(self.steps.items()):
            if literal in needed:
                step = told_when_needed()
                told.append(step)
                needed.update(dict.fromkeys(step.premises))
        outside = (literal for literal in needed if literal not in self.steps and literal != self.start)
        return tuple(reversed(told)), tuple(outside)


def _as_it_is(step: Deduction) -> Deduction:
    return step


def _excluded(state: Marks, fact: int, by: int) -> Deduction:
    rule = state.exclusions.of(by)[fact]
    return Deduction(NAME, (-fact,), (by,), (rule,), f"{state.rules.fact(by)} rules it out")


def _net(state: Marks, fact: int) -> Deduction:
    steps, outside = Net(state, fact).steps()
    reason = f"suppose {state.rules.fact(fact)}: this leads to a contradiction"
    return Deduction(NAME, (-fact,), outside, (), reason, (), (Case(fact, steps),))


def _left_alone(state: Marks) -> Iterator[Deduction]:
    """The singles of a position."""
    yield from singles.NAKED_SINGLE.find(state)
    yield from singles.HIDDEN_SINGLE.find(state)


def outline_nested(state: Marks) -> Iterator[Deduction]:
    """The candidates that nested nets refute, of those from which equally many singles follow."""
    if state.size > 9:
        return
    by_size: dict[int, list[int]] = {}
    left = TRIED
    for fact, follow in nets_of(state):
        if follow >= 0:  # otherwise a plain net has it, and its size depends on where it broke
            by_size.setdefault(follow, []).append(fact)
    for _, facts in sorted(by_size.items(), reverse=True):
        left -= len(facts)
        if left < 0:
            return
        if refuted := _refuted(state, facts):
            yield from (outline(NAME, fact) for fact in refuted)
            return


def _refuted(state: Marks, facts: list[int]) -> list[int]:
    """Of these candidates those that nested nets refute."""
    if state.native is None:
        return [fact for fact in facts if NestedNet(state, fact).broken]
    return state.native.refuted(facts, state.truth, state.candidates, state.places)


def find_nested(state: Marks) -> Iterator[Deduction]:
    """The same with the nets that lead there."""
    for outlined in outline_nested(state):
        yield filled_in(state, outlined, lambda fact: NestedNet(state, fact).told(), ", with nets inside")


NESTED_FORCING_NET = Technique(
    NAME,
    9.5,
    "Suppose a candidate, follow the singles, and where they end try what is open in the same way.",
    find_nested,
    outline=outline_nested,
)
