r"""Kakuro as text: the rows of a board as people type them.

    \    11\   8\        one row per line, blanks between cells; . is an empty white cell, 1 to 9 a printed
    \16   .     .        digit; a\b is a black cell with a clue a for the run below and b for the run to
    \7    .     .        its right, each of which may be missing; lines that begin with # are comments

A line `digits 1-6` before the first row says which digits there are, if it is not 1 to 9; those above 9 are
written A to F.

The forms of other programs are in `links`, `pzprv3`, `penpa` and `janko`; what janko.at keeps is read,
but not written, because it is the solution.
"""

from __future__ import annotations

import re

from whygrid.digits.field import DIGITS, SYMBOLS
from whygrid.digits.text import PENPA_KEEPS
from whygrid.errors import PuzzleError
from whygrid.genres.kakuro.janko import looks_like_page, parse_page
from whygrid.genres.kakuro.links import looks_like_link, looks_like_pzprv3, parse_link, write_link
from whygrid.genres.kakuro.model import TOTAL_LIMIT, Black, Board, board_of
from whygrid.grid import refuse_large
from whygrid.lazy import lazy
from whygrid.text import Format, read_only, sheet_form
from whygrid.text.janko import split_janko
from whygrid.text.puzzlink import split_files
from whygrid.text.where import Row, at_line, placed
from whygrid.voice.message import message

HOW = message("kakuro/how-rows-are-written")
JANKO = "a page of janko.at"
_BLACK = re.compile(r"([0-9]*)\\([0-9]*)")


def parse_text(text: str) -> Board:
    """Read a board in the form above."""
    with placed(text):
        board = parse_rows(text)
        if len(board.layout.white) == len(board.layout.cells):
            raise PuzzleError(message("kakuro/no-black-cell"), remedy=HOW)
        return board


def parse_rows(text: str) -> Board:
    """The same for any board, even one without black cells."""
    rows: list[list[Black | int]] = []
    digits = DIGITS
    known: dict[str, Black | int] = {}
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        plain = line.rstrip()
        if not plain or plain.lstrip().startswith("#"):
            if plain or not rows:
                continue
            # Boards are separated by blank lines in collections: only blanks may follow the last row.
            for later, rest in enumerate(text.splitlines()[number:], number + 1):
                if rest.strip() and not rest.lstrip().startswith("#"):
                    raise PuzzleError(
                        message("kakuro/more-than-one-board"),
                        where=at_line(later, len(rest) - len(rest.lstrip()) + 1),
                        remedy=message("kakuro/give-one-board"),
                    )
            break
        row = Row.of_words(plain, number)
        if not rows and row.cells[0] == "digits":
            digits = _largest(plain, number)
            continue
        if rows and len(row.cells) != len(rows[0]):
            raise PuzzleError(
                message("text/row-has-cells", n=len(row.cells), first=len(rows[0])),
                where=row.place(len(rows[0])),
                remedy=message("text/rows-are-equally-long"),
            )
        refuse_large(len(rows) + 1, len(row.cells))
        for place, cell in enumerate(row.cells):
            if cell not in known:
                known[cell] = _cell(row, place, digits)
        rows.append([known[cell] for cell in row.cells])
    if not rows:
        raise PuzzleError(message("kakuro/nothing-to-read"), remedy=HOW)
    return board_of(rows, digits)


def _largest(line: str, number: int) -> int:
    """What a line like `digits 1-6` says."""
    found = re.fullmatch(r"\s*digits\s+1-([0-9]{1,2})", line)
    if found is None or not 2 <= int(found[1]) <= len(SYMBOLS):
        column = line.index("digits") + 8
        remedy = message("kakuro/largest-digit-in-a-line", most=len(SYMBOLS))
        raise PuzzleError(message("kakuro/no-such-digits"), where=at_line(number, column), remedy=remedy)
    return int(found[1])


def _cell(row: Row, place: int, digits: int) -> Black | int:
    token = row.cells[place]
    if token == ".":
        return 0
    if len(token) == 1 and token.upper() in SYMBOLS:
        if token.upper() not in SYMBOLS[:digits]:
            largest = SYMBOLS[digits - 1]
            raise PuzzleError(
                message("kakuro/not-a-digit-of-this-board", digit=repr(token)),
                where=row.place(place),
                remedy=message("kakuro/digits-of-this-board", largest=largest),
            )
        return SYMBOLS.index(token.upper()) + 1
    black = _BLACK.fullmatch(token)
    if black is None:
        shown = token if len(token) <= 20 else f"{token[:20]}…"
        raise PuzzleError(message("kakuro/not-a-cell", cell=repr(shown)), where=row.place(place), remedy=HOW)
    if any(len(clue) > 9 or int(clue or 0) > TOTAL_LIMIT for clue in black.groups()):
        raise PuzzleError(
            message("kakuro/clue-is-too-large"),
            where=row.place(place),
            remedy=message("kakuro/nine-digits-add-up"),
        )
    return Black(*(int(clue) if clue else None for clue in black.groups()))


def looks_like_text(text: str) -> bool:
    """Whether this may be a board in the form above: somewhere there is a black cell."""
    return "\\" in text and not text.lstrip().startswith(("{", "[", "<"))


def write_text(board: Board) -> str:
    """The board in the form above, its columns aligned."""
    layout = board.layout
    digits = iter(board.givens)
    cells = [cell_text(next(digits)) if entry is None else black_text(entry) for entry in layout.cells]
    columns = [cells[column :: layout.columns] for column in range(layout.columns)]
    widths = [max(map(len, column)) for column in columns]
    lines = [] if layout.digits == DIGITS else [f"digits 1-{layout.digits}"]
    lines += [
        " ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        for row in zip(*columns, strict=True)
    ]
    return "\n".join(lines)


def cell_text(digit: int) -> str:
    """A white cell as text: a digit, or a dot for 0."""
    return SYMBOLS[digit - 1] if digit else "."


def black_text(entry: Black) -> str:
    r"""A black cell as text: 7\13."""
    down, right = ("" if clue is None else str(clue) for clue in entry)
    return f"{down}\\{right}"


_PZPRV3 = "whygrid.genres.kakuro.pzprv3"

FORMATS: tuple[Format[Board], ...] = (
    Format("text", "a line for each row", looks_like_text, parse_text, write_text),
    Format("puzzlink", "a link to puzz.link", looks_like_link, parse_link, write_link),
    Format(
        "pzprv3",
        "a file of puzz.link",
        looks_like_pzprv3,
        lazy(_PZPRV3, "parse_pzprv3"),
        lazy(_PZPRV3, "write_pzprv3"),
        lazy(_PZPRV3, "read_pzprv3"),
        lazy(_PZPRV3, "write_sheet"),
        ("entries",),
        split=split_files,
    ),
    sheet_form("penpa", "a link to Penpa", "whygrid.genres.kakuro.penpa", *PENPA_KEEPS),
    Format("janko", JANKO, looks_like_page, parse_page, read_only(JANKO), written=False, split=split_janko),
)
