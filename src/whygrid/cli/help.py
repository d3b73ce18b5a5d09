"""`whygrid help`."""

from __future__ import annotations

import click

from whygrid.cli import shared
from whygrid.errors import UsageError

EPILOG = """\b
Examples:
  whygrid help                        all commands
  whygrid help solve                  the same as whygrid solve --help
  whygrid help interactive            the commands of whygrid shell
"""
SHELL = ("interactive", "shell")
"""Names under which the lines of the shell are explained as well."""


@click.command(epilog=EPILOG)
@click.argument("name", required=False, metavar="[COMMAND]")
@click.pass_context
def command(context: click.Context, name: str | None) -> None:
    """Tell about COMMAND, or list all commands; `interactive` means the lines that `whygrid shell` takes."""
    above = context.parent
    assert above is not None and isinstance(above.command, click.Group)
    if name is None:
        shared.emit(above.command.get_help(above))
        return
    asked = "shell" if name in SHELL else name
    found = above.command.get_command(above, asked)
    if found is None:
        import difflib

        near = difflib.get_close_matches(asked, above.command.list_commands(above), 1)
        remedy = f"Did you mean {near[0]!r}?" if near else "`whygrid help` lists them."
        raise UsageError(f"there is no command {name!r}", remedy=remedy)
    with click.Context(found, info_name=asked, parent=above) as inner:
        shared.emit(found.get_help(inner))
    if name in SHELL:
        from whygrid.shell.commands import COMMANDS
        from whygrid.shell.console import Console
        from whygrid.shell.help import help_lines
        from whygrid.shell.variables import VARIABLES

        shared.emit("\n" + "\n".join(help_lines(Console(COMMANDS, VARIABLES))))
