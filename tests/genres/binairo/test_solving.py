"""Binairo against all fillings: no solution, one, or several, and what is said of them."""

from __future__ import annotations

import random
from functools import cache

import pytest

from tests.genres.as_by_hand import assert_told_as_it_is
from tests.genres.binairo.brute_force import fillings
from whygrid.genres.binairo.model import Board, Layout
from whygrid.puzzle import Puzzle


@cache
def all_fillings(rows: int, columns: int, alike: bool) -> list[tuple[int, ...]]:
    """Every filling, listed once."""
    return list(fillings(rows, columns, alike))


def small_board(rng: random.Random) -> Board:
    """A board of 2x2 to 6x6 with any digits."""
    layout = Layout(*rng.choice([(2, 2), (4, 4), (4, 4), (4, 6), (6, 6), (6, 6)]), rng.random() < 0.3)
    right = rng.choice(all_fillings(layout.rows, layout.columns, layout.alike))
    share = rng.choice([0.15, 0.25, 0.4])
    givens = [digit + 1 if rng.random() < share else 0 for digit in right]
    if rng.random() < 0.4:
        givens[rng.randrange(len(givens))] = rng.randint(1, 2)
    return Board(layout, tuple(givens))


def solutions_of(board: Board) -> list[tuple[int, ...]]:
    """All solutions, by brute force."""
    layout = board.layout
    return [
        filling
        for filling in all_fillings(layout.rows, layout.columns, layout.alike)
        if all(given in (0, digit + 1) for given, digit in zip(board.givens, filling, strict=True))
    ]


def test_there_are_as_many_fillings_as_is_known() -> None:
    """A253316 of the encyclopedia of integer sequences: rows and columns differ."""
    assert [len(all_fillings(size, size, False)) for size in (2, 4, 6)] == [2, 72, 4140]


@pytest.mark.parametrize("seed", range(100))
def test_solutions_are_found_and_explained_as_by_brute_force(seed: int) -> None:
    board = small_board(random.Random(seed))
    worlds = [
        {board.layout.fact(cell, digit + 1) for cell, digit in enumerate(filling)}
        for filling in solutions_of(board)
    ]
    assert_told_as_it_is(Puzzle("binairo", board), worlds)
