"""Sums of digits that may be equal: arrows, and little killers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from whygrid.errors import PuzzleError
from whygrid.genres.sudoku.constraints.constraint import Constraint, Masks, place_name
from whygrid.genres.sudoku.constraints.fitting import fit_sum, sum_counts
from whygrid.logic.rules import Count, Sum
from whygrid.scene.geometry import towards
from whygrid.scene.marks import Badge, Mark, Path, Point
from whygrid.voice.message import Cells, message

if TYPE_CHECKING:
    from whygrid.genres.sudoku.model import Shape


class Weighted(Constraint):
    """Digits that add up, each times a weight."""

    def weights(self) -> tuple[int, ...]:
        """Of each cell."""
        return (1,) * len(self.cells)

    def total(self) -> int:
        """What they add up to."""
        assert self.value is not None
        return self.value

    def counts(self, shape: Shape, helpers: Iterator[int]) -> Iterable[Count]:
        """The sums so far, cell by cell."""
        digits = range(1, shape.size + 1)
        cells = [{digit: shape.fact(cell, digit) for digit in digits} for cell in self.cells]
        return sum_counts(zip(cells, self.weights(), strict=True), self.total(), helpers)

    def sum(self, shape: Shape) -> Sum | None:
        """Its sum."""
        weighted = zip(self.cells, self.weights(), strict=True)
        digits = range(1, shape.size + 1)
        terms = tuple(
            (shape.fact(cell, digit), weight * digit) for cell, weight in weighted for digit in digits
        )
        return Sum(terms, self.total())

    def possible(self, size: int, masks: Masks) -> Masks | None:
        """What some sum that comes out has."""
        return fit_sum(masks, self.weights(), self.total())


class Arrow(Weighted):
    """A circle whose digit is the sum along the arrow; with two cells in the circle they make a number.

    cells    those of the circle, then those of the arrow
    value    how many are in the circle
    """

    word = "arrow"
    key = "arrow"
    fewest: ClassVar[int] = 2
    valued: ClassVar[bool] = True

    @property
    def kind(self) -> str:
        """A circle of two cells has a sentence of its own."""
        return "arrow" if self.value == 1 else "arrow-of-two"

    @property
    def circle(self) -> tuple[int, ...]:
        """The cells of the circle."""
        return self.cells[: self.value]

    @property
    def shaft(self) -> tuple[int, ...]:
        """The cells along the arrow."""
        return self.cells[self.value :]

    def name(self, shape: Shape) -> str:
        """The circle, and what it is the sum of."""
        circle, shaft = (" ".join(shape.names[cell] for cell in part) for part in (self.circle, self.shaft))
        return f"{self.word} {circle} = {shaft}"

    @classmethod
    def read(cls, shape: Shape, left: list[int], right: list[int], value: int | None) -> list[Constraint]:
        """The arrow with a circle before the equals sign."""
        if len(left) not in (1, 2) or not right or value is not None:
            raise PuzzleError(
                message("sudoku/arrow-has-a-circle"), remedy=message("sudoku/arrows-are-written")
            )
        return [cls((*left, *right), len(left))]

    def weights(self) -> tuple[int, ...]:
        """The circle against the arrow."""
        circle = (1,) if self.value == 1 else (10, 1)
        return (*circle, *(-1 for _ in self.shaft))

    def total(self) -> int:
        """Nothing is left over."""
        return 0

    def _spoken(self, shape: Shape) -> dict[str, Any]:
        return {
            "cell": Cells(tuple(shape.names[cell] for cell in self.circle)),
            "cells": Cells(tuple(shape.names[cell] for cell in self.shaft)),
        }

    def marks(self, shape: Shape) -> Iterable[Mark]:
        """A circle, or a capsule of two, and an arrow from it."""
        middles = [Point(cell // shape.size + 0.5, cell % shape.size + 0.5) for cell in self.cells]
        circle, start = middles[: self.value], middles[len(self.circle) - 1]
        if len(circle) > 1:
            yield Path(tuple(circle), "plain", "", 1)
        yield from (Badge(point, "", "ring", "plain", 0.78) for point in circle)
        shaft = middles[len(self.circle) :]
        yield Path((towards(start, shaft[0], 0.39), *shaft), "plain", "arrow", 1)

    def entry(self, shape: Shape) -> object:
        """The circle, and a line that begins in it."""
        return {
            "cells": [place_name(shape, cell) for cell in self.circle],
            "lines": [[place_name(shape, cell) for cell in (self.circle[-1], *self.shaft)]],
        }

    @classmethod
    def read_entry(cls, shape: Shape, entry: Mapping[str, Any]) -> Iterable[Constraint]:
        """One for each line of an entry of f-puzzles."""
        from whygrid.genres.sudoku.constraints.entries import cells_in, lines_in

        circle = cells_in(shape, entry.get("cells"))
        for line in lines_in(shape, entry.get("lines")):
            shaft = line[1:] if line and line[0] in circle else line
            yield from cls.read(shape, circle, shaft, None)


class LittleKiller(Weighted):
    """A diagonal of cells whose digits, which may be equal, add up to a number beside the board."""

    word = "little-killer"
    key = "littlekillersum"
    valued: ClassVar[bool] = True

    @classmethod
    def read(cls, shape: Shape, left: list[int], right: list[int], value: int | None) -> list[Constraint]:
        """The sum of these cells, which lie on a diagonal from edge to edge."""
        cells = (*left, *right)
        if value is None or not _is_diagonal(shape, cells):
            raise PuzzleError(
                message("sudoku/little-killer-is-a-diagonal"),
                remedy=message("sudoku/little-killers-are-written"),
            )
        return [cls(cells, value)]

    def marks(self, shape: Shape) -> Iterable[Mark]:
        """A thin arrow along the diagonal with the sum at its start."""
        n = shape.size
        (row, column), (down, across) = divmod(self.cells[0], n), _direction(shape, self.cells)
        start = Point(row + (0.08 if down > 0 else 0.92), column + (0.08 if across > 0 else 0.92))
        last = divmod(self.cells[-1], n)
        yield Path(
            (start, Point(last[0] + 0.5 + 0.3 * down, last[1] + 0.5 + 0.3 * across)), "dim", "arrow", 1
        )
        at = Point(row + (0.17 if down > 0 else 0.83), column + (0.17 if across > 0 else 0.83))
        yield Badge(at, str(self.value), "", "given", 0.3)

    def entry(self, shape: Shape) -> object:
        """f-puzzles has the place beside the board, the direction, and the cells."""
        (row, column), (down, across) = divmod(self.cells[0], shape.size), _direction(shape, self.cells)
        return {
            "cell": f"R{row + 1 - down}C{column + 1 - across}",
            "direction": ("D" if down > 0 else "U") + ("R" if across > 0 else "L"),
            "cells": [place_name(shape, cell) for cell in self.cells],
            "value": str(self.value),
        }


def _direction(shape: Shape, cells: tuple[int, ...]) -> tuple[int, int]:
    """Down or up, right or left; from a corner that is alone out of the board."""
    n = shape.size
    (row, column), (end, far) = divmod(cells[0], n), divmod(cells[-1], n)
    if len(cells) == 1:
        return (1 if row else -1), (1 if column else -1)
    return (1 if end > row else -1), (1 if far > column else -1)


def _is_diagonal(shape: Shape, cells: tuple[int, ...]) -> bool:
    if not cells:
        return False
    n = shape.size
    (row, column), (down, across) = divmod(cells[0], n), _direction(shape, cells)
    way = []
    while 0 <= row < n and 0 <= column < n:
        way.append(row * n + column)
        row, column = row + down, column + across
    first = divmod(cells[0], n)
    starts_at_edge = not (0 <= first[0] - down < n and 0 <= first[1] - across < n)
    return tuple(way) == cells and starts_at_edge
