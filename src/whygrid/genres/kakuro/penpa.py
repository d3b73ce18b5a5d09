"""Kakuros in links of Penpa: black cells are symbols, their clues stand in the corners."""

from __future__ import annotations

import re

from whygrid.digits.field import DIGITS
from whygrid.errors import PuzzleError
from whygrid.genres.kakuro.links import looks_like_link, parse_link
from whygrid.genres.kakuro.model import Black, Board, board_of
from whygrid.sheet import Sheet
from whygrid.text.penpa import (
    ONLY,
    Drawing,
    Layer,
    Place,
    is_penpa_of,
    layer_of,
    link_inside,
    read_penpa,
    texts,
    write_penpa,
)
from whygrid.voice.message import message

RIGHT, DOWN = 1, 2
"""The corners for the two clues: at the upper right and at the lower left."""


def looks_like_kakuro_link(text: str) -> bool:
    """Whether this is a link of Penpa to a Kakuro."""
    return is_penpa_of(text, looks_like_link, lambda shown: shown.grid == "kakuro" or bool(_black(shown)))


def parse_penpa(text: str) -> Board:
    """The board of a link of Penpa, with the digits that are part of the problem."""
    return read_sheet(text).board


def read_sheet(text: str) -> Sheet[Board]:
    """The board of a link of Penpa, with the digits of the answer as entries."""
    if link_inside(text):
        return Sheet(parse_link(link_inside(text)))
    drawing = read_penpa(text)
    drawing.refuse("number", "numberS", "symbol")
    clues = drawing.corners(drawing.problem)
    digits, answers = (_digits(drawing, layer) for layer in (drawing.problem, drawing.answer))
    black = _black(drawing) | set(clues)
    rows: list[list[Black | int]] = []
    for row in range(drawing.rows):
        cells: list[Black | int] = []
        for column in range(drawing.columns):
            corner = clues.get((row, column), {})
            if (row, column) in black:
                cells.append(Black(_clue(corner.get(DOWN, "")), _clue(corner.get(RIGHT, ""))))
            else:
                cells.append(digits.get((row, column), 0))
        rows.append(cells)
    if not black:
        raise PuzzleError(
            message("kakuro/no-black-cell-in-grid"), remedy=message("kakuro/clues-in-black-cells")
        )
    board = board_of(rows)
    number_of, columns = board.layout.number_of, board.layout.columns
    entries = [
        board.layout.fact(number_of[row * columns + column], digit)
        for (row, column), digit in sorted(answers.items())
        if digit and (row, column) not in digits and row * columns + column in number_of
    ]
    return Sheet(board, tuple(entries), info={n: t for n, t in drawing.info.items() if n != "rules"})


def _digits(drawing: Drawing, layer: Layer) -> dict[Place, int]:
    """The digits that stand in the middle of cells."""
    return {
        place: _digit(written.text)
        for place, written in drawing.numbers(layer).items()
        if written.mode in ("1", "10")
    }


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


def _digit(text: str) -> int:
    if re.fullmatch(r"[0-9]", text) is None:
        raise PuzzleError(
            message("kakuro/is-no-digit", digit=repr(text[:20])),
            remedy=message("digits/digits-run-to", largest=DIGITS),
        )
    return int(text)


def write_kakuro(board: Board) -> str:
    """A link that opens the board in Penpa."""
    return write_sheet(Sheet(board))


def write_sheet(sheet: Sheet[Board]) -> str:
    """A link that opens the board in Penpa: what is printed as problem, what is filled in as answer."""
    board, layout = sheet.board, sheet.board.layout
    if layout.digits != DIGITS:
        raise PuzzleError(message("kakuro/penpa-has-nine-digits"), remedy=message("kakuro/write-text-form"))
    drawing = Drawing("kakuro", layout.rows, layout.columns, {}, {}, sheet.info)
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
            if clue == 0:  # which Penpa takes for none
                raise PuzzleError(
                    message("kakuro/penpa-has-no-clue-of-0"), remedy=message("kakuro/write-text-form")
                )
            if clue is not None:
                clues[str(4 * drawing.key(*place, 1) + corner)] = [str(clue), 4]
    problem = layer_of(number=texts(drawing, numbers, 1), numberS=clues, symbol=symbols)
    filled = [layout.cell_and_digit(fact) for fact in sheet.entries if fact > 0]
    answers = [(divmod(layout.white[cell], layout.columns), str(digit)) for cell, digit in filled]
    answer = layer_of(number=texts(drawing, answers, 2))
    return write_penpa(drawing._replace(problem=problem, answer=answer))
