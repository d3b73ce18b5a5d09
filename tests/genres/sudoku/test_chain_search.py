"""The native search for chains and the one in Python find the same chains in the same order."""

from __future__ import annotations

import random

import pytest

from tests.helpers import generated
from whygrid.engine.walk import Strategy, Walk
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.techniques import TECHNIQUES
from whygrid.genres.sudoku.techniques.als import almost_locked_sets
from whygrid.genres.sudoku.techniques.chain_graph import ChainGraph
from whygrid.genres.sudoku.techniques.chain_search import search, shortest_chains
from whygrid.genres.sudoku.techniques.turbot import SKYSCRAPER

EASY = Strategy(tuple(technique for technique in TECHNIQUES if technique.effort <= 3.0))


def stuck_positions(number: int) -> list[Marks]:
    """Positions in which easy techniques have come to an end."""
    found, seed = [], 0
    while len(found) < number:
        puzzle = generated(seed)
        seed += 1
        state = puzzle.genre.state(puzzle.board, puzzle.givens)
        list(Walk(state, EASY).run())
        if isinstance(state, Marks) and not state.complete:
            found.append(state)
    return found


POSITIONS = stuck_positions(4)


@pytest.mark.parametrize("state", POSITIONS, ids=range(len(POSITIONS)))
def test_the_native_search_and_its_twin_find_the_same_chains(state):
    digits = range(1, 10)
    for build in (
        lambda: ChainGraph(state).add_cells(),
        lambda: ChainGraph(state).add_cells().add_houses(digits),
        lambda: ChainGraph(state).add_cells().add_houses(digits).add_groups(),
        lambda: ChainGraph(state, 5).add_houses([5]),
    ):
        assert shortest_chains(build()) == search(build(), -1)
        assert shortest_chains(build(), every=True) == search(build(), -1, every=True)


def test_chains_through_sets_are_found_alike():
    state = POSITIONS[1]
    sets = almost_locked_sets(state.shape, tuple(state.candidates), 2)
    for settling in (False, True):
        graph = ChainGraph(state).add_cells().add_sets(sets, settling)
        found = shortest_chains(graph)
        assert found == search(graph, -1)
        assert any(graph.links[link].within for chain in found for link in chain.strong())


def test_only_what_is_asked_for_is_searched_for():
    state = POSITIONS[0]
    graph = ChainGraph(state).add_cells().add_houses(range(1, 10))
    only = sum(1 << fact for fact in random.Random(1).sample(graph.candidates, 12))
    assert shortest_chains(graph, only) == search(graph, only)


def test_a_technique_that_goes_digit_by_digit_forgets_nothing_and_makes_nothing_up():
    for state in POSITIONS:
        first, again = list(SKYSCRAPER.find(state)), list(SKYSCRAPER.find(state))
        fresh = [found for digit in range(1, 10) for found in SKYSCRAPER.find.of_digit(state, digit)]
        assert first == again == fresh
