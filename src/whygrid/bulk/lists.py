"""The forgetful solver for many puzzles: a list of sets of cells, gone through again and again.

It looks at one set at a time, sees the digits that are known in it, fills in whatever follows from these
alone, and forgets them. A pass that adds nothing loses. `docs/forgetful.md` tells more.
"""

from __future__ import annotations

from contextlib import suppress

import numpy as np
import numpy.typing as npt

from whygrid.bulk.arrays import Grids, Progress, PuzzlesLike, as_grids, thread_count
from whygrid.bulk.errors import BulkError
from whygrid.bulk.solving import only_solutions
from whygrid.errors import Stopped
from whygrid.kernels import NATIVE
from whygrid.records import NamedTuple
from whygrid.voice.message import message

UNFINISHED = 0xFFFF
_ONE = message("bulk/list-needs-one-solution")


class Walked(NamedTuple):
    """How it went with each puzzle.

    won      everything was filled in
    passes   how often the list was gone through; `UNFINISHED` where that was stopped before the end
    by       for each cell the set that it was filled in from, counted from 1; 0: given, or still open
    during   for each cell the pass in which it was filled in; 0 likewise
    """

    won: npt.NDArray[np.bool_]
    passes: npt.NDArray[np.uint16]
    by: npt.NDArray[np.uint32]
    during: npt.NDArray[np.uint16]


def go_through(
    sets: npt.ArrayLike,
    puzzles: PuzzlesLike,
    *,
    inside: bool = False,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Walked:
    """Go through a list with each puzzle; all of them must have one solution.

    sets        a row of 81 truth values for each set of the list
    inside      only cells of the set that is looked at may be filled in, instead of any
    progress    where it raises `Stopped`, there is what was done until then

    >>> everything = np.ones((1, 81), bool)
    >>> givens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> go_through(everything, givens).won
    array([ True])
    """
    _refuse_without_kernel()
    from whygrid.kernels._native import lists

    grids = as_grids(puzzles).copy()  # another thread must not change them meanwhile
    by = np.zeros((len(grids), 81), np.uint32)
    during = np.zeros((len(grids), 81), np.uint16)
    passes = np.full(len(grids), UNFINISHED, np.uint16)
    solutions = only_solutions(grids, threads, _ONE)
    with suppress(Stopped):
        lists.go_through(
            as_sets(sets), grids, solutions, inside, by, during, passes, thread_count(threads), progress
        )
    won = np.all((grids > 0) | (by > 0), axis=1)
    return Walked(np.asarray(won, np.bool_), passes, by, during)


class Sample:
    """Puzzles on which many lists are tried; what was found out about a puzzle serves all of them."""

    def __init__(self, puzzles: PuzzlesLike, *, inside: bool = False) -> None:
        _refuse_without_kernel()
        from whygrid.kernels._native import lists

        grids = as_grids(puzzles).copy()  # another thread must not change them meanwhile
        self._kernel = lists.Sample(grids, only_solutions(grids, None, _ONE), inside)

    def start_again(self) -> None:
        """Put every puzzle back to its givens."""
        self._kernel.start_again()

    def known(self) -> list[list[int]]:
        """The cells that are known by now, for each puzzle."""
        found: list[list[int]] = self._kernel.known()
        return found

    def advance(self, sets: npt.ArrayLike) -> int:
        """Go on through a list from where the puzzles are; how many are won by now."""
        return int(self._kernel.advance(as_sets(sets)))

    def helped(self, sets: npt.ArrayLike) -> tuple[int, int]:
        """How many puzzles, and how many cells of them, one look at each of these sets would fill in."""
        puzzles, cells = self._kernel.helped(as_sets(sets))
        return puzzles, cells

    def uses(self, sets: npt.ArrayLike) -> list[int]:
        """How often each set of a list gives something, from the start."""
        found: list[int] = self._kernel.uses(as_sets(sets))
        return found

    def lost(self, sets: npt.ArrayLike, most: int) -> int:
        """How many puzzles a list loses from the start; where these are more than `most`, `most` + 1."""
        return int(self._kernel.lost(as_sets(sets), most))


def as_sets(sets: npt.ArrayLike) -> Grids:
    """Sets of cells as the kernel takes them: a row of 81 bytes for each."""
    rows = np.asarray(sets)
    if rows.ndim != 2 or rows.shape[1] != 81:
        raise BulkError(
            message("bulk/sets-of-shape", shape=str(rows.shape)),
            remedy=message("bulk/expected-sets"),
        )
    return np.ascontiguousarray(rows != 0, np.uint8)


def _refuse_without_kernel() -> None:
    if not NATIVE:
        raise BulkError(
            message("bulk/lists-need-native"),
            remedy=message("bulk/install-a-compiler"),
        )
