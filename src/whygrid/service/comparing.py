"""What a proof says of its puzzle, against what its steps show; nothing that it says is believed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from typing import Any

from whygrid.budget import Budget
from whygrid.errors import ProofError, PuzzleError, Stopped
from whygrid.logic.check import Verdict
from whygrid.logic.document import unknown_fields
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Figures, Proof, statistics_of
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.service.clues import odd_clues
from whygrid.service.documents import figures_to_json
from whygrid.voice.message import message


class Reading(NamedTuple):
    """A proof as it was read.

    figures     those of its steps
    document    what it was read from, if it was; where that was done natively, without its steps
    keeps       whether all rules are kept where these facts hold, and no others
    """

    puzzle: Puzzle
    proof: Proof
    figures: Sequence[Figures]
    document: dict[str, Any] | None
    keeps: Callable[[Collection[Literal]], bool]


class Finding(NamedTuple):
    """A verdict, the proof that it is about with the figures of its steps, and the puzzle as it was read.

    Steps that were read natively stay there: `proof` is without them.
    """

    puzzle: Puzzle
    proof: Proof
    figures: Sequence[Figures]
    verdict: Verdict


def found_about(reading: Reading, check: Callable[[], Verdict], budget: Budget, *, assuming: bool) -> Finding:
    """What is found about a proof whose steps this checks."""
    proof = reading.proof
    if proof.assumed and not assuming:
        problem = str(message("service/proves-nothing-as-printed"))
        verdict = Verdict(False, len(reading.figures), problem=problem, assumed=len(set(proof.assumed)))
        return Finding(*reading[:3], verdict)
    verdict = check()
    if verdict.ok:
        try:
            verdict = _compared(reading, verdict, budget)
        except Stopped as stop:
            verdict = replace(verdict, ok=False, problem=str(stop.what), shows="nothing", stopped=True)
    return Finding(*reading[:3], verdict)


def _compared(reading: Reading, verdict: Verdict, budget: Budget) -> Verdict:
    """The verdict on a proof of right steps, after a look at what else it says."""
    proof, document = reading.proof, reading.document
    problem = _false_claim(reading, verdict) or _false_k(reading, budget)
    if document is not None:
        problem = problem or _false_figure(reading.figures, document)
    if problem:
        return replace(verdict, ok=False, problem=problem, shows="nothing")
    if proof.status == "multiple":
        verdict = replace(verdict, shows="multiple")
    fields = () if document is None else unknown_fields(document)
    return replace(verdict, unchecked=(*_unchecked(reading), *fields))


def _false_claim(reading: Reading, verdict: Verdict) -> str:
    """What the document says about the puzzle that its steps and solutions do not show."""
    proof = reading.proof
    if proof.status not in ("unique", "solution", "multiple", "none", "unknown", "part", "stuck"):
        return str(message("service/there-is-no-status", status=proof.status))
    shown = verdict.shows.removesuffix(" under assumptions")
    if proof.status in ("unique", "solution", "none") and shown != proof.status:
        return str(message("service/right-but-not-the-status", status=proof.status))
    solutions = [_solution(proof, number) for number in range(1, len(proof.solutions) + 1)]
    for number, solution in enumerate(solutions, 1):
        if not _solves(reading, solution):
            return str(message("service/is-no-solution", n=number))
        if not _agrees(reading, solution):
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


def _false_k(reading: Reading, budget: Budget) -> str:
    """A step that counts its clues wrongly."""
    puzzle, proof = reading.puzzle, reading.proof
    known = {*puzzle.givens, *proof.assumed}
    for number, step in enumerate(proof.steps, 1):
        problem = odd_clues(puzzle, step, known if proof.granted else None, budget)
        if problem:
            return str(message("service/step-counts-wrongly", n=number, problem=problem))
    return ""


def _false_figure(figures: Sequence[Figures], document: dict[str, Any]) -> str:
    """A figure in the document that is not what the steps give."""
    for name, figure in figures_to_json(statistics_of(figures)).items():
        if document[name] != figure:
            return str(
                message("service/figure-is-wrong", name=name, said=str(document[name]), figure=str(figure))
            )
    for number, step in enumerate(document["steps"], 1):
        if step["number"] != number:
            return str(message("service/step-has-the-number", n=number, said=str(step["number"])))
    return ""


def _unchecked(reading: Reading) -> Iterator[str]:
    """What a proof says that its steps do not show, in words."""
    proof, figures = reading.proof, reading.figures
    if figures:
        yield str(message("service/unchecked-words"))
    if proof.note:
        yield str(message("service/unchecked-note"))
    excluding = any(step.excluding or (step.fact or 1) < 0 for step in figures)
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


def _solves(reading: Reading, solution: Puzzle) -> bool:
    """Whether `solution` is the puzzle, filled in completely, with no rule broken."""
    puzzle = reading.puzzle
    if solution.rules.facts != puzzle.rules.facts:  # a board of another size or shape
        return False
    facts = set(solution.givens)
    same_board = facts.issuperset(puzzle.givens) and puzzle.fill(facts) == solution
    return same_board and reading.keeps(facts)


def _agrees(reading: Reading, solution: Puzzle) -> bool:
    """Whether a solution is as assumed, and where one is shown, that one."""
    facts = set(solution.givens)
    said = list(reading.proof.assumed)
    if reading.proof.status in ("unique", "solution"):
        said += (step.fact for step in reading.figures if step.fact is not None)
    return all((fact in facts) if fact > 0 else (-fact not in facts) for fact in said)
