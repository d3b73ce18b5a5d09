"""`whygrid edit`."""

from __future__ import annotations

from pathlib import Path

import click

from whygrid.cli import shared
from whygrid.cli.play import run_app
from whygrid.store.folder import default_library
from whygrid.store.library import Library

EPILOG = """\b
Examples:
  whygrid edit                        an empty Sudoku; s in the editor has other sizes and genres
  whygrid edit --genre kakuro
  whygrid edit puzzle.txt             change a puzzle; links work too
  whygrid edit --wasd                 w a s d move, x erases, h helps, q leaves and solves
"""


@click.command(epilog=EPILOG)
@shared.puzzle_argument
@click.option("--library", metavar="FILE", help="The library of games (default: the user's own).")
@click.option("--wasd", is_flag=True, help="w, a, s and d move the cursor, beyond the edge too.")
def command(puzzle: str | None, genre: str | None, library: str | None, wasd: bool) -> None:
    """Enter a puzzle cell by cell in the terminal, or change PUZZLE; ? shows all keys.

    It says at every moment whether there is one solution, none or several. From there p plays the puzzle, w
    writes it to a file, W puts it into the library. A draft that is left is kept.
    """
    with Library(Path(library) if library else default_library()) as opened:
        run_app(opened, puzzle, genre, wasd=wasd, edit=True)
