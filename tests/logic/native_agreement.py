"""The native checker beside the one in Python, on a proof that the latter has judged."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress

from whygrid.budget import Budget
from whygrid.kernels import NATIVE
from whygrid.logic.check import ONE_SOLUTION, Verdict
from whygrid.service import verifying
from whygrid.service.comparing import Finding, Reading

if NATIVE:
    from whygrid.kernels import checking
    from whygrid.service.verifying_natively import examine_natively


def watched(
    found_about: Callable[..., Finding],
) -> Callable[..., Finding]:
    """What finds verdicts, but native code has to find the same."""

    def found(reading: Reading, check: Callable[[], Verdict], budget: Budget, *, assuming: bool) -> Finding:
        finding = found_about(reading, check, budget, assuming=assuming)
        assert not (problem := difference(reading, finding.verdict, assuming)), problem
        return finding

    return found


def difference(reading: Reading, verdict: Verdict, assuming: bool) -> str:
    """What native code says of a proof otherwise than the checker in Python; empty if nothing."""
    if not NATIVE or verdict.stopped:
        return ""
    puzzle, proof = reading.puzzle, reading.proof
    steps = checking.steps_of(proof.steps, puzzle.rules, Budget())
    if steps is None:  # facts that are no numbers, or none that fit
        return f"native: the steps can't be read, Python: {verdict}" if verdict.ok else ""
    about_steps = verdict.ok or verdict.first_bad is not None
    if about_steps and {*proof.granted} <= {ONE_SOLUTION} and (assuming or not proof.assumed):
        outcome = steps.outcome({*proof.assumed, *puzzle.givens}, bool(proof.granted))
        if (verdict.first_bad or 0) != outcome.first_bad:
            return f"native: wrong is {outcome}, Python: {verdict}"
    sources = [proof if reading.document is None else reading.document]
    with suppress(TypeError, ValueError, RecursionError):  # some tests have documents that no text can be
        sources += [] if reading.document is None else [json.dumps(reading.document, allow_nan=False)]
    for source in sources:
        found = examine_natively(source, Budget(), assuming)
        if found is None and verdict.ok and not isinstance(source, str):
            return f"native: refused, Python: {verdict}"
        if found is not None and found.verdict != verdict:
            return f"native: {found.verdict}, Python: {verdict}"
    return ""


def watch(patch: Callable[[object, str, object], None]) -> None:
    """Have native code look at every proof that is verified."""
    patch(verifying, "found_about", watched(verifying.found_about))
