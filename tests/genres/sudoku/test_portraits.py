"""Every technique is told with two sentences and a position in which it finds something."""

from __future__ import annotations

import pytest

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.portraits import portrait_of
from whygrid.genres.sudoku.rules import givens_of
from whygrid.genres.sudoku.techniques import TECHNIQUES
from whygrid.genres.sudoku.techniques.on_request import ON_REQUEST
from whygrid.genres.sudoku.techniques.uniqueness import IF_UNIQUE
from whygrid.logic.check import check_deduction

ALL = (*TECHNIQUES, *IF_UNIQUE, *ON_REQUEST)
# A nested forcing net is shown on the way through the example "escargot".
WITHOUT = {"nested forcing net"}
# These take seconds each to look through a position; the largest fish are looked at by hand.
SLOW = ("leviathan", "whale")


@pytest.mark.parametrize("technique", ALL, ids=lambda technique: technique.name)
def test_a_technique_is_shown_in_a_position_where_it_finds_something(technique: Technique) -> None:
    assert technique.idea and technique.look
    portrait = portrait_of(technique.name)
    if portrait is None:
        assert technique.name in WITHOUT
        return
    if technique.name.endswith(SLOW):
        return
    givens = givens_of(portrait.puzzle)
    state = Marks(portrait.puzzle.shape, givens, givens)
    assert all(map(state.open, portrait.known))
    for literal in portrait.known:
        state.learn(literal)
    found = next(iter(technique.find(state)))
    assert check_deduction(state.rules, found, givens) == ""
