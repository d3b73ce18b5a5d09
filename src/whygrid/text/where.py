"""Rows of cells in a text, and where in it something stands: by line and column, for errors."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from whygrid.errors import PuzzleError
from whygrid.records import NamedTuple
from whygrid.voice.message import Message, message

CHARACTER, LINES = "text/character", ("text/line", "text/line-column")
_WORD, _SYMBOL, _FIELD = r"()\S+", r"()\S", r"(?:^|,)\s*()"
"""Where cells begin: at the empty group. Compiled when a message asks, which is seldom."""


class Row(NamedTuple):
    """The cells of a line of text; where they stand is looked for when a message asks for it."""

    cells: Sequence[str]
    line: int
    text: str
    pattern: str

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

    def place(self, number: int) -> Message:
        """Where a cell stands, or where the first one is missing; it takes as long as the line is."""
        columns = [found.start(1) for found in re.finditer(self.pattern, self.text)]
        column = columns[number] if number < len(columns) else len(self.text.rstrip())
        return at_line(self.line, column + 1)


def at_line(line: int, column: int | None = None) -> Message:
    """A line of a text, or a place in it, as an error names it."""
    if column is None:
        return message("text/line", line=line)
    return message("text/line-column", line=line, column=column)


def at_character(number: int) -> Message:
    """A place in a text of one line, counted from 1."""
    return message(CHARACTER, number=number)


def place_of(text: str, offset: int) -> Message:
    r"""Line and column of a character, counted from 1.

    >>> str(place_of("ab\ncd", 4))
    'line 2, column 2'
    """
    before = text[:offset]
    return at_line(before.count("\n") + 1, offset - before.rfind("\n"))


@contextmanager
def placed(text: str, part: str = "") -> Iterator[None]:
    """Errors that name no line, or count the characters of a `part`, get line and column in `text`."""
    try:
        yield
    except PuzzleError as error:
        start = max(text.rfind(part), 0) if part else 0
        where = error.where
        if isinstance(where, Message) and where.id == CHARACTER:
            error.where = place_of(text, start + where.about("number") - 1)
        elif not (isinstance(where, Message) and where.id in LINES):
            error.where = place_of(text, start)
        raise
