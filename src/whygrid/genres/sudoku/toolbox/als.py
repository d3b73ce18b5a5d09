"""Almost locked sets: cells of a house with one digit more than cells.

If one of its digits is not in the set, all the others are. Two sets have a *restricted* digit in common when
all its places in the one see all its places in the other, so that it is in one of them at most.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from itertools import combinations, product

from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SHAPES, Shape
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.toolbox.common import bits, peer_masks, with_houses_of
from whygrid.kernels import walking
from whygrid.records import NamedTuple

LARGEST = 5
"""How many cells a set may have: one with more is seldom seen, and there is a smaller way to say it."""
ANY_SIZE = 8
"""Where every set is asked for."""


class AlmostLocked(NamedTuple):
    """Cells, their digits as a mask, and for each digit (from 0) its places and what sees all of these."""

    cells: tuple[int, ...]
    mask: int  # of the cells
    digits: int
    places: dict[int, int]
    sight: dict[int, int]


@lru_cache(maxsize=1 << 14)
def _in_house(masks: tuple[int, ...], largest: int) -> tuple[tuple[int, ...], ...]:
    """The almost locked sets among the cells of a house with these candidates, as indices."""
    free = [(i, mask) for i, mask in enumerate(masks) if mask & (mask - 1)]
    sets: list[tuple[tuple[int, ...], int]] = [((i,), mask) for i, mask in free]
    found = []
    for size in range(1, largest + 1):
        found += [cells for cells, union in sets if union.bit_count() == size + 1]
        sets = [
            ((*cells, i), union)
            for cells, so_far in sets
            for i, mask in free
            if i > cells[-1] and (union := so_far | mask).bit_count() <= largest + 1
        ]
    return tuple(found)


class Links(NamedTuple):
    """How the sets of a position are linked by restricted digits; sets are numbered, masks are over sets.

    by_digit[i][x]     the sets that x links to the set i
    seeing[x][cell]    the sets all of whose places for x see the cell
    """

    by_digit: tuple[dict[int, int], ...]
    seeing: tuple[dict[int, int], ...]
    native: walking.Onwards | None = None

    def beyond(self, entries: int) -> int:
        """Where chains go on that have entered sets by a digit: they leave each by another one.

        Entries are numbered digit * (number of sets) + set: a mask over entries holds a mask over sets
        for each digit.
        """
        if self.native is not None:
            return self.native.beyond(entries.to_bytes((entries.bit_length() + 7) // 8, "little"))
        number, reached = len(self.by_digit), 0
        for entry in bits(entries):
            for x, linked in self.by_digit[entry % number].items():
                if x != entry // number:
                    reached |= linked << x * number
        return reached


def almost_locked_sets(
    shape: Shape, candidates: tuple[int, ...], largest: int = LARGEST
) -> tuple[AlmostLocked, ...]:
    """All almost locked sets of a position, each once even if it lies in two houses."""
    search = set_search(shape, candidates, largest)
    return _sets_and_links(shape, candidates, largest)[0] if search is None else search.all


def restricted_links(shape: Shape, candidates: tuple[int, ...], largest: int = LARGEST) -> Links:
    """The links between the sets of a position."""
    return _sets_and_links(shape, candidates, largest)[1]


@lru_cache(maxsize=8)
def _sets_and_links(
    shape: Shape, candidates: tuple[int, ...], largest: int
) -> tuple[tuple[AlmostLocked, ...], Links]:
    geometry = geometry_of(shape)
    if geometry is None:
        sets = find_sets(shape, candidates, largest)
        return sets, find_links(shape, candidates, sets)
    found, by_digit, seeing, onwards = walking.almost_locked(geometry, candidates, shape.size, largest)
    return tuple([AlmostLocked(*one) for one in found]), Links(tuple(by_digit), tuple(seeing), onwards)


class SetSearch:
    """The native search for patterns of sets, and the sets that it speaks of by their numbers."""

    def __init__(self, native: walking.SetSearch) -> None:
        self.native = native
        self._made: dict[int, AlmostLocked] = {}

    def __getitem__(self, number: int) -> AlmostLocked:
        made = self._made.get(number)
        if made is None:
            made = self._made[number] = AlmostLocked(*self.native.set(number))
        return made

    @cached_property
    def all(self) -> tuple[AlmostLocked, ...]:
        """Every set of the position."""
        return tuple(self[number] for number in range(self.native.number))


def set_search(shape: Shape, candidates: tuple[int, ...], largest: int = LARGEST) -> SetSearch | None:
    """The native search for patterns in a position; None where there is none."""
    return _set_search(shape, candidates, largest)


@lru_cache(maxsize=8)
def _set_search(shape: Shape, candidates: tuple[int, ...], largest: int) -> SetSearch | None:
    geometry = geometry_of(shape)
    if geometry is None:
        return None
    return SetSearch(walking.SetSearch(geometry, candidates, shape.size, largest))


@lru_cache(maxsize=SHAPES)
def geometry_of(shape: Shape) -> walking.Geometry | None:
    """The houses in native form; None where the native module is missing, or the board too large for it."""
    if walking.Geometry is None or not shape.plain or len(shape.cells) > 128:
        return None
    return walking.Geometry(len(shape.cells), [house.cells for house in shape.houses])


def find_sets(shape: Shape, candidates: tuple[int, ...], largest: int = LARGEST) -> tuple[AlmostLocked, ...]:
    """The sets, without the native module."""
    peers = peer_masks(shape)
    found: dict[int, AlmostLocked] = {}
    for house in shape.houses:
        for indices in _in_house(tuple([candidates[cell] for cell in house.cells]), largest):
            cells = tuple(house.cells[i] for i in indices)
            mask = sum([1 << cell for cell in cells])
            if mask in found:
                continue
            places: dict[int, int] = {}
            sight: dict[int, int] = {}
            digits = 0
            for cell in cells:
                digits |= candidates[cell]
                for digit in bits(candidates[cell]):
                    places[digit] = places.get(digit, 0) | 1 << cell
                    sight[digit] = sight.get(digit, -1) & peers[cell]
            found[mask] = AlmostLocked(tuple(sorted(cells)), mask, digits, places, sight)
    return tuple(found.values())


def find_links(shape: Shape, candidates: tuple[int, ...], sets: tuple[AlmostLocked, ...]) -> Links:
    """The links, without the native module."""
    holding: list[dict[int, int]] = [{} for _ in range(shape.size)]  # by digit and cell
    seeing: list[dict[int, int]] = [{} for _ in range(shape.size)]
    having = [0] * shape.size
    places = [sum([1 << c for c, mask in enumerate(candidates) if mask >> x & 1]) for x in range(shape.size)]
    for i, found in enumerate(sets):
        for x in found.places:
            having[x] |= 1 << i
            for cell in bits(found.places[x]):
                holding[x][cell] = holding[x].get(cell, 0) | 1 << i
            for cell in bits(found.sight[x] & places[x]):
                seeing[x][cell] = seeing[x].get(cell, 0) | 1 << i
    by_digit: list[dict[int, int]] = []
    for found in sets:
        linked: dict[int, int] = {}
        for x, sight in found.sight.items():
            far = 0
            for cell in bits(places[x] & ~sight):
                far |= holding[x].get(cell, 0)
            if near := having[x] & ~far:
                linked[x] = near
        by_digit.append(linked)
    return Links(tuple(by_digit), tuple(seeing))


def premises_of(state: Marks, sets: Iterable[AlmostLocked]) -> tuple[int, ...]:
    """What the cells of some sets lack."""
    cells = dict.fromkeys(cell for found in sets for cell in found.cells)
    return tuple(literal for cell in cells for literal in state.without(cell))


def rules_of_sets(
    state: Marks, sets: Iterable[AlmostLocked], sees: Iterable[tuple[int, int]]
) -> tuple[str, ...]:
    """The cells of the sets, the houses that they lie in, and those by which other pairs of cells see."""
    shape, candidates = state.shape, state.candidates
    sets = list(sets)
    cells = dict.fromkeys(cell for found in sets for cell in found.cells)
    inside = [
        pair
        for found in sets
        for pair in combinations(found.cells, 2)
        if candidates[pair[0]] & candidates[pair[1]]
    ]
    return with_houses_of(shape, [cell_rule(shape, cell) for cell in cells], [*inside, *sees])


def cross(one: int, two: int) -> list[tuple[int, int]]:
    """All pairs of a cell of one mask and a cell of the other."""
    return [(a, b) for a, b in product(bits(one), bits(two)) if a != b]
