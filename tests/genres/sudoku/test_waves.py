"""Waves that the native module makes by itself are those of the techniques in Python."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import whygrid
from tests.genres.sudoku.positions import position, random_position, written_examples
from whygrid.budget import Budget
from whygrid.engine.grade import grade, walk
from whygrid.engine.state import Sweep
from whygrid.engine.technique import Technique
from whygrid.genres.sudoku import GENRE
from whygrid.genres.sudoku.generator import generate
from whygrid.genres.sudoku.marks import Marks, marks_of
from whygrid.genres.sudoku.model import Sudoku, shape
from whygrid.genres.sudoku.rules import givens_of
from whygrid.genres.sudoku.symmetry import random_twin
from whygrid.genres.sudoku.techniques import OF_CONSTRAINTS, TECHNIQUES
from whygrid.genres.sudoku.waves import order_of, waves_of
from whygrid.kernels import NATIVE, waves
from whygrid.logic.deduction import Deduction

pytestmark = pytest.mark.skipif(not NATIVE, reason="without the native module the techniques make all waves")
BY_NAME = {technique.name: technique for technique in TECHNIQUES}
NAMES = tuple(technique.name for technique in TECHNIQUES if technique not in OF_CONSTRAINTS)


class Slow(Marks):
    """A position in which every wave is made by techniques in Python."""

    def sweep(self, techniques) -> Sweep:
        return Sweep()


def slow_waves(puzzle: Sudoku, techniques=TECHNIQUES):
    state = Slow(puzzle.shape, givens_of(puzzle))
    return tuple(walk(state, techniques, Budget()))


@given(st.integers(0, 10**6))
@settings(max_examples=60)
def test_the_waves_of_a_puzzle_are_those_of_the_techniques_in_python(seed):
    puzzle = generate(random.Random(seed))
    expected = slow_waves(puzzle)
    assert tuple(walk(marks_of(puzzle, givens_of(puzzle)), TECHNIQUES, Budget())) == expected
    assert waves_of(puzzle) in (None, expected)


@given(st.integers(0, 10**6))
@settings(max_examples=60)
def test_waves_to_the_end_are_the_same_for_all_twins(seed):
    rng = random.Random(seed)
    puzzle = generate(rng, spare=rng.choice((0, 3)))
    assert waves_of(random_twin(puzzle, rng)) == waves_of(puzzle)


@pytest.mark.parametrize("name", waves.TECHNIQUES)
def test_each_technique_finds_natively_what_it_finds_in_python(name):
    """In examples of all techniques and in random positions."""
    hits = 0
    for state in positions():
        technique, slow = BY_NAME[name], state.copy()
        found, learnt, _ = waves.waves_from(state.candidates, state.value, [waves.TECHNIQUES.index(name)])
        state.learn_all(learnt)
        expected = one_by_one(slow, technique)
        assert [(ways, premises, set(placed)) for _, ways, premises, placed in found] == expected
        assert (state.candidates, state.value) == (slow.candidates, slow.value)
        hits += len(found)
    assert hits


def positions():
    for kind in written_examples().values():
        for example in kind:
            if len(example["grid"]) == 81:
                yield position(example["grid"], example.get("excluded", "")).state()
    for seed in range(100):
        yield random_position(shape(3, 3), seed)[0].state()


def one_by_one(state: Marks, technique: Technique):
    """The waves of one technique, until it finds nothing or something is contradictory."""
    made = []
    while not state.complete and not any(True for _ in state.contradictions()):
        found = list(technique.find(state))
        placed = {literal for deduction in found for literal in deduction.conclusions if literal > 0}
        if not found or clash(state, placed):
            break
        made.append((len(found), min(len(deduction.premises) for deduction in found), placed))
        state.learn_all([literal for deduction in found for literal in deduction.conclusions])
    return made


def clash(state: Marks, placed) -> bool:
    masks = state.exclusions.masks
    return any(masks[one] >> other & 1 for one in placed for other in placed)


def test_a_sweep_says_how_many_techniques_need_not_look_again():
    puzzle = whygrid.parse(
        ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
    ).board
    state = marks_of(puzzle, givens_of(puzzle))
    _, idle = state.sweep(NAMES)
    assert not state.complete
    assert NAMES[:idle] == waves.TECHNIQUES
    assert not any(list(BY_NAME[name].find(state)) for name in NAMES[:idle])


def test_a_technique_that_is_there_in_python_alone_is_asked_in_its_turn():
    """It comes behind pointing, and says what claiming would."""

    def find(state: Marks):
        for deduction in BY_NAME["claiming"].find(state):
            yield Deduction("my own", *deduction[1:])

    mine = Technique("my own", 2.7, "", find)
    mixed = tuple(sorted((*TECHNIQUES, mine), key=lambda technique: technique.effort))
    for seed in range(60):
        puzzle = generate(random.Random(seed))
        swept = tuple(walk(marks_of(puzzle, givens_of(puzzle)), mixed, Budget()))
        assert swept == slow_waves(puzzle, mixed)
        if any(wave.technique == "my own" for wave in swept):
            assert not any(wave.technique == "claiming" for wave in swept)
            return
    pytest.fail("no puzzle takes it")


@pytest.mark.parametrize("chosen", [("naked pair",), ("naked single", "naked pair"), NAMES[:4], NAMES[::-1]])
def test_only_the_techniques_that_are_asked_for_are_used_in_their_order(chosen):
    techniques = tuple(BY_NAME[name] for name in chosen)[:12]
    for seed in range(5):
        puzzle = generate(random.Random(seed))
        swept = tuple(walk(marks_of(puzzle, givens_of(puzzle)), techniques, Budget()))
        assert swept == slow_waves(puzzle, techniques)


def test_without_singles_in_front_only_python_looks():
    assert order_of(("naked single", "full house", "hidden single", "aic", "pointing")) == ()
    assert order_of(("naked pair", "pointing")) == ()
    assert order_of(("naked single", "full house", "hidden single", "pointing", "aic", "claiming")) == (
        2,
        0,
        1,
        3,
    )


def test_givens_that_contradict_each_other_lead_nowhere():
    twice = Sudoku(shape(3, 3), (1, 1, *[0] * 79))
    assert waves_of(twice) is None


@pytest.mark.parametrize("boxes", [(2, 2), (2, 3)])
def test_other_boards_have_their_waves_from_the_techniques(boxes):
    puzzle = generate(random.Random(1), shape(*boxes))
    assert waves_of(puzzle) is None
    state = GENRE.state(puzzle, givens_of(puzzle))
    assert grade(state, TECHNIQUES, len(state.rules.facts), Budget()).waves == slow_waves(puzzle)


def test_numbers_of_techniques_and_boards_are_checked():
    with pytest.raises(ValueError, match="no such technique"):
        waves.waves_to_the_end(bytes(81), [len(waves.TECHNIQUES)])
    with pytest.raises(ValueError, match="81 cells"):
        waves.waves_from([511] * 80, [0] * 81, [0])
    with pytest.raises(ValueError, match="0 to 9"):
        waves.waves_to_the_end(bytes([10, *[0] * 80]), [0])
