"""How far techniques get: the pencil marks that are left when they run out."""

from __future__ import annotations

from collections.abc import Iterable

from whygrid.budget import Budget
from whygrid.engine.assumed import assume
from whygrid.engine.walk import Walk
from whygrid.errors import Stopped
from whygrid.logic.facts import Literal
from whygrid.puzzle import Puzzle
from whygrid.service.explaining import Options


def walk_from(
    puzzle: Puzzle, known: Iterable[Literal], options: Options | None = None, budget: Budget | None = None
) -> Walk:
    """A walk from what is known besides the givens; what is ruled out in it counts as assumed."""
    known = tuple(known)
    strategy = (options or Options()).strategy(puzzle.genre.techniques(), puzzle.genre.on_request())
    placed = (*puzzle.givens, *(literal for literal in known if literal > 0))
    walk = Walk(puzzle.genre.state(puzzle.board, placed), strategy, budget or Budget())
    assume(walk, known)
    return walk


def excluded_at_the_end(
    puzzle: Puzzle, known: Iterable[Literal], options: Options | None = None, budget: Budget | None = None
) -> frozenset[Literal]:
    """All facts that are excluded when the techniques run out, or when the budget ends before."""
    walk = walk_from(puzzle, known, options, budget)
    try:
        for _ in walk.run():
            pass
    except Stopped:
        pass  # what is excluded until then is
    facts = range(1, len(puzzle.rules.facts) + 1)
    return frozenset(fact for fact in facts if walk.state.truth[fact] == -1)
