"""Sets of cells that suggest themselves: singles are all that four cells can force, shifts keep the rules."""

import random
from itertools import permutations

import pytest

from tests.k.small_supports import deductions, mirrored, named
from whygrid.engine.hitting import numbers
from whygrid.genres.sudoku.listing import LISTING
from whygrid.genres.sudoku.model import shape
from whygrid.genres.sudoku.position_sets import KINDS, houses, mask, shifts, singles
from whygrid.genres.sudoku.symmetry import random_symmetry


def test_the_singles_are_all_sets_of_four_cells_that_can_force_another():
    found = set(singles(LISTING.board(9)))
    layouts = {frozenset(cells) for cells, *_ in deductions(4)}
    assert all(mask(cells) in found for cells in layouts)
    assert all(mask(mirrored(cells)) in found for cells in layouts)
    rng = random.Random(4)
    for _ in range(500):  # whatever looks like one of these is a single
        cell_to = random_symmetry(shape(3, 3), rng).cell_to
        assert all(mask(cell_to[cell] for cell in cells) in found for cells in layouts)
    for cells in rng.sample(sorted(found), 300):  # and every single looks like one of these
        assert frozenset(_layout(numbers(cells))) in layouts


def _layout(cells):
    """The same cells for all sets that symmetries lead to, as `orbits` has them."""
    return min(named(order) for way in (cells, mirrored(cells)) for order in permutations(way))


@pytest.mark.parametrize("size", [4, 6, 9])
def test_a_shift_takes_houses_to_houses(size):
    board = LISTING.board(size)
    every = set(houses(board))
    moves = shifts(board)
    assert len({tuple(move) for move in moves}) == len(moves) == size * size
    assert moves[0] == list(board.shape.cells)
    for move in moves:
        assert {mask(move[cell] for cell in house.cells) for house in board.shape.houses} == every
    assert {move[0] for move in moves} == set(board.shape.cells)  # every cell can get anywhere


@pytest.mark.parametrize("name", [name for name in KINDS if name not in ("singles", "house-triples")])
def test_shifted_sets_of_a_kind_are_of_the_kind(name):
    board = LISTING.board(9)
    sets = set(KINDS[name].sets(board))
    for move in random.Random(1).sample(shifts(board), 5):
        assert {mask(move[cell] for cell in range(81) if cells >> cell & 1) for cells in sets} == sets
