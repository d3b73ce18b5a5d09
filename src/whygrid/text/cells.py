"""Cells in a row of letters, as links and identifiers write them: one declaration reads and writes.

A `Cells` is a list of tokens. Each token stands for one cell or for several, and knows both ways: what its
letters mean, and which cells at some place it can write.

>>> code = Cells(Gap("xyz", None), Number("", 1, 16), Number("-", 2, 16))
>>> code.read("1y-2a", 4)
([1, None, None, 42], '')
>>> code.write([1, None, None, 42])
'1y-2a'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import takewhile
from typing import Any

from whygrid.errors import PuzzleError
from whygrid.records import NamedTuple
from whygrid.text.where import at_character
from whygrid.voice.message import message

Values = Sequence[Any]
LONGEST = 40
"""No token stands for more cells than this."""


class Token(NamedTuple):
    """Letters that stand for cells.

    pattern    what the letters look like
    read       the cells that they stand for
    write      the letters for the first cells of this list, and how many these are; None where it can't
    """

    pattern: str
    read: Callable[[str], Values]
    write: Callable[[Values], tuple[str, int] | None]


def Gap(letters: str, value: Any) -> Token:
    """One letter for one, two, three, … cells that all hold this value."""

    def write(values: Values) -> tuple[str, int] | None:
        run = sum(1 for _ in takewhile(lambda other: other == value, values[: len(letters)]))
        return (letters[run - 1], run) if run else None

    return Token(f"[{letters}]", lambda text: [value] * (letters.index(text) + 1), write)


def Sign(letter: str, value: Any) -> Token:
    """A letter of its own for a cell that holds this value."""
    return Token(
        re.escape(letter), lambda text: [value], lambda values: (letter, 1) if values[0] == value else None
    )


def Number(prefix: str, digits: int, base: int) -> Token:
    """A number of so many digits in this base (10 or 16); shorter ones are left to the tokens before it."""
    smallest = 0 if digits == 1 else base ** (digits - 1)

    def write(values: Values) -> tuple[str, int] | None:
        number = values[0]
        if not isinstance(number, int) or not smallest <= number < base**digits:
            return None
        return f"{prefix}{number:x}" if base == 16 else f"{prefix}{number}", 1

    symbols = "0-9a-f" if base == 16 else "0-9"
    pattern = f"{re.escape(prefix)}[{symbols}]{{{digits}}}"
    return Token(pattern, lambda text: [int(text[len(prefix) :], base)], write)


class Cells:
    """The tokens of a code; `between` separates two numbers that would run into each other."""

    def __init__(self, *tokens: Token, between: str = "") -> None:
        self.tokens = tokens
        self.between = between

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        """All tokens, the longer numbers before the shorter ones where a separator ends them."""
        order = reversed(self.tokens) if self.between else self.tokens
        parts = [f"(?P<t{self.tokens.index(token)}>{token.pattern})" for token in order]
        return re.compile(f"(?:{re.escape(self.between)})?(?:{'|'.join(parts)})")

    def read(self, text: str, number: int, fill: Any = ...) -> tuple[list[Any], str]:
        """So many cells and the rest of the text; `fill` is what may be missing at its end, or too much."""
        found: list[Any] = []
        place = 0
        while len(found) < number:
            if place >= len(text):
                if fill is ...:
                    raise PuzzleError(
                        message("text/there-are-cells-not", n=len(found), number=number),
                        remedy=message("text/the-text-may-be-cut-off"),
                    )
                return found + [fill] * (number - len(found)), ""
            token = self._pattern.match(text, place)
            if token is None or token.lastgroup is None:
                raise PuzzleError(
                    message("text/is-no-cell", cell=repr(text[place : place + 3])),
                    where=at_character(place + 1),
                    remedy=message("text/text-may-be-damaged"),
                )
            found += self.tokens[int(token.lastgroup[1:])].read(token[token.lastgroup])
            place = token.end()
        if any(value != fill for value in found[number:]):
            raise PuzzleError(
                message("text/there-are-more-than-cells", number=number),
                remedy=message("text/the-size-may-be-wrong"),
            )
        return found[:number], text[place:]

    def write(self, values: Values) -> str:
        """The letters for these cells; a `PuzzleError` where there are none for one of them."""
        parts: list[str] = []
        place = 0
        while place < len(values):
            ahead = values[place : place + LONGEST]
            written = next(filter(None, (token.write(ahead) for token in self.tokens)), None)
            if written is None:
                raise PuzzleError(
                    message("text/form-has-no-place", value=str(values[place])),
                    remedy=message("text/write-another-form-instead"),
                )
            text, number = written
            if self.between and parts and parts[-1][-1].isdecimal() and text[0].isdecimal():
                parts.append(self.between)
            parts.append(text)
            place += number
        return "".join(parts)
