"""What the shell says about its commands and settings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from whygrid.shell.console import Console


def help_lines(console: Console, names: Sequence[str] = ()) -> Iterator[str]:
    """All commands and settings, or more about those that are named."""
    for word in names:
        variable = console.variable(word)
        if variable is not None:
            yield f"{variable.name} (setting): {variable.help}"
            continue
        command = console.command(word)
        also = f"  (also: {', '.join(command.also)})" if command.also else ""
        yield f"{command.usage}\n    {command.help}{also}"
    if names:
        return
    yield "COMMANDS, by any beginning that fits only one:"
    yield "\n".join(f"  {command.name:10} {command.help}" for command in console.commands)
    yield "SETTINGS, shown by their name and set by name=value:"
    yield "\n".join(f"  {variable.name:15} {variable.help}" for variable in console.variables)
    yield "Cells: r4c5 is row 4, column 5; 3 4 or (3, 4) is the same cell, counted from 0."
    yield "`help set` says more about one command."
