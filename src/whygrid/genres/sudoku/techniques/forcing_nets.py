"""Forcing nets: a candidate that leads to a contradiction by singles alone is out.

What follows from the candidate is found round by round: what a placed digit excludes, then the cells and
places of which one is left. The story keeps what the contradiction rests on, in numbers. What it says of two
of them is the same deduction whatever the position, so that little is left to do to tell it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import repeat

from whygrid.engine.exclusions import exclusions_of
from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import House, Shape
from whygrid.genres.sudoku.rules import cell_rule, in_brackets, rules_of
from whygrid.genres.sudoku.techniques.singles import NOTHING_ELSE, only_place
from whygrid.genres.sudoku.toolbox.common import rules_it_out, said_cells, said_digit, said_fact
from whygrid.genres.sudoku.toolbox.net_words import net_in_eureka
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple
from whygrid.voice.message import Message, message

NAME = "forcing net"
KEPT = 1 << 15
"""For how many pairs of a literal and what is behind it the deduction is kept. A 9x9 board has fewer."""


class Story(NamedTuple):
    """How a contradiction comes about.

    literals    what follows, in order, up to 0 for the contradiction
    behind      for each of them the placed fact that excludes it; or, for what is left alone in a place and
                for a place of which nothing is left, ~place: a cell, or a slot as in `Marks.places`, where
                slots are numbered behind the cells
    outside     the exclusions that all of it rests on
    """

    literals: tuple[Literal, ...]
    behind: tuple[int, ...]
    outside: tuple[Literal, ...]


class Net:
    """What follows from a candidate, and why: `excluded_by` what is placed, `placed_by` being left alone.

    `broken` is a place of which nothing is left. It is the counterpart of `native/walk/net.hpp`.
    """

    def __init__(self, state: Marks, start: int) -> None:
        self.state = state
        self.start = start
        self.excluded_by: dict[int, int] = {}
        self.placed_by: dict[int, int] = {start: -1}
        self.broken: int | None = None
        self._run()

    def _run(self) -> None:
        state, n = self.state, self.state.size
        cells = len(state.candidates)
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
                        self.broken = cell
                        return
                    fact = cell * n + mask.bit_length()
                    if fact not in placed_by and truth[fact] == 0:
                        placed_by[fact] = cell
                        front.append(fact)
            for slot in touched_slots:
                mask = places[slot]
                if not mask & (mask - 1):
                    if not mask:
                        self.broken = cells + slot
                        return
                    fact = state.shape.houses[slot // n].cells[mask.bit_length() - 1] * n + slot % n + 1
                    if fact not in placed_by and truth[fact] == 0:
                        placed_by[fact] = cells + slot
                        front.append(fact)

    def story(self) -> Story | None:
        """What leads to the contradiction; None where there is no contradiction."""
        if self.broken is None:
            return None
        shape = self.state.shape
        needed: dict[Literal, None] = {}
        queue = without(shape, self.broken)
        outside: dict[Literal, None] = {}
        while queue:
            literal = queue.pop()
            if literal > 0:
                if literal != self.start and literal not in needed:
                    needed[literal] = None
                    queue += without(shape, self.placed_by[literal], literal)
            elif -literal in self.excluded_by:
                if literal not in needed:
                    needed[literal] = None
                    queue.append(self.excluded_by[-literal])
            else:
                outside[literal] = None
        order = {fact: i for i, fact in enumerate(self.placed_by)}
        literals = sorted(
            needed, key=lambda lit: (order[lit], 0) if lit > 0 else (order[self.excluded_by[-lit]], 1)
        )
        behind = (~self.placed_by[lit] if lit > 0 else self.excluded_by[-lit] for lit in literals)
        return Story((*literals, 0), (*behind, ~self.broken), tuple(outside))


def story_of(state: Marks, start: int) -> Story | None:
    """How singles lead from a candidate to a contradiction; None where they do not."""
    if state.native is None:
        return Net(state, start).story()
    found = state.native.net(start, state.truth, state.candidates, state.places)
    return None if found is None else Story(*found)


def without_clash(shape: Shape, story: Story) -> Story:
    """A story in which what is placed in one round does not clash, such as two digits in one cell.

    Of two that exclude each other the first is told, and that nothing is left where the second would be:
    "r3c1=4 (column 1); row 3 has no 5", not "r3c1=4 (column 1), r3c1=5 (row 3)".
    """
    behind = dict(zip(story.literals, story.behind, strict=True))
    clash = next((literal for literal in reversed(story.literals) if literal > 0 and -literal in behind), 0)
    if not clash:
        return story
    needed = dict.fromkeys(without(shape, ~behind[clash]))
    literals, reasons = [0], [behind[clash]]
    for literal in reversed(story.literals[:-1]):
        if literal in needed:
            by = behind[literal]
            literals.append(literal)
            reasons.append(by)
            needed.update(dict.fromkeys((by,) if by > 0 else without(shape, ~by, literal)))
    outside = (literal for literal in needed if literal < 0 and literal not in behind)
    return Story(tuple(literals[::-1]), tuple(reasons[::-1]), tuple(outside))


def without(shape: Shape, place: int, keep: int = 0) -> list[Literal]:
    """The exclusions that leave one fact in a place, or none."""
    n, slot = shape.size, place - len(shape.cells)
    if slot < 0:
        return [-fact for fact in range(place * n + 1, place * n + n + 1) if fact != keep]
    digit = slot % n + 1
    return [-fact for cell in shape.houses[slot // n].cells if (fact := cell * n + digit) != keep]


@lru_cache(maxsize=KEPT)
def told(shape: Shape, literal: Literal, behind: int) -> Deduction:
    """What follows from what is behind it, as a deduction."""
    rules = rules_of(shape)
    if behind > 0:
        rule = exclusions_of(rules).of(-literal)[behind]
        return Deduction(NAME, (literal,), (behind,), (rule,), rules_it_out(shape, behind))
    slot = ~behind - len(shape.cells)
    if slot < 0:
        rule = cell_rule(shape, ~behind)
        alone, empty = NOTHING_ELSE, no_digit(shape, ~behind)
    else:
        house, digit = shape.houses[slot // shape.size], slot % shape.size + 1
        rule, alone, empty = house.name, only_place(house, digit), no_place(house, digit)
    premises = tuple(without(shape, ~behind, literal))
    if not literal:
        return Deduction(NAME, (), premises, (rule,), empty)
    return Deduction(NAME, (literal,), premises, (rule,), alone, brief=in_brackets(shape, rule))


def no_digit(shape: Shape, cell: int) -> Message:
    """That a cell has no digit left."""
    return message("sudoku/cell-has-no-digit", cell=said_cells(shape, (cell,)))


def no_place(house: House, digit: int) -> Message:
    """That a house has no place left for a digit."""
    return message("sudoku/house-has-no-digit", house=house.said, digit=said_digit(digit))


def tell(shape: Shape, story: Story) -> tuple[Deduction, ...]:
    """A story as deductions."""
    return tuple(map(told, repeat(shape), story.literals, story.behind))


def nets_of(state: Marks) -> list[tuple[int, int]]:
    """Every open candidate with the number of those that follow from it, or -1 for a contradiction."""
    if state.native is not None:
        return state.native.nets(state.truth, state.candidates, state.places)
    nets = [Net(state, fact) for fact, truth in enumerate(state.truth) if fact and truth == 0]
    return [(net.start, len(net.placed_by) if net.broken is None else -1) for net in nets]


def outline_forcing_net(state: Marks) -> Iterator[Deduction]:
    """Every candidate that can't hold, since singles lead from it to a contradiction."""
    return (outline(NAME, fact) for fact, follow in nets_of(state) if follow < 0)


def outline(technique: str, fact: int) -> Deduction:
    """That a candidate is out, and not why."""
    return Deduction(technique, (-fact,), (), (), "", (("pattern", (fact,)),), (Case(fact, ()),))


def supposing(shape: Shape, fact: int) -> Message:
    """That a candidate leads to a contradiction."""
    return message("sudoku/suppose", fact=said_fact(shape, fact))


def in_eureka(state: Marks, fact: int, story: Story) -> str:
    """A net from a candidate in Eureka notation."""
    pairs = zip(story.literals, story.behind, strict=True)
    *placed, (_, broken) = [(literal, ~behind) for literal, behind in pairs if literal >= 0]
    return net_in_eureka(state, fact, placed, broken)


def filled_in(
    outlined: Deduction, steps: tuple[Deduction, ...], outside: tuple[Literal, ...], reason: Message
) -> Deduction:
    """An outlined deduction with the steps of the net from its candidate, and what these rest on."""
    fact = -outlined.conclusions[0]
    return outlined._replace(premises=outside, reason=reason, cases=(Case(fact, steps),))


def find_forcing_net(state: Marks) -> Iterator[Deduction]:
    """The same with the singles that lead there."""
    for outlined in outline_forcing_net(state):
        shape, fact = state.shape, -outlined.conclusions[0]
        story = story_of(state, fact)
        assert story is not None
        story = without_clash(shape, story)
        told = filled_in(outlined, tell(shape, story), story.outside, supposing(shape, fact))
        yield told._replace(notation=in_eureka(state, fact, story))


FORCING_NET = Technique(
    NAME,
    8.5,
    "Suppose a candidate, and follow the singles: if they run into a contradiction, it is out.",
    find_forcing_net,
    outline=outline_forcing_net,
    supposes=True,
)
