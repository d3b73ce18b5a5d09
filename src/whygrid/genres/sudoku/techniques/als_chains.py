"""Chains of almost locked sets: ALS-XZ with two of them, ALS-XY-wing with three, longer ones.

  A ─x─ B ─y─ C      If z is not in A, then x is, so x is not in B, so y is, so y is not in C, so z is.
                     z is in A or in C, and what sees all its places in both is not z.

Two sets with two restricted digits are *doubly linked*: each takes one of the two, so that both are locked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.toolbox.als import (
    ANY_SIZE,
    LARGEST,
    AlmostLocked,
    SetSearch,
    almost_locked_sets,
    restricted_links,
    set_search,
)
from whygrid.genres.sudoku.toolbox.als_telling import told_chain, told_doubly_linked
from whygrid.genres.sudoku.toolbox.common import bits
from whygrid.logic.deduction import Deduction

LARGEST_BOARD = 9
"""On larger boards there are too many sets to look through."""
MANY = 300
"""Where there are more sets, longer chains only tell what shorter ones do not."""
LONGEST = 8
"""How many sets a chain may have."""
WAYS = 200
"""Between two ends that more chains join, none is told: there is nothing to choose them by."""

Way = tuple[tuple[int, ...], tuple[int, ...]]
"""The sets of a chain by number, and the digits that link them."""


class Sets:
    """The sets of a position, and where a chain can go on from each.

    A chain *enters* a set by a digit; entries are numbered digit * (number of sets) + set, so that a mask
    over entries holds a mask over sets for each digit.
    """

    def __init__(self, state: Marks, largest: int = LARGEST) -> None:
        key = state.shape, tuple(state.candidates), largest
        self.all = almost_locked_sets(*key)
        self.links = restricted_links(*key)
        self.number = len(self.all)

    def onwards(self, found: int, digit: int) -> int:
        """The entries that follow on a set which this digit is not in."""
        return sum([mask << x * self.number for x, mask in self.links.by_digit[found].items() if x != digit])

    def beside(self, state: Marks, start: int, x: int) -> int:
        """The entries to later sets that have a digit other than x in sight of the same cells as this one."""
        ends = 0
        for z, sight in self.all[start].sight.items():
            for cell in bits(sight) if z != x else ():
                if state.candidates[cell] >> z & 1:
                    ends |= self.links.seeing[z].get(cell, 0)
        ends = ends >> start + 1 << start + 1
        return sum([ends << digit * self.number for digit in range(state.size)])


def find_als_xz(state: Marks) -> Iterator[Deduction]:
    """Two sets with a restricted digit, or with two."""
    if state.size > LARGEST_BOARD:
        return
    yield from find_als_chains("als-xz", 2, 2, state)
    for one, two, restricted in _doubly_linked(state, LARGEST):
        yield from told_doubly_linked(state, one, two, restricted)


def _doubly_linked(state: Marks, largest: int) -> Iterator[tuple[AlmostLocked, AlmostLocked, int]]:
    """Each two sets with two restricted digits, and these."""
    found = set_search(state.shape, tuple(state.candidates), largest)
    if found is not None:
        yield from ((found[i], found[j], restricted) for i, j, restricted in found.native.doubly_linked())
        return
    sets = Sets(state, largest)
    for i, linked in enumerate(sets.links.by_digit):
        for x, y in combinations(sorted(linked), 2):
            for j in bits(linked[x] & linked[y] >> i << i):
                yield sets.all[i], sets.all[j], 1 << x | 1 << y


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
    sets = Sets(state)
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
                    deduction = told_chain(technique, state, chain, links, [cell * state.size + 1 + z])
                    key = cell, z, frozenset(deduction.premises)
                    if key not in told:
                        told.add(key)
                        yield deduction


class _Search:
    """The chains from one set that lacks z, one set longer at a time.

    near      the cells that would lose z on this side
    levels    the entries that can be reached, for each number of links
    """

    def __init__(self, sets: Sets, state: Marks, start: int, z: int) -> None:
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
        found = {
            entry: ways_to(self.sets, self.start, self.levels, entry) for entry in bits(self._ends(done))
        }
        number = Counter[int]()  # by the last set; from there back there are as many ways in all
        for entry, ways in found.items():
            number[entry % self.sets.number] += len(ways) or WAYS + 1
        for entry, ways in found.items():
            end = entry % self.sets.number
            for way in ways if number[end] <= WAYS else ():
                if len(set(way[0])) == len(way[0]):
                    yield way, self.near & self.sets.all[end].sight[self.z]

    def go_on(self) -> None:
        """Make the chains one set longer."""
        self.levels.append(self.sets.links.beyond(self.levels[-1]))


def ways_to(sets: Sets, start: int, levels: Sequence[int], entry: int) -> list[Way]:
    """All ways from a set that lead to an entry at the last level; none if there are too many."""
    number, by_digit = sets.number, sets.links.by_digit
    ways: list[tuple[int, ...]] = [(entry,)]
    for level in reversed(levels[:-1]):
        longer = []
        for way in ways:
            found, x = way[0] % number, way[0] // number
            for digit in range(len(sets.links.seeing)):
                if digit != x:
                    before = level >> digit * number & by_digit[found][x]
                    longer += [(digit * number + i, *way) for i in bits(before)]
            if len(longer) > WAYS:
                return []
        ways = longer
    return [((start, *(e % number for e in way)), tuple(e // number for e in way)) for way in ways]


def every_als_chain(technique: str, shortest: int, longest: int, state: Marks) -> Iterator[Deduction]:
    """For each set of conclusions the shortest chains of so many sets of any size.

    What a chain shows depends on its ends and the digits that it leaves and enters them by, so that the
    shortest ways from each first set and digit are all.
    """
    if state.size > LARGEST_BOARD:
        return
    sets = Sets(state, ANY_SIZE)
    best: dict[tuple[int, ...], tuple[int, list[tuple[int, list[int], int]]]] = {}
    for start, linked in enumerate(sets.links.by_digit):
        for x, first in linked.items():
            ends, levels, seen = sets.beside(state, start, x), [first << x * sets.number], 0
            for length in range(2, longest + 1):
                for entry in bits(levels[-1] & ends & ~seen) if length >= shortest else ():
                    facts = _excluded(state, sets, start, x, entry)
                    known = best.setdefault(facts, (length, [])) if facts else (0, [])
                    if length < known[0]:
                        known = best[facts] = length, []
                    if length == known[0]:
                        known[1].append((start, levels[:], entry))
                seen |= levels[-1] if length >= shortest else 0
                levels.append(sets.links.beyond(levels[-1]))
    for facts, (_, found) in best.items():
        ways = [way for start, levels, entry in found for way in ways_to(sets, start, levels, entry)]
        ways = [way for way in ways if len(set(way[0])) == len(way[0])]
        cells = [sum([len(sets.all[i].cells) for i in way[0]]) for way in ways]
        for way, size in zip(ways, cells, strict=True):
            if size == min(cells):
                yield told_chain(technique, state, [sets.all[i] for i in way[0]], way[1], facts)


def _excluded(state: Marks, sets: Sets, start: int, x: int, entry: int) -> tuple[int, ...]:
    """The facts that a chain excludes which leaves a set by one digit and enters the last by another."""
    one, last = sets.all[start], sets.all[entry % sets.number]
    return tuple(
        cell * state.size + 1 + z
        for z in bits(one.digits & last.digits & ~(1 << x | 1 << entry // sets.number))
        for cell in bits(one.sight[z] & last.sight[z])
        if state.candidates[cell] >> z & 1
    )


def every_als_xz(state: Marks) -> Iterator[Deduction]:
    """Two sets of any size; doubly linked ones also without what is in their own cells, as HoDoKu counts."""
    yield from every_als_chain("als-xz", 2, 2, state)
    for one, two, restricted in _doubly_linked(state, ANY_SIZE):
        told = list(told_doubly_linked(state, one, two, restricted))
        outside = list(told_doubly_linked(state, one, two, restricted, one.mask | two.mask))
        yield from told
        yield from outside if [d.conclusions for d in outside] != [d.conclusions for d in told] else ()


ALS_XZ = Technique(
    "als-xz",
    7.3,
    "Two sets of cells, each with a digit too many, and one digit that can only be in one: another must be.",
    find_als_xz,
    every=every_als_xz,
)
ALS_XY_WING = Technique(
    "als-xy-wing",
    7.4,
    "Three sets of cells, each with a digit too many, linked by two digits: a third is in the first or last.",
    partial(find_als_chains, "als-xy-wing", 3, 3),
    every=partial(every_als_chain, "als-xy-wing", 3, 3),
)
ALS_CHAIN = Technique(
    "als chain",
    7.45,
    "Four or more sets of cells, each with a digit too many, linked in a row: one is in the first or last.",
    partial(find_als_chains, "als chain", 4, LONGEST),
    every=partial(every_als_chain, "als chain", 4, LONGEST),
)
