"""Kakuros in links of Penpa: black cells are symbols, their clues stand in the corners."""

from __future__ import annotations

import re

from whygrid.digits import penpa as digits
from whygrid.digits.field import DIGITS, SYMBOLS
from whygrid.errors import PuzzleError
from whygrid.genres.kakuro.links import looks_like_link, parse_link
from whygrid.genres.kakuro.model import Black, Board, board_of
from whygrid.sheet import Sheet
from whygrid.text.penpa import (
    ONLY,
    Drawing,
    Place,
    is_penpa_of,
    link_inside,
)
from whygrid.voice.message import message

RIGHT, DOWN = 1, 2
"""The corners for the two clues: at the upper right and at the lower left."""


def looks_like(text: str) -> bool:
    """Whether this is a link of Penpa to a Kakuro."""
    return is_penpa_of(text, looks_like_link, lambda shown: shown.grid == "kakuro" or bool(_black(shown)))


def read_sheet(text: str) -> Sheet[Board]:
    """The board of a link of Penpa, with the digits of the answer as entries."""
    if link_inside(text):
        return Sheet(parse_link(link_inside(text)))
    return digits.read_sheet(text, ("numberS", "symbol"), SYMBOLS[:DIGITS], _board)


def _board(drawing: Drawing, givens: digits.Digits) -> Board:
    clues = drawing.corners(drawing.problem)
    black = _black(drawing) | set(clues)
    if not black:
        raise PuzzleError(
            message("kakuro/no-black-cell-in-grid"), remedy=message("kakuro/clues-in-black-cells")
        )

    def cell(place: Place) -> Black | int:
        if place not in black:
            return givens.get(place, 0)
        corner = clues.get(place, {})
        return Black(_clue(corner.get(DOWN, "")), _clue(corner.get(RIGHT, "")))

    return board_of(
        [[cell((row, column)) for column in range(drawing.columns)] for row in range(drawing.rows)]
    )


def _black(drawing: Drawing) -> set[Place]:
    found = set()
    symbols = drawing.problem.get("symbol")
    for key, entry in symbols.items() if isinstance(symbols, dict) else ():
        if not isinstance(entry, list) or len(entry) < 2 or entry[1] != "kakuro":
            raise PuzzleError(message("kakuro/unknown-symbols"), remedy=ONLY)
        kind, row, column = drawing.place(int(key) if re.fullmatch(r"[0-9]{1,7}", key) else 0)
        if kind == 0 and drawing.inside(row, column):
            found.add((row, column))
    return found


def _clue(text: str) -> int | None:
    if text and re.fullmatch(r"[0-9]{1,3}", text) is None:
        raise PuzzleError(
            message("kakuro/is-no-clue", clue=repr(text[:20])), remedy=message("kakuro/clues-are-sums")
        )
    return int(text) if text and int(text) else None


def write_sheet(sheet: Sheet[Board]) -> str:
    """A link that opens the board in Penpa: what is printed as problem, what is filled in as answer."""
    layout = sheet.board.layout
    if layout.digits != DIGITS:
        raise PuzzleError(message("kakuro/penpa-has-nine-digits"), remedy=message("kakuro/write-text-form"))
    black = {divmod(i, layout.columns): entry for i, entry in enumerate(layout.cells) if entry is not None}
    if any(0 in (entry.right, entry.down) for entry in black.values()):  # which Penpa takes for none
        raise PuzzleError(message("kakuro/penpa-has-no-clue-of-0"), remedy=message("kakuro/write-text-form"))

    def clues(drawing: Drawing) -> dict[str, object]:
        return {
            str(4 * drawing.key(*place, 1) + corner): [str(clue), 4]
            for place, entry in black.items()
            for corner, clue in ((RIGHT, entry.right), (DOWN, entry.down))
            if clue is not None
        }

    def symbols(drawing: Drawing) -> dict[str, object]:
        return {
            str(drawing.key(*place)): [2 if entry == Black() else 1, "kakuro", 2]
            for place, entry in black.items()
        }

    return digits.write_sheet(sheet, "kakuro", numberS=clues, symbol=symbols)
