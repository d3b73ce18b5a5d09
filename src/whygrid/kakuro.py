"""Kakuro as the course assignment IB111 fixes it: small mutable classes over the engine of the genre.

Coordinates are (x, y) with (0, 0) at the top left; `array[y][x]` is -1 for a grey cell, 0 for an empty one,
1 to 9 for a digit. A file may say that there are other digits, which `digits` notes. Everything else in
Whygrid works on `Kakuro.to_puzzle()`. The sum tables are here, too.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from whygrid.arguments import whole
from whygrid.digits.field import DIGITS
from whygrid.digits.field import SYMBOLS as SYMBOLS
from whygrid.errors import UsageError
from whygrid.files import save
from whygrid.genres.kakuro.combinations import combinations as combinations
from whygrid.genres.kakuro.formats import cell_text, parse_rows, write_text
from whygrid.genres.kakuro.model import Black, Board, board_of
from whygrid.text import TEXT_LIMIT
from whygrid.text.files import read_file
from whygrid.text.where import placed
from whygrid.voice.message import message

if TYPE_CHECKING:
    from whygrid.puzzle import Puzzle

GREY = -1


class Clue:
    """`total` is the sum of the `length` cells right of (`is_row`) or below the grey cell at `position`."""

    def __init__(self, total: int, position: tuple[int, int], is_row: bool, length: int) -> None:
        self.total = total
        self.position = position
        self.is_row = is_row
        self.length = length

    def _parts(self) -> tuple[int, tuple[int, int], bool, int]:
        return self.total, self.position, self.is_row, self.length

    def __eq__(self, other: object) -> bool:
        return self._parts() == other._parts() if isinstance(other, Clue) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._parts())

    def __repr__(self) -> str:
        return f"Clue({self.total}, {self.position}, {self.is_row}, {self.length})"


class Kakuro:
    """A board that is filled in by `set`. All its cells are grey at first."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.array: list[list[int]] = [[GREY] * width for _ in range(height)]
        self.clues: list[Clue] = []
        self.digits = DIGITS

    def __eq__(self, other: object) -> bool:
        """Whether boards are the same; the order of their clues is free."""
        if not isinstance(other, Kakuro):
            return NotImplemented
        same_clues = Counter(self.clues) == Counter(other.clues)
        return same_clues and (self.array, self.digits) == (other.array, other.digits)

    __hash__ = None  # type: ignore[assignment]  # a board changes

    def set(self, x: int, y: int, value: int) -> None:
        """Write a digit into a white cell, or 0 to erase it; a grey cell without a clue becomes white."""
        x, y = whole("x", x, 0, self.width - 1), whole("y", y, 0, self.height - 1)
        if self.array[y][x] == GREY and any(clue.position == (x, y) for clue in self.clues):
            raise UsageError(
                message("voice/there-is-a-clue", place=str((x, y))),
                remedy=message("voice/digits-go-into-white-cells"),
            )
        self.array[y][x] = whole("value", value, 0, self.digits)

    def show_board(self) -> None:
        """Print the board: \\ for grey, . for empty, one blank between cells."""
        for row in self.array:
            print(*("\\" if value == GREY else cell_text(value) for value in row))

    def save(self, filename: str) -> None:
        """Write the board with its clues and digits to a file that `load_kakuro` reads."""
        save(filename, f"{write_text(self._board())}\n".encode())

    def is_valid(self) -> bool:
        """Whether no run repeats a digit and no sum of filled digits exceeds its clue; nothing else."""
        board = self._board()
        for run in board.layout.runs:
            filled = [board.givens[cell] for cell in run.cells if board.givens[cell]]
            if len(set(filled)) < len(filled) or (run.total is not None and sum(filled) > run.total):
                return False
        return True

    def pick_clue(self) -> Clue | None:
        """The clue with the fewest empty cells, but at least one; then by position, columns first."""
        empty = {id(clue): self._cells(clue).count(0) for clue in self.clues}
        unsolved = [clue for clue in self.clues if empty[id(clue)]]
        return min(unsolved, key=lambda clue: (empty[id(clue)], clue.position, clue.is_row), default=None)

    def solve(self) -> bool:
        """Fill all empty cells and return True; without a solution change nothing and return False."""
        from whygrid.budget import Budget
        from whygrid.digits.field import filled
        from whygrid.genres.kakuro.solving import fast_solutions

        board = self._board()
        found = fast_solutions(board, 1, Budget())
        if not found:
            return False
        digits = filled(board, found[0]).givens
        for place, digit in zip(board.layout.white, digits, strict=True):
            y, x = divmod(place, self.width)
            self.set(x, y, digit)
        return True

    def to_puzzle(self) -> Puzzle:
        """The board as a puzzle for the rest of Whygrid."""
        from whygrid.puzzle import Puzzle

        return Puzzle("kakuro", self._board())

    @classmethod
    def from_puzzle(cls, puzzle: Puzzle) -> Kakuro:
        """A puzzle of the genre as a board to play on."""
        return cls._from_board(puzzle.board)

    @classmethod
    def _from_board(cls, board: Board) -> Kakuro:
        layout = board.layout
        kakuro = cls(layout.columns, layout.rows)
        kakuro.digits = layout.digits
        for place, digit in zip(layout.white, board.givens, strict=True):
            y, x = divmod(place, layout.columns)
            kakuro.set(x, y, digit)
        for run in layout.runs:
            if run.total is not None:
                x, y = run.start.column - run.across, run.start.row - (not run.across)
                kakuro.clues.append(Clue(run.total, (x, y), run.across, len(run.cells)))
        return kakuro

    def _board(self) -> Board:
        """The board as it is now, for the engine."""
        grey: dict[tuple[int, int], Black] = {}
        for clue in self.clues:
            black = grey.get(clue.position, Black())
            changed = black._replace(right=clue.total) if clue.is_row else black._replace(down=clue.total)
            grey[clue.position] = changed
        rows = (
            [grey.get((x, y), Black()) if value == GREY else value for x, value in enumerate(row)]
            for y, row in enumerate(self.array)
        )
        return board_of(rows, self.digits)

    def _cells(self, clue: Clue) -> list[int]:
        """What stands in the cells of a clue."""
        x, y = clue.position
        steps = range(1, clue.length + 1)
        return [self.array[y][x + i] if clue.is_row else self.array[y + i][x] for i in steps]


def load_kakuro(filename: str) -> Kakuro:
    """Read a board from a file: a row per line, `.` or a digit if white, `down\\right` if grey."""
    text = read_file(str(filename), TEXT_LIMIT)
    with placed(text):
        return Kakuro._from_board(parse_rows(text))


def cells_from_empty(total: int, length: int) -> list[list[int]]:
    """All ways to fill `length` cells with different digits that add up to `total`, in order.

    >>> cells_from_empty(13, 2)
    [[4, 9], [5, 8], [6, 7], [7, 6], [8, 5], [9, 4]]
    """
    return cells_from_partial(total, [0] * length) if 0 <= length <= DIGITS else []


def cells_from_partial(total: int, partial: list[int]) -> list[list[int]]:
    """All ways to fill the zeros of `partial` so that all digits differ and add up to `total`, in order.

    >>> cells_from_partial(12, [0, 6, 0])
    [[1, 6, 5], [2, 6, 4], [4, 6, 2], [5, 6, 1]]
    """
    given = [digit for digit in partial if digit]
    if len(set(given)) < len(given) or len(partial) > DIGITS:
        return []
    found: list[list[int]] = []
    cells = list(partial)

    def fill(place: int, rest: int, free: list[int]) -> None:
        while place < len(cells) and partial[place]:
            place += 1
        if place == len(cells):
            if rest == 0:
                found.append(list(cells))
            return
        left = partial[place:].count(0)
        if sum(free[:left]) > rest or sum(free[-left:]) < rest or left > len(free):
            return
        for digit in free:
            cells[place] = digit
            fill(place + 1, rest - digit, [other for other in free if other != digit])
        cells[place] = 0

    fill(0, total - sum(given), [digit for digit in range(1, DIGITS + 1) if digit not in given])
    return found
