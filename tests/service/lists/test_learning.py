"""Learnt lists win what they were learnt from, have no set too many, and depend on the seed alone."""

import random

import pytest

from tests.helpers import generated
from whygrid import Budget, examples, parse
from whygrid.engine.lists import Readers
from whygrid.errors import UsageError
from whygrid.kernels import NATIVE
from whygrid.puzzle import Puzzle
from whygrid.service.lists.learnt import learn
from whygrid.service.lists.natural import natural
from whygrid.service.lists.running import reader_of, run
from whygrid.service.solving import first_solutions

SMALL = [generated(seed, 0, 2, 2) for seed in range(8)]
LARGE = [generated(seed, 10) for seed in range(12)]


def won(listed, puzzles):
    return sum(outcome.walk.won for outcome in run(listed, puzzles))


@pytest.mark.parametrize(("puzzles", "k"), [(SMALL, 6), (LARGE, 45)])
def test_the_list_wins_its_puzzles_by_sets_of_at_most_k_cells(puzzles, k):
    found = learn(puzzles, k, tries=10)
    assert found.won == found.puzzles == len(puzzles) == won(found.listed, puzzles)
    assert found.listed.k <= k
    assert found.stopped == ""


@pytest.mark.parametrize(("puzzles", "k"), [(SMALL, 6), (LARGE, 45)])
def test_no_set_could_be_left_out(puzzles, k):
    listed = learn(puzzles, k, tries=10).listed
    for number in range(len(listed.sets)):
        fewer = listed.sets[:number] + listed.sets[number + 1 :]
        assert not fewer or won(type(listed)(fewer), puzzles) < len(puzzles)


def test_the_same_seed_gives_the_same_list():
    first, again, other = (learn(LARGE, 54, tries=5, seed=seed) for seed in (1, 1, 2))
    assert first == again
    assert first.listed.sets != other.listed.sets


def test_the_list_has_no_more_sets_than_wanted_and_says_what_it_wins():
    found = learn(LARGE, 45, length=3, tries=5)
    assert len(found.listed.sets) <= 3
    assert found.won == won(found.listed, LARGE)
    assert f"learnt from {len(LARGE)} puzzles, of which it wins {found.won}" in found.listed.notes[-1]


def test_a_share_of_the_puzzles_is_enough_and_takes_fewer_sets():
    half, whole = (learn(LARGE, 45, share=share, tries=5) for share in (0.5, 1.0))
    assert half.won >= len(LARGE) / 2
    assert len(half.listed.sets) < len(whole.listed.sets)


def test_copies_are_shifted_images_of_the_set():
    found = learn(SMALL, 6, share=0.1, copies=True, tries=0)
    assert found.won >= 1
    alone = learn(SMALL, 6, length=1, copies=False, tries=0)
    assert len(alone.listed.sets) == 1


def test_it_chooses_from_a_natural_kind_where_one_is_named():
    found = learn(LARGE, 54, kind="boxes-6", tries=0)
    assert set(found.listed.sets) < set(natural(54, "boxes-6").sets)
    assert found.won == won(natural(54, "boxes-6"), LARGE)


def test_a_small_k_gives_up_where_no_set_helps():
    found = learn(LARGE[:3], 3, tries=1)
    assert (found.listed.sets, found.won) == ((), 0)


def test_a_spent_budget_leaves_the_list_as_far_as_it_came():
    budget = Budget()

    def stop_at_two(length, wins):
        if length >= 2:
            budget.cancel("enough")

    found = learn(LARGE, 45, tries=0, copies=False, budget=budget, news=stop_at_two)
    assert (found.stopped, len(found.listed.sets)) == ("enough", 2)
    assert found.won == won(found.listed, LARGE)


@pytest.mark.parametrize(
    ("puzzles", "what"),
    [
        ([], "no puzzles to learn from"),
        ([*LARGE[:2], SMALL[0]], "not that of the first"),
        ([parse(examples()["two-solutions"].text)], "several solutions"),
        ([parse(examples()["kakuro-first"].text)], "more to look at"),
    ],
)
def test_what_nothing_can_be_learnt_from_is_refused(puzzles, what):
    with pytest.raises(UsageError, match=what):
        learn(puzzles, 20)


@pytest.mark.skipif(not NATIVE, reason="there is nothing to compare with")
@pytest.mark.parametrize("inside", [False, True])
def test_the_kernel_and_the_twin_agree_about_a_sample(inside):
    rng = random.Random(3)
    puzzles = [generated(seed, 15) for seed in range(3)]
    listing = puzzles[0].genre.listing()
    fast = listing.sample([puzzle.board for puzzle in puzzles], inside)
    sets = rng.sample(natural(45, "boxes-5").masks_on(puzzles[0]), 6)
    readers = [_reader(puzzle, inside) for puzzle in puzzles]
    slow = Readers([context.__enter__() for context in readers])
    assert fast.known() == slow.known()
    assert fast.helped(sets[:3]) == slow.helped(sets[:3])
    assert fast.advance(sets[:3]) == slow.advance(sets[:3])
    assert fast.known() == slow.known()
    assert fast.helped(sets[3:]) == slow.helped(sets[3:])
    assert fast.uses(sets) == slow.uses(sets)
    assert fast.lost(sets, 3) == slow.lost(sets, 3)
    assert fast.lost(sets[:1], 0) == slow.lost(sets[:1], 0) == 1
    for context in readers:
        context.__exit__(None, None, None)


def _reader(puzzle: Puzzle, inside: bool):
    (solution,) = first_solutions(puzzle, 2, Budget())
    return reader_of(puzzle, solution, inside, None, Budget())
