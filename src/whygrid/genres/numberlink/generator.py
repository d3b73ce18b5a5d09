"""New puzzles: cover the board with random paths, then cut paths until no other solution is left.

Cutting a path in two never takes the solution away, and adds none: the new ends only say more. So wherever a
second solution turns up, a path is cut at an edge that the second one does without, and it is gone for good.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from itertools import pairwise

from whygrid.budget import Budget
from whygrid.errors import UsageError
from whygrid.generator import News
from whygrid.genres.numberlink.encoding import light_model
from whygrid.genres.numberlink.model import CLOSED, DRAWN, OPEN, Board, Layout
from whygrid.genres.numberlink.solving import exclude, other_solution
from whygrid.sat.session import Session
from whygrid.voice.message import message

SHORTEST = 3
PATIENCE = 2000
"""After so many conflicts a path is cut although nobody knows whether there is another solution."""
Path = list[int]


def generate(
    rng: random.Random,
    rows: int = 8,
    columns: int = 8,
    *,
    paths: int | None = None,
    shortest: int = SHORTEST,
    straightness: float = 0.3,
    empty: bool = False,
    budget: Budget | None = None,
    news: News[Board] = lambda board, words: None,
) -> Board:
    """A board with one solution; `news` hears of those that come near to the number of paths.

    paths           exactly so many; None for as many as it takes
    shortest        the least number of cells of a path
    straightness    how likely a path goes straight on where it can
    empty           cells may stay empty; still, none does in the solution
    """
    budget = budget or Budget()
    if rows * columns < max(shortest, 2) * (paths or 1):
        raise UsageError(
            message("numberlink/paths-do-not-fit", n=paths or 1, shortest=shortest, cells=rows * columns),
            remedy=message("numberlink/ask-for-less"),
        )
    most = math.inf  # paths that a board may have which is no worse than those before
    while True:
        budget.check()
        cover = _cover(rng, rows, columns, shortest, straightness)
        if cover is None or len(cover) > most:
            continue
        board = _made_unique(rng, rows, columns, cover, paths, most, shortest, empty, budget)
        if board is None:
            continue
        made = sum(map(bool, board.layout.ends)) // 2
        if paths in (None, made):
            return board
        news(board, str(message("numberlink/paths-instead", n=made, paths=paths or 0)))
        most = made - 1


def _cover(
    rng: random.Random, rows: int, columns: int, shortest: int, straightness: float
) -> list[Path] | None:
    """Paths that cover the board; None when some are too short and can't be mended."""
    beside = _neighbours(rows, columns)
    owner = [-1] * (rows * columns)
    paths: list[Path] = []
    cells = list(range(rows * columns))
    rng.shuffle(cells)
    for start in cells:
        if owner[start] < 0:
            path = [start]
            owner[start] = len(paths)
            for _ in range(2):
                _grow(rng, path, owner, beside, straightness)
                path.reverse()
            paths.append(path)
    return _mended(rng, paths, beside, shortest)


def _neighbours(rows: int, columns: int) -> list[list[int]]:
    return [
        [
            r * columns + c
            for r, c in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
            if 0 <= r < rows and 0 <= c < columns
        ]
        for row in range(rows)
        for column in range(columns)
    ]


def _grow(
    rng: random.Random, path: Path, owner: list[int], beside: list[list[int]], straightness: float
) -> None:
    """Lengthen a path at its end, never beside itself, along other paths rather than into the open."""
    mine = owner[path[0]]
    while True:
        tip = path[-1]
        ways = [
            cell
            for cell in beside[tip]
            if owner[cell] < 0 and sum(owner[other] == mine for other in beside[cell]) == 1
        ]
        if not ways:
            return
        ahead = 2 * tip - path[-2] if len(path) > 1 else -1
        if ahead in ways and rng.random() < straightness:
            chosen = ahead
        else:
            chosen = min(ways, key=lambda cell: (sum(owner[o] < 0 for o in beside[cell]), rng.random()))
        path.append(chosen)
        owner[chosen] = mine


def _mended(
    rng: random.Random, paths: list[Path], beside: list[list[int]], shortest: int
) -> list[Path] | None:
    """The paths without short ones, each of which is joined to a neighbour, cutting it if need be."""
    kept = [path for path in paths if len(path) >= shortest]
    short = [path for path in paths if len(path) < shortest]
    tries = 4 * len(short)
    while short and tries:
        tries -= 1
        path = short.pop(rng.randrange(len(short)))
        options = list(_joints(path, kept + short, beside, shortest))
        if not options:
            return None
        other, joined, rest = rng.choice(options)
        for group in (kept, short):
            if other in group:
                group.remove(other)
        for piece in (joined, rest):
            if piece:
                (kept if len(piece) >= shortest else short).append(piece)
    return None if short else kept


def _joints(
    path: Path, others: list[Path], beside: list[list[int]], shortest: int
) -> Iterator[tuple[Path, Path, Path]]:
    """Ways to join a path to another: the other, both in one piece, and what is cut off from the other."""
    where = {cell: (other, place) for other in others for place, cell in enumerate(other)}
    for piece in {tuple(path), tuple(path[::-1])}:
        for cell in beside[piece[0]]:
            if cell not in where:
                continue
            other, place = where[cell]
            for head, rest in (
                (other[: place + 1], other[place + 1 :]),
                (other[place:][::-1], other[:place]),
            ):
                if not rest or len(rest) >= shortest:
                    yield other, [*head, *piece], rest


def _made_unique(
    rng: random.Random,
    rows: int,
    columns: int,
    paths: list[Path],
    number: int | None,
    most: float,
    shortest: int,
    empty: bool,
    budget: Budget,
) -> Board | None:
    """The board of these paths after cuts, with `number` of them; with up to `most` where it takes more."""
    while len(paths) <= most:
        board = _board(rows, columns, paths, empty)
        between = board.layout.edge_between
        mine = {between[pair] for path in paths for pair in pairwise(path)}
        other = _other_solution(board, mine, budget)
        if other is False and (number is None or len(paths) >= number):
            return board
        lacking = {edge for edge in mine if not isinstance(other, list) or other[edge] != DRAWN}
        cuts = [
            (path, place)
            for path in paths
            for place in range(shortest, len(path) - shortest + 1)
            if between[path[place - 1], path[place]] in lacking
        ]
        if not cuts:
            return None
        path, place = rng.choice(cuts)
        paths = [*(p for p in paths if p is not path), path[:place], path[place:]]
    return None


def _other_solution(board: Board, mine: set[int], budget: Budget) -> list[int] | bool | None:
    """Another solution than mine; False when there is none, None when that would take too long."""
    first = [DRAWN if edge in mine else CLOSED for edge in range(len(board.lines))]
    with Session(light_model(board).clauses, budget) as light:
        exclude(light, first)
        return other_solution(board, light, first, budget, PATIENCE)


def _board(rows: int, columns: int, paths: list[Path], empty: bool) -> Board:
    """The board with the ends of these paths, numbered from 1 in reading order."""
    ends = [""] * (rows * columns)
    for number, path in enumerate(sorted(paths, key=lambda path: min(path[0], path[-1])), 1):
        ends[path[0]] = ends[path[-1]] = str(number)
    layout = Layout(rows, columns, tuple(ends), cover=not empty)
    return Board(layout, (OPEN,) * len(layout.edges))
