"""Finned fish: a fish but for some extra places (fins) that all lie in one box.

    c2    c7 c8         In rows 1 and 4 the digit has only columns 2 and 7, but for a fin in r1c8.
r1  X . . X F           Either the fin is out and the fish works, or the digit is in the fin: both ways it
r2  . . . * .           is out of the places that the fish rules out and that see the fin (*).
r4  X . . X .

A fish is *sashimi* when one of its lines has a single place left besides the fins.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.toolbox.common import bits, said_cells, said_digit, said_lines
from whygrid.genres.sudoku.toolbox.digit_by_digit import DigitByDigit
from whygrid.logic.deduction import Deduction
from whygrid.records import NamedTuple
from whygrid.voice.message import message


class Fish(NamedTuple):
    """Lines and the lines across that cover them, but for fins in one band of lines and stack across."""

    lines: tuple[int, ...]
    cover: int
    fins: int  # the lines across in which fins lie
    band: int
    stack: int
    sashimi: bool


@lru_cache(maxsize=1 << 12)
def finned_groups(masks: tuple[int, ...], size: int, depth: int, width: int) -> tuple[Fish, ...]:
    """All finned fish of so many lines; bands are `depth` lines deep, stacks `width` lines wide.

    A digit's places change seldom, so that answers are worth keeping.
    """
    most = size + width - 1  # at least one line across in the stack of the fins belongs to the cover
    items = [(i, mask) for i, mask in enumerate(masks) if 1 < mask.bit_count() <= most]
    groups: list[tuple[tuple[int, ...], int]] = [((i,), mask) for i, mask in items]
    for _ in range(size - 1):
        groups = [
            ((*group, i), union)
            for group, so_far in groups
            for i, mask in items
            if i > group[-1] and (union := so_far | mask).bit_count() <= most
        ]
    stacks = [((1 << width) - 1) << start for start in range(0, len(masks), width)]
    return tuple(
        fish
        for group, union in groups
        if union.bit_count() > size
        for stack, inside in enumerate(stacks)
        for fish in _with_fins(masks, group, union, inside, union.bit_count() - size, stack, depth)
    )


def _with_fins(
    masks: tuple[int, ...],
    group: tuple[int, ...],
    union: int,
    inside: int,
    number: int,
    stack: int,
    depth: int,
) -> Iterator[Fish]:
    """The ways to take so many lines across in one stack as those of the fins."""
    fins = union & inside
    while fins:  # all parts of the stack, largest first
        if fins.bit_count() == number and union & inside & ~fins:
            bands = {i // depth for i in group if masks[i] & fins}
            bodies = [(masks[i] & ~fins).bit_count() for i in group]
            if len(bands) == 1 and min(bodies) > 0:
                yield Fish(group, union & ~fins, fins, bands.pop(), stack, min(bodies) == 1)
        fins = (fins - 1) & union & inside


def find_finned_fish(
    size: int, sashimi: bool, technique: str, state: Marks, digit: int
) -> Iterator[Deduction]:
    """Finned fish of `size` rows, then of columns."""
    n, shape, places = state.size, state.shape, state.places
    rows, columns = (tuple(places[start * n + digit - 1 : (start + n) * n : n]) for start in (0, n))
    for base, lines, depth, width in (
        (0, rows, shape.box_rows, shape.box_columns),
        (n, columns, shape.box_columns, shape.box_rows),
    ):
        for fish in finned_groups(lines, size, depth, width):
            if fish.sashimi == sashimi:
                yield from _fish(state, technique, digit, base, fish, depth, width)


def _fish(
    state: Marks, technique: str, digit: int, base: int, fish: Fish, depth: int, width: int
) -> Iterator[Deduction]:
    """The deduction for a fish whose lines are counted from house `base` on."""
    shape, n = state.shape, state.size
    stack = ((1 << width) - 1) << fish.stack * width
    band = range(fish.band * depth, (fish.band + 1) * depth)
    others = [i for i in band if i not in fish.lines]
    houses = shape.houses
    targets = [houses[base + i].cells[j] for i in others for j in bits(fish.cover & stack)]
    conclusions = fresh(state, (-shape.fact(cell, digit) for cell in sorted(targets)))
    if not conclusions:
        return
    homes = [houses[base + i] for i in fish.lines]
    fins = [houses[base + i].cells[j] for i in fish.lines if i in band for j in bits(fish.fins)]
    fins = [cell for cell in fins if state.truth[shape.fact(cell, digit)] == 0]
    body = fresh(state, (shape.fact(house.cells[j], digit) for house in homes for j in bits(fish.cover)))
    across = [houses[n - base + j] for j in bits(fish.cover)]
    box = houses[shape.houses_of[fins[0]][2]]
    yield Deduction(
        technique,
        conclusions,
        # Another place in the box of the fins would be a fin like the others.
        tuple(
            literal
            for i in fish.lines
            for literal in state.nowhere_else(base + i, digit, fish.cover | (stack if i in band else 0))
        ),
        (*(house.name for house in homes), *(house.name for house in across), box.name),
        message(
            "sudoku/finned-fish-of-rows" if base == 0 else "sudoku/finned-fish-of-columns",
            fins=said_cells(shape, fins),
            digit=said_digit(digit),
            lines=said_lines(fish.lines),
            across=said_lines(bits(fish.cover)),
        ),
        (("pattern", body), ("two", tuple(shape.fact(cell, digit) for cell in fins))),
    )


def _technique(name: str, size: int, sashimi: bool, effort: float) -> Technique:
    idea = "A fish with extra places in one box: what it rules out in that box is out either way" + (
        ", even where one of its lines has a single place besides." if sashimi else "."
    )
    return Technique(name, effort, idea, DigitByDigit(partial(find_finned_fish, size, sashimi, name)))


FINNED_X_WING = _technique("finned x-wing", 2, False, 4.5)
SASHIMI_X_WING = _technique("sashimi x-wing", 2, True, 4.6)
FINNED_SWORDFISH = _technique("finned swordfish", 3, False, 5.1)
SASHIMI_SWORDFISH = _technique("sashimi swordfish", 3, True, 5.2)
FINNED_JELLYFISH = _technique("finned jellyfish", 4, False, 5.6)
SASHIMI_JELLYFISH = _technique("sashimi jellyfish", 4, True, 5.7)
