"""Rectangles whose corners could hold two digits crosswise in two ways.

Four cells in two rows, two columns and two boxes, none of them given:

    x . . | y . .            y . . | x . .
    y . . | x . .            x . . | y . .

Not all four hold just these, or else there would be another solution.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from whygrid.engine.state import once_per_position
from whygrid.engine.technique import fresh
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SYMBOLS, Shape
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.techniques.common import (
    bits,
    say_cells,
    with_houses_of,
)
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
