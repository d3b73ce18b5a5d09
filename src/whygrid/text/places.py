"""Rows of cells in a text, and where in it something stands: by line and column, for errors."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from whygrid.errors import PuzzleError

_CHARACTER = re.compile(r"character (\d+)")
_WORD, _SYMBOL, _FIELD = re.compile(r"()\S+"), re.compile(r"()\S"), re.compile(r"(?:^|,)\s*()")
"""Where cells begin: at the empty group."""


class Row(NamedTuple):
    """The cells of a line of text; where they stand is looked for when a message asks for it."""

    cells: Sequence[str]
    line: int
    text: str
    pattern: re.Pattern[str]

    @classmethod
    def of_words(cls, text: str, line: int) -> Row:
        """Cells with blanks between them."""
        return cls(text.split(), line, text, _WORD)

    @classmethod
    def of_symbols(cls, text: str, line: int) -> Row:
        """Cells of one character each; blanks do not count."""
        return cls("".join(text.split()), line, text, _SYMBOL)

    @classmethod
    def of_fields(cls, text: str, line: int) -> Row:
        """Cells with commas between them."""
        return cls([field.strip() for field in text.split(",")], line, text, _FIELD)

    def place(self, number: int) -> str:
        """Where a cell stands, or where the first one is missing; it takes as long as the line is."""
        columns = [found.start(1) for found in self.pattern.finditer(self.text)]
        column = columns[number] if number < len(columns) else len(self.text.rstrip())
        return f"line {self.line}, column {column + 1}"


def place_of(text: str, offset: int) -> str:
    r"""Line and column of a character, counted from 1.

    >>> place_of("ab\ncd", 4)
    'line 2, column 2'
    """
    before = text[:offset]
    return f"line {before.count(chr(10)) + 1}, column {offset - before.rfind(chr(10))}"


@contextmanager
def placed(text: str, part: str = "") -> Iterator[None]:
    """Errors that name no line, or count the characters of a `part`, get line and column in `text`."""
    try:
        yield
    except PuzzleError as error:
        start = max(text.rfind(part), 0) if part else 0
        found = _CHARACTER.fullmatch(error.where)
        if found is not None:
            error.where = place_of(text, start + int(found[1]) - 1)
        elif not error.where.startswith("line "):
            error.where = place_of(text, start)
        raise
