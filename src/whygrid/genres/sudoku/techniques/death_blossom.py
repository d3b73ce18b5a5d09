"""Death blossom: a cell, and for each of its digits an almost locked set that would lose it.

    stem: 1 2 3              Whatever the stem is, the set that it sees with this digit (its *petal*) lacks it
    1 ─ A   2 ─ B   3 ─ C    then, and so has all its other digits. If all petals have a digit z, it is in one
                             of them, and what sees all its places in all of them is not z.

Seen from such a cell: if it were z, all petals would have to do without, and so would hold all that the stem
can be.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.techniques.als_chains import LARGEST_BOARD
from whygrid.genres.sudoku.toolbox.als import (
    ANY_SIZE,
    LARGEST,
    AlmostLocked,
    almost_locked_sets,
    cross,
    premises_of,
    restricted_links,
    rules_of_sets,
    set_search,
)
from whygrid.genres.sudoku.toolbox.common import (
    bits,
    rules_it_out,
    said_cells,
    said_digit,
    said_digits,
    with_houses_of,
)
from whygrid.logic.deduction import Case, Deduction
from whygrid.voice.message import message

WAYS = 100
"""Where there are more ways to choose petals as small for a stem, none is told."""

Blossom = tuple[int, list[tuple[int, int]]]
"""The stem, and for each of its digits the number of its petal."""


def find_death_blossom(state: Marks, largest: int = LARGEST) -> Iterator[Deduction]:
    """For each conclusion the blossoms with the fewest cells."""
    if state.size > LARGEST_BOARD:
        return
    key = state.shape, tuple(state.candidates), largest
    search = set_search(*key)
    sets = search or almost_locked_sets(*key)
    for target, z, best in search.native.blossoms(WAYS) if search else _blossoms(state, largest):
        told = set()
        for stem, petals in best:
            deduction = _deduction(state, target, z, stem, [(x, sets[i]) for x, i in petals])
            if frozenset(deduction.premises) not in told:
                told.add(frozenset(deduction.premises))
                yield deduction


def _blossoms(state: Marks, largest: int) -> Iterator[tuple[int, int, list[Blossom]]]:
    """Targets with their digits and their blossoms, without the native module."""
    n, key = state.size, (state.shape, tuple(state.candidates), largest)
    sets, links = almost_locked_sets(*key), restricted_links(*key)
    stems = [cell for cell in state.shape.cells if state.candidates[cell].bit_count() > 2]
    for z in range(n):
        for target, petals in links.seeing[z].items():
            best: list[Blossom] = []
            least = n * n
            for stem in stems:
                if stem == target or state.candidates[stem] >> z & 1:
                    continue
                choices = _petals(
                    sets, [(x, links.seeing[x].get(stem, 0) & petals) for x in bits(state.candidates[stem])]
                )
                cells = sum(len(sets[choice[0][1]].cells) for choice in choices) if choices else n * n
                if choices and cells <= least:
                    ways = 1
                    for choice in choices:
                        ways *= len(choice)
                    found = [(stem, list(chosen)) for chosen in product(*choices)] if ways <= WAYS else []
                    best, least = (best if cells == least else []) + found, cells
            if best:
                yield target, z, best


def _petals(sets: tuple[AlmostLocked, ...], available: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """For each digit its smallest petals; empty if one has none."""
    if not all(mask for _, mask in available):
        return []
    choices = []
    for x, mask in available:
        sizes = {i: len(sets[i].cells) for i in bits(mask)}
        least = min(sizes.values())
        choices.append([(x, i) for i, size in sizes.items() if size == least])
    return choices


def _deduction(
    state: Marks, target: int, z: int, stem: int, petals: list[tuple[int, AlmostLocked]]
) -> Deduction:
    shape, n = state.shape, state.size
    told = tuple(
        message(
            "sudoku/petal",
            cells=said_cells(shape, petal.cells),
            digit=said_digit(x + 1),
            other=said_digit(z + 1),
        )
        for x, petal in petals
    )
    drawn = {stem * n + 1 + d: None for d in bits(state.candidates[stem])}
    facts = {c * n + 1 + d: None for _, p in petals for c in p.cells for d in bits(state.candidates[c])}
    start = target * n + 1 + z
    return Deduction(
        "death blossom",
        (-start,),
        tuple(dict.fromkeys((*state.without(stem), *premises_of(state, [petal for _, petal in petals])))),
        (),
        message(
            "sudoku/death-blossom",
            stem=said_cells(shape, (stem,)),
            digits=said_digits(state.candidates[stem]),
            petals=told,
        ),
        (
            ("pattern", tuple(drawn)),
            ("two", tuple(fact for fact in facts if fact % n != (z + 1) % n and fact not in drawn)),
            ("one", tuple(fact for fact in facts if fact % n == (z + 1) % n and fact not in drawn)),
        ),
        (Case(start, tuple(_case(state, target, z, stem, petals))),),
    )


def _case(
    state: Marks, target: int, z: int, stem: int, petals: list[tuple[int, AlmostLocked]]
) -> Iterator[Deduction]:
    """From z in the target to a stem that can be nothing."""
    shape, n = state.shape, state.size
    start, lost = target * n + 1 + z, 0
    for _, petal in petals:
        lost |= petal.places[z]
    rules = with_houses_of(shape, (), cross(1 << target, lost))
    gone = tuple(-(cell * n + 1 + z) for cell in bits(lost))
    yield Deduction("death blossom", gone, (start,), rules, rules_it_out(shape, start))
    for x, petal in petals:
        missing = [-(cell * n + 1 + z) for cell in bits(petal.places[z])]
        yield Deduction(
            "death blossom",
            (-(stem * n + 1 + x),),
            tuple(dict.fromkeys((*premises_of(state, [petal]), *missing))),
            rules_of_sets(state, [petal], cross(petal.places[x], 1 << stem)),
            message("sudoku/set-needs-digit", cells=said_cells(shape, petal.cells), digit=said_digit(x + 1)),
        )
    nothing = tuple(-(stem * n + d) for d in range(1, n + 1))
    reason = message("sudoku/nothing-is-left-for", cell=said_cells(shape, (stem,)))
    yield Deduction("death blossom", (), nothing, (cell_rule(shape, stem),), reason)


DEATH_BLOSSOM = Technique(
    "death blossom",
    7.48,
    "Whatever a cell is, one of some sets that see it loses this digit, and has another that they share.",
    find_death_blossom,
    every=partial(find_death_blossom, largest=ANY_SIZE),
)
