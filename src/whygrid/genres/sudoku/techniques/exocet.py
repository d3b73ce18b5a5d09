"""Exocet: two cells of a box and a line, whose digits both come again in two cells of the boxes beside.

Take two base cells where a box and a line cross, and a target in each of the two boxes beside, off that line.
Three lines run across: through the third cell of the crossing, and through each target. They all need a digit
of the base. In the first it is away from these boxes, since the base is in the same box. So it is in the two
others, or in their targets: of the cells beside a target, the base's line rules out one, and the other has no
digit of the base. But away from these boxes two houses, or even one, have all places of the digit in these
lines. So each digit of the base is in a target, and each target holds a digit of the base.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations, product

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SHAPES, SYMBOLS, House, Shape
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.techniques.forcing_chains import whatever_it_holds
from whygrid.genres.sudoku.toolbox.common import bits, possible_facts, said_cells, said_digits, said_lines
from whygrid.logic.deduction import CHAIN, Case, Deduction
from whygrid.records import NamedTuple
from whygrid.voice.message import Values, message

NAME = "exocet"
WIDTH = 3
"""Of the boxes; other boards have none."""
FEWEST, MOST = 3, 4
"""How many digits the base may have: two are a pair, and five are too many for two targets."""


class Base(NamedTuple):
    """Two cells where a box and a line cross, the line across through the third, and the boxes beside."""

    cells: tuple[int, int]
    box: House
    line: House
    across: House
    beside: tuple[tuple[Target, ...], tuple[Target, ...]]


class Target(NamedTuple):
    """A cell off the line of the base, the cell between it and that line, and the line across through it."""

    cell: int
    between: int
    across: House


class Exocet(NamedTuple):
    """A base and its targets, the digits of the base, and the sets of fewest houses that cover each."""

    base: Base
    targets: tuple[Target, Target]
    digits: int
    covers: dict[int, list[frozenset[int]]]


def find_exocets(state: Marks) -> Iterator[Deduction]:
    """What the base digits that can come again in both targets leave of base and targets."""
    if (state.shape.box_rows, state.shape.box_columns) != (WIDTH, WIDTH):
        return
    for base in _bases(state.shape):
        one, two = (state.candidates[cell] for cell in base.cells)
        digits = one | two
        if FEWEST <= digits.bit_count() <= MOST and one & (one - 1) and two & (two - 1):
            for targets in product(*(_open_targets(state, beside, digits) for beside in base.beside)):
                covers = _all_covers(state, base, targets, digits)
                if covers:
                    yield from _deduction(state, Exocet(base, (targets[0], targets[1]), digits, covers))


def _open_targets(state: Marks, targets: tuple[Target, ...], digits: int) -> list[Target]:
    """Those that may hold two digits of the base or more, beside a cell that has none of them."""
    found = []
    for target in targets:
        shared = state.candidates[target.cell] & digits
        if shared & (shared - 1) and not state.candidates[target.between] & digits:
            found.append(target)
    return found


def _all_covers(
    state: Marks, base: Base, targets: tuple[Target, ...], digits: int
) -> dict[int, list[frozenset[int]]] | None:
    """For each digit of the base the ways to cover it with up to two houses; None where one has none."""
    covers = {}
    for digit in bits(digits):
        places = [cell for cell in _away(state.shape, base, targets) if state.candidates[cell] >> digit & 1]
        covers[digit] = _covers(state.shape, places, 2)
        if not covers[digit]:
            return None
    return covers


def _covers(shape: Shape, places: list[int], most: int) -> list[frozenset[int]]:
    """All sets of as few houses as have all these places, but of at most so many."""
    if not places:
        return [frozenset()]
    if not most:
        return []
    covers = [
        rest | {house}
        for house in shape.houses_of[places[0]]
        for rest in _covers(shape, [cell for cell in places if house not in shape.houses_of[cell]], most - 1)
    ]
    fewest = min(map(len, covers), default=0)
    return [cover for cover in dict.fromkeys(covers) if len(cover) == fewest]


def _away(shape: Shape, base: Base, targets: tuple[Target, ...]) -> list[int]:
    """The cells of the three lines across that are not in the boxes of base and targets."""
    near = {shape.houses_of[cell][2] for cell in (base.cells[0], *(target.cell for target in targets))}
    lines = (base.across, *(target.across for target in targets))
    return [cell for line in lines for cell in line.cells if shape.houses_of[cell][2] not in near]


def _deduction(state: Marks, found: Exocet) -> Iterator[Deduction]:
    shape, n, candidates = state.shape, state.size, state.candidates
    base, targets = found.base.cells, tuple(target.cell for target in found.targets)
    ways = _ways(state, found)
    left = [sum(1 << digit for digit in set(held)) for held in zip(*ways, strict=True)] or [0, 0, 0, 0]
    cells = zip((*base, *targets), left, strict=True)
    conclusions = fresh(state, [-(c * n + 1 + i) for c, mask in cells for i in bits(candidates[c] & ~mask)])
    if not conclusions:
        return
    away = [cell for cell in _away(shape, found.base, found.targets) if not state.value[cell]]
    drawn = [("pattern", base), ("one", targets), ("two", tuple(away))]
    lines = sorted(line.index for line in (found.base.across, *(target.across for target in found.targets)))
    yield Deduction(
        NAME,
        conclusions,
        (*state.without(base[0]), *_inside(state, found)),
        (cell_rule(shape, base[0]),),
        message(
            "sudoku/exocet-across-rows" if lines[0] < n else "sudoku/exocet-across-columns",
            base=said_cells(shape, base),
            digits=said_digits(found.digits),
            targets=said_cells(shape, targets),
            lines=said_lines(line % n for line in lines),
        ),
        (
            *((role, possible_facts(state, part, found.digits)) for role, part in drawn),
            (CHAIN, ()),  # that there are cases is nothing to look at
        ),
        tuple(_cases(state, found, {way[:2] for way in ways}, conclusions)),
    )


def _cases(
    state: Marks, found: Exocet, able: set[tuple[int, int]], conclusions: tuple[int, ...]
) -> Iterator[Case]:
    """Whatever the base holds: one pair of digits at a time leaves the checker little to look at."""
    shape, n = state.shape, state.size
    first, second = found.base.cells
    targets = said_cells(shape, (target.cell for target in found.targets))
    for one in bits(state.candidates[first]):
        here, inner = first * n + 1 + one, []
        for two in bits(state.candidates[second] & ~(1 << one)):
            there = second * n + 1 + two
            pair = Deduction(
                NAME,
                conclusions if (one, two) in able else (),
                (here, there, *_premises(state, found, one), *_premises(state, found, two)),
                _rules(shape, found, (one, two)),
                message("sudoku/come-again", digits=Values((SYMBOLS[one], SYMBOLS[two])), targets=targets),
            )
            inner.append(Case(there, (pair,)))
        split = Deduction(
            NAME,
            conclusions if any(one == digit for digit, _ in able) else (),
            (here, *_inside(state, found)),
            (found.base.line.name, cell_rule(shape, second)),
            whatever_it_holds(shape, second),
            cases=tuple(inner),
        )
        yield Case(here, (split,))


def _inside(state: Marks, found: Exocet) -> tuple[int, ...]:
    """All that is used once the first cell of the base holds a digit."""
    about = [literal for digit in found.covers for literal in _premises(state, found, digit)]
    return (*state.without(found.base.cells[1]), *about)


def _ways(state: Marks, found: Exocet) -> list[tuple[int, int, int, int]]:
    """The digits that the base and the targets can hold together."""
    cells = (*found.base.cells, *(target.cell for target in found.targets))
    # A digit with one house that covers it would have to be in both targets, which leaves none to the other.
    able = [digit for digit, covers in found.covers.items() if len(covers[0]) == 2]
    return [
        way
        for one, two in permutations(able, 2)
        for way in ((one, two, one, two), (one, two, two, one))
        if all(state.candidates[cell] >> digit & 1 for cell, digit in zip(cells, way, strict=True))
    ]


def _premises(state: Marks, found: Exocet, digit: int) -> tuple[int, ...]:
    """Where a digit of the base is out: beside the targets, maybe in them, and where no house covers it.

    Of several ways to cover it all are counted, so that none is preferred by where it lies.
    """
    shape, candidates = state.shape, state.candidates
    cells = [cell for target in found.targets for cell in (target.cell, target.between)]
    cells += [
        cell
        for cell in _away(shape, found.base, found.targets)
        if any(cover.isdisjoint(shape.houses_of[cell]) for cover in found.covers[digit])
    ]
    return tuple([-(cell * state.size + 1 + digit) for cell in cells if not candidates[cell] >> digit & 1])


def _rules(shape: Shape, found: Exocet, digits: tuple[int, ...]) -> tuple[str, ...]:
    """The base and the targets, the lines across, and what covers these digits there."""
    base, targets = found.base, found.targets
    covers = [shape.houses[house] for digit in digits for house in sorted(found.covers[digit][0])]
    houses = [base.box, base.line, base.across, *(target.across for target in targets), *covers]
    cells = (*base.cells, *(target.cell for target in targets))
    return (*dict.fromkeys(house.name for house in houses), *(cell_rule(shape, cell) for cell in cells))


@lru_cache(maxsize=SHAPES)
def _bases(shape: Shape) -> tuple[Base, ...]:
    n, found = shape.size, []
    for box, line in product(shape.houses[2 * n :], shape.houses[: 2 * n]):
        crossing = [cell for cell in line.cells if cell in box.cells]
        beside = dict.fromkeys(shape.houses_of[cell][2] for cell in line.cells if cell not in crossing)
        targets = [_targets(shape, shape.houses[house], line) for house in beside]
        for third in crossing:
            one, two = (cell for cell in crossing if cell != third)
            across = _across(shape, third, line)
            found.append(Base((one, two), box, line, across, (targets[0], targets[1])))
    return tuple(found)


def _targets(shape: Shape, box: House, line: House) -> tuple[Target, ...]:
    found = []
    for cell in box.cells:
        if cell not in line.cells:
            across = _across(shape, cell, line)
            (between,) = (c for c in across.cells if c in box.cells and c != cell and c not in line.cells)
            found.append(Target(cell, between, across))
    return tuple(found)


def _across(shape: Shape, cell: int, line: House) -> House:
    """The row or column of a cell that runs across a line."""
    return next(
        house
        for house in map(shape.houses.__getitem__, shape.houses_of[cell])
        if house.kind not in (line.kind, "box")
    )


EXOCET = Technique(
    NAME,
    8.3,
    "Two cells of a box and a line, whose digits both come again in one cell each of the boxes beside.",
    find_exocets,
)
