"""The light model: a variable for each edge, how many meet in a cell, and the colours of cells in binary.

Variables: edge e is e + 1; then the bits of each cell's colour, which are equal on both sides of a drawn edge
and fixed at the ends; then one for the assumption that no path makes a U-turn. That assumption only guides
the search for a first solution. Loops are left to whoever looks at the models, but for those of four cells.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from whygrid.genres.numberlink.model import Board, Layout
from whygrid.logic.rules import Count
from whygrid.records import NamedTuple
from whygrid.sat.encode import Clause, count_clauses


class Model(NamedTuple):
    """Clauses; `straight` is the variable for "no U-turn", the last one that is used."""

    clauses: list[Clause]
    straight: int
    bits: int
    codes: tuple[int, ...]

    def colour(self, layout: Layout, cell: int) -> int:
        """The first variable of a cell's colour."""
        return len(layout.edges) + 1 + cell * self.bits

    def code_of(self, layout: Layout, end: int) -> int:
        """The colour of an end."""
        return self.codes[layout.numbers[layout.ends[end]]]


def light_model(board: Board, codes: Sequence[int] | None = None) -> Model:
    """The clauses of a board; `codes` are the colours of the paths, different numbers in any order."""
    layout = board.layout
    chosen = tuple(range(len(layout.pairs))) if codes is None else tuple(codes)
    bits = max(chosen).bit_length()
    straight = len(layout.edges) + len(layout.ends) * bits + 1
    model = Model([], straight, bits, chosen)
    model.clauses.extend([(edge + 1) * status] for edge, status in enumerate(board.lines) if status)
    for cell in range(len(layout.ends)):
        model.clauses.extend(degree_clauses(layout, cell))
    for edge in range(len(layout.edges)):
        model.clauses.extend(colour_clauses(layout, edge, model))
    for block in blocks(layout):
        model.clauses.append([-edge for edge in block])
        model.clauses.extend([-straight, *(-edge for edge in three)] for three in combinations(block, 3))
    return model


def degree_clauses(layout: Layout, cell: int) -> Iterator[Clause]:
    """How many edges of a cell are drawn."""
    edges = [edge + 1 for edge in layout.edges_of[cell]]
    if layout.ends[cell] or layout.cover:
        degree = 1 if layout.ends[cell] else 2
        yield from count_clauses(Count(tuple(edges), degree, degree), lambda: edges[0])
    else:
        yield from ([-edge for edge in three] for three in combinations(edges, 3))
        yield from ([-edge, *(other for other in edges if other != edge)] for edge in edges)


def colour_clauses(layout: Layout, edge: int, model: Model) -> Iterator[Clause]:
    """The colours at both sides of an edge are equal if it is drawn."""
    line, places = edge + 1, range(model.bits)
    first, second = layout.edges[edge]
    if layout.ends[first] and layout.ends[second]:
        if layout.ends[first] != layout.ends[second]:
            yield [-line]
    elif layout.ends[first] or layout.ends[second]:
        end, free = (first, second) if layout.ends[first] else (second, first)
        start, code = model.colour(layout, free), model.code_of(layout, end)
        yield from ([-line, start + i if code >> i & 1 else -start - i] for i in places)
    else:
        one, other = model.colour(layout, first), model.colour(layout, second)
        for i in places:
            yield [-line, -one - i, other + i]
            yield [-line, one + i, -other - i]


def blocks(layout: Layout) -> Iterator[tuple[int, int, int, int]]:
    """The four edges, as variables, of each square of four cells."""
    between, columns = layout.edge_between, layout.columns
    for cell in range(len(layout.ends) - columns):
        if (cell + 1) % columns:
            below = cell + columns
            pairs = ((cell, cell + 1), (cell, below), (below, below + 1), (cell + 1, below + 1))
            yield tuple(between[pair] + 1 for pair in pairs)  # type: ignore[misc]


def lines_of(layout: Layout, model: Sequence[int]) -> list[int]:
    """For each edge whether a model draws or closes it."""
    return [1 if model[edge] > 0 else -1 for edge in range(len(layout.edges))]
