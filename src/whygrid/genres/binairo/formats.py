"""Binairo as text, as an identifier of Simon Tatham's Unruly, and as a link of Penpa.

binairo          the heading, then a line for each row; a dot for an empty cell, blanks do not matter.
1 . . 0          `binairo alike` says that two rows or columns may be the same
. . 0 .

8x8u:…           columns, rows, u if no two lines are alike; then a letter for each digit: the place of
                 the letter says how many empty cells come before it, small ones are 0, capitals are 1,
                 z and Z are 25 empty cells; what follows the last digit is ended by a small letter
"""

from __future__ import annotations

import re

from whygrid.errors import PuzzleError
from whygrid.genres.binairo.model import SYMBOLS, Board, Layout
from whygrid.lazy import lazy
from whygrid.text import Format
from whygrid.text.places import at_line, placed
from whygrid.voice.message import message

HEADING = "binairo"
EMPTY = "."
HOW = message("binairo/how-rows-are-written")
HOW_IDS = message("binairo/how-ids-are-written")
_ID = re.compile(r"([0-9]{1,2})x([0-9]{1,2})(u?)(?:d[a-z])?:([A-Za-z]+)")
GAP = 25


def looks_like_text(text: str) -> bool:
    """Whether the heading is there."""
    return text.lstrip("\ufeff \n").lower().startswith(HEADING)


def parse_text(text: str) -> Board:
    """Read a board in the form above."""
    with placed(text):
        lines = [(n, line.rstrip()) for n, line in enumerate(text.lstrip("\ufeff").split("\n"), 1)]
        lines = [(n, line) for n, line in lines if line.strip() and not line.startswith("#")]
        heading = re.fullmatch(rf"\s*{HEADING}(\s+alike)?", lines[0][1].lower()) if lines else None
        if heading is None or len(lines) == 1:
            raise PuzzleError(message("digits/rows-are-needed"), remedy=HOW)
        givens: list[int] = []
        width = len("".join(lines[1][1].split()))
        for number, line in lines[1:]:
            cells = [(column, symbol) for column, symbol in enumerate(line, 1) if symbol != " "]
            for column, symbol in cells:
                if symbol not in SYMBOLS + EMPTY:
                    raise PuzzleError(
                        message("digits/not-a-cell", cell=repr(symbol)),
                        where=at_line(number, column),
                        remedy=HOW,
                    )
            if len(cells) != width:
                raise PuzzleError(
                    message("text/row-has-cells", n=len(cells), first=width),
                    where=at_line(number, 1),
                    remedy=message("text/rows-are-equally-long"),
                )
            givens += [SYMBOLS.find(symbol) + 1 for _, symbol in cells]
        return Board(Layout(len(lines) - 1, width, heading[1] is not None), tuple(givens))


def write_text(board: Board) -> str:
    """The board in the form above."""
    layout = board.layout
    symbols = [f"{EMPTY}{SYMBOLS}"[digit] for digit in board.givens]
    rows = [symbols[start : start + layout.columns] for start in range(0, len(symbols), layout.columns)]
    heading = f"{HEADING} alike" if layout.alike else HEADING
    return "\n".join([heading, *(" ".join(row) for row in rows)])


def looks_like_id(text: str) -> bool:
    """Whether this is an identifier of Unruly."""
    return len(text) < 5000 and _ID.fullmatch(text.strip()) is not None


def parse_id(text: str) -> Board:
    """The board of an identifier of Unruly."""
    found = _ID.fullmatch(text.strip())
    if found is None:
        raise PuzzleError(message("binairo/is-no-id"), remedy=HOW_IDS)
    columns, rows = int(found[1]), int(found[2])
    layout = Layout(rows, columns, not found[3])
    givens: list[int] = []
    for letter in found[4]:
        if letter in "zZ":
            givens += [0] * GAP
        else:
            givens += [0] * (ord(letter.lower()) - ord("a")) + [1 if letter.islower() else 2]
    if len(givens) != rows * columns + 1 or not found[4][-1].islower():
        raise PuzzleError(
            message("text/there-are-cells-not", n=len(givens) - 1, number=rows * columns), remedy=HOW_IDS
        )
    return Board(layout, tuple(givens[:-1]))


def write_id(board: Board) -> str:
    """The board as an identifier of Unruly."""
    layout, parts, gap = board.layout, [], 0
    for digit in (*board.givens, 1):
        if not digit:
            gap += 1
            continue
        letter = chr(ord("a") + gap % GAP)
        parts.append("z" * (gap // GAP) + (letter if digit == 1 else letter.upper()))
        gap = 0
    return f"{layout.columns}x{layout.rows}{'' if layout.alike else 'u'}:{''.join(parts)}"


_PENPA = "whygrid.genres.binairo.penpa"
FORMATS: tuple[Format[Board], ...] = (
    Format("text", "a line for each row", looks_like_text, parse_text, write_text),
    Format("unruly", "an identifier of Simon Tatham's Unruly", looks_like_id, parse_id, write_id),
    Format(
        "penpa",
        "a link to Penpa",
        lazy(_PENPA, "looks_like_binairo"),
        lazy(_PENPA, "parse_penpa"),
        lazy(_PENPA, "write_penpa"),
        lazy(_PENPA, "read_sheet"),
        lazy(_PENPA, "write_sheet"),
        ("entries", "info"),
    ),
)
