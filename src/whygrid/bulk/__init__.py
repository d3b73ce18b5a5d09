"""9x9 Sudoku in bulk: arrays of puzzles in, arrays of answers out, on all cores.

    puzzles = bulk.read("puzzles.txt")       uint8, shape (n, 81), 0 for an empty cell
    bulk.count(puzzles, limit=2)             solutions of each, up to the limit
    bulk.solve(puzzles)                      solutions and status: none, one or many
    bulk.is_minimal(puzzles)
    bulk.minimise(puzzles, rng=7)            without clues that follow from others
    bulk.backbone(puzzles)                   candidates that occur in some solution
    bulk.canonical(puzzles)                  minlex form, to find duplicates
    bulk.k(puzzles)                          the exact k of each
    bulk.go_through(sets, puzzles)           the forgetful solver with a list of sets of cells
    bulk.augment(puzzles, solutions, times=10, rng=7)
    bulk.generate(10_000, rng=7)
    bulk.grids(1000, rng=7)                  uniform solution grids

All take `threads` (None for all cores) and `progress`, a function of (done, total); all release the
GIL and end soon after Ctrl-C. What depends on chance depends on `rng` alone, never on the threads.
This is the one part of Whygrid that needs numpy.
"""

from whygrid.bulk.errors import BulkError
from whygrid.bulk.generation import generate, grids
from whygrid.bulk.lists import Sample, Walked, go_through
from whygrid.bulk.measuring import Measured, k
from whygrid.bulk.reading import read
from whygrid.bulk.solving import Solved, Status, backbone, count, is_minimal, minimise, solve
from whygrid.bulk.symmetry import Augmented, Maps, augment, canonical

__all__ = [
    "Augmented",
    "BulkError",
    "Maps",
    "Measured",
    "Sample",
    "Solved",
    "Status",
    "Walked",
    "augment",
    "backbone",
    "canonical",
    "count",
    "generate",
    "go_through",
    "grids",
    "is_minimal",
    "k",
    "minimise",
    "read",
    "solve",
]
