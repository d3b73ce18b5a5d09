from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from tests.bulk.conftest import EASY
from whygrid import bulk
from whygrid.bulk.arrays import as_grids, to_lines


def test_lines_and_arrays_are_the_same_puzzles() -> None:
    grid = as_grids([EASY])
    for same in (
        EASY,
        [EASY.replace(".", "0")],
        grid[0],
        grid.reshape(1, 9, 9),
        grid.astype(np.int64),
        np.array([EASY]),
    ):
        assert (as_grids(same) == grid).all()
    assert to_lines(grid) == [EASY]
    assert as_grids([]).shape == (0, 81)


@pytest.mark.parametrize(
    ("puzzles", "message"),
    [
        (["." * 81, "." * 80], "puzzles, row 1: 80 symbols"),
        (["." * 81, "." * 80 + "x"], r"puzzles, row 1, r9c9: 'x' is not a digit"),
        (["." * 80 + "é"], "row 0: a symbol that is no digit"),
        (np.full((2, 81), 10), r"puzzles, row 0, r1c1: 10 is not a digit"),
        (np.full((2, 81), -1), "row 0"),
        (np.zeros((2, 80), int), r"puzzles of shape \(2, 80\)"),
        (np.zeros((1, 81)), "puzzles of dtype float64"),
    ],
)
def test_bad_input_is_one_clear_error_with_its_row(puzzles: object, message: str) -> None:
    with pytest.raises(bulk.BulkError, match=message):
        bulk.count(puzzles)  # type: ignore[arg-type]


def test_no_puzzles_are_no_problem() -> None:
    none = np.zeros((0, 81), np.uint8)
    assert bulk.count(none).shape == (0,)
    assert bulk.solve(none).solutions.shape == (0, 81)
    assert bulk.canonical(none).shape == bulk.minimise(none).shape == bulk.generate(0).shape == (0, 81)
    assert bulk.backbone(none).shape == (0, 81, 9)
    assert bulk.augment(none, none, times=3).puzzles.shape == (0, 81)


def test_without_the_native_module_the_twin_works_and_says_so_once() -> None:
    program = f"""
import sys, warnings
sys.modules["whygrid.kernels._native"] = None
from whygrid import bulk
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    assert bulk.count([{EASY!r}]).tolist() == [1]
    assert bulk.solve([{EASY!r}]).status.tolist() == [1]
assert ["counterpart" in str(warning.message) for warning in told] == [True], told
"""
    subprocess.run([sys.executable, "-c", program], check=True)
