"""The native search for chains and the one in Python find the same chains in the same order."""

from __future__ import annotations

import random

import pytest

from tests.helpers import generated
from whygrid.engine.walk import Strategy, Walk
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.techniques import TECHNIQUES
from whygrid.genres.sudoku.techniques.forcing_chains import CELL_FORCING_CHAIN, HOUSE_FORCING_CHAIN
from whygrid.genres.sudoku.techniques.medusa import MEDUSA
from whygrid.genres.sudoku.techniques.turbot import SKYSCRAPER
from whygrid.genres.sudoku.toolbox.chain_graph import (
    CANDIDATES,
    CELLS,
    HOUSES,
    WITH_GROUPS,
    ChainGraph,
    Kinds,
)
from whygrid.genres.sudoku.toolbox.chain_search import search, shortest_chains

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
    for kinds, digit in ((CELLS, None), (CANDIDATES, None), (WITH_GROUPS, None), (HOUSES, 5)):
        for every in (False, True):
            native, twin = ChainGraph(state, kinds, digit), ChainGraph(state, kinds, digit)
            assert shortest_chains(native, every=every) == search(twin, -1, every=every)
            assert native.links.items() <= twin.links.items()
            assert native.facts.items() <= twin.facts.items()


def test_chains_through_sets_are_found_alike():
    state = POSITIONS[1]
    for kinds in (Kinds(cells=True, sets=2), Kinds(cells=True, sets=2, settling=True)):
        native, twin = ChainGraph(state, kinds), ChainGraph(state, kinds)
        found = shortest_chains(native)
        assert found == search(twin, -1)
        assert native.links.items() <= twin.links.items()
        assert any(native.links[link].within for chain in found for link in chain.strong())


def test_forcing_chains_and_colours_are_found_alike():
    found = 0
    for state in POSITIONS:
        twin = state.copy()
        twin.native = None
        for technique in (CELL_FORCING_CHAIN, HOUSE_FORCING_CHAIN, MEDUSA):
            told = list(technique.find(state))
            assert told == list(technique.find(twin))
            found += len(told)
    assert found


def test_only_what_is_asked_for_is_searched_for():
    state = POSITIONS[0]
    graph = ChainGraph(state, CANDIDATES)
    only = sum(1 << fact for fact in random.Random(1).sample(graph.candidates, 12))
    assert shortest_chains(graph, only) == search(graph, only)


def test_a_technique_that_goes_digit_by_digit_forgets_nothing_and_makes_nothing_up():
    for state in POSITIONS:
        first, again = list(SKYSCRAPER.find(state)), list(SKYSCRAPER.find(state))
        fresh = [found for digit in range(1, 10) for found in SKYSCRAPER.find.of_digit(state, digit)]
        assert first == again == fresh
