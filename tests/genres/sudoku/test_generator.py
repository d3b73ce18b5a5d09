"""New Sudokus."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import whygrid
from whygrid.genres.sudoku.generator import generate
from whygrid.genres.sudoku.model import Sudoku, shape
from whygrid.puzzle import Puzzle

SHAPES = [(2, 2), (2, 3), (3, 2), (2, 4), (3, 3)]
seeds = st.integers(0, 2**32)


def made(seed: int, sides: tuple[int, int] = (3, 3), spare: int = 0) -> Sudoku:
    return generate(random.Random(seed), shape(*sides), spare)


@given(seeds, st.sampled_from(SHAPES))
@settings(max_examples=25)
def test_a_new_puzzle_has_one_solution_and_no_needless_given(seed, sides):
    puzzle = made(seed, sides)
    assert puzzle.shape == shape(*sides)
    report = whygrid.check(Puzzle("sudoku", puzzle))
    assert (report.status, report.redundant) == ("unique", ())


@given(seeds, st.sampled_from(SHAPES), st.integers(0, 10))
@settings(max_examples=20)
def test_spare_givens_come_on_top_and_agree_with_the_solution(seed, sides, spare):
    bare, rich = made(seed, sides), made(seed, sides, spare)
    assert set(bare.clues()) <= set(rich.clues())
    wanted = min(sum(1 for _ in bare.clues()) + spare, len(bare.givens))
    assert sum(1 for _ in rich.clues()) == wanted
    assert whygrid.solve(Puzzle("sudoku", rich)).solutions == whygrid.solve(Puzzle("sudoku", bare)).solutions


def test_more_spare_givens_than_cells_give_the_full_grid():
    full = made(1, (2, 3), spare=1000)
    assert all(full.givens)
    assert not full.conflicts()


def test_the_same_seed_makes_the_same_puzzle_and_another_seed_another_one():
    assert made(5) == made(5)
    assert len({made(seed) for seed in range(10)}) == 10


def test_a_9x9_is_what_is_made_without_a_shape():
    assert generate(random.Random(0)).shape == shape(3, 3)


@pytest.mark.parametrize("sides", [(2, 5), (3, 4)])
def test_larger_boards_are_made_as_well(sides):
    puzzle = made(3, sides)
    assert whygrid.solve(Puzzle("sudoku", puzzle)).status == "unique"
