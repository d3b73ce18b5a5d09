"""Sudoku Explainer's figures in bulk: those of the single puzzles."""

from __future__ import annotations

import numpy as np
import pytest

import whygrid
from whygrid import bulk
from whygrid.kernels import NATIVE


def test_each_row_has_the_figures_of_its_puzzle() -> None:
    puzzles = bulk.generate(12, rng=3, minimal=True)
    for canonical in (False, True):
        rated = bulk.se(puzzles, canonical=canonical, threads=2)
        for row, puzzle in enumerate(puzzles):
            graded = whygrid.grade(
                whygrid.parse("".join(map(str, puzzle))), se="canonical" if canonical else "own"
            )
            assert {name: float(column[row]) for name, column in rated._asdict().items()} == graded.scales[
                "se"
            ]


def test_twins_have_the_same_figures_in_canonical_form() -> None:
    puzzles = bulk.generate(5, rng=4, minimal=True)
    twins = bulk.augment(puzzles, rng=5).puzzles
    for column, other in zip(bulk.se(puzzles, canonical=True), bulk.se(twins, canonical=True), strict=True):
        assert (column == other).all()


def test_what_has_not_one_solution_has_no_figures() -> None:
    easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    rated = bulk.se(["." * 81, easy, "11" + "." * 79])
    assert np.isnan(rated.er).tolist() == [True, False, True]
    assert (rated.er[1], rated.ep[1], rated.ed[1]) == (1.2, 1.2, 1.2)
    assert bulk.se(bulk.generate(0)).er.shape == (0,)


def test_progress_is_told_and_may_stop_the_work() -> None:
    class Enough(Exception):
        pass

    def stop(done: int, total: int) -> None:
        raise Enough

    puzzles = bulk.generate(3, rng=1)
    told: list[tuple[int, int]] = []
    bulk.se(puzzles, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (3, 3)
    with pytest.raises(Enough):
        bulk.se(puzzles, progress=stop)


@pytest.mark.skipif(not NATIVE, reason="the native module was not built")
def test_the_counterpart_gives_the_same_in_bulk(monkeypatch: pytest.MonkeyPatch) -> None:
    from whygrid.bulk import rating
    from whygrid.kernels import ratings

    puzzles = bulk.generate(3, rng=2, clues=30, minimal=False)
    native = bulk.se(puzzles)
    monkeypatch.setattr(rating, "NATIVE", False)
    monkeypatch.setattr(ratings, "NATIVE", False)
    for column, other in zip(bulk.se(puzzles), native, strict=True):
        assert (column == other).all()
