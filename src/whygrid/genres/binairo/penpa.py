"""Binairos in links of Penpa: white circles for 0 and black ones for 1, in the problem and in the answer."""

from __future__ import annotations

from whygrid.digits.penpa import symbols_of
from whygrid.errors import PuzzleError
from whygrid.genres.binairo.model import Board, Layout
from whygrid.sheet import Sheet
from whygrid.text.penpa import ONLY, Drawing, Layer, Place, is_penpa_of, layer_of, read_penpa, write_penpa
from whygrid.voice.message import message

CIRCLE = "circle_L"


def looks_like(text: str) -> bool:
    """Whether this is a link of Penpa to a Binairo: there are circles, and nothing else."""
    return is_penpa_of(text, lambda link: False, lambda drawing: bool(_circles(drawing, drawing.problem)))


def read_sheet(text: str) -> Sheet[Board]:
    """The board of a link of Penpa, with the circles of the answer as entries."""
    drawing = read_penpa(text)
    drawing.refuse("symbol")
    layout = Layout(drawing.rows, drawing.columns)
    givens, answers = (_circles(drawing, layer) for layer in (drawing.problem, drawing.answer))
    board = Board(layout, tuple(givens.get(layout.at(cell), 0) for cell in range(len(layout.white))))
    entries = [
        layout.fact(row * layout.columns + column, digit)
        for (row, column), digit in sorted(answers.items())
        if (row, column) not in givens
    ]
    return Sheet(board, tuple(entries), info={n: t for n, t in drawing.info.items() if n != "rules"})


def _circles(drawing: Drawing, layer: Layer) -> dict[Place, int]:
    found = {}
    for kind, place, number in symbols_of(drawing, layer, CIRCLE):
        if kind or number not in (1, 2):
            raise PuzzleError(message("digits/unknown-symbols"), remedy=ONLY)
        found[place] = number
    return found


def write_sheet(sheet: Sheet[Board]) -> str:
    """A link that opens the board in Penpa, with what is filled in as answer."""
    board, layout = sheet.board, sheet.board.layout
    if layout.alike or not any(board.givens):
        raise PuzzleError(
            message("binairo/link-cannot-say-alike" if layout.alike else "binairo/link-needs-a-digit"),
            remedy=message("digits/write-text-form"),
        )
    drawing = Drawing("square", layout.rows, layout.columns, {}, {}, sheet.info)
    entries = (layout.cell_and_digit(fact) for fact in sheet.entries if fact > 0)
    layers = [
        layer_of(symbol={str(drawing.key(*layout.at(cell))): [digit, CIRCLE, 1] for cell, digit in cells})
        for cells in (((cell, digit) for cell, digit in enumerate(board.givens) if digit), entries)
    ]
    return write_penpa(drawing._replace(problem=layers[0], answer=layers[1]))
