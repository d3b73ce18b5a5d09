"""The techniques for Futoshiki: those of rows and columns, and what signs add to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations

from whygrid.digits import techniques as shared
from whygrid.digits.groups import Group
from whygrid.digits.marks import GroupedMarks, out_of
from whygrid.digits.rules import cell_rule
from whygrid.digits.words import cells_said, digits_said
from whygrid.engine.technique import Technique, fresh
from whygrid.genres.futoshiki.model import Board, Layout, Sign
from whygrid.genres.futoshiki.rules import rules_of, sign_rule
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.voice.message import message

Position = GroupedMarks[Layout]
Masks = tuple[int, ...]


def marks_of(board: Board, known: Iterable[Literal]) -> Position:
    """The pencil marks of a board in which these facts are known."""
    return GroupedMarks(board.layout, rules_of(board.layout), known)


def _up_to(digit: int) -> int:
    """The digits from 1 to this one, as a mask."""
    return (1 << max(digit, 0)) - 1


def find_sign(state: Position) -> Iterator[Deduction]:
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
    state: Position, sign: Sign, cell: int, bad: int, by: int, missing: int, way: str, bound: int
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
            message(f"futoshiki/{way}-a-neighbour", cell=other)
            if at_the_edge
            else message(f"futoshiki/{way}", cell=other, digit=digits_said(1 << (bound - 1))),
            (("pattern", state.facts_of([by])),),
            brief=message("engine/in-brackets", why=message(f"futoshiki/why-{way}", cell=other)),
        )


def find_two_signs(state: Position) -> Iterator[Deduction]:
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


def _two_signs(state: Position, group: Group, cell: int, signs: list[Sign], way: str) -> Iterator[Deduction]:
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
        message(f"futoshiki/two-{way}", cells=cells_said(layout, pair), digit=digits_said(1 << (bound - 1))),
        (("pattern", state.facts_of(pair)),),
    )


def _different(state: Position, pair: list[int]) -> Iterator[tuple[int, int]]:
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


def find_whole_line(state: Position) -> Iterator[Deduction]:
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
    state: Position,
    group: Group,
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
        message("futoshiki/whole-line", group=group.said),
        (("pattern", state.facts_of(used or group.cells)),),
    )


def find_xy_wing(state: Position) -> Iterator[Deduction]:
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
                        "futoshiki/xy-wing",
                        pivot=cells_said(layout, [pivot]),
                        cells=cells_said(layout, (one, other)),
                        digit=digits_said(shared),
                    ),
                    (("pattern", state.facts_of(cells)),),
                )


def _line(layout: Layout, one: int, other: int) -> str:
    """The name of a row or column that has both cells, or nothing."""
    names = (group.name for group in layout.groups if one in group.cells and other in group.cells)
    return next(names, "") if one != other else ""


TECHNIQUES: tuple[Technique, ...] = (
    shared.HIDDEN_SINGLE,
    shared.NAKED_SINGLE,
    Technique(
        "sign",
        1.5,
        "A cell is larger than the least that its smaller neighbour can hold, and the other way round.",
        find_sign,
        in_passing=True,
    ),
    Technique(
        "two signs",
        2.2,
        "Beside two neighbours of one line, which differ, a cell that is larger than both is larger still.",
        find_two_signs,
    ),
    shared.NAKED_PAIR,
    shared.HIDDEN_PAIR,
    shared.NAKED_TRIPLE,
    shared.X_WING,
    Technique(
        "xy-wing",
        4.2,
        "Two cells that share a digit hang on a third one, so that one of the two holds it.",
        find_xy_wing,
    ),
    Technique(
        "whole line",
        5.0,
        "Go through every way to fill a line as its signs demand: what stands in none of them falls.",
        find_whole_line,
    ),
)
