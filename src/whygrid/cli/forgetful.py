"""`whygrid forgetful`."""

from __future__ import annotations

import sys

import click

from whygrid.cli import shared
from whygrid.cli.boards import draw
from whygrid.cli.sources import read_puzzle
from whygrid.puzzle import Puzzle
from whygrid.scene.view import View
from whygrid.service.forgetting import Forgetful, forgetful

EPILOG = """\b
Examples:
  whygrid forgetful classic -k 8               it wins
  whygrid forgetful classic -k 7               it gets stuck
  whygrid forgetful classic -k 8 --list        the list that it goes through
"""


@click.command(epilog=EPILOG)
@shared.puzzle_argument
@click.option("-k", "size", type=click.IntRange(0), required=True, help="How many cells it may look at.")
@click.option("--list", "listed", is_flag=True, help="Print its list L.")
@shared.budget_option
@shared.json_option
@shared.colour_option
def command(
    puzzle: str | None,
    genre: str | None,
    size: int,
    listed: bool,
    time_limit: float | None,
    as_json: bool,
    colour: bool,
) -> None:
    """Solve PUZZLE with a memory of -k cells.

    The solver goes through a list L of sets of at most so many cells, again and again. Each time it looks at
    one set, fills in what follows from these cells alone, and forgets them. It wins when the board is full,
    and loses when a whole pass adds nothing.

    PUZZLE is the puzzle itself, a file, FILE:LINE, - for standard input, or the name of an example.
    """
    board = read_puzzle(puzzle, genre)
    with shared.budget(time_limit) as budget:
        tried = forgetful(board, size, budget)
    if as_json:
        shared.emit_json(_document(board, tried))
    else:
        shared.emit(_tell(board, tried, listed, colour))
    sys.exit(0 if tried.wins else 4 if tried.stopped else 1)


def _document(board: Puzzle, tried: Forgetful) -> dict[str, object]:
    rules, report = board.rules, tried.report
    return {
        "genre": board.genre_name,
        "size": tried.size,
        "wins": tried.wins,
        "list": [{"cells": list(entry.cells), "clues": list(entry.clues)} for entry in tried.listed],
        "passes": [[str(rules.fact(fact)) for fact in filled] for filled in tried.passes],
        "k": report.upper if report.proved else None,
        "lower": report.lower,
        "upper": report.upper,
        "stopped": tried.stopped or report.stopped,
    }


def _tell(board: Puzzle, tried: Forgetful, listed: bool, colour: bool) -> str:
    lines = [f"L{number}. {entry}" for number, entry in enumerate(tried.listed, 1)] if listed else []
    sets = "1 set" if len(tried.listed) == 1 else f"{len(tried.listed)} sets"
    lines.append(f"the list L has {sets} of at most {tried.size} cells")
    placed: list[int] = []
    for number, filled in enumerate(tried.passes, 1):
        placed += filled
        facts = ", ".join(str(board.rules.fact(fact)) for fact in filled)
        lines.append(f"pass {number}: {f'fills {len(filled)}: {facts}' if filled else 'adds nothing'}")
    lines.append(draw(board, View(placed=tuple(placed)), "small", colour))
    lines.append(shared.styled(_verdict(tried), colour, bold=True))
    return "\n".join(lines)


def _verdict(tried: Forgetful) -> str:
    report = tried.report
    exact = f"k = {report.upper}" if report.proved else f"{report.lower} ≤ k ≤ {report.upper}"
    if tried.stopped:
        return f"unknown: {tried.stopped}; {exact}"
    if not tried.wins:
        return f"it loses: {exact}{' would do' if report.proved else f' ({report.stopped})'}"
    passes = "1 pass" if len(tried.passes) == 1 else f"{len(tried.passes)} passes"
    if report.proved and tried.size == report.upper:
        return f"it wins in {passes}: {exact}, with less nobody can"
    return f"it wins in {passes}; {exact} would do"
