"""The techniques for Sudoku, one file per family, sorted here by effort.

To add one: write `find` in its family's file (or in a new one), add it to `TECHNIQUES`, and add its
examples to `tests/genres/sudoku/examples`. CONTRIBUTING.md walks through it.
"""

from __future__ import annotations

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.constraints.leftover import LEFTOVER_SUM
from whygrid.genres.sudoku.constraints.techniques import CONSTRAINT_TECHNIQUES
from whygrid.genres.sudoku.constraints.together import CONSTRAINTS_TOGETHER
from whygrid.genres.sudoku.techniques import (
    aligned_pairs,
    als_chains,
    bent_sets,
    chains,
    colouring,
    death_blossom,
    finned_fish,
    fish,
    forcing_chains,
    forcing_nets,
    intersections,
    locked_subsets,
    medusa,
    mixed_fish,
    nested_nets,
    pair_chains,
    set_chains,
    singles,
    subsets,
    sue_de_coq,
    turbot,
    wings,
)
from whygrid.genres.sudoku.toolbox.boards import on_their_boards
from whygrid.genres.sudoku.toolbox.elsewhere import with_elsewhere

OF_CONSTRAINTS: tuple[Technique, ...] = (*CONSTRAINT_TECHNIQUES, LEFTOVER_SUM, CONSTRAINTS_TOGETHER)
"""What only boards with constraints or regions have; on plain ones nobody asks for them (`Marks.usable`)."""

TECHNIQUES: tuple[Technique, ...] = tuple(
    on_their_boards(with_elsewhere(technique)) if technique not in OF_CONSTRAINTS else technique
    for technique in sorted(
        (
            singles.FULL_HOUSE,
            singles.HIDDEN_SINGLE,
            singles.NAKED_SINGLE,
            intersections.POINTING,
            intersections.CLAIMING,
            locked_subsets.LOCKED_PAIR,
            locked_subsets.LOCKED_TRIPLE,
            subsets.NAKED_PAIR,
            subsets.NAKED_TRIPLE,
            subsets.NAKED_QUAD,
            subsets.HIDDEN_PAIR,
            subsets.HIDDEN_TRIPLE,
            subsets.HIDDEN_QUAD,
            fish.X_WING,
            fish.SWORDFISH,
            fish.JELLYFISH,
            finned_fish.FINNED_X_WING,
            finned_fish.SASHIMI_X_WING,
            finned_fish.FINNED_SWORDFISH,
            finned_fish.SASHIMI_SWORDFISH,
            finned_fish.FINNED_JELLYFISH,
            finned_fish.SASHIMI_JELLYFISH,
            *mixed_fish.MIXED_FISH,
            colouring.SIMPLE_COLOURING,
            wings.XY_WING,
            wings.XYZ_WING,
            turbot.SKYSCRAPER,
            turbot.TWO_STRING_KITE,
            turbot.TURBOT_FISH,
            turbot.EMPTY_RECTANGLE,
            chains.X_CHAIN,
            chains.XY_CHAIN,
            chains.AIC,
            chains.GROUPED_AIC,
            pair_chains.REMOTE_PAIR,
            pair_chains.W_WING,
            bent_sets.WXYZ_WING,
            colouring.MULTI_COLOURING,
            medusa.MEDUSA,
            aligned_pairs.ALIGNED_PAIR_EXCLUSION,
            forcing_chains.CELL_FORCING_CHAIN,
            forcing_chains.HOUSE_FORCING_CHAIN,
            forcing_nets.FORCING_NET,
            nested_nets.NESTED_FORCING_NET,
            als_chains.ALS_XZ,
            als_chains.ALS_XY_WING,
            als_chains.ALS_CHAIN,
            set_chains.ALS_AIC,
            death_blossom.DEATH_BLOSSOM,
            sue_de_coq.SUE_DE_COQ,
            *OF_CONSTRAINTS,
        ),
        key=lambda technique: technique.effort,
    )
)
