"""Almost locked sets and nets: the native module finds what the ways in Python find."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from tests.helpers import generated
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.techniques import TECHNIQUES
from whygrid.genres.sudoku.techniques.als_chains import ALS_CHAIN, ALS_XY_WING, ALS_XZ
from whygrid.genres.sudoku.techniques.bent_sets import find_bent_sets, find_wxyz_wing
from whygrid.genres.sudoku.techniques.death_blossom import DEATH_BLOSSOM
from whygrid.genres.sudoku.techniques.forcing_nets import nets_of, story_of
from whygrid.genres.sudoku.techniques.nested_nets import nested_stories, refuted
from whygrid.genres.sudoku.toolbox.als import almost_locked_sets, find_links, find_sets, restricted_links


def positions() -> Iterator[Marks]:
    """The givens of some puzzles, of two sizes."""
    for seed in range(3):
        for size in ({}, {"box_rows": 2, "box_columns": 3}):
            puzzle = generated(seed, **size)
            state = puzzle.genre.state(puzzle.board, puzzle.givens)
            assert isinstance(state, Marks)
            yield state


def test_almost_locked_sets_and_their_links_are_the_same():
    for state in positions():
        key = state.shape, tuple(state.candidates)
        sets = find_sets(*key)
        assert almost_locked_sets(*key) == sets
        native, twin = restricted_links(*key), find_links(*key, sets)
        assert native[:2] == twin[:2]
        for entries in (0, 1, 5 << 3, (1 << len(sets) * state.size) - 1):
            assert native.beyond(entries) == twin.beyond(entries)


def without_native(state: Marks) -> Marks:
    twin = state.copy()
    twin.native = None
    return twin


def test_the_stories_of_nets_are_the_same_in_the_same_order():
    told = 0
    for state in positions():
        twin = without_native(state)
        assert nets_of(state) == nets_of(twin)
        for fact, follow in nets_of(state)[::3]:
            story = story_of(state, fact)
            assert story == story_of(twin, fact)
            assert (story is None) == (follow >= 0)
            told += story is not None
    assert told


def test_the_stories_of_nested_nets_are_the_same_in_the_same_order():
    inside = 0
    for state in islice(positions(), 4):
        twin = without_native(state)
        facts = [fact for fact, _ in nets_of(state)][::23]
        stories = nested_stories(twin, facts)
        assert nested_stories(state, facts) == stories
        assert refuted(state, facts) == refuted(twin, facts) == [story.start for story in stories]
        inside += sum(len(story.inside) for story in stories)
    assert inside


def test_a_net_starts_from_an_open_candidate():
    state = next(positions())
    for fact in (0, -1, state.truth.index(1), state.truth.index(-1)):
        with pytest.raises(ValueError, match="not open"):
            story_of(state, fact)
        with pytest.raises(ValueError, match="not open"):
            nested_stories(state, [fact])


def test_wxyz_wings_are_the_same(monkeypatch):
    for state in positions():
        native = list(find_wxyz_wing(state))
        with monkeypatch.context() as without:
            without.setattr("whygrid.genres.sudoku.techniques.bent_sets.geometry_of", lambda shape: None)
            assert list(find_wxyz_wing(state)) == native
        assert all(len(cells) == 4 for cells, _, _ in find_bent_sets(state))


def test_chains_and_blossoms_of_sets_are_the_same(monkeypatch):
    found = 0
    for state in islice(positions(), 2):
        for technique in (ALS_XZ, ALS_XY_WING, ALS_CHAIN, DEATH_BLOSSOM):
            native = list(technique.find(state))
            found += len(native)
            with monkeypatch.context() as without:
                for module in ("als_chains", "death_blossom"):
                    name = f"whygrid.genres.sudoku.techniques.{module}.set_search"
                    without.setattr(name, lambda shape, candidates, largest=0: None)
                assert list(technique.find(state)) == native
    assert found


def test_an_outline_has_what_is_counted_of_each_deduction():
    outlined = [technique for technique in TECHNIQUES if technique.outline]
    assert outlined
    for state in islice(positions(), 2):
        for technique in outlined:
            assert technique.outline
            found = [(d.conclusions, d.pattern, len(d.cases)) for d in technique.find(state)]
            assert found == [(d.conclusions, d.pattern, len(d.cases)) for d in technique.outline(state)]
