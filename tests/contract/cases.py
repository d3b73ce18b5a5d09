"""What the contract is tested on: every genre there is, and the toy genre, each with all its examples."""

from functools import cache

import pytest

from tests.toy_genre import GENRE as TOY
from whygrid.genre import Example, Genre
from whygrid.logic.proof import Proof
from whygrid.puzzle import Puzzle
from whygrid.registry import genre, genre_names
from whygrid.service.explaining import explain

GENRES: list[Genre] = [*map(genre, genre_names()), TOY]
EXAMPLES: list[tuple[Genre, Example]] = [
    (genre, example) for genre in GENRES for example in genre.examples().values()
]

every_genre = pytest.mark.parametrize("genre", GENRES, ids=lambda genre: genre.name)
every_example = pytest.mark.parametrize(
    ("genre", "example"), EXAMPLES, ids=[f"{genre.name}-{example.name}" for genre, example in EXAMPLES]
)


@cache
def proof_of(puzzle: Puzzle) -> Proof:
    return explain(puzzle)


def puzzle_of(genre: Genre, example: Example) -> Puzzle:
    return Puzzle.parse(example.text, genre.name)


def small_order(genre: Genre) -> dict[str, int]:
    """Settings for a small puzzle: six rows and columns, where a generator can be asked for that."""
    assert genre.generator is not None
    sides = (setting for setting in genre.generator().settings if setting.name in ("rows", "columns", "size"))
    return {side.name: int(max(6, side.low)) for side in sides if side.low is not None}
