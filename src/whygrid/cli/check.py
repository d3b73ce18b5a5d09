"""`whygrid check`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click

from whygrid.cli import shared
from whygrid.cli.boards import difference, draw
from whygrid.cli.sources import Unread, read_puzzles, tell_unread
from whygrid.genre import Clue
from whygrid.logic.facts import Fact
from whygrid.puzzle import Puzzle
from whygrid.scene.view import View
from whygrid.service.contradicting import Contradiction, say_contradiction
from whygrid.service.solving import Report, check
from whygrid.voice import listed, noted
from whygrid.voice.message import Message, Said, Short, message

EPILOG = """\b
Examples:
  whygrid check classic
  whygrid check two-solutions ; echo $?        3: more than one solution
  whygrid check --json puzzle.txt
  whygrid check puzzles.txt                    each of many
"""


@click.command(epilog=EPILOG)
@shared.puzzles_argument
@shared.budget_option
@shared.json_option
@shared.colour_option
def command(
    puzzles: tuple[str, ...], genre: str | None, time_limit: float | None, as_json: bool, colour: bool
) -> None:
    """Look for conflicts in PUZZLE, count its solutions, and find givens and clues that it does not need.

    PUZZLE is the puzzle itself, a file, FILE:LINE, - for standard input, or the name of an example; there may
    be several, and files with several. Those that can't be read are named, and the exit code is 2.
    """
    found = read_puzzles(puzzles, genre)
    alone = len(found) == 1
    documents: list[dict[str, object]] = []
    codes = {0}
    with shared.budget(time_limit) as budget, shared.several(budget, len(found)) as go_on:
        for entry in found:
            if not go_on():
                break
            if isinstance(entry, Unread):
                codes.add(2)
                documents.append(entry.document())
                if not as_json:
                    tell_unread([entry])
                continue
            report = check(entry.puzzle, budget)
            stopped = report.status == "unique" and report.redundant is None
            codes.add(shared.EXIT_OF_STATUS["unknown" if stopped else report.status])
            place: dict[str, object] = {} if alone else {"puzzle": entry.place}
            documents.append(place | _document(entry.puzzle, report))
            if not as_json:
                heading = "" if alone else f"{entry.place}:\n"
                shared.emit(heading + _tell(entry.puzzle, report, colour))
    if budget.cancelled:
        codes.add(shared.EXIT_OF_STATUS["unknown"])
    if as_json:
        shared.emit_json(documents[0] if alone else documents)
    sys.exit(max(codes, key=shared.BY_WEIGHT.index))


def _document(board: Puzzle, report: Report) -> dict[str, object]:
    return {
        "genre": board.genre_name,
        "status": report.status,
        "conflicts": [
            {"rule": conflict.rule, "text": conflict.text, "facts": list(map(str, conflict.facts))}
            for conflict in report.conflicts
        ],
        "contradiction": _contradiction(board, report.contradiction),
        "minimal": report.minimal,
        "redundant": None if report.redundant is None else list(map(str, report.redundant)),
        "solutions": [solution.text for solution in report.solutions],
        "note": report.note,
        **({"forced": list(map(str, report.forced))} if report.status == "unknown" else {}),
    }


def _contradiction(board: Puzzle, found: Contradiction | None) -> dict[str, object] | None:
    if found is None:
        return None
    givens = [str(board.rules.fact(given)) for given in found.givens]
    return {"givens": givens, "clues": [str(clue.said) for clue in found.clues], "fewest": found.proved}


def _tell(board: Puzzle, report: Report, colour: bool) -> str:
    bad = tuple(literal for conflict in report.conflicts for literal in conflict.literals)
    lines: list[Said] = [draw(board, View(bad=bad), "small", colour)]
    for conflict in report.conflicts:
        facts = Short(tuple(fact.parts for fact in conflict.facts))
        rule = conflict.text
        lines.append(
            message("cli/conflict", facts=facts, rule=rule)
            if conflict.facts
            else message("cli/impossible", rule=rule)
        )
    lines.append(message("cli/solutions", status=report.status))
    found = report.contradiction
    if found is not None and (found.givens or found.clues):
        lines.append(shared.wrapped(str(say_contradiction(board, found))))
    if report.status == "multiple":
        differ = message("cli/two-solutions-differ", how=difference(*report.solutions))
        lines.append(shared.wrapped(str(differ)))
    if report.forced:
        forced = Short(tuple(fact.parts for fact in report.forced))
        lines.append(shared.wrapped(str(message("cli/in-every-solution-these", facts=forced))))
    if report.redundant is not None:
        lines.append(shared.wrapped(str(_tell_redundant(board, report.redundant))))
    if report.note:
        lines.append(report.note)
    return "\n".join(map(str, lines))


def _tell_redundant(board: Puzzle, found: Sequence[Fact | Clue]) -> Message:
    """Whether something that is printed could be left out: a given, a clue, or one of both."""
    clues = any(True for _ in board.genre.clues(board.board))
    printed = "both" if clues and board.givens else "clue" if clues else "given"
    if not found:
        return message("cli/minimal", printed=printed)
    names = [str(one.said) if isinstance(one, Clue) else noted(one.parts) for one in found]
    return message("cli/not-minimal", printed=printed, n=len(found), names=listed(names))
