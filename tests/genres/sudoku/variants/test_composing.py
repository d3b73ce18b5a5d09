"""New variants look as a setter would have them."""

from __future__ import annotations

import random

import pytest

from whygrid.errors import UsageError
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


def test_between_one_and_two_there_is_one_dot() -> None:
    for seed in range(4):
        dots = [one.cells for one in compose(["kropki"], 9, random.Random(seed)).shape.constraints]
        assert len(dots) == len(set(dots))


def test_a_variant_has_something_of_each_kind_or_is_refused() -> None:
    for seed in range(8):
        puzzle = compose(["between", "renban"], 6, random.Random(seed))
        assert {"between", "renban"} == {one.word for one in puzzle.shape.constraints}
    with pytest.raises(UsageError):
        compose(["anti-knight", "diagonal"], 6, random.Random(1))
