"""The k of many puzzles: how few known cells one must be able to look at, at a time, to solve each."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from whygrid.arguments import number, whole
from whygrid.bulk.arrays import Progress, PuzzlesLike, as_grids, teller, thread_count
from whygrid.bulk.errors import BulkError
from whygrid.bulk.solving import only_solutions
from whygrid.kernels import NATIVE
from whygrid.records import NamedTuple
from whygrid.voice.message import message

UNPROVED = -1


class Measured(NamedTuple):
    """`lower <= k <= upper`, both proved; k is -1 where they differ."""

    k: npt.NDArray[np.int8]
    lower: npt.NDArray[np.uint8]
    upper: npt.NDArray[np.uint8]


def k(
    puzzles: PuzzlesLike,
    *,
    seconds: float | None = None,
    floor: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Measured:
    """The exact k of each puzzle; all of them must have one solution.

    seconds   for one puzzle: where they are not enough, there are proved bounds
    floor     a smaller k is only shown to be smaller, which is quicker

    >>> k("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").k
    array([5], dtype=int8)
    """
    if not NATIVE:
        raise BulkError(
            message("bulk/k-needs-native"),
            remedy=message("bulk/install-a-compiler"),
        )
    seconds = None if seconds is None else number("seconds", seconds, BulkError)
    floor = whole("floor", floor, 0, 81, BulkError)
    from whygrid.kernels._native import bulk

    grids = as_grids(puzzles).copy()  # another thread must not come between the solutions and what follows
    lower, upper = np.zeros((2, len(grids)), np.uint8)
    solutions = only_solutions(grids, threads, message("bulk/k-is-for-one-solution"))
    bulk.k(grids, solutions, floor, seconds, lower, upper, thread_count(threads), teller(progress))
    return Measured(np.where(lower == upper, lower.astype(np.int8), np.int8(UNPROVED)), lower, upper)
