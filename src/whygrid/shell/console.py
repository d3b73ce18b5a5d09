"""Lines of a console, understood: a small library that knows nothing of puzzles.

A console has *variables*, shown by `name` and set by `name=value` or `name value`, and *commands*, called by
`name --flag word name=value`. Both are recognised by their name, by another name, or by any beginning that
fits only one. Texts may be quoted, '...' or "...", and in quotes a backslash escapes: \\n is a new line.

    python -m whygrid.shell.console        a demonstration
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any
from typing import Literal as OneOf

from whygrid.errors import UsageError
from whygrid.records import NamedTuple
from whygrid.voice import say_if
from whygrid.voice.message import Message, message

_PART = re.compile(r"""\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s"']+))""", re.DOTALL)
_ESCAPES = {"n": "\n", "t": "\t"}
ON = ("true", "on", "yes")
OFF = ("false", "off", "no")


@dataclass(frozen=True)
class Call:
    """What was written behind a command: `rest` as it stood, and as words, flags and named words."""

    rest: str = ""
    words: tuple[str, ...] = ()
    flags: frozenset[str] = frozenset()
    named: dict[str, str] = field(default_factory=dict)

    def word(self, index: int, name: str = "") -> str | None:
        """The word at this place, or of this name."""
        if name in self.named:
            return self.named[name]
        return self.words[index] if index < len(self.words) else None


@dataclass(frozen=True)
class Command:
    """A command: `usage` shows its arguments, `also` are other names that count in full.

    flags    switches, written --flag, -f or, directly behind the command, flag
    names    arguments that may be given by name
    most     how many plain words there may be; None where the command sees to that itself
    as_is    whether the command makes of its words what it wants, hyphens and all
    """

    name: str
    usage: str
    help: str
    run: Callable[..., Any]
    also: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    most: int | None = None
    as_is: bool = False

    @property
    def told_usage(self) -> str:
        """Its arguments in the language in force."""
        return say_if(f"shell/usage-{self._plain}", self.usage)

    @property
    def told_help(self) -> str:
        """What it does, in the language in force."""
        return say_if(f"shell/help-{self._plain}", self.help)

    @property
    def _plain(self) -> str:
        return self.name.replace("!", "-all")


class Variable(NamedTuple):
    """Something to set: its name, other names, how its value is read and shown."""

    name: str
    also: tuple[str, ...]
    read: Callable[..., Any]
    show: Callable[[Any], str]
    help: str

    @property
    def told_help(self) -> str:
        """What it is for, in the language in force."""
        return say_if(f"shell/setting-{self.name}", self.help)


class Understood(NamedTuple):
    """What a line means: "get" a variable, "set" it to `text`, "call" a command, or "nothing"."""

    action: OneOf["get", "set", "call", "nothing"]
    variable: Variable | None = None
    text: str = ""
    command: Command | None = None
    call: Call = Call()


class Console:
    """The commands and variables that lines may name."""

    def __init__(self, commands: Sequence[Command], variables: Sequence[Variable]) -> None:
        self.commands = tuple(commands)
        self.variables = tuple(variables)

    def understand(self, line: str) -> Understood:
        """What a line means; what it can't mean raises a `UsageError` that says what would be right.

        >>> console = Console([Command("add", "add A B", "their sum", print)], [])
        >>> console.understand("ad 2 3").call.words
        ('2', '3')
        """
        line = line.strip()
        if not line:
            return Understood("nothing")
        word, _, rest = line.partition(" ")
        name, equals, value = line.partition("=")
        variable = self.variable(name.strip()) if equals else None
        if variable is None and not equals:
            variable, value = self.variable(word), rest.strip().removeprefix("=").strip()
        if variable is not None:
            text = value.strip()
            return Understood("set" if text else "get", variable, text)
        if equals and " " not in name.strip():
            names = ", ".join(variable.name for variable in self.variables)
            raise UsageError(
                message("shell/there-is-no-setting", name=name.strip()),
                remedy=message("shell/there-are", names=names),
            )
        command = self.command(word)
        return Understood("call", command=command, call=parse(command, rest))

    def command(self, word: str) -> Command:
        """The command that a word means: its name, another name, or a beginning that fits only one.

        Beginnings of other names count where no command's own name begins so.
        """
        for command in self.commands:
            if word == command.name or word in command.also:
                return command
        own = [c for c in self.commands if c.name.startswith(word)]
        near = own or [c for c in self.commands if any(name.startswith(word) for name in c.also)]
        if near and all(command.name.startswith(near[0].name) for command in near):
            return near[0]  # the only one, or `save` before `save!`
        if near:
            names = ", ".join(command.name for command in near)
            raise UsageError(
                message("shell/could-be", word=word, names=names),
                remedy=message("shell/one-letter-more"),
            )
        raise UsageError(
            message("shell/there-is-no-command", word=word), remedy=message("shell/help-lists-them")
        )

    def variable(self, word: str) -> Variable | None:
        """The variable that a word means, by a beginning of at least three letters that fits only one."""
        for variable in self.variables:
            if word == variable.name or word in variable.also:
                return variable
        long = len(word) > 2
        near = [v for v in self.variables if long and any(n.startswith(word) for n in (v.name, *v.also))]
        return near[0] if len(near) == 1 else None


def split(text: str) -> list[str]:
    r"""The words of a text; in quotes a backslash escapes, elsewhere it is a plain character.

    >>> split(r'''save "my \"own\" game" C:\games 'two\nlines' ''')
    ['save', 'my "own" game', 'C:\\games', 'two\nlines']
    """
    words: list[str] = []
    place, glued = 0, False
    while place < len(text):
        found = _PART.match(text, place)
        if found is None:
            if text[place:].strip():
                raise UsageError(message("shell/quotation-is-open"), remedy=message("shell/close-it"))
            break
        double, single, bare = found.groups()
        part = bare if bare is not None else _unescaped(double if double is not None else single)
        if glued and not found[0][:1].isspace():
            words[-1] += part
        else:
            words.append(part)
        place, glued = found.end(), True
    return words


def _unescaped(text: str) -> str:
    return re.sub(r"\\(.)", lambda found: _ESCAPES.get(found[1], found[1]), text, flags=re.DOTALL)


def parse(command: Command, rest: str) -> Call:
    """The arguments of a command; a mistake is told with its usage."""
    try:
        words = split(rest)
    except UsageError as error:
        raise UsageError(
            message("shell/line-cannot-be-read", why=error.what), remedy=usage(command)
        ) from None
    if command.as_is:
        return Call(rest.strip(), tuple(words))
    plain: list[str] = []
    flags: set[str] = set()
    named: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if word.startswith("-") and not re.fullmatch(r"-\d+", word):
            flags.add(_flag(command, word))
        elif equals and command.names:
            named[_name(command, name)] = value
        elif (
            word and not plain and (bare := [f for f in command.flags if f.lower().startswith(word.lower())])
        ):
            flags.add(bare[0])
        else:
            plain.append(word.rstrip(",;") if len(word) > 1 else word)
    if command.most is not None and len(plain) > command.most:
        raise UsageError(
            message("shell/too-much-for", word=plain[command.most], command=command.name),
            remedy=usage(command),
        )
    return Call(rest.strip(), tuple(plain), frozenset(flags), named)


def _flag(command: Command, word: str) -> str:
    wanted = word.lstrip("-").lower()
    near = [flag for flag in command.flags if flag.lower().startswith(wanted)]
    if len(near) > 1 and (len(wanted) == 1 or wanted == near[0].lower()):
        return near[0]  # of a single letter the first flag that begins so
    if len(near) != 1:
        raise UsageError(
            message(
                "shell/could-be-several-flags" if near else "shell/is-no-flag",
                flag=word,
                command=command.name,
            ),
            remedy=usage(command),
        )
    return near[0]


def _name(command: Command, word: str) -> str:
    near = [name for name in command.names if name.startswith(word)]
    if len(near) != 1:
        raise UsageError(
            message("shell/has-no-argument", command=command.name, word=word), remedy=usage(command)
        )
    return near[0]


def usage(command: Command) -> Message:
    """How a command is to be used."""
    return message("shell/use-it-like-this", usage=command.told_usage)


# Values, ready for variables and arguments.


def on_off(text: str) -> bool:
    """True for on, true and yes."""
    if text.lower() not in (*ON, *OFF):
        raise UsageError(
            message("shell/neither-on-nor-off", text=text), remedy=message("shell/write-on-or-off")
        )
    return text.lower() in ON


def show_on_off(value: bool) -> str:
    """ON or OFF."""
    return "ON" if value else "OFF"


def whole_number(text: str, what: str, low: int, high: int) -> int:
    """The number that a text means: a "number", a "seed", a "step" or a "number-of-steps"."""
    if not re.fullmatch(r"\d{1,9}", text) or not low <= int(text) <= high:
        raise UsageError(
            message("shell/is-no", text=text, what=what),
            remedy=message("shell/a-number-from-to", low=low, high=high),
        )
    return int(text)


def number(text: str, what: str = "number") -> float:
    """The number that a text means, which need not be whole."""
    try:
        found = float(text)
    except ValueError:
        found = float("nan")
    if found != found or found in (float("inf"), float("-inf")):
        raise UsageError(
            message("shell/is-no", text=text, what=what), remedy=message("shell/write-in-digits")
        )
    return found


def _demonstrate() -> None:
    """A calculator of two variables and two commands."""
    values: dict[str, Any] = {"loud": False, "digits": 2}
    console = Console(
        [
            Command("add", "add A B … [--negative]", "their sum", sum, ("plus",), ("negative",)),
            Command("help", "help", "this list", sum),
            Command("quit", "quit", "the end", sum, ("exit",)),
        ],
        [
            Variable("loud", (), on_off, show_on_off, "whether answers shout"),
            Variable("digits", (), lambda text: whole_number(text, "number", 0, 9), str, "after the dot"),
        ],
    )
    while True:
        try:
            meant = console.understand(input("demo> "))
            if meant.variable is not None:
                if meant.action == "set":
                    values[meant.variable.name] = meant.variable.read(meant.text)
                print(f"{meant.variable.name}: {meant.variable.show(values[meant.variable.name])}")
            elif meant.command is not None and meant.command.name == "quit":
                return
            elif meant.command is not None and meant.command.name == "help":
                print("\n".join(f"{command.usage}: {command.help}" for command in console.commands))
                print("\n".join(f"{variable.name}=VALUE: {variable.help}" for variable in console.variables))
            elif meant.command is not None:
                total = sum(number(word) for word in meant.call.words)
                sign = -1 if "negative" in meant.call.flags else 1
                print(f"{sign * total:.{values['digits']}f}{'!' * values['loud']}")
        except UsageError as error:
            print(f"ERROR: {error}")
        except EOFError:
            return


if __name__ == "__main__":
    _demonstrate()
