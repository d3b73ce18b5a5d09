"""Futoshiki as text, as an identifier of Simon Tatham's Unequal, and as a link of Penpa.

futoshiki        the heading, then a line for each row: cells, a dot for an empty one, and between them
.<. . 3          a blank or the sign < or >; between two rows a line with ^ or v under the cells, if
^   v            there are any signs: ^ where the upper cell holds the smaller digit
. .>. .

4:0,0U,0,3,…     for each cell its digit or 0, and the sides (U, R, D, L) on which a smaller one stands
"""

from __future__ import annotations

import re

from whygrid.digits.field import SYMBOLS
from whygrid.errors import PuzzleError
from whygrid.genres.futoshiki.model import Board, Sign, board_of
from whygrid.lazy import lazy
from whygrid.text import Format
from whygrid.text.places import at_line, placed
from whygrid.voice.message import message

HEADING = "futoshiki"
HOW = message("futoshiki/how-rows-are-written")
_ID = re.compile(r"([0-9]{1,2})([a-z]*):([0-9]{1,2}[URDL]*(?:,[0-9]{1,2}[URDL]*)*),?")
SIDES = {"U": (-1, 0), "R": (0, 1), "D": (1, 0), "L": (0, -1)}


def looks_like_text(text: str) -> bool:
    """Whether the heading is there."""
    return text.lstrip("\ufeff \n").lower().startswith(HEADING)


def parse_text(text: str) -> Board:
    """Read a board in the form above."""
    with placed(text):
        lines = [(n, line.rstrip()) for n, line in enumerate(text.lstrip("\ufeff").split("\n"), 1)]
        lines = [(n, line) for n, line in lines if line and not line.startswith("#")]
        if not lines or lines[0][1].strip().lower() != HEADING or len(lines) == 1:
            raise PuzzleError(message("digits/rows-are-needed"), remedy=HOW)
        rows = [(n, line) for n, line in lines[1:] if not re.fullmatch(r"[ ^v]+", line)]
        size = len(rows)
        givens: list[int] = []
        signs: list[Sign] = []
        for number, line in lines[1:]:
            between = (number, line) not in rows
            first = len(givens)
            for place, sign in enumerate(line.ljust(2 * size - 1)):
                cell = first + place // 2
                known = " ^v" if between else f".{SYMBOLS[:size]}" if place % 2 == 0 else " <>"
                if place > 2 * size - 2 or (between and place % 2 and sign != " ") or sign not in known:
                    raise _wrong(sign, number, place + 1, size)
                if sign in "^v<>":
                    before = cell - size if between else cell
                    after = cell if between else cell + 1
                    signs.append((before, after) if sign in "^<" else (after, before))
                    if before < 0 or after >= size * size:
                        raise _wrong(sign, number, place + 1, size)
                elif place % 2 == 0 and not between:
                    givens.append(0 if sign == "." else SYMBOLS.index(sign) + 1)
        return board_of(size, givens, signs)


def _wrong(sign: str, line: int, column: int, size: int) -> PuzzleError:
    said = message("futoshiki/not-here", sign=repr(sign), n=size)
    return PuzzleError(said, where=at_line(line, column), remedy=HOW)


def write_text(board: Board) -> str:
    """The board in the form above."""
    size, signs = board.layout.rows, set(board.layout.signs)

    def sign(one: int, other: int, less: str, more: str) -> str:
        return less if (one, other) in signs else more if (other, one) in signs else " "

    lines = [HEADING]
    for row in range(size):
        cells = range(row * size, (row + 1) * size)
        if row:
            lines.append(" ".join(sign(cell - size, cell, "^", "v") for cell in cells).rstrip())
        symbols = [SYMBOLS[board.givens[cell] - 1] if board.givens[cell] else "." for cell in cells]
        gaps = [sign(cell, cell + 1, "<", ">") for cell in cells[:-1]] + [""]
        lines.append("".join(symbol + gap for symbol, gap in zip(symbols, gaps, strict=True)))
    return "\n".join(line for line in lines if line)


def looks_like_id(text: str) -> bool:
    """Whether this is an identifier of Unequal: numbers with sides behind some."""
    return len(text) < 5000 and _ID.fullmatch(text.strip()) is not None and "," in text


def parse_id(text: str) -> Board:
    """The board of an identifier of Unequal."""
    found = _ID.fullmatch(text.strip())
    if found is None:
        raise PuzzleError(message("futoshiki/is-no-id"), remedy=message("futoshiki/how-ids-are-written"))
    if "a" in found[2].partition("d")[0]:
        raise PuzzleError(message("futoshiki/adjacent"), remedy=message("futoshiki/only-unequal"))
    size, cells = int(found[1]), found[3].split(",")
    if len(cells) != size * size:
        raise PuzzleError(
            message("text/there-are-cells-not", n=len(cells), number=size * size),
            remedy=message("futoshiki/how-ids-are-written"),
        )
    givens, signs = [], []
    for place, cell in enumerate(cells):
        digit = re.match(r"[0-9]+", cell)
        givens.append(int(digit[0]) if digit else 0)
        for side in cell.lstrip("0123456789"):
            row, column = (a + b for a, b in zip(divmod(place, size), SIDES[side], strict=True))
            if not (0 <= row < size and 0 <= column < size):
                raise PuzzleError(
                    message("futoshiki/sign-leaves-the-board", cell=cell),
                    remedy=message("futoshiki/how-ids-are-written"),
                )
            signs.append((row * size + column, place))
    return board_of(size, givens, signs)


def write_id(board: Board) -> str:
    """The board as an identifier of Unequal."""
    size, signs = board.layout.rows, set(board.layout.signs)
    steps = {side: row * size + column for side, (row, column) in SIDES.items()}
    cells = [
        f"{digit}{''.join(side for side, step in steps.items() if (cell + step, cell) in signs)}"
        for cell, digit in enumerate(board.givens)
    ]
    return f"{size}:{','.join(cells)},"


_PENPA = "whygrid.genres.futoshiki.penpa"
FORMATS: tuple[Format[Board], ...] = (
    Format("text", "a line for each row", looks_like_text, parse_text, write_text),
    Format("unequal", "an identifier of Simon Tatham's Unequal", looks_like_id, parse_id, write_id),
    Format(
        "penpa",
        "a link to Penpa",
        lazy(_PENPA, "looks_like_futoshiki"),
        lazy(_PENPA, "parse_penpa"),
        lazy(_PENPA, "write_penpa"),
        lazy(_PENPA, "read_sheet"),
        lazy(_PENPA, "write_sheet"),
        ("entries", "info"),
    ),
)
