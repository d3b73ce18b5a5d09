"""Kakuro as a file of puzz.link.

It describes the *inner* board: rows and columns, then a row for the clues at the top and a row for each of
its own, with the clue on the left before its cells, `.` or `right,down`. Below stand the digits that are
filled in, which belong to the player and not to the puzzle. A clue of -1 or 0 means none.
"""

from __future__ import annotations

import re

from whygrid.errors import PuzzleError
from whygrid.genres.kakuro.links import Entry, framed
from whygrid.genres.kakuro.model import TOTAL_LIMIT, Black, Board, board_of
from whygrid.grid import refuse_large
from whygrid.logic.facts import Literal
from whygrid.sheet import Sheet
from whygrid.text.puzzlink import link_body
from whygrid.text.where import at_line, placed
from whygrid.voice.message import message

HEAD = 4
"""The lines before the clues: pzprv3, kakuro, rows, columns."""

Words = list[re.Match[str]]


def parse_pzprv3(text: str) -> Board:
    """The board of a file."""
    return read_pzprv3(text).board


def read_pzprv3(text: str) -> Sheet[Board]:
    """The board of a file, with the digits that are filled in as entries."""
    with placed(text):
        return _read(text)


def _read(text: str) -> Sheet[Board]:
    texts = re.split(r"[\n/]", link_body(text))
    rows, columns = (_size(texts, line) for line in (2, 3))
    if not rows * columns:
        raise PuzzleError(
            message("text/board-has-no-cells"),
            where=at_line(3, 1),
            remedy=message("kakuro/rows-then-columns"),
        )
    refuse_large(rows, columns)
    lines = [list(re.finditer(r"\S+", line)) for line in texts[: HEAD + 2 * rows + 1]]
    table = lines[HEAD : HEAD + rows + 1]
    answers = lines[HEAD + rows + 1 : HEAD + 2 * rows + 1]
    for number in range(rows + 1):
        row = table[number] if number < len(table) else []
        if len(row) != columns + 1:
            column = row[-1].end() + 1 if row else 1
            raise PuzzleError(
                message("kakuro/row-has-cells-not", n=len(row), columns=columns + 1),
                where=at_line(HEAD + 1 + number, column),
                remedy=message("kakuro/border-and-all-columns"),
            )
    top: list[Entry] = [Black(), *(Black(down=_clue(word, word[0], HEAD)) for word in table[0][1:])]
    body: list[list[Entry]] = []
    for line, row in enumerate(table[1:], HEAD + 1):
        cells: list[Entry] = [Black(right=_clue(row[0], row[0][0], line))]
        for word in row[1:]:
            right, _, down = word[0].partition(",")
            black = None if right == "." else Black(_clue(word, down, line), _clue(word, right, line))
            cells.append(0 if black is None else black)
        body.append(cells)
    board = board_of([top, *body])
    return Sheet(board, tuple(_entries(board, answers)))


def _size(texts: list[str], line: int) -> int:
    word = "".join(texts[line].split()[:1]) if line < len(texts) else ""
    if re.fullmatch(r"[0-9]{1,4}", word) is None:
        raise PuzzleError(
            message("kakuro/size-is-missing"),
            where=at_line(line + 1, 1),
            remedy=message("kakuro/rows-then-columns"),
        )
    return int(word)


def _clue(word: re.Match[str], text: str, line: int) -> int | None:
    if re.fullmatch(r"-?[0-9]{1,3}", text) is None or int(text) > TOTAL_LIMIT:
        where = at_line(line + 1, word.start() + 1)
        raise PuzzleError(
            message("kakuro/is-not-a-clue", clue=repr(word[0][:20])),
            where=where,
            remedy=message("kakuro/minus-1-for-none"),
        )
    return int(text) if int(text) > 0 else None


def _entries(board: Board, answers: list[Words]) -> list[Literal]:
    """What is filled in, as facts; whatever else stands in a row of answers is passed over."""
    layout, found = board.layout, []
    for row, words in enumerate(answers):
        for column, word in enumerate(words):
            place = (row + 1) * layout.columns + column + 1
            if column + 1 < layout.columns and place in layout.number_of and word[0] in set("123456789"):
                found.append(layout.fact(layout.number_of[place], int(word[0])))
    return found


def write_pzprv3(board: Board) -> str:
    """The board as a file of puzz.link with nothing filled in."""
    return write_sheet(Sheet(board))


def write_sheet(sheet: Sheet[Board]) -> str:
    """The board as a file of puzz.link with the digits that are filled in."""
    board = sheet.board
    if any(board.givens):
        raise PuzzleError(message("kakuro/file-has-no-digits"), remedy=message("kakuro/write-text-form"))
    inner, top, left = framed(board, is_link=False)
    layout = board.layout
    written = dict(layout.cell_and_digit(fact) for fact in sheet.entries if fact > 0)
    lines = ["pzprv3", "kakuro", str(len(left)), str(len(top))]
    lines.append(" ".join(["0", *(_number(black.down) for black in top)]))
    for black, row in zip(left, inner, strict=True):
        cells = [f"{_number(e.right)},{_number(e.down)}" if isinstance(e, Black) else "." for e in row]
        lines.append(" ".join([_number(black.right), *cells]))
    for row_number in range(1, layout.rows):
        places = range(row_number * layout.columns + 1, (row_number + 1) * layout.columns)
        digits = (written.get(layout.number_of.get(place, -1)) for place in places)
        lines.append(" ".join(str(digit or ".") for digit in digits))
    return "\n".join(lines)


def _number(clue: int | None) -> str:
    if clue == 0:
        raise PuzzleError(
            message("kakuro/form-has-no-clue", clue=clue), remedy=message("kakuro/write-text-form")
        )
    return "-1" if clue is None else str(clue)
