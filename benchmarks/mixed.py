"""The puzzles that the benchmarks share: generated, of all difficulties, the same every time."""

from __future__ import annotations

import random

from whygrid.genres.sudoku.generator import generate
from whygrid.puzzle import Puzzle


def mixed_puzzles(number: int, seed: int = 2026) -> list[Puzzle]:
    """Minimal puzzles and some with up to twelve clues to spare."""
    rng = random.Random(seed)
    return [Puzzle("sudoku", generate(rng, spare=rng.choice([0, 0, 2, 4, 8, 12]))) for _ in range(number)]
