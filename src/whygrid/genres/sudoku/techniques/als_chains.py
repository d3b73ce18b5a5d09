"""Chains of almost locked sets: ALS-XZ with two of them, ALS-XY-wing with three.

  A ─x─ B ─y─ C      If z is not in A, then x is, so x is not in B, so y is, so y is not in C, so z is.
                     z is in A or in C, and what sees all its places in both is not z.

Two sets with two restricted digits are *doubly linked*: each takes one of the two, so that both are locked.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SYMBOLS
from whygrid.genres.sudoku.techniques.als import (
    AlmostLocked,
    almost_locked_sets,
    cross,
    premises_of,
    restricted_links,
    rules_of_sets,
)
from whygrid.genres.sudoku.techniques.common import bits, say_cells, say_digits, with_houses_of
from whygrid.logic.deduction import Case, Deduction

LARGEST_BOARD = 9
"""On larger boards there are too many sets to look through."""
MOST_CELLS = 6
"""How many cells two doubly linked sets may have: with more the checker would have to try too much."""
WAYS = 200
"""Between two ends that more chains join, none is told: there is nothing to choose them by."""

Way = tuple[tuple[int, ...], tuple[int, ...]]
"""The sets of a chain by number, and its digits: z, the links in turn, z again."""


class _Sets:
    """The sets of a position, and where a chain can go on from each.

    A chain *enters* a set by a digit; entries are numbered digit * (number of sets) + set, so that a mask
    over entries holds a mask over sets for each digit.
    """

    def __init__(self, state: Marks) -> None:
        key = state.shape, tuple(state.candidates)
        self.all = almost_locked_sets(*key)
        self.links = restricted_links(*key)
        self.number = len(self.all)
        self._onwards: dict[tuple[int, int], int] = {}

    def onwards(self, found: int, digit: int) -> int:
        """The entries that follow on a set which this digit is not in."""
        key = found, digit
        if key not in self._onwards:
            self._onwards[key] = sum(
                [mask << x * self.number for x, mask in self.links.by_digit[found].items() if x != digit]
            )
        return self._onwards[key]

    def entries(self, mask: int) -> Iterator[tuple[int, int]]:
        """The entries of a mask as pairs of a set and a digit."""
        for entry in bits(mask):
            yield entry % self.number, entry // self.number


def find_als_xz(state: Marks) -> Iterator[Deduction]:
    """Two sets with a restricted digit, or with two."""
    if state.size > LARGEST_BOARD:
        return
    yield from find_als_chains("als-xz", 2, 2, state)
    sets = _Sets(state)
    for i, linked in enumerate(sets.links.by_digit):
        for x, y in combinations(sorted(linked), 2):
            for j in bits(linked[x] & linked[y] >> i << i):
                if len(sets.all[i].cells) + len(sets.all[j].cells) <= MOST_CELLS:
                    yield from _doubly_linked(state, sets.all[i], sets.all[j], 1 << x | 1 << y)


def find_als_chains(technique: str, shortest: int, longest: int, state: Marks) -> Iterator[Deduction]:
    """For each conclusion the shortest chains of so many sets; of these the ones with the fewest cells."""
    if state.size > LARGEST_BOARD:
        return
    sets = _Sets(state)
    best: dict[tuple[int, int], tuple[tuple[int, int], list[Way]]] = {}
    for number, start in enumerate(sets.all):
        for z in bits(start.digits):
            for way, excluded in _ways(sets, state, number, z, range(shortest, longest + 1)):
                cost = len(way[0]), sum([len(sets.all[i].cells) for i in way[0]])
                for cell in bits(excluded):
                    known = best.get((cell, z))
                    if known is None or cost < known[0]:
                        best[cell, z] = cost, [way]
                    elif cost == known[0]:
                        known[1].append(way)
    for (cell, _), (_, ways) in best.items():
        told = set()
        for way in ways:
            deduction = _chain(technique, state, [sets.all[i] for i in way[0]], way[1], cell)
            if frozenset(deduction.premises) not in told:
                told.add(frozenset(deduction.premises))
                yield deduction


def _ways(sets: _Sets, state: Marks, start: int, z: int, lengths: range) -> Iterator[tuple[Way, int]]:
    """The shortest chains of so many sets from this one that exclude z from some cells, and these cells."""
    near = sum([1 << c for c in bits(sets.all[start].sight[z]) if state.candidates[c] >> z & 1])
    ends = 0
    for cell in bits(near):
        ends |= sets.links.seeing[z].get(cell, 0)
    ends = ends >> start + 1 << start + 1  # a chain is told from one of its ends only
    if not ends:
        return
    ends = sum([ends << x * sets.number for x in range(state.size) if x != z])
    levels = [sets.onwards(start, z)]
    for length in range(2, lengths.stop):
        if length in lengths and levels[-1] & ends:
            for entry in bits(levels[-1] & ends):
                for way in _back(sets, start, z, levels, entry):
                    if len(set(way[0])) == length:
                        yield way, near & sets.all[way[0][-1]].sight[z]
            return
        reached = 0
        for found, digit in sets.entries(levels[-1]):
            reached |= sets.onwards(found, digit)
        levels.append(reached)


def _back(sets: _Sets, start: int, z: int, levels: list[int], entry: int) -> list[Way]:
    """All ways that lead to an entry at the last level."""
    ways: list[tuple[tuple[int, ...], int]] = [((entry,), entry)]
    for level in reversed(levels[:-1]):
        ways = [
            ((digit * sets.number + found, *way), digit * sets.number + found)
            for way, first in ways
            for found, digit in sets.entries(level)
            if sets.onwards(found, digit) >> first & 1
        ]
        if len(ways) > WAYS:
            return []
    return [
        ((start, *(e % sets.number for e in way)), (z, *(e // sets.number for e in way), z))
        for way, _ in ways
    ]


def _chain(
    technique: str, state: Marks, sets: list[AlmostLocked], digits: tuple[int, ...], cell: int
) -> Deduction:
    """The chain as a case, set by set: all at once would be too much for the checker to try."""
    shape, n, z = state.shape, state.size, digits[0]
    told = [f"{say_cells(shape, one.cells)} ({say_digits(one.digits)})" for one in sets]
    way = ", so ".join(
        f"{SYMBOLS[x]} is not in {who}{' and' if i else ', then'} {SYMBOLS[y]} is"
        for i, (x, y, who) in enumerate(zip(digits, digits[1:], told, strict=False))
    )
    roles: dict[str, dict[int, None]] = {"one": {}, "two": {}}
    for i, found in enumerate(sets):
        facts = (c * n + 1 + d for c in found.cells for d in bits(state.candidates[c]))
        other = roles["one" if i % 2 else "two"]
        roles["two" if i % 2 else "one"].update(dict.fromkeys(fact for fact in facts if fact not in other))
    return Deduction(
        technique,
        (-(cell * n + 1 + z),),
        premises_of(state, sets),
        (),
        f"if {way}; so {SYMBOLS[z]} is in the first or the last of these, and each rules it out here",
        tuple((role, tuple(facts)) for role, facts in roles.items() if facts),
        (Case(cell * n + 1 + z, tuple(_case(technique, state, sets, digits, cell))),),
    )


def _case(
    technique: str, state: Marks, sets: list[AlmostLocked], digits: tuple[int, ...], cell: int
) -> Iterator[Deduction]:
    """From the digit in this cell to a set that has too few digits left."""
    shape, n, z = state.shape, state.size, digits[0]

    def out(digit: int, places: int) -> tuple[int, ...]:
        return tuple(-(place * n + 1 + digit) for place in bits(places))

    ends = sets[0].places[z] | sets[-1].places[z]
    rules = with_houses_of(shape, (), cross(1 << cell, ends))
    start = cell * n + 1 + z
    yield Deduction(technique, out(z, ends), (start,), rules, f"{state.rules.fact(start)} rules it out")
    for one, two, missing, x in zip(sets, sets[1:], digits, digits[1:], strict=False):
        yield Deduction(
            technique,
            out(x, two.places[x]),
            (*premises_of(state, [one]), *out(missing, one.places[missing])),
            rules_of_sets(state, [one], cross(one.places[x], two.places[x])),
            f"{say_cells(shape, one.cells)} can't do without {SYMBOLS[x]}",
        )
    last, x = sets[-1], digits[-2]
    yield Deduction(
        technique,
        (),
        (*premises_of(state, [last]), *out(x, last.places[x]), *out(z, last.places[z])),
        rules_of_sets(state, [last], ()),
        f"too few digits are left for {say_cells(shape, last.cells)}",
    )


def _doubly_linked(
    state: Marks, one: AlmostLocked, two: AlmostLocked, restricted: int
) -> Iterator[Deduction]:
    shape, n, candidates = state.shape, state.size, state.candidates
    excluded: dict[int, None] = {}
    sees: list[tuple[int, int]] = []
    for digit in bits(restricted):
        sees += cross(one.places[digit], two.places[digit])
    parts = [
        (digit, one.sight[digit] & two.sight[digit], one.places[digit] | two.places[digit])
        for digit in bits(restricted)
    ]
    for found in (one, two):
        parts += [(d, found.sight[d], found.places[d]) for d in bits(found.digits & ~restricted)]
    for digit, sight, places in parts:
        for cell in bits(sight):
            if candidates[cell] >> digit & 1:
                excluded[-(cell * n + 1 + digit)] = None
                sees += cross(1 << cell, places)
    if excluded and restricted.bit_count() == 2:
        yield Deduction(
            "als-xz",
            tuple(sorted(excluded, reverse=True)),
            premises_of(state, (one, two)),
            rules_of_sets(state, (one, two), sees),
            f"{say_cells(shape, one.cells)} and {say_cells(shape, two.cells)} take one of "
            f"{say_digits(restricted)} each, so that both use up all their other digits",
            (
                ("one", tuple(cell * n + 1 + d for cell in one.cells for d in bits(candidates[cell]))),
                (
                    "two",
                    tuple(
                        cell * n + 1 + d
                        for cell in two.cells
                        if cell not in one.cells
                        for d in bits(candidates[cell])
                    ),
                ),
            ),
        )


ALS_XZ = Technique(
    "als-xz",
    7.3,
    "Two sets of cells, each with a digit too many, and one digit that can only be in one: another must be.",
    find_als_xz,
)
ALS_XY_WING = Technique(
    "als-xy-wing",
    7.4,
    "Three sets of cells, each with a digit too many, linked by two digits: a third is in the first or last.",
    partial(find_als_chains, "als-xy-wing", 3, 3),
)
