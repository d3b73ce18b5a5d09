"""`whygrid bench`: a table over many puzzles, as the program had it from which a genre descends."""

from __future__ import annotations

import sys
import time
from typing import Any

import click

from whygrid.cli import shared
from whygrid.cli.sources import read_puzzle
from whygrid.errors import PuzzleError, Stopped, UsageError
from whygrid.genres.numberlink import encodings as encoded
from whygrid.voice import say_if
from whygrid.voice.message import message

EPILOG = """\b
Examples:
  whygrid bench numberlink one.txt two.txt --encodings edges,3d,4d
  whygrid bench numberlink instances/*.txt --time-limit 10 --json
"""
FIRST = message("numberlink/the-first-example")
HEADS = (
    "puzzle",
    "encoding",
    "solved",
    "width",
    "height",
    "paths",
    "variables",
    "clauses",
    "rounds",
    "seconds",
    "total seconds",
    "clauses per second",
)


@click.command(epilog=EPILOG)
@click.argument("kind", metavar="GENRE")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option(
    "--encodings",
    default="edges,ordered,3d+4d",
    metavar="NAMES",
    help="Of edges, ordered, 3d, 4d and 3d+4d, separated by commas (edges,ordered,3d+4d).",
)
@shared.budget_option
@shared.json_option
def command(
    kind: str, files: tuple[str, ...], encodings: str, time_limit: float | None, as_json: bool
) -> None:
    """Solve every FILE in several encodings, and print a table of what each costs.

    Only Numberlink has encodings to choose from. A limit is for each row; what takes longer is unknown.
    Seconds are CPU time for encoding and solving, total seconds include reading.
    """
    if kind != "numberlink":
        raise UsageError(
            message("numberlink/no-encodings-to-compare", kind=repr(kind)),
            remedy=message("cli/there-are", names="numberlink"),
        )
    sys.exit(print_table(files, encoding_names(encodings), time_limit, as_json))


def encoding_names(text: str) -> list[str]:
    """The encodings of a list with commas."""
    names = [name.strip() for name in text.lower().split(",")]
    for name in names:
        if name not in encoded.ENCODINGS:
            raise UsageError(
                message("numberlink/there-is-no-encoding", name=repr(name)),
                remedy=message("cli/there-are", names=", ".join(encoded.ENCODINGS)),
            )
    return names


def figures_of(puzzle: Any, found: encoded.Run) -> dict[str, object]:
    """The figures of the report, by name."""
    return {
        "encoding": found.encoding,
        "solved": found.solved,
        "loops": len(found.loops),
        **size_of(puzzle),
        "variables": found.variables,
        "clauses": found.clauses,
        "rounds": found.rounds,
        "seconds": round(found.seconds, 4),
    }


def size_of(puzzle: Any) -> dict[str, int]:
    """What is known of a board before it is solved."""
    layout = puzzle.layout
    return {"width": layout.columns, "height": layout.rows, "paths": len(layout.pairs)}


def print_table(sources: tuple[str, ...], names: list[str], limit: float | None, as_json: bool) -> int:
    """A row for each puzzle and encoding, printed as they come; the exit code."""
    named: tuple[str | None, ...] = sources or (None,)
    rows: list[dict[str, object]] = []
    code = 0
    heads = tuple(head_of(head) for head in HEADS)
    widths = [max(len(head), 7) for head in heads]
    widths[0] = max(len(source or FIRST) for source in named)
    if not as_json:
        shared.emit(_line(heads, widths))
    try:
        for source in named:
            for name in names:
                try:
                    row = {"puzzle": source or str(FIRST), **_row(source, name, limit)}
                except (PuzzleError, UsageError) as error:
                    if len(named) == 1:
                        raise
                    code = 2
                    rows.append({"puzzle": source, "error": str(error)})
                    if not as_json:
                        shared.tell(f"whygrid: {error}")
                    break
                rows.append(row)
                if not as_json:
                    shared.emit(_line(tuple(_shown(head, row) for head in HEADS), widths))
    except (Stopped, KeyboardInterrupt):
        if as_json:
            shared.emit_json(rows)
        raise
    if as_json:
        shared.emit_json(rows)
    return code


def head_of(figure: str) -> str:
    """What a figure is called in a table."""
    return say_if(f"numberlink/word-{figure.replace(' ', '-')}", figure)


def _shown(head: str, row: dict[str, object]) -> str:
    said = str(row.get(head, ""))
    return head_of(said) if head == "solved" else said


def _line(cells: tuple[str, ...], widths: list[int]) -> str:
    return "  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)).rstrip()


def _row(source: str | None, name: str, limit: float | None) -> dict[str, object]:
    started = time.process_time()
    puzzle = read_puzzle(source, "numberlink").board
    figures: dict[str, object]
    with shared.budget(limit, raising=False) as budget:
        try:
            figures = figures_of(puzzle, encoded.run(puzzle, name, budget=budget))
        except Stopped:
            if budget.cancelled:
                raise  # Ctrl-C ends the table, a limit only its row
            spent = round(time.process_time() - started, 4)
            return {"encoding": name, "solved": "unknown", "seconds": spent}
    total = time.process_time() - started
    figures["total seconds"] = round(total, 4)
    figures["clauses per second"] = round(int(str(figures["clauses"])) / max(total, 1e-4))
    return figures
