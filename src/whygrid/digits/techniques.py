"""Techniques over whatever groups a layout has: singles, subsets and fish. Nothing here knows their shape."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import Protocol, TypeVar

from whygrid.digits.field import Field
from whygrid.digits.groups import GroupedField, Once
from whygrid.digits.marks import Marks, out_of
from whygrid.digits.rules import cell_rule
from whygrid.digits.sums import digits_of, mask_of
from whygrid.digits.words import cells_said, digits_said
from whygrid.engine.technique import Technique, fresh
from whygrid.logic.deduction import Deduction
from whygrid.voice.message import Cells, Message, Values, message

F = TypeVar("F", bound=Field)
G = TypeVar("G", bound=GroupedField)


class Different(Protocol):
    """Cells that all hold different symbols, by the rule of this name."""

    @property
    def name(self) -> str:
        """The name of the rule."""

    @property
    def cells(self) -> Sequence[int]:
        """The cells."""


def find_hidden_single(state: Marks[G]) -> Iterator[Deduction]:
    """Symbols that have one place left in a group."""
    layout = state.layout
    for group in layout.groups:
        once = twice = 0
        for cell in group.cells:
            twice |= once & state.candidates[cell]
            once |= state.candidates[cell]
        for digit in digits_of(once & ~twice):
            cell = next(cell for cell in group.cells if state.candidates[cell] >> (digit - 1) & 1)
            if not state.value[cell]:
                yield Deduction(
                    "hidden single",
                    (layout.fact(cell, digit),),
                    tuple(-layout.fact(other, digit) for other in group.cells if other != cell),
                    (group.name,),
                    message("digits/only-place", group=group.said),
                    brief=group.said,
                )


def find_naked_single(state: Marks[F]) -> Iterator[Deduction]:
    """Cells that have one symbol left."""
    for cell in sorted(state.bare):
        mask = state.candidates[cell]
        if mask:
            yield Deduction(
                "naked single",
                (state.layout.fact(cell, mask.bit_length()),),
                state.without(cell),
                (cell_rule(state.layout, cell),),
                message("digits/nothing-else-is-left"),
                brief=message("digits/by-cell"),
            )


def find_naked(size: int, technique: str, state: Marks[G]) -> Iterator[Deduction]:
    """`size` cells of a group that have only `size` symbols between them."""
    for group in state.layout.groups:
        yield from look_for_naked(size, technique, state, group, partial(_naked_in, group))


def _naked_in(group: Once, cells: Cells, digits: Values) -> Message:
    return message("digits/naked", cells=cells, digits=digits, group=group.said)


def look_for_naked(
    size: int, technique: str, state: Marks[F], group: Different, about: Callable[[Cells, Values], Message]
) -> Iterator[Deduction]:
    """Those in one group, whose cells all differ; `about` says it of cells and symbols."""
    layout = state.layout
    few = [cell for cell in group.cells if 1 < state.candidates[cell].bit_count() <= size]
    for cells in combinations(few, size):
        digits = _union(state.candidates[cell] for cell in cells)
        if digits.bit_count() != size:
            continue
        others = (cell for cell in group.cells if cell not in cells)
        found = fresh(state, (literal for cell in others for literal in out_of(layout, cell, digits)))
        if found:
            yield Deduction(
                technique,
                found,
                tuple(lit for cell in cells for lit in out_of(layout, cell, layout.all_digits & ~digits)),
                (group.name, *(cell_rule(layout, cell) for cell in cells)),
                about(cells_said(layout, cells), digits_said(digits, layout.symbols)),
                (("pattern", state.facts_of(cells, digits)),),
            )


def find_hidden(size: int, technique: str, state: Marks[G]) -> Iterator[Deduction]:
    """`size` symbols that have only `size` places in a group between them."""
    layout = state.layout
    for group in layout.groups:
        settled = mask_of(state.value[cell] for cell in group.cells if state.value[cell])
        for chosen in combinations(digits_of(layout.all_digits & ~settled), size):
            digits = mask_of(chosen)
            cells = tuple(cell for cell in group.cells if state.candidates[cell] & digits)
            others = layout.all_digits & ~digits
            found = fresh(state, (lit for cell in cells for lit in out_of(layout, cell, others)))
            if len(cells) == size and found:
                away = (cell for cell in group.cells if cell not in cells)
                yield Deduction(
                    technique,
                    found,
                    tuple(literal for cell in away for literal in out_of(layout, cell, digits)),
                    (group.name, *(cell_rule(layout, cell) for cell in cells)),
                    message(
                        "digits/hidden",
                        group=group.said,
                        digits=digits_said(digits, layout.symbols),
                        cells=cells_said(layout, cells),
                    ),
                    (("pattern", state.facts_of(cells, digits)),),
                )


def find_fish(size: int, technique: str, state: Marks[G]) -> Iterator[Deduction]:
    """A symbol whose places in `size` groups of a kind all lie in as many groups of another kind."""
    groups = state.layout.groups
    for kind in dict.fromkeys(group.kind for group in groups):
        bases = [group for group in groups if group.kind == kind]
        for other in dict.fromkeys(group.kind for group in groups if group.kind != kind):
            crossing = [group for group in groups if group.kind == other]
            for digit in range(1, state.layout.digits + 1):
                yield from _fish_of(state, technique, size, bases, crossing, digit)


def _fish_of(
    state: Marks[G], technique: str, size: int, bases: Sequence[Once], covers: Sequence[Once], digit: int
) -> Iterator[Deduction]:
    layout, bit = state.layout, 1 << (digit - 1)
    where = {group.name: {c for c in group.cells if state.candidates[c] & bit} for group in bases}
    few = [group for group in bases if 1 < len(where[group.name]) <= size]
    for chosen in combinations(few, size):
        places = set().union(*(where[group.name] for group in chosen))
        crossed = [group for group in covers if places & set(group.cells)]
        if len(crossed) != size or not all(any(place in g.cells for g in crossed) for place in places):
            continue
        rest = (cell for group in crossed for cell in group.cells if cell not in places)
        found = fresh(state, dict.fromkeys(-layout.fact(cell, digit) for cell in rest))
        if found:
            away = (cell for group in chosen for cell in group.cells if cell not in places)
            yield Deduction(
                technique,
                found,
                tuple(-layout.fact(cell, digit) for cell in away),
                tuple(group.name for group in (*chosen, *crossed)),
                message(
                    "digits/fish",
                    digit=digits_said(bit, layout.symbols),
                    lines=tuple(group.said for group in chosen),
                    across=tuple(group.said for group in crossed),
                ),
                (("pattern", tuple(layout.fact(cell, digit) for cell in sorted(places))),),
            )


def find_xy_wing(state: Marks[G]) -> Iterator[Deduction]:
    """Three cells with two digits each, joined by lines: one of two ends holds the digit that they share."""
    layout = state.layout
    twos = [cell for cell, mask in enumerate(state.candidates) if mask.bit_count() == 2]
    for pivot in twos:
        seen = [cell for cell in twos if cell != pivot and _line(layout, pivot, cell)]
        for one, other in combinations(seen, 2):
            shared = state.candidates[one] & state.candidates[other] & ~state.candidates[pivot]
            ends = (state.candidates[one] | state.candidates[other]) & ~shared
            if shared.bit_count() != 1 or ends != state.candidates[pivot]:
                continue
            rest = [
                cell
                for cell in range(len(layout.white))
                if cell not in (pivot, one, other) and _line(layout, cell, one) and _line(layout, cell, other)
            ]
            found = fresh(state, (lit for cell in rest for lit in out_of(layout, cell, shared)))
            if found:
                lines = [_line(layout, pivot, one), _line(layout, pivot, other)]
                lines += [_line(layout, cell, end) for cell in rest for end in (one, other)]
                cells = (one, pivot, other)
                yield Deduction(
                    "xy-wing",
                    found,
                    tuple(literal for cell in cells for literal in state.without(cell)),
                    tuple(dict.fromkeys((*lines, *(cell_rule(layout, cell) for cell in cells)))),
                    message(
                        "digits/xy-wing",
                        pivot=cells_said(layout, [pivot]),
                        cells=cells_said(layout, (one, other)),
                        digit=digits_said(shared),
                    ),
                    (("pattern", state.facts_of(cells)),),
                )


def _line(layout: GroupedField, one: int, other: int) -> str:
    """The name of a row or column that has both cells, or nothing."""
    names = (group.name for group in layout.groups if one in group.cells and other in group.cells)
    return next(names, "") if one != other else ""


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


HIDDEN_SINGLE = Technique(
    "hidden single",
    1.0,
    "A digit that has one place left in a row or column goes there.",
    find_hidden_single,
)
NAKED_SINGLE = Technique("naked single", 1.2, "A cell that has one digit left takes it.", find_naked_single)


def _subset(
    find: Callable[[int, str, Marks[G]], Iterator[Deduction]], name: str, size: int, effort: float, idea: str
) -> Technique:
    return Technique(name, effort, idea, partial(find, size, name))


NAKED_PAIR = _subset(
    find_naked, "naked pair", 2, 3.0, "Two cells of a line that have only two digits left use them up."
)
HIDDEN_PAIR = _subset(
    find_hidden, "hidden pair", 2, 3.4, "Two digits that have only two places left in a line fill them."
)
NAKED_TRIPLE = _subset(
    find_naked, "naked triple", 3, 3.6, "Three cells of a line that have only three digits left use them up."
)
X_WING = _subset(
    find_fish, "x-wing", 2, 3.8, "A digit whose places in two lines lie in two crossing lines is in these."
)
XY_WING = Technique(
    "xy-wing",
    4.2,
    "Two cells that share a digit hang on a third one, so that one of the two holds it.",
    find_xy_wing,
)
