"""Puzzles near a puzzle, on the same solution grid: a few clues more, then out with all that became needless.

Clues come and go in *orbits*: the cells that the wanted symmetry exchanges.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from whygrid.bulk.arrays import Grids
from whygrid.bulk.solving import count, minimise, solve

Row = npt.NDArray[np.uint8]
Orbits = npt.NDArray[np.uint16]


def neighbours(
    puzzle: Row,
    orbit: Orbits,
    number: int,
    extra: int,
    rng: np.random.Generator,
    at_least: int | None = None,
) -> Grids:
    """Other puzzles, so many or fewer, that had up to `extra` orbits more before needless ones went.

    With `at_least` they keep so many clues, even needless ones.
    """
    solution = solve(puzzle).solutions[0]
    rows = np.repeat(puzzle[np.newaxis], number, axis=0)
    empty = np.unique(orbit[puzzle == 0])
    for row in rows:
        more = rng.choice(empty, min(len(empty), int(rng.integers(1, extra + 1))), replace=False)
        cells = np.isin(orbit, more)
        row[cells] = solution[cells]
    rows = without_needless(rows, orbit, at_least, rng)
    return np.unique(rows[(rows != puzzle).any(axis=1)], axis=0)


def without_needless(rows: Grids, orbit: Orbits, at_least: int | None, rng: np.random.Generator) -> Grids:
    """Each row without orbits that follow from its other clues, but with so many clues at least."""
    if at_least is None and len(np.unique(orbit)) == orbit.size:
        return minimise(rows, rng=rng)
    orders = [rng.permutation(np.unique(orbit[row > 0])) for row in rows]
    for at in range(max(map(len, orders))):
        trial = rows.copy()
        for row, order in zip(trial, orders, strict=True):
            if at < len(order):
                row[orbit == order[at]] = 0
        fits = count(trial, limit=2) == 1
        if at_least is not None:
            fits &= np.count_nonzero(trial, axis=1) >= at_least
        rows = np.where(fits[:, np.newaxis], trial, rows)
    return rows
