"""Small puzzles of every genre to play with, the toy genre included."""

from __future__ import annotations

import pytest

from tests.toy_genre import GENRE as TOY
from whygrid.genre import Genre
from whygrid.play.game import Game, start
from whygrid.puzzle import Puzzle
from whygrid.registry import genre, genre_names
from whygrid.service.solving import solve

GENRES: list[Genre] = [*map(genre, genre_names()), TOY]
every_genre = pytest.mark.parametrize("genre", GENRES, ids=lambda genre: genre.name)


def small_puzzle(genre: Genre) -> Puzzle:
    """The smallest example with one solution."""
    puzzles = [
        Puzzle.parse(example.text, genre.name)
        for example in genre.examples().values()
        if example.facts["solutions"] == 1
    ]
    return min(puzzles, key=lambda puzzle: len(puzzle.rules.facts))


def solution_of(puzzle: Puzzle) -> list[int]:
    """The facts of the only solution that are not printed."""
    return [fact for fact in solve(puzzle).solutions[0].givens if fact not in puzzle.givens]


def fresh(genre: Genre) -> Game:
    return start(small_puzzle(genre))
