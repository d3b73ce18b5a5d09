"""Numberlink as text.

    numberlink                      our own form: a row per line, blanks between cells, . for a free cell;
    1 . . 2                         a label, any letters or digits, for the two ends of a path; after the
    . . . .                         first line may follow: ", cells may stay empty", ", with lines"
    1 . . 2

    numberlink, with lines          with lines, what is between cells stands between them: - or | for a
    1 x . - . x 2                   line, x where there is none, ? where it is open
    | x | ? | x |
    1 x . - . x 2

Besides, the plain text reads rows without a head: one character per cell, or several with blanks between,
perhaps after a line with columns and rows; a single row only when the genre is named. `csv` is the form of
the program that this genre descends from. The forms of other programs are in `links`, `penpa` and below.
Lines that begin with # are comments; one that says "cells may stay empty" changes the rule, which otherwise
is that every cell is covered. So does a first line that says it and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice

from whygrid.errors import PuzzleError
from whygrid.genres.numberlink.links import (
    looks_like_link,
    looks_like_pzprv3,
    parse_link,
    write_link,
)
from whygrid.genres.numberlink.model import CLOSED, DRAWN, OPEN, Board, Layout, board_of, is_label
from whygrid.grid import SIDE_LIMIT, refuse_large
from whygrid.lazy import lazy
from whygrid.text import Format, read_only, sheet_form
from whygrid.text.janko import looks_like_janko, read_janko, split_janko
from whygrid.text.puzzlink import split_files
from whygrid.text.where import Row, at_line
from whygrid.voice.message import message

HOW = message("numberlink/how-rows-are-written")
MAY_STAY_EMPTY = "cells may stay empty"
_HEAD = re.compile(rf"numberlink(, {MAY_STAY_EMPTY})?(, with lines)?", re.IGNORECASE)
JANKO = "a page of janko.at"
_NO_CELL = re.compile(r"[^\w\s.]|_")
_BETWEEN = {"-": DRAWN, "|": DRAWN, "x": CLOSED, "?": OPEN}


def parse_text(text: str) -> Board:
    """Read a board in our own form or as plain rows."""
    cover = MAY_STAY_EMPTY not in "\n".join(_comments(text)).lower()
    lines = _lines(text)
    if lines and _says_rule(lines[0][1]):
        cover, lines = False, lines[1:]
    if not lines:
        raise PuzzleError(message("numberlink/nothing-to-read"), remedy=HOW)
    head = _HEAD.fullmatch(lines[0][1].strip())
    if head is None:
        rows = _table(lines) if "," in lines[0][1] else _plain_rows(lines)
        return _board(rows, cover)
    if head[2]:
        return _with_lines([Row.of_words(line, number) for number, line in lines[1:]], cover and not head[1])
    return _board(_headed_rows(lines[1:]), cover and not head[1])


def _comments(text: str) -> Iterator[str]:
    return (line for line in text.splitlines() if line.lstrip().startswith("#"))


@lru_cache(maxsize=2)  # both forms ask for the same text
def _lines(text: str) -> Sequence[tuple[int, str]]:
    """The lines that say something, with their numbers; of too many enough to see that they are."""
    numbered = enumerate(text.lstrip("\ufeff").splitlines(), 1)
    said = (pair for pair in numbered if pair[1].strip() and not pair[1].lstrip().startswith("#"))
    return [(number, line.rstrip()) for number, line in islice(said, 3 * SIDE_LIMIT)]


def _says_rule(line: str) -> bool:
    """Whether a line says the rule without being a comment."""
    return line.strip().lower() == MAY_STAY_EMPTY


def _headed_rows(lines: Sequence[tuple[int, str]]) -> list[Row]:
    """Rows below our head: with blanks between cells, or a character each where words can't be cells."""
    words = [word for _, line in lines for word in line.split()]
    tight = len(words) == len(lines) and not all(word == "." or is_label(word) for word in words)
    return [(Row.of_symbols if tight else Row.of_words)(line, number) for number, line in lines]


def _plain_rows(lines: Sequence[tuple[int, str]]) -> list[Row]:
    """Rows of cells without our head, perhaps after a line with the number of paths and one with the size."""
    if len(lines) > 2 and lines[0][1].strip().isdecimal() and _is_size(lines[1][1]):
        lines = lines[1:]
    size = None
    if _is_size(lines[0][1]) and len(lines) > 1 and len(lines[1][1].split()) != 2:
        size, lines = lines[0], lines[1:]
    apart = any(len(line.split()) > 1 for _, line in lines)
    rows = [(Row.of_words if apart else Row.of_symbols)(line, number) for number, line in lines]
    columns = len(rows[0].cells)
    if size and sorted(map(int, size[1].split())) != sorted((len(rows), columns)):
        raise PuzzleError(
            message("numberlink/not-the-size-given", rows=len(rows), columns=columns),
            where=at_line(size[0]),
            remedy=message("numberlink/size-is-columns-and-rows"),
        )
    return rows


def _is_size(line: str) -> bool:
    return re.fullmatch(r"\s*\d{1,5}\s+\d{1,5}\s*", line) is not None


def looks_like_page(text: str) -> bool:
    """Whether this is a Numberlink of janko.at."""
    return looks_like_janko(text, "arukone", "numberlink")


def parse_page(text: str) -> Board:
    """The board of a page of janko.at, on which cells may stay empty."""
    return _board(read_janko(text).rows("problem"), cover=False, free="-")


def _board(rows: list[Row], cover: bool, free: str = ".", step: int = 1) -> Board:
    """The board whose cells are every `step`th word of these rows; mistakes are told with line and column."""
    if not rows:
        raise PuzzleError(message("numberlink/nothing-to-read"), remedy=HOW)
    table = [row.cells[::step] for row in rows]
    refuse_large(len(table), len(table[0]))
    for row, cells in zip(rows, table, strict=True):
        if len(cells) != len(table[0]):
            raise PuzzleError(
                message("text/row-has-cells", n=len(cells), first=len(table[0])),
                where=row.place((len(cells) - 1) * step),
                remedy=message("text/rows-are-equally-long"),
            )
    found: dict[str, list[tuple[Row, int]]] = {}
    for row, cells in zip(rows, table, strict=True):
        for number, cell in enumerate(cells):
            if cell != "." and cell != free:
                found.setdefault(cell, []).append((row, number * step))
    for label, ends in found.items():
        row, number = ends[-1] if is_label(label) else ends[0]
        if not is_label(label):
            raise PuzzleError(
                message("numberlink/not-a-cell", cell=repr(label[:20] or " ")),
                where=row.place(number),
                remedy=HOW,
            )
        if len(ends) != 2:
            raise PuzzleError(
                message("numberlink/stands-so-often", label=label, n=len(ends)),
                where=row.place(number),
                remedy=message("numberlink/write-each-label-twice"),
            )
    return board_of([["" if cell in (".", free) else cell for cell in cells] for cells in table], cover)


def _with_lines(rows: list[Row], cover: bool) -> Board:
    cells = _board(rows[::2], cover, step=2)
    layout = cells.layout
    lines = [OPEN] * len(layout.edges)
    for index, row in enumerate(rows):
        first_sign, apart = (1, 2) if index % 2 == 0 else (0, 1)
        between = row.cells[first_sign::apart]
        wanted = layout.columns - 1 if index % 2 == 0 else layout.columns
        line_sign = "-" if index % 2 == 0 else "|"
        if len(between) != wanted or len(rows) != 2 * layout.rows - 1:
            raise PuzzleError(
                message("numberlink/sign-for-each-edge"),
                where=at_line(row.line),
                remedy=message("numberlink/signs-of-edges"),
            )
        for place, sign in enumerate(between):
            if sign not in (line_sign, "x", "?"):
                raise PuzzleError(
                    message("numberlink/no-sign-for-an-edge", sign=repr(sign[:20])),
                    where=row.place(first_sign + place * apart),
                    remedy=message("numberlink/signs-of-such-edges", sign=line_sign),
                )
            first = index // 2 * layout.columns + place
            second = first + 1 if index % 2 == 0 else first + layout.columns
            lines[layout.edge_between[first, second]] = _BETWEEN[sign]
    return cells.with_lines(lines)


def looks_like_text(text: str) -> bool:
    """Whether this has our head, or rows in which every label stands twice."""
    lines = [line for _, line in _lines(text)]
    if lines and (_HEAD.fullmatch(lines[0].strip()) or _says_rule(lines[0])):
        return True
    try:
        return len(lines) > 1 and not _looks_like_other_rows(lines) and bool(parse_text(text))
    except PuzzleError:
        return False


def _looks_like_other_rows(lines: list[str]) -> bool:
    """Whether there is something that is neither a label nor a free cell."""
    return any(_NO_CELL.search(line) for line in lines)


def write_text(board: Board) -> str:
    """The board in our own form."""
    layout = board.layout
    head = "numberlink" + ("" if layout.cover else f", {MAY_STAY_EMPTY}")
    cells = [label or "." for label in layout.ends]
    width = max(map(len, cells))
    rows = range(layout.rows)
    if board.blank:
        return "\n".join([head, *(_joined(_row(layout, cells, row), width) for row in rows)])
    signs = {DRAWN: "-", CLOSED: "x", OPEN: "?"}
    lines = [f"{head}, with lines"]
    for row in rows:
        words = []
        for cell in range(row * layout.columns, (row + 1) * layout.columns):
            words.append(cells[cell].rjust(width))
            if (cell + 1) % layout.columns:
                words.append(signs[board.lines[layout.edge_between[cell, cell + 1]]])
        lines.append(" ".join(words))
        below = [
            signs[board.lines[layout.edge_between[cell, cell + layout.columns]]].replace("-", "|")
            for cell in range(row * layout.columns, (row + 1) * layout.columns)
            if row + 1 < layout.rows
        ]
        if below:
            lines.append("   ".join(sign.rjust(width) for sign in below))
    return "\n".join(lines)


def _row(layout: Layout, cells: Sequence[str], row: int) -> Sequence[str]:
    return cells[row * layout.columns : (row + 1) * layout.columns]


def _joined(cells: Sequence[str], width: int) -> str:
    return " ".join(cell.rjust(width) for cell in cells)


def looks_like_csv(text: str) -> bool:
    """Whether this is a table with commas, without anything but labels and dots."""
    lines = [line for _, line in _lines(text)]
    if len(lines) < 2 or not any("," in line for line in lines):
        return False
    return all(re.fullmatch(r"[\w.,\s]+", line) for line in lines)


def _table(lines: Sequence[tuple[int, str]]) -> list[Row]:
    return [Row.of_fields(line, number) for number, line in lines]


def parse_csv(text: str) -> Board:
    """Read cells between commas."""
    return _board(_table(_lines(text)), MAY_STAY_EMPTY not in "\n".join(_comments(text)).lower())


def write_csv(board: Board) -> str:
    """The board as a table with commas."""
    if not board.blank:
        raise PuzzleError(
            message("numberlink/table-has-no-lines"), remedy=message("numberlink/write-text-form")
        )
    layout = board.layout
    cells = [label or "." for label in layout.ends]
    head = [] if layout.cover else [f"# {MAY_STAY_EMPTY}"]
    return "\n".join([*head, *(",".join(_row(layout, cells, row)) for row in range(layout.rows))])


FORMATS: tuple[Format[Board], ...] = (
    Format("text", "a line for each row", looks_like_text, parse_text, write_text),
    Format("csv", "a table with commas", looks_like_csv, parse_csv, write_csv),
    Format("puzzlink", "a link to puzz.link", looks_like_link, parse_link, write_link),
    Format(
        "pzprv3",
        "a file of puzz.link",
        looks_like_pzprv3,
        lazy("whygrid.genres.numberlink.pzprv3", "parse_pzprv3"),
        lazy("whygrid.genres.numberlink.pzprv3", "write_pzprv3"),
        lazy("whygrid.genres.numberlink.pzprv3", "read_pzprv3"),
        lazy("whygrid.genres.numberlink.pzprv3", "write_sheet"),
        ("entries",),
        split=split_files,
    ),
    sheet_form("penpa", "a link to Penpa", "whygrid.genres.numberlink.penpa", "entries", "info"),
    Format("janko", JANKO, looks_like_page, parse_page, read_only(JANKO), written=False, split=split_janko),
)
