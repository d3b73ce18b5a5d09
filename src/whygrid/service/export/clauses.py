"""A puzzle as clauses (DIMACS), and proofs in LRAT and DRAT.

A count is a clause for each set of literals of which not all may hold, or fail; where these are too many, it
is counted with helper variables, "at least j of the first i hold". LRAT wants to know for each line which
clauses propagate to it, in order: `_Hints` finds that out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from math import comb

from whygrid.budget import Budget
from whygrid.errors import ProofError
from whygrid.logic.facts import Literal
from whygrid.logic.rules import Count
from whygrid.service.export.denials import Denial
from whygrid.service.export.lines import Clause, Line
from whygrid.service.export.theses import Thesis
from whygrid.service.export.words import one_line
from whygrid.voice.message import message

MOST_SETS = 200
"""A count with more clauses than this has helper variables."""


class ClauseFormula:
    """The clauses of a thesis and of its denial, numbered from 1 as they stand in the file."""

    def __init__(self, thesis: Thesis, denial: Denial) -> None:
        self.clauses: list[Clause] = []
        self.notes: dict[int, str] = {}
        self.of_rule: dict[str, list[int]] = {}
        self.variables = max(thesis.variables, *denial.meanings, 0)
        for rule in (*thesis.rules.rules.values(), *thesis.made, *denial.rules):
            start = len(self.clauses)
            self.notes[start + 1] = f"{rule.name}: {rule.text}"
            for count in rule.counts:
                self._count(count)
            self.of_rule[rule.name] = list(range(start + 1, len(self.clauses) + 1))

    def lines(self, words: Iterable[str]) -> Iterator[str]:
        """The file, in DIMACS, after some words."""
        yield from (f"c {one_line(word)}" for word in words)
        yield f"p cnf {self.variables} {len(self.clauses)}"
        for number, clause in enumerate(self.clauses, 1):
            if number in self.notes:
                yield f"c {one_line(self.notes[number])}"
            yield " ".join(map(str, (*clause, 0)))

    def _add(self, clause: Clause, note: str = "") -> int:
        self.clauses.append(clause)
        if note:
            before = self.notes.get(len(self.clauses))
            self.notes[len(self.clauses)] = f"{before}; {note}" if before else note
        return len(self.clauses)

    def _count(self, count: Count) -> None:
        literals, low, high = count
        self._at_most(tuple(-literal for literal in literals), len(literals) - low)
        self._at_most(literals, high)

    def _at_most(self, literals: Clause, most: int, unless: Clause = ()) -> None:
        """At most so many of these hold, unless one of those does."""
        if most >= len(literals):
            return
        often = next((literal for literal, many in Counter(literals).items() if many > 1), 0)
        if often:
            others = tuple(literal for literal in literals if literal != often)
            self._at_most(others, most, (*unless, often))
            self._at_most(others, most - len(literals) + len(others), (*unless, -often))
        elif most < 0:
            self._never(unless)
        elif comb(len(literals), most + 1) <= MOST_SETS:
            for some in combinations(literals, most + 1):
                clause = tuple(dict.fromkeys((*unless, *(-literal for literal in some))))
                if not any(-literal in clause for literal in clause):
                    self._add(clause)
        else:
            self._counted(literals, most, unless)

    def _never(self, unless: Clause) -> None:
        """One of these holds; where there is none, a contradiction, in clauses that every reader takes."""
        if unless:
            self._add(unless)
        else:
            self.variables += 1
            self._add((self.variables,), "this can't be kept")
            self._add((-self.variables,))

    def _counted(self, literals: Clause, most: int, unless: Clause) -> None:
        first = self.variables + 1
        width = most + 1

        def so_many(i: int, j: int) -> int:
            return first + (i - 1) * width + j - 1

        self.variables += len(literals) * width
        said = f"{first} to {self.variables} count: {first} + {width} (i-1) + j-1 if j of the first i hold of"
        self.notes[len(self.clauses) + 1] = f"{said} {' '.join(map(str, literals))}"
        for i, literal in enumerate(literals, 1):
            self._add((-literal, so_many(i, 1)))
            for j in range(1, width + 1):
                if i > 1:
                    self._add((-so_many(i - 1, j), so_many(i, j)))
                    if j < width:
                        self._add((-literal, -so_many(i - 1, j), so_many(i, j + 1)))
        self._add((*unless, -so_many(len(literals), width)))


def drat_lines(derived: list[Line]) -> Iterator[str]:
    """A proof in DRAT: the clauses alone."""
    return (" ".join(map(str, (*line.clause, 0))) for line in derived)


def lrat_lines(formula: ClauseFormula, derived: list[Line], budget: Budget) -> Iterator[str]:
    """A proof in LRAT: each clause with its number and the clauses that propagate to it."""
    hints = _Hints(formula, derived, budget)
    offset = len(formula.clauses) + 1
    for number, line in enumerate(derived):
        found = hints.of(line)
        yield " ".join(map(str, (number + offset, *line.clause, 0, *found, 0)))


class _Hints:
    """Finds the clauses that propagate to a line, in order."""

    def __init__(self, formula: ClauseFormula, derived: list[Line], budget: Budget) -> None:
        self.formula = formula
        self.derived = derived
        self.budget = budget
        self.by_rules: dict[tuple[str, ...], dict[Literal, list[int]]] = {}

    def clause(self, number: int) -> Clause:
        before = len(self.formula.clauses)
        return (
            self.formula.clauses[number - 1] if number <= before else self.derived[number - before - 1].clause
        )

    def of(self, line: Line) -> list[int]:
        """The numbers of the clauses: the last one fails where the line does, after the others propagate."""
        self.budget.tick()
        names = line.rules
        places = self._places(names)
        more = [number + len(self.formula.clauses) + 1 for number in line.lines]
        own: dict[Literal, list[int]] = {}
        units = [
            number for name in names for number in self.formula.of_rule[name] if len(self.clause(number)) == 1
        ]
        for number in more:
            clause = self.clause(number)
            if len(clause) < 2:
                units.append(number)
            for literal in clause:
                own.setdefault(-literal, []).append(number)
        reasons: dict[Literal, int] = {-literal: 0 for literal in line.clause}
        trail = list(reasons)
        place = 0
        failing = 0
        waiting = units
        while not failing:
            for number in waiting:
                left = [literal for literal in self.clause(number) if -literal not in reasons]
                if not left:
                    failing = number
                    break
                if len(left) == 1 and left[0] not in reasons:
                    reasons[left[0]] = number
                    trail.append(left[0])
            if failing:
                break
            if place == len(trail):
                raise ProofError(message("service/line-does-not-follow"), where=str(line.clause)[:80])
            literal = trail[place]
            place += 1
            waiting = [*own.get(literal, ()), *places.get(literal, ())]
        return self._needed(failing, reasons, trail)

    def _places(self, names: tuple[str, ...]) -> dict[Literal, list[int]]:
        """For each literal the clauses of these rules that it shortens."""
        if names not in self.by_rules:
            if len(self.by_rules) > 2000:
                self.by_rules.clear()
            found: dict[Literal, list[int]] = {}
            for name in dict.fromkeys(names):
                for number in self.formula.of_rule[name]:
                    for literal in self.formula.clauses[number - 1]:
                        found.setdefault(-literal, []).append(number)
            self.by_rules[names] = found
        return self.by_rules[names]

    def _needed(self, failing: int, reasons: dict[Literal, int], trail: list[Literal]) -> list[int]:
        needed = {-literal for literal in self.clause(failing)}
        hints = [failing]
        for literal in reversed(trail):
            if literal in needed and reasons[literal]:
                hints.append(reasons[literal])
                needed.update(-other for other in self.clause(reasons[literal]) if other != literal)
        return hints[::-1]
