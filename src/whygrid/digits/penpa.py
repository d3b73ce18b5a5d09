"""Boards of symbols in links of Penpa: what is printed is the problem, all that is written is the answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from whygrid.digits.field import Field, FilledIn
from whygrid.errors import PuzzleError
from whygrid.grid import Cell
from whygrid.logic.facts import Literal
from whygrid.sheet import Sheet
from whygrid.text.penpa import ONLY, Drawing, Layer, Place, layer_of, read_penpa, texts, write_penpa
from whygrid.voice.message import message

B = TypeVar("B", bound=FilledIn[Any])
Digits = Mapping[Place, int]
BIG = ("1", "10")
"""The ways of writing that mean a digit; all others mean pencil marks."""


def read_sheet(
    text: str,
    known: tuple[str, ...],
    symbols: str,
    board_of: Callable[[Drawing, Digits], B],
    *,
    between: bool = False,
    info_of: Callable[[Drawing], Mapping[str, str]] = lambda drawing: drawing.info,
) -> Sheet[B]:
    """The sheet of a link; `board_of` makes the board of the drawing and of the symbols of its problem.

    A problem in which something else is drawn than the tables that are `known` is refused. Texts `between`
    cells are passed by where the genre reads them itself.
    """
    drawing = read_penpa(text)
    drawing.refuse("number", *known)
    givens = {}
    for place, written in drawing.numbers(drawing.problem, between=between).items():
        if written.mode not in BIG:
            raise PuzzleError(message("digits/small-print"), remedy=ONLY)
        givens[place] = _digit(written.text, symbols, place)
    board = board_of(drawing, givens)
    layout: Field = board.layout
    cells = {layout.at(cell): cell for cell in range(len(layout.white)) if not board.givens[cell]}
    entries: list[Literal] = []
    centre: set[Literal] = set()
    for place, written in sorted(drawing.numbers(drawing.answer).items()):
        if place in cells and written.mode in BIG:
            entries.append(layout.fact(cells[place], _digit(written.text, layout.symbols, place)))
        elif place in cells:
            centre.update(_marks(layout, cells[place], written.text))
    corner = {
        fact
        for place, words in drawing.corners(drawing.answer).items()
        if place in cells
        for word in words.values()
        for fact in _marks(layout, cells[place], word)
    }
    colours = {
        str(Cell(*place)): shade
        for place, shade in drawing.shades(drawing.answer).items()
        if str(Cell(*place)) in layout.names
    }
    return Sheet(board, tuple(entries), frozenset(centre), frozenset(corner), colours, info_of(drawing))


def symbols_of(drawing: Drawing, layer: Layer, name: str) -> Iterator[tuple[int, Place, int]]:
    """The symbols of this name, each with kind of place, place and number; no others may be there."""
    for key, entry in drawing.table(layer, "symbol").items():
        kind, row, column = drawing.place(int(key)) if key.isdecimal() and len(key) < 8 else (-1, 0, 0)
        known = isinstance(entry, list) and len(entry) > 1 and entry[1] == name and isinstance(entry[0], int)
        if kind < 0 or not known or not drawing.inside(row, column):
            raise PuzzleError(message("digits/unknown-symbols"), remedy=ONLY)
        yield kind, (row, column), entry[0]


def _marks(layout: Field, cell: int, text: str) -> list[Literal]:
    """Pencil marks: numbers with blanks between them, or symbols without."""
    words = re.findall(r"[0-9]+|[A-Za-z]", text) if re.search(r"[\s,]", text) else list(text)
    return [layout.fact(cell, _digit(word, layout.symbols, layout.at(cell))) for word in words]


def _digit(text: str, symbols: str, place: Place) -> int:
    """The digit that is written as a number or as a symbol."""
    digit = symbols.find(text.upper()) + 1 if len(text) == 1 else 0
    if not digit and re.fullmatch(r"[0-9]{1,2}", text) and int(text) <= len(symbols):
        digit = int(text)
    if not digit:
        raise PuzzleError(
            message("digits/not-a-digit", digit=repr(text[:20])),
            where=str(Cell(*place)),
            remedy=message("digits/digits-run-to", largest=len(symbols)),
        )
    return digit


def write_sheet(
    sheet: Sheet[Any],
    grid: str = "square",
    more: Callable[[Drawing, dict[str, Any]], Mapping[str, str]] | None = None,
    **printed: Callable[[Drawing], Any],
) -> str:
    """The link of a sheet; `printed` are the other tables of the problem, each made for the drawing.

    `more` draws into these tables, and says what is then told besides.
    """
    board, layout = sheet.board, sheet.board.layout
    drawing = Drawing(grid, layout.rows, layout.columns, {}, {}, sheet.info)
    givens = [(layout.at(cell), str(digit)) for cell, digit in enumerate(board.givens) if digit]
    entries = [layout.cell_and_digit(fact) for fact in sheet.entries if fact > 0]
    gap, mode = ("", "6") if layout.digits < 10 else (" ", "5")
    centre = [
        (layout.at(cell), gap.join(map(str, digits))) for cell, digits in _by_cell(layout, sheet.centre)
    ]
    surface = {
        str(drawing.key(*layout.at(layout.names.index(name)))): shade
        for name, shade in sheet.colours.items()
        if name in layout.names
    }
    tables: dict[str, Any] = {"number": texts(drawing, givens, 1)}
    tables |= {name: table(drawing) for name, table in printed.items()}
    info = more(drawing, tables) if more else sheet.info
    answer = layer_of(
        number=texts(drawing, centre, 9, mode)
        | texts(drawing, [(layout.at(cell), str(digit)) for cell, digit in entries], 2),
        numberS=_corners(drawing, layout, sheet.corner),
        surface=surface,
    )
    return write_penpa(drawing._replace(problem=layer_of(**tables), answer=answer, info=info))


def _by_cell(layout: Field, facts: Iterable[Literal]) -> list[tuple[int, list[int]]]:
    """The digits that these facts note down, cell by cell."""
    found: dict[int, list[int]] = {}
    for cell, digit in map(layout.cell_and_digit, sorted(facts)):
        found.setdefault(cell, []).append(digit)
    return list(found.items())


def _corners(drawing: Drawing, layout: Field, facts: Iterable[Literal]) -> dict[str, list[object]]:
    """Corner marks: four in the corners, then four at the sides, and what is left with the last of these."""
    found: dict[str, list[object]] = {}
    for cell, digits in _by_cell(layout, facts):
        for number, digit in enumerate(digits):
            kind, corner = divmod(min(number, 7), 4)
            key = str(4 * drawing.key(*layout.at(cell), kind + 1) + corner)
            before = f"{found[key][0]} " if key in found else ""
            found[key] = [f"{before}{digit}", 9]
    return found
