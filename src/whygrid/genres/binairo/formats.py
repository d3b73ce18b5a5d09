"""Binairo as text, as an identifier of Simon Tatham's Unruly, and as a link of Penpa.

binairo          the heading, then a line for each row; a dot for an empty cell, blanks do not matter.
1 . . 0          `binairo alike` says that two rows or columns may be the same
. . 0 .

8x8u:…           columns, rows, u if no two lines are alike; then a letter for each digit: the place of
                 the letter says how many empty cells come before it, small ones are 0, capitals are 1,
                 z and Z are 25 empty cells; what follows the last digit is ended by a small letter
"""

from __future__ import annotations

from whygrid.digits.text import begins_with, digits_in_rows, lines_below, symbols_in_rows
from whygrid.genres.binairo.model import SYMBOLS, Board, Layout
from whygrid.text import Format, sheet_form
from whygrid.text.tatham import Ids
from whygrid.text.where import placed
from whygrid.voice.message import message

HEADING = "binairo"
HOW = message("binairo/how-rows-are-written")
IDS = Ids(
    r"([0-9]{1,2})x([0-9]{1,2})(u?)(?:d[a-z])?:([A-Za-z]*[a-z])",
    message("binairo/is-no-id"),
    message("binairo/how-ids-are-written"),
)
GAP = 25


def parse_text(text: str) -> Board:
    """Read a board in the form above."""
    with placed(text):
        heading, lines = lines_below(text, rf"{HEADING}(\s+alike)?", HOW)
        rows = digits_in_rows(lines, SYMBOLS, HOW)
        return Board(
            Layout(len(rows), len(rows[0]), heading[1] is not None),
            tuple(digit for row in rows for digit in row),
        )


def write_text(board: Board) -> str:
    """The board in the form above."""
    heading = f"{HEADING} alike" if board.layout.alike else HEADING
    return "\n".join([heading, *map(" ".join, symbols_in_rows(board.layout, board.givens))])


def parse_id(text: str) -> Board:
    """The board of an identifier of Unruly."""
    found = IDS.read(text)
    columns, rows = int(found[1]), int(found[2])
    layout = Layout(rows, columns, not found[3])
    givens: list[int] = []
    for letter in found[4]:
        if letter in "zZ":
            givens += [0] * GAP
        else:
            givens += [0] * (ord(letter.lower()) - ord("a")) + [1 if letter.islower() else 2]
    IDS.expect_cells(len(givens) - 1, rows * columns)
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


FORMATS: tuple[Format[Board], ...] = (
    Format("text", "a line for each row", begins_with(HEADING), parse_text, write_text),
    Format("unruly", "an identifier of Simon Tatham's Unruly", IDS.looks_like, parse_id, write_id),
    sheet_form("penpa", "a link to Penpa", "whygrid.genres.binairo.penpa", "entries", "info"),
)
