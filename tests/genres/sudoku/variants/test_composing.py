"""New variants look as a setter would have them."""

from __future__ import annotations

import random

from whygrid.genres.sudoku.composing import compose


def test_givens_are_all_over_the_board() -> None:
    halves = [0, 0]
    for seed in range(12):
        for cell, digit in enumerate(compose(["diagonal"], 6, random.Random(seed)).givens):
            halves[cell // 18] += bool(digit)
    assert min(halves) * 2 > max(halves)


def test_cells_are_alone_in_a_cage_only_where_no_cage_beside_them_has_room() -> None:
    for seed in range(6):
        rng = random.Random(seed)
        puzzle = compose(["killer"], 9, rng)
        cages = [set(one.cells) for one in puzzle.shape.constraints]
        assert set().union(*cages) == set(puzzle.shape.cells) and sum(map(len, cages)) == 81
        assert max(map(len, cages)) <= 5
        assert sum(len(cage) == 1 for cage in cages) <= 4
