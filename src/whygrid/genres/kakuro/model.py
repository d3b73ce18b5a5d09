"""What a Kakuro is: a layout of black and white cells with clues, and the digits printed in white cells.

White cells are numbered in reading order from 0. A *run* is a line of white cells between black cells or
the edge; its clue stands in the black cell before it. A run may lack its clue: then its digits are only
different from each other. Digits run from 1 to 9, or to another `Layout.digits`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from whygrid.digits.field import DIGITS, SYMBOLS, Field, FilledIn
from whygrid.errors import PuzzleError
from whygrid.grid import Cell, refuse_large
from whygrid.records import NamedTuple
from whygrid.voice.message import message

TOTAL_LIMIT = 999
"""Larger clues than this are mistakes."""


class Black(NamedTuple):
    """A black cell with the clues for the run below and the run to its right; None for no clue."""

    down: int | None = None
    right: int | None = None


class Run(NamedTuple):
    """White cells in a line that hold different digits, which add up to `total` unless it is None."""

    number: int  # its place in `Layout.runs`
    across: bool
    cells: tuple[int, ...]
    total: int | None
    start: Cell  # the first cell, or where it would be
    name: str


@dataclass(frozen=True)
class Layout(Field):
    """The board without its digits: `cells` row by row, a `Black` or, for a white cell, None."""

    rows: int
    columns: int
    cells: tuple[Black | None, ...]
    digits: int = DIGITS

    def __post_init__(self) -> None:
        if self.rows < 1 or self.columns < 1 or len(self.cells) != self.rows * self.columns:
            raise PuzzleError(
                message("kakuro/cells-do-not-make", n=len(self.cells), rows=self.rows, columns=self.columns),
                remedy=message("text/rows-are-equally-long"),
            )
        refuse_large(self.rows, self.columns)
        if not 2 <= self.digits <= len(SYMBOLS):
            raise PuzzleError(
                message("kakuro/no-such-range", digits=self.digits),
                remedy=message("kakuro/largest-digit", most=len(SYMBOLS)),
            )

    def __hash__(self) -> int:
        return self._hash  # asked for often, for tables that hang on a layout

    @cached_property
    def _hash(self) -> int:
        return hash((self.rows, self.columns, self.cells, self.digits))

    @cached_property
    def white(self) -> tuple[int, ...]:
        """For each white cell its place in `cells`."""
        return tuple(place for place, entry in enumerate(self.cells) if entry is None)

    @cached_property
    def runs(self) -> tuple[Run, ...]:
        """All runs, those across first; also clues that no cell follows, as runs without cells."""
        found: list[Run] = []
        for across in (True, False):
            for start, total, places in self._lines(across):
                cells = tuple(self.number_of[place] for place in places)
                name = f"run {start} {'across' if across else 'down'}"
                found.append(Run(len(found), across, cells, total, start, name))
        return tuple(found)

    def _lines(self, across: bool) -> Iterator[tuple[Cell, int | None, list[int]]]:
        """Start, clue and places of each run in one direction."""
        lines, length = (self.rows, self.columns) if across else (self.columns, self.rows)
        for line in range(lines):
            total: int | None = None
            places: list[int] = []
            for step in range(length + 1):
                row, column = (line, step) if across else (step, line)
                place = row * self.columns + column
                entry = self.cells[place] if step < length else Black()
                if entry is None:
                    places.append(place)
                    continue
                if places or total is not None:
                    first = step - len(places)
                    yield Cell(line, first) if across else Cell(first, line), total, places
                total, places = entry.right if across else entry.down, []

    @cached_property
    def runs_of(self) -> tuple[tuple[int, int], ...]:
        """For each white cell the numbers of its run across and its run down."""
        across, down = [-1] * len(self.white), [-1] * len(self.white)
        for run in self.runs:
            for cell in run.cells:
                (across if run.across else down)[cell] = run.number
        return tuple(zip(across, down, strict=True))


class Board(FilledIn[Layout]):
    """A Kakuro as it is printed."""


def board_of(rows: Iterable[Iterable[Black | int]], digits: int = DIGITS) -> Board:
    """A board from its cells row by row: a `Black`, or a digit, or 0 for an empty white cell."""
    table = [tuple(row) for row in rows]
    columns = len(table[0]) if table else 0
    entries = tuple(entry for row in table for entry in row)
    cells = tuple(entry if isinstance(entry, Black) else None for entry in entries)
    layout = Layout(len(table), columns, cells, digits)
    return Board(layout, tuple(entry for entry in entries if not isinstance(entry, Black)))
