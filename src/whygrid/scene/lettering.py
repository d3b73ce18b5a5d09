"""What a view writes into the cells of a board with digits: for every genre that places digits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise

from whygrid.logic.deduction import CHAIN, LEADS
from whygrid.logic.facts import Literal
from whygrid.scene.marks import TONES, Arrow, CellPlace, Kind, Mark, SmallText, Text, Tone
from whygrid.scene.routes import Node, Router
from whygrid.scene.view import View

_TONE_OF_ROLE: dict[str, Tone] = {"colour 1": "one", "colour 2": "two", **{tone: tone for tone in TONES}}
"""What a part of a pattern is drawn in; parts that are not listed are drawn as "pattern"."""

Placement = tuple[int, int]
"""A cell and its digit."""


class Lettering:
    """Digits and fills by cell, candidates by fact."""

    def __init__(self, placement: Callable[[int], Placement]) -> None:
        self.placement = placement
        self.digits: dict[int, tuple[int, Tone]] = {}
        self.candidates: dict[int, Tone] = {}
        self.fills: dict[int, Tone] = {}
        self.links: dict[tuple[Literal, Literal], Kind] = {}

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
        written = {*view.focus, *view.supposed}
        shown: set[int] = set()  # the cells with other candidates that one should see
        for role, literals in view.pattern:
            if role in (CHAIN, LEADS):
                self.links.update((link, kind_of(role, *link)) for link in pairwise(literals))
                shown.update(self._cell(literal) for literal in literals if literal not in written)
                continue
            tone = _TONE_OF_ROLE.get(role, "pattern")
            self.fills.update((self._cell(literal), tone) for literal in literals)
            self.candidates.update((literal, tone) for literal in literals if literal > 0)
            self._write((literal for literal in literals if literal in view.supposed), tone)
            shown.update(self._cell(literal) for literal in literals if literal not in written)
        self.candidates.update((-literal, "struck") for literal in view.focus if literal < 0)
        self.candidates.update((literal, "focus") for literal in view.focus if literal > 0)
        for literal in view.focus:
            if literal > 0:
                self.fills[self._cell(literal)] = "focus"
                self._write([literal] if self._cell(literal) not in shown else (), "focus")
        self.fills.update((self._cell(literal), "bad") for literal in view.broken)
        for literal in view.bad:
            self._mark_bad(literal)

    def _write(self, literals: Iterable[Literal], tone: Tone) -> None:
        """Write these into the middle of their cells."""
        self.digits.update((cell, (digit, tone)) for cell, digit in self.placements(literals))

    def placements(self, literals: Iterable[Literal]) -> Iterator[Placement]:
        """The cells and digits of those facts that hold."""
        return (self.placement(literal) for literal in literals if literal > 0)

    def pencil_marks(self) -> Iterator[tuple[int, int, Tone]]:
        """The candidates of cells without a digit, in order."""
        for fact, tone in sorted(self.candidates.items()):
            cell, digit = self.placement(fact)
            if cell not in self.digits:
                yield cell, digit, tone

    def shows(self, literal: Literal) -> bool:
        """Whether one sees what a literal is about: in its cell there is no other digit."""
        cell, digit = self.placement(abs(literal))
        return cell not in self.digits or self.digits[cell][0] == digit

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


def kind_of(role: str, before: Literal, after: Literal) -> Kind:
    """What a link between two facts is: from "not this" to "that" strong, from "this" to "not that" weak.

    >>> kind_of(CHAIN, -1, 2), kind_of(CHAIN, 2, -3), kind_of(CHAIN, 2, 4), kind_of(LEADS, 2, -3)
    ('strong', 'weak', '', '')
    """
    if role == LEADS or (before > 0) == (after > 0):
        return ""
    return "strong" if after > 0 else "weak"


def arrows_of(
    lettering: Lettering,
    place: Callable[[int], CellPlace],
    size: tuple[int, int],
    slots: int,
    written: Iterable[Mark],
) -> Iterator[Arrow]:
    """The links of chains, from candidate to candidate, round what is `written` on a board of this size."""
    router = Router(*size, slots, [mark for mark in written if isinstance(mark, Text | SmallText)])

    def node(literal: Literal) -> Node:
        cell, digit = lettering.placement(abs(literal))
        return Node(place(cell), None if cell in lettering.digits else digit - 1)

    for link, kind in lettering.links.items():
        start, end = map(node, link)
        if start != end:
            seen = all(lettering.shows(literal) for literal in link)
            yield router.arrow(start, end, kind if seen else "")
