"""Solutions of many puzzles: how many, which, and what is common to them."""

from __future__ import annotations

from enum import IntEnum

import numpy as np
import numpy.typing as npt

from whygrid.arguments import whole
from whygrid.bulk.arrays import (
    Grids,
    Progress,
    PuzzlesLike,
    RandomLike,
    as_grids,
    new_array,
    seed_from,
    teller,
    thread_count,
)
from whygrid.bulk.errors import BulkError
from whygrid.kernels.bulk import kernel
from whygrid.records import NamedTuple
from whygrid.voice.message import Said, message


class Status(IntEnum):
    """How many solutions a puzzle has, as far as its solution goes."""

    NONE = 0
    ONE = 1
    MANY = 2


class Solved(NamedTuple):
    """A solution for each puzzle (zeros where there is none, one of them where there are many)."""

    solutions: Grids
    status: npt.NDArray[np.uint8]


def count(
    puzzles: PuzzlesLike, limit: int = 2, *, threads: int | None = None, progress: Progress | None = None
) -> npt.NDArray[np.uint64]:
    """The number of solutions of each puzzle, counted up to `limit`.

    >>> count(["." * 81], limit=1000)
    array([1000], dtype=uint64)
    """
    grids = as_grids(puzzles)
    counts = np.zeros(len(grids), np.uint64)
    limit = whole("limit", limit, 0, 2**64 - 1, BulkError)
    if limit > 0:
        kernel().count(grids, limit, counts, _no_solutions(), thread_count(threads), teller(progress))
    return counts


def solve(puzzles: PuzzlesLike, *, threads: int | None = None, progress: Progress | None = None) -> Solved:
    """A solution of each puzzle and its status: none, one or many."""
    grids = as_grids(puzzles)
    solutions = np.zeros_like(grids)
    counts = np.zeros(len(grids), np.uint64)
    kernel().count(grids, 2, counts, solutions, thread_count(threads), teller(progress))
    return Solved(solutions, counts.astype(np.uint8))


def only_solutions(grids: Grids, threads: int | None, remedy: Said) -> Grids:
    """The solution of each puzzle; an error where one has none or several."""
    solved = solve(grids, threads=threads)
    wrong = np.flatnonzero(solved.status != Status.ONE)
    if len(wrong):
        row = int(wrong[0])
        count = message("bulk/several-solutions" if solved.status[row] == Status.MANY else "bulk/no-solution")
        raise BulkError.in_row(count, row, remedy)
    return solved.solutions


def is_minimal(
    puzzles: PuzzlesLike, *, threads: int | None = None, progress: Progress | None = None
) -> npt.NDArray[np.bool_]:
    """Where a puzzle has one solution and would have more without any one of its clues."""
    grids = as_grids(puzzles)
    verdicts = np.zeros(len(grids), np.uint8)
    kernel().is_minimal(grids, verdicts, thread_count(threads), teller(progress))
    return verdicts.astype(np.bool_)


def minimise(
    puzzles: PuzzlesLike,
    *,
    rng: RandomLike = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Grids:
    """Each puzzle without the clues that follow from its other clues, taken out in random order.

    The solutions stay what they were, so that a puzzle with one solution becomes a minimal one.
    """
    grids = as_grids(puzzles)
    results = np.zeros_like(grids)
    solvable = np.zeros(len(grids), np.uint8)
    kernel().minimise(grids, seed_from(rng), results, solvable, thread_count(threads), teller(progress))
    if not solvable.all():
        raise BulkError.in_row(message("bulk/no-solution-no-clue"), int(solvable.argmin()))
    return results


def backbone(
    puzzles: PuzzlesLike, *, threads: int | None = None, progress: Progress | None = None
) -> npt.NDArray[np.bool_]:
    """Which candidates occur in some solution: shape (n, 81, 9), the last axis for the digits 1 to 9.

    All False for a puzzle without solution; one True per cell where the solution is unique.
    """
    grids = as_grids(puzzles)
    possible = new_array(len(grids), 729)
    kernel().backbone(grids, possible, thread_count(threads), teller(progress))
    return possible.view(np.bool_).reshape(-1, 81, 9)


def _no_solutions() -> Grids:
    return np.zeros((0, 0), np.uint8)
