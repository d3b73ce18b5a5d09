"""Lines: thermometers, whispers, palindromes, renban lines and lines between two ends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from whygrid.digits.rules import set_counts
from whygrid.errors import PuzzleError
from whygrid.genres.sudoku.constraints.constraint import Constraint, Fits, Line, Masks
from whygrid.genres.sudoku.constraints.fitting import fit_pairs, fit_sets
from whygrid.logic.rules import Count
from whygrid.scene.marks import Badge, End, Mark, Path, Point
from whygrid.voice.message import message

if TYPE_CHECKING:
    from whygrid.genres.sudoku.model import Shape


class Drawn(Line):
    """A line that is drawn through the middles of its cells."""

    tone: ClassVar[str] = "dim"
    ends: ClassVar[End] = ""

    def middles(self, shape: Shape) -> tuple[Point, ...]:
        """Of its cells."""
        return tuple(Point(cell // shape.size + 0.5, cell % shape.size + 0.5) for cell in self.cells)

    def marks(self, shape: Shape) -> Iterable[Mark]:
        """A broad line."""
        yield Path(self.middles(shape), self.tone, self.ends, 2)


class Thermometer(Drawn):
    """Digits that grow from the bulb on."""

    word = key = "thermometer"
    ends = "bulb"

    def steps(self, size: int) -> Iterable[tuple[int, int, Fits]]:
        """Each is larger than those before, by one for each cell at least."""
        for i, j in combinations(range(len(self.cells)), 2):
            yield i, j, _grows_by(j - i)


@lru_cache(maxsize=32)
def _grows_by(least: int) -> Fits:
    return lambda one, other: other - one >= least


class Whispers(Drawn):
    """Neighbours on the line differ by so much at least: five, or what its number says."""

    word = key = "whispers"
    valued: ClassVar[bool] = True
    tone = "good"

    def least(self, size: int) -> int:
        """Half of the digits, rounded up, where nothing is said."""
        return (size + 1) // 2 if self.value is None else self.value

    def steps(self, size: int) -> Iterable[tuple[int, int, Fits]]:
        """Each and the next."""
        return ((i, i + 1, _far_apart(self.least(size))) for i in range(len(self.cells) - 1))

    def _spoken_of_all(self, shape: Shape) -> dict[str, object]:
        return {"n": self.least(shape.size)}

    def _spoken(self, shape: Shape) -> dict[str, object]:
        return {**super()._spoken(shape), **self._spoken_of_all(shape)}


@lru_cache(maxsize=32)
def _far_apart(least: int) -> Fits:
    return lambda one, other: abs(one - other) >= least


class Palindrome(Drawn):
    """Digits that read the same from both ends."""

    word = key = "palindrome"

    def steps(self, size: int) -> Iterable[tuple[int, int, Fits]]:
        """Each and its counterpart."""
        last = len(self.cells) - 1
        return ((i, last - i, _same) for i in range(len(self.cells) // 2))


def _same(one: int, other: int) -> bool:
    return one == other


class Renban(Drawn):
    """Different digits without a gap, in any order."""

    word = key = "renban"
    tone = "pattern"

    @classmethod
    def read(cls, shape: Shape, left: list[int], right: list[int], value: int | None) -> list[Constraint]:
        """The line of these cells, as many as there are digits at most."""
        if len(left) + len(right) > shape.size:
            raise PuzzleError(
                message("sudoku/cage-is-too-large", n=len(left) + len(right), size=shape.size),
                remedy=message("sudoku/at-most-as-many-cells-as-digits"),
            )
        return [cls((*left, *right), value)]

    def pairs(self, shape: Shape) -> Iterable[tuple[int, int, Fits]]:
        """Any two differ."""
        return ((one, two, _differ) for one, two in combinations(self.cells, 2))

    def _sets(self, size: int) -> tuple[int, ...]:
        length = len(self.cells)
        return tuple((1 << length) - 1 << start for start in range(size - length + 1))

    def counts(self, shape: Shape, helpers: Iterator[int]) -> Iterable[Count]:
        """One of the sets without a gap."""
        places = {
            digit: tuple(shape.fact(cell, digit) for cell in self.cells) for digit in range(1, shape.size + 1)
        }
        return set_counts(places, self._sets(shape.size), helpers)

    def possible(self, size: int, masks: Masks) -> Masks | None:
        """What is in some set without a gap that fits."""
        return fit_sets(masks, self._sets(size))


def _differ(one: int, other: int) -> bool:
    return one != other


class Between(Drawn):
    """The digits on the line lie between those at its two ends."""

    word = "between"
    key = "betweenline"
    fewest: ClassVar[int] = 3

    def pairs(self, shape: Shape) -> Iterable[tuple[int, int, Fits]]:
        """What lies between the ends differs from both, and so do they from each other."""
        ends = (self.cells[0], self.cells[-1])
        yield (*ends, _not_next)
        yield from ((end, cell, _differ) for cell in self.cells[1:-1] for end in ends)

    def counts(self, shape: Shape, helpers: Iterator[int]) -> Iterable[Count]:
        """An auxiliary variable says whether the first end is the smaller one."""
        digits, grows = range(1, shape.size + 1), next(helpers)
        yield from super().counts(shape, helpers)
        for first, end in ((True, self.cells[0]), (False, self.cells[-1])):
            for cell in self.cells[1:-1]:
                for at_end in digits:
                    for inside in digits:
                        if inside != at_end:
                            sign = -grows if (inside > at_end) == first else grows
                            yield Count((shape.fact(end, at_end), shape.fact(cell, inside), sign), 0, 2)

    def possible(self, size: int, masks: Masks) -> Masks | None:
        """What is possible when the line grows, or when it falls."""
        found = [
            ways
            for grows in (True, False)
            if (ways := fit_pairs(_Grown(self.cells, int(grows)), size, masks))
        ]
        if not found:
            return None
        return tuple(one | other for one, other in zip(found[0], found[-1], strict=True))

    def marks(self, shape: Shape) -> Iterable[Mark]:
        """A line with a circle at each end."""
        middles = self.middles(shape)
        yield Path(middles, self.tone, "", 2)
        yield from (Badge(middles[end], "", "ring", "plain", 0.78) for end in (0, -1))


class _Grown(Line):
    """A line whose smaller end is known: the first where the value is 1."""

    word = "grown"

    def steps(self, size: int) -> Iterable[tuple[int, int, Fits]]:
        last = len(self.cells) - 1
        fits, far = (_grows_by(1), _grows_by(2)) if self.value else (_falls_by(1), _falls_by(2))
        yield 0, last, far
        for place in range(1, last):
            yield 0, place, fits
            yield place, last, fits


@lru_cache(maxsize=32)
def _falls_by(least: int) -> Fits:
    return lambda one, other: one - other >= least


def _not_next(one: int, other: int) -> bool:
    return abs(one - other) > 1
