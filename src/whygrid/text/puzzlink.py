"""What all links to puzz.link have in common, and its way to write a grid of numbers.

    https://puzz.link/p?<genre>[/<flags>]/<columns>/<rows>/<body>

In the body a number is a hexadecimal digit, - with two of them or + with three; a question mark is a full
stop; the letters from g to z stand for 1 to 20 empty cells.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from whygrid.errors import PuzzleError

CELLS_LIMIT = 250_000
UNKNOWN = -1
"""A clue that is there but not given."""
_LINK = re.compile(r"(?:https?://)?[\w.-]+/p(?:\.html)?\?(?:type=\w+&)?(.*)", re.DOTALL)
_PARTS = re.compile(r"([a-z]+)(?:_edit|_play)?((?:/(?!\d+/)[\w:]+)*)/(\d{1,3})/(\d{1,3})/([^/\s]*)/?")
HOW = "It looks like https://puzz.link/p?GENRE/COLUMNS/ROWS/BODY."


class Link(NamedTuple):
    """The parts of a link; `flags` are what stands between the genre and the size."""

    genre: str
    flags: tuple[str, ...]
    columns: int
    rows: int
    body: str


def link_body(text: str) -> str:
    """What stands behind the question mark of a link; another text is returned as it is.

    >>> link_body("https://puzz.link/p?numlin/2/1/11")
    'numlin/2/1/11'
    """
    found = _LINK.fullmatch(text.strip())
    return found[1] if found else text.strip()


def parse_parts(text: str) -> Link:
    """The parts of a link."""
    found = _PARTS.fullmatch(link_body(text))
    if found is None:
        raise PuzzleError("this link is not complete", remedy=HOW)
    genre, flags, columns, rows, body = found.groups()
    if not 0 < int(columns) * int(rows) <= CELLS_LIMIT:
        raise PuzzleError(f"a board of {columns} columns and {rows} rows", remedy="From one cell to 250,000.")
    return Link(genre, tuple(flags.split("/")[1:]), int(columns), int(rows), body)


def parse_numbers(body: str, cells: int) -> list[int | None]:
    """The numbers of so many cells, None for an empty one.

    >>> parse_numbers("1g-10.h", 6)
    [1, None, 16, -1, None, None]
    """
    found: list[int | None] = []
    for symbol, digits in _symbols(body):
        if symbol == "skip":
            found += [None] * digits
        else:
            found.append(digits)
    if len(found) > cells and any(number is not None for number in found[cells:]):
        raise PuzzleError(f"this link has more than {cells} cells", remedy=HOW)
    return (found + [None] * cells)[:cells]


def _symbols(body: str) -> Iterator[tuple[str, int]]:
    place = 0
    while place < len(body):
        symbol = body[place]
        size = {"-": 2, "+": 3}.get(symbol, 0)
        digits = body[place + 1 : place + 1 + size] if size else symbol
        if symbol == ".":
            yield "number", UNKNOWN
        elif "g" <= symbol <= "z":
            yield "skip", ord(symbol) - ord("f")
        elif re.fullmatch(rf"[0-9a-f]{{{size or 1}}}", digits):
            yield "number", int(digits, 16)
        else:
            raise PuzzleError(f"{symbol + digits * bool(size)!r} is no cell of a link", remedy=HOW)
        place += 1 + size


def write_numbers(numbers: Iterable[int | None]) -> str:
    """The numbers as the body of a link.

    >>> write_numbers([1, None, 16, -1, None, None])
    '1g-10.h'
    """
    parts: list[str] = []
    empty = 0
    for number in numbers:
        if number is None:
            empty += 1
            if empty == 20:
                parts.append("z")
                empty = 0
            continue
        if empty:
            parts.append(chr(ord("f") + empty))
            empty = 0
        parts.append(_number(number))
    return "".join(parts) + (chr(ord("f") + empty) if empty else "")


def _number(number: int) -> str:
    if number == UNKNOWN:
        return "."
    if not 0 <= number < 4096:
        raise PuzzleError(f"a link can't hold the number {number}", remedy="Write another form instead.")
    return f"{number:x}" if number < 16 else f"-{number:02x}" if number < 256 else f"+{number:03x}"


def file_lines(text: str) -> list[str]:
    """The lines of a pzprv3 file, which may also come as a link with strokes between them."""
    return [line.strip() for line in re.split(r"[\n/]", link_body(text))]
