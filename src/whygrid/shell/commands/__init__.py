"""All commands of the shell, in the order in which `help` lists them."""

from __future__ import annotations

from whygrid.shell.commands import keeping, looking, playing, proving, solving

COMMANDS = (*solving.COMMANDS, *proving.COMMANDS, *playing.COMMANDS, *looking.COMMANDS, *keeping.COMMANDS)
