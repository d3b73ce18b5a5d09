"""Killer cages: cells whose digits differ and add up to a sum, where one is given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from whygrid.digits.rules import set_counts
from whygrid.errors import PuzzleError
from whygrid.genres.sudoku.constraints.constraint import Constraint, Masks
from whygrid.genres.sudoku.constraints.fitting import fit_sets, sets_of_sum
from whygrid.logic.rules import Count, Sum
from whygrid.scene.marks import Mark, Outline
from whygrid.voice.message import message

if TYPE_CHECKING:
    from whygrid.genres.sudoku.model import Shape


class Cage(Constraint):
    """Cells whose digits differ, and add up to its number."""

    word = "cage"
    key = "killercage"
    valued: ClassVar[bool] = True

    @property
    def kind(self) -> str:
        """A cage without a sum has sentences of its own."""
        return "cage" if self.value is not None else "cage-without-sum"

    @classmethod
    def read(cls, shape: Shape, left: list[int], right: list[int], value: int | None) -> list[Constraint]:
        """The cage of these cells."""
        cells = tuple(sorted({*left, *right}))
        if len(cells) > shape.size:
            raise PuzzleError(
                message("sudoku/cage-is-too-large", n=len(cells), size=shape.size),
                remedy=message("sudoku/at-most-as-many-cells-as-digits"),
            )
        return [cls(cells, value)]

    def apart(self, shape: Shape) -> Iterable[tuple[int, int]]:
        """All its cells."""
        return combinations(self.cells, 2)

    def counts(self, shape: Shape, helpers: Iterator[int]) -> Iterable[Count]:
        """Each digit once at most, and one of the sets that add up."""
        places = {
            digit: tuple(shape.fact(cell, digit) for cell in self.cells) for digit in range(1, shape.size + 1)
        }
        if self.value is None:
            yield from (Count(where, 0, 1) for where in places.values())
        else:
            yield from set_counts(places, self._sets(shape.size), helpers)

    def _sets(self, size: int) -> tuple[int, ...]:
        return sets_of_sum(self.value, len(self.cells), size)

    def sum(self, shape: Shape) -> Sum | None:
        """Its sum."""
        if self.value is None:
            return None
        digits = range(1, shape.size + 1)
        return Sum(
            tuple((shape.fact(cell, digit), digit) for cell in self.cells for digit in digits), self.value
        )

    def possible(self, size: int, masks: Masks) -> Masks | None:
        """What is in some set that adds up and fits."""
        return fit_sets(masks, self._sets(size))

    def marks(self, shape: Shape) -> Iterable[Mark]:
        """A dashed outline with the sum in its corner."""
        cells = tuple(divmod(cell, shape.size) for cell in self.cells)
        yield Outline(cells, "" if self.value is None else str(self.value))
