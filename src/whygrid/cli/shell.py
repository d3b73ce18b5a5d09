"""`whygrid shell`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import click

from whygrid.cli import shared
from whygrid.cli.sources import located, read_source
from whygrid.service.converting import Reading, read
from whygrid.shell.session import Session
from whygrid.store.folder import default_library
from whygrid.store.library import Library
from whygrid.voice.message import message

EPILOG = """\b
Examples:
  whygrid shell                                    on a built-in puzzle; type help
  whygrid shell puzzle.txt
  printf 'step 3 --proof\\nhint\\n' | whygrid shell classic
  whygrid shell --command 'k-opt=on' --command solve --command stats
"""


@click.command(epilog=EPILOG)
@shared.puzzle_argument
@click.option("--command", "-c", "commands", multiple=True, help="Run this line; with it nothing is read.")
@click.option("--library", metavar="FILE", help="The library of games (default: the user's own).")
@shared.json_option
@shared.colour_option
def command(
    puzzle: str | None,
    genre: str | None,
    commands: tuple[str, ...],
    library: str | None,
    as_json: bool,
    colour: bool,
) -> None:
    """Solve PUZZLE line by line: steps, proofs, hints, assumptions; `help` lists the commands.

    PUZZLE is the puzzle itself, a file, FILE:LINE, or the name of an example or of a game in the library.
    Lines come from the terminal, from a pipe or from --command; the exit code is 2 if one of them was refused
    and nobody was there to see it.
    """
    path = Path(library) if library else default_library()
    with Library(path) as opened:
        session = _session(puzzle, genre, opened, colour and not as_json)
        interactive = not (commands or as_json) and sys.stdin is not None and sys.stdin.isatty()
        lines = iter(commands) if commands else _typed(session, path) if interactive else _piped()
        session.watched = interactive
        session.ask = _asked if interactive else lambda question: next(lines, None)
        if interactive:
            session.tell = shared.tell
            _greet(session)
        answers = []
        for line in lines:
            before, texts = session.failures, []
            for text in session.run(line):
                texts.append(text)
                if not as_json:
                    shared.emit(text)
            answers.append({"line": line, "answer": texts, "refused": session.failures > before})
            if session.done:
                break
        if interactive and session.unsaved and not session.done:  # nobody is there any more to be asked
            shared.emit(session.keep())
        if as_json:
            shared.emit_json({"genre": session.game.puzzle.genre_name, "answers": answers})
    sys.exit(2 if session.failures and not interactive else 0)


def read_reading(source: str | None, genre: str | None) -> Reading:
    """What PUZZLE means, with all that is written on it."""
    found = read_source(source, genre)
    with located(found):
        return read(found.text, found.genre_name, found.form_name)


def _session(puzzle: str | None, genre: str | None, library: Library, colour: bool) -> Session:
    names = {entry.name for entry in library.games()}
    if puzzle in names and puzzle is not None:
        saved = library.load(puzzle)
        reading = read(saved.game.puzzle.text, saved.game.puzzle.genre_name)
        session = Session(reading, read_reading, library, colour, shared.budget)
        session.take(saved.game, saved)
        return session
    return Session(read_reading(puzzle, genre), read_reading, library, colour, shared.budget)


def _greet(session: Session) -> None:
    shared.emit(session.draw("small"))
    shared.emit(message("cli/type-help"))


def _piped() -> Iterator[str]:
    for line in sys.stdin or ():
        yield line.rstrip("\n")


def _asked(question: str) -> str | None:
    """The answer of somebody at the terminal."""
    try:
        return input(question)
    except (EOFError, KeyboardInterrupt):
        shared.emit("")
        return None


def _typed(session: Session, library: Path) -> Iterator[str]:
    """Lines from a terminal, with history and completion where the system has them."""
    history = library.with_name("shell-history")
    readline = _readline(session, history)
    try:
        while True:
            try:
                yield input("playback> " if session.playing_back else "> ")
            except EOFError:
                shared.emit("")
                return
            except KeyboardInterrupt:
                shared.emit(f"\n{message('cli/how-to-quit')}")
    finally:
        if readline is not None:
            try:
                readline.set_history_length(1000)
                readline.write_history_file(history)
            except OSError:
                pass  # a history that can't be kept is no reason to fail


def _readline(session: Session, history: Path):  # type: ignore[no-untyped-def]
    try:
        import readline
    except ImportError:
        return None
    try:
        readline.read_history_file(history)
    except OSError:
        readline.clear_history()
    console = session.console
    names = [*(command.name for command in console.commands), *(each.name for each in console.variables)]

    def complete(text: str, state: int) -> str | None:
        fitting = [name + " " for name in names if name.startswith(text)]
        return fitting[state] if state < len(fitting) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" \t\n")
    readline.parse_and_bind("tab: complete")
    return readline
