"""`whygrid verify`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any

import click

from whygrid.budget import Budget
from whygrid.cli import shared
from whygrid.cli.sources import PROOF_BYTES, place, read_text
from whygrid.engine.k import say_bounds
from whygrid.errors import ProofError, PuzzleError, UsageError
from whygrid.logic.check import Verdict
from whygrid.logic.k_bounds import Bounds, Refused
from whygrid.puzzle import Puzzle
from whygrid.service.documents import parse_json
from whygrid.service.export.claims import claim_of
from whygrid.service.proved import Opinion, ask
from whygrid.service.verifying import K_FORMAT, Finding, certified_puzzle, examine, verify_k
from whygrid.voice.message import message

SECONDS = 60.0
LISTED = 12
"""So many assumptions are named; the others are counted."""
SHOWN = {
    "unique": "the solution is unique",
    "none": "there is no solution",
    "multiple": "there are at least two solutions",
    "solution": "a solution is found, the only one if there is one only",
    "not one solution": "there is no solution or more than one",
    "nothing": "not shown is whether there is a solution, or only one",
}
EPILOG = """\b
Examples:
  whygrid explain classic --format json -o proof.json
  whygrid verify proof.json
  whygrid explain classic --format json | whygrid verify -
  whygrid verify --proved proof.json        (after `make proved`)
"""


@click.command(epilog=EPILOG)
@click.argument("proof", metavar="PROOF.json")
@click.option("--assuming", is_flag=True, help="Check a proof that rests on assumptions all the same.")
@click.option("--proved", is_flag=True, help="Ask the checker that is proved in Coq as well.")
@click.option("--quiet", "-q", is_flag=True, help="Print puzzle and result only, not every step.")
@lambda command: shared.budget_option(command, default=SECONDS)
@shared.json_option
@shared.colour_option
def command(
    proof: str,
    assuming: bool,
    proved: bool,
    quiet: bool,
    time_limit: float | None,
    as_json: bool,
    colour: bool,
) -> None:
    """Check a proof by a small checker that trusts nothing.

    PROOF is what `whygrid explain --format json` wrote, or a certificate of `whygrid k --certificate`.

    It prints the puzzle, the verdict on every step, or the first bad one, what is shown, and what else the
    document says that was not checked. It ends with code 1 if something is wrong, with 4 if time ran out.
    """
    text = read_text(proof, PROOF_BYTES)
    opinion = None
    with shared.budget(time_limit) as budget:
        try:
            document = parse_json(text)
            if isinstance(document, dict) and document.get("format") == K_FORMAT:
                if proved:
                    raise UsageError(message("cli/proved-knows-no-certificates"))
                sys.exit(_verify_k(document, budget, as_json, colour))
            found = examine(document, budget, assuming=assuming)
            if proved and found.verdict.ok:
                opinion = ask(claim_of(document, budget), budget)
        except (ProofError, PuzzleError) as error:
            error.where = f"{place(proof)}, {error.where}" if error.where else place(proof)
            raise
    if as_json:
        shared.emit_json(_document(found) | ({"proved": opinion._asdict()} if opinion else {}))
    else:
        shared.emit("\n".join([*_tell(found, quiet, colour), *_tell_opinion(opinion, colour)]))
    right = found.verdict.ok and (opinion is None or opinion.accepted)
    sys.exit(0 if right else 4 if found.verdict.stopped else 1)


def _tell_opinion(opinion: Opinion | None, colour: bool) -> Iterator[str]:
    if opinion:
        yield from (f"taken without proof: {_printable(rule)}" for rule in opinion.taken)
        colouring = "green" if opinion.accepted else "red"
        yield shared.styled(f"proved checker: {_printable(opinion.says)}", colour, fg=colouring)


def _verify_k(certificate: dict[str, Any], budget: Budget, as_json: bool, colour: bool) -> int:
    """Check a certificate of k; the exit code."""
    try:
        bounds = verify_k(certificate, budget)
        puzzle = certified_puzzle(certificate)
    except Refused as refusal:
        problem = str(refusal)
        if as_json:
            shared.emit_json({"ok": False, "problem": problem})
        else:
            shared.emit(shared.styled(f"bad: {_printable(problem)}", colour, fg="red"))
        return 1
    if as_json:
        named = {"genre": puzzle.genre_name, "puzzle": puzzle.text}
        shared.emit_json({"ok": True, "problem": "", **named, **bounds._asdict()})
    else:
        shared.emit("\n".join([*_named(puzzle), shared.styled(f"ok: {_bounds(bounds)}", colour, fg="green")]))
    return 0


def _bounds(bounds: Bounds) -> str:
    """What a certificate of k shows, in words."""
    said = say_bounds(*bounds)
    return said if bounds.upper is None else f"the solution is unique, {said}, proved"


def _document(found: Finding) -> dict[str, Any]:
    verdict = found.verdict
    return {
        "ok": verdict.ok,
        "genre": found.puzzle.genre_name,
        "puzzle": found.puzzle.text,
        "steps": verdict.steps,
        "first_bad": verdict.first_bad,
        "problem": verdict.problem,
        "shows": verdict.shows,
        "granted": list(verdict.granted),
        "assumed": verdict.assumed,
        "stopped": verdict.stopped,
        "unchecked": list(verdict.unchecked),
    }


def _tell(found: Finding, quiet: bool, colour: bool) -> Iterator[str]:
    puzzle, proof, verdict = found
    if verdict.assumed:
        assumed = _some(str(proof.rules.fact(literal)) for literal in dict.fromkeys(proof.assumed))
        count = _counted(verdict.assumed, "assumption")
        yield f"This proves nothing about the puzzle as printed: it rests on {count} ({assumed})."
    yield from _named(puzzle)
    good = verdict.steps if verdict.ok else (verdict.first_bad or 1) - 1
    for number, step in enumerate(() if quiet else proof.steps[:good], 1):
        fact = "contradiction" if step.fact is None else str(proof.rules.fact(step.fact))
        facts = _counted(step.k, "known cell" if min(step.support, default=1) > 0 else "fact")
        yield f"step {number}: {fact} follows from {facts} by {_printable(step.technique)}"
    if verdict.unchecked:
        yield f"not checked: {_printable(', '.join(verdict.unchecked))}"
    if verdict.ok:
        yield shared.styled(f"ok: {_counted(good, 'step')}, {_shown(verdict)}", colour, fg="green")
    else:
        where = f"step {verdict.first_bad}: " if verdict.first_bad else ""
        what, remedy = ("stopped", "; --time-limit allows more") if verdict.stopped else ("bad", "")
        yield shared.styled(f"{what}: {where}{_printable(verdict.problem)}{remedy}", colour, fg="red")


def _shown(verdict: Verdict) -> str:
    """What a right proof shows, in words, with what it rests on besides the puzzle."""
    shows = verdict.shows.removesuffix(" under assumptions")
    under = f"under {_counted(verdict.assumed, 'assumption')} " if shows != verdict.shows else ""
    granted = f" (taken for granted: {', '.join(verdict.granted)})" if verdict.granted else ""
    return f"{under}{SHOWN[shows]}{granted}"


def _named(puzzle: Puzzle) -> Iterator[str]:
    """Which puzzle it was, as it was read."""
    lines = [_printable(line) for line in puzzle.text.splitlines()]
    yield " ".join([f"puzzle: {puzzle.genre_name}", *(lines if len(lines) == 1 else ())])
    if len(lines) > 1:
        yield from (f"  {line}" for line in lines)


def _some(names: Iterable[str]) -> str:
    listed = list(names)
    more = [f"and {len(listed) - LISTED} more"] if len(listed) > LISTED else []
    return ", ".join([*listed[:LISTED], *more])


def _counted(number: int, noun: str) -> str:
    return f"1 {noun}" if number == 1 else f"{number} {noun}s"


def _printable(text: str) -> str:
    """Text of a document that may come from anywhere, without line breaks and escape codes."""
    return "".join(symbol if symbol.isprintable() else "\ufffd" for symbol in text)
