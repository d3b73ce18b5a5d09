"""What a Sudoku is: a shape and its givens.

Cells are numbered row by row from 0, digits from 1. A `Shape` is everything but the digits: the cells, the
boxes or regions, and the constraints that a variant adds (`genres/sudoku/constraints`). There is one object
for each, shared by all puzzles that have it; a *plain* shape has boxes and no constraints.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from whygrid.digits.field import FilledIn
from whygrid.digits.groups import Square
from whygrid.errors import PuzzleError
from whygrid.voice.message import Message, message

if TYPE_CHECKING:
    from whygrid.genres.sudoku.constraints.constraint import Constraint

SYMBOLS = "123456789ABCDEFGHIJKLMNOP"
"""How the digits 1 to 25 are written, one character each."""
SHAPES = 64
"""For how many shapes it is kept what follows from them: those of variants are as many as puzzles."""
TOLD_ONCE = 1 << 13
"""How much is kept of what is the same for every position of a shape, such as a single as it is told."""


@dataclass(frozen=True)
class House:
    """A row, column or box, or a group that a variant adds: `cells` hold each digit once."""

    index: int
    kind: str  # "row", "column" or "box", which a region is as well, or what the constraint calls it
    name: str  # "row 3"
    cells: tuple[int, ...]
    said: Message  # the name in a sentence


@dataclass(frozen=True, eq=False)
class Shape(Square):
    """A board without digits, whose boxes have this many rows and columns.

    regions        the cells of what is there instead of boxes; their size is still that of the board
    constraints    what a variant demands besides, in the order of their texts

    Ask `shape` or `variant` for it: much is kept by shape, and a look at which object it is costs nothing.
    """

    box_rows: int
    box_columns: int
    regions: tuple[tuple[int, ...], ...] = ()
    constraints: tuple[Constraint, ...] = ()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        if self.plain:
            return shape, (self.box_rows, self.box_columns)
        return _interned, (self.box_rows, self.box_columns, self.regions, self.constraints)

    @cached_property
    def plain(self) -> bool:
        """Whether it has boxes and nothing else."""
        return not self.regions and not self.constraints

    @cached_property
    def classic(self) -> bool:
        """Whether it is the usual board, which the kernels know."""
        return self.plain and self.box_rows == self.box_columns == 3

    @cached_property
    def without_constraints(self) -> Shape:
        """The same rows, columns and boxes or regions, with nothing besides."""
        return _interned(self.box_rows, self.box_columns, self.regions, ())

    @cached_property
    def size(self) -> int:  # type: ignore[override]
        """How many rows, columns, boxes and digits there are."""
        return self.box_rows * self.box_columns

    @cached_property
    def symbols(self) -> str:
        """How its digits are written."""
        return SYMBOLS[: self.size]

    @cached_property
    def cells(self) -> range:
        """All cells."""
        return range(self.size * self.size)

    @property
    def groups(self) -> tuple[House, ...]:
        """The houses, which is what groups are called here."""
        return self.houses

    @cached_property
    def houses(self) -> tuple[House, ...]:
        """Rows, then columns, then boxes, each kind in reading order; then the groups of the constraints."""
        n = self.size
        rows = [tuple(range(r * n, r * n + n)) for r in range(n)]
        columns = [tuple(range(c, n * n, n)) for c in range(n)]
        kinds = [
            ("row", "sudoku/row", rows),
            ("column", "sudoku/column", columns),
            ("box", "sudoku/region" if self.regions else "sudoku/box", self.regions or self.boxes),
        ]
        numbered = [
            (f"{kind} {i}", kind, message(said, n=i), tuple(cells))
            for kind, said, group in kinds
            for i, cells in enumerate(group, 1)
        ]
        numbered += [
            (rule, constraint.word, constraint.said(self), cells)
            for constraint in self.constraints
            for rule, cells in constraint.houses(self)
        ]
        return tuple(
            House(index, kind, name, cells, said) for index, (name, kind, said, cells) in enumerate(numbered)
        )

    @cached_property
    def boxes(self) -> tuple[tuple[int, ...], ...]:
        """The cells of the rectangles that `box_rows` and `box_columns` make, be there regions instead."""
        n = self.size
        return tuple(
            tuple(
                r * n + c
                for r in range(top, top + self.box_rows)
                for c in range(left, left + self.box_columns)
            )
            for top in range(0, n, self.box_rows)
            for left in range(0, n, self.box_columns)
        )

    @cached_property
    def houses_of(self) -> tuple[tuple[int, ...], ...]:
        """For each cell the indices of its row, column and box or region, and of whatever else it is in."""
        found: list[list[int]] = [[] for _ in self.cells]
        for house in self.houses:
            for cell in house.cells:
                found[cell].append(house.index)
        return tuple(map(tuple, found))

    @cached_property
    def peers(self) -> tuple[frozenset[int], ...]:
        """For each cell those that can't hold the same digit: they share a house, or a constraint says so."""
        return tuple(
            frozenset(peer for house in self.houses_of[cell] for peer in self.houses[house].cells)
            .union(self.sights[cell])
            .difference((cell,))
            for cell in self.cells
        )

    @cached_property
    def sights(self) -> tuple[dict[int, tuple[str, ...]], ...]:
        """For each cell those from which a constraint keeps it apart, with the rules that say so."""
        found: tuple[dict[int, tuple[str, ...]], ...] = tuple({} for _ in self.cells)
        for constraint in self.constraints:
            for one, two in constraint.apart(self):
                for here, there in ((one, two), (two, one)):
                    found[here][there] = (*found[here].get(there, ()), constraint.name(self))
        return found


@cache
def shape(box_rows: int, box_columns: int) -> Shape:
    """The one `Shape` object of this size."""
    return Shape(box_rows, box_columns)


_variants: WeakValueDictionary[tuple[object, ...], Shape] = WeakValueDictionary()


def variant(
    base: Shape, constraints: Iterable[Constraint] = (), regions: Iterable[Iterable[int]] = ()
) -> Shape:
    """The one `Shape` object with what `base` has, these constraints as well, and these regions for boxes."""
    named = {constraint.name(base): constraint for constraint in (*base.constraints, *constraints)}
    parted = tuple(sorted(tuple(sorted(region)) for region in regions)) or base.regions
    if {frozenset(region) for region in parted} == {frozenset(box) for box in base.boxes}:
        parted = ()
    ordered = tuple(named[name] for name in sorted(named, key=lambda name: (named[name].word, name)))
    return _interned(base.box_rows, base.box_columns, parted, ordered)


def _interned(
    box_rows: int,
    box_columns: int,
    regions: tuple[tuple[int, ...], ...],
    constraints: tuple[Constraint, ...],
) -> Shape:
    if not regions and not constraints:
        return shape(box_rows, box_columns)
    key = (box_rows, box_columns, regions, constraints)
    return _variants.setdefault(key, Shape(*key))


@cache
def default_shape(size: int) -> Shape:
    """The usual boxes of a board of this size: as square as possible, never taller than wide.

    >>> default_shape(6).box_rows, default_shape(6).box_columns
    (2, 3)
    """
    rows = max((r for r in range(2, size) if r * r <= size and size % r == 0), default=0)
    if not rows or size > len(SYMBOLS):
        raise PuzzleError(
            message("sudoku/cannot-have-rows", n=size),
            remedy=message("sudoku/sizes-there-are"),
        )
    return shape(rows, size // rows)


class Sudoku(FilledIn[Shape]):
    """A Sudoku as it is printed: `givens` row by row, 0 for an empty cell. They may break the rules."""

    @property
    def shape(self) -> Shape:
        """Everything but the digits."""
        return self.layout

    def clues(self) -> Iterator[tuple[int, int]]:
        """The givens as (cell, digit)."""
        return ((cell, digit) for cell, digit in enumerate(self.givens) if digit)

    def conflicts(self) -> list[tuple[House, int, tuple[int, ...]]]:
        """Which houses hold a digit more than once, and in which cells."""
        found = []
        for house in self.shape.houses:
            places: dict[int, list[int]] = {}
            for cell in house.cells:
                if self.givens[cell]:
                    places.setdefault(self.givens[cell], []).append(cell)
            found += [(house, digit, tuple(cells)) for digit, cells in places.items() if len(cells) > 1]
        return found
