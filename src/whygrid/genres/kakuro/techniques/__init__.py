"""The techniques for Kakuro, one file per family, listed here in order of effort.

To add one: write `find` in its family's file (or in a new one), add it to `TECHNIQUES`, and add its
examples to `tests/genres/kakuro/techniques.toml`.
"""

from __future__ import annotations

from whygrid.digits.techniques import NAKED_SINGLE
from whygrid.engine.technique import Technique
from whygrid.genres.kakuro.techniques import (
    analysis,
    chains,
    crossings,
    parity,
    regions,
    singles,
    subsets,
    sums,
)

TECHNIQUES: tuple[Technique, ...] = (
    singles.LAST_CELL,
    NAKED_SINGLE,
    sums.FORCED_COMBINATION,
    sums.SMALLEST_AND_LARGEST,
    singles.REQUIRED_DIGIT,
    sums.FITTING_COMBINATIONS,
    subsets.NAKED_PAIR,
    subsets.HIDDEN_PAIR,
    subsets.NAKED_TRIPLE,
    subsets.HIDDEN_TRIPLE,
    crossings.LOCKED_DIGITS,
    parity.PARITY,
    subsets.NAKED_QUAD,
    analysis.WHOLE_RUN,
    regions.REGION_SUM,
    regions.REGION_PAIR,
    parity.REGION_PARITY,
    chains.XY_CHAIN,
    chains.FORCING_CHAIN,
)
