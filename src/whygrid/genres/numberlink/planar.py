r"""The strong model: the light one with integers on the corners of cells, for deciding whether a known
solution is the only one.

The board is planar, so whatever flows along edges without getting lost is the difference of an integer on
the corner at its one side and an integer on the corner at its other side; around the board it is 0:

          o───────o         flow to the right across the edge in the middle:
          │ a │ b │             integer below it - integer above it
          o───────o

Two kinds of flow are used, each minus the same flow of the known solution, so that they have no sources:

- *balance*, where every cell is covered: a drawn edge carries one unit from its dark to its light cell.
- *planes*: every path carries one unit from one of its ends to the other; in the first plane from left to
  right, in the second from top to bottom. So what has to cross a line through the board adds up instead of
  cancelling out, which makes the planes strong. Where a path's directions in two planes agree is a bit of its
  colour.

With the integers in order encoding, unit propagation sees whenever too little room is left somewhere for
all that has to get through.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Sequence
from itertools import pairwise

from whygrid.genres.numberlink.encoding import Model, colours_of_ends, light_model
from whygrid.genres.numberlink.model import DRAWN, Board, Layout, chains_of
from whygrid.sat.encode import Clause


def planar_model(board: Board, solution: Sequence[int]) -> Model:
    """The clauses of all solutions of a board, built around one of them."""
    layout = board.layout
    signs = [leftmost_first(layout), topmost_first(layout)]
    light = light_model(board, _codes(signs))
    top = light.straight + 1
    if layout.cover:
        top = _add_balance(layout, solution, light, top)
    directions = []
    for sign in signs:
        directions.append(top)
        top = _add_plane(layout, solution, sign, light, top)
    _tie_directions(layout, directions, light)
    return light


def leftmost_first(layout: Layout) -> list[int]:
    """1 for a path whose first end is the left one, otherwise -1."""
    columns = layout.columns
    return [1 if (a % columns, a) <= (b % columns, b) else -1 for a, b in layout.pairs.values()]


def topmost_first(layout: Layout) -> list[int]:
    """1 for a path whose first end is the upper one, otherwise -1."""
    return [1 if a <= b else -1 for a, b in layout.pairs.values()]


def _codes(signs: Sequence[Sequence[int]]) -> list[int]:
    """Colours of which the first bit says whether a path runs differently in both planes."""
    seen = [0, 0]
    codes = []
    for one, other in zip(*signs, strict=True):
        bit = int(one != other)
        codes.append(bit + 2 * seen[bit])
        seen[bit] += 1
    return codes


class _Corners:
    """Integers on corners, each between two bounds, as variables "at least t"."""

    def __init__(self, highest: list[int], lowest: list[int], top: int) -> None:
        self.highest, self.lowest = highest, lowest
        self.base = []
        for high, low in zip(highest, lowest, strict=True):
            self.base.append(top - low - 1)
            top += high - low
        self.top = top

    def order(self) -> Iterable[Clause]:
        """At least t + 1 means at least t."""
        for base, low, high in zip(self.base, self.lowest, self.highest, strict=True):
            yield from ([-(base + t + 1), base + t] for t in range(low + 1, high))

    def differ(self, first: int, second: int, low: int, high: int, unless: Clause) -> Iterable[Clause]:
        """That second - first is between low and high, unless one of some literals holds."""
        yield from self._at_least(second, first, low, unless)
        yield from self._at_least(first, second, -high, unless)

    def _at_least(self, one: int, other: int, more: int, unless: Clause) -> Iterable[Clause]:
        """That one >= other + more."""
        base, low, high = self.base[one], self.lowest[one], self.highest[one]
        for t in range(self.lowest[other], self.highest[other] + 1):
            if t + more <= low:
                continue
            clause = list(unless)
            if t > self.lowest[other]:
                clause.append(-(self.base[other] + t))
            if t + more <= high:
                clause.append(base + t + more)
            yield clause
            if t + more > high:
                break


def corners_of(layout: Layout) -> tuple[list[tuple[int, int]], int]:
    """For each edge the corners of which second - first is the flow right or down; 0 is the outside."""
    rows, columns = layout.rows, layout.columns

    def corner(row: int, column: int) -> int:
        outside = row in (0, rows) or column in (0, columns)
        return 0 if outside else 1 + (row - 1) * (columns - 1) + column - 1

    found = []
    for first, second in layout.edges:
        row, column = divmod(first, columns)
        if second == first + 1:
            found.append((corner(row, column + 1), corner(row + 1, column + 1)))
        else:
            found.append((corner(row + 1, column + 1), corner(row + 1, column)))
    return found, 1 + (rows - 1) * (columns - 1)


def _bounded(sides: list[tuple[int, int]], number: int, ranges: list[tuple[int, int]], top: int) -> _Corners:
    """Corners with the tightest bounds that these ranges of differences allow."""
    up: list[list[tuple[int, int]]] = [[] for _ in range(number)]
    down: list[list[tuple[int, int]]] = [[] for _ in range(number)]
    for (first, second), (low, high) in zip(sides, ranges, strict=True):
        up[first].append((second, high))
        up[second].append((first, -low))
        down[first].append((second, -low))
        down[second].append((first, high))
    return _Corners(_distances(up), [-distance for distance in _distances(down)], top)


def _distances(ways: list[list[tuple[int, int]]]) -> list[int]:
    """The lengths of shortest ways from the outside."""
    lengths = [1 << 30] * len(ways)
    lengths[0] = 0
    queue = [(0, 0)]
    while queue:
        length, corner = heapq.heappop(queue)
        if length == lengths[corner]:
            for following, more in ways[corner]:
                if length + more < lengths[following]:
                    lengths[following] = length + more
                    heapq.heappush(queue, (length + more, following))
    return lengths


def _add_balance(layout: Layout, solution: Sequence[int], model: Model, top: int) -> int:
    sides, number = corners_of(layout)
    clauses = model.clauses
    changes = [
        (1 if layout.dark(first) else -1) * (-1 if solution[edge] == DRAWN else 1)
        for edge, (first, _) in enumerate(layout.edges)
    ]
    corners = _bounded(sides, number, [(min(0, c), max(0, c)) for c in changes], top)
    clauses.extend(corners.order())
    for edge, ((first, second), change) in enumerate(zip(sides, changes, strict=True)):
        same = -(edge + 1) if solution[edge] == DRAWN else edge + 1  # true where it is changed
        clauses.extend(corners.differ(first, second, min(0, change), max(0, change), []))
        clauses.extend(corners.differ(first, second, 0, 0, [same]))
        clauses.extend(corners.differ(first, second, change, change, [-same]))
    return corners.top


def _add_plane(layout: Layout, solution: Sequence[int], sign: Sequence[int], model: Model, top: int) -> int:
    """One plane; variable top + e says that edge e, if drawn, flows right or down."""
    sides, number = corners_of(layout)
    clauses = model.clauses
    forth: dict[int, int] = {}  # 1 at the end where a path's flow begins, -1 where it ends
    for (first, second), way in zip(layout.pairs.values(), sign, strict=True):
        forth[first], forth[second] = way, -way
    flow = [0] * len(layout.edges)
    for chain in chains_of(layout, solution):
        for here, there in pairwise(chain):
            edge = layout.edge_between[here, there]
            flow[edge] = forth[chain[0]] * (1 if here < there else -1)
    corners = _bounded(sides, number, [(-1 - f, 1 - f) for f in flow], top + len(flow))
    clauses.extend(corners.order())
    for edge, ((first, second), f) in enumerate(zip(sides, flow, strict=True)):
        line, ahead = edge + 1, top + edge
        clauses.extend(corners.differ(first, second, -1 - f, 1 - f, []))
        clauses.extend(corners.differ(first, second, -f, -f, [line]))
        clauses.extend(corners.differ(first, second, 1 - f, 1 - f, [-line, -ahead]))
        clauses.extend(corners.differ(first, second, -1 - f, -1 - f, [-line, ahead]))
    for cell, edges in enumerate(layout.edges_of):
        leaving = {edge: top + edge if layout.edges[edge][0] == cell else -top - edge for edge in edges}
        if cell in forth:
            clauses.extend([-(edge + 1), forth[cell] * leaving[edge]] for edge in edges)
        else:
            for place, one in enumerate(edges):
                for other in edges[place + 1 :]:
                    both = [-(one + 1), -(other + 1)]
                    clauses.append([*both, leaving[one], leaving[other]])
                    clauses.append([*both, -leaving[one], -leaving[other]])
    return corners.top


def _tie_directions(layout: Layout, tops: Sequence[int], model: Model) -> None:
    """The first bit of a colour says whether the flows in both planes differ."""
    if not model.bits:
        return
    ends = colours_of_ends(layout, model.codes)
    for edge, cells in enumerate(layout.edges):
        line, one, other = edge + 1, tops[0] + edge, tops[1] + edge
        for cell in cells:
            if cell not in ends:
                differ = model.colour(layout, cell)
                model.clauses.extend(
                    (
                        [-line, -one, -other, -differ],
                        [-line, one, other, -differ],
                        [-line, -one, other, differ],
                        [-line, one, -other, differ],
                    )
                )
