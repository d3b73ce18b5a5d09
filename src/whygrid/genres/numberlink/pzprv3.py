"""Numberlink as a file of puzz.link.

It gives rows before columns, the numbers, then for each row the lines to the right and for each row the lines
down: 1 drawn, -1 closed. These lines are the player's; there is no place for printed ones.
"""

from __future__ import annotations

import re

from whygrid.errors import PuzzleError
from whygrid.genres.numberlink.facts import closed, drawn, filled
from whygrid.genres.numberlink.links import number_of
from whygrid.genres.numberlink.model import CLOSED, DRAWN, OPEN, Board, board_of
from whygrid.grid import refuse_large
from whygrid.sheet import Sheet
from whygrid.text.puzzlink import file_lines
from whygrid.text.where import at_line
from whygrid.voice.message import message


def parse_pzprv3(text: str) -> Board:
    """The board of a file."""
    return read_pzprv3(text).board


def read_pzprv3(text: str) -> Sheet[Board]:
    """The board of a file, with the lines that are drawn and the edges that are crossed out as entries."""
    lines = file_lines(text)
    sizes = lines[2:4]
    if len(sizes) < 2 or not all(re.fullmatch(r"[0-9]{1,5}", size) for size in sizes):
        raise PuzzleError(
            message("numberlink/size-is-missing"),
            where=at_line(3),
            remedy=message("numberlink/rows-then-columns"),
        )
    rows, columns = map(int, sizes)
    if not rows * columns:
        raise PuzzleError(
            message("numberlink/no-size-of-a-board"),
            where=at_line(3),
            remedy=message("numberlink/rows-then-columns"),
        )
    refuse_large(rows, columns)
    table = _table(lines, 4, rows, columns)
    board = board_of(
        [["" if word == "." else _label(word, line) for word in row] for line, row in enumerate(table, 5)],
        cover=lines[1] == "arukone",
    )
    if len(lines) < 5 + rows or not lines[4 + rows]:
        return Sheet(board)
    right = _table(lines, 4 + rows, rows, columns - 1)
    down = _table(lines, 4 + 2 * rows, rows - 1, columns)
    layout = board.layout
    fact_of = {"1": drawn, "-1": closed}
    entries = [
        fact_of[word](layout.edge_between[row * columns + column, row * columns + column + step])
        for words, step in ((right, 1), (down, columns))
        for row, line in enumerate(words)
        for column, word in enumerate(line)
        if word in fact_of
    ]
    return Sheet(board, tuple(sorted(entries)))


def _table(lines: list[str], start: int, rows: int, columns: int) -> list[list[str]]:
    table = [line.split() for line in lines[start : start + rows]]
    for number in range(rows):
        if number >= len(table) or len(table[number]) != columns:
            found = len(table[number]) if number < len(table) else 0
            raise PuzzleError(
                message("numberlink/row-has-entries", n=found, columns=columns),
                where=at_line(start + number + 1),
                remedy=message("numberlink/file-may-be-cut-off"),
            )
    return table


def _label(word: str, line: int) -> str:
    if re.fullmatch(r"\d{1,4}", word) is None:
        raise PuzzleError(
            message("numberlink/is-not-a-number", number=repr(word[:20])),
            where=at_line(line),
            remedy=message("numberlink/dot-for-none"),
        )
    return word


def write_pzprv3(board: Board) -> str:
    """The board as a file of puzz.link with nothing drawn."""
    return write_sheet(Sheet(board))


def write_sheet(sheet: Sheet[Board]) -> str:
    """The board as a file of puzz.link with the lines that are drawn."""
    board, layout = sheet.board, sheet.board.layout
    if not board.blank:
        raise PuzzleError(
            message("numberlink/file-has-no-lines"), remedy=message("numberlink/write-text-form")
        )
    status = filled(board, sheet.entries).lines
    words = {DRAWN: "1", CLOSED: "-1", OPEN: "0"}
    lines = ["pzprv3", "arukone" if layout.cover else "numlin", str(layout.rows), str(layout.columns)]
    starts = range(0, len(layout.ends), layout.columns)
    for start in starts:
        row = layout.ends[start : start + layout.columns]
        lines.append(" ".join(str(number_of(label)) if label else "." for label in row))
    for step, last_row in ((1, layout.rows), (layout.columns, layout.rows - 1)):
        for start in starts[:last_row]:
            cells = range(start, start + layout.columns - (step == 1))
            lines.append(" ".join(words[status[layout.edge_between[cell, cell + step]]] for cell in cells))
    return "\n".join(lines)
