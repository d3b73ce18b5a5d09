"""Unique, hidden and avoidable rectangles: what follows since their corners can't be exchanged."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.toolbox.common import bits, peer_masks, said_cells, said_digit
from whygrid.genres.sudoku.toolbox.exchange_words import (
    holds_something_else,
    one_of_them_is,
    only_there,
    together_they_hold,
)
from whygrid.genres.sudoku.toolbox.rectangles import Rectangle, filled_rectangles, open_rectangles
from whygrid.logic.deduction import Deduction
from whygrid.voice.message import message


def find_type_1(state: Marks) -> Iterator[Deduction]:
    """Three cells hold only the two digits: the fourth holds neither."""
    for found in open_rectangles(state):
        if len(found.roof) == 1:
            (cell,) = found.roof
            _, rules, pairs = found.one_is_extra()
            floor = [other for other in found.cells if other != cell]
            yield from found.deduction(
                "unique rectangle 1",
                [-found.fact(cell, digit) for digit in (found.x, found.y)],
                found.without(floor),
                [rule for rule in rules if rule != cell_rule(state.shape, cell)],
                pairs + [(cell, other) for other in floor if other != found.opposite(cell)],
                holds_something_else(state.shape, cell),
            )


def find_one_extra_digit(state: Marks, technique: str) -> Iterator[Deduction]:
    """One further digit in two or three cells: it is in one of them (2: side by side; 5: otherwise)."""
    n, peers = state.size, peer_masks(state.shape)
    for found in open_rectangles(state):
        digits, roof = {extra for extra in found.extra if extra}, found.roof
        beside = len(roof) == 2 and found.opposite(roof[0]) != roof[1]
        if len(roof) < 2 or len(digits) > 1 or (technique[-1] == "2") != beside:
            continue
        (mask,) = digits
        if mask & (mask - 1):
            continue
        z, seen = mask.bit_length(), -1
        for cell in roof:
            seen &= peers[cell]
        premises, rules, pairs = found.one_is_extra()
        out = [cell for cell in bits(seen) if state.open(cell * n + z)]
        yield from found.deduction(
            technique,
            [-(cell * n + z) for cell in out],
            premises,
            rules,
            pairs + [(cell, other) for cell in out for other in roof],
            one_of_them_is(state.shape, roof, z),
        )


def find_type_3(state: Marks) -> Iterator[Deduction]:
    """The further digits of two cells make up a subset with other cells of a house."""
    n, shape = state.size, state.shape
    for found in open_rectangles(state):
        roof = found.roof
        if len(roof) != 2:
            continue
        digits = found.extra[found.cells.index(roof[0])] | found.extra[found.cells.index(roof[1])]
        shared = [h for h in shape.houses_of[roof[0]] if h in shape.houses_of[roof[1]]]
        for house in shared:
            others = [c for c in shape.houses[house].cells if c not in found.cells and not state.value[c]]
            for size in range(1, n // 2):
                for cells in combinations(others, size):
                    union = digits
                    for cell in cells:
                        union |= state.candidates[cell]
                    if union.bit_count() != size + 1:
                        continue
                    houses = [h for h in shared if all(h in shape.houses_of[cell] for cell in cells)]
                    if house != houses[0]:
                        continue
                    out = {
                        -(cell * n + bit + 1)
                        for h in houses
                        for cell in shape.houses[h].cells
                        if cell not in cells and cell not in roof
                        for bit in bits(union)
                    }
                    premises, rules, pairs = found.one_is_extra()
                    yield from found.deduction(
                        "unique rectangle 3",
                        sorted(out, key=abs),
                        [*premises, *(e for cell in cells for e in state.without(cell))],
                        [
                            *rules,
                            *(cell_rule(shape, c) for c in cells),
                            *(shape.houses[h].name for h in houses),
                        ],
                        pairs,
                        together_they_hold(shape, cells, union),
                    )


def _ways(found: Rectangle) -> Iterator[tuple[int, int]]:
    yield found.x, found.y
    yield found.y, found.x


def find_type_4(state: Marks) -> Iterator[Deduction]:
    """In a house of two of the cells, one of the digits has no other place: they can't hold the other one."""
    shape, n = state.shape, state.size
    for found in open_rectangles(state):
        roof = found.roof
        if len(roof) != 2 or found.opposite(roof[0]) == roof[1]:
            continue
        for x, y in _ways(found):
            for house in (h for h in shape.houses_of[roof[0]] if h in shape.houses_of[roof[1]]):
                keep = sum(1 << shape.houses[house].cells.index(cell) for cell in roof)
                if state.places[house * n + x - 1] & ~keep:
                    continue
                floor = [cell for cell in found.cells if cell not in roof]
                sides = [(cell, other) for cell in roof for other in floor if found.opposite(cell) != other]
                yield from found.deduction(
                    "unique rectangle 4",
                    [-found.fact(cell, y) for cell in roof],
                    [*found.without(floor), *state.nowhere_else(house, x, keep)],
                    [shape.houses[house].name, *(cell_rule(shape, cell) for cell in floor)],
                    [*sides, (floor[0], floor[1])],
                    only_there(shape, house, x, roof),
                )


def find_type_6(state: Marks) -> Iterator[Deduction]:
    """Two opposite cells hold only the digits, one of which has just these places in both lines."""
    shape, n = state.shape, state.size
    for found in open_rectangles(state):
        roof = found.roof
        if len(roof) != 2 or found.opposite(roof[0]) != roof[1]:
            continue
        floor = [cell for cell in found.cells if cell not in roof]
        for x, _ in _ways(found):
            for kind in ("row", "column"):
                lines = [h for cell in roof for h in shape.houses_of[cell] if shape.houses[h].kind == kind]
                keeps = [
                    sum(1 << i for i, cell in enumerate(shape.houses[h].cells) if cell in found.cells)
                    for h in lines
                ]
                if any(state.places[h * n + x - 1] & ~k for h, k in zip(lines, keeps, strict=True)):
                    continue
                nowhere = [e for h, k in zip(lines, keeps, strict=True) for e in state.nowhere_else(h, x, k)]
                yield from found.deduction(
                    "unique rectangle 6",
                    [-found.fact(cell, x) for cell in roof],
                    [*found.without(floor), *nowhere],
                    [*(shape.houses[h].name for h in lines), *(cell_rule(shape, cell) for cell in floor)],
                    [(cell, other) for cell in roof for other in floor],
                    message("sudoku/both-or-none", cells=said_cells(shape, roof), digit=said_digit(x)),
                )


def find_hidden(state: Marks) -> Iterator[Deduction]:
    """A corner holds only the digits; in both lines of the opposite one a digit has no other places."""
    shape, n = state.shape, state.size
    for found in open_rectangles(state):
        for corner in (cell for cell in found.cells if cell not in found.roof):
            far = found.opposite(corner)
            sides = [cell for cell in found.cells if cell not in (corner, far)]
            row, column = lines = shape.houses_of[far][:2]
            in_row, in_column = keeps = 1 << far % n | 1 << corner % n, 1 << far // n | 1 << corner // n
            for x, y in _ways(found):
                slot = x - 1
                if state.places[row * n + slot] & ~in_row or state.places[column * n + slot] & ~in_column:
                    continue
                nowhere = [e for h, k in zip(lines, keeps, strict=True) for e in state.nowhere_else(h, x, k)]
                yield from found.deduction(
                    "hidden rectangle",
                    [-found.fact(far, y)],
                    [*found.without([corner]), *nowhere],
                    [*(shape.houses[h].name for h in lines), cell_rule(shape, corner), cell_rule(shape, far)],
                    [(corner, cell) for cell in sides],
                    message(
                        "sudoku/it-would-force",
                        cell=said_cells(shape, (far,)),
                        digit=said_digit(y),
                        cells=said_cells(shape, sides),
                        other=said_digit(x),
                    ),
                )


def find_avoidable(state: Marks, technique: str) -> Iterator[Deduction]:
    """As above with cells that are filled in but not given (1: three of them; 2: two of them)."""
    n, shape, peers = state.size, state.shape, peer_masks(state.shape)
    value = state.value
    for cells in filled_rectangles(state, 3 if technique[-1] == "1" else 2):
        a, b, c, d = cells
        # The digits on the two diagonals; where a diagonal is still open, whatever its cells can hold.
        first, second = {value[a], value[d]} - {0}, {value[b], value[c]} - {0}
        if len(first) > 1 or len(second) > 1:
            continue
        filled = [cell for cell in cells if value[cell]]
        left = [cell for cell in cells if cell not in filled]
        for x in first or range(1, n + 1):
            for y in second or range(1, n + 1):
                held = dict(zip(cells, (x, y, y, x), strict=True))
                masks = [state.candidates[cell] & ~(1 << held[cell] - 1) for cell in left]
                if x == y or any(
                    state.candidates[cell] == mask for cell, mask in zip(left, masks, strict=True)
                ):
                    continue
                found = Rectangle(state, cells, x, y, (0, 0, 0, 0), ())
                premises = [found.fact(cell, held[cell]) for cell in filled]
                if len(left) == 1:
                    yield from found.deduction(
                        technique,
                        [-found.fact(left[0], held[left[0]])],
                        premises,
                        [],
                        [],
                        message("sudoku/not-given", cells=said_cells(shape, filled)),
                    )
                elif masks[0] == masks[1] and masks[0].bit_count() == 1:
                    z = masks[0].bit_length()
                    out = [c for c in bits(peers[left[0]] & peers[left[1]]) if state.open(c * n + z)]
                    only = {-found.fact(cell, held[cell]) for cell in left}
                    yield from found.deduction(
                        technique,
                        [-(cell * n + z) for cell in out],
                        [*premises, *(e for c in left for e in state.without(c) if e not in only)],
                        [cell_rule(shape, cell) for cell in left],
                        [(cell, other) for cell in out for other in left],
                        one_of_them_is(shape, left, z),
                    )


def _type(number: int, effort: float, idea: str) -> Technique:
    name = f"unique rectangle {number}"
    finds = {1: find_type_1, 3: find_type_3, 4: find_type_4, 6: find_type_6}
    return Technique(name, effort, idea, finds.get(number, partial(find_one_extra_digit, technique=name)))


RECTANGLES = (
    _type(
        1,
        4.5,
        "Three corners hold the same two digits only: the fourth must hold another, or they could swap.",
    ),
    _type(
        2, 4.51, "Two corners have one digit more, the same: it is in one of them, or the corners could swap."
    ),
    _type(3, 4.54, "What two corners hold besides makes up a subset with other cells of a house."),
    _type(
        4, 4.53, "One of the digits must be in two of the corners: the other one is not, or they could swap."
    ),
    _type(5, 4.52, "Two opposite corners, or three, have one digit more, the same: it is in one of them."),
    _type(
        6, 4.55, "One of the digits has no other places in both lines: it is not in the corners with more."
    ),
    Technique(
        "hidden rectangle",
        4.56,
        "A corner holds two digits only; from the opposite one, one of them would force the other all round.",
        find_hidden,
    ),
    Technique(
        "avoidable rectangle 1",
        4.57,
        "Three corners are filled in but not given: the fourth does not complete what could be swapped.",
        partial(find_avoidable, technique="avoidable rectangle 1"),
    ),
    Technique(
        "avoidable rectangle 2",
        4.58,
        "Two corners are filled in but not given: one of the others holds the digit that they both may.",
        partial(find_avoidable, technique="avoidable rectangle 2"),
    ),
)
