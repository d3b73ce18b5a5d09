"""`whygrid verify`."""

from __future__ import annotations

import sys

import click

from whygrid.cli import shared
from whygrid.cli.sources import PROOF_BYTES, place, read_text
from whygrid.errors import ProofError
from whygrid.service.documents import from_json, parse_json
from whygrid.service.verifying import verify

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
    """Check a proof that `whygrid explain --format json` wrote, with a small checker that trusts nothing.

    It prints the verdict on every step, or the first bad one, and ends with code 1 if there is one.
    """
    try:
        document = parse_json(read_text(proof, PROOF_BYTES))
        steps = from_json(document)
        verdict = verify(document)
    except ProofError as error:
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
            }
        )
    else:
        good = verdict.steps if verdict.first_bad is None else verdict.first_bad - 1
        if not quiet:
            for number, step in enumerate(steps.steps[:good], 1):
                fact = "contradiction" if step.fact is None else str(steps.rules.fact(step.fact))
                technique = _printable(step.technique)
                shared.emit(f"step {number}: {fact} follows from {step.k} known cells by {technique}")
        if verdict.ok:
            shown = {"unique": "the solution is unique", "none": "there is no solution"}.get(verdict.shows)
            shared.emit(shared.styled(f"ok: {good} steps{', ' + shown if shown else ''}", colour, fg="green"))
        else:
            which = f"step {verdict.first_bad}: " if verdict.first_bad else ""
            problem = _printable(verdict.problem)
            shared.emit(shared.styled(f"bad: {which}{problem}", colour, fg="red"))
    sys.exit(0 if verdict.ok else 1)


def _printable(text: str) -> str:
    """Text of a document that may come from anywhere, without line breaks and escape codes."""
    return "".join(symbol if symbol.isprintable() else "\ufffd" for symbol in text)
