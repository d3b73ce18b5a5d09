"""Boards of symbols in links of Penpa: what is printed as the problem, what is filled in as the answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from whygrid.digits.field import Field, FilledIn
from whygrid.errors import PuzzleError
from whygrid.sheet import Sheet
from whygrid.text.penpa import Drawing, Layer, Place, layer_of, read_penpa, texts, write_penpa
from whygrid.voice.message import message

B = TypeVar("B", bound=FilledIn[Any])
Digits = Mapping[Place, int]


def read_sheet(
    text: str, known: tuple[str, ...], symbols: str, board_of: Callable[[Drawing, Digits], B]
) -> Sheet[B]:
    """The sheet of a link; `board_of` makes the board of the drawing and of the symbols of its problem.

    A problem in which something else is drawn than the tables that are `known` is refused.
    """
    drawing = read_penpa(text)
    drawing.refuse("number", *known)
    givens = digits_in(drawing, drawing.problem, symbols)
    board = board_of(drawing, givens)
    layout: Field = board.layout
    entries = [
        layout.fact(layout.number_of[row * layout.columns + column], digit)
        for (row, column), digit in sorted(digits_in(drawing, drawing.answer, symbols).items())
        if digit and (row, column) not in givens and row * layout.columns + column in layout.number_of
    ]
    return Sheet(board, tuple(entries), info={n: t for n, t in drawing.info.items() if n != "rules"})


def digits_in(drawing: Drawing, layer: Layer, symbols: str) -> dict[Place, int]:
    """The symbols that stand in the middle of cells."""
    found = {}
    for place, written in drawing.numbers(layer).items():
        if written.mode in ("1", "10"):
            if written.text not in symbols or len(written.text) != 1:
                raise PuzzleError(
                    message("digits/not-a-digit", digit=repr(written.text[:20])),
                    remedy=message("digits/digits-run-to", largest=symbols[-1]),
                )
            found[place] = symbols.index(written.text) + 1
    return found


def write_sheet(sheet: Sheet[Any], grid: str = "square", **printed: Callable[[Drawing], Any]) -> str:
    """The link of a sheet; `printed` are the other tables of the problem, each made for the drawing."""
    board, layout = sheet.board, sheet.board.layout
    drawing = Drawing(grid, layout.rows, layout.columns, {}, {}, sheet.info)
    givens = [
        (layout.at(cell), layout.symbols[digit - 1]) for cell, digit in enumerate(board.givens) if digit
    ]
    entries = [layout.cell_and_digit(fact) for fact in sheet.entries if fact > 0]
    answers = [(layout.at(cell), layout.symbols[digit - 1]) for cell, digit in entries]
    tables = {name: table(drawing) for name, table in printed.items()}
    problem = layer_of(number=texts(drawing, givens, 1), **tables)
    answer = layer_of(number=texts(drawing, answers, 2))
    return write_penpa(drawing._replace(problem=problem, answer=answer))
