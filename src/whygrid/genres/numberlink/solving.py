"""Exact solving in stages, each of which hands over to the next where it gets stuck.

1. A scan cell by cell (`scanning`), which for most boards is all.
2. A first solution by the light model, at first under the assumption that no path makes a U-turn; where cells
   may stay empty, then also under the assumption that none does.
3. A second one by *windows*: all edges outside a small window stay as they are. Most boards that have several
   solutions have two that differ in a few cells only.
4. Whether there is a second one at all by the planar model, which is built around the first.

Loops that a model has are excluded by a clause, and it is solved again. Every solution is checked by walking
along its lines, so that no assumption ever counts for more than a guess.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from whygrid.budget import Budget
from whygrid.errors import Stopped
from whygrid.genres.numberlink.encoding import light_model, lines_of
from whygrid.genres.numberlink.facts import closed, drawn
from whygrid.genres.numberlink.model import DRAWN, OPEN, Board, Layout, is_solved, mistakes_of
from whygrid.genres.numberlink.planar import planar_model
from whygrid.genres.numberlink.scanning import Lines, first_by_scan, solutions_by_scan
from whygrid.logic.facts import Literal
from whygrid.sat.session import Session

STRAIGHT_CONFLICTS = 100_000
"""After so many conflicts a solution without U-turns is given up."""
QUICK_CONFLICTS = 1000
"""How long the light model tries to decide about a second solution before windows are tried."""
COVERING_CONFLICTS = 20_000
"""How long a solution that covers every cell is looked for where it need not."""
WINDOWS = (4, 6, 8)
WINDOW_CONFLICTS = 300


def quick_solutions(board: Board, limit: int, budget: Budget) -> list[tuple[Literal, ...]] | None:
    """The first `limit` solutions as facts; None of a loose board, as the encodings are about labels."""
    return None if board.layout.loose else fast_solutions(board, limit, budget)


def fast_solutions(board: Board, limit: int, budget: Budget) -> list[tuple[Literal, ...]]:
    """The first `limit` solutions as facts; a stop carries those found until then."""
    found: list[Lines] = []
    try:
        for lines in solutions_of(board, limit, budget):
            assert is_solved(board.layout, lines), "a model that is no solution"
            found.append(lines)
            if len(found) >= limit:
                break
    except Stopped as stop:
        stop.found = tuple(map(facts_of, found))
        raise
    return list(map(facts_of, found))


@lru_cache(maxsize=8)
def some_solution(layout: Layout, seconds: float = 0.25) -> Lines | None:
    """A solution of the board as it is printed, if one is found in so short a time."""
    try:
        return next(
            solutions_of(Board(layout, (OPEN,) * layout.edge_count), 1, Budget.of_own_work(seconds)), None
        )
    except Stopped:
        return None


def facts_of(lines: Sequence[int]) -> tuple[Literal, ...]:
    """What is drawn and closed, as facts."""
    return tuple(drawn(edge) if status == DRAWN else closed(edge) for edge, status in enumerate(lines))


def solutions_of(board: Board, limit: int, budget: Budget) -> Iterator[Lines]:
    """Solutions as lines, at least `limit` of them if there are as many."""
    if limit < 1:
        return
    budget.check()
    first = first_by_scan(board)
    if first is False:
        return
    found = []
    if isinstance(first, list):
        yield first
        found.append(first)
        if limit == 1:
            return
        scanned = solutions_by_scan(board, limit)
        for lines in scanned.solutions:
            if lines != first and len(found) < limit:
                yield lines
                found.append(lines)
        if scanned.complete or len(found) >= limit:
            return
    yield from _by_sat(board, limit, found, budget)


def _by_sat(board: Board, limit: int, known: Sequence[Lines], budget: Budget) -> Iterator[Lines]:
    """Solutions besides those that are known already."""
    layout = board.layout
    model = light_model(board)
    with Session(model.clauses, budget) as light:
        for lines in known:
            exclude(light, lines)
        if not known:
            quick = STRAIGHT_CONFLICTS if layout.cover else QUICK_CONFLICTS
            first = next_solution(layout, light, [model.straight], quick)
            if first is None and not layout.cover:
                first = _covering(board, budget)
            if first is None:
                first = next_solution(layout, light)
            if first is None:
                return
            yield first
            exclude(light, first)
            known = [first]
        if limit > 2:
            found: Lines | bool | None = next_solution(layout, light)
        else:
            found = other_solution(board, light, known[0], budget)
        while isinstance(found, list):
            yield found
            exclude(light, found)
            found = next_solution(layout, light)


def _covering(board: Board, budget: Budget) -> Lines | None:
    """A solution that covers every cell although it need not; on large boards it is found sooner."""
    old = board.layout
    layout = Layout(old.rows, old.columns, old.ends, cover=True)
    model = light_model(Board(layout, board.lines))
    with Session(model.clauses, budget) as session:
        return next_solution(layout, session, [model.straight], COVERING_CONFLICTS)


def other_solution(
    board: Board, light: Session, first: Lines, budget: Budget, conflicts: int | None = None
) -> Lines | bool | None:
    """A solution that `light`, which excludes the first one, allows; False for none.

    None when the planar model has used up its conflicts.
    """
    found = _ask(board.layout, light, (), QUICK_CONFLICTS)
    if found is None:
        found = _by_windows(board, light, first)
    if found is None:
        with Session(planar_model(board, first).clauses, budget) as planes:
            exclude(planes, first)
            found = _ask(board.layout, planes, (), conflicts)
    return found


def next_solution(
    layout: Layout, session: Session, assumptions: Sequence[int] = (), conflicts: int | None = None
) -> Lines | None:
    """A solution that meets all clauses; None when there is none, or none after so many conflicts."""
    answer = _ask(layout, session, assumptions, conflicts)
    return answer if isinstance(answer, list) else None


def _ask(
    layout: Layout, session: Session, assumptions: Sequence[int], conflicts: int | None
) -> Lines | bool | None:
    """A solution; False when there is none; None when the conflicts are used up."""
    while True:
        answer = session.solve(assumptions, conflicts)
        if not answer:
            return answer
        lines = lines_of(layout, session.model())
        wrong = mistakes_of(layout, lines)
        if not wrong:
            return lines
        for cells in wrong:
            session.add([-(layout.edge_between[pair] + 1) for pair in pairwise(cells)])


def exclude(session: Session, lines: Lines) -> None:
    """Ask for other solutions than this one; no other has all its lines, as none has a line to spare."""
    session.add([-(edge + 1) for edge, status in enumerate(lines) if status == DRAWN])


def _by_windows(board: Board, light: Session, first: Lines) -> Lines | None:
    layout = board.layout
    fixed = [(edge + 1) * status for edge, status in enumerate(first)]
    for size in WINDOWS:
        for inside in _windows(layout, size):
            outside = [
                literal
                for literal, (one, other) in zip(fixed, layout.edges, strict=True)
                if not (inside[one] and inside[other])
            ]
            second = next_solution(layout, light, outside, WINDOW_CONFLICTS)
            if second is not None:
                return second
    return None


def _windows(layout: Layout, size: int) -> Iterator[list[bool]]:
    """For each window which cells are inside; windows overlap by half."""
    rows, columns, step = layout.rows, layout.columns, size // 2
    for top in range(0, max(1, rows - size + step), step):
        for left in range(0, max(1, columns - size + step), step):
            across = [left <= column < left + size for column in range(columns)]
            outside = [False] * columns
            yield [
                inside for row in range(rows) for inside in (across if top <= row < top + size else outside)
            ]
