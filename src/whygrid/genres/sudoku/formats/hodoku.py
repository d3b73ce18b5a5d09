"""HoDoKu's library line: a position, with the technique that it is an example of.

    :<technique>:<candidates>:<grid>:<deleted>:<eliminations>:<placements>:<extra>

In the grid a + stands before a digit that was filled in. The triples in the lists are digit, row, column.
"""

from __future__ import annotations

import re

from whygrid.errors import PuzzleError
from whygrid.genres.sudoku.formats.digits import CLASSIC, digits_of, need_classic, sheet_of
from whygrid.genres.sudoku.model import Sudoku
from whygrid.sheet import Sheet
from whygrid.voice.message import message

_CELL = re.compile(r"(\+?)([0-9.])")
HOW = message("sudoku/looks-like-a-library-line")


def parse_library(text: str) -> Sheet[Sudoku]:
    """The sheet of a library line; candidates are marked where some were deleted."""
    fields = text.strip().split(":")
    if not 5 <= len(fields) <= 9 or "\n" in text.strip():
        raise PuzzleError(message("sudoku/not-so-many-colons", n=len(fields) - 1), remedy=HOW)
    cells = _CELL.findall(fields[3])
    if len(cells) != 81 or _CELL.sub("", fields[3]):
        raise PuzzleError(message("sudoku/grid-has-not-81-cells", n=len(cells)), remedy=HOW)
    givens = [0 if plus or symbol == "." else int(symbol) for plus, symbol in cells]
    placed = {cell: int(symbol) for cell, (plus, symbol) in enumerate(cells) if plus and symbol not in "0."}
    deleted = [_triple(triple) for triple in fields[4].split()]
    values = [given or placed.get(cell, 0) for cell, given in enumerate(givens)]
    marks = {
        cell: {
            digit
            for digit in range(1, 10)
            if digit not in {values[peer] for peer in CLASSIC.peers[cell]} and (cell, digit) not in deleted
        }
        for cell in CLASSIC.cells
        if not values[cell]
    }
    info = {"technique": fields[1]} if fields[1] not in ("", "0000") else {}
    return sheet_of(CLASSIC, givens, placed, centre=marks if deleted else None, info=info)


def _triple(text: str) -> tuple[int, int]:
    if re.fullmatch(r"[1-9]{3}", text) is None:
        raise PuzzleError(
            message("sudoku/is-no-candidate", text=repr(text[:20])), remedy=message("sudoku/digit-row-column")
        )
    digit, row, column = map(int, text)
    return 9 * (row - 1) + column - 1, digit


def write_library(sheet: Sheet[Sudoku]) -> str:
    """The position as a library line without a technique."""
    need_classic(sheet.board, message("sudoku/form-library-line"))
    digits = digits_of(sheet)
    values = [given or placed for given, placed in zip(digits.givens, digits.placed, strict=True)]
    grid = "".join(
        str(given) if given else f"+{placed}" if placed else "."
        for given, placed in zip(digits.givens, digits.placed, strict=True)
    )
    deleted = [
        f"{digit}{cell // 9 + 1}{cell % 9 + 1}"
        for cell, marks in enumerate(digits.centre)
        if marks and not values[cell]
        for digit in range(1, 10)
        if digit not in marks and digit not in {values[peer] for peer in CLASSIC.peers[cell]}
    ]
    return f":0000:x:{grid}:{' '.join(deleted)}:::"
