"""Puzzles with a k of one's choice: hard ones by hill climbing on the exact k, gentle ones from the top down.

Climbing goes from puzzle to puzzle on one solution grid: a few clues more, then out with all that became
needless. It takes the variant with the largest k, also one that is just as large, and starts anew on
another grid when nothing better has come up for a while. Fewer clues never make k smaller, so that a gentle
puzzle is found by taking clues from a full grid as long as k allows it.

Clues come and go in *orbits*: the cells that the wanted symmetry exchanges.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from whygrid.budget import Budget
from whygrid.bulk.arrays import Grids
from whygrid.bulk.errors import BulkError
from whygrid.bulk.generation import Symmetry, generate, grids, orbits
from whygrid.bulk.measuring import k
from whygrid.bulk.solving import count, solve

Row = npt.NDArray[np.uint8]
Orbits = npt.NDArray[np.uint16]
News = Callable[[Row, str], None]

VARIANTS = 16
"""Puzzles measured at a time; part of what a seed means."""
EXTRA_ORBITS = 3
"""A variant starts with up to so many orbits of clues more."""
PATIENCE = 25
"""Rounds without a larger k before a new start."""
LOOK_CLOSER = 12
"""Puzzles below this k are no good start."""
ATTEMPTS = 100
"""Grids to try for a gentle puzzle with few clues."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What puzzles are wanted: `min_k <= k <= max_k`; without needless clues unless `padded` to `clues`."""

    min_k: int = 0
    max_k: int = 81
    clues: int | None = None
    symmetry: Symmetry = "none"
    padded: bool = False


def find(
    wish: Wish, rng: np.random.Generator, budget: Budget, news: News = lambda puzzle, words: None
) -> Row:
    """A puzzle as wished for; `news` hears of the best ones on the way to a large k."""
    if wish.min_k > wish.max_k:
        raise BulkError(f"k from {wish.min_k} to {wish.max_k}", remedy="the larger number last")
    if wish.padded and wish.clues is None:
        raise BulkError("padded to no number of clues", remedy="say how many clues")
    return _climb(wish, rng, budget, news) if wish.min_k else _take_away(wish, rng, budget)


def _climb(wish: Wish, rng: np.random.Generator, budget: Budget, news: News) -> Row:
    record, measured = 0, 0
    orbit = orbits(wish.symmetry)
    while True:
        start = generate(VARIANTS, rng=rng, clues=wish.clues, symmetry=wish.symmetry, minimal=not wish.padded)
        puzzle: Row = start[0]
        best, rounds, variants = 0, 0, start
        while rounds < PATIENCE:
            sizes = _sizes(variants, max(best, LOOK_CLOSER), wish.max_k, budget)
            measured += len(variants)
            rounds += 1
            if len(sizes) and sizes.max() >= max(best, 1):
                if sizes.max() > best:
                    rounds = 0
                best = int(sizes.max())
                puzzle = variants[int(rng.choice(np.flatnonzero(sizes == best)))]
            if best >= wish.min_k:
                return puzzle
            if best > record:
                record = best
                news(puzzle, f"k {best}, {np.count_nonzero(puzzle)} clues, {measured} puzzles measured")
            variants = _variants(puzzle, orbit, wish, rng)
        if best == record:
            news(puzzle, f"k {best} again, {np.count_nonzero(puzzle)} clues, {measured} puzzles measured")


def _sizes(puzzles: Grids, floor: int, most: int, budget: Budget) -> npt.NDArray[np.int64]:
    """The k of each puzzle; 0 where it is below the floor or above `most`."""
    found = k(puzzles, floor=floor, progress=lambda done, total: budget.check())
    return np.where((found.lower < floor) | (found.lower > most), 0, found.lower).astype(np.int64)


def _variants(puzzle: Row, orbit: Orbits, wish: Wish, rng: np.random.Generator) -> Grids:
    """Other puzzles with the same solution, as wished for but for their k."""
    solution = solve(puzzle).solutions[0]
    rows = np.repeat(puzzle[np.newaxis], VARIANTS, axis=0)
    empty = np.unique(orbit[puzzle == 0])
    for row in rows:
        more = rng.choice(empty, min(len(empty), int(rng.integers(1, EXTRA_ORBITS + 1))), replace=False)
        cells = np.isin(orbit, more)
        row[cells] = solution[cells]
    rows = _without_needless(rows, orbit, wish.clues if wish.padded else None, rng)
    good = (rows != puzzle).any(axis=1)
    if wish.clues is not None:
        good &= np.count_nonzero(rows, axis=1) == wish.clues
    return np.unique(rows[good], axis=0)


def _without_needless(rows: Grids, orbit: Orbits, clues: int | None, rng: np.random.Generator) -> Grids:
    """Each row without orbits that follow from its other clues, but with `clues` clues at least."""
    orders = [rng.permutation(np.unique(orbit[row > 0])) for row in rows]
    for at in range(max(map(len, orders))):
        trial = rows.copy()
        for row, order in zip(trial, orders, strict=True):
            if at < len(order):
                row[orbit == order[at]] = 0
        fits = count(trial, limit=2) == 1
        if clues is not None:
            fits &= np.count_nonzero(trial, axis=1) >= clues
        rows = np.where(fits[:, np.newaxis], trial, rows)
    return rows


def _take_away(wish: Wish, rng: np.random.Generator, budget: Budget) -> Row:
    """A full grid without as many clues as k allows, or with just the clues wished for."""
    for _ in range(ATTEMPTS):
        puzzle = _taken_from(grids(1, rng=rng)[0], wish, rng, budget)
        if wish.clues is None or np.count_nonzero(puzzle) == wish.clues:
            return puzzle
    raise BulkError(
        f"no puzzle with {wish.clues} clues and k up to {wish.max_k} in {ATTEMPTS} attempts",
        remedy="more clues, a larger k or another symmetry",
    )


def _taken_from(puzzle: Row, wish: Wish, rng: np.random.Generator, budget: Budget) -> Row:
    orbit = orbits(wish.symmetry)

    def fits(trial: Row) -> bool:
        budget.check()
        if wish.clues is not None and np.count_nonzero(trial) < wish.clues:
            return False
        return bool(count(trial)[0] == 1 and k(trial, floor=wish.max_k + 1).upper[0] <= wish.max_k)

    def take(part: Orbits) -> None:  # all of it, or else as much as possible of either half
        nonlocal puzzle
        trial = np.where(np.isin(orbit, part), 0, puzzle).astype(np.uint8)
        if fits(trial):
            puzzle = trial
        elif len(part) > 1:
            take(part[: len(part) // 2])
            take(part[len(part) // 2 :])

    order = rng.permutation(np.unique(orbit))
    for first in range(0, len(order), VARIANTS):
        take(order[first : first + VARIANTS])
    return puzzle
