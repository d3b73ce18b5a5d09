"""Strict checkers for LRAT, DRAT and VeriPB's proofs, versions 2.0 and 3.0: no search, and nothing of ours.

In LRAT each hint must be a unit, and the last one must fail. In DRAT (without deletions) and VeriPB a clause
must follow by propagation: where none of its literals holds, all that was read before leads to a
contradiction. In VeriPB's `pol` inequalities are added, multiplied and divided. Whatever else stands in a
text is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

Terms = dict[int, int]
"""Weights that are positive, by literals of different variables."""
Row = tuple[Terms, int]
"""The weights of those literals that hold add up to at least so much."""


class Refused(Exception):
    """The proof does not show what it says; with the line at which that is noticed."""


def lrat_accepted(formula: str, proof: str) -> bool:
    """Whether the proof shows by its hints alone that the clauses can't all be kept."""
    clauses = dict(enumerate(clauses_of(formula), 1))
    for line in proof.splitlines():
        number, *rest = map(int, line.split())
        end = rest.index(0)
        clause, hints = rest[:end], rest[end + 1 : -1]
        false = set(clause)
        failed = False
        for hint in hints:
            if failed or hint not in clauses:
                return False
            left = {literal for literal in clauses[hint] if literal not in false}
            if len(left) > 1:
                return False
            failed = not left
            false |= {-literal for literal in left}
        if not failed or number in clauses:
            return False
        if not clause:
            return True
        clauses[number] = clause
    return False


def clauses_of(formula: str) -> list[list[int]]:
    """The clauses of a file in DIMACS, which has as many as it says, over as many variables."""
    lines = [line for line in formula.splitlines() if not line.startswith("c")]
    head, *rows = lines
    match = re.fullmatch(r"p cnf (\d+) (\d+)", head)
    assert match, head
    clauses = [[int(word) for word in row.split()] for row in rows]
    assert all(clause.pop() == 0 and 0 not in clause for clause in clauses)
    assert len(clauses) == int(match[2])
    assert max((abs(lit) for clause in clauses for lit in clause), default=0) <= int(match[1])
    return clauses


def drat_accepted(formula: str, proof: str) -> bool:
    """Whether each clause of the proof follows by propagation, and the last one is empty."""
    database = _Database((dict.fromkeys(clause, 1), 1) for clause in clauses_of(formula))
    clause = [0]
    for line in proof.splitlines():
        *clause, end = map(int, line.split())
        if end or not database.propagates_to(clause):
            return False
        database.add((dict.fromkeys(clause, 1), 1))
    return not clause


def veripb_accepted(formula: str, proof: str) -> bool:
    """Whether the proof shows what it concludes about the inequalities."""
    try:
        check_veripb(formula, proof)
    except Refused:
        return False
    return True


def check_veripb(formula: str, proof: str) -> str:
    """What the proof shows, "UNSAT" or "SAT"; raises at the first line that is wrong."""
    rows = rows_of(formula)
    lines = proof.splitlines()
    match = re.fullmatch(r"pseudo-Boolean proof version ([23])\.0", lines[0])
    if not match:
        raise Refused(lines[0])
    version = int(match[1])
    comment, stop = ("*", "") if version == 2 else ("%", " ;")
    database = _Database(rows)
    said = [line for line in lines[1:] if not line.startswith(comment)]
    if said[0] != f"f {len(rows)}{stop}":
        raise Refused(said[0])
    solutions = 0
    for line in said[1:-3]:
        kind, _, rest = line.partition(" ")
        if kind != "rup":
            if not rest.endswith(stop):
                raise Refused(line)
            rest = rest.removesuffix(stop)
        if kind == "rup":
            row = row_of(rest)
            is_clause = row[1] == 1 and set(row[0].values()) <= {1}
            if not is_clause or not database.propagates_to(row[0]):
                raise Refused(line)
        elif kind == "pol":
            row = _sum(rest.split(), database.rows, line)
        elif kind == "solx":
            holds = {literal_of(word) for word in rest.split()}
            if any(-literal in holds for literal in holds) or not all(
                _kept(row, holds) for row in database.rows
            ):
                raise Refused(line)
            row = (dict.fromkeys((-literal for literal in holds), 1), 1)
            solutions += 1
        else:
            raise Refused(line)
        database.add(row)
    output, conclusion, end = said[-3:]
    if output != f"output NONE{stop}" or end != f"end pseudo-Boolean proof{stop}":
        raise Refused(output)
    if conclusion == f"conclusion SAT{stop}" and solutions:
        return "SAT"
    match = re.fullmatch(rf"conclusion UNSAT : (\d+){stop}", conclusion)
    number = int(match[1]) if match else 0
    if not 0 < number <= len(database.rows) or _reaches(database.rows[number - 1]):
        raise Refused(conclusion)
    return "UNSAT"


def rows_of(formula: str) -> list[Row]:
    """The inequalities of a file in OPB, which has as many as it says, over as many variables."""
    lines = formula.splitlines()
    match = re.fullmatch(r"\* #variable= (\d+) #constraint= (\d+)", lines[0])
    assert match, lines[0]
    rows = [row_of(line) for line in lines if not line.startswith("*")]
    assert len(rows) == int(match[2])
    assert max((abs(lit) for terms, _ in rows for lit in terms), default=0) <= int(match[1])
    return rows


def row_of(text: str) -> Row:
    """An inequality as OPB has it; each variable stands once."""
    match = re.fullmatch(r"(.*?) ?>= (-?\d+) ;", text)
    if not match:
        raise Refused(text)
    words = match[1].split()
    weights, literals = words[::2], words[1::2]
    if len(weights) != len(literals):
        raise Refused(text)
    terms = {literal_of(word): int(weight) for weight, word in zip(weights, literals, strict=True)}
    if len({abs(literal) for literal in terms}) != len(literals) or any(w <= 0 for w in terms.values()):
        raise Refused(text)
    return terms, int(match[2])


def literal_of(word: str) -> int:
    """A literal as OPB has it."""
    match = re.fullmatch(r"(~?)x([1-9]\d*)", word)
    if not match:
        raise Refused(word)
    return -int(match[2]) if match[1] else int(match[2])


def _kept(row: Row, holds: set[int]) -> bool:
    return sum(weight for literal, weight in row[0].items() if literal in holds) >= row[1]


def _reaches(row: Row) -> bool:
    return sum(row[0].values()) >= row[1]


def _sum(words: list[str], rows: list[Row], line: str) -> Row:
    """What a term in reverse Polish notation comes to."""
    stack: list[Row | int] = []
    for place, word in enumerate(words):
        after = words[place + 1] if place + 1 < len(words) else ""
        if word == "+":
            stack.append(_added(_row(stack, line), _row(stack, line)))
        elif word in ("*", "d"):
            factor = stack.pop()
            if not isinstance(factor, int) or factor < 1:
                raise Refused(line)
            terms, least = _row(stack, line)
            if word == "*":
                stack.append(({lit: weight * factor for lit, weight in terms.items()}, least * factor))
            else:
                stack.append(
                    ({lit: -(-weight // factor) for lit, weight in terms.items()}, -(-least // factor))
                )
        elif word.isdigit():
            number = int(word)
            if after in ("*", "d"):
                stack.append(number)
            elif 0 < number <= len(rows):
                stack.append(rows[number - 1])
            else:
                raise Refused(line)
        else:
            stack.append(({literal_of(word): 1}, 0))
    row = _row(stack, line)
    if stack:
        raise Refused(line)
    return row


def _row(stack: list[Row | int], line: str) -> Row:
    found = stack.pop() if stack else 0
    if isinstance(found, int):
        raise Refused(line)
    return found


def _added(one: Row, two: Row) -> Row:
    terms, least = dict(one[0]), one[1] + two[1]
    for literal, weight in two[0].items():
        against = terms.pop(-literal, 0)
        least -= min(weight, against)  # a literal and its opposite: one of them holds
        if weight > against:
            terms[literal] = terms.get(literal, 0) + weight - against
        elif against > weight:
            terms[-literal] = against - weight
    return terms, least


class _Database:
    """Rows, and what follows from them by propagation alone."""

    def __init__(self, rows: Iterable[Row]) -> None:
        self.rows: list[Row] = []
        self.places: dict[int, list[tuple[int, int]]] = {}
        self.slack: list[int] = []  # how much of each row may still fail, beyond what is settled for good
        self.holds: set[int] = set()
        self.failed = False
        for row in rows:
            self.add(row)

    def add(self, row: Row) -> None:
        """One more row; what follows from it at once is settled for good."""
        number = len(self.rows)
        self.rows.append(row)
        terms, least = row
        for literal, weight in terms.items():
            self.places.setdefault(literal, []).append((number, weight))
        failing = sum(weight for literal, weight in terms.items() if -literal in self.holds)
        self.slack.append(sum(terms.values()) - least - failing)
        self.failed = self.failed or not self._settle(list(self._forced(number)), [], [])

    def propagates_to(self, clause: Iterable[int]) -> bool:
        """Whether it leads to a contradiction by propagation if none of these literals holds."""
        held: list[int] = []
        changed: list[tuple[int, int]] = []
        found = self.failed or not self._settle([-literal for literal in clause], held, changed)
        for number, weight in changed:
            self.slack[number] += weight
        self.holds.difference_update(held)
        return found

    def _forced(self, number: int) -> Iterator[int]:
        """What a row demands where it can't spare it; a 0 where it can't be kept."""
        slack = self.slack[number]
        if slack < 0:
            yield 0
        for literal, weight in self.rows[number][0].items():
            if weight > slack and literal not in self.holds and -literal not in self.holds:
                yield literal

    def _settle(self, queue: list[int], held: list[int], changed: list[tuple[int, int]]) -> bool:
        """Settle these literals and what follows; False on a contradiction."""
        while queue:
            literal = queue.pop()
            if literal in self.holds:
                continue
            if not literal or -literal in self.holds:
                return False
            self.holds.add(literal)
            held.append(literal)
            for number, weight in self.places.get(-literal, ()):
                self.slack[number] -= weight
                changed.append((number, weight))
                queue.extend(self._forced(number))
        return True
