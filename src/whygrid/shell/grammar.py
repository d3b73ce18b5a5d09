"""What a line of the shell means: a command by any unique beginning of its name, its flags and arguments.

Cells are written r4c5, counted from 1, or as a pair of numbers (3, 4), counted from 0: the letters decide, so
that one is never taken for the other.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from whygrid.errors import UsageError
from whygrid.grid import Cell

if TYPE_CHECKING:
    from whygrid.shell.session import Session

_NAMED = re.compile(r"[rR](\d{1,3})[cC](\d{1,3})")
_ITEM = re.compile(r"[rR]\d{1,3}[cC]\d{1,3}|\(\s*\d{1,3}\s*[,;]?\s*\d{1,3}\s*\)|\d+")


@dataclass(frozen=True)
class Call:
    """A command with what was written behind it: `rest` as it stood, and as words, flags and named words."""

    rest: str = ""
    words: tuple[str, ...] = ()
    flags: frozenset[str] = frozenset()
    named: dict[str, str] = field(default_factory=dict)

    def word(self, index: int, name: str = "") -> str | None:
        """The word at this place, or of this name."""
        if name in self.named:
            return self.named[name]
        return self.words[index] if index < len(self.words) else None


Run = Callable[["Session", Call], Iterator[str]]


@dataclass(frozen=True)
class Command:
    """A command: `usage` shows its arguments, `also` are other names that count in full."""

    name: str
    usage: str
    help: str
    run: Run
    also: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


def find(commands: Sequence[Command], word: str) -> Command:
    """The command that a word means: its name, another name of it, or a beginning that fits only one."""
    for command in commands:
        if word == command.name or word in command.also:
            return command
    near = [command for command in commands if any(n.startswith(word) for n in (command.name, *command.also))]
    if near and all(command.name.startswith(near[0].name) for command in near):
        return near[0]  # the only one, or `save` before `save!`
    if near:
        names = ", ".join(command.name for command in near)
        raise UsageError(f"{word!r} could be {names}", remedy="Write one letter more.")
    raise UsageError(f"there is no command {word!r}", remedy="`help` lists the commands.")


def parse(command: Command, rest: str) -> Call:
    """The arguments of a command; a mistake is told with its usage."""
    try:
        words = shlex.split(rest.replace("\\", "\\\\"))
    except ValueError as error:
        raise UsageError(f"this line can't be read: {str(error).lower()}", remedy=_usage(command)) from None
    plain: list[str] = []
    flags: set[str] = set()
    named: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if word.startswith("-") and not re.fullmatch(r"-\d+", word):
            flags.add(_flag(command, word))
        elif equals and command.names:
            named[_name(command, name)] = value
        elif not plain and (bare := [flag for flag in command.flags if flag.startswith(word)]):
            flags.add(bare[0])
        else:
            plain.append(word.rstrip(",;") if len(word) > 1 else word)
    return Call(rest.strip(), tuple(plain), frozenset(flags), named)


def _flag(command: Command, word: str) -> str:
    near = [flag for flag in command.flags if flag.startswith(word.lstrip("-"))]
    if len(near) != 1:
        what = "could be more than one flag" if near else "is no flag"
        raise UsageError(f"{word} {what} of {command.name}", remedy=_usage(command))
    return near[0]


def _name(command: Command, word: str) -> str:
    near = [name for name in command.names if name.startswith(word)]
    if len(near) != 1:
        raise UsageError(f"{command.name} has no argument {word!r}", remedy=_usage(command))
    return near[0]


def _usage(command: Command) -> str:
    return f"Use it like this: {command.usage}"


def need(command: Command | str, value: str | None, what: str) -> str:
    """The value, or an error that says what is missing."""
    if value is None:
        raise UsageError(f"{what} is missing", remedy=f"Use it like this: {command}")
    return value


def whole_number(text: str, what: str, low: int, high: int) -> int:
    """The number that a text means."""
    if not re.fullmatch(r"\d{1,9}", text) or not low <= int(text) <= high:
        raise UsageError(f"{text!r} is no {what}", remedy=f"A number from {low} to {high}.")
    return int(text)


def cells(text: str, rows: int, columns: int) -> list[Cell]:
    """All cells in a text.

    >>> [str(cell) for cell in cells("r4c5, 3 4; (3, 4) 34", 9, 9)]
    ['r4c5', 'r4c5', 'r4c5', 'r4c5']
    """
    leftover = re.sub(r"[\s,;]+", "", _ITEM.sub("", text))
    if leftover:
        raise UsageError(f"{leftover!r} belongs to no cell", remedy="Write r4c5, or 3 4 counted from 0.")
    found: list[Cell] = []
    numbers: list[int] = []
    for item in _ITEM.findall(text):
        named = _NAMED.fullmatch(item)
        if named is not None:
            found += _pairs(numbers)
            numbers = []
            found.append(Cell(int(named[1]) - 1, int(named[2]) - 1))
        elif item.startswith("("):
            found += _pairs(numbers)
            numbers = []
            first, second = (
                re.findall(r"\d+", item)[:2] if len(re.findall(r"\d+", item)) > 1 else (item[1], item[2])
            )
            found.append(Cell(int(first), int(second)))
        elif len(item) == 2 and not numbers and rows <= 10 and columns <= 10:
            found.append(Cell(int(item[0]), int(item[1])))  # the ancestors' short way: 14 for (1, 4)
        else:
            numbers.append(int(item))
            if len(numbers) == 2:
                found += _pairs(numbers)
                numbers = []
    found += _pairs(numbers)
    for cell in found:
        if not (0 <= cell.row < rows and 0 <= cell.column < columns):
            raise UsageError(
                f"{both(cell)} is not on this board",
                remedy=f"It ends at {both(Cell(rows - 1, columns - 1))}.",
            )
    return found


def _pairs(numbers: list[int]) -> list[Cell]:
    if len(numbers) % 2:
        raise UsageError("a pair of numbers is not complete", remedy="Write row and column: r4c5, or 3 4.")
    return [Cell(*numbers)] if numbers else []


def both(cell: Cell) -> str:
    """A cell in both ways of counting, so that nobody is in doubt.

    >>> both(Cell(3, 4))
    'r4c5 = (3, 4)'
    """
    return f"{cell} = ({cell.row}, {cell.column})"


def listed(names: Iterable[str]) -> str:
    """Names in one line."""
    return ", ".join(names)
