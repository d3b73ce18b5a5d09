"""BUG: if only a few candidates keep cells from being exchanged, one of them holds."""

from __future__ import annotations

import pytest

from tests.genres.sudoku.positions import full_grid
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import shape
from whygrid.genres.sudoku.portraits import portrait_of
from whygrid.genres.sudoku.rules import givens_of
from whygrid.genres.sudoku.techniques.uniqueness import IF_UNIQUE
from whygrid.logic.check import check_deduction
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal

BY_NAME = {technique.name: technique for technique in IF_UNIQUE}
GIVES = {
    "bug type 2": {"r1c5≠6", "r9c8≠6"},
    "bug type 3": {"r8c4≠7", "r9c4≠9"},
    "bug type 4": {"r7c5≠3", "r7c8≠4"},
    "extended rectangle 4": {"r1c8≠2", "r1c8≠6", "r3c8≠2", "r3c8≠6"},
}
MISSED = {
    "bug type 2": "r8c2≠6",
    "bug type 3": "r8c5=5",
    "bug type 4": "r8c8≠4",
    "extended rectangle 4": "r1c5≠7",
}
"""A fact without which nothing is found."""


def shown(name: str, *, but: str = "") -> tuple[Marks, tuple[Literal, ...]]:
    """The position that a technique is shown in, but for one fact; and its givens."""
    portrait = portrait_of(name)
    assert portrait is not None
    givens = givens_of(portrait.puzzle)
    state = Marks(portrait.puzzle.shape, givens, givens)
    for literal in portrait.known:
        if str(state.rules.fact(literal)) != but:
            state.learn(literal)
    return state, givens


def found(name: str, state: Marks) -> list[Deduction]:
    return list(BY_NAME[name].find(state))


@pytest.mark.parametrize("name", GIVES)
def test_each_kind_rules_out_what_it_should(name: str) -> None:
    state, givens = shown(name)
    deductions = found(name, state)
    gives = {str(state.rules.fact(literal)) for d in deductions for literal in d.conclusions}
    assert gives == GIVES[name]
    for deduction in deductions:
        assert check_deduction(state.rules, deduction, givens) == ""


@pytest.mark.parametrize("name", GIVES)
def test_with_one_fact_less_nothing_is_found(name: str) -> None:
    state, _ = shown(name, but=MISSED[name])
    assert not found(name, state)


def test_what_can_be_filled_in_two_ways_needs_the_premise_of_one_solution() -> None:
    # A full grid in which 1 could be exchanged for 2, and 3 for 4, but for a 3 in the 1 and the 2 of row 1.
    board = shape(3, 3)
    digit_of = dict(map(board.cell_and_digit, full_grid(board, 0)))
    state = Marks(board, [board.fact(cell, digit) for cell, digit in digit_of.items() if digit > 4], ())
    spoilt = [cell for cell in board.houses[0].cells if digit_of[cell] in (1, 2)]
    for cell, digit in digit_of.items():
        for other in {1: (3, 4), 2: (3, 4), 3: (1, 2), 4: (1, 2)}.get(digit, ()):
            if (cell, other) not in {(cell, 3) for cell in spoilt}:
                state.learn(-board.fact(cell, other))
    ruled_out = {board.fact(cell, 3) for cell in board.houses[0].cells if digit_of[cell] in (3, 4)}
    deductions = found("bug type 2", state)
    assert deductions and all(ruled_out <= {-literal for literal in d.conclusions} for d in deductions)
    for deduction in deductions:
        assert deduction.exchanges
        assert check_deduction(state.rules, deduction, ()) == ""
        assert check_deduction(state.rules, deduction), "nobody granted one solution"
        assert check_deduction(state.rules, deduction, deduction.exchanges[0].out[:1]), "a given stays"
