"""What a view writes into the cells of a board with digits: for every genre that places digits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from math import hypot

from whygrid.logic.deduction import CHAIN
from whygrid.logic.facts import Literal
from whygrid.scene.marks import TONES, Arrow, CellPlace, Point, Tone
from whygrid.scene.view import View

_TONE_OF_ROLE: dict[str, Tone] = {"colour 1": "one", "colour 2": "two", **{tone: tone for tone in TONES}}
"""What a part of a pattern is drawn in; parts that are not listed are drawn as "pattern"."""

Placement = tuple[int, int]
"""A cell and its digit."""


class Ink:
    """Digits and fills by cell, candidates by fact."""

    def __init__(self, placement: Callable[[int], Placement]) -> None:
        self.placement = placement
        self.digits: dict[int, tuple[int, Tone]] = {}
        self.candidates: dict[int, Tone] = {}
        self.fills: dict[int, Tone] = {}
        self.chains: list[tuple[Literal, ...]] = []

    def show(self, view: View, givens: Iterable[Literal], facts: int) -> None:
        """Collect from the least to the most important, so that what matters most is what is seen."""
        for tone, known in (("plain", view.placed), ("given", givens)):
            for cell, digit in self.placements(known):
                self.digits[cell] = (digit, tone)
        if view.excluded is not None:
            left = (n for n in range(1, facts + 1) if n not in view.excluded and -n not in view.excluded)
            self.candidates.update((fact, "plain") for fact in left)
        for literal in view.support:
            self.fills[self._cell(literal)] = "support"
        for role, literals in view.pattern:
            if role == CHAIN:
                self.chains.append(literals)
                continue
            tone = _TONE_OF_ROLE.get(role, "pattern")
            self.fills.update((self._cell(literal), tone) for literal in literals)
            self.candidates.update((literal, tone) for literal in literals if literal > 0)
        self.candidates.update((-literal, "struck") for literal in view.focus if literal < 0)
        for cell, digit in self.placements(view.focus):
            self.digits[cell] = (digit, "focus")
            self.fills[cell] = "focus"
        for literal in view.bad:
            self._mark_bad(literal)

    def placements(self, literals: Iterable[Literal]) -> Iterator[Placement]:
        """The cells and digits of those facts that hold."""
        return (self.placement(literal) for literal in literals if literal > 0)

    def pencil_marks(self) -> Iterator[tuple[int, int, Tone]]:
        """The candidates of cells without a digit, in order."""
        for fact, tone in sorted(self.candidates.items()):
            cell, digit = self.placement(fact)
            if cell not in self.digits:
                yield cell, digit, tone

    def links(self) -> Iterator[tuple[Placement, Placement]]:
        """From which candidate to which a chain goes, link by link."""
        for chain in self.chains:
            for before, after in pairwise(chain):
                yield self.placement(abs(before)), self.placement(abs(after))

    def _mark_bad(self, literal: Literal) -> None:
        """Show where a wrong fact stands: as the cell's digit, or else as a candidate."""
        cell, digit = self.placement(abs(literal))
        self.fills[cell] = "bad"
        if self.digits.get(cell, (0, ""))[0] == digit:
            self.digits[cell] = (digit, "bad")
        else:
            self.candidates[abs(literal)] = "bad"

    def _cell(self, literal: Literal) -> int:
        return self.placement(abs(literal))[0]


CLEAR = 0.16
"""How far arrows keep away from the middle of a candidate, in units of cells."""


def arrows_of(ink: Ink, place: Callable[[int], CellPlace], slots: int) -> Iterator[Arrow]:
    """The links of chains, from candidate to candidate; where two are too near, nothing has room."""

    def at(cell: int, digit: int) -> Point:
        down, across = divmod(digit - 1, slots)
        row, column = place(cell)
        return Point(row + (down + 0.5) / slots, column + (across + 0.5) / slots)

    for before, after in ink.links():
        start, end = at(*before), at(*after)
        length = hypot(end.row - start.row, end.column - start.column)
        if length > 3 * CLEAR:
            down = (end.row - start.row) / length * CLEAR
            across = (end.column - start.column) / length * CLEAR
            yield Arrow(
                Point(start.row + down, start.column + across), Point(end.row - down, end.column - across)
            )
