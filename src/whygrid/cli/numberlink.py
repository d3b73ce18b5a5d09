"""`whygrid numberlink`: the encodings and outputs of the program that the genre descends from."""

from __future__ import annotations

import sys
from typing import Any

import click

from whygrid import numberlink
from whygrid.cli import shared
from whygrid.cli.bench import encoding_names, figures_of, print_table
from whygrid.cli.sources import read_puzzle
from whygrid.errors import UsageError
from whygrid.scene.png import png_of

EPILOG = """\b
Examples:
  whygrid numberlink numberlink-first
  whygrid numberlink board.txt --encoding 3d+4d --board numbers --verbose
  whygrid numberlink board.txt --dimacs - | head -1
  whygrid numberlink board.txt --heat-map picture.svg           or picture.png
  whygrid numberlink one.txt two.txt --encodings edges,ordered,4d      a table
"""


@click.command(epilog=EPILOG)
@click.argument("puzzles", nargs=-1, metavar="PUZZLE...")
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
    if board not in numberlink.BOARDS:
        raise UsageError(f"there is no form {board!r}", remedy=f"There are: {', '.join(numberlink.BOARDS)}.")
    names = encoding_names(encodings or encoding)
    if encodings or len(puzzles) > 1:
        sys.exit(print_table(puzzles, names, time_limit, as_json))
    puzzle = read_puzzle(puzzles[0] if puzzles else None, "numberlink").board
    if dimacs is not None:
        text = numberlink.dimacs(numberlink.encode(puzzle, names[0]))
        shared.emit(text, None if dimacs == "-" else dimacs)
        return
    with shared.budget(time_limit) as budget:
        found = numberlink.run(
            puzzle,
            names[0],
            loop_breaking=not no_loop_breaking,
            budget=budget,
            tell=(lambda line: shared.tell(line)) if verbose else (lambda line: None),
        )
    if heat_map is not None and found.lines is not None:
        picture = numberlink.heat_map(puzzle.layout, found.lines)
        if heat_map.lower().endswith(".png"):
            shared.emit_bytes(png_of(picture), heat_map)
        else:
            shared.emit(picture, heat_map)
    lines = puzzle.lines if found.lines is None else found.lines
    if as_json:
        shared.emit_json(
            {**figures_of(puzzle, found), "board": numberlink.BOARDS[board](puzzle.layout, lines)}
        )
    else:
        shared.emit(_report(puzzle, found, numberlink.BOARDS[board](puzzle.layout, lines)))
        if show_model:
            shared.emit("v " + " ".join(map(str, found.model)) + " 0" if found.model else "No model")
    sys.exit(0 if found.solved else 1)


def _report(puzzle: Any, found: numberlink.Run, drawing: str) -> str:
    rule = "-" * 40
    figures = figures_of(puzzle, found)
    loops = [f"loops = {figures['loops']}"] if found.loops else []
    return "\n".join(
        [
            "Numberlink",
            rule,
            f"Solvable = {found.solved}",
            rule,
            f"encoding = {found.encoding}",
            f"width = {figures['width']}",
            f"height = {figures['height']}",
            f"number of paths = {figures['paths']}",
            f"cpu time = {figures['seconds']} s",
            f"number of variables = {found.variables}",
            f"number of clauses = {found.clauses}",
            f"rounds = {found.rounds}",
            *loops,
            rule,
            drawing,
        ]
    )
