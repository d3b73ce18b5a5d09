"""The k of many puzzles: how few known cells one must be able to look at, at a time, to solve each."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from whygrid.bulk.arrays import Grids, Progress, PuzzlesLike, as_grids, thread_count
from whygrid.bulk.errors import BulkError
from whygrid.bulk.solving import Status, solve
from whygrid.kernels import NATIVE

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
            "k in bulk needs the native module", remedy="install a C++ compiler, then Whygrid again"
        )
    if seconds is not None and not seconds >= 0:
        raise BulkError(f"seconds={seconds}", remedy="0 or more")
    if not 0 <= floor <= 81:
        raise BulkError(f"floor={floor}", remedy="0 to 81")
    from whygrid.kernels._native import bulk

    grids = as_grids(puzzles)
    lower, upper = np.zeros((2, len(grids)), np.uint8)
    bulk.k(
        grids, _only_solutions(grids, threads), floor, seconds, lower, upper, thread_count(threads), progress
    )
    return Measured(np.where(lower == upper, lower.astype(np.int8), np.int8(UNPROVED)), lower, upper)


def _only_solutions(grids: Grids, threads: int | None) -> Grids:
    solved = solve(grids, threads=threads)
    wrong = np.flatnonzero(solved.status != Status.ONE)
    if len(wrong):
        row = int(wrong[0])
        count = "several solutions" if solved.status[row] == Status.MANY else "no solution"
        raise BulkError(f"{count}", where=f"puzzles, row {row}", remedy="k is defined for one solution only")
    return solved.solutions
