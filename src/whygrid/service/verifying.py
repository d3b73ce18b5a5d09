"""Verifying a proof document: everything is looked at again, nothing is believed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from whygrid.errors import ProofError, PuzzleError
from whygrid.logic.check import Verdict, broken_rules, check_proof
from whygrid.logic.document import read_head, read_proof
from whygrid.logic.proof import Proof
from whygrid.logic.rules import Rules
from whygrid.puzzle import Puzzle


def verify(document: Proof | dict[str, Any]) -> Verdict:
    """Check a proof, or a proof document, step by step, and what it claims against what it shows."""
    if isinstance(document, Proof):
        genre_name, text = document.genre, document.puzzle
    else:
        genre_name, text = read_head(document)
    puzzle = Puzzle.parse(text, genre_name)
    proof = document if isinstance(document, Proof) else read_proof(document, puzzle.rules)
    verdict = check_proof(puzzle.rules, puzzle.givens, proof.steps)
    problem = _false_claim(puzzle, proof, verdict) if verdict.ok else ""
    return replace(verdict, ok=False, problem=problem) if problem else verdict


def _false_claim(puzzle: Puzzle, proof: Proof, verdict: Verdict) -> str:
    """What the document says about the puzzle that its steps and solutions do not show."""
    if proof.status in ("unique", "none") and verdict.shows != proof.status:
        return f"the steps are right, but they do not show the status {proof.status!r}"
    solutions = [_solution(proof, number) for number in range(1, len(proof.solutions) + 1)]
    for number, solution in enumerate(solutions, 1):
        if not _solves(puzzle.rules, puzzle, solution):
            return f"solution {number} is not a solution of the puzzle"
    wanted = {"unique": 1, "multiple": 2, "none": 0}.get(proof.status)
    if wanted is not None and len(set(solutions)) != wanted:
        return f"a proof of status {proof.status!r} comes with {wanted} solutions, not {len(set(solutions))}"
    if proof.status not in ("unique", "multiple", "none", "unknown", "part"):
        return f"there is no status {proof.status!r}"
    return ""


def _solution(proof: Proof, number: int) -> Puzzle:
    try:
        return Puzzle.parse(proof.solutions[number - 1], proof.genre)
    except PuzzleError as error:
        raise ProofError(f"this is no board: {error.what}", where=f"solutions[{number - 1}]") from None


def _solves(rules: Rules, puzzle: Puzzle, solution: Puzzle) -> bool:
    """Whether every fact is settled in `solution`, no rule is broken and all givens are kept."""
    facts = set(solution.givens)
    assignment = {fact if fact in facts else -fact for fact in range(1, len(rules.facts) + 1)}
    return facts.issuperset(puzzle.givens) and not broken_rules(rules, assignment)
