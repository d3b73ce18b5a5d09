"""Where in a text something stands: by line and column, for errors."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from whygrid.errors import PuzzleError

_CHARACTER = re.compile(r"character (\d+)")


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
