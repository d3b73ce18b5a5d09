"""Sudoku Explainer's ratings in plain Python: slow, straight from their definition.

It gives the same figures as `native/scales`, which shares nothing with it; where that was not built it does
the work, but for chains nested in nets, which would take it hours.
"""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.budget import Budget
from whygrid.kernels.se_counterpart.chains import single_chains
from whygrid.kernels.se_counterpart.grid import Grid, Step
from whygrid.kernels.se_counterpart.nets import Nets
from whygrid.kernels.se_counterpart.sets import (
    aligned,
    direct_hidden_sets,
    direct_locking,
    fish,
    hidden_sets,
    hidden_singles,
    locking,
    naked_sets,
    naked_singles,
    wings,
)
from whygrid.kernels.se_counterpart.unique import grave, unique_loops

DEEPEST = 5
EASY_SETS = ((naked_sets, 2), (fish, 2), (hidden_sets, 2), (naked_sets, 3), (fish, 3), (hidden_sets, 3))


def ratings(givens: str, budget: Budget, deepest: int = DEEPEST) -> tuple[float, float, float] | None:
    """ER, EP and ED of a puzzle, with chains nested to that level; None where they do not lead to the end."""
    grid = Grid.of(givens)
    hardest = pearl = diamond = 0.0
    while 0 in grid.values:
        step = next(steps(grid, budget, deepest), None)
        if step is None:
            return None
        hardest = max(hardest, step.rating)
        diamond = diamond or hardest
        if step.cell is not None:
            pearl = pearl or hardest
        grid.apply(step)
    return hardest, pearl, diamond


def steps(grid: Grid, budget: Budget, deepest: int) -> Iterator[Step]:
    """What can be done, in the order in which the program looks for it; it does the first of these."""
    yield from hidden_singles(grid)
    yield from direct_locking(grid)
    yield from direct_hidden_sets(grid, 2)
    yield from naked_singles(grid)
    yield from direct_hidden_sets(grid, 3)
    yield from (step for step, _ in locking(grid))
    for find, size in EASY_SETS:
        yield from (step for step, _ in find(grid, size))
    budget.check()
    yield from wings(grid, xyz=False)
    yield from wings(grid, xyz=True)
    yield from unique_loops(grid)
    for find in (naked_sets, fish, hidden_sets):
        yield from (step for step, _ in find(grid, 4))
    yield from grave(grid)
    yield from aligned(grid, 2)
    yield from (chain.step() for chain in single_chains(grid))
    budget.check()
    yield from aligned(grid, 3)
    for nets in (
        Nets(budget, multiple=False, dynamic=True, nishio=True),
        Nets(budget, multiple=True, dynamic=False),
        *(Nets(budget, multiple=True, dynamic=True, level=level) for level in range(deepest + 1)),
    ):
        yield from (chain.step() for chain in nets.hints(grid))
