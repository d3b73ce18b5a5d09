"""Encodings to choose from, for those who want to see and compare them.

    edges      our own: a variable for each edge, binary colours (`encoding`); loops are excluded when met
    ordered    the same, with cells numbered along each path in binary: complete, without loops to exclude
    3d         the ancestor's first: a variable for each cell and path; finds no path that touches itself
    4d         the ancestor's second: a variable for each cell, path and shape; all solutions
    3d+4d      the ancestor's way: 3d, and 4d when that finds nothing

The ancestor's author held that loops can't be excluded in clauses; `ordered` does so. In 4d a variable says
that two ends of a path, one beside the other, are joined: without it such boards had no solution.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import combinations, count, pairwise

from whygrid.budget import Budget
from whygrid.errors import UsageError
from whygrid.genres.numberlink.encoding import light_model, lines_of
from whygrid.genres.numberlink.model import CLOSED, DRAWN, Board, Layout, is_solved, mistakes_of
from whygrid.genres.numberlink.solving import STRAIGHT_CONFLICTS
from whygrid.logic.rules import Count
from whygrid.records import NamedTuple
from whygrid.sat.encode import Clause, count_clauses
from whygrid.sat.session import Session
from whygrid.voice.message import message

ENCODINGS = ("edges", "ordered", "3d", "4d", "3d+4d")
_UP, _LEFT, _RIGHT, _DOWN = range(4)
SHAPES = {
    "│": (_UP, _DOWN),
    "─": (_LEFT, _RIGHT),
    "┘": (_UP, _LEFT),
    "└": (_UP, _RIGHT),
    "┐": (_LEFT, _DOWN),
    "┌": (_RIGHT, _DOWN),
}
"""The six ways through a cell, by the sides that are open."""


class Encoded(NamedTuple):
    """Clauses over so many variables; how to read a model, and how to forbid a loop of cells.

    `guess` are literals under which a solution is looked for at first.
    """

    variables: int
    clauses: list[Clause]
    lines: Callable[[Sequence[int]], list[int]]
    forbid: Callable[[list[int], Sequence[int]], list[Clause]]
    guess: tuple[int, ...] = ()


class Run(NamedTuple):
    """What an encoding found: `lines` with the loops that are left in them, or None; and its figures."""

    encoding: str
    lines: list[int] | None
    loops: list[list[int]]
    model: list[int]
    variables: int
    clauses: int
    rounds: int
    seconds: float

    @property
    def solved(self) -> bool:
        """Whether it is a solution."""
        return self.lines is not None and not self.loops


def encode(board: Board, name: str) -> Encoded:
    """A board in one of the encodings."""
    makers = {"edges": _edges, "ordered": _ordered, "3d": _cells_and_paths, "4d": _shapes}
    if name == "3d+4d":
        raise UsageError(
            message("numberlink/two-encodings"), remedy=message("numberlink/choose-one-encoding")
        )
    if name not in makers:
        raise UsageError(
            message("numberlink/no-such-encoding", name=repr(name)),
            remedy=message("voice/there-are", names=", ".join(ENCODINGS)),
        )
    if name in ("3d", "4d") and not board.layout.cover:
        raise UsageError(
            message("numberlink/encoding-covers-all", name=name),
            remedy=message("numberlink/choose-edges-or-ordered"),
        )
    return makers[name](board)


def run(
    board: Board,
    name: str = "edges",
    *,
    loop_breaking: bool = True,
    budget: Budget | None = None,
    tell: Callable[[str], None] = lambda line: None,
) -> Run:
    """Solve a board in an encoding; `tell` hears about every phase."""
    budget = budget or Budget()
    for stage in ("3d", "4d") if name == "3d+4d" else (name,):
        found = _run_stage(board, stage, loop_breaking, budget, tell)
        if found.solved:
            break
    return found


def _run_stage(
    board: Board, name: str, loop_breaking: bool, budget: Budget, tell: Callable[[str], None]
) -> Run:
    started = time.process_time()
    encoded = encode(board, name)
    number = len(encoded.clauses)
    size = message("numberlink/encoding-size", name=name, variables=encoded.variables, clauses=number)
    tell(str(size))
    rounds = 0
    with Session(encoded.clauses, budget) as session:
        while True:
            rounds += 1
            tell(str(message("numberlink/encoding-round", name=name, n=rounds)))
            guess = encoded.guess if loop_breaking else ()
            if not (guess and session.solve(guess, STRAIGHT_CONFLICTS)) and not session.solve():
                tell(str(message("numberlink/encoding-none", name=name)))
                return Run(
                    name, None, [], [], encoded.variables, number, rounds, time.process_time() - started
                )
            model = session.model()[: encoded.variables]
            lines = encoded.lines(model)
            loops = mistakes_of(board.layout, lines)
            tell(str(message("numberlink/encoding-loops", name=name, n=len(loops))))
            if not loops or not loop_breaking:
                assert loops or is_solved(board.layout, lines), "a model that is no solution"
                seconds = time.process_time() - started
                return Run(name, lines, loops, model, encoded.variables, number, rounds, seconds)
            for loop in loops:
                for clause in encoded.forbid(loop, model):
                    session.add(clause)
                    number += 1


def _edges(board: Board) -> Encoded:
    layout = board.layout
    model = light_model(board)
    return Encoded(
        model.straight,
        model.clauses,
        lambda found: lines_of(layout, found),
        lambda loop, _: [[-(layout.edge_between[pair] + 1) for pair in pairwise(loop)]],
        (model.straight,),
    )


def _ordered(board: Board) -> Encoded:
    """The numbers go up by one along each path, from its first end on."""
    layout, base = board.layout, _edges(board)
    fresh = count(base.variables + 1)
    clauses = list(base.clauses)
    ahead = [next(fresh) for _ in layout.edges]  # whether a line runs right or down
    places = range(len(layout.ends).bit_length())
    number = [[next(fresh) for _ in places] for _ in layout.ends]
    following = []
    for bits in number:  # one more: a bit changes where all before it are set
        carry: int | None = None
        plus = []
        for bit in bits:
            if carry is None:
                plus.append(-bit)
                carry = bit
                continue
            result, further = next(fresh), next(fresh)
            clauses += [
                [-result, bit, carry],
                [-result, -bit, -carry],
                [result, -bit, carry],
                [result, bit, -carry],
            ]
            clauses += [[-further, bit], [-further, carry], [further, -bit, -carry]]
            plus.append(result)
            carry = further
        following.append(plus)
    firsts = {pair[0]: 1 for pair in layout.pairs.values()} | {pair[1]: -1 for pair in layout.pairs.values()}
    for edge, (first, second) in enumerate(layout.edges):
        for here, there, way in ((first, second, ahead[edge]), (second, first, -ahead[edge])):
            for more, bit in zip(following[here], number[there], strict=True):
                clauses += [[-(edge + 1), -way, -more, bit], [-(edge + 1), -way, more, -bit]]
    for cell, edges in enumerate(layout.edges_of):
        out = {edge: ahead[edge] if layout.edges[edge][0] == cell else -ahead[edge] for edge in edges}
        if cell in firsts:
            clauses += [[-(edge + 1), firsts[cell] * out[edge]] for edge in edges]
        else:
            for one, other in combinations(edges, 2):
                clauses.append([-(one + 1), -(other + 1), out[one], out[other]])
                clauses.append([-(one + 1), -(other + 1), -out[one], -out[other]])
    return Encoded(next(fresh) - 1, clauses, base.lines, base.forbid, base.guess)


def _neighbours(layout: Layout, cell: int) -> list[int]:
    return [layout.across(edge, cell) for edge in layout.edges_of[cell]]


def _cells_and_paths(board: Board) -> Encoded:
    layout = board.layout
    labels = list(layout.pairs)
    number = len(labels)

    def variable(cell: int, path: int) -> int:
        return cell * number + path + 1

    clauses: list[Clause] = []
    fresh = count(len(layout.ends) * number + 1)
    for cell, label in enumerate(layout.ends):
        own = [variable(cell, path) for path in range(number)]
        if label:
            clauses += [[v if path == labels.index(label) else -v] for path, v in enumerate(own)]
        else:
            clauses.append(own)
            clauses += [[-one, -other] for one, other in combinations(own, 2)]
        for path in range(number):
            if label and labels[path] != label:
                continue
            same = tuple(variable(other, path) for other in _neighbours(layout, cell))
            degree = 1 if label else 2
            for clause in count_clauses(Count(same, degree, degree), lambda: next(fresh)):
                clauses.append(clause if label else [-variable(cell, path), *clause])
    _draw_givens(
        board, clauses, lambda edge: [[variable(c, p) for c in layout.edges[edge]] for p in range(number)]
    )

    def lines(model: Sequence[int]) -> list[int]:
        owner = [
            next(path for path in range(number) if model[variable(cell, path) - 1] > 0)
            for cell in range(len(layout.ends))
        ]
        return [DRAWN if owner[a] == owner[b] else CLOSED for a, b in layout.edges]

    def forbid(loop: list[int], _: Sequence[int]) -> list[Clause]:
        return [[-variable(cell, path) for cell in loop[:-1]] for path in range(number)]

    return Encoded(next(fresh) - 1, clauses, lines, forbid)


def _draw_givens(board: Board, clauses: list[Clause], both: Callable[[int], list[list[int]]]) -> None:
    """Cells beside a drawn line have one path, those beside a closed edge have not."""
    for edge, status in enumerate(board.lines):
        for one, other in both(edge) if status else ():
            clauses += [[-one, other], [one, -other]] if status == DRAWN else [[-one, -other]]


def _shapes(board: Board) -> Encoded:
    layout = board.layout
    labels = list(layout.pairs)
    fresh = count(1)
    of_shape: dict[tuple[int, int, str], int] = {}
    for cell, label in enumerate(layout.ends):
        if not label:
            of_shape |= {(cell, path, shape): next(fresh) for path in range(len(labels)) for shape in SHAPES}
    joined = {
        edge: next(fresh)
        for edge, (a, b) in enumerate(layout.edges)
        if layout.ends[a] and layout.ends[a] == layout.ends[b]
    }
    steps = {_UP: -layout.columns, _LEFT: -1, _RIGHT: 1, _DOWN: layout.columns}

    def opening(cell: int, path: int, side: int) -> list[int]:
        return [of_shape[cell, path, shape] for shape, sides in SHAPES.items() if side in sides]

    clauses: list[Clause] = []
    for cell, label in enumerate(layout.ends):
        mine = [
            of_shape[key]
            for key in ((cell, p, s) for p in range(len(labels)) for s in SHAPES)
            if key in of_shape
        ]
        if mine:
            clauses.append(mine)
            clauses += [[-one, -other] for one, other in combinations(mine, 2)]
        arriving: list[int] = []
        for side, step in steps.items():
            beside = cell + step
            edge = layout.edge_between.get((cell, beside))
            for path in range(len(labels)):
                leaving = [] if label else opening(cell, path, side)
                if edge is None:
                    clauses += [[-v] for v in leaving]
                    continue
                if layout.ends[beside]:
                    answer = [] if labels[path] == layout.ends[beside] else [0]
                else:
                    answer = opening(beside, path, 3 - side)
                if leaving and answer:
                    clauses += [[-v, *(a for a in answer if a)] for v in leaving]
                if label == labels[path] and not layout.ends[beside]:
                    arriving += opening(beside, path, 3 - side)
                elif label and not layout.ends[beside]:  # nobody else comes to an end
                    clauses += [[-v] for v in opening(beside, path, 3 - side)]
            if edge in joined:
                arriving.append(joined[edge])
        if label:
            clauses.append(arriving)
            clauses += [[-one, -other] for one, other in combinations(arriving, 2)]

    def used(edge: int) -> list[int]:
        """The variables of which one holds just when the edge is drawn."""
        (a, b), found = layout.edges[edge], []
        if edge in joined:
            return [joined[edge]]
        side = _RIGHT if b == a + 1 else _DOWN
        for path in range(len(labels)):
            if not layout.ends[a]:
                found += opening(a, path, side)
            elif not layout.ends[b]:
                found += opening(b, path, 3 - side)
        return found

    for edge, status in enumerate(board.lines):
        if status:
            clauses += [used(edge)] if status == DRAWN else [[-v] for v in used(edge)]
    every = [used(edge) for edge in range(len(layout.edges))]

    def lines(model: Sequence[int]) -> list[int]:
        return [DRAWN if any(model[v - 1] > 0 for v in found) else CLOSED for found in every]

    def forbid(loop: list[int], model: Sequence[int]) -> list[Clause]:
        cells = loop[:-1]
        shapes = [
            next(s for s in SHAPES if any(model[of_shape[cell, p, s] - 1] > 0 for p in range(len(labels))))
            for cell in cells
        ]
        return [
            [-of_shape[cell, path, shape] for cell, shape in zip(cells, shapes, strict=True)]
            for path in range(len(labels))
        ]

    return Encoded(next(fresh) - 1, clauses, lines, forbid)


def dimacs(encoded: Encoded) -> str:
    """The clauses in DIMACS form."""
    head = f"p cnf {encoded.variables} {len(encoded.clauses)}"
    return "\n".join([head, *(" ".join(map(str, (*clause, 0))) for clause in encoded.clauses)])
