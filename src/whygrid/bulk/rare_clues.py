"""Minimal puzzles with so few or so many clues that chance hardly ever makes one: hill climbing.

It goes from puzzle to puzzle on one solution grid, always to a neighbour that is nearer to the wanted number
of clues, or as near, and starts anew on another grid when nothing nearer has come up for a while. On the way
to few clues many are added before needless ones go, on the way to many clues only some.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from whygrid.budget import Budget
from whygrid.bulk.clues import Symmetry
from whygrid.bulk.generation import generate, orbits, refuse_the_impossible
from whygrid.bulk.neighbours import Row, neighbours
from whygrid.voice.message import message

NEIGHBOURS = 256
"""Puzzles made at a time; part of what a seed means."""
TO_FEW, TO_MANY = (19, 20), (4, 80)
"""So many cells get a clue at the most before needless ones go; after so many rounds without a nearer puzzle
there is a new start."""

News = Callable[[Row, str], None]


def find(
    clues: int,
    symmetry: Symmetry,
    rng: np.random.Generator,
    budget: Budget,
    news: News = lambda puzzle, words: None,
) -> Row:
    """A minimal puzzle with just so many clues; `news` hears of those that come nearer."""
    refuse_the_impossible(clues, symmetry, minimal=True)
    orbit = orbits(symmetry)
    per_orbit = orbit.size / len(np.unique(orbit))
    nearest, tried = 82, 0
    while True:
        variants = generate(NEIGHBOURS, rng=rng, symmetry=symmetry, progress=lambda done, of: budget.check())
        puzzle: Row = variants[0]
        best, rounds, patience = 82, 0, 1
        while rounds < patience:
            budget.check()
            rounds += 1
            tried += len(variants)
            distances = np.abs(np.count_nonzero(variants, axis=1) - clues)
            if len(variants) and distances.min() <= best:
                if distances.min() < best:
                    rounds = 0
                best = int(distances.min())
                puzzle = variants[int(rng.choice(np.flatnonzero(distances == best)))]
            if best < nearest:
                nearest = best
                if nearest:
                    given = int(np.count_nonzero(puzzle))
                    news(puzzle, str(message("bulk/news-tried", clues=given, n=tried)))
            if best == 0:
                return puzzle
            extra, patience = TO_FEW if np.count_nonzero(puzzle) > clues else TO_MANY
            variants = neighbours(puzzle, orbit, NEIGHBOURS, max(1, round(extra / per_orbit)), rng)
