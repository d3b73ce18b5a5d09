"""`whygrid forgetful`: for one puzzle by itself, and `make` and `run` for lists made beforehand."""

from __future__ import annotations

import sys
from importlib import import_module

import click

from whygrid.cli import shared
from whygrid.cli.boards import draw
from whygrid.cli.sources import read_puzzle
from whygrid.cli.speaking import short_help, translated
from whygrid.engine.k import say_bounds
from whygrid.puzzle import Puzzle
from whygrid.scene.view import View
from whygrid.service.forgetting import Forgetful, forgetful
from whygrid.voice import say_if
from whygrid.voice.message import Message, Short, message

SHORTEST = "shortest"
COMMANDS = {
    "make": "Make a list L before any puzzle is known.",
    "run": "Go through a list L with puzzles, again and again.",
    SHORTEST: "A list for one puzzle; what is meant where no command is named.",
}

EPILOG = """\b
Examples:
  whygrid forgetful classic -k 8               it wins
  whygrid forgetful classic -k 7               it gets stuck
  whygrid forgetful classic -k 8 --list        the list that it goes through
  whygrid forgetful make --k 20 -o list.txt    a list made before any puzzle is known
  whygrid forgetful run list.txt puzzles.txt   how it does
"""


class ForgetfulGroup(click.Group):
    """`make`, `run`, and what is meant without either: the command for one puzzle."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names in the order of `COMMANDS`."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the module of a command."""
        if cmd_name not in COMMANDS:
            return None
        if cmd_name == SHORTEST:
            return translated(shortest, f"cli/help-forgetful-{cmd_name}")
        command: click.Command = import_module(f"whygrid.cli.forgetful_{cmd_name}").command
        return translated(command, f"cli/help-forgetful-{cmd_name}")

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Put in the command for one puzzle where none is named."""
        if args[:1] not in ([name] for name in (*COMMANDS, *ctx.help_option_names)):
            args = [SHORTEST, *args]
        return super().parse_args(ctx, args)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Both ways to call it."""
        options = say_if("cli/word-options-metavar", "[OPTIONS]")
        formatter.write_usage(ctx.command_path, f"{options} [PUZZLE]")
        formatter.write_usage(
            ctx.command_path,
            say_if("cli/word-command-metavar", "COMMAND ..."),
            prefix=say_if("cli/word-or", "   or: "),
        )

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options of the command for one puzzle, and the other commands."""
        translated(shortest, f"cli/help-forgetful-{SHORTEST}").format_options(ctx, formatter)
        with formatter.section(say_if("cli/word-commands", "Commands")):
            formatter.write_dl(
                [(name, short_help(f"cli/help-forgetful-{name}", words)) for name, words in COMMANDS.items()]
            )


@click.group(cls=ForgetfulGroup, epilog=EPILOG)
def command() -> None:
    """Solve with a memory of so many cells.

    The solver goes through a list L of sets of at most so many cells, again and again. Each time it looks at
    one set, fills in what follows from these cells alone, and forgets them. It wins when the board is full,
    and loses when a whole pass adds nothing.

    With PUZZLE and -k the list is made for this one puzzle, from the smallest supports of its steps. `make`
    and `run` are for lists that are made before any puzzle is known.

    PUZZLE is the puzzle itself, a file, FILE:LINE, - for standard input, or the name of an example.
    """


@click.command(SHORTEST, epilog=EPILOG)
@shared.puzzle_argument
@click.option(
    "-k", "--k", "size", type=click.IntRange(0), required=True, help="How many cells it may look at."
)
@click.option("--list", "listed", is_flag=True, help="Print its list L.")
@shared.budget_option
@shared.json_option
@shared.colour_option
def shortest(
    puzzle: str | None,
    genre: str | None,
    size: int,
    listed: bool,
    time_limit: float | None,
    as_json: bool,
    colour: bool,
) -> None:
    """Solve PUZZLE with a memory of -k cells, by a list made for this one puzzle.

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
    lines.append(str(message("cli/list-l-has", n=len(tried.listed), k=tried.size)))
    placed: list[int] = []
    for number, filled in enumerate(tried.passes, 1):
        placed += filled
        facts = Short(tuple(board.rules.fact(fact).parts for fact in filled))
        told = message("cli/pass-fills", number=number, facts=facts)
        lines.append(str(told if filled else message("cli/pass-adds-nothing", number=number)))
    lines.append(draw(board, View(placed=tuple(placed)), "small", colour))
    lines.append(shared.styled(str(_verdict(tried)), colour, bold=True))
    return "\n".join(lines)


def _verdict(tried: Forgetful) -> Message:
    report = tried.report
    exact = say_bounds(report.lower, report.upper)
    if tried.stopped:
        return message("cli/unknown-and-bounds", why=tried.stopped, bounds=exact)
    if not tried.wins and report.proved:
        return message("cli/loses-would-do", bounds=exact)
    if not tried.wins:
        return message("cli/loses", bounds=exact, why=report.stopped)
    if report.proved and tried.size == report.upper:
        return message("cli/wins-nobody-with-less", passes=len(tried.passes), bounds=exact)
    if report.proved:
        return message("cli/wins-would-do", passes=len(tried.passes), bounds=exact)
    return message("cli/wins", passes=len(tried.passes), bounds=exact)
