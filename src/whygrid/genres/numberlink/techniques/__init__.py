"""The techniques for Numberlink, one file per family, listed here in order of effort.

To add one: write `find` in its family's file (or in a new one), add it to `TECHNIQUES`, and add its
examples to `tests/genres/numberlink/techniques.toml`.
"""

from __future__ import annotations

from whygrid.engine.technique import Technique
from whygrid.genres.numberlink.techniques import balance, cells, chains, foresight, passages

TECHNIQUES: tuple[Technique, ...] = (
    cells.USED_UP,
    cells.FORCED_LINE,
    cells.DEAD_END,
    chains.DIFFERENT_PATHS,
    chains.NO_LOOP,
    passages.BOTTLENECK,
    passages.PARITY,
    passages.ONLY_WAY,
    foresight.FORESIGHT,
    balance.BALANCE,
    foresight.TRIAL,
)
