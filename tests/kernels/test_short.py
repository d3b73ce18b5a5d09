"""Short stories: every event follows, nothing is told in vain, and the same is told each time."""

from __future__ import annotations

import random

import pytest

from tests.kernels.story_replay import Position, replay
from whygrid.genres.sudoku.generator import generate
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import shape
from whygrid.kernels import NATIVE
from whygrid.kernels.short import Node, short_story

pytestmark = pytest.mark.skipif(not NATIVE, reason="the native module was not built")

ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
IMPOSSIBLE = "..8...6.3.2...9......8..45.856.7......4...5......6.897.87..6......3...8.2.3...14."
HARD = [
    ESCARGOT,
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
]


def marks_of(puzzle: str) -> tuple[list[int], list[int]]:
    known = [9 * cell + int(digit) for cell, digit in enumerate(puzzle) if digit not in ".0"]
    marks = Marks(shape(3, 3), known)
    return marks.value, marks.candidates


def generated(seed: int) -> str:
    return "".join(map(str, generate(random.Random(seed), spare=seed % 4 * 2).givens))


@pytest.mark.parametrize("puzzle", [*HARD, *map(generated, range(20))])
def test_a_story_replays_to_the_solution(puzzle):
    position = marks_of(puzzle)
    found = short_story(*position)
    assert found is not None
    assert all(replay(Position(*position), found[0]).value)


def test_a_board_without_a_solution_is_told_to_its_contradiction():
    position = marks_of(IMPOSSIBLE)
    found = short_story(*position, goal="contradiction")
    assert found is not None and found[0].ending is not None
    replay(Position(*position), found[0])
    assert short_story(*position) is None


def test_without_suppositions_it_says_when_there_is_no_way():
    position = marks_of(ESCARGOT)
    assert short_story(*position, suppose=False) is None
    closure = short_story(*position, suppose=False, goal="closure")
    assert closure is not None and isinstance(closure[0], Node)
    replay(Position(*position), closure[0])
