"""`whygrid steps`."""

from __future__ import annotations

from typing import Any

import click

from whygrid.cli import shared
from whygrid.cli.sources import read_marked
from whygrid.engine.technique import Technique, choose
from whygrid.engine.words import say
from whygrid.errors import PuzzleError
from whygrid.logic.deduction import Deduction
from whygrid.puzzle import Puzzle
from whygrid.service.finding import all_steps, position_of
from whygrid.service.marked import refuse_missing_marks
from whygrid.service.naming import english_names, technique_name
from whygrid.service.solving import refuse_conflicts, require_one_solution
from whygrid.voice.message import Cells, message

EPILOG = """\b
Examples:
  whygrid steps classic                        everything that can be seen now
  whygrid steps puzzle.txt --cell r4c5         only what settles something in that cell
  whygrid steps puzzle.txt --technique "naked pair" --technique skyscraper
  whygrid steps puzzle.txt --technique aic --every      all chains, not just the shortest
"""

Found = list[tuple[Technique, list[Deduction]]]


@click.command(epilog=EPILOG)
@shared.puzzle_argument
@click.option(
    "--technique",
    "names",
    multiple=True,
    metavar="NAME",
    help="Only this one, or with + before it: this one besides the usual ones. May be repeated.",
)
@click.option("--if-unique", is_flag=True, help="Also what takes for granted that there is one solution.")
@click.option(
    "--every",
    is_flag=True,
    help="Also what says at once what simpler deductions of its kind say one by one.",
)
@click.option(
    "--cell",
    metavar="CELL",
    callback=shared.cell,
    help="Only what places or excludes something in this cell.",
)
@shared.budget_option
@shared.json_option
@shared.colour_option
def command(
    puzzle: str | None,
    genre: str | None,
    names: tuple[str, ...],
    if_unique: bool,
    every: bool,
    cell: str | None,
    time_limit: float | None,
    as_json: bool,
    colour: bool,
) -> None:
    """List every deduction that can be made in PUZZLE right now, by technique, the easiest first.

    PUZZLE is the puzzle itself, a file, FILE:LINE, - for standard input, or the name of an example.
    """
    board, ruled_out = read_marked(puzzle, genre)
    refuse_conflicts(board)
    techniques = board.genre.techniques()
    if if_unique:
        with shared.budget(time_limit) as budget:
            require_one_solution(board, budget)
        techniques = tuple(sorted((*techniques, *board.genre.if_unique()), key=lambda t: t.effort))
    if names:
        chosen = choose(techniques, english_names(board.genre, names), board.genre.on_request())
        techniques = tuple(sorted(chosen, key=lambda t: t.effort))
    if cell is not None and cell not in {fact.subject for fact in board.rules.facts}:
        raise PuzzleError(
            message("cli/there-is-no-cell", name=repr(cell)),
            remedy=message("cli/cells-look-like", cell=Cells((board.rules.fact(1).subject,))),
        )
    found: Found = []
    with shared.budget(time_limit) as budget:
        refuse_missing_marks(board, ruled_out, budget)
        for technique, told in all_steps(position_of(board, ruled_out), techniques, budget, every):
            deductions = [d for d in told if cell is None or _settles(board, d, cell)]
            if deductions:
                found.append((technique, deductions))
    if as_json:
        shared.emit_json(_document(board, found))
    else:
        shared.emit(_tell(board, found, colour))


def _settles(board: Puzzle, deduction: Deduction, cell: str) -> bool:
    return any(board.rules.fact(literal).subject == cell for literal in deduction.conclusions)


def _document(board: Puzzle, found: Found) -> dict[str, Any]:
    fact = board.rules.fact
    return {
        "genre": board.genre_name,
        "steps": [
            {
                "technique": technique.name,
                "effort": technique.effort,
                "conclusions": [str(fact(literal)) for literal in deduction.conclusions],
                "premises": [str(fact(literal)) for literal in deduction.premises],
                "rules": list(deduction.rules),
                "reason": str(deduction.reason),
            }
            for technique, deductions in found
            for deduction in deductions
        ],
    }


def _tell(board: Puzzle, found: Found, colour: bool) -> str:
    if not found:
        return str(message("cli/no-technique-finds"))
    lines = []
    for technique, deductions in found:
        title = f"{technique_name(board.genre_name, technique.name)} ({len(deductions)})"
        lines.append(shared.styled(title, colour, bold=True))
        lines += [f"    {say(board.rules, deduction)}" for deduction in deductions]
    return "\n".join(lines)
