"""Going through a list: the kernel, its twin by SAT and trying all grids agree; a stop loses nothing."""

import random
from functools import cache
from itertools import permutations, product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.helpers import generated
from whygrid import Budget, examples, parse
from whygrid.engine.lists import go_through
from whygrid.errors import UsageError
from whygrid.grid import Cell
from whygrid.kernels import NATIVE
from whygrid.service.lists.natural import natural
from whygrid.service.lists.running import reader_of, run
from whygrid.service.lists.text import PositionList
from whygrid.service.measuring import k as exact_k
from whygrid.service.solving import first_solutions

EVERYWHERE = PositionList.parse("r1-9c1-9")
SETS_OF_4X4 = st.lists(
    st.frozensets(st.builds(Cell, st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=9),
    min_size=1,
    max_size=6,
)


def example(name):
    return parse(examples()[name].text)


def only(listed, puzzle, **options):
    (outcome,) = run(listed, [puzzle], **options)
    return outcome


@cache
def all_grids():
    """The 288 full grids of 4x4, by trying all rows."""
    rows = list(permutations(range(1, 5)))
    grids = []
    for one, two, three, four in product(rows, repeat=4):
        columns = zip(one, two, three, four, strict=True)
        if any(len(set(column)) < 4 for column in columns):
            continue
        boxes = (one[:2] + two[:2], one[2:] + two[2:], three[:2] + four[:2], three[2:] + four[2:])
        if all(len(set(box)) == 4 for box in boxes):
            grids.append(one + two + three + four)
    return grids


def by_trying_all_grids(sets, givens, inside):
    """The cells that are known when nothing more follows, and whether that took a pass that added nothing."""
    known = {cell for cell, digit in enumerate(givens) if digit}
    solution = next(g for g in all_grids() if all(g[c] == givens[c] for c in known))
    progress = True
    while progress:
        progress = False
        for cells in sets:
            seen = cells & known
            grids = [g for g in all_grids() if all(g[c] == solution[c] for c in seen)]
            allowed = cells if inside else range(16)
            new = {c for c in allowed if c not in known and len({g[c] for g in grids}) == 1}
            known |= new
            progress = progress or bool(new)
    return known


@pytest.mark.parametrize("inside", [False, True])
@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
@given(sets=SETS_OF_4X4, seed=st.integers(0, 9))
def test_on_4x4_it_fills_in_what_all_grids_that_look_the_same_have_in_common(inside, sets, seed):
    puzzle = generated(seed, 0, 2, 2)
    outcome = only(PositionList(tuple(sets)), puzzle, inside=inside)
    numbered = [{4 * cell.row + cell.column for cell in cells} for cells in sets]
    known = by_trying_all_grids(numbered, puzzle.board.givens, inside)
    names = {f"r{cell // 4 + 1}c{cell % 4 + 1}" for cell in range(16) if cell not in known}
    assert set(outcome.stuck) == names
    assert outcome.walk.won == (not names)


@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
@given(sets=SETS_OF_4X4, seed=st.integers(0, 9))
def test_the_order_of_the_list_does_not_matter_for_where_it_ends(sets, seed):
    puzzle = generated(seed, 0, 2, 2)
    there, back = PositionList(tuple(sets)), PositionList(tuple(reversed(sets)))
    assert only(there, puzzle).stuck == only(back, puzzle).stuck


@pytest.mark.skipif(not NATIVE, reason="there is nothing to compare with")
@pytest.mark.parametrize("inside", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_the_kernel_and_the_twin_give_the_same_looks(seed, inside):
    rng = random.Random(seed)
    puzzle = generated(seed, 12)
    listed = PositionList(tuple(rng.sample(natural(33, "chute-lines").sets, 5)))
    sets, (solution,) = listed.masks_on(puzzle), first_solutions(puzzle, 2, Budget())
    with reader_of(puzzle, solution, inside, None, Budget()) as reader:
        assert only(listed, puzzle, inside=inside).walk == go_through(reader, sets)


def test_only_sets_with_all_that_is_needed_give_something():
    # Four cells, three of them with a 6, force r2c4; see docs/k.md.
    listed = PositionList.parse("r1c7 r3c4 r6c5\nr1c7 r3c4 r6c5 r7c6\nr1c7 r3c4 r6c5 r7c6 r2c4")
    outcome = only(listed, example("classic"))
    assert [(look.during, look.by) for look in outcome.walk.looks] == [(1, 2)]
    assert [str(outcome.puzzle.rules.fact(fact)) for fact in outcome.filled] == ["r2c4=6"]
    assert (outcome.walk.won, outcome.walk.passes, outcome.used) == (False, 2, [2])
    assert [look.by for look in only(listed, example("classic"), inside=True).walk.looks] == [3]


def test_one_look_at_everything_wins_and_nothing_is_left():
    outcome = only(EVERYWHERE, example("escargot"))
    assert (outcome.walk.won, outcome.walk.passes, outcome.used, outcome.stuck) == (True, 1, [1], [])
    assert outcome.puzzle.fill(outcome.filled).givens == outcome.solution


def test_a_full_board_is_won_without_a_pass():
    for solved in (
        "1243342143122134",
        "948715623325649718671832459856971342794283561132564897587126934419357286263498175",
    ):
        outcome = only(PositionList.parse("r1c1"), parse(solved))
        assert (outcome.walk.won, outcome.walk.passes, outcome.walk.looks) == (True, 0, ())


def test_a_list_of_smaller_sets_than_the_k_of_the_puzzle_never_wins():
    puzzle = example("wikipedia")
    assert exact_k(puzzle).upper == 5
    assert not only(natural(4, "singles"), puzzle).walk.won


def test_by_techniques_no_more_is_filled_in_than_by_any_reasoning():
    puzzle, listed = example("classic"), natural(54, "boxes-6", length=12)
    exact = only(listed, puzzle)
    singles = only(listed, puzzle, techniques=("hidden single", "naked single"))
    assert 0 < len(singles.filled) <= len(exact.filled)
    assert set(singles.filled) <= set(exact.filled)
    assert only(EVERYWHERE, example("wikipedia"), techniques=("hidden single",)).walk.won
    assert not only(EVERYWHERE, example("escargot"), techniques=("naked single",)).walk.won


def test_a_technique_that_does_not_exist_is_refused():
    with pytest.raises(UsageError, match="no technique 'guess'"):
        only(EVERYWHERE, example("classic"), techniques=("guess",))


def test_what_can_not_be_won_is_refused_in_its_place_and_the_others_are_tried():
    puzzles = [example("two-solutions"), example("classic"), example("mini"), example("kakuro-first")]
    outcomes = list(run(EVERYWHERE, puzzles))
    problems = [str(outcome.what) if isinstance(outcome, UsageError) else "" for outcome in outcomes]
    assert problems[0] == "it has several solutions" and problems[1] == ""
    assert "not on this board" in problems[2] and "more to look at" in problems[3]
    assert outcomes[1].walk.won


def test_a_spent_budget_ends_it():
    assert list(run(EVERYWHERE, [example("classic")], budget=Budget(0))) == []


def test_a_stop_in_the_middle_keeps_the_looks_until_then():
    budget = Budget()
    listed = natural(4, "singles")
    puzzles = [generated(seed, 20) for seed in range(40)]
    outcomes = list(
        run(listed, puzzles, budget=budget, threads=1, progress=lambda done: budget.cancel("enough"))
    )
    stopped = [outcome for outcome in outcomes if outcome.walk.stopped]
    assert all(outcome.walk.stopped == "enough" and not outcome.walk.won for outcome in stopped)
    finished = [outcome for outcome in outcomes if not outcome.walk.stopped]
    again = list(run(listed, [outcome.puzzle for outcome in finished]))
    assert [outcome.walk for outcome in finished] == [outcome.walk for outcome in again]


def test_the_progress_counts_puzzles():
    heard = []
    list(run(EVERYWHERE, [generated(seed) for seed in range(3)], progress=heard.append))
    assert heard[-1] == 3
    assert heard == sorted(heard)
