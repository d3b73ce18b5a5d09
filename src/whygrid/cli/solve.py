"""`whygrid solve`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from whygrid.cli import shared
from whygrid.cli.boards import difference, draw
from whygrid.cli.sources import FoundPuzzle, Unread, read_puzzles, tell_unread
from whygrid.errors import ConflictError
from whygrid.logic.facts import Literal
from whygrid.puzzle import Puzzle
from whygrid.scene.view import View
from whygrid.service.solving import Answer, solve
from whygrid.voice.message import Short, message

if TYPE_CHECKING:
    from whygrid.budget import Budget

EPILOG = """\b
Examples:
  whygrid solve classic
  whygrid solve puzzle.txt --style line
  whygrid solve puzzles.txt --style line          the solutions of many, a line each
  whygrid solve classic --silent && echo unique
  whygrid solve --json 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
"""


@click.command(epilog=EPILOG)
@shared.puzzles_argument
@click.option(
    "--style", default="small", metavar="STYLE", help="small (default), or a text form such as line or raw."
)
@click.option("--silent", "-s", is_flag=True, help="Print nothing: the exit code tells how it went.")
@shared.budget_option
@shared.json_option
@shared.colour_option
@shared.output_option
def command(
    puzzles: tuple[str, ...],
    genre: str | None,
    style: str,
    silent: bool,
    time_limit: float | None,
    as_json: bool,
    colour: bool,
    output: str | None,
) -> None:
    """Find the solution of PUZZLE, or show that there is none or more than one.

    PUZZLE is the puzzle itself, a file, FILE:LINE, - for standard input, or the name of an example; there may
    be several, and files with several. Those that can't be read are named, and the exit code is 2.
    """
    found = read_puzzles(puzzles, genre)
    documents: list[dict[str, object]] = []
    texts: list[str] = []
    codes = {0}
    with shared.budget(time_limit) as budget, shared.several(budget, len(found)) as go_on:
        for entry in found:
            if not go_on():
                break
            outcome = entry if isinstance(entry, Unread) else _solved(entry, budget, alone=len(found) == 1)
            if isinstance(outcome, Unread):
                codes.add(2 if not isinstance(outcome.error, ConflictError) else 1)
                documents.append(outcome.document())
                if not as_json and not silent:
                    tell_unread([outcome])
                continue
            assert isinstance(entry, FoundPuzzle)
            codes.add(shared.EXIT_OF_STATUS[outcome.status])
            documents.append(_document(entry, outcome, alone=len(found) == 1))
            text = _tell(entry.puzzle, outcome, style, colour and output is None)
            texts.append(f"{entry.place}:\n{text}" if len(found) > 1 and style == "small" else text)
    if budget.cancelled:
        codes.add(shared.EXIT_OF_STATUS["unknown"])
    if silent:
        pass
    elif as_json:
        shared.emit_json(documents[0] if len(found) == 1 else documents, output)
    elif texts:
        apart = "\n\n" if any("\n" in text for text in texts) else "\n"
        shared.emit(apart.join(texts), output)
    sys.exit(max(codes, key=shared.BY_WEIGHT.index))


def _solved(entry: FoundPuzzle, budget: Budget, alone: bool) -> Answer | Unread:
    """The answer; among several puzzles, one whose givens break a rule does not keep it from the others."""
    try:
        return solve(entry.puzzle, budget)
    except ConflictError as error:
        if alone:
            raise
        error.where = entry.place
        return Unread(entry.place, error)


def _document(entry: FoundPuzzle, answer: Answer, alone: bool) -> dict[str, object]:
    told: dict[str, object] = {} if alone else {"puzzle": entry.place}
    told |= {
        "genre": entry.puzzle.genre_name,
        "status": answer.status,
        "solutions": [solution.text for solution in answer.solutions],
    }
    if answer.status == "unknown":
        told["forced"] = list(map(str, answer.forced))
    return told


def _tell(board: Puzzle, answer: Answer, style: str, colour: bool) -> str:
    if answer.status == "unknown":
        drawings = [_draw(board, solution, (), style, colour) for solution in answer.solutions]
        what = (
            message("cli/only-one-is-not-known", why=answer.note)
            if drawings
            else message("cli/unknown", why=answer.note)
        )
        return "\n".join([*drawings, *_forced(board, answer, style, colour), str(what)])
    if answer.status == "none":
        return str(message("cli/no-solution"))
    if answer.status == "unique":
        drawing = _draw(board, answer.solutions[0], (), style, colour)
        return f"{drawing}\n{message('cli/unique')}" if style == "small" else drawing
    first, second = answer.solutions
    only_first = tuple(fact for fact in first.givens if fact not in set(second.givens))
    only_second = tuple(fact for fact in second.givens if fact not in set(first.givens))
    return "\n".join(
        [
            str(message("cli/two-of-the-solutions")),
            _draw(board, first, only_first, style, colour),
            _draw(board, second, only_second, style, colour),
            shared.wrapped(str(message("cli/they-differ-in", how=difference(first, second)))),
        ]
    )


def _forced(board: Puzzle, answer: Answer, style: str, colour: bool) -> list[str]:
    """What holds in every solution, as far as it is known."""
    if not answer.forced:
        return []
    facts = tuple(board.rules.parse_fact(str(fact)) for fact in answer.forced)
    drawing = draw(board, View(placed=facts, excluded=frozenset()), style, colour) if style == "small" else ""
    forced = Short(tuple(fact.parts for fact in answer.forced))
    return [
        str(message("cli/in-every-solution", n=len(facts))),
        drawing or str(message("cli/facts", facts=forced)),
    ]


def _draw(board: Puzzle, solution: Puzzle, marked: tuple[Literal, ...], style: str, colour: bool) -> str:
    if style != "small":
        return draw(solution, View(), style, colour)
    placed = tuple(fact for fact in solution.givens if fact not in set(board.givens))
    return draw(board, View(placed=placed, focus=marked), style, colour)
