"""`whygrid play`."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from whygrid.cli import shared
from whygrid.cli.shell import read_reading
from whygrid.errors import UsageError
from whygrid.service.converting import Reading
from whygrid.store.folder import default_library
from whygrid.store.library import Library, Saved

EPILOG = """\b
Examples:
  whygrid play                        the library, or a built-in puzzle
  whygrid play puzzle.txt             a puzzle from a file; links of other programs work too
  whygrid play "Sudoku 1"             a game from the library, where it was left
  whygrid play --list                 the games in the library
"""


@click.command(epilog=EPILOG)
@shared.puzzle_argument
@click.option("--library", metavar="FILE", help="The library of games (default: the user's own).")
@click.option("--list", "listing", is_flag=True, help="List the games in the library.")
@click.option("--wasd", is_flag=True, help="w, a, s and d move the cursor, beyond the edge too.")
@shared.json_option
def command(
    puzzle: str | None, genre: str | None, library: str | None, listing: bool, wasd: bool, as_json: bool
) -> None:
    """Play PUZZLE or a game of the library in the terminal; ? shows all keys.

    PUZZLE is the puzzle itself, a file, FILE:LINE, or the name of an example or of a game in the library.
    Every move is saved at once.
    """
    path = Path(library) if library else default_library()
    with Library(path) as opened:
        if listing or as_json:
            _list(opened, as_json)
            return
        chosen: Reading | Saved | None = None
        if puzzle is not None and puzzle in {entry.name for entry in opened.games()}:
            chosen = opened.load(puzzle)
        elif puzzle is not None or genre is not None:
            chosen = read_reading(puzzle, genre)
        try:
            from whygrid.tui.app import Whygrid
            from whygrid.tui.held import listen
        except ModuleNotFoundError as error:
            if error.name is None or error.name.partition(".")[0] not in ("textual", "rich"):
                raise
            raise UsageError(
                "playing in the terminal needs Textual", remedy="Install it with: pip install textual"
            ) from None
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise UsageError(
                "playing needs a terminal", remedy="`whygrid shell` takes its lines from a pipe or a file."
            )
        listen()
        Whygrid(chosen, opened, read_reading, wasd).run()


def _list(library: Library, as_json: bool) -> None:
    if as_json:
        shared.emit_json([entry._asdict() for entry in library.games()])
        return
    for entry in library.games():
        state = "finished" if entry.finished else f"{entry.done} of {entry.whole} cells"
        shared.emit(f"{entry.name:24} {entry.genre:12} {state:18} {entry.moves} moves, {entry.hints} hints")
