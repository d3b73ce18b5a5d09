"""Reading what janko.at keeps of a Kakuro: its solution, from which the clues follow."""

from __future__ import annotations

from whygrid.errors import PuzzleError
from whygrid.genres.kakuro.model import TOTAL_LIMIT, Black, Board, board_of
from whygrid.text.janko import looks_like_janko, read_janko
from whygrid.text.where import Row, placed
from whygrid.voice.message import message


def looks_like_page(text: str) -> bool:
    """Whether this is a Kakuro of janko.at."""
    return looks_like_janko(text, "kakuro")


def parse_page(text: str) -> Board:
    """The board whose solution is given after the line `solution`: - for black, a digit for white."""
    with placed(text):
        rows = read_janko(text).rows("solution")
        return clued([[_digit(row, n) for n in range(len(row.cells))] for row in rows])


def _digit(row: Row, place: int) -> int:
    cell = row.cells[place]
    if cell == "-":
        return 0
    if len(cell) == 1 and cell in "123456789":
        return int(cell)
    raise PuzzleError(
        message("voice/is-not-a-cell", name=repr(cell[:20])),
        where=row.place(place),
        remedy=message("kakuro/cells-of-janko"),
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
        if found > TOTAL_LIMIT:
            raise PuzzleError(
                message("kakuro/a-run-adds-up", sum=found), remedy=message("kakuro/nine-digits-make-45")
            )
        return found or None

    return board_of(
        [0 if digit else Black(total(r, c, 1, 0), total(r, c, 0, 1)) for c, digit in enumerate(row)]
        for r, row in enumerate(rows)
    )
