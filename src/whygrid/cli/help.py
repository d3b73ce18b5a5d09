"""`whygrid help`."""

from __future__ import annotations

import click

from whygrid.cli import shared
from whygrid.errors import UsageError
from whygrid.voice.message import message

EPILOG = """\b
Examples:
  whygrid help                        all commands
  whygrid help solve                  the same as whygrid solve --help
  whygrid help forgetful make         a command within a command
  whygrid help interactive            the commands of whygrid shell
"""
SHELL = ("interactive", "shell")
"""Names under which the lines of the shell are explained as well."""


@click.command(epilog=EPILOG)
@click.argument("names", nargs=-1, metavar="[COMMAND]...")
@click.pass_context
def command(context: click.Context, names: tuple[str, ...]) -> None:
    """Tell about COMMAND, or list all commands; `interactive` means the lines that `whygrid shell` takes."""
    above = context.parent
    assert above is not None
    inner, left = above, list(names)
    while left:
        group = inner.command
        if not isinstance(group, click.Group):  # that was one command, and the next word names another
            _tell(inner)
            inner = above
            continue
        inner = _within(inner, group, left.pop(0))
    _tell(inner)


def _within(outer: click.Context, group: click.Group, name: str) -> click.Context:
    """The context of a command of a group."""
    asked = "shell" if name in SHELL else name
    found = group.get_command(outer, asked)
    if found is None:
        import difflib

        near = difflib.get_close_matches(asked, group.list_commands(outer), 1)
        remedy = message("cli/did-you-mean", name=repr(near[0])) if near else message("cli/list-of-commands")
        raise UsageError(message("cli/no-such-command", name=repr(name)), remedy=remedy)
    return click.Context(found, info_name=asked, parent=outer)


def _tell(inner: click.Context) -> None:
    with inner:
        shared.emit(inner.command.get_help(inner))
    if inner.info_name in SHELL:
        from whygrid.shell.commands import COMMANDS
        from whygrid.shell.console import Console
        from whygrid.shell.help import help_lines
        from whygrid.shell.variables import VARIABLES

        shared.emit("\n" + "\n".join(map(str, help_lines(Console(COMMANDS, VARIABLES)))))
