"""Cells that hold an even digit, and cells that hold an odd one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from whygrid.genres.sudoku.constraints.constraint import Constraint, Masks, place_name
from whygrid.logic.rules import Count
from whygrid.scene.marks import Badge, Mark, Point

if TYPE_CHECKING:
    from whygrid.genres.sudoku.model import Shape


class Parity(Constraint):
    """A cell whose digit is even, or odd."""

    odd: ClassVar[int]

    @classmethod
    def read(cls, shape: Shape, left: list[int], right: list[int], value: int | None) -> list[Constraint]:
        """One for each cell."""
        return [cls((cell,), value) for cell in (*left, *right)]

    def _wrong(self, size: int) -> list[int]:
        return [digit for digit in range(1, size + 1) if digit % 2 != self.odd]

    def counts(self, shape: Shape, helpers: Iterator[int]) -> Iterable[Count]:
        """None of the others is there."""
        yield Count(tuple(shape.fact(self.cells[0], digit) for digit in self._wrong(shape.size)), 0, 0)

    def possible(self, size: int, masks: Masks) -> Masks | None:
        """Without the others."""
        left = masks[0] & ~sum(1 << (digit - 1) for digit in self._wrong(size))
        return (left,) if left else None

    def marks(self, shape: Shape) -> Iterable[Mark]:
        """A grey square for even, a grey circle for odd."""
        row, column = divmod(self.cells[0], shape.size)
        yield Badge(Point(row + 0.5, column + 0.5), "", "disc" if self.odd else "square", "dim", 0.8)

    def entry(self, shape: Shape) -> object:
        """f-puzzles has one cell in each entry."""
        return {"cell": place_name(shape, self.cells[0])}

    @classmethod
    def read_entry(cls, shape: Shape, entry: Mapping[str, Any]) -> Iterable[Constraint]:
        """That of an entry of f-puzzles."""
        from whygrid.genres.sudoku.constraints.entries import cell_in

        return cls.read(shape, [cell_in(shape, entry.get("cell"))], [], None)


class Even(Parity):
    """A cell whose digit is even."""

    word = key = "even"
    odd = 0


class Odd(Parity):
    """A cell whose digit is odd."""

    word = key = "odd"
    odd = 1
