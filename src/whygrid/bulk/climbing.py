"""Puzzles with a k of one's choice: hard ones by hill climbing on the exact k, gentle ones from the top down.

Climbing goes from puzzle to puzzle on one solution grid: a few clues more, then out with all that became
needless. It takes the variant with the largest k, also one that is just as large, and starts anew on
another grid when nothing better has come up for a while. Fewer clues never make k smaller, so that a gentle
puzzle is found by taking clues from a full grid as long as k allows it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from whygrid.budget import Budget
from whygrid.bulk.arrays import Grids
from whygrid.bulk.clues import Symmetry, comes_by_chance
from whygrid.bulk.errors import BulkError
from whygrid.bulk.generation import generate, grids, orbits, refuse_the_impossible
from whygrid.bulk.measuring import k
from whygrid.bulk.neighbours import Orbits, Row, neighbours
from whygrid.bulk.rare_clues import News
from whygrid.bulk.rare_clues import find as find_by_clues
from whygrid.bulk.solving import count
from whygrid.voice.message import message

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
        raise BulkError(
            message("bulk/k-from-to", min_k=wish.min_k, max_k=wish.max_k),
            remedy=message("bulk/the-larger-number-last"),
        )
    if wish.padded and wish.clues is None:
        raise BulkError(message("bulk/padded-to-nothing"), remedy=message("bulk/say-how-many-clues"))
    if wish.clues is not None:
        refuse_the_impossible(wish.clues, wish.symmetry, minimal=not wish.padded and wish.min_k > 0)
    return _climb(wish, rng, budget, news) if wish.min_k else _take_away(wish, rng, budget, news)


def _climb(wish: Wish, rng: np.random.Generator, budget: Budget, news: News) -> Row:
    record, measured = 0, 0
    orbit = orbits(wish.symmetry)
    while True:
        variants = _starts(wish, rng, budget, news)
        puzzle: Row = variants[0]
        best, rounds = 0, 0
        if not measured:
            news(puzzle, str(message("bulk/news-not-measured", clues=int(np.count_nonzero(puzzle)))))
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
                clues = int(np.count_nonzero(puzzle))
                news(puzzle, str(message("bulk/news-measured", k=best, clues=clues, n=measured)))
            variants = _variants(puzzle, orbit, wish, rng)


def _starts(wish: Wish, rng: np.random.Generator, budget: Budget, news: News) -> Grids:
    """Puzzles as wished for but for their k."""
    if wish.clues is not None and not comes_by_chance(wish.clues, wish.symmetry, wish.padded):
        return find_by_clues(wish.clues, wish.symmetry, rng, budget, news)[np.newaxis]
    return generate(
        VARIANTS,
        rng=rng,
        clues=wish.clues,
        symmetry=wish.symmetry,
        minimal=not wish.padded,
        progress=lambda done, total: budget.check(),
    )


def _sizes(puzzles: Grids, floor: int, most: int, budget: Budget) -> npt.NDArray[np.int64]:
    """The k of each puzzle; 0 where it is below the floor or above `most`."""
    found = k(puzzles, floor=floor, progress=lambda done, total: budget.check())
    return np.where((found.lower < floor) | (found.lower > most), 0, found.lower).astype(np.int64)


def _variants(puzzle: Row, orbit: Orbits, wish: Wish, rng: np.random.Generator) -> Grids:
    """Other puzzles with the same solution, as wished for but for their k."""
    rows = neighbours(puzzle, orbit, VARIANTS, EXTRA_ORBITS, rng, wish.clues if wish.padded else None)
    return rows if wish.clues is None else rows[np.count_nonzero(rows, axis=1) == wish.clues]


def _take_away(wish: Wish, rng: np.random.Generator, budget: Budget, news: News) -> Row:
    """A full grid without as many clues as k allows, or with just the clues wished for."""
    nearest = 82
    for _ in range(ATTEMPTS):
        puzzle: Row = grids(1, rng=rng)[0]
        for fewer in _ever_fewer(puzzle, wish, rng, budget):
            puzzle, clues = fewer, np.count_nonzero(fewer)
            if clues < nearest:
                nearest = int(clues)
                news(puzzle, str(message("bulk/news-k-at-most", clues=nearest, k=wish.max_k)))
        if wish.clues is None or np.count_nonzero(puzzle) == wish.clues:
            return puzzle
    raise BulkError(
        message("bulk/no-puzzle-with-k", clues=str(wish.clues), max_k=wish.max_k, attempts=ATTEMPTS),
        remedy=message("bulk/more-clues-or-larger-k"),
    )


def _ever_fewer(puzzle: Row, wish: Wish, rng: np.random.Generator, budget: Budget) -> Iterator[Row]:
    """The puzzle with ever fewer clues, as far as k and the clues wished for allow."""
    orbit = orbits(wish.symmetry)
    order = rng.permutation(np.unique(orbit))
    parts = [order[first : first + VARIANTS] for first in range(0, len(order), VARIANTS)][::-1]
    while parts:  # all of a part goes, or else as much as possible of either half
        part = parts.pop()
        trial = np.where(np.isin(orbit, part), 0, puzzle).astype(np.uint8)
        if _fits(trial, wish, budget):
            puzzle = trial
            yield puzzle
        elif len(part) > 1:
            parts += [part[len(part) // 2 :], part[: len(part) // 2]]


def _fits(trial: Row, wish: Wish, budget: Budget) -> bool:
    budget.check()
    if wish.clues is not None and np.count_nonzero(trial) < wish.clues:
        return False
    if count(trial)[0] != 1:
        return False
    found = k(trial, floor=wish.max_k + 1, progress=lambda done, total: budget.check())
    return bool(found.upper[0] <= wish.max_k)
