"""What a constraint of a variant is, and the families that most of them belong to.

A constraint knows its rules, its text, what it looks like, and which digits it leaves its cells; whatever it
does not say otherwise is as here. The tables in `constraints/__init__` find each kind by its word.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from whygrid.logic.rules import Count, Rule, Sum
from whygrid.voice.message import Cells, Message, message

if TYPE_CHECKING:
    from whygrid.genres.sudoku.model import Shape
    from whygrid.scene.marks import Mark

Masks = tuple[int, ...]
"""For each cell of a constraint its digits as a mask: bit d-1 stands for d."""
Fits = Callable[[int, int], bool]
"""Whether two digits can stand in two cells."""


@dataclass(frozen=True)
class Constraint:
    """One demand on some cells, with a number where it has one; equal ones are the same.

    word     what its lines begin with in our text form
    key      what f-puzzles calls it
    kind     the name of its sentences in the voice: `said-KIND`, `demand-KIND`
    """

    cells: tuple[int, ...] = ()
    value: int | None = None

    word: ClassVar[str]
    key: ClassVar[str] = ""
    fewest: ClassVar[int] = 1
    valued: ClassVar[bool] = False  # whether a number may stand in its line
    connected: ClassVar[bool] = False  # whether each of its cells touches the next

    @property
    def kind(self) -> str:
        """The name of its sentences."""
        return self.word

    @property
    def fpuzzles_key(self) -> str:
        """What f-puzzles calls it."""
        return self.key

    def name(self, shape: Shape) -> str:
        """Its line in our text form, which is the name of its rule as well."""
        parts = [self.word, *(shape.names[cell] for cell in self.cells)]
        if self.value is not None:
            parts += ["=", self.written_value] if self.cells else [self.written_value]
        return " ".join(parts)

    @property
    def written_value(self) -> str:
        """Its number as it is written."""
        return str(self.value)

    @classmethod
    def read(cls, shape: Shape, left: list[int], right: list[int], value: int | None) -> list[Constraint]:
        """Those of a line: the cells before and after an equals sign, and the number in it."""
        return [cls((*left, *right), value)]

    def said(self, shape: Shape) -> Message:
        """What it is called in a sentence."""
        return message(f"sudoku/said-{self.kind}", **self._spoken(shape))

    def demand(self, shape: Shape) -> Message:
        """What it demands, as a sentence."""
        return message(f"sudoku/demand-{self.kind}", **self._spoken(shape))

    def instruction(self, shape: Shape) -> Message:
        """What all of its kind on this board demand, for somebody who is about to play."""
        return message(f"sudoku/instruction-{self.word}", **self._spoken_of_all(shape))

    def _spoken_of_all(self, shape: Shape) -> dict[str, Any]:
        return {}

    def _spoken(self, shape: Shape) -> dict[str, Any]:
        about: dict[str, Any] = {} if self.value is None else {"n": self.value}
        if self.cells:
            about["cells"] = Cells(tuple(shape.names[cell] for cell in self.cells))
            about["cell"] = Cells((shape.names[self.cells[0]],))
        return about

    def houses(self, shape: Shape) -> Iterable[tuple[str, tuple[int, ...]]]:
        """The groups that hold each digit once, with the names of their rules."""
        return ()

    def apart(self, shape: Shape) -> Iterable[tuple[int, int]]:
        """The cells that it keeps from holding the same digit, apart from its houses."""
        return ()

    def rules(self, shape: Shape, helpers: Iterator[int]) -> Iterable[Rule]:
        """Its rules, apart from those of its houses; `helpers` are numbers for auxiliary variables."""
        yield Rule(
            self.name(shape), self.demand(shape), tuple(self.counts(shape, helpers)), called=self.said(shape)
        )

    def counts(self, shape: Shape, helpers: Iterator[int]) -> Iterable[Count]:
        """What its one rule counts."""
        return ()

    def sum(self, shape: Shape) -> Sum | None:
        """What its digits add up to, where they do."""
        return None

    def possible(self, size: int, masks: Masks) -> Masks | None:
        """The digits of its cells, of these, with which it can be kept; None where it can't."""
        return masks

    def marks(self, shape: Shape) -> Iterable[Mark]:
        """What it looks like."""
        return ()

    def entry(self, shape: Shape) -> object:
        """What f-puzzles writes under its key."""
        return {"cells": [place_name(shape, cell) for cell in self.cells], **self._entry_value()}

    def _entry_value(self) -> dict[str, str]:
        return {} if self.value is None else {"value": self.written_value}

    @classmethod
    def read_entry(cls, shape: Shape, entry: Mapping[str, Any]) -> Iterable[Constraint]:
        """Those of an entry of f-puzzles."""
        from whygrid.genres.sudoku.constraints.entries import cells_in, number_in

        yield from cls.read(shape, cells_in(shape, entry.get("cells")), [], number_in(entry.get("value")))


def place_name(shape: Shape, cell: int) -> str:
    """A cell as f-puzzles names it."""
    return shape.names[cell].upper()


class Everywhere(Constraint):
    """A constraint on the whole board, which has neither cells nor a number."""

    fewest: ClassVar[int] = 0

    def entry(self, shape: Shape) -> object:
        """f-puzzles only says that it is there."""
        return True


class Relation(Constraint):
    """A constraint that is kept when each of some pairs of cells holds digits that fit."""

    def pairs(self, shape: Shape) -> Iterable[tuple[int, int, Fits]]:
        """The pairs, and which digits fit."""
        raise NotImplementedError

    def apart(self, shape: Shape) -> Iterable[tuple[int, int]]:
        """The pairs that never hold the same digit."""
        digits = range(1, shape.size + 1)
        return ((a, b) for a, b, fits in self.pairs(shape) if not any(fits(digit, digit) for digit in digits))

    def counts(self, shape: Shape, helpers: Iterator[int]) -> Iterable[Count]:
        """What does not fit is not there together, and what fits with nothing is not there."""
        digits = range(1, shape.size + 1)
        for a, b, fits in self.pairs(shape):
            for one in digits:
                against = [other for other in digits if not fits(one, other)]
                if len(against) == shape.size:
                    yield Count((shape.fact(a, one),), 0, 0)
                    continue
                for other in against:
                    yield Count((shape.fact(a, one), shape.fact(b, other)), 0, 1)
            for other in digits:
                if not any(fits(one, other) for one in digits):
                    yield Count((shape.fact(b, other),), 0, 0)

    def possible(self, size: int, masks: Masks) -> Masks | None:
        """Each digit of a cell needs one that fits in every cell that it is paired with."""
        from whygrid.genres.sudoku.constraints.fitting import fit_pairs

        return fit_pairs(self, size, masks)

    def steps(self, size: int) -> Iterable[tuple[int, int, Fits]]:
        """The pairs by the places of the cells in `cells`, as far as they matter for what is possible."""
        raise NotImplementedError


class Line(Relation):
    """A relation along a line of cells."""

    fewest: ClassVar[int] = 2
    connected: ClassVar[bool] = True

    def pairs(self, shape: Shape) -> Iterable[tuple[int, int, Fits]]:
        """Those of its steps."""
        return ((self.cells[i], self.cells[j], fits) for i, j, fits in self.steps(shape.size))

    def entry(self, shape: Shape) -> object:
        """f-puzzles writes lines."""
        return {"lines": [[place_name(shape, cell) for cell in self.cells]], **self._entry_value()}

    @classmethod
    def read_entry(cls, shape: Shape, entry: Mapping[str, Any]) -> Iterable[Constraint]:
        """Those of an entry of f-puzzles: one for each line."""
        from whygrid.genres.sudoku.constraints.entries import lines_in, number_in

        for line in lines_in(shape, entry.get("lines")):
            yield from cls.read(shape, line, [], number_in(entry.get("value")))
