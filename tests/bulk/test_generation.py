from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.bulk.conftest import native
from whygrid import bulk
from whygrid.bulk.generation import _TRIES, CLUE_SHARES, Symmetry, _draw_clues, orbits
from whygrid.errors import Stopped
from whygrid.kernels import bulk_counterpart


def clue_counts(puzzles: np.ndarray) -> np.ndarray:
    return (puzzles > 0).sum(axis=1)


def test_generated_puzzles_are_minimal_and_as_many_clues_as_known() -> None:
    puzzles = bulk.generate(2000, rng=1)
    assert bulk.is_minimal(puzzles).all()
    assert 24.2 < clue_counts(puzzles).mean() < 24.6  # published for this method: 24.38
    assert len(np.unique(puzzles, axis=0)) == 2000


def test_item_i_depends_on_the_seed_alone() -> None:
    many = bulk.generate(300, rng=7, threads=2)
    assert (bulk.generate(100, rng=7, threads=1) == many[:100]).all()
    assert (bulk.generate(300, rng=8) != many).any()
    assert (bulk.grids(40, rng=7, threads=2)[:20] == bulk.grids(20, rng=7, threads=1)).all()


@pytest.mark.parametrize(
    ("clues", "minimal"), [(23, True), (26, True), (26, False), (30, False), (45, False), (81, False)]
)
def test_clue_counts_are_exact(clues: int, minimal: bool) -> None:
    puzzles = bulk.generate(30, rng=2, clues=clues, minimal=minimal)
    assert set(clue_counts(puzzles)) == {clues}
    assert (bulk.count(puzzles) == 1).all()
    assert not minimal or bulk.is_minimal(puzzles).all()


@pytest.mark.parametrize(
    "symmetry", ["rotation", "quarter", "diagonal", "antidiagonal", "vertical", "horizontal"]
)
def test_clues_are_symmetric_and_no_orbit_can_go(symmetry: Symmetry) -> None:
    puzzles = bulk.generate(20, rng=3, symmetry=symmetry)
    orbit = orbits(symmetry)
    assert (bulk.count(puzzles) == 1).all()
    for unit in np.unique(orbit):
        cells = orbit == unit
        some, all_ = (puzzles[:, cells] > 0).any(axis=1), (puzzles[:, cells] > 0).all(axis=1)
        assert (some == all_).all()
        without = puzzles[some].copy()
        without[:, cells] = 0
        assert (bulk.count(without) == 2).all()


def test_symmetric_puzzles_with_an_exact_number_of_clues() -> None:
    puzzles = bulk.generate(10, rng=4, symmetry="rotation", clues=32, minimal=False)
    assert set(clue_counts(puzzles)) == {32}


def test_clues_keep_to_the_mask() -> None:
    mask = np.ones((9, 9), bool)
    mask[3:6, 3:6] = False
    puzzles = bulk.generate(20, rng=5, mask=mask)
    assert not puzzles.reshape(-1, 9, 9)[:, 3:6, 3:6].any()
    assert bulk.is_minimal(puzzles).all()
    whole = bulk.generate(5, rng=6, mask=mask, minimal=False)
    assert (clue_counts(whole) == 72).all()


def test_thin_masks_are_filled_by_changing_clues() -> None:
    mask = bulk.generate(1, rng=8, clues=27)[0] > 0
    puzzles = bulk.generate(5, rng=9, mask=mask, minimal=False)
    assert ((puzzles > 0) == mask).all()
    assert (bulk.count(puzzles) == 1).all()
    assert len(np.unique(puzzles, axis=0)) == 5
    assert (bulk.generate(5, rng=9, mask=mask, minimal=False, threads=1) == puzzles).all()


def test_a_mask_that_nothing_fits_is_given_up_with_its_puzzle() -> None:
    mask = np.zeros(81, bool)
    mask[[0, 1, 9, 13, 20, 24, 30, 32, 40, 47, 50, 51, 58, 62, 67, 71, 78]] = True
    with pytest.raises(bulk.BulkError, match="puzzle 0: no such puzzle in 50 attempts"):
        bulk.generate(3, rng=7, mask=mask, attempts=50)


def test_symmetry_and_mask_and_number_go_together() -> None:
    mask = np.ones((9, 9), bool)
    mask[4, 4] = mask[0, 0] = mask[8, 8] = False
    puzzles = bulk.generate(3, rng=8, mask=mask, symmetry="rotation", clues=36, minimal=False)
    assert set(clue_counts(puzzles)) == {36}
    assert not puzzles[:, [0, 40, 80]].any()
    assert ((puzzles > 0) == (puzzles[:, ::-1] > 0)).all()


def test_uniform_grids_obey_the_rules_and_all_digits_stand_everywhere() -> None:
    grids = bulk.grids(900, rng=8)
    assert (bulk.count(grids) == 1).all()
    for cell in (0, 40, 80, 33):
        counts = np.bincount(grids[:, cell], minlength=10)[1:]
        assert ((counts - 100) ** 2 / 100).sum() < 35  # 8 degrees of freedom, p = 3e-5


def test_unbiased_puzzles_are_minimal_and_the_stream_is_reproducible() -> None:
    puzzles = bulk.generate(4, rng=10, clues=26, unbiased=True, threads=2)
    assert bulk.is_minimal(puzzles).all()
    assert set(clue_counts(puzzles)) == {26}
    assert (bulk.generate(4, rng=10, clues=26, unbiased=True, threads=1) == puzzles).all()


def test_unbiased_finds_come_as_often_as_published() -> None:
    """Chi-square over the whole distribution: finds in so many tries, for each number of clues."""
    expected = {24: 6, 25: 8, 26: 10, 27: 8, 28: 6, 29: 3}
    chi_square = 0.0
    for clues, number in expected.items():
        blocks = 16 * number
        tries = int(_TRIES[clues] * number / blocks)
        found = len(native.unbiased(11, clues, 0, blocks, tries, 10**9, 2, None)) // 81
        chi_square += (found - number) ** 2 / number
    assert chi_square < 25  # 6 degrees of freedom, p = 3e-4


def test_clue_numbers_of_unbiased_puzzles_are_drawn_as_published() -> None:
    drawn = np.bincount(_draw_clues(100_000, None, seed=3), minlength=40)
    chi_square = 0.0
    for clues in range(23, 31):
        expected = CLUE_SHARES[clues] * 1000
        chi_square += (drawn[clues] - expected) ** 2 / expected
    assert chi_square < 30  # 8 degrees of freedom, p = 2e-4


def test_unbiased_puzzles_do_not_depend_on_the_kernel(kernel_name: str) -> None:
    arguments = 12, 28, 0, 12, 1_000_000, 3
    assert native.unbiased(*arguments, 2, None, kernel_name) == native.unbiased(*arguments, 1, None, "128")


def test_the_twin_draws_uniform_grids_and_unbiased_puzzles_too() -> None:
    grids = np.zeros((1, 81), np.uint8)
    bulk_counterpart.uniform_grids(1, grids, 1, None)
    assert bulk.count(grids).tolist() == [1]
    finds = bulk_counterpart.unbiased(2, 26, 0, 1, 200, 1, 1, None)
    assert bulk.is_minimal(np.frombuffer(finds, np.uint8).reshape(-1, 81)).all()


def test_the_twins_unavoidable_sets_are_unavoidable() -> None:
    grid = bulk.grids(1, rng=3)[0]
    for cells in bulk_counterpart.two_digit_sets(grid.tolist()):
        without = grid.copy()
        without[list(cells)] = 0
        assert bulk.count(without[None]).tolist() == [2]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"clues": 16}, "17 to 81"),
        ({"minimal": False}, "say how many clues"),
        ({"symmetry": "spiral"}, "one of none, rotation"),
        ({"mask": [1, 0]}, "81 truth values"),
        ({"clues": 30, "mask": [1] * 25 + [0] * 56}, "mask of 25 cells"),
        ({"unbiased": True, "symmetry": "rotation"}, "just one of them"),
        ({"unbiased": True, "clues": 40}, "20 to 31"),
        ({"threads": 0}, "1 to 1024"),
        ({"threads": 10**6}, "1 to 1024"),
        ({"mask": [1] * 16 + [0] * 65}, "no puzzle has fewer clues"),
        ({"mask": [0] * 18 + [1] * 63}, "without clues in rows 1 and 2"),
        ({"mask": ([1] * 6 + [0] * 2 + [1]) * 9}, "without clues in columns 7 and 8"),
        ({"mask": [0] + [1] * 80, "symmetry": "rotation"}, "lacks the symmetry 'rotation'"),
        ({"symmetry": "quarter", "clues": 30}, "possible near it: 28, 29, 32, 33"),
    ],
)
def test_what_can_not_be_is_refused_in_plain_words(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(bulk.BulkError, match=message):
        bulk.generate(1, **arguments)  # type: ignore[arg-type]


def test_the_counterpart_generates_such_puzzles_too() -> None:
    puzzles, made = np.zeros((2, 81), np.uint8), np.zeros(2, np.uint8)
    bulk_counterpart.generate(
        1, 30, False, orbits("rotation"), np.ones(81, np.uint8), 100, puzzles, made, 1, None
    )
    assert made.all()
    assert (bulk.count(puzzles) == 1).all()
    assert set(clue_counts(puzzles)) == {30}


@pytest.mark.parametrize("order", [{"clues": 22}, {"unbiased": True, "clues": 25}])
def test_what_was_made_before_a_stop_is_the_beginning_of_what_would_have_been_made(order: Any) -> None:
    def progress(done: int, total: int) -> None:
        if done >= 40:
            raise Stopped("enough")

    with pytest.raises(Stopped, match="enough") as stop:
        bulk.generate(5000, rng=3, progress=progress, **order)
    made = stop.value.made
    assert len(made) < 5000
    assert (made == bulk.generate(len(made), rng=3, **order)).all()
