"""9x9 Sudoku in bulk: arrays of puzzles in, arrays of answers out, on all cores.

    puzzles = bulk.read("puzzles.txt")       uint8, shape (n, 81), 0 for an empty cell
    bulk.count(puzzles, limit=2)             solutions of each, up to the limit
    bulk.solve(puzzles)                      solutions and status: none, one or many
    bulk.is_minimal(puzzles)
    bulk.minimise(puzzles, rng=7)            without clues that follow from others
    bulk.backbone(puzzles)                   candidates that occur in some solution
    bulk.canonical(puzzles)                  minlex form, to find duplicates
    bulk.k(puzzles)                          the exact k of each
    bulk.se(puzzles)                         Sudoku Explainer's figures
    bulk.go_through(sets, puzzles)           the forgetful solver with a list of sets of cells
    bulk.augment(puzzles, solutions, times=10, rng=7)
    bulk.generate(10_000, rng=7)
    bulk.grids(1000, rng=7)                  uniform solution grids

All take `threads` (None for all cores) and `progress`, a function of (done, total); all release the
GIL and end soon after Ctrl-C. What depends on chance depends on `rng` alone, never on the threads.
This is the one part of Whygrid that needs numpy, which the extra `bulk` installs; the names below are loaded
when they are first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from whygrid.bulk.errors import BulkError as BulkError
    from whygrid.bulk.generation import generate as generate
    from whygrid.bulk.generation import grids as grids
    from whygrid.bulk.lists import Sample as Sample
    from whygrid.bulk.lists import Walked as Walked
    from whygrid.bulk.lists import go_through as go_through
    from whygrid.bulk.measuring import Measured as Measured
    from whygrid.bulk.measuring import k as k
    from whygrid.bulk.rating import Rated as Rated
    from whygrid.bulk.rating import se as se
    from whygrid.bulk.reading import read as read
    from whygrid.bulk.solving import Solved as Solved
    from whygrid.bulk.solving import Status as Status
    from whygrid.bulk.solving import backbone as backbone
    from whygrid.bulk.solving import count as count
    from whygrid.bulk.solving import is_minimal as is_minimal
    from whygrid.bulk.solving import minimise as minimise
    from whygrid.bulk.solving import solve as solve
    from whygrid.bulk.symmetry import Augmented as Augmented
    from whygrid.bulk.symmetry import Maps as Maps
    from whygrid.bulk.symmetry import augment as augment
    from whygrid.bulk.symmetry import canonical as canonical

_HOMES = {
    "Augmented": "symmetry",
    "BulkError": "errors",
    "Maps": "symmetry",
    "Measured": "measuring",
    "Rated": "rating",
    "Sample": "lists",
    "Solved": "solving",
    "Status": "solving",
    "Walked": "lists",
    "augment": "symmetry",
    "backbone": "solving",
    "canonical": "symmetry",
    "count": "solving",
    "generate": "generation",
    "go_through": "lists",
    "grids": "generation",
    "is_minimal": "solving",
    "k": "measuring",
    "minimise": "solving",
    "read": "reading",
    "se": "rating",
    "solve": "solving",
}

__all__ = sorted(_HOMES)


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'whygrid.bulk' has no attribute {name!r}")
    from whygrid.extras import needs

    with needs("whygrid.bulk"):
        value = getattr(import_module(f"whygrid.bulk.{_HOMES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return [*globals(), *__all__]
