"""Entering a Sudoku cell by cell, and its constraints line by line."""

from __future__ import annotations

from whygrid.errors import PuzzleError
from whygrid.genre import Demand, Draft, Drafting, blank_squares
from whygrid.genres.sudoku.constraints import is_constraint
from whygrid.genres.sudoku.model import SYMBOLS, Sudoku, default_shape
from whygrid.voice.message import message

EMPTY = "."
SIZES = (9, 4, 6, 8, 10, 12, 16, 25)
FORMS = (
    "diagonals", "windows", "disjoint-groups", "anti-knight", "anti-king", "non-consecutive",
    "cage {cells}[ = {number}]", "thermometer {cells}", "arrow {first} = {rest}",
    "white-dot {cells}[ = {number}]", "black-dot {cells}[ = {number}]", "xv {cells} = {number}",
    "little-killer {cells} = {number}", "palindrome {cells}", "whispers {cells}[ = {number}]",
    "renban {cells}", "between {cells}", "even {cells}", "odd {cells}", "group {cells}",
    "regions {text}", "boxes {text}",
)  # fmt: skip
"""The lines that there may be, the most usual first."""


def draft_of(puzzle: Sudoku) -> Draft:
    """The symbols of a board, row by row, and what makes it a variant."""
    n = puzzle.shape.size
    symbols = [SYMBOLS[digit - 1] if digit else EMPTY for digit in puzzle.givens]
    rows = tuple(tuple(symbols[row * n : row * n + n]) for row in range(n))
    if puzzle.shape.plain and puzzle.shape == default_shape(n):
        return Draft(rows)
    from whygrid.genres.sudoku.formats.variant_lines import lines_of_shape

    return Draft(rows, tuple(lines_of_shape(puzzle.shape).splitlines()))


def board_of(draft: Draft) -> Sudoku:
    """The board of a draft, with the usual boxes for its size unless its lines say otherwise."""
    digits = []
    for row, cells in enumerate(draft.rows, 1):
        for column, text in enumerate(cells, 1):
            if text != EMPTY and (len(text) != 1 or text not in SYMBOLS):
                raise PuzzleError(
                    message("sudoku/is-no-digit", text=repr(text)),
                    where=f"r{row}c{column}",
                    remedy=message("sudoku/one-digit-or-a-dot"),
                )
            digits.append(0 if text == EMPTY else SYMBOLS.index(text) + 1)
    if not draft.lines:
        return Sudoku(default_shape(len(draft.rows)), tuple(digits))
    for line in draft.lines:
        if not is_constraint(line) and not line.startswith(("regions ", "boxes ")):
            raise PuzzleError(
                message("sudoku/is-no-constraint", text=repr(line[:40])),
                remedy=message("sudoku/constraints-are-written"),
            )
    from whygrid.genres.sudoku.formats.plain import parse_sudoku

    return parse_sudoku("\n".join([*draft.lines, *map("".join, draft.rows)]))


DRAFTING: Drafting[Sudoku] = Drafting(
    blank_squares(*SIZES),
    draft_of,
    board_of,
    {"0": EMPTY, "delete": EMPTY, "backspace": EMPTY, "full_stop": EMPTY},
    message("sudoku/drafting-help"),
    demands=tuple(Demand(message(f"sudoku/demanded-{form.split()[0]}"), form) for form in FORMS),
)
