"""Web pages with a Sudoku in them: those of Web Sudoku, as the browser saves them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from whygrid.errors import PuzzleError
from whygrid.genres.sudoku.formats.plain import parse_sudoku
from whygrid.genres.sudoku.model import Sudoku
from whygrid.voice.message import message

# Only these tags matter; Python's parser would go through all others as well, and take much longer.
_TAG = re.compile(r"<(table|/table|input)\b([^<>]{0,1000})>", re.IGNORECASE)
_GRID = re.compile(r"""(?<![\w-])id\s{0,9}=\s{0,9}["']?puzzle_grid\b""", re.IGNORECASE)
_VALUE = re.compile(r"""(?<![\w-])value\s{0,9}=\s{0,9}["']?([^"'\s>]{1,20})""", re.IGNORECASE)


def parse_page(text: str) -> Sudoku:
    """The puzzle on a page."""
    cells = list(_fields(text))
    if len(cells) != 81 or any(len(cell) != 1 or cell not in ".123456789" for cell in cells):
        raise PuzzleError(
            message("sudoku/table-is-no-sudoku", n=len(cells)),
            remedy=message("sudoku/web-sudoku-has-81-fields"),
        )
    return parse_sudoku("".join(cells))


def _fields(text: str) -> Iterator[str]:
    """The fields of the table whose id is `puzzle_grid`: a given has a value, an empty cell none."""
    depth = 0
    for tag in _TAG.finditer(text):
        name, attributes = tag[1].lower(), tag[2]
        if name == "table":
            depth += bool(depth or _GRID.search(attributes))
        elif name == "/table":
            depth -= bool(depth)
        elif depth:
            value = _VALUE.search(attributes)
            yield value[1] if value else "."
