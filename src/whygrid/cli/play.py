"""`whygrid play`."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from whygrid.cli import shared
from whygrid.cli.shell import read_reading
from whygrid.errors import UsageError
from whygrid.extras import needs
from whygrid.registry import genre_names
from whygrid.service.converting import Reading
from whygrid.store.folder import default_library
from whygrid.store.library import Library, Saved
from whygrid.store.opening import RESCUE
from whygrid.voice.message import message

EPILOG = """\b
Examples:
  whygrid play                        the library, or a built-in puzzle
  whygrid play puzzle.txt             a puzzle from a file; links of other programs work too
  whygrid play "Sudoku 1"             a game from the library, where it was left
  whygrid play --list                 the games in the library
  whygrid play --rescue new.db        all that can be read of a damaged library, into a new one
"""


@click.command(epilog=EPILOG)
@shared.puzzle_argument
@click.option("--library", metavar="FILE", help="The library of games (default: the user's own).")
@click.option("--list", "listing", is_flag=True, help="List the games in the library.")
@click.option("--rescue", metavar="NEW", help="Put all that can be read of a damaged library into a new one.")
@click.option("--wasd", is_flag=True, help="w, a, s and d move the cursor, beyond the edge too.")
@shared.json_option
def command(
    puzzle: str | None,
    genre: str | None,
    library: str | None,
    listing: bool,
    rescue: str | None,
    wasd: bool,
    as_json: bool,
) -> None:
    """Play PUZZLE or a game of the library in the terminal; ? shows all keys.

    PUZZLE is the puzzle itself, a file, FILE:LINE, or the name of an example or of a game in the library.
    Every move is saved at once.
    """
    path = Path(library) if library else default_library()
    if rescue is not None:
        sys.exit(_rescue(path, Path(rescue), as_json))
    with Library(path) as opened:
        if listing or as_json:
            _list(opened, as_json)
            return
        run_app(opened, puzzle, genre, wasd=wasd)


def run_app(
    library: Library, puzzle: str | None, genre: str | None, *, wasd: bool, edit: bool = False
) -> None:
    """Start the full-screen app on what PUZZLE means, in the editor if that is wanted."""
    chosen: Reading | Saved | None = None
    if puzzle is not None and puzzle in {entry.name for entry in library.games()}:
        chosen = library.load(puzzle)
    elif puzzle is not None or (genre is not None and not edit):
        chosen = read_reading(puzzle, genre)
    with needs(message("cli/playing-in-the-terminal")):
        from whygrid.tui.app import Whygrid
        from whygrid.tui.held import listen
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageError(message("cli/playing-needs-a-terminal"), remedy=message("cli/shell-takes-lines"))
    listen()
    Whygrid(chosen, library, read_reading, wasd, (genre or genre_names()[0]) if edit else None).run()


def _list(library: Library, as_json: bool) -> None:
    if as_json:
        shared.emit_json([entry._asdict() for entry in library.games()])
        return
    for entry in library.games():
        if entry.damaged:
            shared.emit(f"{entry.name:24} {message('cli/damaged', rescue=RESCUE)}")
            continue
        progress = message("cli/cells-done", done=entry.done, whole=entry.whole)
        state = str(message("cli/finished") if entry.finished else progress)
        figures = message("cli/moves-and-hints", moves=entry.moves, hints=entry.hints)
        shared.emit(f"{entry.name:24} {entry.genre:12} {state:18} {figures}")


def _rescue(path: Path, new: Path, as_json: bool) -> int:
    """Rescue a library and say what each game lacks; 1 if some lack something."""
    from whygrid.store.rescue import rescue

    found = rescue(path, new)
    if as_json:
        shared.emit_json([one._asdict() for one in found])
    else:
        for one in found:
            name = one.old_name
            if one.name not in ("", one.old_name):
                name = str(message("cli/now-called", old=one.old_name, new=repr(one.name)))
            shared.emit(f"{name}: {one.lacks or message('cli/whole')}")
        kept = sum(bool(one.name) for one in found)
        shared.emit(message("cli/games-are-in", n=kept, all=len(found), file=str(new)))
    return int(any(one.lacks for one in found))
