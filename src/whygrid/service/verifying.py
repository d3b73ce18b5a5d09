"""Verifying a proof document: everything is looked at again, nothing is believed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from whygrid.budget import Budget
from whygrid.errors import ProofError, PuzzleError, Stopped
from whygrid.logic.check import Verdict, check_proof, is_solution
from whygrid.logic.document import read_head, read_proof, unknown_fields
from whygrid.logic.proof import Proof
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.service.clues import odd_clues
from whygrid.service.documents import figures_to_json, read_puzzle
from whygrid.voice.message import message

if TYPE_CHECKING:
    from whygrid.certificates.bounds import Bounds

K_FORMAT = "whygrid-k"


class Finding(NamedTuple):
    """A verdict, the proof that it is about, and the puzzle as it was read."""

    puzzle: Puzzle
    proof: Proof
    verdict: Verdict


def verify(
    document: Proof | dict[str, Any], budget: Budget | None = None, *, assuming: bool = False
) -> Verdict:
    """Check a proof, or a proof document, step by step, and what it claims against what it shows.

    A proof that rests on assumptions is not accepted unless `assuming`: it shows nothing without them.
    """
    return examine(document, budget, assuming=assuming).verdict


def examine(
    document: Proof | dict[str, Any], budget: Budget | None = None, *, assuming: bool = False
) -> Finding:
    """What `verify` finds, with what it was found about."""
    budget = budget or Budget()
    if isinstance(document, Proof):
        puzzle, proof = read_puzzle(document.genre, document.puzzle), document
    else:
        puzzle = read_puzzle(*read_head(document))
        proof = read_proof(document, puzzle.rules, budget)
    if proof.assumed and not assuming:
        problem = str(message("service/proves-nothing-as-printed"))
        verdict = Verdict(False, len(proof), problem=problem, assumed=len(set(proof.assumed)))
        return Finding(puzzle, proof, verdict)
    verdict = check_proof(puzzle.rules, puzzle.givens, proof.steps, proof.granted, proof.assumed, budget)
    if verdict.ok:
        try:
            verdict = _compared(puzzle, proof, document, verdict, budget)
        except Stopped as stop:
            verdict = replace(verdict, ok=False, problem=str(stop.what), shows="nothing", stopped=True)
    return Finding(puzzle, proof, verdict)


def verify_k(certificate: object, budget: Budget | None = None) -> Bounds:
    """The bounds that a certificate of k proves; raises `Refused` at the first thing that is wrong."""
    from whygrid.certificates import general, nine  # no proof needs them

    budget = budget or Budget()
    if not isinstance(certificate, dict) or certificate.get("version") != 2:
        return nine.check(certificate, budget.tick)
    puzzle = certified_puzzle(certificate)
    clues = [clue.name for clue in puzzle.genre.clues(puzzle.board)]
    rules_with = lru_cache(256)(lambda names: puzzle.with_clues(names).rules)
    return general.check(certificate, general.Ground(rules_with, clues, puzzle.givens, budget))


def certified_puzzle(certificate: dict[str, Any]) -> Puzzle:
    """The puzzle that a certificate of k is about."""
    genre_name, text = (
        certificate.get("genre", "sudoku"),
        certificate.get("puzzle", certificate.get("givens")),
    )
    if not isinstance(genre_name, str) or not isinstance(text, str):
        from whygrid.certificates.bounds import Refused

        raise Refused(str(message("service/does-not-say-which-puzzle")))
    return read_puzzle(genre_name, text)


def _compared(
    puzzle: Puzzle, proof: Proof, document: Proof | dict[str, Any], verdict: Verdict, budget: Budget
) -> Verdict:
    """The verdict on a proof of right steps, after a look at what else the document claims."""
    problem = _false_claim(puzzle, proof, verdict) or _false_k(puzzle, proof, budget)
    if not isinstance(document, Proof):
        problem = problem or _false_figure(proof, document)
    if problem:
        return replace(verdict, ok=False, problem=problem, shows="nothing")
    if proof.status == "multiple":
        verdict = replace(verdict, shows="multiple")
    fields = () if isinstance(document, Proof) else unknown_fields(document)
    return replace(verdict, unchecked=(*_unchecked(proof), *fields))


def _false_claim(puzzle: Puzzle, proof: Proof, verdict: Verdict) -> str:
    """What the document says about the puzzle that its steps and solutions do not show."""
    if proof.status not in ("unique", "solution", "multiple", "none", "unknown", "part", "stuck"):
        return str(message("service/there-is-no-status", status=proof.status))
    shown = verdict.shows.removesuffix(" under assumptions")
    if proof.status in ("unique", "solution", "none") and shown != proof.status:
        return str(message("service/right-but-not-the-status", status=proof.status))
    solutions = [_solution(proof, number) for number in range(1, len(proof.solutions) + 1)]
    for number, solution in enumerate(solutions, 1):
        if not _solves(puzzle, solution):
            return str(message("service/is-no-solution", n=number))
        if not _agrees(proof, solution):
            return str(message("service/not-led-to", n=number))
    wanted = {"unique": 1, "solution": 1, "multiple": 2, "none": 0}.get(proof.status)
    if wanted is not None and len(set(solutions)) != wanted:
        return str(
            message(
                "service/other-number-of-solutions",
                status=proof.status,
                wanted=wanted,
                n=len(set(solutions)),
            )
        )
    return ""


def _false_k(puzzle: Puzzle, proof: Proof, budget: Budget) -> str:
    """A step that counts its clues wrongly."""
    known = {*puzzle.givens, *proof.assumed}
    for number, step in enumerate(proof.steps, 1):
        problem = odd_clues(puzzle, step, known if proof.granted else None, budget)
        if problem:
            return str(message("service/step-counts-wrongly", n=number, problem=problem))
    return ""


def _false_figure(proof: Proof, document: dict[str, Any]) -> str:
    """A figure in the document that is not what the steps give."""
    for name, figure in figures_to_json(proof).items():
        if document[name] != figure:
            return str(
                message("service/figure-is-wrong", name=name, said=str(document[name]), figure=str(figure))
            )
    for number, step in enumerate(document["steps"], 1):
        if step["number"] != number:
            return str(message("service/step-has-the-number", n=number, said=str(step["number"])))
    return ""


def _unchecked(proof: Proof) -> Iterator[str]:
    """What a proof says that its steps do not show, in words."""
    if proof.steps:
        yield str(message("service/unchecked-words"))
    if proof.note:
        yield str(message("service/unchecked-note"))
    excluding = any(literal < 0 for step in proof.steps for literal in (*step.support, step.fact or 1))
    if proof.view == "cells" and excluding:
        yield str(message("service/unchecked-view"))
    smallest = sum(step.smallest is not None for step in proof.steps)
    if smallest:
        yield str(message("service/unchecked-smallest", n=smallest))


def _solution(proof: Proof, number: int) -> Puzzle:
    try:
        return Puzzle.parse(proof.solutions[number - 1], proof.genre)
    except PuzzleError as error:
        raise ProofError(
            message("service/no-board", what=error.what),
            where=f"solutions[{number - 1}]",
        ) from None


def _solves(puzzle: Puzzle, solution: Puzzle) -> bool:
    """Whether `solution` is the puzzle, filled in completely, with no rule broken."""
    if solution.rules.facts != puzzle.rules.facts:  # a board of another size or shape
        return False
    facts = set(solution.givens)
    settled = {fact if fact in facts else -fact for fact in range(1, len(puzzle.rules.facts) + 1)}
    same_board = facts.issuperset(puzzle.givens) and puzzle.fill(facts) == solution
    return same_board and is_solution(puzzle.rules, settled)


def _agrees(proof: Proof, solution: Puzzle) -> bool:
    """Whether a solution is as assumed, and where one is shown, that one."""
    facts = set(solution.givens)
    said = list(proof.assumed)
    if proof.status in ("unique", "solution"):
        said += (step.fact for step in proof.steps if step.fact is not None)
    return all((fact in facts) if fact > 0 else (-fact not in facts) for fact in said)
