"""Cells that see each other without a house: a knight's or a king's move apart, or side by side."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from whygrid.genres.sudoku.constraints.constraint import Everywhere, Fits, Masks, Relation

if TYPE_CHECKING:
    from whygrid.genres.sudoku.model import Shape


class Sight(Everywhere, Relation):
    """All cells that one move takes to each other hold digits that fit."""

    moves: ClassVar[tuple[tuple[int, int], ...]]  # down and across; the others are the same backwards

    def fits(self, one: int, other: int) -> bool:
        """They differ."""
        return one != other

    def pairs(self, shape: Shape) -> Iterable[tuple[int, int, Fits]]:
        """The pairs of cells that are one move apart."""
        n = shape.size
        for cell in shape.cells:
            for down, across in self.moves:
                row, column = cell // n + down, cell % n + across
                if 0 <= row < n and 0 <= column < n:
                    yield cell, row * n + column, self.fits

    def possible(self, size: int, masks: Masks) -> Masks | None:
        """It has no cells of its own; what it excludes, it excludes at once."""
        return masks


class Knight(Sight):
    """Cells a knight's move apart differ."""

    word = "anti-knight"
    key = "antiknight"
    moves = ((1, 2), (2, 1), (1, -2), (2, -1))


class King(Sight):
    """Cells a king's move apart differ."""

    word = "anti-king"
    key = "antiking"
    moves = ((1, 1), (1, -1))


class NonConsecutive(Sight):
    """Cells side by side never hold consecutive digits."""

    word = "non-consecutive"
    key = "nonconsecutive"
    moves = ((0, 1), (1, 0))

    def fits(self, one: int, other: int) -> bool:
        """They do not follow each other; that they differ, row and column say."""
        return abs(one - other) != 1
