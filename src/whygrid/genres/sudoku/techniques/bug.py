"""BUG+1: if every open cell and digit had two possibilities, all could be exchanged for each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.techniques.common import (
    bits,
)
from whygrid.logic.deduction import Deduction, Exchange
from whygrid.logic.facts import Literal


def find_bug(state: Marks) -> Iterator[Deduction]:
    """All cells but one have two candidates, and all digits two places: but for the one, all could swap."""
    shape, n = state.shape, state.size
    large = [cell for cell in shape.cells if state.candidates[cell].bit_count() > 2 and not state.value[cell]]
    if len(large) != 1 or state.candidates[large[0]].bit_count() != 3:
        return
    (cell,) = large
    slots = [h * n for h in shape.houses_of[cell]]
    for x in bits(state.candidates[cell]):
        if any(state.places[slot + x].bit_count() != 3 for slot in slots):
            continue
        left = [slot for slot in range(len(state.places)) if slot - x not in slots]
        if not all(state.places[slot].bit_count() == 2 or _is_filled(state, slot) for slot in left):
            continue
        start = next(bit for bit in bits(state.candidates[cell]) if bit != x)
        yield from _bug(state, cell, x + 1, cell * n + start + 1)


def _is_filled(state: Marks, slot: int) -> bool:
    """Whether a house has this digit already."""
    house, digit = state.shape.houses[slot // state.size], slot % state.size + 1
    return any(state.value[cell] == digit for cell in house.cells)


def _bug(state: Marks, cell: int, x: int, start: int) -> Iterator[Deduction]:
    """Follow both ways to fill all that hangs together with the cell, if it were not x."""
    shape, n = state.shape, state.size
    ways: tuple[dict[int, None], dict[int, None]] = ({start: None}, {})
    premises: dict[Literal, None] = {}
    rules: dict[str, None] = {}
    queue = [(start, 0)]
    while queue:
        fact, way = queue.pop()
        where, digit = shape.cell_and_digit(fact)
        groups: list[tuple[str, Sequence[int]]] = [
            (cell_rule(shape, where), range(where * n + 1, where * n + n + 1))
        ]
        for house in shape.houses_of[where]:
            groups.append((shape.houses[house].name, [c * n + digit for c in shape.houses[house].cells]))
        for rule, facts in groups:
            rules[rule] = None
            premises.update(dict.fromkeys(-f for f in facts if state.holds(-f)))
            for other in facts:
                if state.open(other) and other not in (*ways[0], *ways[1], cell * n + x):
                    ways[1 - way][other] = None
                    queue.append((other, 1 - way))
    one, two = (tuple(sorted(way)) for way in ways)
    masks = state.exclusions.masks
    clash = any(masks[fact] >> other & 1 for way in (one, two) for fact, other in combinations(way, 2))
    yield Deduction(
        "bug+1",
        (cell * n + x,),
        tuple(premises),
        tuple(rules),
        "otherwise all open cells and digits had two possibilities each, which could be exchanged for each "
        "other if there is one solution",
        (("one", one), ("two", two)),
        (),
        () if clash else (Exchange(one, two), Exchange(two, one)),  # clashing, neither way is a solution
    )


BUG = Technique(
    "bug+1",
    5.65,
    "All cells but one have two candidates left: the odd one saves the puzzle from two solutions.",
    find_bug,
)
