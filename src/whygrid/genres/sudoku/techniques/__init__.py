"""The techniques for Sudoku, one file per family, listed here in order of effort.

To add one: write `find` in its family's file (or in a new one), add it to `TECHNIQUES`, and add its
examples to `tests/genres/sudoku/techniques.toml`. CONTRIBUTING.md walks through it.
"""

from __future__ import annotations

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.techniques import colouring, fish, intersections, singles, subsets, wings

TECHNIQUES: tuple[Technique, ...] = (
    singles.FULL_HOUSE,
    singles.HIDDEN_SINGLE,
    singles.NAKED_SINGLE,
    intersections.POINTING,
    intersections.CLAIMING,
    subsets.NAKED_PAIR,
    fish.X_WING,
    subsets.HIDDEN_PAIR,
    subsets.NAKED_TRIPLE,
    fish.SWORDFISH,
    subsets.HIDDEN_TRIPLE,
    colouring.SIMPLE_COLOURING,
    wings.XY_WING,
    wings.XYZ_WING,
    subsets.NAKED_QUAD,
    fish.JELLYFISH,
    subsets.HIDDEN_QUAD,
)
