"""The links between candidates that chains run along.

A *node* is a candidate, or several candidates of one digit where a box and a line cross (a group), or those
of one digit in an almost locked set; it holds when one of them does. Nodes are numbered: a candidate has the
number of its fact, the others follow. A *strong link* leads from node to node: if the first does not hold,
the second does. A *weak link* is sight: a node that holds excludes every candidate that sees all of it.

  ═ strong, ─ weak      a ═ b ─ c ═ d ─ e ═ f: if a does not hold, then b does, so c does not, …, so f does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import combinations

from whygrid.engine.state import once_per_position
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SHAPES, Shape
from whygrid.genres.sudoku.toolbox.als import AlmostLocked, SetSearch, almost_locked_sets, set_search
from whygrid.genres.sudoku.toolbox.chain_reasons import Strong, of_cell, of_set, of_settled, of_slot
from whygrid.genres.sudoku.toolbox.common import bits
from whygrid.kernels.walking import ChainBoard
from whygrid.records import NamedTuple


class Kinds(NamedTuple):
    """Which links a graph has.

    cells     cells with two candidates
    houses    houses with two places for a digit
    groups    houses whose places for a digit fall into two nodes of which one at least is a group
    sets      almost locked sets of two to so many cells: without one of its digits a set has all others
    settling  also the cells that a set then leaves a single candidate
    """

    cells: bool = False
    houses: bool = False
    groups: bool = False
    sets: int = 0
    settling: bool = False


CELLS = Kinds(cells=True)
HOUSES = Kinds(houses=True)
CANDIDATES = Kinds(cells=True, houses=True)
WITH_GROUPS = Kinds(cells=True, houses=True, groups=True)


class ChainGraph:
    """The nodes of a position and the links between them.

    facts[node]     the candidates of a node, as a mask over facts
    links[a, b]     why one of two nodes must hold
    strong[node]    the nodes at the other end of its strong links, as a mask over nodes
    searched        the chains found in it, by what was asked

    The native module makes its own graph. Then the nodes and links of the chains that it found are here, and
    the others once `whole` is asked for.
    """

    def __init__(self, state: Marks, kinds: Kinds, digit: int | None = None) -> None:
        """Of one digit only, if one is named."""
        self.state = state
        self.kinds = kinds
        self.digit = digit
        self.masks = state.exclusions.masks
        self.facts: dict[int, int] = {}
        self._sight: dict[int, int] = {}
        self.strong: dict[int, int] = {}
        self.links: dict[tuple[int, int], Strong] = {}
        self._numbers: dict[int, int] = {}
        self._ons: dict[int, int] = {}
        self._is_whole = False
        self.searched: dict[object, list[tuple[int, ...]]] = {}

    def whole(self) -> ChainGraph:
        """The same with all its nodes and links."""
        if not self._is_whole:
            self._is_whole = True
            self.links.clear()
            if self.kinds.cells:
                self._add_cells()
            if self.kinds.houses:
                self._add_houses()
            if self.kinds.groups:
                self._add_groups()
            for found in self.sets:
                if len(found.cells) > 1:
                    self._add_set(found)
        return self

    def take(
        self,
        chains: Sequence[Sequence[int]],
        groups: Mapping[int, Sequence[int]],
        links: Iterable[tuple[int, int, int, int, int]],
    ) -> None:
        """The nodes and links of chains that the native module found."""
        for chain in chains:
            self.facts.update((node, 1 << node) for node in chain if node not in groups)
        for node, facts in groups.items():
            self.facts[node] = sum([1 << fact for fact in facts])
        for one, two, kind, index, cell in links:
            if (one, two) not in self.links:
                self.links[one, two] = self.links[two, one] = self._because(kind, index, cell)

    def _because(self, kind: int, index: int, cell: int) -> Strong:
        """A reason by its kind and number in the native module."""
        if kind == 0:
            return of_cell(self.state, index)
        if kind == 1:
            return of_slot(self.state, index)
        found = (self.set_search or self.sets)[index]
        return of_set(self.state, found) if kind == 2 else of_settled(self.state, found, cell)

    @cached_property
    def set_search(self) -> SetSearch | None:
        """The native search for the sets of this graph; None without sets or without the native module."""
        return set_search(*self._asked) if self.kinds.sets else None

    @property
    def sets(self) -> Sequence[AlmostLocked]:
        """All its sets."""
        if not self.kinds.sets:
            return ()
        return self.set_search.all if self.set_search else almost_locked_sets(*self._asked)

    @cached_property
    def sets_by_places(self) -> Mapping[tuple[int, int], Sequence[AlmostLocked]]:
        """Its sets of several cells by each digit that they have, from 0 on, and its places in them."""
        found: dict[tuple[int, int], list[AlmostLocked]] = {}
        for one in self.sets:
            for digit_and_places in one.places.items() if len(one.cells) > 1 else ():
                found.setdefault(digit_and_places, []).append(one)
        return found

    @property
    def _asked(self) -> tuple[Shape, tuple[int, ...], int]:
        return self.state.shape, tuple(self.state.candidates), self.kinds.sets

    def node(self, facts: int) -> int:
        """The number of the node of these candidates."""
        if not facts & (facts - 1):
            number = facts.bit_length() - 1
        else:
            number = self._numbers.setdefault(facts, len(self.state.truth) + len(self._numbers))
        self.facts[number] = facts
        return number

    def node_of_set(self, found: AlmostLocked, digit: int) -> int:
        """The node of one of a set's digits."""
        n = self.state.size
        return self.node(sum([1 << cell * n + 1 + digit for cell in bits(found.places[digit])]))

    @cached_property
    def candidates(self) -> list[int]:
        """The candidates of the position, or those of the digit."""
        truth, n, end = self.state.truth, self.state.size, len(self.state.rules.facts) + 1
        facts = range(1, end) if self.digit is None else range(self.digit, end, n)
        return [fact for fact in facts if truth[fact] == 0]

    @cached_property
    def open(self) -> int:
        """The same as a mask over facts."""
        return sum([1 << fact for fact in self.candidates])

    def sight(self, node: int) -> int:
        """The open candidates that a node excludes when it holds, as a mask over facts."""
        seen = self._sight.get(node)
        if seen is None:
            seen = self.open
            for fact in bits(self.facts[node]):
                seen &= self.masks[fact]
            self._sight[node] = seen
        return seen

    def link(self, one: int, two: int, why: Strong) -> None:
        """Add a strong link between two nodes; of several reasons the one with the fewest premises stays."""
        known = self.links.get((one, two))
        if known is None or len(why.premises) < len(known.premises):
            self.links[one, two] = self.links[two, one] = why
        self.strong[one] = self.strong.get(one, 0) | 1 << two
        self.strong[two] = self.strong.get(two, 0) | 1 << one

    def _add_cells(self) -> None:
        n = self.state.size
        for cell, mask in enumerate(self.state.candidates):
            if mask.bit_count() == 2:
                low, high = (mask & -mask).bit_length(), mask.bit_length()
                one, two = self.node(1 << cell * n + low), self.node(1 << cell * n + high)
                self.link(one, two, of_cell(self.state, cell))

    def _add_houses(self) -> None:
        n, places = self.state.size, self.state.places
        for digit in range(n) if self.digit is None else (self.digit - 1,):
            for slot in range(digit, len(places), n):
                if places[slot].bit_count() == 2:
                    low = places[slot] & -places[slot]
                    self._link_places(slot, low, places[slot] ^ low)

    def _add_groups(self) -> None:
        n, parts_of = self.state.size, _parts(self.state.shape)
        for slot, places in enumerate(self.state.places):
            if places.bit_count() < 3:
                continue
            parts = parts_of[slot // n]
            for part in parts:
                inside, rest = places & part, places & ~part
                # The rest is one place, or it lies in a part as well.
                if inside & (inside - 1) and (rest & -rest == rest or _in_a_part(parts, rest)) and rest:
                    self._link_places(slot, inside, rest)

    def _link_places(self, slot: int, *halves: int) -> None:
        """Link two halves of the places of a digit in a house."""
        n, cells = self.state.size, self.state.shape.houses[slot // self.state.size].cells
        one, two = (self.node(sum([1 << cells[i] * n + slot % n + 1 for i in bits(half)])) for half in halves)
        self.link(one, two, of_slot(self.state, slot))

    def _add_set(self, found: AlmostLocked) -> None:
        why = of_set(self.state, found)
        nodes = {digit: self.node_of_set(found, digit) for digit in bits(found.digits)}
        for one, two in combinations(nodes.values(), 2):
            self.link(one, two, why)
        if self.kinds.settling:
            self._add_settled(found, nodes)

    def _add_settled(self, found: AlmostLocked, nodes: dict[int, int]) -> None:
        """Cells that a set without one of its digits leaves a single candidate, by several of the others.

        By one other it would be a cell with two candidates, and these are linked anyway.
        """
        state, n = self.state, self.state.size
        once = twice = 0
        for sight in found.sight.values():
            twice |= once & sight
            once |= sight
        for cell in bits(twice & ~found.mask):
            seen = sum([1 << digit for digit, sight in found.sight.items() if sight >> cell & 1])
            left = state.candidates[cell] & ~seen
            taken = state.candidates[cell] & seen
            if left.bit_count() == 1 and taken.bit_count() > 1:
                why = of_settled(self.state, found, cell)
                last = self.node(1 << cell * n + left.bit_length())
                for digit in bits(found.digits & ~taken):
                    self.link(nodes[digit], last, why)

    @cached_property
    def _groups(self) -> list[int]:
        return [node for node in self.strong if node >= len(self.state.truth)]

    @cached_property
    def _single(self) -> int:
        return sum([1 << node for node in self.strong if node < len(self.state.truth)])

    def excluded_nodes(self, node: int) -> Iterator[int]:
        """The nodes with strong links that do not hold if this one does."""
        seen = self.sight(node)
        yield from bits(seen & self._single)
        for group in self._groups:
            if not self.facts[group] & ~seen:
                yield group

    def ons(self, node: int) -> int:
        """The nodes that hold if this one does, one weak and one strong link away."""
        found = self._ons.get(node)
        if found is None:
            found, strong, seen = 0, self.strong, self.sight(node)
            rest = seen & self._single
            while rest:
                lowest = rest & -rest
                found |= strong[lowest.bit_length() - 1]
                rest ^= lowest
            for group in self._groups:
                if not self.facts[group] & ~seen:
                    found |= strong[group]
            self._ons[node] = found
        return found


@once_per_position
def _graphs(state: Marks) -> list[dict[Kinds, ChainGraph]]:
    return [{}]


def graph_of(state: Marks, kinds: Kinds) -> ChainGraph:
    """The graph of these links in this position, made once."""
    (graphs,) = _graphs(state)
    if kinds not in graphs:
        graphs[kinds] = ChainGraph(state, kinds)
    return graphs[kinds]


def _in_a_part(parts: tuple[int, ...], places: int) -> bool:
    return any(not places & ~part for part in parts)


def native_board(state: Marks) -> ChainBoard | None:
    """What the native module needs to make graphs of this position; None without it."""
    return None if state.native is None else _native_board(state.shape)


@lru_cache(maxsize=SHAPES)
def _native_board(shape: Shape) -> ChainBoard:
    return ChainBoard(shape.size, [house.cells for house in shape.houses], _parts(shape))


@lru_cache(maxsize=SHAPES)
def _parts(shape: Shape) -> tuple[tuple[int, ...], ...]:
    """For each house the places that it shares with another one, as masks."""
    return tuple(
        tuple(
            dict.fromkeys(
                sum(1 << i for i, cell in enumerate(house.cells) if cell in other.cells)
                for other in shape.houses
                if other.kind != house.kind
                and ("box" in (house.kind, other.kind))
                and set(other.cells) & set(house.cells)
            )
        )
        for house in shape.houses
    )
