"""Pencil marks: the position that techniques look at where cells hold symbols."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

from whygrid.digits.field import Field
from whygrid.digits.groups import GroupedField
from whygrid.digits.rules import cell_rule
from whygrid.digits.sums import digits_of
from whygrid.digits.words import cells_said, digits_said
from whygrid.engine.state import State
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.rules import Rules
from whygrid.voice.message import message

F = TypeVar("F", bound=Field)
G = TypeVar("G", bound=GroupedField)


class Marks(State, Generic[F]):
    """Which symbols each cell can still take.

    candidates[cell]    bit d-1 is set while the cell may hold d
    value[cell]         the symbol placed there, or 0
    bare                the cells that have one symbol left, or none, and whose symbol is not placed; kept by
                        `exclude` and `placed`, so not by a genre that has its own (and its own way to singles
                        and empty cells)
    """

    def __init__(self, layout: F, rules: Rules, known: Iterable[Literal] = ()) -> None:
        self.layout = layout
        self.candidates = [layout.all_digits] * len(layout.white)
        self.value = [0] * len(layout.white)
        self.bare = set(range(len(layout.white))) if layout.digits == 1 else set[int]()
        super().__init__(rules, known)

    def exclude(self, fact: int) -> None:
        """Strike out one candidate."""
        self.truth[fact] = -1
        cell, place = divmod(fact - 1, self.layout.digits)
        left = self.candidates[cell] = self.candidates[cell] & ~(1 << place)
        if not left & (left - 1) and not (left and self.value[cell]):
            self.bare.add(cell)

    def placed(self, fact: int) -> None:
        """Note the symbol of a cell."""
        cell, self.value[cell] = self.layout.cell_and_digit(fact)
        self.bare.discard(cell)

    def without(self, cell: int) -> tuple[Literal, ...]:
        """The exclusions that hold in a cell."""
        return out_of(self.layout, cell, self.layout.all_digits & ~self.candidates[cell])

    def reasons_of(self, cells: Iterable[int]) -> tuple[Literal, ...]:
        """All that is known about some cells: the symbol of each, or else what it can't be."""
        return tuple(
            literal
            for cell in cells
            for literal in (
                (self.layout.fact(cell, self.value[cell]),) if self.value[cell] else self.without(cell)
            )
        )

    def facts_of(self, cells: Iterable[int], digits: int = -1) -> tuple[Literal, ...]:
        """The candidates of some cells, all or those among these symbols."""
        return tuple(
            self.layout.fact(cell, digit)
            for cell in cells
            for digit in digits_of(self.candidates[cell] & digits)
        )

    def contradictions(self) -> Iterator[Deduction]:
        """Cells for which nothing is left; where there are none, other rules that can't be met any more."""
        yield from self.empty_cells() if self.has_empty_cells() else super().contradictions()

    def has_empty_cells(self) -> bool:
        """Whether nothing is left for some cell."""
        candidates = self.candidates
        return not all(map(candidates.__getitem__, self.bare))

    def empty_cells(self) -> Iterator[Deduction]:
        """Cells for which nothing is left, as contradictions."""
        for cell, mask in enumerate(self.candidates):
            if not mask:
                yield Deduction(
                    "contradiction",
                    (),
                    self.without(cell),
                    (cell_rule(self.layout, cell),),
                    message("digits/no-digit-left", cell=cells_said(self.layout, [cell])),
                )


class GroupedMarks(Marks[G], Generic[G]):
    """Pencil marks where each symbol stands in each group once."""

    def contradictions(self) -> Iterator[Deduction]:
        """Cells for which nothing is left, groups in which a symbol has no place, and other rules."""
        groups = () if self.has_empty_cells() else self.layout.groups
        for group in groups:
            lacking = self.layout.all_digits
            for cell in group.cells:
                lacking &= ~self.candidates[cell]
            for digit in digits_of(lacking):
                yield Deduction(
                    "contradiction",
                    (),
                    tuple(-self.layout.fact(cell, digit) for cell in group.cells),
                    (group.name,),
                    message(
                        "digits/no-place-left",
                        group=group.said,
                        digit=digits_said(1 << (digit - 1), self.layout.symbols),
                    ),
                )
        yield from super().contradictions()


def out_of(layout: Field, cell: int, digits: int) -> tuple[Literal, ...]:
    """A cell does not hold these symbols."""
    base = cell * layout.digits
    return tuple([-(base + digit) for digit in digits_of(digits)])
