"""Kakuro as a link to puzz.link; its files are in `pzprv3`.

A link describes the *inner* board, without the top row and the left column, whose clues come last. Black
cells are `.` or two characters, the clue down before the clue right; letters from k on stand for 1 to 16
white cells. A clue of 0 means none.
"""

from __future__ import annotations

from whygrid.digits.field import DIGITS
from whygrid.errors import PuzzleError
from whygrid.genres.kakuro.model import Black, Board, board_of
from whygrid.text.cells import Cells, Gap, Sign, Token, Values
from whygrid.text.puzzlink import Link, file_genre, link_body, parse_parts
from whygrid.text.where import at_character, placed
from whygrid.voice.message import message

CLUES = "0123456789abcdefghijABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The clues 0 to 45, one character each; - is no clue."""
HOW = message("kakuro/how-links-look")

Entry = Black | int


def looks_like_link(text: str) -> bool:
    """Whether this is a link to a Kakuro, or what stands behind its question mark."""
    return link_body(text).startswith("kakuro")


def _value(symbol: str) -> int | None:
    """What a clue says; 0 means none, as puzz.link takes it."""
    return CLUES.index(symbol) or None if symbol != "-" else None


def _symbol(clue: int | None) -> str:
    if clue is not None and not 0 < clue < len(CLUES):
        raise PuzzleError(
            message("kakuro/form-has-no-clue", clue=clue), remedy=message("kakuro/write-text-form")
        )
    return "-" if clue is None else CLUES[clue]


def _clues(values: Values) -> tuple[str, int] | None:
    black = values[0]
    return (_symbol(black.down) + _symbol(black.right), 1) if isinstance(black, Black) else None


INNER = Cells(
    Gap("klmnopqrstuvwxyz", 0),
    Sign(".", Black()),
    Token(f"[{CLUES}-]{{2}}", lambda text: [Black(_value(text[0]), _value(text[1]))], _clues),
)
"""The inner board: letters for white cells, a full stop for a plain black one, or its clues down, right."""


def parse_link(text: str) -> Board:
    """The board of a link."""
    with placed(text):
        link = parse_parts(text)
    with placed(text, link.body):
        return _board(link)


def _board(link: Link) -> Board:
    columns, rows = link.columns, link.rows
    inner, border = INNER.read(link.body, rows * columns)
    places = [column for column in range(columns) if inner[column] == 0]
    starts = [row for row in range(rows) if inner[row * columns] == 0]
    if len(border) != len(places) + len(starts) or border.strip(f"{CLUES}-"):
        raise PuzzleError(
            message("kakuro/clues-at-the-end", n=len(places) + len(starts), found=len(border)),
            where=at_character(len(link.body) - len(border) + 1),
            remedy=HOW,
        )
    clues = [_value(symbol) for symbol in border]
    top = [Black()] * columns
    for column, clue in zip(places, clues, strict=False):
        top[column] = Black(down=clue)
    left = [Black()] * rows
    for row, clue in zip(starts, clues[len(places) :], strict=True):
        left[row] = Black(right=clue)
    body = [[left[row], *inner[row * columns : (row + 1) * columns]] for row in range(rows)]
    return board_of([[Black(), *top], *body])


def write_link(board: Board) -> str:
    """The board as a link."""
    inner, top, left = framed(board, is_link=True)
    if any(board.givens):
        raise PuzzleError(message("kakuro/link-has-no-digits"), remedy=message("kakuro/write-text-form"))
    parts = [INNER.write([entry for row in inner for entry in row])]
    parts += [_symbol(black.down) for black, below in zip(top, inner[0], strict=True) if below == 0]
    parts += [_symbol(black.right) for black, row in zip(left, inner, strict=True) if row[0] == 0]
    return f"https://puzz.link/p?kakuro/{len(top)}/{len(left)}/{''.join(parts)}"


def framed(board: Board, is_link: bool) -> tuple[list[list[Entry]], list[Black], list[Black]]:
    """The inner board, the top row and the left column without their corner."""
    layout, digits = board.layout, iter(board.givens)
    if layout.digits != DIGITS:
        raise PuzzleError(
            message("kakuro/link-has-nine-digits" if is_link else "kakuro/file-has-nine-digits"),
            remedy=message("kakuro/write-text-form"),
        )
    entries: list[Entry] = [next(digits) if entry is None else entry for entry in layout.cells]
    rows = [entries[start : start + layout.columns] for start in range(0, len(entries), layout.columns)]
    top = [entry for entry in rows[0][1:] if isinstance(entry, Black) and entry.right is None]
    left = [row[0] for row in rows[1:]]
    blacks = [entry for entry in left if isinstance(entry, Black) and entry.down is None]
    inner = [row[1:] for row in rows[1:]]
    if (
        rows[0][0] != Black()
        or len(top) != layout.columns - 1
        or len(blacks) != layout.rows - 1
        or not inner
        or not top
        or any(black.down and isinstance(below, Black) for black, below in zip(top, inner[0], strict=True))
        or any(black.right and isinstance(row[0], Black) for black, row in zip(blacks, inner, strict=True))
    ):
        raise PuzzleError(
            message("kakuro/link-needs-a-frame" if is_link else "kakuro/file-needs-a-frame"),
            remedy=message("kakuro/write-text-form"),
        )
    return inner, top, blacks


def looks_like_pzprv3(text: str) -> bool:
    """Whether this is a Kakuro in a file of puzz.link."""
    return file_genre(text) == "kakuro"
