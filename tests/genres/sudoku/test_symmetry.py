"""The symmetries of Sudoku, and what they leave as it was."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import whygrid
from tests import symmetries
from tests.helpers import generated
from whygrid.genres.sudoku.model import Sudoku, shape
from whygrid.genres.sudoku.rules import givens_of
from whygrid.genres.sudoku.symmetry import random_symmetry, random_twin
from whygrid.puzzle import Puzzle

SHAPES = [(2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (3, 4), (4, 4)]
seeds = st.integers(0, 2**32)


@given(seeds, st.sampled_from(SHAPES))
def test_cells_and_digits_are_permuted(seed, sides):
    symmetry = random_symmetry(shape(*sides), random.Random(seed))
    assert sorted(symmetry.cell_to) == list(shape(*sides).cells)
    assert sorted(symmetry.digit_to) == list(range(shape(*sides).size + 1))
    assert symmetry.digit_to[0] == 0, "an empty cell stays empty"


@given(seeds, st.sampled_from(SHAPES))
def test_houses_go_to_houses(seed, sides):
    board = shape(*sides)
    symmetry = random_symmetry(board, random.Random(seed))
    houses = {frozenset(house.cells) for house in board.houses}
    assert {frozenset(symmetry.cell_to[cell] for cell in house.cells) for house in board.houses} == houses


def test_boards_are_transposed_where_boxes_are_square_and_only_there():
    def turns_rows(sides: tuple[int, int]) -> bool:
        """Whether some symmetry makes a column of the first row."""
        board = shape(*sides)
        images = [random_symmetry(board, random.Random(seed)).cell_to[: board.size] for seed in range(20)]
        return any(len({cell % board.size for cell in image}) == 1 for image in images)

    assert turns_rows((3, 3))
    assert turns_rows((2, 2))
    assert not turns_rows((2, 3))
    assert not turns_rows((3, 2))


@given(seeds, st.sampled_from(SHAPES), st.randoms(use_true_random=True))
def test_facts_go_where_the_digits_go(seed, sides, rng):
    board = shape(*sides)
    puzzle = Sudoku(board, tuple(rng.choice([0, 0, rng.randint(1, board.size)]) for _ in board.cells))
    symmetry = random_symmetry(board, random.Random(seed))
    moved = {symmetry.literal(given) for given in givens_of(puzzle)}
    assert moved == set(givens_of(symmetry.puzzle(puzzle)))
    assert all(symmetry.literal(-given) == -symmetry.literal(given) for given in givens_of(puzzle))


@given(seeds, st.sampled_from([(2, 2), (2, 3), (3, 2), (3, 3)]), st.integers(0, 3), st.integers(0, 2))
@settings(max_examples=25)
def test_a_twin_has_as_many_solutions(seed, sides, number, missing):
    puzzle = generated(number, 0, *sides)
    givens = list(puzzle.board.givens)
    for cell, _ in list(puzzle.board.clues())[:missing]:
        givens[cell] = 0
    board = puzzle.board.with_givens(givens)
    twin = random_twin(board, random.Random(seed))
    one, other = Puzzle("sudoku", board), Puzzle("sudoku", twin)
    assert whygrid.count(one, limit=20) == whygrid.count(other, limit=20)


@given(seeds, st.integers(0, 9))
@settings(max_examples=15)
def test_a_twin_is_proved_cell_by_cell_in_as_many_steps_with_the_same_k_and_techniques(seed, number):
    puzzle = generated(number, spare=3)
    twin = Puzzle("sudoku", random_twin(puzzle.board, random.Random(seed)))
    by_cells = whygrid.Options(view="cells")
    one, other = whygrid.explain(puzzle, by_cells), whygrid.explain(twin, by_cells)
    assert one.status == other.status
    if "case analysis" in one.statistics().techniques:
        return  # which of several smallest reasons SAT finds first is up to the order
    assert len(one) == len(other)
    assert sorted((step.k, step.technique) for step in one) == sorted(
        (step.k, step.technique) for step in other
    )


def test_a_twin_of_a_conflict_is_a_conflict():
    board = Sudoku(shape(2, 2), (1, 1, *[0] * 14))
    for seed in range(20):
        assert len(random_twin(board, random.Random(seed)).conflicts()) == len(board.conflicts())


@pytest.mark.parametrize("sides", SHAPES)
def test_symmetries_differ_by_seed_and_are_the_same_for_the_same_seed(sides):
    one, again, other = (random_symmetry(shape(*sides), random.Random(seed)) for seed in (1, 1, 2))
    assert one == again
    assert one != other


def test_a_round_of_the_command_finds_nothing_that_changes():
    report = symmetries.attack(1, seed=2026)
    assert not report.changed
    assert set(report.tried) == {"kakuro", "numberlink", "proof", "sudoku"}


def test_a_proof_that_is_moved_elsewhere_than_its_puzzle_is_refused():
    puzzle = generated(1)
    proof = whygrid.explain(puzzle)
    symmetry = random_symmetry(puzzle.board.shape, random.Random(1))
    moved = symmetries.moved_proof(proof, puzzle, proof.solutions[0], symmetry.literal)
    assert not whygrid.verify(moved).ok
