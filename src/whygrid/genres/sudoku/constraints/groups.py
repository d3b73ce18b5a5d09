"""Groups that hold each digit once: diagonals, windows, the same places in boxes, any cells."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from whygrid.errors import PuzzleError
from whygrid.genres.sudoku.constraints.constraint import Constraint, place_name
from whygrid.logic.rules import Rule
from whygrid.scene.marks import Fill, Line, Mark, Point
from whygrid.voice.message import message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from whygrid.genres.sudoku.model import Shape


class Group(Constraint):
    """Cells that hold each digit once."""

    fewest: ClassVar[int] = 0

    def group(self, shape: Shape) -> tuple[int, ...]:
        """Its cells."""
        return self.cells

    def houses(self, shape: Shape) -> Iterable[tuple[str, tuple[int, ...]]]:
        """Itself."""
        yield self.name(shape), self.group(shape)

    def rules(self, shape: Shape, helpers: Iterator[int]) -> Iterable[Rule]:
        """None but that of the house."""
        return ()


class Numbered(Group):
    """One of several groups that follow from the size of the board, by its number."""

    valued: ClassVar[bool] = True

    @classmethod
    def groups(cls, shape: Shape) -> list[tuple[int, ...]]:
        """All groups of the kind."""
        raise NotImplementedError

    @classmethod
    def read(cls, shape: Shape, left: list[int], right: list[int], value: int | None) -> list[Constraint]:
        """One of them by its number, or all."""
        number = len(cls.groups(shape))
        if left or right or not number or (value is not None and not 1 <= value <= number):
            raise PuzzleError(
                message("sudoku/no-such-group", word=cls.word, n=number),
                remedy=message("sudoku/groups-are-numbered", word=cls.word),
            )
        return [cls((), one) for one in (range(1, number + 1) if value is None else (value,))]

    def group(self, shape: Shape) -> tuple[int, ...]:
        """The cells of the group of its number."""
        assert self.value is not None
        return self.groups(shape)[self.value - 1]


class Diagonal(Numbered):
    """The diagonal from the top left corner, or the one from the top right corner."""

    word = "diagonal"

    @property
    def kind(self) -> str:
        """Each has a name of its own."""
        return "diagonal-falling" if self.value == 1 else "diagonal-rising"

    @classmethod
    def groups(cls, shape: Shape) -> list[tuple[int, ...]]:
        """The falling one, and the rising one."""
        n = shape.size
        return [tuple(i * n + i for i in range(n)), tuple(i * n + n - 1 - i for i in range(n))]

    @property
    def fpuzzles_key(self) -> str:
        """By its slope."""
        return "diagonal-" if self.value == 1 else "diagonal+"

    def entry(self, shape: Shape) -> object:
        """f-puzzles only says that it is there."""
        return True

    def marks(self, shape: Shape) -> Iterable[Mark]:
        """A line from corner to corner."""
        n = shape.size
        left, right = (0, n) if self.value == 1 else (n, 0)
        yield Line(Point(0, left), Point(n, right), 1, "dim")


class Shaded(Numbered):
    """Groups whose cells are grey."""

    def marks(self, shape: Shape) -> Iterable[Mark]:
        """Its cells."""
        return (Fill(divmod(cell, shape.size), "dim") for cell in self.group(shape))


class Window(Shaded):
    """One of the four boxes of a windoku, one cell away from the edges and from each other."""

    word = "window"
    key = "extraregion"

    @classmethod
    def groups(cls, shape: Shape) -> list[tuple[int, ...]]:
        """All boxes that fit between the lines after the first, with a line between them."""
        n, height, width = shape.size, shape.box_rows, shape.box_columns
        return [
            tuple(r * n + c for r in range(top, top + height) for c in range(left, left + width))
            for top in range(1, n - height, height + 1)
            for left in range(1, n - width, width + 1)
        ]

    def entry(self, shape: Shape) -> object:
        """f-puzzles knows groups of any cells."""
        return {"cells": [place_name(shape, cell) for cell in self.group(shape)]}


class Disjoint(Numbered):
    """The cells in the same place of each box."""

    word = "disjoint"
    key = "disjointgroups"

    @classmethod
    def groups(cls, shape: Shape) -> list[tuple[int, ...]]:
        """One for each place in a box."""
        return [tuple(box[i] for box in shape.boxes) for i in range(shape.size)] if not shape.regions else []


class Extra(Group):
    """Any cells, as many as there are digits."""

    word = "group"
    key = "extraregion"

    @classmethod
    def read(cls, shape: Shape, left: list[int], right: list[int], value: int | None) -> list[Constraint]:
        """The group of these cells, or the window that they are."""
        cells = tuple(sorted({*left, *right}))
        if len(cells) != shape.size or value is not None:
            raise PuzzleError(
                message("sudoku/group-has-not-so-many-cells", n=len(cells), size=shape.size),
                remedy=message("sudoku/as-many-cells-as-digits"),
            )
        windows = Window.groups(shape)
        return [Window((), windows.index(cells) + 1)] if cells in windows else [cls(cells)]

    def marks(self, shape: Shape) -> Iterable[Mark]:
        """Its cells, grey."""
        return (Fill(divmod(cell, shape.size), "dim") for cell in self.cells)

    @classmethod
    def read_entry(cls, shape: Shape, entry: Mapping[str, Any]) -> Iterable[Constraint]:
        """That of an entry of f-puzzles."""
        from whygrid.genres.sudoku.constraints.entries import cells_in

        return cls.read(shape, cells_in(shape, entry.get("cells")), [], None)
