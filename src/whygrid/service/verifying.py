"""Verifying a proof document: everything is looked at again, nothing is believed."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from whygrid.errors import ProofError, PuzzleError
from whygrid.logic import k_certificate, k_general
from whygrid.logic.check import Verdict, check_proof, is_solution
from whygrid.logic.document import read_head, read_proof
from whygrid.logic.k_certificate import Bounds
from whygrid.logic.proof import Proof
from whygrid.puzzle import Puzzle
from whygrid.service.documents import read_puzzle, to_json


def verify(document: Proof | dict[str, Any]) -> Verdict:
    """Check a proof, or a proof document, step by step, and what it claims against what it shows."""
    if isinstance(document, Proof):
        genre_name, text = document.genre, document.puzzle
    else:
        genre_name, text = read_head(document)
    puzzle = read_puzzle(genre_name, text)
    proof = document if isinstance(document, Proof) else read_proof(document, puzzle.rules)
    verdict = check_proof(puzzle.rules, (*puzzle.givens, *proof.assumed), proof.steps, proof.granted)
    verdict = replace(verdict, assumed=len(proof.assumed))
    problem = ""
    if verdict.ok:
        problem = _false_claim(puzzle, proof, verdict) or _false_figure(proof, document)
    return replace(verdict, ok=False, problem=problem) if problem else verdict


def verify_k(certificate: dict[str, Any]) -> Bounds:
    """The bounds that a certificate of k proves; raises `Refused` at the first thing that is wrong."""
    if certificate.get("version") != 2:
        return k_certificate.check(certificate)
    genre_name, text = certificate.get("genre"), certificate.get("puzzle")
    if not isinstance(genre_name, str) or not isinstance(text, str):
        raise k_certificate.Refused("it does not say which puzzle it is about")
    puzzle = read_puzzle(genre_name, text)
    clues = [clue.name for clue in puzzle.genre.clues(puzzle.board)]
    rules_with = lru_cache(256)(lambda names: puzzle.with_clues(names).rules)
    return k_general.check(certificate, k_general.Ground(rules_with, clues, puzzle.givens))


def _false_claim(puzzle: Puzzle, proof: Proof, verdict: Verdict) -> str:
    """What the document says about the puzzle that its steps and solutions do not show."""
    if proof.status in ("unique", "solution", "none") and verdict.shows != proof.status:
        return f"the steps are right, but they do not show the status {proof.status!r}"
    solutions = [_solution(proof, number) for number in range(1, len(proof.solutions) + 1)]
    for number, solution in enumerate(solutions, 1):
        if not _solves(puzzle, solution):
            return f"solution {number} is not a solution of the puzzle"
    wanted = {"unique": 1, "solution": 1, "multiple": 2, "none": 0}.get(proof.status)
    if wanted is not None and len(set(solutions)) != wanted:
        return f"a proof of status {proof.status!r} comes with {wanted} solutions, not {len(set(solutions))}"
    if proof.status not in ("unique", "solution", "multiple", "none", "unknown", "part"):
        return f"there is no status {proof.status!r}"
    return ""


def _false_figure(proof: Proof, document: Proof | dict[str, Any]) -> str:
    """A figure in the document that is not what the steps give."""
    if isinstance(document, Proof):
        return ""
    figures = to_json(proof)
    if document["k"] != figures["k"]:
        return f"it says that k is {document['k']}, but its steps give {figures['k']}"
    for number, step in enumerate(document["steps"], 1):
        if step["number"] != number:
            return f"step {number} has the number {step['number']}"
    return ""


def _solution(proof: Proof, number: int) -> Puzzle:
    try:
        return Puzzle.parse(proof.solutions[number - 1], proof.genre)
    except PuzzleError as error:
        raise ProofError(f"this is no board: {error.what}", where=f"solutions[{number - 1}]") from None


def _solves(puzzle: Puzzle, solution: Puzzle) -> bool:
    """Whether `solution` is the puzzle, filled in completely, with no rule broken."""
    facts = set(solution.givens)
    settled = {fact if fact in facts else -fact for fact in range(1, len(puzzle.rules.facts) + 1)}
    same_board = facts.issuperset(puzzle.givens) and puzzle.fill(facts) == solution
    return same_board and is_solution(puzzle.rules, settled)
