"""Techniques that take for granted that the puzzle has one solution.

Four cells in two rows, two columns and two boxes, none of them given, that hold two digits crosswise could
hold them the other way round as well:

    x . . | y . .            y . . | x . .
    y . . | x . .            x . . | y . .

So not all four hold just these, or else there would be another solution. Every deduction here names such an
exchange, and the checker makes sure that it is one. That there is one solution it does not show: these
techniques are off unless asked for, and a proof that uses them says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, partial
from itertools import combinations
from typing import NamedTuple

from whygrid.engine.state import once_per_position
from whygrid.engine.technique import Technique, fresh
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SYMBOLS, Shape
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.techniques.common import (
    bits,
    peer_masks,
    say_cells,
    say_digits,
    with_houses_of,
)
from whygrid.genres.sudoku.techniques.elsewhere import with_elsewhere
from whygrid.genres.sudoku.techniques.extended_rectangles import EXTENDED_RECTANGLES
from whygrid.genres.sudoku.techniques.unique_loops import LOOPS
from whygrid.logic.deduction import Deduction, Exchange
from whygrid.logic.facts import Literal

Cells = tuple[int, int, int, int]


@cache
def rectangles(shape: Shape) -> tuple[Cells, ...]:
    """Four cells in two rows, two columns and two boxes: the corners in order, so that 0 is opposite 3."""
    n, found = shape.size, []
    for top, bottom in combinations(range(n), 2):
        for left, right in combinations(range(n), 2):
            cells = (top * n + left, top * n + right, bottom * n + left, bottom * n + right)
            if len({house for cell in cells for house in shape.houses_of[cell]}) == 6:
                found.append(cells)
    return tuple(found)


class Rectangle(NamedTuple):
    """A rectangle of open cells and two digits; `extra` are the candidates besides them, as masks."""

    state: Marks
    cells: Cells
    x: int
    y: int
    extra: tuple[int, ...]

    @property
    def roof(self) -> list[int]:
        """The cells with further candidates."""
        return [cell for cell, extra in zip(self.cells, self.extra, strict=True) if extra]

    def fact(self, cell: int, digit: int) -> Literal:
        """The number of a fact."""
        return cell * self.state.size + digit

    def exchanges(self) -> tuple[Exchange, ...]:
        """Both ways to hold the digits crosswise, each for the other."""
        a, b, c, d = self.cells
        one, two = (
            (self.fact(a, x), self.fact(b, y), self.fact(c, y), self.fact(d, x))
            for x, y in ((self.x, self.y), (self.y, self.x))
        )
        return Exchange(one, two), Exchange(two, one)

    def opposite(self, cell: int) -> int:
        """The corner across."""
        return self.cells[3 - self.cells.index(cell)]

    def without(self, cells: Iterable[int]) -> list[Literal]:
        """The exclusions in these cells of all but the two digits."""
        of_pair = {-self.fact(cell, digit) for cell in self.cells for digit in (self.x, self.y)}
        return [literal for cell in cells for literal in self.state.without(cell) if literal not in of_pair]

    def deduction(
        self,
        technique: str,
        conclusions: Iterable[Literal],
        premises: Iterable[Literal],
        rules: Iterable[str],
        pairs: Iterable[tuple[int, int]],
        why: str,
    ) -> Iterator[Deduction]:
        """The deduction with its exchanges, if it tells something new."""
        new = fresh(self.state, conclusions)
        if new:
            shape, out = self.state.shape, {-literal for literal in new}
            seen = [self.fact(c, d) for c in self.cells for d in (self.x, self.y)]
            more = [self.fact(c, d + 1) for c, e in zip(self.cells, self.extra, strict=True) for d in bits(e)]
            digits = f"{SYMBOLS[self.x - 1]} and {SYMBOLS[self.y - 1]}"
            told = f"{say_cells(shape, self.cells)} can't all hold {digits}"
            yield Deduction(
                technique,
                new,
                tuple(dict.fromkeys(premises)),
                with_houses_of(shape, rules, pairs),
                f"{told}, which could be exchanged if there is one solution; {why}",
                (
                    ("pattern", tuple(f for f in seen if self.state.open(f) and f not in out)),
                    ("fin", tuple(f for f in more if f not in out)),
                ),
                (),
                self.exchanges(),
            )

    def one_is_extra(self) -> tuple[list[Literal], list[str], list[tuple[int, int]]]:
        """Why one of the further candidates holds: premises, rules, and cells that see each other."""
        a, b, c, d = self.cells
        rules = [cell_rule(self.state.shape, cell) for cell in self.cells]
        return self.without(self.cells), rules, [(a, b), (a, c), (c, d)]


@once_per_position
def open_rectangles(state: Marks) -> Iterator[Rectangle]:
    """Rectangles of open cells with two digits that one cell holds only, and all can hold at least one of."""
    pairs = [mask if mask.bit_count() == 2 else 0 for mask in state.candidates]
    for cells in rectangles(state.shape):
        a, b, c, d = cells
        if not (pairs[a] or pairs[b] or pairs[c] or pairs[d]) or any(state.value[cell] for cell in cells):
            continue
        masks = [state.candidates[cell] for cell in cells]
        for pair in sorted({pairs[cell] for cell in cells if pairs[cell]}):
            x, y = (pair & -pair).bit_length(), pair.bit_length()
            if all(mask & pair for mask in masks):
                extra = tuple(mask & ~pair for mask in masks)
                crosswise = any(
                    all(m >> digit - 1 & 1 for m, digit in zip(masks, digits, strict=True))
                    for digits in ((x, y, y, x), (y, x, x, y))
                )
                if any(extra) and crosswise:
                    yield Rectangle(state, cells, x, y, extra)


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
                f"so {state.shape.names[cell]} holds something else",
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
            f"so {say_cells(state.shape, roof, 'or')} is {SYMBOLS[z - 1]}",
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
                        f"so with {say_cells(shape, cells)} they hold all of {say_digits(union)}",
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
                    f"in {shape.houses[house].name}, {SYMBOLS[x - 1]} is in {say_cells(shape, roof, 'or')}",
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
                    f"if one of {say_cells(shape, roof)} were {SYMBOLS[x - 1]}, the other one would be, too",
                )


def find_hidden(state: Marks) -> Iterator[Deduction]:
    """A corner holds only the digits; in both lines of the opposite one a digit has no other places."""
    shape, n = state.shape, state.size
    for found in open_rectangles(state):
        for corner in (cell for cell in found.cells if cell not in found.roof):
            far = found.opposite(corner)
            sides = [cell for cell in found.cells if cell not in (corner, far)]
            lines = [h for h in shape.houses_of[far] if shape.houses[h].kind != "box"]
            keeps = [
                sum(1 << i for i, cell in enumerate(shape.houses[h].cells) if cell in found.cells)
                for h in lines
            ]
            for x, y in _ways(found):
                if any(state.places[h * n + x - 1] & ~k for h, k in zip(lines, keeps, strict=True)):
                    continue
                nowhere = [e for h, k in zip(lines, keeps, strict=True) for e in state.nowhere_else(h, x, k)]
                yield from found.deduction(
                    "hidden rectangle",
                    [-found.fact(far, y)],
                    [*found.without([corner]), *nowhere],
                    [*(shape.houses[h].name for h in lines), cell_rule(shape, corner), cell_rule(shape, far)],
                    [(corner, cell) for cell in sides],
                    f"if {shape.names[far]} were {SYMBOLS[y - 1]}, {say_cells(shape, sides)} would be "
                    f"{SYMBOLS[x - 1]}",
                )


def find_avoidable(state: Marks, technique: str) -> Iterator[Deduction]:
    """As above with cells that are filled in but not given (1: three of them; 2: two of them)."""
    n, shape, peers = state.size, state.shape, peer_masks(state.shape)
    for cells in rectangles(shape):
        filled = [cell for cell in cells if state.value[cell]]
        if len(filled) != (3 if technique[-1] == "1" else 2) or any(state.given[cell] for cell in filled):
            continue
        left = [cell for cell in cells if cell not in filled]
        values = [state.value[cell] for cell in cells]
        # The digits on the two diagonals; where a diagonal is still open, whatever its cells can hold.
        first, second = ({v for v in diagonal if v} for diagonal in (values[::3], values[1:3]))
        if len(first) > 1 or len(second) > 1:
            continue
        for x in first or range(1, n + 1):
            for y in second or range(1, n + 1):
                held = dict(zip(cells, (x, y, y, x), strict=True))
                masks = [state.candidates[cell] & ~(1 << held[cell] - 1) for cell in left]
                if x == y or any(
                    state.candidates[cell] == mask for cell, mask in zip(left, masks, strict=True)
                ):
                    continue
                found = Rectangle(state, cells, x, y, (0, 0, 0, 0))
                premises = [found.fact(cell, held[cell]) for cell in filled]
                if len(left) == 1:
                    yield from found.deduction(
                        technique,
                        [-found.fact(left[0], held[left[0]])],
                        premises,
                        [],
                        [],
                        f"and {say_cells(shape, filled)} are not given",
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
                        f"so {say_cells(shape, left, 'or')} is {SYMBOLS[z - 1]}",
                    )


def find_bug(state: Marks) -> Iterator[Deduction]:
    """All cells but one have two candidates, and all digits two places: but for the one, all could swap."""
    shape, n = state.shape, state.size
    large = [cell for cell in shape.cells if state.candidates[cell].bit_count() > 2 and not state.value[cell]]
    if len(large) != 1 or state.candidates[large[0]].bit_count() != 3:
        return
    (cell,) = large
    slots = [h * n for h in shape.houses_of[cell]]
    for x in bits(state.candidates[cell]):
        if any(state.places[slot + x].bit_count() != 3 for slot in slots):
            continue
        left = [slot for slot in range(len(state.places)) if slot - x not in slots]
        if not all(state.places[slot].bit_count() == 2 or _is_filled(state, slot) for slot in left):
            continue
        start = next(bit for bit in bits(state.candidates[cell]) if bit != x)
        yield from _bug(state, cell, x + 1, cell * n + start + 1)


def _is_filled(state: Marks, slot: int) -> bool:
    """Whether a house has this digit already."""
    house, digit = state.shape.houses[slot // state.size], slot % state.size + 1
    return any(state.value[cell] == digit for cell in house.cells)


def _bug(state: Marks, cell: int, x: int, start: int) -> Iterator[Deduction]:
    """Follow both ways to fill all that hangs together with the cell, if it were not x."""
    shape, n = state.shape, state.size
    ways: tuple[dict[int, None], dict[int, None]] = ({start: None}, {})
    premises: dict[Literal, None] = {}
    rules: dict[str, None] = {}
    queue = [(start, 0)]
    while queue:
        fact, way = queue.pop()
        where, digit = shape.cell_and_digit(fact)
        groups: list[tuple[str, Sequence[int]]] = [
            (cell_rule(shape, where), range(where * n + 1, where * n + n + 1))
        ]
        for house in shape.houses_of[where]:
            groups.append((shape.houses[house].name, [c * n + digit for c in shape.houses[house].cells]))
        for rule, facts in groups:
            rules[rule] = None
            premises.update(dict.fromkeys(-f for f in facts if state.holds(-f)))
            for other in facts:
                if state.open(other) and other not in (*ways[0], *ways[1], cell * n + x):
                    ways[1 - way][other] = None
                    queue.append((other, 1 - way))
    one, two = (tuple(sorted(way)) for way in ways)
    masks = state.exclusions.masks
    clash = any(masks[fact] >> other & 1 for way in (one, two) for fact, other in combinations(way, 2))
    yield Deduction(
        "bug+1",
        (cell * n + x,),
        tuple(premises),
        tuple(rules),
        "otherwise all open cells and digits had two possibilities each, which could be exchanged for each "
        "other if there is one solution",
        (("one", one), ("two", two)),
        (),
        () if clash else (Exchange(one, two), Exchange(two, one)),  # clashing, neither way is a solution
    )


def _type(number: int, effort: float, idea: str) -> Technique:
    name = f"unique rectangle {number}"
    finds = {1: find_type_1, 3: find_type_3, 4: find_type_4, 6: find_type_6}
    return Technique(name, effort, idea, finds.get(number, partial(find_one_extra_digit, technique=name)))


_TECHNIQUES = (
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
    Technique(
        "bug+1",
        5.65,
        "All cells but one have two candidates left: the odd one saves the puzzle from two solutions.",
        find_bug,
    ),
    *LOOPS,
    *EXTENDED_RECTANGLES,
)
IF_UNIQUE: tuple[Technique, ...] = tuple(map(with_elsewhere, _TECHNIQUES))
