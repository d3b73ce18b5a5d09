from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from whygrid.bulk.arrays import Grids, as_grids
from whygrid.kernels import bulk_counterpart

native = pytest.importorskip("whygrid.kernels._native").bulk

SHARED = Path(__file__).parents[3] / "shared" / "data" / "sudoku"
KERNELS = native.kernel_names()

EASY = "283954.1..54..18291.....4.584.....7.5.....1.8..71....4476.35...3....9....1.4.26.."
SEVENTEEN = "000000010400000000020000000000050407008000300001090000300400200050100000000806000"


@pytest.fixture
def shared() -> Path:
    if not SHARED.exists():
        pytest.skip("the shared puzzle collections are not here")
    return SHARED


@pytest.fixture(params=KERNELS)
def kernel_name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def counts_by(kernel_name: str, puzzles: Grids, limit: int = 2, threads: int = 1) -> list[int]:
    counts = np.zeros(len(puzzles), np.uint64)
    native.count(puzzles, limit, counts, np.zeros((0, 0), np.uint8), threads, None, kernel=kernel_name)
    return [int(count) for count in counts]


def mutants(number: int, seed: int, clues: range = range(20, 40)) -> Grids:
    """Parts of random grids with some clues moved or changed: none, one or many solutions."""
    chance = random.Random(seed)
    rows = []
    for _ in range(number):
        grid = bulk_counterpart.random_grid(chance)
        kept = chance.sample(range(81), chance.choice(clues))
        puzzle = [grid[cell] if cell in kept else 0 for cell in range(81)]
        for _ in range(chance.choice([0, 0, 0, 1, 2])):
            puzzle[chance.randrange(81)] = chance.randrange(10)
        rows.append(puzzle)
    return as_grids(np.array(rows, np.uint8))
