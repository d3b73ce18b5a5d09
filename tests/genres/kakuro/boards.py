"""Small random boards, and their solutions by brute force."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count, product

from whygrid.digits.field import DIGITS
from whygrid.genres.kakuro.model import Black, Board, Layout, board_of

NODE_LIMIT = 1500
EXAMPLE = r"""
\    11\   8\    \     \    7\  16\
\16  .     .    11\    \4   .    .
\7   .     .     .    7\13  .    .
\    15\  21\12  .     .    .    .
\12  .     .     .     .    4\   6\
\13  .     .     \6    .    .    .
\17  .     .     \     \6   .    .
""".lstrip("\n")
"""A board that several tests know, with one solution."""


class TooLong(Exception):
    """Brute force does not come to an end within its limit."""


def random_board(rng: random.Random, largest: int = 4, digits: int = DIGITS) -> Board:
    """A small board: most clues come from a filling, some are wrong or missing, a few digits are printed."""
    rows, columns = rng.randint(1, largest), rng.randint(1, largest)
    black = 0.35 if rows * columns <= 9 else 0.55  # so that brute force comes to an end
    used = rng.choice([3, 5, 9]) if digits == DIGITS else digits
    table = [
        [0 if rng.random() < black else rng.randint(1, used) for _ in range(columns)] for _ in range(rows)
    ]
    missing, wrong = rng.choice([0, 0.2, 0.5]), rng.choice([0, 0, 0.1])

    def clue(row: int, column: int, down: int, right: int) -> int | None:
        found = 0
        while (row := row + down) < rows and (column := column + right) < columns and table[row][column]:
            found += table[row][column]
        if rng.random() < missing or (not found and rng.random() < 0.9):
            return None
        return found + rng.choice([-1, 1, 7]) if rng.random() < wrong and found else found

    return board_of(
        (
            [
                (digit if rng.random() < 0.15 else 0) if digit else Black(clue(r, c, 1, 0), clue(r, c, 0, 1))
                for c, digit in enumerate(row)
            ]
            for r, row in enumerate(table)
        ),
        digits,
    )


def brute_force(board: Board) -> Iterator[tuple[int, ...]]:
    """All solutions, cell by cell, looking at nothing but the words of the rules."""
    nodes = count()
    layout = board.layout
    if any(not run.cells and run.total for run in layout.runs):
        return
    digits = list(board.givens)

    def fits(cell: int) -> bool:
        for index in layout.runs_of[cell]:
            run = layout.runs[index]
            placed = [digits[other] for other in run.cells if digits[other]]
            if len(set(placed)) < len(placed):
                return False
            full = len(placed) == len(run.cells)
            if run.total is not None and (sum(placed) > run.total or (full and sum(placed) != run.total)):
                return False
        return True

    def search(cell: int) -> Iterator[tuple[int, ...]]:
        if cell == len(digits):
            yield tuple(digits)
        elif next(nodes) > NODE_LIMIT:
            raise TooLong
        elif digits[cell]:
            if fits(cell):
                yield from search(cell + 1)
        else:
            for digit in range(1, layout.digits + 1):
                digits[cell] = digit
                if fits(cell):
                    yield from search(cell + 1)
            digits[cell] = 0

    yield from search(0)


def transposed(board: Board) -> Board:
    """The board with rows and columns changed over."""
    layout = board.layout
    cells = iter(board.givens)
    table = [next(cells) if entry is None else entry for entry in layout.cells]
    return board_of(
        (
            [
                Black(entry.right, entry.down) if isinstance(entry, Black) else entry
                for entry in table[column :: layout.columns]
            ]
            for column in range(layout.columns)
        ),
        layout.digits,
    )


def complemented(board: Board) -> Board:
    """The board in which every digit d has become 10 - d, and every clue accordingly."""
    layout, ten = board.layout, board.layout.digits + 1
    lengths = {(run.start, run.across): len(run.cells) for run in layout.runs}
    starts = {}
    for (start, across), length in lengths.items():
        before = (start.row, start.column - 1) if across else (start.row - 1, start.column)
        starts[before[0] * layout.columns + before[1], across] = length

    def other(place: int, clue: int | None, across: bool) -> int | None:
        return None if clue is None else ten * starts[place, across] - clue

    cells = tuple(
        None if entry is None else Black(other(i, entry.down, False), other(i, entry.right, True))
        for i, entry in enumerate(layout.cells)
    )
    digits = tuple(ten - digit if digit else 0 for digit in board.givens)
    return Board(Layout(layout.rows, layout.columns, cells, layout.digits), digits)


def all_digits(number: int) -> Iterator[tuple[int, ...]]:
    """All ways to fill so many cells."""
    return product(range(1, DIGITS + 1), repeat=number)
