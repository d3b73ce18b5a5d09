"""The command line in other languages: what commands tell about themselves, and the words of click.

English help stands in the commands. Another language has it in `cli/voice`: `help-solve` is the text of
`whygrid solve` (`.short` the line about it, `.more` its next paragraph, `.example-2` what stands behind its
second example, `.note` what follows the examples), `help-solve-style` that of its option `--style`,
`help-option-json` that of an option which many commands share. The words of click are `word-click-…`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from copy import copy
from importlib import import_module
from typing import Any, TypeVar

import click

from whygrid.errors import UsageError
from whygrid.voice import ENGLISH, Message, language, languages, message, notation, say_if, settle, spoken

NOTATIONS = ("rc", "row-letter", "column-letter")
"""How cells can be called, as in `whygrid.voice.cell_names`, which is loaded only where cells are named."""
C = TypeVar("C", bound=click.Command)
LANG, CELLS = "--lang", "--cells"
_EXAMPLE = r"(  \S.*?\S)(\s{2,})(\S.*)"


def heed(args: Sequence[str]) -> list[str]:
    """Speak as --lang and --cells say, wherever among the arguments they stand; the others are left."""
    left, asked = [], {}
    given = iter(args)
    for arg in given:
        name, equals, value = arg.partition("=")
        if name in (LANG, CELLS):
            asked[name] = value if equals else next(given, "")
            continue
        left.append(arg)
        if arg == "--":
            left += given
    if LANG in asked:
        settle(_language(asked[LANG]))
        os.environ["WHYGRID_LANG"] = language()  # for processes that help this one
    if CELLS in asked or os.environ.get("WHYGRID_CELLS"):
        settle(cells=_notation(asked.get(CELLS) or os.environ["WHYGRID_CELLS"]))
        os.environ["WHYGRID_CELLS"] = notation()  # for processes that help this one
    if language() != ENGLISH:
        _translate_click()
    return left


def _language(wanted: str) -> str:
    found = spoken(wanted)
    if not found:
        raise UsageError(
            message("cli/there-is-no-language", name=repr(wanted)),
            remedy=message("cli/there-are", names=", ".join(languages())),
        )
    return found


def _notation(wanted: str) -> str:
    if wanted not in NOTATIONS:
        raise UsageError(
            message("cli/there-is-no-notation", name=repr(wanted)),
            remedy=message("cli/there-are", names=", ".join(NOTATIONS)),
        )
    return wanted


def told_overview() -> str:
    """All commands with one line each, in the language in force: what `overview` is in English."""
    from whygrid.cli import ABOUT, OPTIONS, TRY, all_commands
    from whygrid.commands import genre_commands

    homes = {command.name: command.home for command in genre_commands().values()}
    id = "cli/help-whygrid"
    words = {name: _option_help(name, id, told) for name, told in OPTIONS.items()}
    words["-h, --help"] = say_if("cli/word-click-show-this-message-and-exit", words["-h, --help"])
    usage = say_if("cli/word-click-usage", "Usage:")
    options = say_if("cli/word-options-metavar", "[OPTIONS]")
    command = say_if("cli/word-command-metavar", "COMMAND [ARGS]...")
    parts = [f"{usage} whygrid {options} {command}", f"  {say_if(id, ABOUT)}"]
    for title, entries in (
        (say_if("cli/word-click-options", "Options"), words),
        (
            say_if("cli/word-commands", "Commands"),
            {
                name: short_help(f"{homes.get(name, 'cli')}/help-{name}", line)
                for name, line in all_commands().items()
            },
        ),
    ):
        width = max(map(len, entries))
        parts.append(
            "\n".join([f"{title}:", *(f"  {name:{width}}  {told}" for name, told in entries.items())])
        )
    parts.append("\n".join(f"  {line}".rstrip() for line in _epilog(id, TRY).splitlines()))
    return "\n\n".join(parts)


def translated(command: C, id: str) -> C:
    """A command that tells about itself in the language in force; `id` is the sentence about it."""
    if language() == ENGLISH:
        return command
    command = copy(command)
    command.help = _paragraphs(id, command.help or "")
    command.short_help = say_if(id, command.short_help or "", "short") or None
    command.epilog = _epilog(id, command.epilog or "")
    command.options_metavar = say_if("cli/word-options-metavar", command.options_metavar or "")
    command.params = [_option(param, id) for param in command.params]
    if isinstance(command, click.Group):
        command.subcommand_metavar = say_if("cli/word-command-metavar", command.subcommand_metavar or "")
    return command


def short_help(id: str, otherwise: str) -> str:
    """The line about a command in the list of all."""
    return say_if(id, otherwise, "short")


def _paragraphs(id: str, otherwise: str) -> str:
    first = say_if(id, "")
    if not first:
        return otherwise
    more = (say_if(id, "", form) for form in ("more", "more-2"))
    return "\n\n".join(filter(None, (first, *more)))


def _epilog(id: str, english: str) -> str:
    """The examples with other words behind them; commands stay as they are."""
    parts = []
    number = 0
    for part in english.strip("\n").split("\n\n"):
        lines = part.split("\n")
        if not any(line.startswith("  ") for line in lines):
            parts.append(say_if(id, part, "note"))
            continue
        for place, line in enumerate(lines):
            if line.startswith("  "):
                number += 1
                if found := re.fullmatch(_EXAMPLE, line):
                    lines[place] = f"{found[1]}{found[2]}{say_if(id, found[3], f'example-{number}')}"
            elif line.endswith(":"):
                lines[place] = say_if(f"cli/word-{line[:-1].lower()}", line)
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def _option(param: click.Parameter, id: str) -> click.Parameter:
    if not isinstance(param, click.Option):
        return param
    made = copy(param)
    name = max(param.opts, key=len).lstrip("-")
    made.help = _option_help(name, id, param.help or "") or None
    if param.metavar is None and not param.is_flag and param.type.name:
        made.metavar = say_if(f"cli/word-metavar-{param.type.name.split()[0]}", "") or None
    return made


def _option_help(flags: str, id: str, otherwise: str) -> str:
    name = max(flags.replace(",", " ").split(), key=lambda flag: (flag.startswith("-"), len(flag))).lstrip(
        "-"
    )
    return say_if(f"{id}-{name}", "") or say_if(f"cli/help-option-{name}", otherwise)


def _translate_click() -> None:
    """Have click take its own words from us: it asks `gettext`, whose files we do not have."""
    for name in ("core", "exceptions", "formatting", "parser", "types", "decorators"):
        module: Any = import_module(f"click.{name}")
        if hasattr(module, "_"):
            module._ = _Words
        if hasattr(module, "ngettext"):
            module.ngettext = lambda one, many, number: _Words(one if number == 1 else many)


class _Words(str):
    """A text of click, which becomes ours as soon as it is used."""

    def __new__(cls, english: str) -> _Words:
        made = super().__new__(cls, say_if(_id(english), english))
        made.english = english
        return made

    english: str

    def format(self, *args: object, **named: object) -> str:
        """The text with what it speaks of."""
        from string import Formatter

        from whygrid.voice import has, say

        if not has(_id(self.english)):
            return self.english.format(*args, **named)
        told = {
            name: Formatter().convert_field(named[name], conversion)
            for _, name, _, conversion in Formatter().parse(self.english)
            if name
        }
        return say(Message(_id(self.english), tuple((name, str(value)) for name, value in told.items())))


def _id(english: str) -> str:
    """The name of the sentence: "No such option {name!r}." is word-click-no-such-option."""
    words = re.findall(r"[a-z]+", re.sub(r"\{.*?\}", "", english).lower())
    return f"cli/word-click-{'-'.join(words)}"
