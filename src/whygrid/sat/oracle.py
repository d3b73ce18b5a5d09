"""The oracle: does a solution with these facts exist, which facts are to blame if not, how many are there?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from whygrid.budget import Budget
from whygrid.logic.facts import Literal
from whygrid.logic.rules import Rules
from whygrid.sat.encode import clauses_of

SOLVER = "glucose4"
CONFLICTS_PER_SLICE = 500
"""python-sat holds Python's lock while it solves, so we solve in slices and look at the budget between."""


class Oracle:
    """A SAT solver loaded with the rules of a puzzle; use it as a context manager."""

    def __init__(self, rules: Rules, budget: Budget | None = None) -> None:
        from pysat.solvers import Solver

        self.rules = rules
        self.budget = budget or Budget()
        self._solver = Solver(name=SOLVER)
        self._facts = len(rules.facts)
        self._next_switch = rules.variables + 1
        for clause in clauses_of(rules):
            self.budget.tick()
            self._solver.add_clause(clause)
            self._next_switch = max(self._next_switch, max(map(abs, clause)) + 1)

    def __enter__(self) -> Oracle:
        return self

    def __exit__(self, *_: object) -> None:
        self._solver.delete()

    def solve(self, facts: Iterable[Literal]) -> tuple[Literal, ...] | None:
        """All facts that hold in some solution that agrees with `facts`, or None when there is none."""
        assumptions = list(facts)
        while True:
            self.budget.check()
            self._solver.conf_budget(CONFLICTS_PER_SLICE)
            answer = self._solver.solve_limited(assumptions=assumptions, expect_interrupt=True)
            if answer is not None:
                break
        if not answer:
            return None
        return tuple(literal for literal in self._solver.get_model()[: self._facts] if literal > 0)

    def blame(self) -> tuple[Literal, ...]:
        """After `solve` returned None: some of its facts that already leave no solution."""
        return tuple(self._solver.get_core() or ())

    def solutions(self, facts: Iterable[Literal], limit: int) -> list[tuple[Literal, ...]]:
        """The first `limit` solutions that agree with `facts`."""
        switch = self._next_switch
        self._next_switch += 1
        assumptions = [*facts, switch]
        found: list[tuple[Literal, ...]] = []
        while len(found) < limit:
            solution = self.solve(assumptions)
            if solution is None:
                break
            found.append(solution)
            # "Not this one again", held by the switch, so that the next question is not bound by it.
            holds = set(solution)
            others = (-fact if fact in holds else fact for fact in range(1, self._facts + 1))
            self._solver.add_clause([-switch, *others])
        return found

    def minimal_core(self, fixed: Sequence[Literal], facts: Sequence[Literal]) -> tuple[Literal, ...] | None:
        """A part of `facts` that with `fixed` leaves no solution and can't be less; None if there is one."""
        if self.solve([*fixed, *facts]) is not None:
            return None
        blamed = set(self.blame())
        core = [literal for literal in facts if literal in blamed]
        for literal in tuple(core):
            if literal not in core:
                continue
            rest = [other for other in core if other != literal]
            if self.solve([*fixed, *rest]) is None:
                blamed = set(self.blame())
                core = [other for other in rest if other in blamed]
        return tuple(core)
