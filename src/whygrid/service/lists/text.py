"""A list of sets of cells, and the text form that it is kept in.

A set is a line of its cells, separated by blanks or commas: `r4c5` is a cell, `r4c1-9` and `r1-3c5` are runs
of them, `r1-3c1-3` is a block. What follows a # is a comment; those at the top say how the list was made.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_

from whygrid.errors import ListError, UsageError
from whygrid.grid import Cell
from whygrid.puzzle import Puzzle
from whygrid.voice.message import Cells as Names
from whygrid.voice.message import Message, Said, message

Cells = frozenset[Cell]

_PART = re.compile(r"r(\d{1,3})(?:-(\d{1,3}))?c(\d{1,3})(?:-(\d{1,3}))?", re.IGNORECASE)
_REMEDY = message("service/how-lists-are-written")


@dataclass(frozen=True)
class PositionList:
    """The list L; `notes` say how it was made.

    >>> listed = PositionList.parse("# two houses\\nr1c1-9\\nr1-3c1-3")
    >>> len(listed.sets), listed.k, listed.notes
    (2, 9, ('two houses',))
    >>> print(listed.text)
    # two houses
    r1c1-9
    r1-3c1-3
    """

    sets: tuple[Cells, ...]
    notes: tuple[str, ...] = ()

    @cached_property
    def k(self) -> int:
        """How many cells the largest set has."""
        return max(map(len, self.sets), default=0)

    @property
    def text(self) -> str:
        """The list in its text form."""
        return "\n".join([*(f"# {note}" for note in self.notes), *map(line_of, self.sets)])

    @classmethod
    def parse(cls, text: str, where: str = "") -> PositionList:
        """Read a list; `where` it came from is for errors."""
        sets: list[Cells] = []
        notes: list[str] = []
        known: dict[str, Cells] = {}  # long lists repeat their parts
        for number, line in enumerate(text.splitlines(), 1):
            said, _, comment = line.partition("#")
            if comment and not said.strip() and not sets:
                notes.append(comment.strip())
            parts = said.replace(",", " ").split()
            for part in parts:
                if part not in known:
                    known[part] = _cells_of(part, _line(where, number))
            if parts:
                sets.append(reduce(or_, (known[part] for part in parts)))
        if not sets:
            raise ListError(message("service/there-are-no-sets-in-this-list"), where=where, remedy=_REMEDY)
        return cls(tuple(sets), tuple(notes))

    @classmethod
    def of_masks(cls, puzzle: Puzzle, masks: Iterable[int], notes: Iterable[str]) -> PositionList:
        """The list of these sets on a board: bit i of a mask is the cell i."""
        from whygrid.engine.hitting import numbers

        cells = cells_of(puzzle)
        sets = (frozenset(cells[number] for number in numbers(mask)) for mask in masks)
        return cls(tuple(sets), tuple(notes))

    def masks_on(self, puzzle: Puzzle) -> list[int]:
        """The sets as masks on a board, which must have all their cells."""
        bit = {cell: 1 << number for number, cell in enumerate(cells_of(puzzle))}
        try:
            return [reduce(or_, (bit[cell] for cell in cells)) for cells in self.sets]
        except KeyError as missing:
            raise UsageError(
                message("service/list-has-another-cell", cell=Names((str(missing.args[0]),))),
                remedy=message("service/make-a-list-for-this-board"),
            ) from None


def cells_of(puzzle: Puzzle) -> list[Cell]:
    """The cells of a board in the order of its facts; an error where it has anything else to look at."""
    names = dict.fromkeys(fact.subject for fact in puzzle.rules.facts)
    places = [_PART.fullmatch(name) for name in names]
    if any(puzzle.genre.clues(puzzle.board)) or None in places:
        raise UsageError(
            message("service/lists-are-of-cells", title=puzzle.genre.title),
            remedy=message("service/lists-are-for-digits"),
        )
    return [Cell(int(place[1]) - 1, int(place[3]) - 1) for place in places if place is not None]


def line_of(cells: Cells) -> str:
    """A set in its text form: as few blocks as a look row by row finds.

    >>> line_of(frozenset(Cell(row, column) for row in range(3) for column in range(9)))
    'r1-3c1-9'
    """
    blocks: list[tuple[int, int, int, int]] = []  # top, bottom, left, right
    for row in sorted({cell.row for cell in cells}):
        for left, right in _runs(sorted(cell.column for cell in cells if cell.row == row)):
            above = next((b for b in blocks if b[1:] == (row - 1, left, right)), None)
            if above is None:
                blocks.append((row, row, left, right))
            else:
                blocks[blocks.index(above)] = (above[0], row, left, right)
    return " ".join(f"r{_range(top, bottom)}c{_range(left, right)}" for top, bottom, left, right in blocks)


def _range(first: int, last: int) -> str:
    return f"{first + 1}" if first == last else f"{first + 1}-{last + 1}"


def _runs(numbers: list[int]) -> Iterator[tuple[int, int]]:
    """The first and last of each run of neighbours."""
    first = last = numbers[0]
    for number in numbers[1:]:
        if number != last + 1:
            yield first, last
            first = number
        last = number
    yield first, last


def _line(where: str, number: int) -> Message:
    if where:
        return message("text/place-line", place=where, line=number)
    return message("text/line", line=number)


def _cells_of(part: str, where: Said) -> Cells:
    match = _PART.fullmatch(part)
    if match is None:
        raise ListError(message("service/is-no-cell", text=repr(part)), where=where, remedy=_REMEDY)
    top, left = int(match[1]), int(match[3])
    bottom, right = int(match[2] or top), int(match[4] or left)
    if not (1 <= top <= bottom and 1 <= left <= right):
        remedy = message("service/rows-count-from-1")
        raise ListError(message("service/is-no-cell-and-no-run", text=repr(part)), where=where, remedy=remedy)
    return frozenset(Cell(row, column) for row in range(top - 1, bottom) for column in range(left - 1, right))
