"""The uniqueness that generating asks for where nothing is native, beside the obvious search."""

from __future__ import annotations

import random

from whygrid.kernels.bulk_counterpart import generate, solutions
from whygrid.kernels.one_solution import has_one_solution

GRID = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def test_it_says_the_same_as_the_search_that_counts_them() -> None:
    chance = random.Random(5)
    verdicts = []
    for clues in [*range(24, 60)] * 3:
        kept = set(chance.sample(range(81), clues))
        cells = [int(digit) if cell in kept else 0 for cell, digit in enumerate(GRID)]
        if chance.random() < 0.2:
            cells[min(kept)] = cells[max(kept)]
        found = solutions(cells)
        one = next(found, None) is not None and next(found, None) is None
        assert has_one_solution(cells) == one
        verdicts.append(one)
    assert {True, False} == set(verdicts)


def test_a_generated_puzzle_has_one_solution_and_no_needless_clue() -> None:
    puzzles, made = [[0] * 81], [0]
    generate(3, 0, True, list(range(81)), [1] * 81, 10, puzzles, made, 1, None)
    assert made == [1] and has_one_solution(puzzles[0])
    for cell in range(81):
        assert not puzzles[0][cell] or not has_one_solution([*puzzles[0][:cell], 0, *puzzles[0][cell + 1 :]])
