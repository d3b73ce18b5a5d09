"""Going through a list of sets of cells, again and again, with nothing in mind but one set at a time.

One look at a set shows the values that are known in its cells. Whatever follows from these alone is filled
in, and they are forgotten. When the board is full, the list has won; when a whole pass adds nothing, it has
lost. What "follows" means is up to `Follows`: by any reasoning, or by some techniques.

Sets of cells are masks: bit i is the cell i, in the order of the board.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Protocol

from whygrid.engine.hitting import numbers
from whygrid.engine.values import mask_of
from whygrid.errors import Stopped
from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple


class Follows(Protocol):
    """What follows from what."""

    def follows(self, seen: int, wanted: int) -> int:
        """Those of the wanted facts that follow from the seen ones; all of them are masks of facts."""


class Look(NamedTuple):
    """A look at a set that gave something: in which pass, by which set (from 1), and which cells."""

    during: int
    by: int
    cells: tuple[int, ...]


class Walk(NamedTuple):
    """How a list did with a puzzle; `looks` are those that gave something, in order.

    passes    how often the list was gone through, the last time perhaps not to its end
    stopped   why it came neither to win nor to lose; or empty
    """

    looks: tuple[Look, ...]
    passes: int
    won: bool
    stopped: str = ""


class Reader:
    """One puzzle in the hands of somebody who goes through lists.

    solution    the fact that holds for each cell
    known       the cells that are filled in
    inside      only cells of the set that is looked at may be filled in
    """

    def __init__(
        self, follows: Follows, solution: Sequence[Literal], givens: int, inside: bool = False
    ) -> None:
        self._follows = follows
        self._solution = solution
        self._cell_of = {fact: cell for cell, fact in enumerate(solution)}
        self._givens = self.known = givens
        self._inside = inside

    @property
    def won(self) -> bool:
        """Whether the board is full."""
        return self.known.bit_count() == len(self._solution)

    def start_again(self) -> None:
        """Rub out everything but the givens."""
        self.known = self._givens

    def gives(self, cells: int) -> int:
        """The open cells that follow from one look at a set."""
        wanted = ~self.known & (cells if self._inside else (1 << len(self._solution)) - 1)
        found = self._follows.follows(self._facts(cells & self.known), self._facts(wanted))
        return mask_of(self._cell_of[fact] for fact in numbers(found))

    def looks(self, sets: Sequence[int]) -> Iterator[Look]:
        """Go through a list; only looks that give something are told."""
        seen = [-1] * len(sets)
        during, before = 0, -1
        while self.known != before and not self.won:
            during, before = during + 1, self.known
            for number, cells in enumerate(sets):
                if cells & self.known == seen[number] or self.won:
                    continue  # it would give what it gave before
                seen[number] = cells & self.known
                given = self.gives(cells)
                if given:
                    self.known |= given
                    yield Look(during, number + 1, tuple(numbers(given)))

    def _facts(self, cells: int) -> int:
        return mask_of(self._solution[cell] for cell in numbers(cells))


def go_through(reader: Reader, sets: Sequence[int]) -> Walk:
    """Go through a list until it wins or loses, or the budget of the reasoning is spent."""
    looks: list[Look] = []
    stopped = ""
    try:
        looks += reader.looks(sets)
    except Stopped as stop:
        stopped = str(stop)
    passes = looks[-1].during if looks else 0
    if not reader.won and not stopped:
        passes += 1  # the one that added nothing
    return Walk(tuple(looks), passes, reader.won, stopped)


class Sample(Protocol):
    """Puzzles on which many lists are tried, and where each of them is."""

    def start_again(self) -> None:
        """Put every puzzle back to its givens."""

    def known(self) -> list[int]:
        """The cells that are known by now, for each puzzle."""

    def advance(self, sets: Sequence[int]) -> int:
        """Go on through a list from where the puzzles are; how many are won by now."""

    def helped(self, sets: Sequence[int]) -> tuple[int, int]:
        """How many puzzles, and how many cells of them, one look at each of these sets would fill in."""

    def uses(self, sets: Sequence[int]) -> list[int]:
        """How often each set of a list gives something, from the start."""

    def lost(self, sets: Sequence[int], most: int) -> int:
        """How many puzzles a list loses from the start; where these are more than `most`, `most` + 1."""


class Readers:
    """A `Sample` for every genre."""

    def __init__(self, readers: Sequence[Reader]) -> None:
        self._readers = readers

    def start_again(self) -> None:
        """Put every puzzle back to its givens."""
        for reader in self._readers:
            reader.start_again()

    def known(self) -> list[int]:
        """The cells that are known by now, for each puzzle."""
        return [reader.known for reader in self._readers]

    def advance(self, sets: Sequence[int]) -> int:
        """Go on through a list from where the puzzles are; how many are won by now."""
        return sum(_wins(reader, sets) for reader in self._readers)

    def helped(self, sets: Sequence[int]) -> tuple[int, int]:
        """How many puzzles, and how many cells of them, one look at each of these sets would fill in."""
        given = [
            mask_of(cell for cells in sets for cell in numbers(reader.gives(cells)))
            for reader in self._readers
            if not reader.won
        ]
        return sum(map(bool, given)), sum(cells.bit_count() for cells in given)

    def uses(self, sets: Sequence[int]) -> list[int]:
        """How often each set of a list gives something, from the start."""
        self.start_again()
        given = Counter(look.by for reader in self._readers for look in reader.looks(sets))
        return [given[number] for number in range(1, len(sets) + 1)]

    def lost(self, sets: Sequence[int], most: int) -> int:
        """How many puzzles a list loses from the start; where these are more than `most`, `most` + 1."""
        lost = 0
        for reader in self._readers:
            reader.start_again()
            lost += not _wins(reader, sets)
            if lost > most:
                break
        return lost


def _wins(reader: Reader, sets: Sequence[int]) -> bool:
    for _ in reader.looks(sets):
        pass
    return reader.won
