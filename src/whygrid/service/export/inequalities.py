"""A puzzle as inequalities between sums of literals (OPB), and proofs that VeriPB checks.

A count "between low and high of these" is two inequalities: at least `low` hold, and at least as many less
`high` do not. A sum is two as well. The thesis that a solution is the only one is: with it excluded, nothing
is left.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from whygrid.logic.facts import Literal
from whygrid.logic.rules import Rule
from whygrid.records import NamedTuple
from whygrid.service.export.closing import side_of
from whygrid.service.export.denials import Denial
from whygrid.service.export.lines import Line, Part
from whygrid.service.export.theses import Thesis
from whygrid.service.export.words import one_line


class Row(NamedTuple):
    """An inequality: the weights of literals that hold are at least so much; with a comment."""

    terms: tuple[tuple[Literal, int], ...]
    least: int
    note: str = ""


class Formula:
    """The inequalities of a thesis and of its denial, numbered from 1 as they stand in the file."""

    def __init__(self, thesis: Thesis, denial: Denial) -> None:
        self.thesis = thesis
        self.variables = max(thesis.variables, *denial.meanings, 0)
        self.rules: dict[str, Rule] = {
            rule.name: rule for rule in (*thesis.rules.rules.values(), *thesis.made, *denial.rules)
        }
        self.rows: list[Row] = []
        self.numbers: dict[tuple[str, int, bool], int] = {}
        for rule in self.rules.values():
            note = f"{rule.name}: {rule.text}"
            for place in range(len(rule.counts) + len(rule.sums)):
                for upper in (False, True):
                    terms, least = side_of(rule, place, upper)
                    if least > sum(min(weight, 0) for _, weight in terms):  # else it says nothing
                        self.rows.append(Row(terms, least, note))
                        self.numbers[rule.name, place, upper] = len(self.rows)
                        note = ""

    def lines(self, words: Iterable[str]) -> Iterator[str]:
        """The file, in the format OPB, after some words."""
        yield f"* #variable= {self.variables} #constraint= {len(self.rows)}"
        yield from (f"* {one_line(word)}" for word in words)
        for row in self.rows:
            if row.note:
                yield f"* {one_line(row.note)}"
            yield f"{say_row(row.terms, row.least)} ;"

    def added(self, parts: Iterable[Part]) -> Iterator[str]:
        """The sum of these parts, in reverse Polish notation."""
        for number, part in enumerate(parts):
            yield from self._part(part)
            if number:
                yield "+"

    def _part(self, part: Part) -> Iterator[str]:
        first = True
        for times, rule, place in part.terms:
            number = self.numbers.get((rule, place, times < 0))
            if number is None:  # what says nothing is made from single literals
                terms, _ = side_of(self.rules[rule], place, times < 0)
                parts = [(say_literal(lit if weight > 0 else -lit), abs(weight)) for lit, weight in terms]
            else:
                parts = [(str(number), 1)]
            for said, weight in parts:
                yield said
                if weight * abs(times) != 1:
                    yield from (str(weight * abs(times)), "*")
                if not first:
                    yield "+"
                first = False
        if part.divisor > 1:
            yield from (str(part.divisor), "d")


def say_literal(literal: Literal) -> str:
    """A literal as OPB has it."""
    return f"x{literal}" if literal > 0 else f"~x{-literal}"


def say_row(terms: Iterable[tuple[Literal, int]], least: int) -> str:
    """An inequality as OPB has it, each variable once and with weights that are not negative."""
    weights: dict[int, int] = {}
    for literal, weight in terms:
        if literal < 0:  # 1 less what holds
            weight, least = -weight, least - weight
        weights[abs(literal)] = weights.get(abs(literal), 0) + weight
    said = []
    for variable, weight in weights.items():
        if weight < 0:  # so much less, if it does not hold
            least -= weight
        if weight:
            said.append(f"{abs(weight)} {say_literal(variable if weight > 0 else -variable)}")
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
        if line.parts:
            yield f"pol {' '.join(formula.added(line.parts))}{stop}"
        else:
            yield f"rup {say_clause(line.clause)} ;"
    yield from _foot(f"UNSAT : {len(formula.rows) + len(derived)}", version)


def veripb_solutions(formula: Formula, version: int, words: Iterable[str]) -> Iterator[str]:
    """For VeriPB: that there are these solutions, which differ."""
    yield from _head(len(formula.rows), version, words)
    stop = "" if version == 2 else " ;"
    for solution in formula.thesis.solutions:
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
