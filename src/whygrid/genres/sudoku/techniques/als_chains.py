"""Chains of almost locked sets: ALS-XZ with two of them, ALS-XY-wing with three, longer ones.

  A ─x─ B ─y─ C      If z is not in A, then x is, so x is not in B, so y is, so y is not in C, so z is.
                     z is in A or in C, and what sees all its places in both is not z.

Two sets with two restricted digits are *doubly linked*: each takes one of the two, so that both are locked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import combinations

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SYMBOLS
from whygrid.genres.sudoku.techniques.als import (
    AlmostLocked,
    SetSearch,
    almost_locked_sets,
    cross,
    premises_of,
    restricted_links,
    rules_of_sets,
    set_search,
)
from whygrid.genres.sudoku.techniques.common import bits, say_cells, say_digits, with_houses_of
from whygrid.logic.deduction import Case, Deduction

LARGEST_BOARD = 9
"""On larger boards there are too many sets to look through."""
AT_ONCE = 6
"""How many cells of two doubly linked sets the checker can take in at once; with more it goes set by set."""
MANY = 300
"""Where there are more sets, longer chains only tell what shorter ones do not."""
LONGEST = 8
"""How many sets a chain may have."""
WAYS = 200
"""Between two ends that more chains join, none is told: there is nothing to choose them by."""

Way = tuple[tuple[int, ...], tuple[int, ...]]
"""The sets of a chain by number, and the digits that link them."""


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

    def onwards(self, found: int, digit: int) -> int:
        """The entries that follow on a set which this digit is not in."""
        return sum([mask << x * self.number for x, mask in self.links.by_digit[found].items() if x != digit])


def find_als_xz(state: Marks) -> Iterator[Deduction]:
    """Two sets with a restricted digit, or with two."""
    if state.size > LARGEST_BOARD:
        return
    yield from find_als_chains("als-xz", 2, 2, state)
    found = set_search(state.shape, tuple(state.candidates))
    if found is not None:
        for i, j, restricted in found.native.doubly_linked():
            yield from _doubly_linked(state, found[i], found[j], restricted)
        return
    sets = _Sets(state)
    for i, linked in enumerate(sets.links.by_digit):
        for x, y in combinations(sorted(linked), 2):
            for j in bits(linked[x] & linked[y] >> i << i):
                yield from _doubly_linked(state, sets.all[i], sets.all[j], 1 << x | 1 << y)


def find_als_chains(technique: str, shortest: int, longest: int, state: Marks) -> Iterator[Deduction]:
    """For each conclusion the shortest chains of so many sets.

    Of these it is the ones with the fewest cells, counting those of several sets several times. What such a
    chain shows besides is told as well.
    """
    if state.size > LARGEST_BOARD:
        return
    found = set_search(state.shape, tuple(state.candidates))
    if found is not None:
        yield from _told(technique, state, found, found.native.chains(shortest, longest, MANY, WAYS))
        return
    sets = _Sets(state)
    chosen: dict[Way, None] = {}
    searches = [
        _Search(sets, state, start, z) for start, one in enumerate(sets.all) for z in bits(one.digits)
    ]
    done = [0] * state.size  # for each digit the cells that shorter chains exclude it from
    for length in range(2, longest + 1):
        best: dict[tuple[int, int], tuple[int, list[Way]]] = {}
        searches = [search for search in searches if search.near & ~done[search.z] and search.levels[-1]]
        if length < shortest:
            for search in searches:
                if sets.number > MANY:
                    done[search.z] |= search.excluded()
                search.go_on()
            continue
        for search in searches:
            for way, excluded in search.ways(done[search.z]):
                cost = sum([len(sets.all[i].cells) for i in way[0]])
                for cell in bits(excluded & ~done[search.z]):
                    known = best.get((cell, search.z))
                    if known is None or cost < known[0]:
                        best[cell, search.z] = cost, [way]
                    elif cost == known[0]:
                        known[1].append(way)
            search.go_on()
        for (cell, z), (_, ways) in best.items():
            done[z] |= 1 << cell
            chosen.update(dict.fromkeys(ways))
    yield from _told(technique, state, sets.all, chosen)


def _told(
    technique: str, state: Marks, sets: tuple[AlmostLocked, ...] | SetSearch, chosen: Iterable[Way]
) -> Iterator[Deduction]:
    """All that these chains show, each conclusion from the same cells once."""
    told = set()
    for numbers, links in chosen:
        chain = [sets[i] for i in numbers]
        for z in bits(chain[0].digits & chain[-1].digits & ~(1 << links[0] | 1 << links[-1])):
            for cell in bits(chain[0].sight[z] & chain[-1].sight[z]):
                if state.candidates[cell] >> z & 1:
                    deduction = _chain(technique, state, chain, (z, *links, z), cell)
                    key = cell, z, frozenset(deduction.premises)
                    if key not in told:
                        told.add(key)
                        yield deduction


class _Search:
    """The chains from one set that lacks z, one set longer at a time.

    near      the cells that would lose z on this side
    levels    the entries that can be reached, for each number of links
    """

    def __init__(self, sets: _Sets, state: Marks, start: int, z: int) -> None:
        self.sets, self.start, self.z = sets, start, z
        self.near = sum([1 << c for c in bits(sets.all[start].sight[z]) if state.candidates[c] >> z & 1])
        self.digits = [x for x in range(state.size) if x != z]
        self.levels = [sets.onwards(start, z)]

    def _ends(self, done: int) -> int:
        """The entries at the last level with which a chain excludes z from cells that are not done."""
        ends = 0
        for cell in bits(self.near & ~done):
            ends |= self.sets.links.seeing[self.z].get(cell, 0)
        ends = ends >> self.start + 1 << self.start + 1  # a chain is told from one of its ends only
        return self.levels[-1] & sum([ends << x * self.sets.number for x in self.digits]) if ends else 0

    def excluded(self) -> int:
        """The cells that lose z by chains of this length; up to three sets, of which none comes twice."""
        cells = 0
        for entry in bits(self._ends(0)):
            cells |= self.near & self.sets.all[entry % self.sets.number].sight[self.z]
        return cells

    def ways(self, done: int) -> Iterator[tuple[Way, int]]:
        """The chains of this length that exclude z from cells that are not done, and all cells of each."""
        for entry in bits(self._ends(done)):
            for way in self._back(entry):
                if len(set(way[0])) == len(way[0]):
                    yield way, self.near & self.sets.all[way[0][-1]].sight[self.z]

    def go_on(self) -> None:
        """Make the chains one set longer."""
        self.levels.append(self.sets.links.beyond(self.levels[-1]))

    def _back(self, entry: int) -> list[Way]:
        """All ways that lead to an entry at the last level; none if there are too many."""
        number, by_digit = self.sets.number, self.sets.links.by_digit
        ways: list[tuple[int, ...]] = [(entry,)]
        for level in reversed(self.levels[:-1]):
            longer = []
            for way in ways:
                found, x = way[0] % number, way[0] // number
                for digit in range(len(self.digits) + 1):
                    if digit != x:
                        before = level >> digit * number & by_digit[found][x]
                        longer += [(digit * number + i, *way) for i in bits(before)]
                if len(longer) > WAYS:
                    return []
            ways = longer
        return [((self.start, *(e % number for e in way)), tuple(e // number for e in way)) for way in ways]


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
    if not excluded:
        return
    conclusions = tuple(sorted(excluded, reverse=True))
    at_once = len(one.cells) + len(two.cells) <= AT_ONCE
    roles = {"one": one.cells, "two": [cell for cell in two.cells if cell not in one.cells]}
    yield Deduction(
        "als-xz",
        conclusions,
        premises_of(state, (one, two)),
        rules_of_sets(state, (one, two), sees) if at_once else (),
        f"{say_cells(shape, one.cells)} and {say_cells(shape, two.cells)} take one of "
        f"{say_digits(restricted)} each, so that both use up all their other digits",
        tuple(
            (role, tuple(cell * n + 1 + d for cell in cells for d in bits(candidates[cell])))
            for role, cells in roles.items()
            if cells
        ),
        ()
        if at_once
        else tuple(Case(-lit, tuple(_set_by_set(state, one, two, restricted, -lit))) for lit in conclusions),
    )


def _set_by_set(
    state: Marks, one: AlmostLocked, two: AlmostLocked, restricted: int, fact: int
) -> Iterator[Deduction]:
    """From a digit that a set then lacks to the other set, which gets none of the two that link them."""
    shape, n = state.shape, state.size
    cell, digit = (fact - 1) // n, (fact - 1) % n
    if not one.digits >> digit & 1 or (one.sight[digit] >> cell & 1) == 0:
        one, two = two, one
    sets = (one, two) if restricted >> digit & 1 else (one,)
    lost = dict.fromkeys(-(c * n + 1 + digit) for found in sets for c in bits(found.places[digit]))
    rules = with_houses_of(shape, (), [(cell, (-lit - 1) // n) for lit in lost])
    yield Deduction("als-xz", tuple(lost), (fact,), rules, f"{state.rules.fact(fact)} rules it out")
    missing = dict.fromkeys(-(c * n + 1 + digit) for c in bits(one.places[digit]))
    for x in bits(restricted & ~(1 << digit)):
        gone = tuple(-(c * n + 1 + x) for c in bits(two.places[x]))
        yield Deduction(
            "als-xz",
            gone,
            tuple(dict.fromkeys((*premises_of(state, [one]), *missing))),
            rules_of_sets(state, [one], cross(one.places[x], two.places[x])),
            f"{say_cells(shape, one.cells)} can't do without {SYMBOLS[x]}",
        )
    within = [-(c * n + 1 + x) for x in bits(restricted) for c in bits(two.places[x])]
    yield Deduction(
        "als-xz",
        (),
        tuple(dict.fromkeys((*premises_of(state, [two]), *within))),
        rules_of_sets(state, [two], ()),
        f"too few digits are left for {say_cells(shape, two.cells)}",
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
ALS_CHAIN = Technique(
    "als chain",
    7.45,
    "Four or more sets of cells, each with a digit too many, linked in a row: one is in the first or last.",
    partial(find_als_chains, "als chain", 4, LONGEST),
)
