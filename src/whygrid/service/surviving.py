"""What survives in some solution: the true candidates of a board in the making."""

from __future__ import annotations

from whygrid.budget import Budget
from whygrid.logic.facts import Literal
from whygrid.puzzle import Puzzle
from whygrid.sat.oracle import Oracle
from whygrid.service.solving import first_solutions


def survivors(puzzle: Puzzle, budget: Budget | None = None) -> frozenset[Literal]:
    """Every fact that at least one solution has; none where there is no solution.

    >>> from whygrid import parse
    >>> board = parse("1...............")
    >>> alive = [str(board.rules.fact(fact)) for fact in sorted(survivors(board))]
    >>> [fact for fact in alive if fact.startswith("r1c2")]
    ['r1c2=2', 'r1c2=3', 'r1c2=4']
    """
    budget = budget or Budget()
    some = first_solutions(puzzle, 2, budget)
    found = {fact for solution in some for fact in solution if fact > 0}
    if len(some) < 2:
        return frozenset(found)
    with Oracle(puzzle.rules, budget) as oracle:
        for fact in range(1, len(puzzle.rules.facts) + 1):
            budget.check()
            if fact not in found and (other := oracle.solve((*puzzle.givens, fact))) is not None:
                found.update(one for one in other if one > 0)
    return frozenset(found)
