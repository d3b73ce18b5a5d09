"""A proof as clauses, each of which follows from rules and earlier clauses by propagation.

A deduction is the clause "some premise fails, or the conclusion holds", from the rules alone; a case the same
with its assumption. Where propagation is not enough, the branches of its tree come first, each as the clause
that its suppositions do not hold together. A step is "something of its support fails, or its fact holds".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from whygrid.budget import Budget
from whygrid.engine.lemmas import by_lemmas
from whygrid.errors import ProofError
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Step
from whygrid.service.export.closing import Leaf, Tree
from whygrid.service.export.denials import ONE_OF_THESE, Denial, step_rule
from whygrid.service.export.hitting import lines_of_bound
from whygrid.service.export.lines import Clause, Line, Part
from whygrid.service.export.theses import Thesis
from whygrid.voice.message import message

MOST_LINES = 1_000_000
"""A proof with more lines is not written."""
CONFLICTS = 20_000
"""So many contradictions a search for lemmas may take."""
NO_LINE = -1
"""In place of the number of a clause that says nothing: a literal and its opposite stand in it."""
Follow = Callable[[tuple[str, ...], list[Literal], list[Clause], Literal], Tree | None]
"""How a conclusion follows by rules and lemmas from what is held."""


def lines_of(thesis: Thesis, denial: Denial, follow: Follow, budget: Budget, adding: bool) -> list[Line]:
    """All lines of a proof that a thesis can't be denied; the last one is the empty clause."""
    lines = _Deriving(thesis, denial, follow, budget).proof(adding)
    end = next(number for number, line in enumerate(lines) if not line.clause and not line.parts)
    return lines[: end + 1]  # checkers stop at the first contradiction


class _Deriving:
    def __init__(self, thesis: Thesis, denial: Denial, follow: Follow, budget: Budget) -> None:
        self.thesis = thesis
        self.denial = denial
        self.follow = follow
        self.budget = budget
        self.lines: list[Line] = []
        self.known: dict[tuple[Clause, tuple[str, ...]], int] = {}
        self.leaves: dict[Leaf, int] = {}

    def proof(self, adding: bool) -> list[Line]:
        thesis, denial = self.thesis, self.denial
        of_steps, refuted = [], []
        for number, step in enumerate(thesis.steps, 1):
            lines = self._step(number, step)
            of_steps += lines
            if denial.steps:
                refuted.append(
                    self._add(Line((-denial.steps[number - 1],), (step_rule(number),), tuple(lines)))
                )
        if thesis.status in ("unique", "none"):
            note = "no solution" if thesis.status == "none" else "no other solution"
            clause = (-denial.whole,) if denial.whole else ()
            rules = (*thesis.rules.rules, *denial.printed)
            refuted.append(self._add(Line(clause, rules, tuple(of_steps), note=note)))
        if thesis.bound is not None:
            refuted += lines_of_bound(thesis, denial, thesis.bound, self._add, adding)
        self._add(Line((), (ONE_OF_THESE,), tuple(refuted), note="nothing is left"))
        return self.lines

    def _step(self, number: int, step: Step) -> list[int]:
        """The lines of what a step settles; where a deduction of it says the same, that line."""
        below = [line for deduction in step.deductions for line in self.deduction(deduction)]
        support = [-literal for literal in step.support]
        found = []
        for fact in step.facts or (0,):
            note = f"step {number}: {self.thesis.rules.fact(fact) if fact else 'a contradiction'}"
            clause = _clause(support, fact)
            lines = (n for n in below if n != NO_LINE and set(self.lines[n].clause) == set(clause))
            same = next(lines, NO_LINE)
            if same == NO_LINE:
                found.append(self._add(Line(clause, (), tuple(below), note=note)))
            else:
                self.lines[same] = self.lines[same]._replace(note=self.lines[same].note or note)
                found.append(same)
        return found

    def deduction(self, deduction: Deduction) -> list[int]:
        """The lines of what a deduction concludes, each from its premises."""
        lemmas: list[int] = []
        premises: list[tuple[Literal, ...]] = []  # of each lemma, with those of the lemmas that it rests on
        for lemma in deduction.lemmas:
            behind = (premise for earlier in lemma.lemmas for premise in premises[earlier - 1])
            premises.append(tuple(dict.fromkeys((*lemma.premises, *behind))))
            held = [*premises[-1], *lemma.together]
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
            line = self._learned(held, conclusion)
            self.known[clause, names] = line
            return line
        below = list(before)
        for suppositions, leaf in _branches(tree):
            if leaf:
                if leaf not in self.leaves:
                    self.leaves[leaf] = self._add(Line((), names, parts=(Part(leaf),)))
                below.append(self.leaves[leaf])
            if suppositions:
                opposite = [-literal for literal in suppositions]
                below.append(self._add(Line(_clause([*opposite, *clause]), names, tuple(below))))
        line = self._add(Line(clause, names, tuple(below)))
        self.known[clause, names] = line
        return line

    def _learned(self, held: list[Literal], conclusion: Literal) -> int:
        """The line of what takes too many branches by its own rules: by lemmas, and all rules there are."""
        made = (rule.name for rule in self.thesis.made)
        rules = self.thesis.rules.only((*self.thesis.rules.rules, *made))
        found = by_lemmas(rules, held, conclusion or None, self.budget, CONFLICTS)
        if found is None:
            raise ProofError(
                message("service/too-many-branches"),
                remedy=message("service/veripb-can-add"),
            )
        (line,) = self.deduction(found)
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
