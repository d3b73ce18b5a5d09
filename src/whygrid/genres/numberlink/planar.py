r"""The strong model: the light one with integers on the corners of cells, for deciding whether a known
solution is the only one, and for proofs where everything else runs out (`flows`).

The board is planar, so whatever flows along edges without getting lost is the difference of an integer on
the corner at its one side and an integer on the corner at its other side; around the board it is 0:

          o───────o         flow to the right across the edge in the middle:
          │ a │ b │             integer below it - integer above it
          o───────o

Two kinds of flow are used, each minus a *reference*, a flow with the same sources, so that they have none:

- *balance*, where every cell is covered: a drawn edge carries one unit from its dark to its light cell.
- *planes*: every path carries one unit from one of its ends to the other; in the first plane from left to
  right, in the second from top to bottom. So what has to cross a line through the board adds up instead of
  cancelling out, which makes the planes strong. Where a path's directions in two planes agree is a bit of its
  colour.

The flow of the known solution is a good reference. With the integers in order encoding, unit propagation sees
whenever too little room is left somewhere for all that has to get through.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from itertools import pairwise

from whygrid.genres.numberlink.encoding import Model, light_model
from whygrid.genres.numberlink.model import DRAWN, Board, Layout, chains_of
from whygrid.kernels.links import Plane
from whygrid.records import NamedTuple
from whygrid.sat.encode import Clause

Part = tuple[str, int, int]
"""What a clause is about: ORDER and a corner, ACROSS and an edge with the integer at one of its sides, or
TURN and a cell; what is not needed is 0."""
ORDER, ACROSS, TURN = "order", "across", "turn"


def planar_model(board: Board, solution: Sequence[int]) -> Model:
    """The clauses of all solutions of a board, built around one of them."""
    layout = board.layout
    light = light_model(board, codes_of(layout))
    planes = [_along_solution(layout, solution, sign) for sign in signs_of(layout)]
    if layout.cover:
        sign = tuple(1 if layout.dark(first) else -1 for first, _ in layout.edges)
        flow = (way if status == DRAWN else 0 for way, status in zip(sign, solution, strict=True))
        planes.insert(0, Plane(True, sign, tuple(flow)))
    fields = fields_of(layout, planes, light.straight + 1)
    assert fields is not None, "the flow of a solution fits"
    for field in fields:
        light.clauses.extend(clause for _, clause in field_clauses(layout, field))
    for edge in range(len(layout.edges)):
        light.clauses.extend(tie_clauses(layout, edge, fields, light))
    return light


def _along_solution(layout: Layout, solution: Sequence[int], sign: Sequence[int]) -> Plane:
    way = dict(zip(layout.pairs.values(), sign, strict=True))
    flow = [0] * len(layout.edges)
    for chain in chains_of(layout, solution):
        forth = way.get((chain[0], chain[-1])) or -way[chain[-1], chain[0]]
        for here, there in pairwise(chain):
            flow[layout.edge_between[here, there]] = forth if here < there else -forth
    return Plane(False, tuple(sign), tuple(flow))


def signs_of(layout: Layout) -> tuple[list[int], list[int]]:
    """For each path whether it flows from its first end to its second one, in both planes."""
    return leftmost_first(layout), topmost_first(layout)


def leftmost_first(layout: Layout) -> list[int]:
    """1 for a path whose first end is the left one, otherwise -1."""
    columns = layout.columns
    return [1 if (a % columns, a) <= (b % columns, b) else -1 for a, b in layout.pairs.values()]


def topmost_first(layout: Layout) -> list[int]:
    """1 for a path whose first end is the upper one, otherwise -1."""
    return [1 if a <= b else -1 for a, b in layout.pairs.values()]


def codes_of(layout: Layout) -> list[int]:
    """Colours of which the first bit says whether a path runs differently in both planes."""
    seen = [0, 0]
    codes = []
    for one, other in zip(*signs_of(layout), strict=True):
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

    def order(self) -> Iterator[tuple[Part, Clause]]:
        """At least t + 1 means at least t."""
        for corner, (base, low, high) in enumerate(zip(self.base, self.lowest, self.highest, strict=True)):
            part = (ORDER, corner, 0)
            yield from ((part, [-(base + t + 1), base + t]) for t in range(low + 1, high))

    def differ(
        self, first: int, second: int, low: int, high: int, unless: Clause
    ) -> Iterator[tuple[int, Clause]]:
        """That second - first is between low and high, unless one of some literals holds.

        Each clause comes with the integer of which it says something at the other side.
        """
        yield from self._at_least(second, first, low, unless)
        yield from self._at_least(first, second, -high, unless)

    def _at_least(self, one: int, other: int, more: int, unless: Clause) -> Iterator[tuple[int, Clause]]:
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
            yield t, clause
            if t + more > high:
                break


class Field(NamedTuple):
    """A plane with its variables: on corners, and `ahead` + e for "edge e, if drawn, flows right or down"."""

    plane: Plane
    corners: _Corners
    ahead: int


def fields_of(layout: Layout, planes: Sequence[Plane], top: int) -> list[Field] | None:
    """Variables from `top` on for the integers of these planes; None where no integers fit."""
    found = []
    for plane in planes:
        limits = [_limits(plane, edge) for edge in range(len(layout.edges))]
        bounds = _bounds(layout, limits)
        if bounds is None:
            return None
        first = top if plane.balance else top + len(limits)
        found.append(Field(plane, _Corners(*bounds, first), top))
        top = found[-1].corners.top
    return found


def _limits(plane: Plane, edge: int) -> tuple[int, int]:
    """What may flow across an edge, less the reference."""
    most = plane.sign[edge] if plane.balance else 0
    low, high = (min(0, most), max(0, most)) if plane.balance else (-1, 1)
    return low - plane.reference[edge], high - plane.reference[edge]


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


def _bounds(layout: Layout, limits: Sequence[tuple[int, int]]) -> tuple[list[int], list[int]] | None:
    """The tightest bounds for the integers on corners, the upper ones first; None where nothing fits."""
    sides, number = corners_of(layout)
    up: list[list[tuple[int, int]]] = [[] for _ in range(number)]
    down: list[list[tuple[int, int]]] = [[] for _ in range(number)]
    for (first, second), (low, high) in zip(sides, limits, strict=True):
        up[first].append((second, high))
        up[second].append((first, -low))
        down[first].append((second, -low))
        down[second].append((first, high))
    highest, lowest = _distances(up), _distances(down)
    return None if highest is None or lowest is None else (highest, [-distance for distance in lowest])


def _distances(ways: list[list[tuple[int, int]]]) -> list[int] | None:
    """The lengths of shortest ways from the outside; None where some way round gets ever shorter."""
    lengths = [1 << 30] * len(ways)
    lengths[0] = 0
    queue = [(0, 0)]
    visits = [0] * len(ways)
    while queue:
        length, corner = heapq.heappop(queue)
        if length == lengths[corner]:
            visits[corner] += 1
            if visits[corner] > len(ways):
                return None
            for following, more in ways[corner]:
                if length + more < lengths[following]:
                    lengths[following] = length + more
                    heapq.heappush(queue, (length + more, following))
    return lengths


def field_clauses(layout: Layout, field: Field) -> Iterator[tuple[Part, Clause]]:
    """All that is said about a plane, each clause with what it is about."""
    corners = field.corners
    yield from corners.order()
    for edge, (first, second) in enumerate(corners_of(layout)[0]):
        for low, high, unless in _cases(field, edge):
            yield from (((ACROSS, edge, t), c) for t, c in corners.differ(first, second, low, high, unless))
    if not field.plane.balance:
        for cell in range(len(layout.ends)):
            yield from (((TURN, cell, 0), clause) for clause in _turn_clauses(layout, field, cell))


def _cases(field: Field, edge: int) -> Iterator[tuple[int, int, Clause]]:
    """What flows across an edge, between which limits and unless some literals hold."""
    plane, line, ahead = field.plane, edge + 1, field.ahead + edge
    none = -plane.reference[edge]
    yield (*_limits(plane, edge), [])
    yield none, none, [line]
    if plane.balance:
        yield none + plane.sign[edge], none + plane.sign[edge], [-line]
    else:
        yield none + 1, none + 1, [-line, -ahead]
        yield none - 1, none - 1, [-line, ahead]


def _turn_clauses(layout: Layout, field: Field, cell: int) -> Iterator[Clause]:
    """What comes in at one line of a cell goes out at the other; ends are sources and sinks."""
    edges = layout.edges_of[cell]
    leaving = {edge: (field.ahead + edge) * (1 if layout.edges[edge][0] == cell else -1) for edge in edges}
    if layout.ends[cell]:
        way = field.plane.sign[layout.numbers[layout.ends[cell]]]
        out = way if layout.pairs[layout.ends[cell]][0] == cell else -way
        yield from ([-(edge + 1), out * leaving[edge]] for edge in edges)
        return
    for place, one in enumerate(edges):
        for other in edges[place + 1 :]:
            both = [-(one + 1), -(other + 1)]
            yield [*both, leaving[one], leaving[other]]
            yield [*both, -leaving[one], -leaving[other]]


def tie_clauses(layout: Layout, edge: int, fields: Sequence[Field], model: Model) -> Iterator[Clause]:
    """The first bit of a colour says whether the flows in both planes differ."""
    if not model.bits:
        return
    one, other = (field.ahead + edge for field in fields if not field.plane.balance)
    for cell in layout.edges[edge]:
        if not layout.ends[cell]:
            differ = model.colour(layout, cell)
            yield [-(edge + 1), -one, -other, -differ]
            yield [-(edge + 1), one, other, -differ]
            yield [-(edge + 1), -one, other, differ]
            yield [-(edge + 1), one, -other, differ]
