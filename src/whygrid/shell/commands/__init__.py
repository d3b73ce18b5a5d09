"""All commands of the shell, in the order in which `help` lists them."""

from __future__ import annotations

from whygrid.shell.commands import helping, keeping, looking, proving, solving, writing

COMMANDS = (
    *solving.COMMANDS,
    *proving.COMMANDS,
    *writing.COMMANDS,
    *helping.COMMANDS,
    *looking.COMMANDS,
    *keeping.COMMANDS,
)
