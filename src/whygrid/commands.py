"""Commands that only one genre has, each declared in a line of `commands.txt` in the genre's folder.

    bench: Compare encodings of many puzzles in a table.

The command itself is the `command` of the module of that name in the genre's package `commands`. The list is
read without loading any genre: who asks what commands there are should not wait for one.
"""

from __future__ import annotations

import os

from whygrid.records import NamedTuple

GENRES = os.path.join(os.path.dirname(__file__), "genres")
_declared: list[Command] = []


class Command(NamedTuple):
    """A command of a genre: its name, a line about it, the home of its words, and its module."""

    name: str
    line: str
    home: str
    module: str


def commands_beside(module: str, package: str) -> tuple[Command, ...]:
    """What the `commands.txt` beside a genre's module declares; nothing where there is none."""
    try:
        with open(os.path.join(os.path.dirname(module), "commands.txt"), encoding="utf-8") as file:
            declared = [line.rstrip("\n").partition(": ") for line in file]
    except FileNotFoundError:
        return ()
    home = package.rpartition(".")[2]
    return tuple([Command(name, line, home, f"{package}.commands.{name}") for name, _, line in declared])


def declare(commands: tuple[Command, ...]) -> None:
    """Make the commands of a genre from elsewhere known."""
    _declared.extend(command for command in commands if command not in _declared)


def genre_commands() -> dict[str, Command]:
    """All commands of genres, by name."""
    folders = sorted(entry.path for entry in os.scandir(GENRES) if entry.is_dir())
    ours = [
        command
        for folder in folders
        for command in commands_beside(
            os.path.join(folder, "__init__.py"), f"whygrid.genres.{os.path.basename(folder)}"
        )
    ]
    return {command.name: command for command in (*ours, *_declared)}
