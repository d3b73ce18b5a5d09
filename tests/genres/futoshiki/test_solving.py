"""Futoshiki against all squares: no solution, one, or several, and what is said of them."""

from __future__ import annotations

import random

import pytest

from tests.genres.as_by_hand import assert_told_as_it_is
from tests.genres.futoshiki.brute_force import keeps, squares
from whygrid.genres.futoshiki.model import Board, board_of
from whygrid.puzzle import Puzzle

SQUARES = {size: list(squares(size)) for size in (2, 3, 4)}


def small_board(rng: random.Random) -> Board:
    """A board of 2x2 to 4x4 with any digits and signs."""
    size = rng.choice([2, 3, 4, 4, 4])
    pairs = [(cell, cell + 1) for cell in range(size * size) if (cell + 1) % size]
    pairs += [(cell, cell + size) for cell in range(size * size - size)]
    right = rng.choice(SQUARES[size])
    signs = [pair if keeps(right, pair) else pair[::-1] for pair in pairs if rng.random() < 0.35]
    givens = [digit if rng.random() < 0.15 else 0 for digit in right]
    if rng.random() < 0.3 and signs:
        signs[0] = signs[0][::-1]
    if rng.random() < 0.2:
        givens[rng.randrange(size * size)] = rng.randint(1, size)
    return board_of(size, givens, signs)


def solutions_of(board: Board) -> list[tuple[int, ...]]:
    """All solutions, by brute force."""
    return [
        square
        for square in SQUARES[board.layout.rows]
        if all(given in (0, digit) for given, digit in zip(board.givens, square, strict=True))
        and all(keeps(square, sign) for sign in board.layout.signs)
    ]


@pytest.mark.parametrize("seed", range(100))
def test_solutions_are_found_and_explained_as_by_brute_force(seed: int) -> None:
    board = small_board(random.Random(seed))
    worlds = [
        {board.layout.fact(cell, digit) for cell, digit in enumerate(square)}
        for square in solutions_of(board)
    ]
    assert_told_as_it_is(Puzzle("futoshiki", board), worlds)
