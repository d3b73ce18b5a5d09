"""The links between candidates that chains run along.

A *node* is a candidate, or several candidates of one digit where a box and a line cross (a group), or those
of one digit in an almost locked set; it holds when one of them does. Nodes are numbered: a candidate has the
number of its fact, the others follow. A *strong link* leads from node to node: if the first does not hold,
the second does. A *weak link* is sight: a node that holds excludes every candidate that sees all of it.

  ═ strong, ─ weak      a ═ b ─ c ═ d ─ e ═ f: if a does not hold, then b does, so c does not, …, so f does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, cached_property, lru_cache
from itertools import combinations
from typing import NamedTuple

from whygrid.engine.state import once_per_position
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import Shape
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.techniques.als import AlmostLocked, rules_of_sets
from whygrid.genres.sudoku.techniques.common import bits, with_houses_of
from whygrid.logic.facts import Literal


class Strong(NamedTuple):
    """Why one of two nodes must hold; `within` is the almost locked set that it is due to, if any.

    Where there are no rules, they are those of the set: `rules_of` has them when they are told.
    """

    premises: tuple[Literal, ...]
    rules: tuple[str, ...]
    within: AlmostLocked | None = None


class ChainGraph:
    """The nodes of a position and the links between them.

    facts[node]     the candidates of a node, as a mask over facts
    strong[node]    the nodes at the other end of its strong links, as a mask over nodes
    searched        the chains found in it, by what was asked
    """

    def __init__(self, state: Marks, digit: int | None = None) -> None:
        """A graph without links; of one digit only, if one is named."""
        self.state = state
        self.digit = digit
        self.masks = state.exclusions.masks
        self.facts: dict[int, int] = {}
        self._sight: dict[int, int] = {}
        self.strong: dict[int, int] = {}
        self.links: dict[tuple[int, int], Strong] = {}
        self._numbers: dict[int, int] = {}
        self._ons: dict[int, int] = {}
        self.searched: dict[object, list[tuple[int, ...]]] = {}

    def node(self, facts: int) -> int:
        """The number of the node of these candidates."""
        if not facts & (facts - 1):
            number = facts.bit_length() - 1
        else:
            number = self._numbers.setdefault(facts, len(self.state.truth) + len(self._numbers))
        self.facts[number] = facts
        return number

    @cached_property
    def candidates(self) -> list[int]:
        """The candidates of the position, or those of the digit."""
        truth, n = self.state.truth, self.state.size
        facts = range(1, len(truth)) if self.digit is None else range(self.digit, len(truth), n)
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

    def copy(self) -> ChainGraph:
        """The same nodes and links, to add more to."""
        twin = ChainGraph(self.state, self.digit)
        twin.facts, twin.strong, twin.links = self.facts.copy(), self.strong.copy(), self.links.copy()
        twin._numbers, twin._sight = self._numbers.copy(), self._sight.copy()
        return twin

    def rules_of(self, why: Strong) -> tuple[str, ...]:
        """The rules behind a strong link."""
        if why.rules or why.within is None:
            return why.rules
        return rules_of_sets(self.state, [why.within], ())

    def link(self, one: int, two: int, why: Strong) -> None:
        """Add a strong link between two nodes; of several reasons the one with the fewest premises stays."""
        known = self.links.get((one, two))
        if known is None or len(why.premises) < len(known.premises):
            self.links[one, two] = self.links[two, one] = why
        self.strong[one] = self.strong.get(one, 0) | 1 << two
        self.strong[two] = self.strong.get(two, 0) | 1 << one

    def add_cells(self) -> ChainGraph:
        """Cells with two candidates."""
        state, n = self.state, self.state.size
        for cell, mask in enumerate(state.candidates):
            if mask.bit_count() == 2:
                low, high = (mask & -mask).bit_length(), mask.bit_length()
                one, two = self.node(1 << cell * n + low), self.node(1 << cell * n + high)
                self.link(one, two, Strong(state.without(cell), (cell_rule(state.shape, cell),)))
        return self

    def add_houses(self, digits: Iterable[int]) -> ChainGraph:
        """Houses with two places for a digit."""
        state, n = self.state, self.state.size
        for digit in digits:
            for house, places in enumerate(state.places[digit - 1 :: n]):
                if places.bit_count() == 2:
                    cells = state.shape.houses[house].cells
                    one = self.node(1 << cells[(places & -places).bit_length() - 1] * n + digit)
                    two = self.node(1 << cells[places.bit_length() - 1] * n + digit)
                    self._link_in_house(house, digit, one, two, places)
        return self

    def add_groups(self) -> ChainGraph:
        """Houses whose places for a digit fall into two nodes of which one at least is a group."""
        state, n = self.state, self.state.size
        for house, parts in enumerate(_parts(state.shape)):
            for digit, places in enumerate(state.places[house * n : house * n + n], 1):
                if places.bit_count() < 3:
                    continue
                for part in parts:
                    inside, rest = places & part, places & ~part
                    # The rest is one place, or it lies in a part as well.
                    if inside & (inside - 1) and (rest & -rest == rest or _in_a_part(parts, rest)) and rest:
                        self._link_group(house, digit, inside, rest)
        return self

    def add_sets(self, sets: Iterable[AlmostLocked], settling: bool) -> ChainGraph:
        """Almost locked sets of two and more cells: without one of its digits a set has all others.

        With `settling` also the cells that it then leaves a single candidate.
        """
        candidates = self.state.candidates
        for found in sets:
            if len(found.cells) > 1:
                masks = tuple([candidates[cell] for cell in found.cells])
                premises, facts = _of_set(self.state.size, found.cells, masks)
                why = Strong(premises, (), found)
                nodes = {digit: self.node(mask) for digit, mask in facts}
                for one, two in combinations(nodes.values(), 2):
                    self.link(one, two, why)
                if settling:
                    self._add_settled(found, nodes, why)
        return self

    def _add_settled(self, found: AlmostLocked, nodes: dict[int, int], why: Strong) -> None:
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
            if left.bit_count() != 1 or taken.bit_count() < 2:
                continue
            sees = [(cell, place) for digit in bits(taken) for place in bits(found.places[digit])]
            rules = with_houses_of(state.shape, (*self.rules_of(why), cell_rule(state.shape, cell)), sees)
            premises = tuple(dict.fromkeys((*why.premises, *state.without(cell))))
            last = self.node(1 << cell * n + left.bit_length())
            for digit in bits(found.digits & ~taken):
                self.link(nodes[digit], last, Strong(premises, rules, found))

    def _link_group(self, house: int, digit: int, inside: int, rest: int) -> None:
        """Link the places inside a part of a house to the rest."""
        n, cells = self.state.size, self.state.shape.houses[house].cells
        one, two = (
            self.node(sum([1 << cells[i] * n + digit for i in bits(half)])) for half in (inside, rest)
        )
        # Not even places beside a group may be left open: two groups that see each other can share them.
        self._link_in_house(house, digit, one, two, inside | rest)

    def _link_in_house(self, house: int, digit: int, one: int, two: int, keep: int) -> None:
        state = self.state
        premises = state.nowhere_else(house, digit, keep)
        self.link(one, two, Strong(premises, (state.shape.houses[house].name,)))

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


def graph_of_candidates(state: Marks) -> ChainGraph:
    """The links between single candidates in this position, made once."""
    return _graphs(state)[0]


def graph_of_cells(state: Marks) -> ChainGraph:
    """The links inside cells in this position, made once."""
    return _cell_graphs(state)[0]


def graph_with_groups(state: Marks) -> ChainGraph:
    """The links between candidates and groups of them in this position, made once."""
    return _grouped_graphs(state)[0]


@once_per_position
def _cell_graphs(state: Marks) -> list[ChainGraph]:
    return [ChainGraph(state).add_cells()]


@once_per_position
def _graphs(state: Marks) -> list[ChainGraph]:
    return [ChainGraph(state).add_cells().add_houses(range(1, state.size + 1))]


@once_per_position
def _grouped_graphs(state: Marks) -> list[ChainGraph]:
    return [graph_of_candidates(state).copy().add_groups()]


@lru_cache(maxsize=1 << 13)
def _of_set(
    size: int, cells: tuple[int, ...], masks: tuple[int, ...]
) -> tuple[tuple[Literal, ...], tuple[tuple[int, int], ...]]:
    """What the cells of a set lack, and for each of its digits the candidates as a mask over facts.

    Most sets are as they were when a technique looks again, so that answers are worth keeping.
    """
    lacking: list[Literal] = []
    facts: dict[int, int] = {}
    for cell, mask in zip(cells, masks, strict=True):
        for digit in range(size):
            if mask >> digit & 1:
                facts[digit] = facts.get(digit, 0) | 1 << cell * size + 1 + digit
            else:
                lacking.append(-(cell * size + 1 + digit))
    return tuple(lacking), tuple(sorted(facts.items()))


def _in_a_part(parts: tuple[int, ...], places: int) -> bool:
    return any(not places & ~part for part in parts)


@cache
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
