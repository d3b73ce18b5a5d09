"""Forms that list the candidates of every cell: pencil mark grids, 729 characters, SudoCue's files.

A single digit in such a grid may be placed or just the last candidate. It counts as placed if no unsolved
cell that it sees still lists it, as HoDoKu decides it. What was printed can't be told from what was filled
in.
"""

from __future__ import annotations

import re

from whygrid.errors import PuzzleError
from whygrid.genres.sudoku.formats.digits import CLASSIC, digits_of, need_classic, sheet_of
from whygrid.genres.sudoku.model import Sudoku
from whygrid.sheet import Sheet
from whygrid.voice.message import message

CELLS = len(CLASSIC.cells)
TEXT_LIMIT = 20_000
"""Longer texts than this are no three grids."""


def looks_like_marks(text: str) -> bool:
    """Whether these are one, two or three grids, only the last of which has groups of several digits."""
    groups = _groups(text)
    if groups is None:
        return False
    *before, last = ([len(group) > 1 for group in grid] for grid in groups)
    return any(last) and not any(map(any, before))


def parse_marks(text: str) -> Sheet[Sudoku]:
    """The sheet of a pencil mark grid; of several grids in a row the first shows the givens."""
    grids = _groups(text)
    if grids is None:
        raise PuzzleError(
            message("sudoku/no-grid-of-candidates"), remedy=message("sudoku/cells-list-candidates")
        )
    marks = [frozenset(map(int, group)) - {0} for group in grids[-1]]
    if len(grids) == 1:
        return _settled(marks, (0,) * CELLS)
    givens = tuple(int(group) if len(group) == 1 else 0 for group in grids[0])
    return _settled(marks, givens)


def _groups(text: str) -> list[list[str]] | None:
    """The cells of one, two or three grids of nine rows, or None if it is something else."""
    rows: list[list[str]] = []
    lines = text.splitlines() if len(text) <= TEXT_LIMIT else []
    for line in lines if len(lines) >= 9 else ():
        plain = re.sub(r"[|*#@'+:\[\](),]|(?<!\d)-(?=\d)", " ", line)
        if re.search(r"[^\d\s.]", re.sub(r"(?<=\d)[A-Za-z]+|-{3,}|={3,}", "", plain)):
            return None
        found = re.findall(r"\d+|(?<![.\-])\.(?![.\-])", re.sub(r"\.?-{3,}\.?", " ", plain))
        if found:
            rows.append(["0" if group == "." else group for group in found])
    if len(rows) not in (9, 18, 27) or any(len(row) != 9 for row in rows):
        return None
    return [[group for row in rows[start : start + 9] for group in row] for start in range(0, len(rows), 9)]


def _placed(marks: list[frozenset[int]], others: set[int]) -> dict[int, int]:
    """The single digits, apart from those of other cells, that no unsolved cell they see still wants."""
    found = {}
    for cell, digits in enumerate(marks):
        if len(digits) == 1 and cell not in others:
            wanted = (marks[peer] for peer in CLASSIC.peers[cell] if len(marks[peer]) > 1)
            if not any(digits <= other for other in wanted):
                found[cell] = next(iter(digits))
    return found


def _settled(marks: list[frozenset[int]], givens: tuple[int, ...]) -> Sheet[Sudoku]:
    """The sheet on which single digits are placed unless somebody else still wants them."""
    placed = _placed(marks, {cell for cell, given in enumerate(givens) if given})
    open_cells = {
        cell: found for cell, found in enumerate(marks) if found and not givens[cell] and cell not in placed
    }
    return sheet_of(CLASSIC, givens, placed, centre=open_cells)


def write_marks(sheet: Sheet[Sudoku]) -> str:
    """A grid as HoDoKu prints it, columns aligned."""
    need_classic(sheet.board, message("sudoku/form-pencil-mark-grid"))
    cells = ["".join(map(str, marks)) or "." for marks in _all_marks(sheet)]
    widths = [max(len(cells[row * 9 + column]) for row in range(9)) for column in range(9)]
    lines = []
    spans = [sum(widths[box * 3 : box * 3 + 3]) + 7 for box in range(3)]

    def border(left: str, middle: str, right: str) -> str:
        return left + middle.join("-" * span for span in spans) + right

    for row in range(9):
        if row % 3 == 0:
            lines.append(border(".", ".", ".") if row == 0 else border(":", "+", ":"))
        padded = [cells[row * 9 + column].ljust(widths[column]) for column in range(9)]
        lines.append(
            "| " + " | ".join("  ".join(padded[box * 3 : box * 3 + 3]) + " " for box in range(3)) + " |"
        )
    return "\n".join([*lines, border("'", "'", "'")])


def _all_marks(sheet: Sheet[Sudoku]) -> list[tuple[int, ...]]:
    """For each cell its digit, or its candidates: those noted down, or those that no digit excludes."""
    digits = digits_of(sheet)
    values = [given or placed for given, placed in zip(digits.givens, digits.placed, strict=True)]
    found: list[tuple[int, ...]] = []
    for cell in CLASSIC.cells:
        if values[cell]:
            found.append((values[cell],))
        elif digits.centre[cell]:
            found.append(digits.centre[cell])
        else:
            seen = {values[peer] for peer in CLASSIC.peers[cell]}
            found.append(tuple(digit for digit in range(1, 10) if digit not in seen))
    return found


def looks_like_729(text: str) -> bool:
    """Whether this is one line of 729 characters."""
    plain = text.strip()
    return len(plain) == 9 * CELLS and re.fullmatch(r"[0-9.]+", plain) is not None


def parse_729(text: str) -> Sheet[Sudoku]:
    """The sheet of 81 times nine characters, digit d at place d where it is a candidate."""
    plain = text.strip()
    marks = []
    for cell in CLASSIC.cells:
        chunk = plain[9 * cell : 9 * cell + 9]
        for place, symbol in enumerate(chunk, 1):
            if symbol not in (".", "0", str(place)):
                raise PuzzleError(
                    message("sudoku/stands-where-belongs", text=repr(symbol), n=place),
                    where=message("sudoku/column", n=9 * cell + place),
                    remedy=message("sudoku/nine-characters-each"),
                )
        marks.append(frozenset(int(symbol) for symbol in chunk if symbol not in ".0"))
    return _settled(marks, (0,) * CELLS)


def write_729(sheet: Sheet[Sudoku]) -> str:
    """All candidates in one line of 729 characters."""
    need_classic(sheet.board, message("sudoku/form-candidate-line"))
    return "".join(
        str(digit) if digit in marks else "." for marks in _all_marks(sheet) for digit in range(1, 10)
    )


def looks_like_sdx(text: str) -> bool:
    """Whether these are nine rows of groups of digits, some of them with a u in front."""
    rows = [line.split() for line in text.strip().splitlines()]
    return (
        len(rows) == 9
        and all(len(row) == 9 and all(re.fullmatch(r"u?\d{1,9}", cell) for cell in row) for row in rows)
        and any(cell.startswith("u") for row in rows for cell in row)
    )


def parse_sdx(text: str) -> Sheet[Sudoku]:
    """The sheet of a SudoCue file: u5 was filled in, 59 are candidates, 5 was printed or is the last one."""
    cells = text.split()
    if len(cells) != CELLS or not all(re.fullmatch(r"u?[0-9]{1,9}", cell) for cell in cells):
        raise PuzzleError(
            message("sudoku/no-nine-rows-of-nine"),
            remedy=message("sudoku/how-sudocue-rows-look"),
        )
    marks = [frozenset(map(int, cell.lstrip("u"))) - {0} for cell in cells]
    placed = {
        cell: min(marks[cell]) for cell, text in enumerate(cells) if text.startswith("u") and marks[cell]
    }
    settled = _placed(marks, set(placed))
    givens = tuple(settled.get(cell, 0) for cell in CLASSIC.cells)
    centre = {
        cell: found for cell, found in enumerate(marks) if found and not givens[cell] and cell not in placed
    }
    return sheet_of(CLASSIC, givens, placed, centre=centre)
