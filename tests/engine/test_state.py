"""Positions: what is settled, what follows at once, and when nothing is left."""

from __future__ import annotations

import random

from tests.helpers import generated, solution_facts, toy
from whygrid.engine.state import State
from whygrid.engine.technique import fresh
from whygrid.logic.rules import Count, exactly_one

RULES = toy(4, ("one of three", exactly_one([1, 2, 3])), ("two of three", Count((2, 3, 4), 2, 3)))


def test_a_fact_is_open_until_it_is_learnt_either_way():
    state = State(RULES)
    assert all(state.open(literal) for literal in (1, -1, 4, -4))
    state.learn(-4)
    assert state.holds(-4) and not state.holds(4) and not state.open(4)


def test_a_placed_fact_excludes_at_once_what_can_not_hold_beside_it():
    state = State(RULES, [1])
    assert state.holds(1) and state.holds(-2) and state.holds(-3)
    assert state.open(4), "two of three leaves room"
    assert state.known == 1 << 1, "an exclusion is not a known cell"


def test_learning_the_same_again_changes_nothing():
    state = State(RULES, [1])
    before = (list(state.truth), state.known)
    for literal in (1, -2, -3):
        state.learn(literal)
    assert (state.truth, state.known) == before


def test_only_open_facts_are_fresh():
    assert fresh(State(RULES, [1]), [-2, 4, -4, 1]) == (4, -4)


def test_a_count_that_can_not_be_filled_any_more_is_a_contradiction_with_its_reasons():
    state = State(RULES, [1])
    (found,) = state.contradictions()
    assert (found.conclusions, set(found.premises), found.rules) == ((), {-2, -3}, ("two of three",))
    assert list(State(RULES, [2]).contradictions()) == []


def test_pencil_marks_and_places_say_what_the_facts_say():
    puzzle = generated(2)
    shape = puzzle.board.shape
    rng = random.Random(1)
    solution = solution_facts(puzzle)
    state = puzzle.genre.state(puzzle.board, puzzle.givens)
    for fact in rng.sample(solution, 30):
        state.learn(fact)
        state.learn(-rng.choice([n for n in range(1, 730) if n not in solution]))
    for cell in shape.cells:
        for digit in range(1, 10):
            possible = not state.holds(-shape.fact(cell, digit))
            assert bool(state.candidates[cell] >> digit - 1 & 1) == possible
            for house in shape.houses_of[cell]:
                place = shape.houses[house].cells.index(cell)
                assert bool(state.places[house * 9 + digit - 1] >> place & 1) == possible
        digits = [digit for digit in range(1, 10) if state.holds(shape.fact(cell, digit))]
        assert state.value[cell] == (digits[0] if digits else 0)


def test_a_board_finds_its_dead_ends_as_plain_rules_do():
    """The Sudoku state has its own way to see that nothing is left; the general one must agree."""
    rng = random.Random(2)
    seen = 0
    for seed in range(30):
        puzzle = generated(seed % 6)
        state = puzzle.genre.state(puzzle.board, puzzle.givens)
        plain = State(puzzle.rules, puzzle.givens)
        for _ in range(12):
            fact = rng.choice([n for n in range(1, 730) if state.open(n)])
            state.learn(fact)
            plain.learn(fact)
        found = {(d.rules, frozenset(d.premises)) for d in state.contradictions()}
        assert found == {(d.rules, frozenset(d.premises)) for d in plain.contradictions()}
        seen += bool(found)
    assert seen > 10
