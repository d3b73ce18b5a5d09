"""A SAT solver with clauses of one's own, asked again and again under a budget."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from whygrid.budget import Budget
from whygrid.sat.encode import Clause
from whygrid.sat.oracle import SOLVER

CONFLICTS_PER_SLICE = 2000
"""After so many conflicts the budget is looked at: for larger problems than the oracle's."""


class Session:
    """Clauses loaded into a solver; use it as a context manager."""

    def __init__(self, clauses: Iterable[Clause], budget: Budget, solver: str = SOLVER) -> None:
        from pysat.solvers import Solver

        self.budget = budget
        self._solver = Solver(name=solver, bootstrap_with=clauses)

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        self._solver.delete()

    def add(self, clause: Clause) -> None:
        """Add a clause for all questions to come."""
        self._solver.add_clause(clause)

    def solve(self, assumptions: Sequence[int] = (), conflicts: int | None = None) -> bool | None:
        """Whether all clauses can be met under the assumptions; None after that many conflicts."""
        left = conflicts
        while True:
            self.budget.check()
            part = CONFLICTS_PER_SLICE if left is None else min(left, CONFLICTS_PER_SLICE)
            self._solver.conf_budget(part)
            answer: bool | None = self._solver.solve_limited(assumptions=assumptions, expect_interrupt=True)
            if answer is not None:
                return answer
            if left is not None:
                left -= part
                if left <= 0:
                    return None

    def model(self) -> list[int]:
        """After `solve` returned True: a literal for each variable."""
        return list(self._solver.get_model())

    @property
    def conflicts(self) -> int:
        """How many conflicts there were so far."""
        return int(self._solver.accum_stats()["conflicts"])
