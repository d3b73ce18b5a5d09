"""The oracle: does a solution with these facts exist, which facts are to blame if not, how many are there?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from whygrid.budget import Budget
from whygrid.logic.facts import Literal
from whygrid.logic.rules import Family, Rule, Rules
from whygrid.sat.encode import Clause, clauses_of, count_clauses

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
        self._model: list[Literal] = []
        self._helpers: dict[Literal, Literal] = {}
        self._families: dict[Literal, Family] = {0: rules.family} if rules.family else {}  # by their switch
        for clause in clauses_of(rules):
            self.budget.tick()
            self._solver.add_clause(clause)
            self._next_switch = max(self._next_switch, max(map(abs, clause)) + 1)

    def add_switched(self, rule: Rule | Family) -> Literal:
        """Add a rule that counts only where the literal that is given back is among the facts of a question.

        Its auxiliary variables are its own: those of the same number in other switched rules, and no others,
        are the same. The rules of a family count in the same way, each from when a model first breaks it.
        """
        switch = self._new_variable()
        if isinstance(rule, Rule):
            self._add_held(rule, [-switch])
        else:
            self._families[switch] = rule
        return switch

    def _add_held(self, rule: Rule, unless: Clause) -> None:
        for entry in rule.counts:
            own = entry._replace(literals=tuple(map(self._own, entry.literals)))
            for clause in count_clauses(own, self._new_variable):
                self._solver.add_clause([*unless, *clause])

    def _own(self, literal: Literal) -> Literal:
        if abs(literal) <= self._facts:
            return literal
        helper = self._helpers.get(abs(literal))
        if helper is None:
            helper = self._helpers[abs(literal)] = self._new_variable()
        return helper if literal > 0 else -helper

    def _new_variable(self) -> Literal:
        self._next_switch += 1
        return self._next_switch - 1

    def prefer(self, literals: Sequence[Literal]) -> None:
        """Try these first where a question leaves a choice."""
        self._solver.set_phases(list(literals))

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
            if answer is False:
                return None
            if answer:
                self._model = self._solver.get_model()
                if not self._breaks_family():
                    return tuple(literal for literal in self._model[: self._facts] if literal > 0)

    def _breaks_family(self) -> bool:
        """Whether the model breaks rules that are made when needed; these are then added to the clauses."""
        holds = set(self._model[: self._facts])
        for switch, family in self._families.items():
            if switch and not self.holds(switch):
                continue
            broken = list(family.broken_by(holds))
            for rule in broken:
                self._add_held(rule, [-switch] if switch else [])
            if broken:
                return True
        return False

    def holds(self, literal: Literal) -> bool:
        """After `solve` found a solution: whether this fact, its negation or a switch holds in it."""
        return (self._model[abs(literal) - 1] > 0) == (literal > 0)

    def blame(self) -> tuple[Literal, ...]:
        """After `solve` returned None: some of its facts that already leave no solution."""
        return tuple(self._solver.get_core() or ())

    def forbid(self, solution: Iterable[Literal]) -> None:
        """From now on a solution that has just these facts is none."""
        holds = set(solution)
        self._solver.add_clause([-n if n in holds else n for n in range(1, self._facts + 1)])

    def solutions(self, facts: Iterable[Literal], limit: int) -> list[tuple[Literal, ...]]:
        """The first `limit` solutions that agree with `facts`."""
        switch = self._new_variable()
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
