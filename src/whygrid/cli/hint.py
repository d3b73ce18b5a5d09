"""`whygrid hint`."""

from __future__ import annotations

import sys
from typing import Any

import click

from whygrid.cli import shared
from whygrid.cli.boards import draw
from whygrid.cli.sources import read_marked
from whygrid.logic.facts import Literal
from whygrid.puzzle import Puzzle
from whygrid.service.documents import step_to_json
from whygrid.service.explaining import Options
from whygrid.service.hinting import Hint, hint
from whygrid.service.views import view_of_step
from whygrid.voice.message import Short, message

RUNGS = ("where", "technique", "deduction")
EPILOG = """\b
Examples:
  whygrid hint classic                         where to look
  whygrid hint classic --rung technique        ... and which technique
  whygrid hint classic --rung deduction        ... and the whole deduction, on the board
  whygrid hint puzzle.txt --at position.txt    from where you are now
  whygrid hint --k classic                     the step that needs to look at the fewest cells
"""


class Rung(click.Choice[str]):
    """A rung by its name or number."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The name of the rung."""
        numbered = {str(number): name for number, name in enumerate(RUNGS, 1)}
        return super().convert(numbered.get(value, value), param, ctx)


@click.command(cls=shared.KCommand, epilog=EPILOG)
@shared.puzzle_argument
@click.option("--at", "position", metavar="POSITION", help="The puzzle with what you have filled in so far.")
@click.option(
    "--rung", type=Rung(RUNGS), default="where", help="How much to disclose (default: where); or 1, 2, 3."
)
@shared.k_option
@shared.budget_option
@shared.json_option
@shared.colour_option
def command(
    puzzle: str | None,
    genre: str | None,
    position: str | None,
    rung: str,
    kind: str | None,
    time_limit: float | None,
    as_json: bool,
    colour: bool,
) -> None:
    """Give the easiest next step in PUZZLE, in three rungs. A mistake is told first.

    PUZZLE is the puzzle itself, a file, FILE:LINE, - for standard input, or the name of an example;
    so is POSITION.
    """
    board, ruled_out = read_marked(puzzle, genre)
    entries = board
    if position is not None:
        entries, ruled_out = read_marked(position, board.genre_name)
    with shared.budget(time_limit) as budget:
        found = hint(board, entries, Options(k=kind), budget, ruled_out)
    if as_json:
        shared.emit_json(_document(board, found))
    else:
        shared.emit(_tell(board, entries, ruled_out, found, RUNGS.index(rung) + 1, colour))
    mistake = found.status == "none"
    sys.exit(1 if mistake else 0 if found.rungs else shared.EXIT_OF_STATUS[found.status])


def _document(board: Puzzle, found: Hint) -> dict[str, object]:
    return {
        "genre": board.genre_name,
        "status": found.status,
        "note": found.note,
        "conflicts": [
            {"rule": conflict.rule, "text": conflict.text, "facts": list(map(str, conflict.facts))}
            for conflict in found.conflicts
        ],
        "mistakes": list(map(str, found.mistakes)),
        "rungs": [{"rung": rung.name, "text": rung.text} for rung in found.rungs],
        "step": None if found.step is None else step_to_json(board.rules, 1, found.step),
    }


def _tell(
    board: Puzzle, entries: Puzzle, ruled_out: tuple[Literal, ...], found: Hint, rungs: int, colour: bool
) -> str:
    if not found.rungs:
        lines = [found.note]
        entered = {str(board.rules.fact(fact)) for fact in entries.givens}
        named = len(found.mistakes) == 1 and str(found.mistakes[0]) not in entered  # a missing mark
        if found.mistakes and not named:
            more = (
                message("cli/ask-which")
                if rungs < 3
                else message("cli/these", facts=Short(tuple(fact.parts for fact in found.mistakes)))
            )
            lines.append(str(more))
        return "\n".join(lines)
    lines = [_wrapped(line) for rung in found.rungs[:rungs] for line in rung.text.splitlines()]
    if rungs == len(RUNGS) and found.step is not None:
        placed = tuple(fact for fact in entries.givens if fact not in set(board.givens))
        lines.append(draw(board, view_of_step(board, (*placed, *ruled_out), found.step), "marks", colour))
    else:
        lines.append(str(message("cli/more-with-rung", rung=RUNGS[rungs])))
    if found.status == "multiple":
        lines.append(str(message("cli/position-has-more-than-one")))
    return "\n".join(lines)


def _wrapped(line: str) -> str:
    """A line of a hint with the room that it has before it."""
    text = line.lstrip(" ")
    return shared.wrapped(text, (len(line) - len(text)) // 4)
