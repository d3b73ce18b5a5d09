"""What all links to puzz.link have in common, and its way to write a grid of numbers.

    https://puzz.link/p?<genre>[/<flags>]/<columns>/<rows>/<body>

In the body a number is a hexadecimal digit, - with two of them or + with three; a question mark is a full
stop; the letters from g to z stand for 1 to 20 empty cells.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from whygrid.errors import PuzzleError
from whygrid.grid import refuse_large
from whygrid.records import NamedTuple
from whygrid.text import parts_from
from whygrid.text.cells import Cells, Gap, Number, Sign
from whygrid.voice.message import message

UNKNOWN = -1
"""A clue that is there but not given."""
_LINK = re.compile(r"(?:https?://)?[\w.-]+/p(?:\.html)?\?(?:type=\w+&)?(.*)", re.DOTALL)
_PARTS = re.compile(r"([a-z]+)(?:_edit|_play)?((?:/(?!\d+/)[\w:]+)*)/(\d{1,4})/(\d{1,4})/([^/\s]*)/?")
HOW = message("text/looks-like-puzzlink")


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


def genre_of_link(text: str) -> str:
    """The genre that a whole link names, in the words of puzz.link; empty where this is no such link.

    >>> genre_of_link("https://puzz.link/p?slither/5/5/g0h3")
    'slither'
    """
    found = _LINK.fullmatch(text.strip())
    parts = _PARTS.fullmatch(found[1]) if found else None
    return parts[1] if parts else ""


def refuse_other_genre(text: str) -> None:
    """Raise an error about a link that no form has taken: puzz.link has more genres than are known here."""
    name = genre_of_link(text)
    if name:
        raise PuzzleError(
            message("text/other-genre-of-puzzlink", genre=repr(name)),
            remedy=message("text/convert-lists-what-is-read"),
        )


def parse_parts(text: str) -> Link:
    """The parts of a link."""
    found = _PARTS.fullmatch(link_body(text))
    if found is None:
        raise PuzzleError(message("text/link-is-not-complete"), remedy=HOW)
    genre, flags, columns, rows, body = found.groups()
    if not int(columns) * int(rows):
        raise PuzzleError(message("text/board-has-no-cells"), remedy=HOW)
    refuse_large(int(rows), int(columns))
    return Link(genre, tuple(flags.split("/")[1:]), int(columns), int(rows), body)


NUMBERS = Cells(
    Gap("ghijklmnopqrstuvwxyz", None),
    Sign(".", UNKNOWN),
    Number("", 1, 16),
    Number("-", 2, 16),
    Number("+", 3, 16),
)
"""A grid of numbers, None for an empty cell."""


def parse_numbers(body: str, cells: int) -> list[int | None]:
    """The numbers of so many cells, None for an empty one.

    >>> parse_numbers("1g-10.h", 6)
    [1, None, 16, -1, None, None]
    """
    found, rest = NUMBERS.read(body, cells, fill=None)
    if rest.strip(NUMBERS.tokens[0].pattern[1:-1]):
        raise PuzzleError(message("text/link-has-more-cells", cells=cells), remedy=HOW)
    return found


def write_numbers(numbers: Iterable[int | None]) -> str:
    """The numbers as the body of a link.

    >>> write_numbers([1, None, 16, -1, None, None])
    '1g-10.h'
    """
    return NUMBERS.write(list(numbers))


def file_genre(text: str) -> str:
    """The genre that a pzprv3 file says it is of, or nothing."""
    head = text[:500]  # enough for the address of a site and two words
    lines = file_lines(head) if "pzprv3" in head else []
    return lines[1] if lines[:1] == ["pzprv3"] and len(lines) > 1 else ""


def file_lines(text: str) -> list[str]:
    """The lines of a pzprv3 file, which may also come as a link with strokes between them."""
    return [line.strip() for line in re.split(r"[\n/]", link_body(text))]


def split_files(text: str) -> list[tuple[int, str]]:
    """The files of a text with several of them, and where they start."""
    return parts_from(text, [found.start() for found in re.finditer(r"^pzprv3\b", text, re.MULTILINE)])
