"""What a proof claims, with all that it rests on, in one place for every writer.

Only what the checker accepts is written. A proof that shows less than a claim about the printed puzzle is
refused in words.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from whygrid.budget import Budget
from whygrid.errors import ProofError, Stopped
from whygrid.logic.entailment import propagate
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Proof, Step
from whygrid.logic.rules import Rule, Rules
from whygrid.puzzle import Puzzle
from whygrid.service.verifying import examine
from whygrid.voice.message import message

STATUSES = ("unique", "none", "multiple")
REFUSED = {
    "solution": message("service/takes-one-solution-for-granted"),
    "part": message("service/only-a-part-of-a-proof"),
    "stuck": message("service/ends-where-techniques-do"),
    "unknown": message("service/was-stopped-before-its-end"),
}


class Claim(NamedTuple):
    """A claim about a puzzle and the steps that show it.

    status       "unique", "none" or "multiple"
    solutions    each settles every variable of the listed rules, in order
    made         rules of the family that some deduction names, in the order in which they are first named
    """

    puzzle: Puzzle
    status: str
    rules: Rules
    givens: tuple[Literal, ...]
    steps: tuple[Step, ...]
    solutions: tuple[tuple[Literal, ...], ...]
    made: tuple[Rule, ...]

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


def claim_of(document: Proof | dict[str, Any], budget: Budget | None = None) -> Claim:
    """What a proof, or its document, claims, after a look at every step; raises where that is too little."""
    puzzle, proof, verdict = examine(document, budget, assuming=True)
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
    return bare_claim(puzzle, proof)


def bare_claim(puzzle: Puzzle, proof: Proof) -> Claim:
    """What a proof claims, right or wrong."""
    rules = proof.rules
    named = (
        name
        for step in proof.steps
        for outer in step.deductions
        for deduction in outer.nested()
        for names in (deduction.rules, *(lemma.rules for lemma in deduction.lemmas))
        for name in names
        if name not in rules.rules
    )
    made = tuple(rules.rule(name) for name in dict.fromkeys(named))
    solutions = tuple(_settled(rules, Puzzle.parse(text, proof.genre)) for text in proof.solutions)
    return Claim(puzzle, proof.status, rules, tuple(puzzle.givens), proof.steps, solutions, made)


def _settled(rules: Rules, solution: Puzzle) -> tuple[Literal, ...]:
    """Every variable of the listed rules as it is in a solution."""
    facts = set(solution.givens)
    settled = [fact if fact in facts else -fact for fact in range(1, len(rules.facts) + 1)]
    known = propagate(rules, rules.rules, settled)
    auxiliaries = range(len(rules.facts) + 1, rules.variables + 1)
    return (*settled, *(v if known is not None and v in known.true else -v for v in auxiliaries))
