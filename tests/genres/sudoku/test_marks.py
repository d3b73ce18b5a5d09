"""Pencil marks: the native way to strike out candidates and the one in Python leave the same."""

from __future__ import annotations

import random

import pytest

from whygrid.genres.sudoku.generator import generate
from whygrid.genres.sudoku.marks import BOX_SINGLE, Marks
from whygrid.genres.sudoku.model import shape
from whygrid.genres.sudoku.rules import givens_of
from whygrid.genres.sudoku.techniques import OF_CONSTRAINTS, TECHNIQUES
from whygrid.genres.sudoku.techniques.singles import (
    find_full_house,
    find_hidden_single,
    find_naked_single,
)
from whygrid.kernels import NATIVE
from whygrid.puzzle import Puzzle

native_only = pytest.mark.skipif(not NATIVE, reason="without the native module nothing is swept")


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
        assert_alike(one, other)


@pytest.mark.parametrize("boxes", [(2, 2), (2, 3), (3, 3), (4, 4)])
def test_learning_all_at_once_leaves_what_learning_in_turn_leaves(boxes):
    board, rng = shape(*boxes), random.Random(2)
    facts = range(1, len(Marks(board).truth))
    for _ in range(10):  # many of them contradict each other, as entries of a player may
        literals = [rng.choice((1, -1, -1)) * fact for fact in rng.choices(facts, k=4 * board.size)]
        one, other = Marks(board), Marks(board)
        one.learn_all(literals)
        for literal in literals:
            other.learn(literal)
        assert_alike(one, other)


def test_on_a_plain_board_only_techniques_that_find_nothing_are_left_out():
    rng = random.Random(3)
    for _ in range(20):
        puzzle = generate(rng)
        state = Marks(puzzle.shape, givens_of(puzzle))
        left_out = set(TECHNIQUES).difference(state.usable(TECHNIQUES))
        assert left_out == set(OF_CONSTRAINTS)
        assert not [found for technique in left_out for found in technique.find(state)]


def test_on_a_board_with_constraints_all_techniques_are_usable():
    with_diagonals = Puzzle.parse("diagonal\n" + "." * 81, "sudoku").board.shape
    assert Marks(with_diagonals).usable(TECHNIQUES) == TECHNIQUES


@native_only
def test_singles_are_swept_by_the_names_of_all_usable_techniques():
    state = Marks(shape(2, 2), [1, 26, 39, 64])
    names = [technique.name for technique in state.usable(TECHNIQUES)]
    assert {wave.technique for wave in state.sweep(names).waves} == {"full house", "hidden single"}
    assert state.complete


@native_only
@pytest.mark.parametrize("boxes", [(2, 2), (2, 3), (3, 3)])
@pytest.mark.parametrize(
    "order",
    [
        ("full house", "hidden single", "naked single"),
        ("full house", "naked single", "hidden single"),
        ("full house", BOX_SINGLE, "hidden single"),
    ],
)
def test_a_sweep_makes_the_waves_that_the_techniques_make_one_by_one(boxes, order):
    rng = random.Random(3)
    for _ in range(10):
        puzzle = generate(rng, shape(*boxes), spare=rng.choice([0, 6]))
        one, other = (Marks(puzzle.shape, givens_of(puzzle)) for _ in range(2))
        swept = [(wave.technique, wave.ways, set(wave.placed)) for wave in one.sweep((*order, "aic")).waves]
        assert swept == list(waves_one_by_one(other, order))
        assert_alike(one, other)


@native_only
def test_a_sweep_leaves_alone_what_contradicts_itself():
    board = shape(2, 2)
    ones = [board.fact(cell, 1) for cell in (0, 1)]
    state = Marks(board, [-board.fact(cell, digit) for cell in (0, 1) for digit in (2, 3, 4)])
    assert [d.conclusions for d in find_naked_single(state)] == [(ones[0],), (ones[1],)]
    assert not state.sweep(("naked single",)).waves
    assert not state.known
    state.learn(ones[0])  # now nothing is left for the other cell
    assert not state.sweep(("full house", "naked single", "hidden single")).waves


@native_only
def test_a_sweep_ends_where_another_technique_comes_first():
    easy = Marks(shape(2, 2), [1, 6, 11])
    assert not easy.sweep(("pointing", "full house", "naked single")).waves
    assert easy.sweep(("hidden single", "pointing", "full house")).waves


def waves_one_by_one(state, order):
    """What a sweep says, found by the techniques and learnt in turn."""
    while not state.complete:
        for name in order:
            found = list(find_hidden_single(state) if name in HIDDEN else FINDS[name](state))
            found = [d for d in found if name != BOX_SINGLE or d.rules[0].startswith("box")]
            if found:
                break
        else:
            return
        placed = {literal for deduction in found for literal in deduction.conclusions}
        yield name, len(found), placed
        for fact in placed:
            state.learn(fact)


HIDDEN = ("hidden single", BOX_SINGLE)
FINDS = {"full house": find_full_house, "naked single": find_naked_single}


def assert_alike(one, other):
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
