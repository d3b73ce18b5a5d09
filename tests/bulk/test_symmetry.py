from __future__ import annotations

import numpy as np
import pytest

from tests.bulk.conftest import EASY, SEVENTEEN
from whygrid import bulk
from whygrid.bulk.arrays import as_grids, to_lines
from whygrid.kernels import bulk_counterpart


def test_images_and_inverse_maps_lead_back() -> None:
    puzzles = bulk.generate(20, rng=1)
    solutions = bulk.solve(puzzles).solutions
    images = bulk.augment(puzzles, solutions, times=5, rng=2)
    assert images.solutions is not None
    back = images.maps.inverse()
    assert (back.apply(images.puzzles) == np.repeat(puzzles, 5, axis=0)).all()
    assert (back.apply(images.solutions) == np.repeat(solutions, 5, axis=0)).all()
    assert (bulk.solve(images.puzzles).solutions == images.solutions).all()


def test_augmenting_depends_on_the_seed_alone() -> None:
    one = bulk.augment([EASY, SEVENTEEN], times=100, rng=3, threads=1)
    two = bulk.augment([EASY, SEVENTEEN], times=100, rng=3, threads=2)
    other = bulk.augment([EASY, SEVENTEEN], times=100, rng=4)
    assert (one.puzzles == two.puzzles).all()
    assert (one.puzzles != other.puzzles).any()


def test_symmetries_are_spread_evenly() -> None:
    maps = bulk.augment(["." * 81], times=8000, rng=5).maps
    for column in (0, 40, 80):
        counts = np.bincount(maps.cells[:, column], minlength=81)
        assert ((counts - 8000 / 81) ** 2 / (8000 / 81)).sum() < 140  # 80 degrees of freedom, p = 4e-5
    counts = np.bincount(maps.digits[:, 1], minlength=10)[1:]
    assert ((counts - 8000 / 9) ** 2 / (8000 / 9)).sum() < 35


@pytest.mark.parametrize("puzzle", [EASY, SEVENTEEN, "12.." * 20 + "3"])
def test_the_canonical_form_is_the_twins(puzzle: str) -> None:
    grid = as_grids([puzzle])
    expected = np.zeros_like(grid)
    bulk_counterpart.canonical(grid, expected, 1, None)
    assert (bulk.canonical(grid) == expected).all()


def test_degenerate_grids_have_a_canonical_form_too() -> None:
    forms = bulk.canonical(["." * 81, "7" + "." * 80, "7" * 81])
    assert to_lines(forms) == ["." * 81, "." * 80 + "1", "1" * 81]


def test_the_canonical_form_of_grids_and_sparse_puzzles_is_the_twins() -> None:
    grids = bulk.grids(2, rng=6)
    sparse = grids[:1].copy()
    sparse[:, 30:] = 0
    both = np.concatenate([grids, sparse])
    expected = np.zeros_like(both)
    bulk_counterpart.canonical(both, expected, 1, None)
    assert (bulk.canonical(both) == expected).all()


def test_the_canonical_form_is_the_same_for_all_images_and_is_one_of_them() -> None:
    grids = bulk.grids(60, rng=7)
    puzzles = np.concatenate(
        [bulk.minimise(grids, rng=8), bulk.generate(40, rng=9, clues=40, minimal=False), grids]
    )
    forms = bulk.canonical(puzzles)
    assert (bulk.canonical(bulk.augment(puzzles, rng=10).puzzles) == forms).all()
    assert (bulk.canonical(forms) == forms).all()
    assert (bulk.count(forms, limit=9) == bulk.count(puzzles, limit=9)).all()


def test_seventeen_clue_puzzles_of_the_shared_file_have_different_forms(shared: object) -> None:
    puzzles = bulk.read(f"{shared}/17clue_first10000.txt")
    forms = bulk.canonical(bulk.augment(puzzles, rng=11).puzzles)
    assert len(np.unique(forms, axis=0)) == len(puzzles)
    assert (forms == puzzles).all(axis=1).mean() > 0.99  # the file is kept in minlex form, nearly
