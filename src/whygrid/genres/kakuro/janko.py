"""Reading what janko.at keeps of a Kakuro: its solution, from which the clues follow."""

from __future__ import annotations

import re

from whygrid.errors import PuzzleError
from whygrid.genres.kakuro.model import Black, Board, board_of

_HEAD = re.compile(r"^\s*(\[?(begin|puzzle kakuro|problem|solution)\]?)\s*$", re.IGNORECASE | re.MULTILINE)
_END = re.compile(r"\[?(end|moves.*|problem|areas)\]?", re.IGNORECASE)


def looks_like_janko(text: str) -> bool:
    """Whether this has the headings of janko.at."""
    return "solution" in text.lower() and _HEAD.search(text) is not None


def parse_janko(text: str) -> Board:
    """The board whose solution is given after the line `solution`: - for black, a digit for white."""
    rows: list[list[int]] = []
    inside = False
    for number, line in enumerate(text.splitlines(), 1):
        word = line.strip().lower()
        if word in ("solution", "[solution]"):
            inside = True
        elif inside and (not word or _END.fullmatch(word)):
            break
        elif inside:
            rows.append([_digit(cell, f"line {number}") for cell in word.split()])
            if len(rows[-1]) != len(rows[0]):
                raise PuzzleError(
                    f"this row has {len(rows[-1])} cells, the first has {len(rows[0])}",
                    where=f"line {number}",
                    remedy="Every row of a board has the same number of cells.",
                )
    if not rows:
        raise PuzzleError("there is no solution here", remedy="The rows follow a line that says: solution.")
    return clued(rows)


def _digit(cell: str, where: str) -> int:
    if cell == "-":
        return 0
    if len(cell) == 1 and cell in "123456789":
        return int(cell)
    raise PuzzleError(
        f"{cell[:20]!r} is not a cell", where=where, remedy="Cells are - or a digit from 1 to 9."
    )


def clued(rows: list[list[int]]) -> Board:
    """The board with this solution (0 for black), each run of which has its sum as a clue.

    A black row above and a black column to the left are added where clues would have no place.
    """
    if any(rows[0]):
        rows = [[0] * len(rows[0]), *rows]
    if any(row[0] for row in rows):
        rows = [[0, *row] for row in rows]
    height, width = len(rows), len(rows[0])

    def total(row: int, column: int, down: int, right: int) -> int | None:
        found = 0
        row, column = row + down, column + right
        while row < height and column < width and rows[row][column]:
            found += rows[row][column]
            row, column = row + down, column + right
        return found or None

    return board_of(
        [0 if digit else Black(total(r, c, 1, 0), total(r, c, 0, 1)) for c, digit in enumerate(row)]
        for r, row in enumerate(rows)
    )
