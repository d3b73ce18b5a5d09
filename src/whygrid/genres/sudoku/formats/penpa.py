"""Sudokus in links of Penpa: givens in the problem layer, a player's digits and marks in the answer layer."""

from __future__ import annotations

from typing import Any

from whygrid.digits import penpa as digits
from whygrid.errors import PuzzleError
from whygrid.genres.sudoku.constraints import refuse_variant
from whygrid.genres.sudoku.formats.links import looks_like_link, parse_link
from whygrid.genres.sudoku.formats.penpa_variants import (
    KNOWN,
    area_lines,
    diagonal_lines,
    draw,
    drawn_lines,
    frame_lines,
    info_of,
    regions_of_lines,
    with_constraints,
    with_lines,
)
from whygrid.genres.sudoku.formats.plain import JIGSAW_SIZES
from whygrid.genres.sudoku.formats.variant_lines import usual_shape
from whygrid.genres.sudoku.model import SYMBOLS, Shape, Sudoku, shape, variant
from whygrid.sheet import Sheet
from whygrid.text.penpa import ONLY, Drawing, box_lines, is_penpa_of, link_inside, read_penpa
from whygrid.voice.message import message


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
    if drawing.rows != drawing.columns or drawing.rows not in JIGSAW_SIZES:
        raise PuzzleError(
            message("sudoku/columns-and-rows", columns=drawing.columns, rows=drawing.rows),
            remedy=message("sudoku/square-sizes"),
        )
    return digits.read_sheet(text, KNOWN, SYMBOLS[: drawing.rows], _board, between=True, info_of=info_of)


def _board(drawing: Drawing, givens: digits.Digits) -> Sudoku:
    board = with_constraints(drawing, _shape_of(drawing))
    return Sudoku(board, tuple([givens.get(board.at(cell), 0) for cell in board.cells]))


def _shape_of(drawing: Drawing) -> Shape:
    """The boxes or regions whose borders are drawn; without any, the boxes of the usual shape."""
    size = drawing.rows
    frame = frame_lines(drawing).keys()
    drawn = drawn_lines(drawing) - frame
    for diagonal in diagonal_lines(drawing):
        if diagonal.keys() <= drawn:
            drawn -= diagonal.keys()
    heights = [height for height in range(2, size) if size % height == 0]
    fitting = sorted(heights, key=lambda height: (abs(height * height - size), height))
    if not drawn and fitting:
        return shape(fitting[0], size // fitting[0])
    for height in fitting:
        if drawn == box_lines(drawing, height, size // height).keys() - frame:
            return shape(height, size // height)
    regions = regions_of_lines(drawing, drawn)
    if regions:
        return variant(usual_shape(size), (), regions)
    raise PuzzleError(message("sudoku/lines-are-not-boxes"), remedy=ONLY)


def write_sudoku(sheet: Sheet[Sudoku]) -> str:
    """A link that opens the sheet in Penpa."""
    board = sheet.board.shape

    def constraints(drawing: Drawing, tables: dict[str, Any]) -> dict[str, str]:
        rules = with_lines(sheet.info.get("rules", ""), draw(drawing, board, tables), board)
        return {name: text for name, text in {**sheet.info, "rules": rules}.items() if text}

    grid = "sudoku" if board.size == 9 else "square"
    return digits.write_sheet(sheet, grid, constraints, lineE=lambda drawing: _border_lines(drawing, board))


def _border_lines(drawing: Drawing, board: Shape) -> dict[str, int]:
    """The lines around boxes or regions."""
    if not board.regions:
        return box_lines(drawing, board.box_rows, board.box_columns)
    area = [0] * len(board.cells)
    for number, region in enumerate(board.regions):
        for cell in region:
            area[cell] = number
    lines = area_lines(drawing, area)
    drawn = regions_of_lines(drawing, set(lines))
    if {frozenset(region) for region in drawn} != {frozenset(region) for region in board.regions}:
        refuse_variant(board.without_constraints, message("sudoku/form-penpa"))  # some do not hang together
    return lines
