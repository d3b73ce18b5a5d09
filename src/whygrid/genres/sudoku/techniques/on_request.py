"""Techniques that are only used where somebody names them; apart, so that they are only loaded then."""

from __future__ import annotations

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.techniques import (
    aligned_triplets,
    exocet,
    joined,
    kraken_fish,
    mixed_fish,
    nishio,
    templates,
    tridagon,
)
from whygrid.genres.sudoku.toolbox.boards import on_their_boards
from whygrid.genres.sudoku.toolbox.elsewhere import with_elsewhere

ON_REQUEST: tuple[Technique, ...] = tuple(
    on_their_boards(with_elsewhere(technique))
    for technique in (
        *joined.JOINED,
        aligned_triplets.ALIGNED_TRIPLET_EXCLUSION,
        nishio.NISHIO,
        *mixed_fish.SMALL_FISH,
        *kraken_fish.KRAKEN_FISH,
        tridagon.TRIDAGON,
        exocet.EXOCET,
        *mixed_fish.LARGE_FISH,
        templates.TEMPLATE_SET,
        templates.TEMPLATE_DELETE,
    )
)
