"""A puzzle as inequalities between sums of literals (OPB), and proofs that VeriPB checks.

A count "between low and high of these" is two inequalities: at least `low` hold, and at least as many less
`high` do not. A sum is two as well. The claim that a solution is the only one is: with it excluded, nothing
is left.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from whygrid.logic.facts import Literal
from whygrid.logic.rules import Rules
from whygrid.service.export.claims import Claim
from whygrid.service.export.closing import Leaf, inequality
from whygrid.service.export.deriving import Line
from whygrid.service.export.words import one_line


class Row(NamedTuple):
    """An inequality: the weights of literals that hold are at least so much; with a comment."""

    terms: tuple[tuple[Literal, int], ...]
    least: int
    note: str = ""


class Formula:
    """The inequalities of a claim, numbered from 1 as they stand in the file."""

    def __init__(self, claim: Claim) -> None:
        self.claim = claim
        self.rules: Rules = claim.rules
        self.rows: list[Row] = []
        self.numbers: dict[tuple[str, int, bool], int] = {}
        for rule in (*claim.rules.rules.values(), *claim.made):
            note = f"{rule.name}: {rule.text}"
            for place in range(len(rule.counts) + len(rule.sums)):
                for upper in (False, True):
                    terms, least = inequality(self.rules, rule.name, place, upper)
                    if least > sum(min(weight, 0) for _, weight in terms):  # else it says nothing
                        self.rows.append(Row(terms, least, note))
                        self.numbers[rule.name, place, upper] = len(self.rows)
                        note = ""
        for given in claim.givens:
            self.rows.append(Row(((given, 1),), 1, f"given: {claim.rules.fact(given)}"))
        if claim.status == "unique":
            settled = claim.solutions[0][: len(claim.rules.facts)]
            note = "not the solution: some fact is otherwise"
            self.rows.append(Row(tuple((-literal, 1) for literal in settled), 1, note))

    def lines(self, words: Iterable[str]) -> Iterator[str]:
        """The file, in the format OPB, after some words."""
        yield f"* #variable= {self.claim.variables} #constraint= {len(self.rows)}"
        yield from (f"* {one_line(word)}" for word in words)
        for row in self.rows:
            if row.note:
                yield f"* {one_line(row.note)}"
            yield f"{say_row(row.terms, row.least)} ;"

    def added(self, leaf: Leaf) -> Iterator[str]:
        """A leaf in reverse Polish notation; what says nothing is made from single literals."""
        first = True
        for times, rule, place in leaf:
            number = self.numbers.get((rule, place, times < 0))
            if number is None:
                terms, _ = inequality(self.rules, rule, place, times < 0)
                parts = [(say_literal(lit if weight > 0 else -lit), abs(weight)) for lit, weight in terms]
            else:
                parts = [(str(number), 1)]
            for part, weight in parts:
                yield part
                if weight * abs(times) != 1:
                    yield from (str(weight * abs(times)), "*")
                if not first:
                    yield "+"
                first = False


def say_literal(literal: Literal) -> str:
    """A literal as OPB has it."""
    return f"x{literal}" if literal > 0 else f"~x{-literal}"


def say_row(terms: Iterable[tuple[Literal, int]], least: int) -> str:
    """An inequality as OPB has it, with weights that are not negative."""
    said = []
    for literal, weight in terms:
        if weight < 0:  # so much less, if it does not hold
            literal, weight, least = -literal, -weight, least - weight
        if weight:
            said.append(f"{weight} {say_literal(literal)}")
    return f"{' '.join(said)} >= {least}".strip()


def say_clause(literals: Iterable[Literal]) -> str:
    """That one of these literals holds."""
    return say_row(((literal, 1) for literal in literals), 1)


def veripb_lines(formula: Formula, derived: list[Line], version: int, words: Iterable[str]) -> Iterator[str]:
    """A proof for VeriPB, in version 2.0 or 3.0 of its format."""
    yield from _head(len(formula.rows), version, words)
    mark, stop = ("*", "") if version == 2 else ("%", " ;")
    for line in derived:
        if line.note:
            yield f"{mark} {one_line(line.note)}"
        if line.leaf:
            yield f"pol {' '.join(formula.added(line.leaf))}{stop}"
        else:
            yield f"rup {say_clause(line.clause)} ;"
    yield from _foot(f"UNSAT : {len(formula.rows) + len(derived)}", version)


def veripb_solutions(formula: Formula, version: int, words: Iterable[str]) -> Iterator[str]:
    """For VeriPB: that there are these solutions, which differ."""
    yield from _head(len(formula.rows), version, words)
    stop = "" if version == 2 else " ;"
    for solution in formula.claim.solutions:
        yield f"solx {' '.join(map(say_literal, solution))}{stop}"
    yield from _foot("SAT", version)


def _head(rows: int, version: int, words: Iterable[str]) -> Iterator[str]:
    mark, stop = ("*", "") if version == 2 else ("%", " ;")
    yield f"pseudo-Boolean proof version {version}.0"
    yield from (f"{mark} {one_line(word)}" for word in words)
    yield f"f {rows}{stop}"


def _foot(conclusion: str, version: int) -> Iterator[str]:
    stop = "" if version == 2 else " ;"
    yield f"output NONE{stop}"
    yield f"conclusion {conclusion}{stop}"
    yield f"end pseudo-Boolean proof{stop}"
