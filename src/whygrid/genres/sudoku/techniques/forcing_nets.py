"""Forcing nets: a candidate that leads to a contradiction by singles alone is out.

What follows from the candidate is found round by round: what a placed digit excludes, then the cells and
places of which one is left. The story keeps what the contradiction rests on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SYMBOLS
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.facts import Literal

NAME = "forcing net"


class Net:
    """What follows from a candidate, and why: `excluded_by` what is placed, `placed_by` being left alone.

    A fact is left alone in a cell, (True, cell), or in a slot, (False, slot): a digit in a house, numbered as
    in `Marks.places`. `broken` is a cell or slot of which nothing is left.
    """

    def __init__(self, state: Marks, start: int) -> None:
        self.state = state
        self.start = start
        self.excluded_by: dict[int, int] = {}
        self.placed_by: dict[int, tuple[bool, int]] = {start: (True, -1)}
        self.broken: tuple[bool, int] | None = None
        if state.native is None:
            self._run()
        else:
            self.excluded_by, self.placed_by, self.broken = state.native.net(
                start, state.truth, state.candidates, state.places
            )

    def _run(self) -> None:
        state, n = self.state, self.state.size
        truth, excluded, where = state.truth, state.exclusions.of, state.where
        candidates, places = state.candidates.copy(), state.places.copy()
        excluded_by, placed_by = self.excluded_by, self.placed_by
        front = [self.start]
        while front:
            touched_cells, touched_slots = [], []
            for fact in front:
                for other in excluded(fact):
                    if truth[other] == 0 and other not in excluded_by:
                        excluded_by[other] = fact
                        cell, bit, slots = where[other]
                        candidates[cell] &= ~bit
                        touched_cells.append(cell)
                        for slot, place in slots:
                            places[slot] &= ~place
                            touched_slots.append(slot)
            front = []
            for cell in touched_cells:
                mask = candidates[cell]
                if not mask & (mask - 1):
                    if not mask:
                        self.broken = (True, cell)
                        return
                    fact = cell * n + mask.bit_length()
                    if fact not in placed_by and truth[fact] == 0:
                        placed_by[fact] = (True, cell)
                        front.append(fact)
            for slot in touched_slots:
                mask = places[slot]
                if not mask & (mask - 1):
                    if not mask:
                        self.broken = (False, slot)
                        return
                    fact = state.shape.houses[slot // n].cells[mask.bit_length() - 1] * n + slot % n + 1
                    if fact not in placed_by and truth[fact] == 0:
                        placed_by[fact] = (False, slot)
                        front.append(fact)

    def steps(self) -> tuple[tuple[Deduction, ...], tuple[Literal, ...]]:
        """The deductions up to the contradiction, and what they rest on besides the candidate."""
        assert self.broken is not None
        needed: dict[int, None] = {}
        queue = self._behind(self.broken, 0)
        outside: dict[Literal, None] = {}
        while queue:
            literal = queue.pop()
            if literal > 0:
                if literal != self.start and literal not in needed:
                    needed[literal] = None
                    queue += self._behind(self.placed_by[literal], literal)
            elif -literal in self.excluded_by:
                if literal not in needed:
                    needed[literal] = None
                    queue.append(self.excluded_by[-literal])
            else:
                outside[literal] = None
        order = {fact: i for i, fact in enumerate(self.placed_by)}
        told = []
        for literal in sorted(
            needed, key=lambda lit: (order[lit], 0) if lit > 0 else (order[self.excluded_by[-lit]], 1)
        ):
            told.append(self._step(literal))
        told.append(self._single(self.broken, 0))
        return tuple(told), tuple(outside)

    def _behind(self, place: tuple[bool, int], keep: int) -> list[Literal]:
        """The exclusions that leave one fact in a place, or none."""
        is_cell, index = place
        n, shape = self.state.size, self.state.shape
        if is_cell:
            facts = range(index * n + 1, index * n + n + 1)
            return [-fact for fact in facts if fact != keep]
        digit = index % n + 1
        return [-fact for cell in shape.houses[index // n].cells if (fact := cell * n + digit) != keep]

    def _step(self, literal: Literal) -> Deduction:
        if literal > 0:
            return self._single(self.placed_by[literal], literal)
        by = self.excluded_by[-literal]
        rules = self.state.rules
        rule = self.state.exclusions.of(-literal)[by]
        return Deduction(NAME, (literal,), (by,), (rule,), f"{rules.fact(by)} rules it out")

    def _single(self, place: tuple[bool, int], fact: int) -> Deduction:
        is_cell, index = place
        n, shape = self.state.size, self.state.shape
        if is_cell:
            rule, where = cell_rule(shape, index), f"for {shape.names[index]}"
            reason = "nothing else is left in its cell" if fact else f"no digit is left {where}"
        else:
            rule, symbol = shape.houses[index // n].name, SYMBOLS[index % n]
            reason = (
                f"it is the only place left for {symbol} in {rule}"
                if fact
                else (f"no place is left for {symbol} in {rule}")
            )
        premises = tuple(self._behind(place, fact))
        return Deduction(NAME, (fact,) if fact else (), premises, (rule,), reason)


def nets_of(state: Marks) -> list[tuple[int, int]]:
    """Every open candidate with the number of those that follow from it, or -1 for a contradiction."""
    if state.native is not None:
        return state.native.nets(state.truth, state.candidates, state.places)
    nets = [Net(state, fact) for fact, truth in enumerate(state.truth) if fact and truth == 0]
    return [(net.start, -1 if net.broken else len(net.placed_by)) for net in nets]


def outline_forcing_net(state: Marks) -> Iterator[Deduction]:
    """Every candidate that can't hold, since singles lead from it to a contradiction."""
    return (outline(NAME, fact) for fact, follow in nets_of(state) if follow < 0)


def outline(technique: str, fact: int) -> Deduction:
    """That a candidate is out, and not why."""
    return Deduction(technique, (-fact,), (), (), "", (("pattern", (fact,)),), (Case(fact, ()),))


def filled_in(
    state: Marks,
    outlined: Deduction,
    net: Callable[[int], tuple[tuple[Deduction, ...], tuple[Literal, ...]]],
    how: str = "",
) -> Deduction:
    """An outlined deduction with the steps of the net from its candidate, and what these rest on."""
    fact = -outlined.conclusions[0]
    steps, outside = net(fact)
    return outlined._replace(
        premises=outside,
        reason=f"suppose {state.rules.fact(fact)}: this leads to a contradiction{how}",
        cases=(Case(fact, steps),),
    )


def find_forcing_net(state: Marks) -> Iterator[Deduction]:
    """The same with the singles that lead there."""
    for outlined in outline_forcing_net(state):
        yield filled_in(state, outlined, lambda fact: Net(state, fact).steps())


FORCING_NET = Technique(
    NAME,
    8.5,
    "Suppose a candidate, and follow the singles: if they run into a contradiction, it is out.",
    find_forcing_net,
    outline=outline_forcing_net,
)
