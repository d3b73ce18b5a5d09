"""A position as the counterpart sees it: a set of digits a cell, none for a filled one; houses in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import TypeVar

from whygrid.records import NamedTuple

T = TypeVar("T")
DIGITS = range(1, 10)
Marks = list[set[int]]
Removals = dict[int, set[int]]
Parents = Callable[[Marks], list[tuple[int, int]]]
"""The candidates, as (cell, digit), that had to go first, seen from an earlier position."""

BOXES = [[27 * (b // 3) + 3 * (b % 3) + 9 * (i // 3) + i % 3 for i in range(9)] for b in range(9)]
ROWS = [[9 * r + c for c in range(9)] for r in range(9)]
COLUMNS = [[9 * r + c for r in range(9)] for c in range(9)]
IN_SETS = (BOXES, COLUMNS, ROWS)
IN_CHAINS = (BOXES, ROWS, COLUMNS)
"""The kinds of houses in the order in which Sudoku Explainer goes through them: for sets, and in chains."""

HOUSES = [[house for kind in IN_CHAINS for house in kind if cell in house] for cell in range(81)]
PEERS = [
    [other for other in dict.fromkeys(c for house in HOUSES[cell] for c in house) if other != cell]
    for cell in range(81)
]


class Step(NamedTuple):
    """What is done next: a rating, what is excluded, and the cell and digit that are placed, if any."""

    rating: float
    removals: Removals
    cell: int | None = None
    digit: int = 0


class Grid:
    """Values, 0 for an empty cell, and marks."""

    def __init__(self, values: list[int], marks: Marks) -> None:
        self.values, self.marks = values, marks

    @classmethod
    def of(cls, givens: str) -> Grid:
        """The position of a puzzle, 81 digits with 0 for an empty cell."""
        grid = cls([0] * 81, [set(DIGITS) for _ in range(81)])
        for cell, letter in enumerate(givens):
            if letter != "0":
                grid.place(cell, int(letter))
        return grid

    def place(self, cell: int, digit: int) -> None:
        """Write a digit and strike it from what the cell sees."""
        self.values[cell] = digit
        self.marks[cell] = set()
        for peer in PEERS[cell]:
            self.marks[peer].discard(digit)

    def apply(self, step: Step) -> None:
        """Do what a step says."""
        for cell, digits in step.removals.items():
            self.marks[cell] -= digits
        if step.cell is not None:
            self.place(step.cell, step.digit)

    def places(self, house: list[int], digit: int) -> list[int]:
        """The cells of a house that may hold the digit."""
        return places(self.marks, house, digit)

    def empty(self, house: list[int]) -> int:
        """How many cells of a house are empty."""
        return sum(not self.values[cell] for cell in house)


def places(marks: Marks, house: list[int], digit: int) -> list[int]:
    """The cells of a house that may hold the digit, by these marks."""
    return [cell for cell in house if digit in marks[cell]]


def subsets(items: Iterable[T], size: int) -> list[tuple[T, ...]]:
    """All of this size, in the order of the binary numbers that they are.

    >>> subsets("abc", 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    """
    pool = list(items)
    chosen = sorted(combinations(range(len(pool)), size), key=lambda places: places[::-1])
    return [tuple(pool[place] for place in places) for places in chosen]


def only(removals: Removals) -> Removals:
    """Those cells from which something goes."""
    return {cell: digits for cell, digits in removals.items() if digits}
