"""Positions to practise techniques in."""

from __future__ import annotations

import pytest

from whygrid.engine.technique import called
from whygrid.play.game import start
from whygrid.play.helping import marked_out
from whygrid.registry import genre, genre_names
from whygrid.service.finding import position_of
from whygrid.service.practising import practice

BESIDE_EASIER = {
    "sudoku": {
        "finned franken x-wing", "franken swordfish", "mutant swordfish", "finned mutant swordfish",
    },
    "kakuro": {"unique rectangle 3"},
}  # fmt: skip
"""For these no position is known in which nothing easier is left."""
EVERY = [
    pytest.param(name, technique.name, id=f"{name}-{technique.name}")
    for name in genre_names()
    for technique in (*genre(name).techniques(), *genre(name).if_unique())
]


@pytest.mark.parametrize(("name", "technique"), EVERY)
def test_nothing_easier_is_left_in_the_position_for_a_technique(name: str, technique: str) -> None:
    kind = genre(name)
    made = practice(kind, called(kind.all_techniques(), technique))
    assert made is not None and made.finds
    # what a player has in front of him is enough to find it
    game = start(made.puzzle, made.sheet)
    state = position_of(game.puzzle, (*game.facts(), *marked_out(game)))
    found = {one.conclusions for one in called(kind.all_techniques(), technique).find(state)}
    assert {find.facts for find in made.finds} <= found
    assert made.needed is (technique not in BESIDE_EASIER.get(name, ()))
    if made.needed:
        limit = called(kind.all_techniques(), technique).effort
        easier = [one for one in kind.techniques() if one.effort < limit]
        assert not [one.name for one in easier if any(True for _ in one.find(state))]
