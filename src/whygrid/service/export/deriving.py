"""A proof as clauses, each of which follows from rules and earlier clauses by propagation.

A deduction is the clause "some premise fails, or the conclusion holds", from the rules alone; a case the same
with its assumption. Where propagation is not enough, the branches of its tree come first, each as the clause
that its suppositions do not hold together. A step is "something of its support fails, or its fact holds".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from whygrid.budget import Budget
from whygrid.errors import ProofError
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.rules import Rules
from whygrid.service.export.claims import Claim
from whygrid.service.export.closing import Leaf, Tree
from whygrid.voice.message import message

Clause = tuple[Literal, ...]
MOST_LINES = 1_000_000
"""A proof with more lines is not written."""
NO_LINE = -1
"""In place of the number of a clause that says nothing: a literal and its opposite stand in it."""


class Line(NamedTuple):
    """A clause that follows by propagation.

    rules    the rules that take part, by name
    lines    the earlier lines that do, by number from 0
    leaf     where inequalities have to be added first: these, in place of a clause
    note     what it is, in words, where a reader wants to know
    last     whether it is the contradiction at the end: then givens, solution and all rules take part
    """

    clause: Clause
    rules: tuple[str, ...] = ()
    lines: tuple[int, ...] = ()
    leaf: Leaf = ()
    note: str = ""
    last: bool = False


Follow = Callable[[tuple[str, ...], list[Literal], list[Clause], Literal], Tree | None]
"""How a conclusion follows by rules and lemmas from what is held."""


def lines_of(claim: Claim, follow: Follow, budget: Budget) -> list[Line]:
    """All lines of a proof that there is no solution, or no other; the last one is the empty clause."""
    lines = _Deriving(claim.rules, follow, budget).proof(claim)
    end = next(number for number, line in enumerate(lines) if not line.clause and not line.leaf)
    return lines[: end + 1]  # checkers stop at the first contradiction


class _Deriving:
    def __init__(self, rules: Rules, follow: Follow, budget: Budget) -> None:
        self.rules = rules
        self.follow = follow
        self.budget = budget
        self.lines: list[Line] = []
        self.known: dict[tuple[Clause, tuple[str, ...]], int] = {}
        self.leaves: dict[Leaf, int] = {}

    def proof(self, claim: Claim) -> list[Line]:
        of_steps: list[int] = []
        for number, step in enumerate(claim.steps, 1):
            below = [line for deduction in step.deductions for line in self.deduction(deduction)]
            support = [-literal for literal in step.support]
            for fact in step.facts or (0,):
                note = f"step {number}: {self.rules.fact(fact) if fact else 'a contradiction'}"
                of_steps.append(self._add(Line(_clause(support, fact), (), tuple(below), note=note)))
        note = "no solution" if claim.status == "none" else "no other solution"
        self._add(Line((), (), tuple(of_steps), note=note, last=True))
        return self.lines

    def deduction(self, deduction: Deduction) -> list[int]:
        """The lines of what a deduction concludes, each from its premises."""
        lemmas: list[int] = []
        for lemma in deduction.lemmas:
            held = [*lemma.premises, *lemma.together]
            before = [lemmas[earlier - 1] for earlier in lemma.lemmas]
            together = [deduction.lemmas[earlier - 1].together for earlier in lemma.lemmas]
            lemmas.append(self._follows(lemma.rules, held, together, before, 0))
        held = [*deduction.premises, *(-case.assumption for case in deduction.cases)]
        last = [lemma.together for lemma in deduction.lemmas[-1:]]
        found = []
        inner = [[line for step in case.steps for line in self.deduction(step)] for case in deduction.cases]
        for conclusion in deduction.conclusions or (0,):
            line = self._follows(deduction.rules, held, last, lemmas[-1:], conclusion)
            if deduction.cases:
                failing = [-premise for premise in deduction.premises]
                closed = [
                    self._add(Line(_clause([*failing, -case.assumption], conclusion), (), tuple(below)))
                    for case, below in zip(deduction.cases, inner, strict=True)
                ]
                line = self._add(Line(_clause(failing, conclusion), (), (line, *closed)))
            found.append(line)
        return found

    def _follows(
        self,
        names: tuple[str, ...],
        held: list[Literal],
        lemmas: list[Clause],
        before: list[int],
        conclusion: Literal,
    ) -> int:
        """The line "something held fails, or the conclusion holds", after the branches of its tree."""
        clause = _clause([-literal for literal in held], conclusion)
        if (clause, names) in self.known and not before:
            return self.known[clause, names]
        tree = self.follow(names, held, lemmas, conclusion)
        if tree is None:
            raise ProofError(
                message("service/too-many-branches"),
                remedy=message("service/veripb-can-add"),
            )
        below = list(before)
        for suppositions, leaf in _branches(tree):
            if leaf:
                if leaf not in self.leaves:
                    self.leaves[leaf] = self._add(Line((), names, leaf=leaf))
                below.append(self.leaves[leaf])
            if suppositions:
                opposite = [-literal for literal in suppositions]
                below.append(self._add(Line(_clause([*opposite, *clause]), names, tuple(below))))
        line = self._add(Line(clause, names, tuple(below)))
        self.known[clause, names] = line
        return line

    def _add(self, line: Line) -> int:
        self.budget.tick()
        if len(self.lines) >= MOST_LINES:
            raise ProofError(
                message("service/too-many-lines", lines=MOST_LINES),
                remedy=message("service/export-a-story"),
            )
        if any(-literal in line.clause for literal in line.clause):
            return NO_LINE
        self.lines.append(line._replace(lines=tuple(n for n in line.lines if n != NO_LINE)))
        return len(self.lines) - 1


def _clause(literals: Iterable[Literal], conclusion: Literal = 0) -> Clause:
    return tuple(dict.fromkeys((*literals, conclusion) if conclusion else literals))


def _branches(tree: Tree) -> Iterator[tuple[list[Literal], Leaf]]:
    """The suppositions of each branch that needs a line of its own, in the order in which they are closed.

    A second branch needs none: the line of the first one says that its supposition fails. Where a leaf adds
    something up, that comes with it.
    """
    path: list[tuple[Literal, bool]] = []  # what is supposed, and whether it is the first branch
    for node in tree:
        if isinstance(node, int):
            path.append((node, True))
            continue
        if node:
            yield [], node
        while path and not path[-1][1]:
            path.pop()
        if path:
            yield [literal for literal, _ in path], ()
            literal, _ = path.pop()
            path.append((-literal, False))
