"""Techniques that take for granted that the puzzle has one solution.

Four cells where two runs across meet two runs down, that hold two digits crosswise, could hold them the other
way round as well: no run loses a digit, so every sum stays. The same goes for six cells, two in each of three
runs, that hold the same three digits in both of the runs across them: these can be exchanged as a whole.

    x . y      y . x            x . y . z      y . z . x
    y . x      x . y            y . z . x      x . y . z

So not all of them hold just these. The deductions name all such exchanges, and the checker makes sure of
each; that there is one solution it does not show, so these techniques are off unless they are asked for.

The corners that have more than the two digits are the *roof*, the others the *floor*.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from itertools import combinations, permutations

from whygrid.digits.marks import out_of
from whygrid.digits.rules import cell_rule
from whygrid.digits.sums import digits_of
from whygrid.digits.words import cells_said, digits_said
from whygrid.engine.technique import Technique, fresh
from whygrid.genres.kakuro.marks import Marks
from whygrid.genres.kakuro.model import Layout, Run
from whygrid.genres.kakuro.propagation import Masks
from whygrid.genres.kakuro.techniques.common import facts_of, least_premises, run_rules
from whygrid.genres.kakuro.techniques.singles import needed_by
from whygrid.genres.kakuro.words import run_said
from whygrid.logic.deduction import Deduction, Exchange
from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple
from whygrid.voice.message import Message, message

Corners = tuple[int, ...]


@lru_cache(maxsize=64)
def rectangles(layout: Layout, width: int = 2) -> tuple[Corners, ...]:
    """Where two parallel runs meet `width` others: the cells of one run, then of the other.

    Those of two by two come once, with the runs across first.
    """
    found: list[Corners] = []
    for across in (True, False)[: 1 if width == 2 else 2]:
        lines: dict[tuple[int, ...], list[Corners]] = {}
        for run in layout.runs:
            if run.across is across:
                for cells in combinations(run.cells, width):
                    crossed = tuple(layout.runs_of[cell][across] for cell in cells)
                    lines.setdefault(crossed, []).append(cells)
        found += ((*one, *two) for cells in lines.values() for one, two in combinations(cells, 2))
    return tuple(found)


class Rectangle(NamedTuple):
    """Open corners that can all hold the digits of `mask`, as many as there are in a row of them."""

    state: Marks
    corners: Corners
    mask: int

    @property
    def roof(self) -> tuple[int, ...]:
        """The corners that can hold something else."""
        return tuple(cell for cell in self.corners if self.state.candidates[cell] & ~self.mask)

    @property
    def floor(self) -> tuple[int, ...]:
        """The corners that can't."""
        return tuple(cell for cell in self.corners if not self.state.candidates[cell] & ~self.mask)

    def deduction(
        self,
        technique: str,
        conclusions: tuple[Literal, ...],
        premises: Iterable[Literal],
        rules: Iterable[str],
        so: Message,
    ) -> Deduction:
        """What follows because the corners don't hold just these digits; premises and rules beside those."""
        state, layout = self.state, self.state.layout
        numbers = dict.fromkeys(number for cell in self.corners for number in layout.runs_of[cell])
        others = layout.all_digits & ~self.mask
        floor = (literal for cell in self.floor for literal in out_of(layout, cell, others))
        told = (
            *(layout.runs[number].name for number in numbers),
            *(cell_rule(layout, cell) for cell in self.corners),
            *rules,
        )
        return Deduction(
            technique,
            conclusions,
            tuple(dict.fromkeys((*floor, *premises))),
            tuple(dict.fromkeys(told)),
            message(
                "kakuro/could-be-exchanged",
                cells=cells_said(layout, self.corners),
                digits=digits_said(self.mask),
                so=so,
            ),
            (("pattern", facts_of(state, self.corners, self.mask)),),
            (),
            self._exchanges(),
        )

    def _exchanges(self) -> tuple[Exchange, ...]:
        """All ways to hold nothing but the digits, each with one run's for the other's."""
        found = []
        for one in permutations(digits_of(self.mask)):
            for two in permutations(one):
                if all(x != y for x, y in zip(one, two, strict=True)):
                    found.append(Exchange(self._facts(one + two), self._facts(two + one)))
        return tuple(found)

    def _facts(self, digits: tuple[int, ...]) -> tuple[Literal, ...]:
        return tuple(map(self.state.layout.fact, self.corners, digits))


def _rectangles(state: Marks, width: int = 2) -> Iterator[Rectangle]:
    """All rectangles of which at least half of the corners have nothing but the digits."""
    for corners in rectangles(state.layout, width):
        if any(state.value[cell] for cell in corners):
            continue
        for mask in _floors(state, corners, width):
            yield Rectangle(state, corners, mask)


def _floors(state: Marks, corners: Corners, width: int) -> set[int]:
    """The sets of `width` digits that leave at least half of the corners nothing else."""
    masks = [state.candidates[cell] for cell in corners]
    unions = {one | other for one, other in combinations(masks, 2)} if width > 2 else set(masks)
    return {
        union
        for union in unions
        if union.bit_count() == width
        and sum(not mask & ~union for mask in masks) >= len(corners) // 2
        and all(mask & union for mask in masks)
    }


def find_one_corner(technique: str, width: int, state: Marks) -> Iterator[Deduction]:
    """Rectangles with one corner in the roof: it holds none of the digits."""
    for found in _rectangles(state, width):
        if len(found.roof) == 1:
            conclusions = fresh(state, out_of(state.layout, found.roof[0], found.mask))
            if conclusions:
                so = message("kakuro/so-something-else", cell=cells_said(state.layout, found.roof))
                yield found.deduction(technique, conclusions, (), (), so)


def find_one_digit(state: Marks) -> Iterator[Deduction]:
    """Rectangles whose roof has one more digit: it stands in the roof, so not where the roof is seen."""
    layout = state.layout
    for found in _rectangles(state):
        roof, extra = found.roof, _extra(found)
        run = _common_run(layout, roof)
        if len(roof) != 2 or extra.bit_count() != 1 or run is None:
            continue
        others = (cell for cell in run.cells if cell not in roof)
        conclusions = fresh(state, (literal for cell in others for literal in out_of(layout, cell, extra)))
        if conclusions:
            allowed = layout.all_digits & ~found.mask & ~extra
            yield found.deduction(
                "unique rectangle 2",
                conclusions,
                (literal for cell in roof for literal in out_of(layout, cell, allowed)),
                (),
                message(
                    "kakuro/so-they-have-it",
                    cells=cells_said(layout, roof),
                    digit=digits_said(extra),
                    run=run_said(layout, run),
                ),
            )


def find_roof_subset(state: Marks) -> Iterator[Deduction]:
    """Rectangles whose roof and some cells beside it have as many other digits as they are, less one."""
    layout = state.layout
    for found in _rectangles(state):
        roof, extra = found.roof, _extra(found)
        run = _common_run(layout, roof)
        if len(roof) != 2 or run is None:
            continue
        beside = [cell for cell in run.cells if cell not in roof and not state.value[cell]]
        for size in (1, 2):
            for cells in combinations(beside, size):
                digits = extra
                for cell in cells:
                    digits |= state.candidates[cell]
                others = (cell for cell in beside if cell not in cells)
                conclusions = fresh(
                    state, (literal for cell in others for literal in out_of(layout, cell, digits))
                )
                if digits.bit_count() != size + 1 or not conclusions:
                    continue
                away = layout.all_digits & ~digits
                premises = [lit for cell in roof for lit in out_of(layout, cell, away & ~found.mask)]
                premises += [lit for cell in cells for lit in out_of(layout, cell, away)]
                yield found.deduction(
                    "unique rectangle 3",
                    conclusions,
                    premises,
                    (cell_rule(layout, cell) for cell in cells),
                    message(
                        "kakuro/so-one-takes",
                        roof=cells_said(layout, roof),
                        digits=digits_said(digits),
                        cells=cells_said(layout, cells),
                        run=run_said(layout, run),
                    ),
                )


def find_needed_in_roof(state: Marks) -> Iterator[Deduction]:
    """Rectangles whose roof has one of the digits for certain, because its run needs it: not the other."""
    layout = state.layout
    for found in _rectangles(state):
        roof, run = found.roof, _common_run(layout, found.roof)
        if len(roof) != 2 or run is None or run.total is None:
            continue
        total, places = run.total, [run.cells.index(cell) for cell in roof]
        masks = state.masks_of(run)
        for digit in digits_of(needed_by(masks, total) & found.mask):
            bit = 1 << (digit - 1)
            if any(mask & bit for place, mask in enumerate(masks) if place not in places):
                continue

            def follows(trial: Masks, bit: int = bit, places: list[int] = places, total: int = total) -> bool:
                elsewhere = any(mask & bit for place, mask in enumerate(trial) if place not in places)
                return not elsewhere and bool(needed_by(trial, total) & bit)

            other = found.mask & ~bit
            conclusions = fresh(state, (lit for cell in roof for lit in out_of(layout, cell, other)))
            if conclusions and follows(masks):
                yield found.deduction(
                    "unique rectangle 4",
                    conclusions,
                    least_premises(state, run, follows)[0],
                    run_rules(layout, run),
                    message(
                        "kakuro/so-neither-holds",
                        roof=cells_said(layout, roof),
                        digit=digits_said(bit),
                        run=run_said(layout, run),
                        other=digits_said(other),
                    ),
                )


def _extra(found: Rectangle) -> int:
    """The digits of the roof besides those of the rectangle."""
    extra = 0
    for cell in found.roof:
        extra |= found.state.candidates[cell]
    return extra & ~found.mask


def _common_run(layout: Layout, cells: tuple[int, ...]) -> Run | None:
    """The run in which all these cells are, if there is one."""
    common = set.intersection(*(set(layout.runs_of[cell]) for cell in cells)) if cells else set()
    return layout.runs[common.pop()] if len(common) == 1 else None


IF_UNIQUE: tuple[Technique, ...] = (
    Technique(
        "unique rectangle",
        4.5,
        "Two digits crosswise in two runs across and two runs down could be exchanged: they are not there.",
        partial(find_one_corner, "unique rectangle", 2),
    ),
    Technique(
        "unique rectangle 2",
        4.7,
        "Two corners have the two digits and one more: it stands in one of them, not elsewhere in their run.",
        find_one_digit,
    ),
    Technique(
        "unique rectangle 4",
        4.8,
        "Two corners share a run that needs one of the two digits there: neither holds the other one.",
        find_needed_in_roof,
    ),
    Technique(
        "unique rectangle 3",
        4.9,
        "Two corners have other digits, too, which with cells beside them are a naked subset of their run.",
        find_roof_subset,
    ),
    Technique(
        "unique rectangle of six",
        5.1,
        "Three digits where two runs meet three could be exchanged as a whole: they are not there.",
        partial(find_one_corner, "unique rectangle of six", 3),
    ),
)
