"""`whygrid verify`."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from typing import Any

import click

from whygrid.budget import Budget
from whygrid.certificates.bounds import Bounds, Refused
from whygrid.cli import shared
from whygrid.cli.sources import PROOF_BYTES, place, read_text
from whygrid.engine.k import say_bounds
from whygrid.errors import ProofError, PuzzleError, UsageError
from whygrid.logic.check import Verdict
from whygrid.logic.proof import Figures, Proof
from whygrid.puzzle import Puzzle
from whygrid.service.comparing import Finding
from whygrid.service.documents import parse_json
from whygrid.service.export.theses import thesis_of
from whygrid.service.naming import technique_name
from whygrid.service.proved import Opinion, ask
from whygrid.service.verifying import K_FORMAT, certified_puzzle, examine, found_natively, verify_k
from whygrid.voice.message import Message, Short, message

SECONDS = 60.0
LISTED = 12
"""So many assumptions are named; the others are counted."""
SHOWN = {
    "unique": message("cli/shown-unique"),
    "none": message("cli/shown-none"),
    "multiple": message("cli/shown-multiple"),
    "solution": message("cli/shown-solution"),
    "not one solution": message("cli/shown-not-one"),
    "nothing": message("cli/shown-nothing"),
}
EPILOG = """\b
Examples:
  whygrid explain classic --format json -o proof.json
  whygrid verify proof.json
  whygrid explain classic --format json | whygrid verify -
  whygrid verify --proved proof.json        (after `make proved`)
  whygrid verify --native --quiet huge.json
"""


@click.command(epilog=EPILOG)
@click.argument("proof", metavar="PROOF.json")
@click.option("--assuming", is_flag=True, help="Check a proof that rests on assumptions all the same.")
@click.option("--proved", is_flag=True, help="Ask the checker that is proved in Coq as well.")
@click.option("--native", is_flag=True, help="Have native code check it, which is faster.")
@click.option("--quiet", "-q", is_flag=True, help="Print puzzle and result only, not every step.")
@lambda command: shared.budget_option(command, default=SECONDS)
@shared.json_option
@shared.colour_option
def command(
    proof: str,
    assuming: bool,
    proved: bool,
    native: bool,
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
    if proof != "-" and not os.path.exists(proof):
        raise UsageError(
            message("cli/there-is-no-such-file"),
            where=proof,
            remedy=message("service/explain-writes-a-proof"),
        )
    text = read_text(proof, PROOF_BYTES)
    opinion = None
    with shared.budget(time_limit) as budget:
        try:
            found = found_natively(text, budget, assuming=assuming) if native else None
            if found is None:
                document = parse_json(text)
                if isinstance(document, dict) and document.get("format") == K_FORMAT:
                    if proved:
                        raise UsageError(message("cli/proved-knows-no-certificates"))
                    sys.exit(_verify_k(document, budget, as_json, colour))
                found = examine(document, budget, assuming=assuming)
            if proved and found.verdict.ok:
                opinion = ask(thesis_of(parse_json(text), budget), budget)
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
        for rule in opinion.taken:
            yield str(message("cli/taken-without-proof", rule=_printable(rule)))
        colouring = "green" if opinion.accepted else "red"
        yield shared.styled(
            str(message("cli/proved-checker", says=_printable(opinion.says))), colour, fg=colouring
        )


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
            shared.emit(shared.styled(str(message("cli/bad", problem=_printable(problem))), colour, fg="red"))
        return 1
    if as_json:
        named = {"genre": puzzle.genre_name, "puzzle": puzzle.text}
        shared.emit_json({"ok": True, "problem": "", **named, **bounds._asdict()})
    else:
        shared.emit(
            "\n".join(
                [
                    *_named(puzzle),
                    shared.styled(str(message("cli/ok", shown=_bounds(bounds))), colour, fg="green"),
                ]
            )
        )
    return 0


def _bounds(bounds: Bounds) -> str:
    """What a certificate of k shows, in words."""
    said = say_bounds(*bounds)
    return said if bounds.upper is None else str(message("cli/unique-and-proved", bounds=said))


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
    puzzle, proof, figures, verdict = found
    if verdict.assumed:
        assumed = _some(str(proof.rules.fact(literal)) for literal in dict.fromkeys(proof.assumed))
        yield str(message("cli/proves-nothing", n=verdict.assumed, facts=assumed))
    yield from _named(puzzle)
    good = verdict.steps if verdict.ok else (verdict.first_bad or 1) - 1
    for number, step in enumerate(() if quiet else figures[:good], 1):
        yield str(_told_step(proof, number, step))
    if verdict.unchecked:
        yield str(message("cli/not-checked", names=_printable(", ".join(verdict.unchecked))))
    if verdict.ok:
        yield shared.styled(str(message("cli/ok-steps", n=good, shown=_shown(verdict))), colour, fg="green")
    else:
        problem = _printable(str(verdict.problem))
        if verdict.first_bad:
            problem = str(message("cli/at-step", number=verdict.first_bad, problem=problem))
        what = message("cli/bad", problem=problem)
        if verdict.stopped:
            what = message("cli/stopped-more-time", problem=problem)
        yield shared.styled(str(what), colour, fg="red")


def _told_step(proof: Proof, number: int, step: Figures) -> Message:
    said: Message | Short
    said = (
        message("engine/contradiction") if step.fact is None else Short((proof.rules.fact(step.fact).parts,))
    )
    name = technique_name(proof.genre, _printable(step.techniques[-1]))
    if step.excluding:
        return message("cli/follows-from-facts", number=number, fact=said, n=step.k, technique=name)
    return message("cli/follows-from-cells", number=number, fact=said, n=step.k, technique=name)


def _shown(verdict: Verdict) -> str:
    """What a right proof shows, in words, with what it rests on besides the puzzle."""
    shows = verdict.shows.removesuffix(" under assumptions")
    said = SHOWN[shows]
    if shows != verdict.shows:
        said = message("cli/under-assumptions", n=verdict.assumed, shown=said)
    if verdict.granted:
        said = message("cli/taken-for-granted", shown=said, names=", ".join(verdict.granted))
    return str(said)


def _named(puzzle: Puzzle) -> Iterator[str]:
    """Which puzzle it was, as it was read."""
    lines = [_printable(line) for line in puzzle.text.splitlines()]
    yield " ".join(
        [str(message("cli/puzzle-is", genre=puzzle.genre_name)), *(lines if len(lines) == 1 else ())]
    )
    if len(lines) > 1:
        yield from (f"  {line}" for line in lines)


def _some(names: Iterable[str]) -> str:
    listed = list(names)
    more = [str(message("cli/and-more", n=len(listed) - LISTED))] if len(listed) > LISTED else []
    return ", ".join([*listed[:LISTED], *more])


def _printable(text: str) -> str:
    """Text of a document that may come from anywhere, without line breaks and escape codes."""
    return "".join(symbol if symbol.isprintable() else "\ufffd" for symbol in text)
