"""Puzzles by k: what comes out has the k that was asked for, by the same engine and by its definition."""

import numpy as np
import pytest

import whygrid.bulk as bulk
from whygrid.budget import Budget
from whygrid.bulk.climbing import Wish, find
from whygrid.bulk.generation import orbits
from whygrid.errors import Stopped
from whygrid.kernels import NATIVE

pytestmark = pytest.mark.skipif(not NATIVE, reason="needs the native module")


def found(wish, seed=1, budget=None, **options):
    return find(wish, np.random.default_rng(seed), budget or Budget(), **options)


@pytest.mark.parametrize(
    "wish", [Wish(min_k=15), Wish(min_k=14, symmetry="rotation"), Wish(min_k=12, max_k=17, clues=25)]
)
def test_a_hard_puzzle_is_as_hard_as_wished_and_has_no_needless_clue(wish):
    puzzle = found(wish)
    assert wish.min_k <= bulk.k(puzzle).k[0] <= wish.max_k
    assert wish.clues in (None, np.count_nonzero(puzzle))
    orbit = orbits(wish.symmetry)
    for cells in np.unique(orbit[puzzle > 0]):
        assert (puzzle[orbit == cells] > 0).all()
        assert bulk.count(np.where(orbit == cells, 0, puzzle))[0] == 2


@pytest.mark.parametrize("wish", [Wish(max_k=5), Wish(max_k=8, symmetry="diagonal"), Wish(max_k=6, clues=40)])
def test_a_gentle_puzzle_is_gentle_and_no_clue_can_go_without_making_it_harder(wish):
    puzzle = found(wish)
    assert bulk.k(puzzle).k[0] <= wish.max_k
    if wish.clues is not None:
        assert np.count_nonzero(puzzle) == wish.clues
        return
    orbit = orbits(wish.symmetry)
    for cells in np.unique(orbit[puzzle > 0]):
        fewer = np.where(orbit == cells, 0, puzzle)
        assert bulk.count(fewer)[0] > 1 or bulk.k(fewer).k[0] > wish.max_k


def test_the_same_seed_gives_the_same_puzzle():
    assert (found(Wish(min_k=14), 5) == found(Wish(min_k=14), 5)).all()
    assert (found(Wish(max_k=8), 5) != found(Wish(max_k=8), 6)).any()


def test_a_search_that_is_stopped_has_told_of_its_best_puzzles():
    told = []

    def hear(puzzle, words):
        told.append((int(bulk.k(puzzle).k[0]), words))
        if len(told) == 2:
            budget.cancel("enough")

    budget = Budget()
    with pytest.raises(Stopped, match="enough"):
        found(Wish(min_k=40), budget=budget, news=hear)
    assert "k not measured yet" in told[0][1]
    assert told[1][1].startswith(f"k {told[1][0]}, ")


@pytest.mark.parametrize("wish", [Wish(min_k=9, max_k=8), Wish(max_k=8, padded=True)])
def test_a_wish_that_contradicts_itself_is_refused(wish):
    with pytest.raises(bulk.BulkError):
        found(wish)
