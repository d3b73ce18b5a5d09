"""`whygrid verify`."""

from __future__ import annotations

import sys
from typing import Any

import click

from whygrid.cli import shared
from whygrid.cli.sources import PROOF_BYTES, place, read_text
from whygrid.errors import ProofError, PuzzleError
from whygrid.logic.check import Verdict
from whygrid.logic.proof import Proof
from whygrid.service.documents import from_json, parse_json
from whygrid.service.verifying import verify, verify_k

K_FORMAT = "whygrid-k"
SHOWN = {
    "unique": ", the solution is unique",
    "none": ", there is no solution",
    "solution": ", a solution is found, the only one if there is one only",
    "not one solution": ", there is no solution or more than one",
}
EPILOG = """\b
Examples:
  whygrid explain classic --format json -o proof.json
  whygrid verify proof.json
  whygrid explain classic --format json | whygrid verify -
"""


@click.command(epilog=EPILOG)
@click.argument("proof", metavar="PROOF.json")
@click.option("--quiet", "-q", is_flag=True, help="Print the result only, not every step.")
@shared.json_option
@shared.colour_option
def command(proof: str, quiet: bool, as_json: bool, colour: bool) -> None:
    """Check a proof by a small checker that trusts nothing.

    PROOF is what `whygrid explain --format json` wrote, or a certificate of `whygrid k --certificate`.

    It prints the verdict on every step, or the first bad one, and ends with code 1 if there is one.
    """
    text = read_text(proof, PROOF_BYTES)
    try:
        document = parse_json(text)
        if isinstance(document, dict) and document.get("format") == K_FORMAT:
            sys.exit(_verify_k(document, as_json, colour))
        steps = from_json(document)
        verdict = verify(document)
    except (ProofError, PuzzleError) as error:
        error.where = f"{place(proof)}, {error.where}" if error.where else place(proof)
        raise
    if as_json:
        shared.emit_json(
            {
                "ok": verdict.ok,
                "steps": verdict.steps,
                "first_bad": verdict.first_bad,
                "problem": verdict.problem,
                "shows": verdict.shows,
                "assumed": verdict.assumed,
                "granted": list(verdict.granted),
            }
        )
    else:
        shared.emit(_tell(steps, verdict, quiet, colour))
    sys.exit(0 if verdict.ok else 1)


def _verify_k(certificate: dict[str, Any], as_json: bool, colour: bool) -> int:
    """Check a certificate of k; the exit code."""
    from whygrid.logic.k_certificate import Refused

    try:
        bounds = verify_k(certificate)
    except Refused as refusal:
        problem = str(refusal)
    else:
        problem = ""
    if as_json:
        proved = {} if problem else {"lower": bounds.lower, "upper": bounds.upper}
        shared.emit_json({"ok": not problem, "problem": problem, **proved})
    elif problem:
        shared.emit(shared.styled(f"bad: {problem}", colour, fg="red"))
    else:
        exact = (
            f"k = {bounds.lower}" if bounds.lower == bounds.upper else f"{bounds.lower} ≤ k ≤ {bounds.upper}"
        )
        shared.emit(shared.styled(f"ok: {exact}, proved", colour, fg="green"))
    return 1 if problem else 0


def _tell(proof: Proof, verdict: Verdict, quiet: bool, colour: bool) -> str:
    good = verdict.steps if verdict.first_bad is None else verdict.first_bad - 1
    lines = []
    for number, step in enumerate(() if quiet else proof.steps[:good], 1):
        fact = "contradiction" if step.fact is None else str(proof.rules.fact(step.fact))
        cells = _counted(step.k, "known cell")
        lines.append(f"step {number}: {fact} follows from {cells} by {_printable(step.technique)}")
    if verdict.ok:
        result = f"ok: {_counted(good, 'step')}{SHOWN.get(verdict.shows, '')}{_granted(verdict)}"
        if verdict.assumed:
            result += f", under {_counted(verdict.assumed, 'assumption')}"
        return "\n".join([*lines, shared.styled(result, colour, fg="green")])
    where = f"step {verdict.first_bad}: " if verdict.first_bad else ""
    result = f"bad: {where}{_printable(verdict.problem)}"
    return "\n".join([*lines, shared.styled(result, colour, fg="red")])


def _granted(verdict: Verdict) -> str:
    """What the proof takes for granted, in words."""
    return f" (taken for granted: {', '.join(verdict.granted)})" if verdict.granted else ""


def _counted(number: int, noun: str) -> str:
    return f"1 {noun}" if number == 1 else f"{number} {noun}s"


def _printable(text: str) -> str:
    """Text of a document that may come from anywhere, without line breaks and escape codes."""
    return "".join(symbol if symbol.isprintable() else "\ufffd" for symbol in text)
