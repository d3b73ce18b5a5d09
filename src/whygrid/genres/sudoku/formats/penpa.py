"""Sudokus in links of Penpa: givens in the problem layer, a player's digits and marks in the answer layer."""

from __future__ import annotations

import re

from whygrid.errors import PuzzleError
from whygrid.genres.sudoku.formats.digits import digits_of, sheet_of
from whygrid.genres.sudoku.formats.links import looks_like_link, parse_link
from whygrid.genres.sudoku.formats.plain import SIZES
from whygrid.genres.sudoku.model import SYMBOLS, Shape, Sudoku, shape
from whygrid.sheet import Sheet
from whygrid.text.penpa import (
    ONLY,
    Drawing,
    Layer,
    Place,
    box_lines,
    is_penpa_of,
    layer_of,
    link_inside,
    read_penpa,
    texts,
    write_penpa,
)
from whygrid.voice.message import message

BIG = ("1", "10")
"""The ways of writing that mean a digit; all others mean pencil marks."""


def looks_like_sudoku_link(text: str) -> bool:
    """Whether this is a link of Penpa to a Sudoku, as far as one can tell from its grid."""
    # What no genre can read, this one may refuse, and say why.
    return is_penpa_of(text, looks_like_link, _is_sudoku, unreadable=True)


def _is_sudoku(drawing: Drawing) -> bool:
    written = [entry.text for entry in drawing.numbers(drawing.problem).values()]
    if drawing.grid != "square":
        return drawing.grid == "sudoku"
    paired = bool(written) and all(written.count(text) == 2 for text in written)
    return drawing.rows == drawing.columns and (bool(drawing.problem.get("lineE")) or not paired)


def parse_penpa(text: str) -> Sheet[Sudoku]:
    """The sheet of a link of Penpa."""
    if link_inside(text):
        return Sheet(parse_link(link_inside(text)))
    drawing = read_penpa(text)
    if drawing.rows != drawing.columns or drawing.rows not in SIZES:
        raise PuzzleError(
            message("sudoku/columns-and-rows", columns=drawing.columns, rows=drawing.rows),
            remedy=message("sudoku/square-sizes"),
        )
    drawing.refuse("number", "lineE")
    board = _shape_of(drawing)
    givens = [0] * len(board.cells)
    for place, (written, mode) in drawing.numbers(drawing.problem).items():
        if mode not in BIG:
            raise PuzzleError(message("sudoku/small-print"), remedy=ONLY)
        givens[_cell(board, place)] = _digit(written, board, place)
    placed: dict[int, int] = {}
    centre: dict[int, list[int]] = {}
    for place, (written, mode) in drawing.numbers(drawing.answer).items():
        cell = _cell(board, place)
        if givens[cell]:
            continue
        if mode in BIG:
            placed[cell] = _digit(written, board, place)
        else:
            centre[cell] = _digits(written, board, place)
    corner = {
        _cell(board, place): [digit for word in words.values() for digit in _digits(word, board, place)]
        for place, words in drawing.corners(drawing.answer).items()
    }
    colours = {
        board.names[_cell(board, place)]: shade for place, shade in drawing.shades(drawing.answer).items()
    }
    return sheet_of(board, givens, placed, centre, corner, drawing.info, colours)


def _shape_of(drawing: Drawing) -> Shape:
    """The boxes whose borders are drawn; without any, those of the usual shape."""
    size = drawing.rows
    drawn = {key for key, style in drawing.table(drawing.problem, "lineE").items() if style}
    frame = set(box_lines(drawing, size, size))
    heights = [height for height in range(2, size) if size % height == 0]
    fitting = sorted(heights, key=lambda height: (abs(height * height - size), height))
    if not drawn - frame:
        return shape(fitting[0], size // fitting[0])
    for height in fitting:
        if drawn - frame == set(box_lines(drawing, height, size // height)) - frame:
            return shape(height, size // height)
    raise PuzzleError(message("sudoku/lines-are-not-boxes"), remedy=ONLY)


def _cell(board: Shape, place: Place) -> int:
    return place[0] * board.size + place[1]


def _digit(text: str, board: Shape, place: Place) -> int:
    """A digit as a number or as a letter."""
    value = int(text) if re.fullmatch(r"[0-9]{1,2}", text) else 0
    if len(text) == 1 and text.upper() in SYMBOLS:
        value = SYMBOLS.index(text.upper()) + 1
    if not 0 < value <= board.size:
        raise PuzzleError(
            message("sudoku/is-no-digit", text=repr(text[:20])),
            where=board.names[_cell(board, place)],
            remedy=ONLY,
        )
    return value


def _digits(text: str, board: Shape, place: Place) -> list[int]:
    """Pencil marks: numbers with blanks between them, or digits without."""
    words = re.findall(r"[0-9]+|[A-Za-z]", text) if re.search(r"[\s,]", text) else list(text)
    return [_digit(word, board, place) for word in words]


def write_sudoku(sheet: Sheet[Sudoku]) -> str:
    """A link that opens the sheet in Penpa."""
    board = sheet.board.shape
    drawing = Drawing("sudoku" if board.size == 9 else "square", board.size, board.size, {}, {}, sheet.info)
    digits = digits_of(sheet)
    places = [divmod(cell, board.size) for cell in board.cells]

    def numbers(values: tuple[int, ...]) -> list[tuple[Place, str]]:
        return [(place, str(value)) for place, value in zip(places, values, strict=True) if value]

    gap = "" if board.size < 10 else " "
    marks = [
        (place, gap.join(map(str, found)))
        for place, found in zip(places, digits.centre, strict=True)
        if found
    ]
    answer: Layer = layer_of(
        number=texts(drawing, marks, 9, "6" if gap == "" else "5")
        | texts(drawing, numbers(digits.placed), 2),
        numberS=_corners(drawing, places, digits.corner),
        surface={
            str(drawing.key(*places[board.names.index(name)])): shade
            for name, shade in sheet.colours.items()
            if name in board.names
        },
    )
    problem = layer_of(
        number=texts(drawing, numbers(digits.givens), 1),
        lineE=box_lines(drawing, board.box_rows, board.box_columns),
    )
    return write_penpa(drawing._replace(problem=problem, answer=answer))


def _corners(
    drawing: Drawing, places: list[Place], marks: tuple[tuple[int, ...], ...]
) -> dict[str, list[object]]:
    """Corner marks: four in the corners, then four at the sides, and what is left with the last of these."""
    found: dict[str, list[object]] = {}
    for place, digits in zip(places, marks, strict=True):
        for number, digit in enumerate(digits):
            kind, corner = divmod(min(number, 7), 4)
            key = str(4 * drawing.key(*place, kind + 1) + corner)
            before = f"{found[key][0]} " if key in found else ""
            found[key] = [f"{before}{digit}", 9]
    return found
