"""What the commands share: reading puzzles, common options, printing, stopping."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, TypeVar

import click

from whygrid.budget import Budget
from whygrid.errors import PuzzleError, UsageError
from whygrid.puzzle import Puzzle
from whygrid.registry import examples

F = TypeVar("F", bound=Callable[..., Any])
TEXT_LIMIT = 1 << 20
"""More than this is not a puzzle."""

EXIT_OF_STATUS = {"unique": 0, "solved": 0, "none": 1, "multiple": 3, "unknown": 4}


def puzzle_argument(command: F) -> F:
    """The argument PUZZLE and the option --genre, read into a `Puzzle` named `puzzle`."""
    command = click.argument("puzzle", required=False, default=None, metavar="[PUZZLE]")(command)
    return click.option("--genre", metavar="NAME", help="Read it as this genre instead of guessing.")(command)


def budget_option(command: F) -> F:
    """The option --time-limit."""
    return click.option(
        "--time-limit",
        type=click.FloatRange(min=0),
        metavar="SECONDS",
        help="Stop after this time with what was found.",
    )(command)


def json_option(command: F) -> F:
    """The option --json."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON, for machines.")(command)


def colour_option(command: F) -> F:
    """The option --colour, which yields True or False."""
    return click.option(
        "--colour/--no-colour",
        "colour",
        default=None,
        help="Colours; by default when the output is a terminal and NO_COLOR is not set.",
        callback=lambda context, option, value: use_colour() if value is None else value,
    )(command)


def output_option(command: F) -> F:
    """The option --output."""
    return click.option(
        "-o",
        "--output",
        type=click.Path(path_type=Path, dir_okay=False),
        metavar="FILE",
        help="Write to a file.",
    )(command)


def use_colour() -> bool:
    """Whether to print colours when the user did not say."""
    if os.environ.get("NO_COLOR"):
        return False
    return bool(os.environ.get("FORCE_COLOR")) or (sys.stdout.isatty() and os.environ.get("TERM") != "dumb")


def read_puzzle(source: str | None, genre: str | None = None) -> Puzzle:
    """The puzzle that PUZZLE means: an example's name, a file, `-`, or the puzzle itself."""
    known = examples()
    if source is None:
        return Puzzle.parse(next(iter(known.values())).text, genre)
    if source in known:
        return Puzzle.parse(known[source].text, genre)
    if source == "-":
        return Puzzle.parse(_decode(sys.stdin.buffer.read(TEXT_LIMIT + 1), "standard input"), genre)
    path = file_meant(source)
    if path is not None:
        text = read_file(path)
        try:
            return Puzzle.parse(text, genre)
        except PuzzleError as error:
            error.where = f"{path}, {error.where}" if error.where else str(path)
            raise
    line = _line_of_file(source)
    if line is not None:
        return Puzzle.parse(line, genre)
    if source.strip() and not any(symbol.isdigit() or symbol in "._*" for symbol in source):
        raise UsageError(
            f"there is no example, file or puzzle {source!r}",
            remedy="`whygrid examples` lists the examples. A puzzle is its cells, with . for an empty one.",
        )
    return Puzzle.parse(source, genre)


def file_meant(source: str) -> Path | None:
    """The file that the user means, or None when it does not look like one."""
    path = Path(source)
    if len(source) > 250 or "\n" in source:
        return None
    if path.exists():
        return path
    looks_like_one = path.suffix.lower() in (
        ".txt",
        ".sdm",
        ".sdk",
        ".json",
        ".md",
        ".csv",
    ) or source.startswith(("/", "~", "./"))
    if looks_like_one:
        raise UsageError("there is no such file", where=source)
    return None


def read_file(path: Path) -> str:
    """The text of a file, or an error that says what is wrong with it."""
    if path.is_dir():
        raise UsageError("this is a directory, not a file", where=str(path), remedy="Name a file in it.")
    try:
        with path.open("rb") as file:
            return _decode(file.read(TEXT_LIMIT * 64 + 1), str(path))
    except OSError as error:
        raise UsageError(f"this can't be read: {error.strerror}", where=str(path)) from None


def _line_of_file(source: str) -> str | None:
    """The line that FILE:NUMBER means, or None when that is not what the source is."""
    name, colon, number = source.rpartition(":")
    if not colon or not number.isdecimal() or not name:
        return None
    path = file_meant(name)
    if path is None:
        return None
    lines = read_file(path).splitlines()
    if not 1 <= int(number) <= len(lines):
        raise UsageError(f"there is no line {number}", where=name, remedy=f"It has {len(lines)} lines.")
    return lines[int(number) - 1]


def _decode(data: bytes, where: str) -> str:
    if b"\0" in data:
        raise PuzzleError("this is binary data, not text", where=where)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise PuzzleError(f"byte {error.start + 1} is not UTF-8 text", where=where) from None


@contextmanager
def budget(seconds: float | None) -> Iterator[Budget]:
    """A budget that Ctrl-C cancels: the command then prints what was found so far."""
    limit = Budget(seconds)

    def cancel(number: int, frame: FrameType | None) -> None:
        limit.cancel("stopped by Ctrl-C")
        signal.signal(signal.SIGINT, before)  # a second Ctrl-C ends it the hard way

    before = signal.signal(signal.SIGINT, cancel)
    try:
        yield limit
    finally:
        signal.signal(signal.SIGINT, before)


def emit(text: str, output: Path | None = None) -> None:
    """Print text, or write it to a file."""
    if output is None:
        click.echo(text, color=True)  # it has escape codes only if they are wanted
        return
    try:
        output.write_text(text.rstrip("\n") + "\n", encoding="utf-8")
    except OSError as error:
        raise UsageError(f"this can't be written: {error.strerror}", where=str(output)) from None
    click.echo(f"written to {output}", err=True)


def emit_json(data: Any, output: Path | None = None) -> None:
    """Print data as JSON, or write it to a file."""
    emit(json.dumps(data, ensure_ascii=False, indent=2), output)


def styled(text: str, colour: bool, **style: Any) -> str:
    """Text with a style where colours are wanted."""
    return click.style(text, **style) if colour else text
