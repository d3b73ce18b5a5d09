"""Intersections: a digit that is confined to where a box and a line cross."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SHAPES, Shape
from whygrid.genres.sudoku.toolbox.common import bits, said_cells, said_digit
from whygrid.genres.sudoku.toolbox.first_looks import confined_digits
from whygrid.logic.deduction import Deduction
from whygrid.voice.message import message

MOST_PLACES = 5
"""So many places of a digit are looked at on boards on which anything may see anything."""


def find_pointing(state: Marks) -> Iterator[Deduction]:
    """A digit that a box can only have in one line leaves the rest of the line."""
    n = state.size
    if not state.shape.plain:
        return _find_by_sight(state, "pointing", range(2 * n, 3 * n))
    return _find(state, "pointing", [slot for slot in confined_digits(state) if slot >= 2 * state.size**2])


def find_claiming(state: Marks) -> Iterator[Deduction]:
    """A digit that a line can only have in one box leaves the rest of the box."""
    n = state.size
    if not state.shape.plain:
        return _find_by_sight(state, "claiming", [*range(2 * n), *range(3 * n, len(state.shape.houses))])
    return _find(state, "claiming", [slot for slot in confined_digits(state) if slot < 2 * state.size**2])


def _find_by_sight(state: Marks, technique: str, homes: Iterable[int]) -> Iterator[Deduction]:
    """Candidates that all places of a digit in a house exclude, by whatever rules there are."""
    shape, n, masks = state.shape, state.size, state.exclusions.masks
    open_facts = sum([1 << fact for fact in range(1, len(state.rules.facts) + 1) if state.truth[fact] == 0])
    for home in homes:
        cells = shape.houses[home].cells
        for digit in range(1, n + 1):
            places = state.places[home * n + digit - 1]
            if not 1 < places.bit_count() <= MOST_PLACES:
                continue
            facts = [cells[i] * n + digit for i in bits(places)]
            out = open_facts
            for fact in facts:
                out &= masks[fact]
            if out:
                excluded = bits(out)
                because = (state.exclusions.of(one)[fact] for one in excluded for fact in facts)
                yield Deduction(
                    technique,
                    tuple(-fact for fact in excluded),
                    state.nowhere_else(home, digit, places),
                    tuple(dict.fromkeys((shape.houses[home].name, *because))),
                    message(
                        "sudoku/confined-by-sight",
                        digit=said_digit(digit),
                        home=shape.houses[home].said,
                        cells=said_cells(shape, [cells[i] for i in bits(places)]),
                    ),
                    (("pattern", tuple(facts)),),
                )


def _find(state: Marks, technique: str, slots: Iterable[int]) -> Iterator[Deduction]:
    """Digits that a house has only where it crosses another one, and the other one elsewhere too."""
    n, places, crossings = state.size, state.places, _crossings(state.shape)
    for slot in slots:
        home, i = divmod(slot, n)
        crossing = crossings[home].get(places[slot])
        if crossing is not None:
            across, _, away = crossing
            others = places[across * n + i] & ~away
            if others:
                cells = state.shape.houses[across].cells
                conclusions = fresh(state, [-(cells[place] * n + i + 1) for place in bits(others)])
                if conclusions:
                    yield _confined(state.shape, technique, slot, places[slot], conclusions)


def confined(state: Marks, digit: int, base: int, cover: int) -> Deduction:
    """The digit of one house is where another one crosses it, and leaves the rest of that one."""
    n, slot = state.size, base * state.size + digit - 1
    there = set(state.shape.houses[base].cells)
    conclusions = fresh(
        state, [-(cell * n + digit) for cell in state.shape.houses[cover].cells if cell not in there]
    )
    technique = "pointing" if base >= 2 * n else "claiming"
    return _confined(state.shape, technique, slot, state.places[slot], conclusions)


@lru_cache(maxsize=1 << 13)
def _confined(
    shape: Shape, technique: str, slot: int, places: int, conclusions: tuple[int, ...]
) -> Deduction:
    """The digit of a slot, confined to these places, is excluded elsewhere.

    The same whatever else is in the position, and told again and again until somebody makes it.
    """
    home, digit = shape.houses[slot // shape.size], slot % shape.size + 1
    across, at_home, _ = _crossings(shape)[home.index][places]
    other, cells = shape.houses[across], [home.cells[i] for i in bits(places)]
    said = said_digit(digit)
    return Deduction(
        technique,
        conclusions,
        tuple([-shape.fact(cell, digit) for i, cell in enumerate(home.cells) if not at_home >> i & 1]),
        (home.name, other.name),
        message(
            "sudoku/confined", digit=said, home=home.said, cells=said_cells(shape, cells), other=other.said
        ),
        (("pattern", tuple([shape.fact(cell, digit) for cell in cells])),),
        brief=message("sudoku/confined-in-brief", home=home.said, digit=said, other=other.said),
    )


@lru_cache(maxsize=SHAPES)
def _crossings(shape: Shape) -> tuple[dict[int, tuple[int, int, int]], ...]:
    """For each house: two or more places that lie in one other house, as a mask, and where they lie.

    Where they lie is the other house, the mask of the whole crossing at home, and its mask over there.
    One place alone is a single: placing it excludes all this and more.
    """
    table: list[dict[int, tuple[int, int, int]]] = [{} for _ in shape.houses]
    lines, boxes = shape.houses[: 2 * shape.size], shape.houses[2 * shape.size :]
    pairs = [(box, line) for box in boxes for line in lines]
    for home, other in [*pairs, *((line, box) for box, line in pairs)]:
        both = set(home.cells) & set(other.cells)
        at_home, away = (
            sum(1 << i for i, cell in enumerate(house.cells) if cell in both) for house in (home, other)
        )
        places = at_home
        while places:  # all parts of the crossing, largest first
            if places & (places - 1):
                table[home.index][places] = (other.index, at_home, away)
            places = (places - 1) & at_home
    return tuple(table)


POINTING = Technique(
    "pointing",
    2.6,
    "A digit that a box can only have in one line is used up there for that line.",
    find_pointing,
)
CLAIMING = Technique(
    "claiming",
    2.8,
    "A digit that a line can only have in one box is used up there for that box.",
    find_claiming,
)
