"""`whygrid show`."""

from __future__ import annotations

import click

from whygrid.cli import shared
from whygrid.cli.boards import draw
from whygrid.cli.sources import read_puzzle
from whygrid.puzzle import Puzzle
from whygrid.scene.view import View
from whygrid.service.solving import conflicts

EPILOG = """\b
Examples:
  whygrid show classic
  whygrid show puzzle.txt --style marks        with pencil marks
  whygrid show puzzle.txt --style svg -o puzzle.svg
  whygrid show puzzle.txt --style line         all cells in one line
"""


@click.command(epilog=EPILOG)
@shared.puzzle_argument
@click.option(
    "--style",
    default="small",
    metavar="STYLE",
    help="small (default), marks (pencil marks), svg, json, or a text form such as line, grid, raw, array.",
)
@shared.json_option
@shared.colour_option
@shared.output_option
def command(
    puzzle: str | None, genre: str | None, style: str, as_json: bool, colour: bool, output: str | None
) -> None:
    """Draw PUZZLE on the terminal or into a file.

    PUZZLE is the puzzle itself, a file, FILE:LINE, - for standard input, or the name of an example.
    """
    board = read_puzzle(puzzle, genre)
    if as_json:
        shared.emit_json({"genre": board.genre_name, "puzzle": board.text, "scene": _scene(board)}, output)
    else:
        bad = tuple(literal for conflict in conflicts(board) for literal in conflict.literals)
        view = View(excluded=_excluded(board) if style == "marks" else None, bad=bad)
        shared.emit(draw(board, view, style, colour and output is None), output)


def _scene(board: Puzzle) -> object:
    from whygrid.scene.json import scene_to_json

    return scene_to_json(board.scene())


def _excluded(board: Puzzle) -> frozenset[int]:
    """What the givens exclude at once."""
    state = board.genre.state(board.board, board.givens)
    return frozenset(fact for fact in range(1, len(board.rules.facts) + 1) if state.truth[fact] == -1)
