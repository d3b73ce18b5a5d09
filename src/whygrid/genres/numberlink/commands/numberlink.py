"""`whygrid numberlink`: the encodings and outputs of the program that the genre descends from."""

from __future__ import annotations

import sys
from typing import Any

import click

from whygrid.cli import shared
from whygrid.cli.sources import read_puzzle
from whygrid.errors import Stopped, UsageError
from whygrid.genres.numberlink import boards as forms
from whygrid.genres.numberlink import encodings as encoded
from whygrid.genres.numberlink.commands.bench import (
    encoding_names,
    figures_of,
    head_of,
    print_table,
    size_of,
)
from whygrid.scene.png import png_of
from whygrid.voice.message import message

EPILOG = """\b
Examples:
  whygrid numberlink numberlink-first
  whygrid numberlink board.txt --encoding 3d+4d --board numbers --verbose
  whygrid numberlink board.txt --dimacs - | head -1
  whygrid numberlink board.txt --heat-map picture.svg           or picture.png
  whygrid numberlink one.txt two.txt --encodings edges,ordered,4d      a table
"""
PICTURES = (".svg", ".png")
LINES = (
    ("encoding", "encoding", ""),
    ("width", "width", ""),
    ("height", "height", ""),
    ("paths", "number of paths", ""),
    ("seconds", "cpu time", " s"),
    ("variables", "number of variables", ""),
    ("clauses", "number of clauses", ""),
    ("rounds", "rounds", ""),
)
"""The lines of the report: a figure, what it is called there, its unit."""


@click.command(epilog=EPILOG)
@click.argument("puzzles", nargs=-1, metavar="[PUZZLE]...")
@click.option(
    "--encoding", default="edges", metavar="NAME", help="edges (default), ordered, 3d, 4d or 3d+4d."
)
@click.option("--encodings", metavar="NAMES", help="Compare these, separated by commas, in a table.")
@click.option("--board", default="lines", metavar="FORM", help="lines (default), numbers or list.")
@click.option("--no-loop-breaking", is_flag=True, help="Show the first model, with the loops it may have.")
@click.option("--dimacs", metavar="FILE", help="Write the clauses, - for standard output, and do not solve.")
@click.option(
    "--heat-map",
    metavar="FILE",
    help="Write a picture with a colour for each path, PNG or SVG by its ending.",
)
@click.option("--model", "show_model", is_flag=True, help="Print the variables of the solution.")
@click.option("--verbose", is_flag=True, help="Tell about every phase.")
@shared.budget_option
@shared.json_option
def command(
    puzzles: tuple[str, ...],
    encoding: str,
    encodings: str | None,
    board: str,
    no_loop_breaking: bool,
    dimacs: str | None,
    heat_map: str | None,
    show_model: bool,
    verbose: bool,
    time_limit: float | None,
    as_json: bool,
) -> None:
    """Solve Numberlinks in an encoding of your choice, and report its figures.

    PUZZLE is a file, - for standard input, the puzzle itself, or the name of an example.
    """
    if board not in forms.BOARDS:
        raise UsageError(
            message("numberlink/there-is-no-form", form=repr(board)),
            remedy=message("cli/there-are", names=", ".join(forms.BOARDS)),
        )
    names = encoding_names(encodings or encoding)
    if heat_map is not None and not heat_map.lower().endswith(PICTURES):
        raise UsageError(
            message("numberlink/a-picture-is-svg-or-png"),
            where=heat_map,
            remedy=message("numberlink/name-a-file-svg-or-png"),
        )
    if encodings or len(puzzles) > 1:
        _refuse_in_table(
            {
                "--dimacs": dimacs,
                "--heat-map": heat_map,
                "--model": show_model,
                "--no-loop-breaking": no_loop_breaking,
            }
        )
        sys.exit(print_table(puzzles, names, time_limit, as_json))
    puzzle = read_puzzle(puzzles[0] if puzzles else None, "numberlink").board
    if dimacs is not None:
        text = encoded.dimacs(encoded.encode(puzzle, names[0]))
        shared.emit(text, None if dimacs == "-" else dimacs)
        return
    found: encoded.Run | None = None
    try:
        with shared.budget(time_limit) as budget:
            found = encoded.run(
                puzzle,
                names[0],
                loop_breaking=not no_loop_breaking,
                budget=budget,
                tell=(lambda line: shared.tell(line)) if verbose else (lambda line: None),
            )
        figures, note = figures_of(puzzle, found), ""
        code = 0 if found.solved else 1
    except Stopped as stop:
        figures, note = {"encoding": names[0], "solved": "unknown", **size_of(puzzle)}, str(stop)
        code = shared.EXIT_OF_STATUS["unknown"]
    lines = None if found is None else found.lines
    drawing = forms.BOARDS[board](puzzle.layout, puzzle.lines if lines is None else lines)
    model = [] if found is None else found.model
    if as_json:
        more: dict[str, object] = {"model": model} if show_model else {}
        shared.emit_json({**figures, "board": drawing, **more, **({"note": note} if note else {})})
    else:
        shared.emit(_report(figures, drawing))
        if show_model:
            shared.emit("v " + " ".join(map(str, model)) + " 0" if model else message("numberlink/no-model"))
        if note:
            shared.tell(f"whygrid: {note}")
    if heat_map is not None:
        _draw_heat_map(puzzle, lines, heat_map)
    sys.exit(code)


def _refuse_in_table(wanted: dict[str, str | bool | None]) -> None:
    """A table has no place for what belongs to one solution."""
    for option, value in wanted.items():
        if value:
            raise UsageError(
                message("numberlink/for-one-puzzle", option=option),
                remedy=message("numberlink/name-one-puzzle"),
            )


def _draw_heat_map(puzzle: Any, lines: list[int] | None, path: str) -> None:
    if lines is None:
        shared.tell(message("numberlink/not-written", path=path))
        return
    picture = forms.heat_map(puzzle.layout, lines)
    if path.lower().endswith(".png"):
        shared.emit_bytes(png_of(picture), path)
    else:
        shared.emit(picture, path)


def _report(figures: dict[str, object], drawing: str) -> str:
    rule = "-" * 40
    known = [f"{head_of(line)} = {figures[name]}{unit}" for name, line, unit in LINES if name in figures]
    loops = [f"{head_of('loops')} = {figures['loops']}"] if figures.get("loops") else []
    return "\n".join(
        [
            "Numberlink",
            rule,
            f"{head_of('Solvable')} = {head_of(str(figures['solved']))}",
            rule,
            *known,
            *loops,
            rule,
            drawing,
        ]
    )
