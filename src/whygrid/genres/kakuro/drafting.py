"""Entering a Kakuro cell by cell, each as in its text form: a dot, a digit, or the clues of a black cell."""

from __future__ import annotations

from whygrid.digits.field import DIGITS
from whygrid.errors import PuzzleError
from whygrid.genre import Draft, Drafting
from whygrid.genres.kakuro.formats import FORMATS
from whygrid.genres.kakuro.model import Board
from whygrid.voice.message import message

BLACK, EMPTY = "\\", "."
_TEXT = next(form for form in FORMATS if form.name == "text")


def draft_of(board: Board) -> Draft:
    """The text of each cell."""
    if board.layout.digits != DIGITS:
        raise PuzzleError(
            message("kakuro/only-nine-digits-are-entered"),
            remedy=message("kakuro/change-it-in-a-file"),
        )
    return Draft(tuple(tuple(line.split()) for line in _TEXT.write(board).splitlines()))


def board_of(draft: Draft) -> Board:
    """The board of a draft."""
    return _TEXT.parse("\n".join(" ".join(cell or EMPTY for cell in row) for row in draft.rows))


def _blank(rows: int, columns: int) -> Draft:
    """White cells, with black ones along the top and the left."""
    first = (BLACK,) * columns
    return Draft((first, *((BLACK, *(EMPTY,) * (columns - 1)) for _ in range(rows - 1))))


DRAFTING: Drafting[Board] = Drafting(
    {f"{n}x{n}": _blank(n, n) for n in (5, 7, 9, 12)},
    draft_of,
    board_of,
    {"q": BLACK, "0": EMPTY, "delete": EMPTY, "backspace": EMPTY, "full_stop": EMPTY},
    message("kakuro/drafting-help"),
)
