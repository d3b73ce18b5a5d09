"""Futoshiki as text, as an identifier of Simon Tatham's Unequal, and as a link of Penpa.

futoshiki        the heading, then a line for each row: cells, a dot for an empty one, and between them
.<. . 3          a blank or the sign < or >; between two rows a line with ^ or v under the cells, if
^   v            there are any signs: ^ where the upper cell holds the smaller digit
. .>. .

4:0,0U,0,3,…     for each cell its digit or 0, and the sides (U, R, D, L) on which a smaller one stands
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from whygrid.digits.field import SYMBOLS
from whygrid.digits.text import EMPTY, PENPA_KEEPS, begins_with, lines_below, symbols_in_rows
from whygrid.errors import PuzzleError
from whygrid.genres.futoshiki.model import Board, board_of
from whygrid.grid import Cell
from whygrid.text import Format, sheet_form
from whygrid.text.tatham import Ids
from whygrid.text.where import at_line, placed
from whygrid.voice.message import Message, message

HEADING = "futoshiki"
HOW = message("futoshiki/how-rows-are-written")
IDS = Ids(
    r"([0-9]{1,2})([a-z]*):([0-9]{1,2}[URDL]*(?:,[0-9]{1,2}[URDL]*)+),?",
    message("futoshiki/is-no-id"),
    message("futoshiki/how-ids-are-written"),
)
SIDES = {"U": (-1, 0), "R": (0, 1), "D": (1, 0), "L": (0, -1)}


def parse_text(text: str) -> Board:
    """Read a board in the form above."""
    _, lines = lines_below(text, HEADING, HOW)
    size = sum(not _is_between(line) for _, line in lines)
    cells: list[list[str]] = []
    for number, line in lines:
        between = _is_between(line)
        if not between:
            cells.append([""] * size)
        for place, sign in enumerate(line.ljust(2 * size - 1)):
            column, gap = divmod(place, 2)
            known = ("^v", "", f"{EMPTY}{SYMBOLS[:size]}", "<>")[2 * (not between) + gap]
            if sign == " " and (between or gap):
                continue
            if sign not in known or column + gap >= size or not cells or (between and len(cells) == size):
                said = message("futoshiki/not-here", sign=repr(sign), n=size)
                raise PuzzleError(said, where=at_line(number, place + 1), remedy=HOW)
            cells[-1][column] += sign
    with placed(text):
        return board_of_cells(cells, HOW)


def _is_between(line: str) -> bool:
    """Whether a line has the signs between two rows."""
    return set(line) <= set(" ^v")


def write_text(board: Board) -> str:
    """The board in the form above."""
    lines = [HEADING]
    for row in cells_of(board):
        signs = [(text[1:].rstrip("^v"), text[1:].lstrip("<>")) for text in row]
        lines.append("".join(f"{text[0]}{right or ' '}" for text, (right, _) in zip(row, signs, strict=True)))
        lines.append(" ".join(below or " " for _, below in signs))
    return "\n".join(line.rstrip() for line in lines if line.strip())


def cells_of(board: Board) -> list[list[str]]:
    """The text of each cell, such as 3<v: its digit or a dot, the sign to its right, the sign below it."""
    size, signs = board.layout.size, set(board.layout.signs)

    def text(symbol: str, cell: int) -> str:
        for other, less, more in ((cell + 1, "<", ">"), (cell + size, "^", "v")):
            symbol += less if (cell, other) in signs else more if (other, cell) in signs else ""
        return symbol

    rows = symbols_in_rows(board.layout, board.givens)
    return [[text(symbol, row * size + c) for c, symbol in enumerate(line)] for row, line in enumerate(rows)]


def board_of_cells(rows: Sequence[Sequence[str]], how: Message) -> Board:
    """The board whose cells have these texts; `how` they are written is said where one is wrong."""
    size = len(rows)
    givens, signs = [], []
    for cell, text in enumerate(text for row in rows for text in row):
        row, column = divmod(cell, size)
        found = re.fullmatch(rf"([.0{SYMBOLS[:size]}]?)([<>]?)([\^v]?)", text, re.IGNORECASE)
        if found is None or (found[2] and column == size - 1) or (found[3] and row == size - 1):
            said = message("digits/not-a-cell", cell=repr(text[:20]))
            raise PuzzleError(said, where=str(Cell(row, column)), remedy=how)
        givens.append(SYMBOLS.find(found[1].upper()) + 1 if found[1] else 0)
        for sign, other in ((found[2], cell + 1), (found[3], cell + size)):
            if sign:
                signs.append((cell, other) if sign in "<^" else (other, cell))
    return board_of(size, givens, signs)


def parse_id(text: str) -> Board:
    """The board of an identifier of Unequal."""
    found = IDS.read(text)
    if "a" in found[2].partition("d")[0]:
        raise PuzzleError(message("futoshiki/adjacent"), remedy=message("futoshiki/only-unequal"))
    size, cells = int(found[1]), found[3].split(",")
    IDS.expect_cells(len(cells), size * size)
    givens, signs = [], []
    for place, cell in enumerate(cells):
        digit = re.match(r"[0-9]+", cell)
        givens.append(int(digit[0]) if digit else 0)
        for side in cell.lstrip("0123456789"):
            row, column = (a + b for a, b in zip(divmod(place, size), SIDES[side], strict=True))
            if not (0 <= row < size and 0 <= column < size):
                raise PuzzleError(
                    message("futoshiki/sign-leaves-the-board", cell=cell),
                    where=str(Cell(*divmod(place, size))),
                    remedy=IDS.how,
                )
            signs.append((row * size + column, place))
    return board_of(size, givens, signs)


def write_id(board: Board) -> str:
    """The board as an identifier of Unequal."""
    size, signs = board.layout.size, set(board.layout.signs)
    steps = {side: row * size + column for side, (row, column) in SIDES.items()}
    cells = [
        f"{digit}{''.join(side for side, step in steps.items() if (cell + step, cell) in signs)}"
        for cell, digit in enumerate(board.givens)
    ]
    return f"{size}:{','.join(cells)},"


FORMATS: tuple[Format[Board], ...] = (
    Format("text", "a line for each row", begins_with(HEADING), parse_text, write_text),
    Format("unequal", "an identifier of Simon Tatham's Unequal", IDS.looks_like, parse_id, write_id),
    sheet_form("penpa", "a link to Penpa", "whygrid.genres.futoshiki.penpa", *PENPA_KEEPS),
)
