"""Signs between two neighbours: Kropki's white and black dots, and XV."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from whygrid.errors import PuzzleError
from whygrid.genres.sudoku.constraints.constraint import Constraint, Fits, Relation
from whygrid.scene.marks import Badge, Mark, Point
from whygrid.voice.message import message

if TYPE_CHECKING:
    from whygrid.genres.sudoku.model import Shape


class Dot(Relation):
    """A sign between two cells side by side."""

    fewest: ClassVar[int] = 2
    valued: ClassVar[bool] = True
    usual: ClassVar[int]  # its number where it has none

    @property
    def number(self) -> int:
        """Its number, or the usual one."""
        return self.usual if self.value is None else self.value

    @classmethod
    def read(cls, shape: Shape, left: list[int], right: list[int], value: int | None) -> list[Constraint]:
        """The sign between these two cells."""
        cells = tuple(sorted({*left, *right}))
        if len(cells) != 2 or cells[1] - cells[0] not in (1, shape.size) or _wrapped(shape, cells):
            raise PuzzleError(
                message("sudoku/dot-is-between-neighbours", word=cls.word),
                remedy=message("sudoku/dots-are-written", word=cls.word),
            )
        return [cls(cells, None if value == cls.usual else value)]

    def fits(self, one: int, other: int) -> bool:
        """Whether these digits may stand beside the sign."""
        raise NotImplementedError

    def pairs(self, shape: Shape) -> Iterable[tuple[int, int, Fits]]:
        """The one pair."""
        yield (self.cells[0], self.cells[1], self.fits)

    def steps(self, size: int) -> Iterable[tuple[int, int, Fits]]:
        """The one pair."""
        yield 0, 1, self.fits

    def _spoken(self, shape: Shape) -> dict[str, object]:
        return {**super()._spoken(shape), "n": self.number}

    def middle(self, shape: Shape) -> Point:
        """Where it stands."""
        (top, left), (bottom, right) = (divmod(cell, shape.size) for cell in self.cells)
        return Point((top + bottom + 1) / 2, (left + right + 1) / 2)


def _wrapped(shape: Shape, cells: tuple[int, ...]) -> bool:
    return cells[1] - cells[0] == 1 and cells[1] % shape.size == 0


class White(Dot):
    """The digits differ by one, or by the number in the dot."""

    word = "white-dot"
    key = "difference"
    usual = 1

    def fits(self, one: int, other: int) -> bool:
        """The difference."""
        return abs(one - other) == self.number

    def marks(self, shape: Shape) -> Iterable[Mark]:
        """A white dot."""
        yield Badge(self.middle(shape), "" if self.value is None else str(self.value), "ring", "plain", 0.3)


class Black(Dot):
    """One digit is twice the other, or as many times as the number in the dot says."""

    word = "black-dot"
    key = "ratio"
    usual = 2

    def fits(self, one: int, other: int) -> bool:
        """The ratio."""
        return one == self.number * other or other == self.number * one

    def marks(self, shape: Shape) -> Iterable[Mark]:
        """A black dot."""
        yield Badge(self.middle(shape), "" if self.value is None else str(self.value), "disc", "given", 0.3)


class Roman(Dot):
    """The digits add up to ten (X) or to five (V)."""

    word = key = "xv"
    usual = -1
    letters: ClassVar[dict[int, str]] = {5: "V", 10: "X"}

    @classmethod
    def read(cls, shape: Shape, left: list[int], right: list[int], value: int | None) -> list[Constraint]:
        """The letter between these two cells."""
        if value not in cls.letters:
            raise PuzzleError(
                message("sudoku/xv-is-x-or-v"), remedy=message("sudoku/dots-are-written", word="xv")
            )
        return super().read(shape, left, right, value)

    @property
    def written_value(self) -> str:
        """The letter."""
        return self.letters[self.number]

    def fits(self, one: int, other: int) -> bool:
        """The sum."""
        return one + other == self.number

    def marks(self, shape: Shape) -> Iterable[Mark]:
        """The letter."""
        yield Badge(self.middle(shape), self.written_value, "paper", "given", 0.3)
