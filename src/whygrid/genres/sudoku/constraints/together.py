"""Constraints together: what is left where they share cells, and where cells of theirs see each other.

○───────▶     Two digits in one row differ, so along this arrow they add up to three at least, which the
│ a │ b │     arrow alone does not say. Two dots that share a cell leave less than each of them does, too:
├───┼───┤     where all three cells see each other, no digit is there twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.sudoku.constraints.constraint import Constraint, Masks
from whygrid.genres.sudoku.constraints.fitting import KEPT
from whygrid.genres.sudoku.constraints.techniques import rests_on
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SHAPES, Shape
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.logic.check import check_deduction
from whygrid.logic.deduction import Deduction
from whygrid.voice.message import message

MOST_CELLS = 6
"""So many cells do constraints have together, where several are looked at."""
MOST_TOGETHER = 3
"""So many constraints are looked at together."""
MOST = 600
"""So many sets of constraints are looked at on one board, the smallest first."""
ALONE = frozenset({"arrow", "little-killer", "whispers", "between", "palindrome"})
"""Constraints that leave less where their cells see each other; in the others they differ anyway."""


@dataclass(frozen=True, eq=False)
class Together:
    """Constraints with their cells.

    parts    the constraints, each with the places of its cells in `cells`
    seen     for each cell the places of those that it sees
    """

    cells: tuple[int, ...]
    parts: tuple[tuple[Constraint, tuple[int, ...]], ...]
    seen: tuple[tuple[int, ...], ...]


def find_together(state: Marks) -> Iterator[Deduction]:
    """Digits with which several constraints, or one whose cells see each other, could not be kept."""
    for found in together(state.shape):
        masks = tuple([state.candidates[cell] for cell in found.cells])
        if not all(masks):
            return
        left = fit_together(found, state.size, masks)
        for place, cell in enumerate(found.cells):
            bad = masks[place] & ~left[place]
            conclusions = fresh(
                state, (-(cell * state.size + 1 + i) for i in range(state.size) if bad >> i & 1)
            )
            if conclusions:
                told = _told(state, found, masks, place, conclusions)
                # Where there are very many fillings, the checker would not go through all of them.
                if not check_deduction(state.rules, told):
                    yield told


def _told(state: Marks, found: Together, masks: Masks, place: int, conclusions: tuple[int, ...]) -> Deduction:
    shape, n, cells = state.shape, state.size, found.cells
    digits = [1 << (-literal - cells[place] * n - 1) for literal in conclusions]

    def follows(trial: Masks) -> bool:
        return all(filling(found, n, _with(trial, place, digit)) is None for digit in digits)

    return Deduction(
        "constraints together",
        conclusions,
        rests_on(state, cells, masks, follows),
        (
            *(part.name(shape) for part, _ in found.parts),
            *(cell_rule(shape, cell) for cell in cells),
            *_rules_between(state, found),
        ),
        message(
            "sudoku/would-not-come-out-together",
            demands=tuple(part.demand(shape) for part, _ in found.parts),
        ),
        (("pattern", fresh(state, (cell * n + 1 + i for cell in cells for i in range(n)))),),
    )


def _rules_between(state: Marks, found: Together) -> tuple[str, ...]:
    """The rules by which cells see each other."""
    n, names = state.size, {}  # type: int, dict[str, None]
    for one, others in enumerate(found.seen):
        here = found.cells[one] * n + 1
        for other in others:
            there = found.cells[other] * n + 1
            # A digit that fits nowhere is not excluded once more by its like.
            rules = (state.exclusions.of(here + i).get(there + i) for i in range(n))
            names |= dict.fromkeys(rule for rule in rules if rule is not None)
    return tuple(names)


@lru_cache(maxsize=KEPT)
def fit_together(found: Together, size: int, masks: Masks) -> Masks:
    """The digits that are in some filling."""
    left = [0] * len(masks)
    for place, mask in enumerate(masks):
        for i in range(size):
            digit = 1 << i
            if mask & digit and not left[place] & digit:
                one = filling(found, size, _with(masks, place, digit))
                if one is not None:
                    left = [so_far | more for so_far, more in zip(left, one, strict=True)]
    return tuple(left)


def _with(masks: Masks, place: int, digit: int) -> Masks:
    return (*masks[:place], digit, *masks[place + 1 :])


@lru_cache(maxsize=KEPT)
def filling(found: Together, size: int, masks: Masks) -> Masks | None:
    """A digit of these for each cell, with which all is kept and cells that see each other differ."""
    left = _reduced(found, size, masks)
    if left is None:
        return None
    undecided = [place for place, mask in enumerate(left) if mask & (mask - 1)]
    if not undecided:
        return left
    place = min(undecided, key=lambda place: left[place].bit_count())
    tried = (_with(left, place, 1 << i) for i in range(size) if left[place] >> i & 1)
    return next((full for trial in tried if (full := filling(found, size, trial)) is not None), None)


def _reduced(found: Together, size: int, masks: Masks) -> Masks | None:
    """What is left when settled digits are taken from whatever sees them, and each constraint is kept."""
    left: list[int] = list(masks)
    before: list[int] = []
    while left != before:
        before = left.copy()
        for place, mask in enumerate(before):
            if mask and not mask & (mask - 1):
                for other in found.seen[place]:
                    left[other] &= ~mask
        for part, places in found.parts:
            kept = part.possible(size, tuple([left[place] for place in places]))
            if kept is None:
                return None
            for place, mask in zip(places, kept, strict=True):
                left[place] = mask
        if not all(left):
            return None
    return tuple(left)


@lru_cache(maxsize=SHAPES)
def together(shape: Shape) -> tuple[Together, ...]:
    """What is looked at on a board: long constraints alone, and a few short ones that touch each other."""
    short = [
        number
        for number, one in enumerate(shape.constraints)
        if 1 < len(one.cells) <= MOST_CELLS and one.word != "group" and one.kind != "cage-without-sum"
    ]
    beside = {number: [other for other in short if _touch(shape, number, other)] for number in short}
    alone = [
        (number,) for number, one in enumerate(shape.constraints) if one.word in ALONE and len(one.cells) > 2
    ]
    sets: list[tuple[int, ...]] = list(alone)
    last: list[tuple[int, ...]] = [(number,) for number in short]
    for _ in range(MOST_TOGETHER - 1):
        grown = {tuple(sorted({*group, other})) for group in last for one in group for other in beside[one]}
        last = sorted(group for group in grown if len(_cells(shape, group)) <= MOST_CELLS)
        sets += last
        if len(sets) > MOST:
            break
    found = (_together(shape, group) for group in dict.fromkeys(sets))
    return tuple(sorted((one for one in found if any(one.seen)), key=lambda one: len(one.cells))[:MOST])


def _touch(shape: Shape, one: int, other: int) -> bool:
    """Whether two constraints share a cell; or they are cages in one house, which share its digits."""
    here, there = shape.constraints[one], shape.constraints[other]
    if one == other:
        return False
    if not set(here.cells).isdisjoint(there.cells):
        return True
    both = {*here.cells, *there.cells}
    return here.word == there.word == "cage" and any(both.issubset(house.cells) for house in shape.houses)


def _cells(shape: Shape, group: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted({cell for number in group for cell in shape.constraints[number].cells}))


def _together(shape: Shape, group: tuple[int, ...]) -> Together:
    cells = _cells(shape, group)
    place = {cell: i for i, cell in enumerate(cells)}
    parts = [shape.constraints[number] for number in group]
    return Together(
        cells,
        tuple((part, tuple(place[cell] for cell in part.cells)) for part in parts),
        tuple(tuple(place[peer] for peer in cells if peer in shape.peers[cell]) for cell in cells),
    )


CONSTRAINTS_TOGETHER = Technique(
    "constraints together",
    3.3,
    "Constraints that share cells leave less together, and so does one whose cells see each other.",
    find_together,
    look="Look where dots and lines meet, and at arrows and lines that stay in a box or a row.",
)
