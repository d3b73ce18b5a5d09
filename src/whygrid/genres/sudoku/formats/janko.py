"""Sudokus as janko.at keeps them."""

from __future__ import annotations

import re

from whygrid.errors import PuzzleError
from whygrid.genres.sudoku.formats.digits import sheet_of
from whygrid.genres.sudoku.model import SYMBOLS, Shape, Sudoku, default_shape, shape
from whygrid.sheet import Sheet
from whygrid.text.janko import Page, looks_like_janko, read_janko
from whygrid.text.where import Row
from whygrid.voice.message import message


def looks_like_page(text: str) -> bool:
    """Whether this is a Sudoku of janko.at."""
    return looks_like_janko(text, "sudoku")


def parse_page(text: str) -> Sheet[Sudoku]:
    """The sheet of a Sudoku of janko.at: its problem, with title and author."""
    page = read_janko(text)
    if page.sections.get("areas"):
        raise PuzzleError(
            message("sudoku/irregular-regions"), remedy=message("sudoku/only-classic-ones-are-read")
        )
    rows = page.rows("problem")
    board = _shape(page, len(rows))
    if len(rows[0].cells) != len(rows):
        raise PuzzleError(
            message("sudoku/rows-of-cells", rows=len(rows), n=len(rows[0].cells)),
            remedy=message("sudoku/a-sudoku-is-square"),
        )
    givens = [_digit(row, n) for row in rows for n in range(len(row.cells))]
    return sheet_of(board, givens, info=page.info)


def _shape(page: Page, size: int) -> Shape:
    """The boxes, `patternx` cells wide and `patterny` cells high where the page says so."""
    usual = default_shape(size)
    width, height = (page.words.get(name, "") for name in ("patternx", "patterny"))
    if not (width and height):
        return usual
    numbers = all(re.fullmatch(r"[0-9]{1,2}", word) for word in (width, height))
    if not numbers or int(width) * int(height) != size or min(int(width), int(height)) < 2:
        raise PuzzleError(
            message("sudoku/boxes-by-do-not-fit", width=width[:10], height=height[:10], n=size),
            remedy=message("sudoku/pattern-is-the-number-of-rows"),
        )
    return shape(int(height), int(width))


def _digit(row: Row, place: int) -> int:
    cell = row.cells[place]
    if cell in ("-", "."):
        return 0
    if re.fullmatch(r"[0-9]{1,2}", cell):
        return int(cell)
    if len(cell) == 1 and cell.upper() in SYMBOLS:
        return SYMBOLS.index(cell.upper()) + 1
    raise PuzzleError(
        message("text/is-no-cell", cell=repr(cell[:20])),
        where=row.place(place),
        remedy=message("sudoku/cells-are-dash-or-digit"),
    )
