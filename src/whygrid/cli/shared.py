"""What the commands share: common options, printing, stopping."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, TypeVar

import click

from whygrid.budget import Budget
from whygrid.errors import Stopped, UsageError
from whygrid.genre import ORDERS
from whygrid.text.visible import visible
from whygrid.voice.message import Said, message

F = TypeVar("F", bound=Callable[..., Any])
EXIT_OF_STATUS = {
    "unique": 0,
    "solution": 0,
    "part": 0,
    "solved": 0,
    "none": 1,
    "multiple": 3,
    "unknown": 4,
    "stuck": 4,
}
BY_WEIGHT = (0, 1, 3, 4, 2)
"""Exit codes; where there are several puzzles, the one counts that stands last here."""
CTRL_C = message("cli/stopped-by-ctrl-c")
WIDTH = 100
"""Lines of prose are not longer than this, nor than the terminal is wide."""


def refuse_clashes(*clashes: tuple[object, Said]) -> None:
    """Refuse options that do not go together: of these, each with its reason, the first that is so."""
    for clashing, why in clashes:
        if clashing:
            raise click.UsageError(str(why))


def puzzle_argument(command: F) -> F:
    """The argument PUZZLE and the option --genre, read into a `Puzzle` named `puzzle`."""
    command = click.argument("puzzle", required=False, default=None, metavar="[PUZZLE]")(command)
    return click.option("--genre", metavar="NAME", help="Read it as this genre instead of guessing.")(command)


def puzzles_argument(command: F) -> F:
    """The argument PUZZLE, which may be repeated, and the option --genre."""
    command = click.argument("puzzles", nargs=-1, metavar="[PUZZLE]...")(command)
    return click.option("--genre", metavar="NAME", help="Read them as this genre instead of guessing.")(
        command
    )


def budget_option(command: F, *names: str, default: float | None = None) -> F:
    """The option --time-limit, which may have other names as well."""
    return click.option(
        "--time-limit",
        *names,
        "time_limit",
        type=click.FLOAT,
        default=default,
        show_default=default is not None,
        metavar="SECONDS",
        help="Stop after this time with what was found.",
        callback=_seconds,
    )(command)


def _seconds(context: click.Context, option: click.Parameter, value: float | None) -> float | None:
    if value is not None and not value >= 0:  # so written that it refuses nan, too
        raise click.BadParameter(
            str(message("cli/no-number-of-seconds", value=f"{value:g}")), context, option
        )
    return value


def cell(context: click.Context, option: click.Parameter, value: str | None) -> str | None:
    """A cell, or a fact about one, that may be written in the notation of --cells."""
    if value is None:
        return None
    from whygrid.voice.cell_names import unnamed

    return unnamed(value)


def k_option(command: F) -> F:
    """The option --k, which yields a kind of smallest support or None; the command must be a `KCommand`."""
    from whygrid.logic.proof import KINDS

    return click.option(
        "--k",
        "kind",
        type=click.Choice(KINDS),
        help="Look at the fewest known cells: of those that force the value at all (--k alone, or "
        "--k=values), or of those from which the techniques derive it.",
    )(command)


class KCommand(click.Command):
    """A command whose option --k may stand alone, without taking what follows for its value."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Write out what --k alone means."""
        from whygrid.logic.proof import KINDS

        end = args.index("--") if "--" in args else len(args)
        for place, arg in enumerate(args[:end]):
            if arg == "--k" and args[place + 1 : place + 2] not in ([kind] for kind in KINDS):
                args = [*args[:place], f"--k={KINDS[0]}", *args[place + 1 :]]
        return super().parse_args(ctx, args)


def wrapped(text: str, indent: int = 0) -> str:
    """A line of prose, broken where it gets too long, but not inside the name of a technique at its end.

    Nor between something and how often there is of it.
    """
    import re
    import textwrap

    from whygrid.voice import together

    width = WIDTH
    if sys.stdout.isatty():
        import shutil

        width = min(WIDTH, shutil.get_terminal_size((WIDTH, 24)).columns)
    room = " " * 4 * indent
    held = "\ue000"  # for a blank at which no line is broken
    text = text.replace(" ×", f"{held}×")
    text = together(re.sub(r"\[[^][]*\]$", lambda tag: tag[0].replace(" ", held), text), held)
    filled = textwrap.fill(
        text,
        max(width, 40),
        initial_indent=room,
        subsequent_indent=room,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return filled.replace(held, " ")


def threads_option(command: F) -> F:
    """The option --threads."""
    from whygrid.arguments import MOST_THREADS

    return click.option(
        "--threads",
        type=click.IntRange(1, MOST_THREADS),
        default=None,
        help=f"All cores by default; {MOST_THREADS} at most.",
    )(command)


def json_option(command: F) -> F:
    """The option --json."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON, for machines.")(command)


def se_option(command: F) -> F:
    """The option --se: in which order Sudoku Explainer and HoDoKu go through a puzzle."""
    return click.option(
        "--se",
        type=click.Choice(ORDERS),
        default="own",
        help="Other programs' figures: of the puzzle as it stands, or the same for all its twins.",
    )(command)


def colour_option(command: F) -> F:
    """The option --colour, which yields True or False."""
    return click.option(
        "--colour/--no-colour",
        "--color/--no-color",
        "colour",
        default=None,
        help="Colours; by default when the output is a terminal and NO_COLOR is not set.",
        callback=lambda context, option, value: use_colour() if value is None else value,
    )(command)


def output_option(command: F) -> F:
    """The option --output."""
    return click.option("-o", "--output", metavar="FILE", help="Write to a file instead of the terminal.")(
        command
    )


def use_colour() -> bool:
    """Whether to print colours when the user did not say."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return sys.stdout is not None and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


@contextmanager
def budget(
    seconds: float | None, *, raising: bool = True, heartbeat: Callable[[], None] | None = None
) -> Iterator[Budget]:
    """A budget that Ctrl-C ends, wherever the work is: the use case then returns what it found so far.

    With `raising=False` nothing is interrupted: for work that asks its budget often enough by itself.
    """
    made = Budget(seconds, heartbeat)

    def stop(number: int, frame: FrameType | None) -> None:
        made.cancel(CTRL_C)
        if raising:
            raise Stopped(CTRL_C)

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield made
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def several(budget: Budget, number: int) -> Iterator[Callable[[], bool]]:
    """A question whether to go on with the next of several puzzles; Ctrl-C ends them, wherever it comes.

    What was found until then is kept, and it is said that it is not all.
    """
    try:
        yield lambda: not budget.cancelled
    except Stopped:
        if number == 1:
            raise
    if number > 1 and budget.cancelled:
        tell(message("cli/stopped-before-the-end", why=budget.reason))


def emit(text: Said, output: str | None = None) -> None:
    """Print text, or write it to a file. With `tell` it is the only way to the terminal: see `visible`."""
    text = str(text)
    if output is None:
        context = click.get_current_context(silent=True)
        colours = context is not None and bool(context.params.get("colour"))
        click.echo(visible(text, colours), color=True)
    else:
        _write((text.rstrip("\n") + "\n").encode("utf-8", "backslashreplace"), output)


def tell(text: Said) -> None:
    """Print a message on standard error."""
    click.echo(visible(str(text)), err=True)


def emit_bytes(data: bytes, output: str | None = None) -> None:
    """Write a picture to a file, or into a pipe."""
    if output is not None:
        _write(data, output)
    elif sys.stdout is not None and sys.stdout.isatty():
        raise UsageError(message("cli/picture-on-a-terminal"), remedy=message("cli/name-a-file-with-output"))
    else:
        click.echo(data, nl=False)


def _write(data: bytes, output: str) -> None:
    from whygrid.files import save

    save(output, data)
    tell(message("cli/written-to", file=output))


def emit_json(data: Any, output: str | None = None) -> None:
    """Print data as JSON, or write it to a file."""
    from whygrid.text.neat_json import neat_json

    emit(neat_json(data), output)


def styled(text: str, colour: bool, **style: Any) -> str:
    """Text with a style where colours are wanted."""
    return click.style(text, **style) if colour else text
