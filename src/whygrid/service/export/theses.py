"""What a proof claims, with all that it rests on, in one place for every writer.

Only what the checker accepts is written. A proof that shows less than a thesis about the printed puzzle is
refused in words.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from whygrid.budget import Budget
from whygrid.errors import ProofError, Stopped
from whygrid.logic.entailment import propagate
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Proof, Step
from whygrid.logic.rules import Rule, Rules
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.service.verifying import examine
from whygrid.voice.message import message

STATUSES = ("unique", "none", "multiple")
REFUSED = {
    "solution": message("service/takes-one-solution-for-granted"),
    "part": message("service/only-a-part-of-a-proof"),
    "stuck": message("service/ends-where-techniques-do"),
    "unknown": message("service/was-stopped-before-its-end"),
}


class Bound(NamedTuple):
    """That nothing which is open follows from fewer than `k` of what is known in a position.

    known           facts of the solution
    open            each fact that is left, with alternatives: the number of each, and which known facts fail
                    in it; the fact fails as well
    alternatives    the facts that hold in each alternative, from number 1 on
    """

    k: int
    known: tuple[Literal, ...]
    open: tuple[tuple[Literal, tuple[tuple[int, tuple[Literal, ...]], ...]], ...]
    alternatives: tuple[tuple[Literal, ...], ...]


class Thesis(NamedTuple):
    """A thesis about a puzzle and the steps that show it.

    status       "unique", "none" or "multiple"; "bound" where only a bound of k is claimed
    solutions    each settles every variable of the listed rules, in order
    made         rules of the family that some deduction names, in the order in which they are first named
    apart        whether it is claimed as well that each step follows from its support by the rules alone
    bound        what else is claimed: a lower bound of k
    """

    puzzle: Puzzle
    status: str
    rules: Rules
    givens: tuple[Literal, ...]
    steps: tuple[Step, ...]
    solutions: tuple[tuple[Literal, ...], ...]
    made: tuple[Rule, ...]
    apart: bool = False
    bound: Bound | None = None

    @property
    def variables(self) -> int:
        """The largest variable that some rule or lemma mentions."""
        used = (abs(lit) for rule in self.made for count in rule.counts for lit in count.literals)
        lemmas = (
            abs(literal)
            for step in self.steps
            for outer in step.deductions
            for deduction in outer.nested()
            for lemma in deduction.lemmas
            for literal in lemma.together
        )
        return max(self.rules.variables, *used, *lemmas, 0)


def thesis_of(
    document: Proof | dict[str, Any], budget: Budget | None = None, *, apart: bool = False
) -> Thesis:
    """What a proof, or its document, claims, after a look at every step; raises where that is too little.

    With `apart` it claims of each step as well that it follows from its support by the rules alone.
    """
    puzzle, proof, _, verdict = examine(document, budget, assuming=True)
    if verdict.stopped:
        raise Stopped(verdict.problem)
    if not verdict.ok:
        where = message("service/step", number=verdict.first_bad) if verdict.first_bad else ""
        raise ProofError(message("service/the-proof-is-wrong", problem=verdict.problem), where=where)
    if proof.assumed:
        raise ProofError(
            message("service/rests-on-assumptions"),
            remedy=message("service/only-proofs-from-the-rules"),
        )
    if proof.status not in STATUSES or proof.granted:
        problem = REFUSED.get(proof.status, message("service/takes-one-solution-for-granted"))
        raise ProofError(
            message("service/so-there-is-no-claim", problem=problem),
            remedy=message("service/export-a-complete-proof"),
        )
    if apart and proof.status == "multiple":
        raise ProofError(
            message("service/several-shown-by-two"),
            remedy=message("service/do-without-steps"),
        )
    return bare_thesis(puzzle, proof)._replace(apart=apart)


def bare_thesis(puzzle: Puzzle, proof: Proof) -> Thesis:
    """What a proof claims, right or wrong."""
    rules = proof.rules
    solutions = tuple(settled(rules, Puzzle.parse(text, proof.genre).givens) for text in proof.solutions)
    made = made_rules(rules, proof.steps)
    return Thesis(puzzle, proof.status, rules, tuple(puzzle.givens), proof.steps, solutions, made)


def made_rules(rules: Rules, steps: Iterable[Step]) -> tuple[Rule, ...]:
    """The rules of the family that these steps name."""
    named = (
        name
        for step in steps
        for outer in step.deductions
        for deduction in outer.nested()
        for names in (deduction.rules, *(lemma.rules for lemma in deduction.lemmas))
        for name in names
        if name not in rules.rules
    )
    return tuple(rules.rule(name) for name in dict.fromkeys(named))


def settled(rules: Rules, solution: Iterable[Literal]) -> tuple[Literal, ...]:
    """Every variable of the listed rules as it is where of all facts these hold."""
    facts = set(solution)
    literals = [fact if fact in facts else -fact for fact in range(1, len(rules.facts) + 1)]
    known = propagate(rules, rules.rules, literals)
    auxiliaries = range(len(rules.facts) + 1, rules.variables + 1)
    return (*literals, *(v if known is not None and v in known.true else -v for v in auxiliaries))
