"""Numberlink as puzz.link keeps it: in links and in files (`pzprv3`).

There, `numlin` is the game in which cells may stay empty, and `arukone` the one in which they may not, unless
its link has the flag e. A link gives columns before rows, then the cells: a number in hexadecimal, -xx with
two digits, +xxx with three, and letters from g on for 1 to 20 free cells. A file gives rows before columns,
the numbers, then for each row the lines to the right and for each row the lines down: 1 drawn, -1 closed.
"""

from __future__ import annotations

import re

from whygrid.errors import PuzzleError
from whygrid.genres.numberlink.model import CELLS_LIMIT, CLOSED, DRAWN, OPEN, Board, board_of
from whygrid.text.puzzlink import (
    UNKNOWN,
    file_genre,
    file_lines,
    link_body,
    parse_numbers,
    parse_parts,
    write_numbers,
)

NUMBER_LIMIT = 4095
HOW = "A link looks like https://puzz.link/p?numlin/5/5/1j2h3m1h2j3."


def looks_like_link(text: str) -> bool:
    """Whether this is a link to a Numberlink, or what stands behind its question mark."""
    return link_body(text).startswith(("numlin", "arukone"))


def parse_link(text: str) -> Board:
    """The board of a link."""
    link = parse_parts(text)
    numbers = parse_numbers(link.body, link.rows * link.columns)
    if UNKNOWN in numbers:
        raise PuzzleError("an end without a number is not known here", remedy=HOW)
    labels = ["" if number is None else str(number) for number in numbers]
    cover = link.genre == "arukone" and "e" not in link.flags
    return board_of(
        [labels[start : start + link.columns] for start in range(0, len(labels), link.columns)], cover
    )


def write_link(board: Board) -> str:
    """The board as a link."""
    layout = board.layout
    if not board.blank:
        raise PuzzleError("a link has no place for lines", remedy="Write the pzprv3 form instead.")
    body = write_numbers(_number(label) if label else None for label in layout.ends)
    game = "arukone" if layout.cover else "numlin"
    return f"https://puzz.link/p?{game}/{layout.columns}/{layout.rows}/{body}"


def _number(label: str) -> int:
    if not label.isdecimal() or not label.isascii() or int(label) > NUMBER_LIMIT or str(int(label)) != label:
        raise PuzzleError(
            f"this form has no place for the label {label!r}", remedy="Write the text form instead."
        )
    return int(label)


def looks_like_pzprv3(text: str) -> bool:
    """Whether this is a Numberlink in a file of puzz.link."""
    return file_genre(text) in ("numlin", "arukone")


def parse_pzprv3(text: str) -> Board:
    """The board of a file, with the lines that are drawn and the edges that are crossed out."""
    lines = file_lines(text)
    try:
        rows, columns = int(lines[2]), int(lines[3])
    except (IndexError, ValueError):
        raise PuzzleError("the size is missing", where="line 3", remedy="Rows, then columns.") from None
    if not 0 < rows * columns <= CELLS_LIMIT:
        raise PuzzleError("this is no size of a board", where="line 3", remedy="Rows, then columns.")
    table = _table(lines, 4, rows, columns)
    board = board_of(
        [["" if word == "." else _label(word, line) for word in row] for line, row in enumerate(table, 5)],
        cover=lines[1] == "arukone",
    )
    if len(lines) < 5 + rows or not lines[4 + rows]:
        return board
    right = _table(lines, 4 + rows, rows, columns - 1)
    down = _table(lines, 4 + 2 * rows, rows - 1, columns)
    layout = board.layout
    status = {"1": DRAWN, "-1": CLOSED, "0": OPEN}
    edges = [OPEN] * len(layout.edges)
    for words, step in ((right, 1), (down, columns)):
        for row, line in enumerate(words):
            for column, word in enumerate(line):
                first = row * columns + column
                edges[layout.edge_between[first, first + step]] = status.get(word, OPEN)
    return board.with_lines(edges)


def _table(lines: list[str], start: int, rows: int, columns: int) -> list[list[str]]:
    table = [line.split() for line in lines[start : start + rows]]
    for number in range(rows):
        if number >= len(table) or len(table[number]) != columns:
            found = len(table[number]) if number < len(table) else 0
            raise PuzzleError(
                f"this row has {found} entries, not {columns}",
                where=f"line {start + number + 1}",
                remedy="The file may be cut off.",
            )
    return table


def _label(word: str, line: int) -> str:
    if re.fullmatch(r"\d{1,4}", word) is None:
        raise PuzzleError(f"{word[:20]!r} is not a number", where=f"line {line}", remedy="Use . for none.")
    return word


def write_pzprv3(board: Board) -> str:
    """The board as a file of puzz.link."""
    layout = board.layout
    words = {DRAWN: "1", CLOSED: "-1", OPEN: "0"}
    lines = ["pzprv3", "arukone" if layout.cover else "numlin", str(layout.rows), str(layout.columns)]
    starts = range(0, len(layout.ends), layout.columns)
    for start in starts:
        row = layout.ends[start : start + layout.columns]
        lines.append(" ".join(str(_number(label)) if label else "." for label in row))
    for step, last_row in ((1, layout.rows), (layout.columns, layout.rows - 1)):
        for start in starts[:last_row]:
            cells = range(start, start + layout.columns - (step == 1))
            lines.append(
                " ".join(words[board.lines[layout.edge_between[cell, cell + step]]] for cell in cells)
            )
    return "\n".join(lines)
