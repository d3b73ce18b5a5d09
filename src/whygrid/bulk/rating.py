"""Sudoku Explainer's figures of many puzzles."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from whygrid.budget import Budget
from whygrid.bulk.arrays import Grids, Progress, PuzzlesLike, as_grids, teller, thread_count
from whygrid.bulk.solving import Status, solve
from whygrid.bulk.symmetry import canonical as canonical_forms
from whygrid.kernels import NATIVE
from whygrid.kernels.ratings import se_figures
from whygrid.records import NamedTuple


class Rated(NamedTuple):
    """The hardest step of each (ER), the hardest up to the first digit (EP), the first step (ED)."""

    er: npt.NDArray[np.float64]
    ep: npt.NDArray[np.float64]
    ed: npt.NDArray[np.float64]


def se(
    puzzles: PuzzlesLike,
    *,
    canonical: bool = False,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Rated:
    """How Sudoku Explainer rates each puzzle; nan where there is not exactly one solution.

    The figures are those of the puzzle as it stands, or with `canonical` those of its canonical form, which
    are the same for all its twins. Without the native module, where each takes seconds, those from 9.5 on are
    nan.

    >>> se("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").er
    array([1.2])
    """
    grids = as_grids(puzzles).copy()  # another thread must not come between the solutions and what follows
    unique = solve(grids, threads=threads).status == Status.ONE
    chosen = grids[unique]
    if canonical:
        chosen = canonical_forms(chosen, threads=threads)
    figures = np.full((len(grids), 3), np.nan)
    figures[unique] = _figures(chosen, thread_count(threads), teller(progress))
    return Rated(*(np.ascontiguousarray(column) for column in figures.T))


def _figures(grids: Grids, threads: int, progress: Progress | None) -> npt.NDArray[np.float64]:
    if NATIVE:
        from whygrid.kernels._native import bulk

        tenths = np.zeros((len(grids), 3), np.int16)
        bulk.se(grids, tenths, threads, progress)
        return tenths / 10
    found = np.full((len(grids), 3), np.nan)
    for row, grid in enumerate(grids):
        figures = se_figures("".join(map(str, grid)), Budget())
        if figures is not None:
            found[row] = np.array(figures) / 10
        if progress is not None:
            progress(row + 1, len(grids))
    return found
