"""Verifying by native code, which reads and checks what is right.

All else is left to Python, which says in words what is wrong.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from whygrid.budget import Budget
from whygrid.errors import ProofError, PuzzleError, Stopped
from whygrid.kernels import checking
from whygrid.logic.check import ONE_SOLUTION, Verdict, accepted
from whygrid.logic.document import FORMAT, read_head, read_proof
from whygrid.logic.proof import Proof
from whygrid.service.comparing import Finding, Reading, found_about
from whygrid.service.documents import read_puzzle


def examine_natively(
    document: Proof | dict[str, Any] | str, budget: Budget, assuming: bool
) -> Finding | None:
    """What there is to say of a proof that is right, or was not checked to its end; None for all others."""
    try:
        read = _read(document, budget)
        if read is None:
            return None
        reading, steps = read
        found = found_about(reading, partial(_verdict, reading, steps, budget), budget, assuming=assuming)
    except (ProofError, PuzzleError):  # Python says what comes first of all that is wrong
        return None
    return found if found.verdict.ok or found.verdict.stopped else None


def _read(document: Proof | dict[str, Any] | str, budget: Budget) -> tuple[Reading, checking.Steps] | None:
    """The proof, and its steps as the native checker has them."""
    if isinstance(document, str):
        native = checking.read_document(document)
        if native is None:
            return None
        head = native.head()
        if head.get("format") != FORMAT:
            return None
        puzzle = read_puzzle(*read_head(head))
        proof = read_proof(head, puzzle.rules, budget)
        steps = checking.steps_in(native, puzzle.rules, budget)
        figures = () if steps is None else steps.figures
    elif isinstance(document, Proof):
        head, proof = None, document
        puzzle = read_puzzle(proof.genre, proof.puzzle)
        steps = checking.steps_of(proof.steps, puzzle.rules, budget)
        figures = tuple([step.figures for step in proof.steps])
    else:
        head, puzzle = document, read_puzzle(*read_head(document))
        proof = read_proof(document, puzzle.rules, budget)
        steps = checking.steps_of(proof.steps, puzzle.rules, budget)
        figures = tuple([step.figures for step in proof.steps])
    if steps is None:
        return None
    return Reading(puzzle, proof, figures, head, partial(checking.keeps, puzzle.rules)), steps


def _verdict(reading: Reading, steps: checking.Steps, budget: Budget) -> Verdict:
    puzzle, proof, number = reading.puzzle, reading.proof, len(reading.figures)
    granted, assumed = bool(proof.granted), {*proof.assumed}
    if not {*proof.granted} <= {ONE_SOLUTION}:
        return Verdict(False, number)
    try:
        outcome = steps.outcome(assumed.union(puzzle.givens), granted, budget)
    except Stopped as stop:
        verdict = Verdict(False, number, granted=proof.granted, assumed=len(assumed))
        return replace(verdict, problem=str(stop.what), stopped=True)
    if outcome.first_bad:
        return Verdict(False, number, outcome.first_bad)
    return accepted(number, outcome.shows, proof.granted, len(assumed))
