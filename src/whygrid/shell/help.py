"""What the shell says about its commands and settings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from whygrid.shell.console import Console
from whygrid.voice.message import Cells, Said, message


def help_lines(console: Console, names: Sequence[str] = ()) -> Iterator[Said]:
    """All commands and settings, or more about those that are named."""
    for word in names:
        variable = console.variable(word)
        if variable is not None:
            yield message("shell/about-setting", name=variable.name, help=variable.told_help)
            continue
        command = console.command(word)
        also = f"  {message('shell/also-called', names=', '.join(command.also))}" if command.also else ""
        yield f"{command.told_usage}\n    {command.told_help}{also}"
    if names:
        return
    yield message("shell/commands-heading")
    yield "\n".join(f"  {command.name:10} {command.told_help}" for command in console.commands)
    yield message("shell/settings-heading")
    yield "\n".join(f"  {variable.name:15} {variable.told_help}" for variable in console.variables)
    yield message("shell/how-cells-are-written", cell=Cells(("r4c5",)))
    yield message("shell/help-says-more")
