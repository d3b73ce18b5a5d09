"""Rectangles whose corners could hold two digits crosswise in two ways.

Four cells in two rows, two columns and two boxes, none of them given:

    x . . | y . .            y . . | x . .
    y . . | x . .            x . . | y . .

Not all four hold just these, or else there would be another solution.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations

from whygrid.engine.state import once_per_position
from whygrid.engine.technique import fresh
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SHAPES, SYMBOLS, Shape
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.toolbox.common import bits, said_cells, with_houses_of
from whygrid.genres.sudoku.toolbox.few_digits import cells_with_two
from whygrid.logic.deduction import Deduction, Exchange
from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple
from whygrid.voice.message import Message, Values, message

Cells = tuple[int, int, int, int]


@lru_cache(maxsize=SHAPES)
def rectangles(shape: Shape) -> tuple[tuple[int, Cells], ...]:
    """Four cells in two rows, two columns and two boxes: a mask, and the corners, so that 0 is opposite 3."""
    n, found = shape.size, []
    for top, bottom in combinations(range(n), 2):
        for left, right in combinations(range(n), 2):
            cells = (top * n + left, top * n + right, bottom * n + left, bottom * n + right)
            if len({house for cell in cells for house in shape.houses_of[cell]}) == 6:
                found.append((sum(1 << cell for cell in cells), cells))
    return tuple(found)


@lru_cache(maxsize=64)
def _without(shape: Shape, given: int) -> tuple[tuple[int, Cells], ...]:
    """The rectangles without a given corner."""
    return tuple([(mask, cells) for mask, cells in rectangles(shape) if not mask & given])


def filled_rectangles(state: Marks, number: int) -> list[Cells]:
    """The rectangles of which so many cells are filled in and none of these is given."""
    given, mine = _filled(state)
    return [cells for mask, cells in _without(state.shape, given) if (mask & mine).bit_count() == number]


@once_per_position
def _filled(state: Marks) -> Iterable[int]:
    """The cells that hold a digit, as masks: those that are given, and the others."""
    filled = [cell for cell, value in enumerate(state.value) if value]
    given = sum([1 << cell for cell in filled if state.given[cell]])
    return given, sum([1 << cell for cell in filled]) & ~given


class Rectangle(NamedTuple):
    """A rectangle of open cells and two digits.

    extra    the candidates besides them, as masks
    roof     the cells with further candidates
    """

    state: Marks
    cells: Cells
    x: int
    y: int
    extra: tuple[int, ...]
    roof: tuple[int, ...]

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
        why: Message,
    ) -> Iterator[Deduction]:
        """The deduction with its exchanges, if it tells something new."""
        new = fresh(self.state, conclusions)
        if new:
            shape, out = self.state.shape, {-literal for literal in new}
            seen = [self.fact(c, d) for c in self.cells for d in (self.x, self.y)]
            more = [self.fact(c, d + 1) for c, e in zip(self.cells, self.extra, strict=True) for d in bits(e)]
            yield Deduction(
                technique,
                new,
                tuple(dict.fromkeys(premises)),
                with_houses_of(shape, rules, pairs),
                message(
                    "sudoku/could-be-exchanged",
                    cells=said_cells(shape, self.cells),
                    digits=Values((SYMBOLS[self.x - 1], SYMBOLS[self.y - 1])),
                    why=why,
                ),
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
    candidates, pairs = state.candidates, dict(cells_with_two(state))
    given, mine = _filled(state)
    some = sum([1 << cell for cell in pairs])
    for cells in [c for mask, c in _without(state.shape, given) if mask & some and not mask & mine]:
        a, b, c, d = cells
        first, second = candidates[a] & candidates[d], candidates[b] & candidates[c]
        if not first or not second:
            continue
        for pair in sorted({pairs[cell] for cell in cells if cell in pairs}):
            # Each diagonal has one of the digits, and the two have not just the same one.
            if first & pair and second & pair and not pair & ~(first | second):
                extra = tuple([candidates[cell] & ~pair for cell in cells])
                roof = tuple([cell for cell, more in zip(cells, extra, strict=True) if more])
                if roof:
                    yield Rectangle(state, cells, (pair & -pair).bit_length(), pair.bit_length(), extra, roof)
