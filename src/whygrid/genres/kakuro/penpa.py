"""Kakuros in links of Penpa: black cells are symbols, their clues stand in the corners."""

from __future__ import annotations

import re

from whygrid.errors import PuzzleError
from whygrid.genres.kakuro.links import looks_like_link, parse_link
from whygrid.genres.kakuro.model import DIGITS, Black, Board, board_of
from whygrid.text.penpa import (
    ONLY,
    Drawing,
    Place,
    is_penpa_of,
    layer_of,
    link_inside,
    read_penpa,
    texts,
    write_penpa,
)

RIGHT, DOWN = 1, 2
"""The corners for the two clues: at the upper right and at the lower left."""


def looks_like_kakuro_link(text: str) -> bool:
    """Whether this is a link of Penpa to a Kakuro."""
    return is_penpa_of(text, looks_like_link, lambda shown: shown.grid == "kakuro" or bool(_black(shown)))


def parse_penpa(text: str) -> Board:
    """The board of a link of Penpa, with the digits that are filled in."""
    if link_inside(text):
        return parse_link(link_inside(text))
    drawing = read_penpa(text)
    drawing.refuse("number", "numberS", "symbol")
    clues = drawing.corners(drawing.problem)
    digits = {
        place: written.text
        for layer in (drawing.answer, drawing.problem)
        for place, written in drawing.numbers(layer).items()
        if written.mode in ("1", "10")
    }
    black = _black(drawing) | set(clues)
    rows: list[list[Black | int]] = []
    for row in range(drawing.rows):
        cells: list[Black | int] = []
        for column in range(drawing.columns):
            corner = clues.get((row, column), {})
            if (row, column) in black:
                cells.append(Black(_clue(corner.get(DOWN, "")), _clue(corner.get(RIGHT, ""))))
            else:
                cells.append(_digit(digits.get((row, column), "0")))
        rows.append(cells)
    return board_of(rows)


def _black(drawing: Drawing) -> set[Place]:
    found = set()
    symbols = drawing.problem.get("symbol")
    for key, entry in symbols.items() if isinstance(symbols, dict) else ():
        if not isinstance(entry, list) or len(entry) < 2 or entry[1] != "kakuro":
            raise PuzzleError("there are symbols in this grid that are not known here", remedy=ONLY)
        kind, row, column = drawing.place(int(key) if re.fullmatch(r"[0-9]{1,7}", key) else 0)
        if kind == 0 and drawing.inside(row, column):
            found.add((row, column))
    return found


def _clue(text: str) -> int | None:
    if text and re.fullmatch(r"[0-9]{1,3}", text) is None:
        raise PuzzleError(f"{text[:20]!r} is no clue", remedy="Clues are sums from 1 to 45.")
    return int(text) if text and int(text) else None


def _digit(text: str) -> int:
    if re.fullmatch(r"[0-9]", text) is None:
        raise PuzzleError(f"{text[:20]!r} is no digit", remedy="Digits run from 1 to 9.")
    return int(text)


def write_kakuro(board: Board) -> str:
    """A link that opens the board in Penpa."""
    layout = board.layout
    if layout.digits != DIGITS:
        raise PuzzleError(
            "a link to Penpa has no place for other digits than 1 to 9", remedy="Write the text form instead."
        )
    drawing = Drawing("kakuro", layout.rows, layout.columns, {}, {})
    places = [divmod(index, layout.columns) for index in range(len(layout.cells))]
    digits = iter(board.givens)
    numbers, symbols, clues = [], {}, {}  # type: list[tuple[Place, str]], dict[str, object], dict[str, object]
    for place, entry in zip(places, layout.cells, strict=True):
        if entry is None:
            digit = next(digits)
            if digit:
                numbers.append((place, str(digit)))
            continue
        symbols[str(drawing.key(*place))] = [2 if entry == Black() else 1, "kakuro", 2]
        for corner, clue in ((RIGHT, entry.right), (DOWN, entry.down)):
            if clue is not None:
                clues[str(4 * drawing.key(*place, 1) + corner)] = [str(clue), 4]
    problem = layer_of(number=texts(drawing, numbers, 1), numberS=clues, symbol=symbols)
    return write_penpa(drawing._replace(problem=problem, answer=layer_of()))
