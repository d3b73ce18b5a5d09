"""All commands of the shell, in the order in which `help` lists them."""

from __future__ import annotations

from whygrid.shell.commands import keeping, looking, playing, solving

COMMANDS = (*solving.COMMANDS, *playing.COMMANDS, *looking.COMMANDS, *keeping.COMMANDS)
