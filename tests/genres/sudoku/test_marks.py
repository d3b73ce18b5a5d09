"""Pencil marks: the native way to strike out candidates and the one in Python leave the same."""

from __future__ import annotations

import random

import pytest

from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import shape


@pytest.mark.parametrize("boxes", [(2, 2), (3, 3), (4, 4)])
def test_with_and_without_the_native_module_the_same_candidates_are_left(boxes):
    board, rng = shape(*boxes), random.Random(1)
    for _ in range(20):
        one, other = Marks(board), Marks(board)
        other.native = None
        for _ in range(3 * board.size):
            open_facts = [fact for fact, truth in enumerate(one.truth) if fact and truth == 0]
            if not open_facts:
                break
            literal = rng.choice((1, -1)) * rng.choice(open_facts)
            one.learn(literal)
            other.learn(literal)
        for name in ("truth", "known", "candidates", "places", "value", "empty"):
            assert getattr(one, name) == getattr(other, name)
        assert one.lonely() == other.lonely()


def test_a_copy_is_a_position_of_its_own():
    marks = Marks(shape(2, 2), [1])
    twin = marks.copy()
    twin.learn(twin.truth.index(0, 1))
    assert marks.truth == Marks(shape(2, 2), [1]).truth
    assert marks.lonely() == Marks(shape(2, 2), [1]).lonely()


def test_what_was_found_in_a_position_is_what_is_found_there_again():
    from whygrid.genres.sudoku.techniques import TECHNIQUES

    board = shape(2, 2)
    one, other = Marks(board, [1, 6, 11]), Marks(board, [1])
    for technique in TECHNIQUES:
        assert list(one.find(technique.find)) == list(technique.find(one))
    other.learn(6)
    other.learn(11)
    for technique in TECHNIQUES:
        assert list(other.find(technique.find)) == list(technique.find(other))
    other.learn(-next(fact for fact, truth in enumerate(other.truth) if fact and truth == 0))
    for technique in TECHNIQUES:
        assert list(other.find(technique.find)) == list(technique.find(other))
