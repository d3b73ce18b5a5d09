"""Signs: of two cells the first holds the smaller digit. Their rules, and what they exclude.

That a is smaller than b is said once for each digit d: a is d or more, or b is d or less, but not both.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, TypeVar

from whygrid.digits.field import Field, FilledIn
from whygrid.digits.groups import GroupedField, Once
from whygrid.digits.marks import GroupedMarks, out_of
from whygrid.digits.rules import cell_rule
from whygrid.digits.words import cells_said, digits_said
from whygrid.engine.technique import Technique, fresh
from whygrid.genre import Clue
from whygrid.logic.deduction import Deduction
from whygrid.logic.rules import Count, Rule
from whygrid.voice.message import Message, message

Sign = tuple[int, int]
"""Two cells, of which the first holds the smaller digit."""
Masks = tuple[int, ...]


class SignedField(GroupedField):
    """A field with groups and signs."""

    signs: tuple[Sign, ...]


S = TypeVar("S", bound=SignedField)


def sign_rule(layout: Field, sign: Sign) -> str:
    """The name of the rule of a sign."""
    return f"sign {layout.names[sign[0]]}<{layout.names[sign[1]]}"


def sign_said(layout: Field, sign: Sign) -> Message:
    """What a sign says, as a sentence."""
    smaller, larger = (cells_said(layout, [cell]) for cell in sign)
    return message("digits/rule-sign", smaller=smaller, larger=larger)


def sign_rules(layout: SignedField) -> list[Rule]:
    """For each sign its rule."""
    return [
        Rule(
            sign_rule(layout, sign),
            sign_said(layout, sign),
            tuple(_counts(layout, *sign)),
            called=_called(layout, sign),
        )
        for sign in layout.signs
    ]


def _called(layout: Field, sign: Sign) -> Message:
    return message("digits/called-sign", cells=cells_said(layout, sorted(sign)))


def _counts(layout: Field, smaller: int, larger: int) -> Iterator[Count]:
    size = layout.digits
    for digit in range(1, size + 1):
        high = (layout.fact(smaller, d) for d in range(digit, size + 1))
        low = (layout.fact(larger, d) for d in range(1, digit + 1))
        yield Count((*high, *low), 0, 1)


def clues_of(board: FilledIn[Any]) -> Iterator[Clue]:
    """Every sign by the name of its rule."""
    for sign in board.layout.signs:
        name = sign_rule(board.layout, sign)
        yield Clue(name, name, called=_called(board.layout, sign))


def _up_to(digit: int) -> int:
    """The digits from 1 to this one, as a mask."""
    return (1 << max(digit, 0)) - 1


def find_sign(state: GroupedMarks[S]) -> Iterator[Deduction]:
    """What a sign leaves its cells: more than the least of one, less than the most of the other."""
    layout = state.layout
    for sign in layout.signs:
        smaller, larger = sign
        low, high = state.candidates[smaller], state.candidates[larger]
        if not low or not high:
            continue
        least, most = (low & -low).bit_length(), high.bit_length()
        yield from _bounded(state, sign, larger, _up_to(least), smaller, _up_to(least - 1), "above", least)
        beyond = layout.all_digits & ~_up_to(most)
        yield from _bounded(state, sign, smaller, beyond | 1 << (most - 1), larger, beyond, "below", most)


def _bounded(
    state: GroupedMarks[S], sign: Sign, cell: int, bad: int, by: int, missing: int, way: str, bound: int
) -> Iterator[Deduction]:
    """That a cell lacks some digits, since its neighbour lacks those that are missing."""
    layout = state.layout
    found = fresh(state, out_of(layout, cell, bad))
    if found:
        at_the_edge = bound in (1, layout.digits) and not missing
        other = cells_said(layout, [by])
        yield Deduction(
            "sign",
            found,
            out_of(layout, by, missing),
            (sign_rule(layout, sign), cell_rule(layout, by)),
            message(f"digits/{way}-a-neighbour", cell=other)
            if at_the_edge
            else message(f"digits/{way}", cell=other, digit=digits_said(1 << (bound - 1))),
            (("pattern", state.facts_of([by])),),
            brief=message("engine/in-brackets", why=message(f"digits/why-{way}", cell=other)),
        )


def find_two_signs(state: GroupedMarks[S]) -> Iterator[Deduction]:
    """What a cell has left beside two neighbours of one line that are both smaller, or both larger."""
    layout = state.layout
    for group in layout.groups:
        inside = set(group.cells)
        for way, place in (("above", 0), ("below", 1)):
            beside: dict[int, list[Sign]] = {}
            for sign in layout.signs:
                if sign[place] in inside:
                    beside.setdefault(sign[1 - place], []).append(sign)
            for cell, signs in beside.items():
                if len(signs) == 2 and not state.value[cell]:
                    yield from _two_signs(state, group, cell, signs, way)


def _two_signs(
    state: GroupedMarks[S], group: Once, cell: int, signs: list[Sign], way: str
) -> Iterator[Deduction]:
    layout, above = state.layout, way == "above"
    pair = [sign[0 if above else 1] for sign in signs]
    ends = [max(a, b) if above else min(a, b) for a, b in _different(state, pair)]
    if not ends:
        return
    bound = min(ends) if above else max(ends)
    bad = _up_to(bound) if above else layout.all_digits & ~_up_to(bound - 1)
    found = fresh(state, out_of(layout, cell, bad))
    if not found:
        return
    inner = _up_to(bound - 1) if above else layout.all_digits & ~_up_to(bound)
    premises = [lit for one in pair for lit in out_of(layout, one, inner & ~state.candidates[one])]
    yield Deduction(
        "two signs",
        found,
        tuple(premises),
        (*(sign_rule(layout, sign) for sign in signs), group.name, *(cell_rule(layout, one) for one in pair)),
        message(f"digits/two-{way}", cells=cells_said(layout, pair), digit=digits_said(1 << (bound - 1))),
        (("pattern", state.facts_of(pair)),),
    )


def _different(state: GroupedMarks[S], pair: list[int]) -> Iterator[tuple[int, int]]:
    """The ways to fill two cells with different digits."""
    one, other = (state.candidates[cell] for cell in pair)
    for a in range(1, state.layout.digits + 1):
        for b in range(1, state.layout.digits + 1):
            if a != b and one >> (a - 1) & 1 and other >> (b - 1) & 1:
                yield a, b


@lru_cache(maxsize=1 << 14)
def narrowed(masks: Masks, signs: tuple[tuple[int, int], ...]) -> Masks | None:
    """The digits of each place that occur in some way to fill a line; signs are pairs of places.

    >>> narrowed((0b111, 0b111, 0b111), ((0, 1), (1, 2)))
    (1, 2, 4)
    """
    found = [0] * len(masks)
    chosen = [0] * len(masks)

    def fill(place: int, used: int) -> bool:
        if place == len(masks):
            for index, bit in enumerate(chosen):
                found[index] |= bit
            return True
        reached = False
        left = masks[place] & ~used
        while left:
            bit = left & -left
            left ^= bit
            chosen[place] = bit
            if all(chosen[a] < chosen[b] for a, b in signs if max(a, b) == place):
                reached |= fill(place + 1, used | bit)
        return reached

    return tuple(found) if fill(0, 0) else None


def find_whole_line(state: GroupedMarks[S]) -> Iterator[Deduction]:
    """Digits that stand in no way to fill a row or column as its signs demand."""
    layout = state.layout
    for group in layout.groups:
        signs = [sign for sign in layout.signs if sign[0] in group.cells and sign[1] in group.cells]
        places = tuple((group.cells.index(a), group.cells.index(b)) for a, b in signs)
        masks = tuple(state.candidates[cell] for cell in group.cells)
        left = narrowed(masks, places)
        if left is None:
            continue
        for place, cell in enumerate(group.cells):
            bad = masks[place] & ~left[place]
            if bad:
                yield _whole_line(state, group, signs, places, place, cell, bad)


def _whole_line(
    state: GroupedMarks[S],
    group: Once,
    signs: list[Sign],
    places: tuple[tuple[int, int], ...],
    place: int,
    cell: int,
    bad: int,
) -> Deduction:
    """The deduction, resting on as few cells as it takes."""
    layout = state.layout
    masks = [state.candidates[other] for other in group.cells]
    for index in range(len(masks)):
        kept, masks[index] = masks[index], layout.all_digits
        left = narrowed(tuple(masks), places)
        if left is not None and left[place] & bad:
            masks[index] = kept
    used = [other for other, mask in zip(group.cells, masks, strict=True) if mask != layout.all_digits]
    return Deduction(
        "whole line",
        out_of(layout, cell, bad),
        tuple(literal for other in used for literal in state.without(other)),
        (
            group.name,
            *(sign_rule(layout, sign) for sign in signs),
            *(cell_rule(layout, other) for other in group.cells),
        ),
        message("digits/whole-line", group=group.said),
        (("pattern", state.facts_of(used or group.cells)),),
    )


SIGN = Technique(
    "sign",
    1.5,
    "A cell is larger than the least that its smaller neighbour can hold, and the other way round.",
    find_sign,
    in_passing=True,
)
TWO_SIGNS = Technique(
    "two signs",
    2.2,
    "Beside two neighbours of one line, which differ, a cell that is larger than both is larger still.",
    find_two_signs,
)
WHOLE_LINE = Technique(
    "whole line",
    5.0,
    "Go through every way to fill a line as its signs demand: what stands in none of them falls.",
    find_whole_line,
)
