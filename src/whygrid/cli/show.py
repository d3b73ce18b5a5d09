"""`whygrid show`."""

from __future__ import annotations

import sys

import click

from whygrid.cli import shared
from whygrid.cli.boards import draw
from whygrid.cli.sources import FoundPuzzle, Unread, read_puzzles, tell_unread
from whygrid.puzzle import Puzzle
from whygrid.scene.view import View
from whygrid.service.solving import conflicts
from whygrid.voice.message import message

EPILOG = """\b
Examples:
  whygrid show classic
  whygrid show puzzle.txt --style marks        with pencil marks
  whygrid show puzzle.txt --style svg -o puzzle.svg
  whygrid show puzzle.txt --style png -o puzzle.png
  whygrid show puzzle.txt --style line         all cells in one line
  whygrid show puzzles.txt --style html --per-sheet 4 --solutions -o print.html
"""

ONE_BY_ONE = ("svg", "png", "json")
"""Styles that have room for one puzzle."""


@click.command(epilog=EPILOG)
@shared.puzzles_argument
@click.option(
    "--style",
    default="small",
    metavar="STYLE",
    help="small (default), marks (pencil marks), svg, png, html, md, json, or a text form such as line, "
    "grid, raw, array.",
)
@click.option(
    "--per-sheet",
    type=click.IntRange(1, 24),
    metavar="N",
    help="Style html: so many puzzles on each sheet when it is printed; 1 by default.",
)
@click.option("--solutions", is_flag=True, help="Style html: the solutions on sheets behind.")
@shared.budget_option
@shared.json_option
@shared.colour_option
@shared.output_option
def command(
    puzzles: tuple[str, ...],
    genre: str | None,
    style: str,
    per_sheet: int | None,
    solutions: bool,
    time_limit: float | None,
    as_json: bool,
    colour: bool,
    output: str | None,
) -> None:
    """Draw PUZZLE on the terminal or into a file.

    PUZZLE is the puzzle itself, a file, FILE:LINE, - for standard input, or the name of an example; there may
    be several, and files with several. The style html is a page for the screen and for paper.
    """
    every = read_puzzles(puzzles, genre)
    shared.refuse_clashes(
        (style != "html" and (per_sheet is not None or solutions), message("cli/per-sheet-goes-with-html")),
        (
            style in ONE_BY_ONE and len(every) > 1 and not as_json,
            message("cli/style-shows-one", style=style, n=len(every)),
        ),
    )
    found = [entry for entry in every if isinstance(entry, FoundPuzzle)] if as_json else tell_unread(every)
    if as_json:
        documents = [
            entry.document() if isinstance(entry, Unread) else _document(entry.puzzle) for entry in every
        ]
        shared.emit_json(documents[0] if len(documents) == 1 else documents, output)
    elif not found:
        pass
    elif style == "html":
        from whygrid.service.pages.sheets import sheets_page

        names = [_caption(entry.place) for entry in found]
        with shared.budget(time_limit) as budget:
            page = sheets_page(
                [entry.puzzle for entry in found],
                names,
                per_sheet=per_sheet or 1,
                solutions=solutions,
                budget=budget,
            )
        shared.emit(page, output)
    elif style == "png":
        from whygrid.scene.png import render_png

        shared.emit_bytes(render_png(found[0].puzzle.scene(_view(found[0].puzzle, style))), output)
    else:
        drawings = [
            draw(entry.puzzle, _view(entry.puzzle, style), style, colour and output is None)
            for entry in found
        ]
        apart = "\n\n" if any("\n" in drawing for drawing in drawings) else "\n"
        shared.emit(apart.join(drawings), output)
    sys.exit(0 if len(found) == len(every) else 2)


def _document(board: Puzzle) -> dict[str, object]:
    from whygrid.scene.json import scene_to_json

    return {"genre": board.genre_name, "puzzle": board.text, "scene": scene_to_json(board.scene())}


def _view(board: Puzzle, style: str) -> View:
    bad = tuple(literal for conflict in conflicts(board) for literal in conflict.literals)
    return View(excluded=_excluded(board) if style == "marks" else None, bad=bad)


def _excluded(board: Puzzle) -> frozenset[int]:
    """What the givens exclude at once."""
    state = board.genre.state(board.board, board.givens)
    return frozenset(fact for fact in range(1, len(board.rules.facts) + 1) if state.truth[fact] == -1)


def _caption(place: str) -> str:
    """What stands above a puzzle on paper besides its number: its name; nobody there asks for FILE:LINE."""
    line = place.rpartition(":")[2]
    return "" if line.isdecimal() or len(place) >= 40 else place
