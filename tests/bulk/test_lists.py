"""Lists in bulk: each row by itself, whatever the threads; a stop keeps what was done."""

import numpy as np
import pytest

import whygrid.bulk as bulk
from tests.k.k_cases import NAMED
from whygrid.bulk.lists import UNFINISHED
from whygrid.errors import Stopped
from whygrid.kernels import NATIVE

pytestmark = pytest.mark.skipif(not NATIVE, reason="needs the native module")

PUZZLES = [givens for _, givens in NAMED.values()]
BOXES = np.array([[cell // 27 * 3 + cell % 9 // 3 != box for cell in range(81)] for box in range(9)])


@pytest.mark.parametrize("threads", [1, 3])
def test_every_row_is_won_or_lost_by_itself_whatever_the_threads(threads):
    together = bulk.go_through(BOXES, PUZZLES, threads=threads)
    for row, puzzle in enumerate(PUZZLES):
        alone = bulk.go_through(BOXES, [puzzle], threads=1)
        for one, other in zip(together, alone, strict=True):
            assert (one[row] == other[0]).all()
    assert 0 < together.won.sum() < len(PUZZLES)


def test_cells_are_filled_in_once_and_givens_never():
    walked = bulk.go_through(BOXES, PUZZLES)
    givens = bulk.arrays.as_grids(PUZZLES) > 0
    assert not walked.by[givens].any()
    assert ((walked.by > 0) == (walked.during > 0)).all()
    assert walked.by.max() <= len(BOXES)
    assert (walked.won == ((walked.by > 0) | givens).all(axis=1)).all()
    last = walked.during.max(axis=1)
    assert (walked.passes == np.where(walked.won, last, last + 1)).all()


def test_full_grids_no_sets_and_no_puzzles_are_borne():
    assert bulk.go_through(BOXES, bulk.grids(2, rng=1)).won.all()
    nothing = bulk.go_through(np.zeros((0, 81)), PUZZLES)
    assert not nothing.won.any() and (nothing.passes == 1).all()
    assert bulk.go_through(BOXES, np.zeros((0, 81), np.uint8)).won.shape == (0,)


@pytest.mark.parametrize(
    ("sets", "puzzles", "message"),
    [
        (BOXES, ["." * 81], "several solutions"),
        (BOXES[:, :80], PUZZLES, r"sets of shape \(9, 80\)"),
        (BOXES[0], PUZZLES, r"sets of shape \(81,\)"),
    ],
)
def test_what_can_not_be_gone_through_is_refused(sets, puzzles, message):
    with pytest.raises(bulk.BulkError, match=message):
        bulk.go_through(sets, puzzles)


def test_progress_that_says_stop_leaves_what_was_done():
    def stop(done, total):
        if total - done < 300:
            raise Stopped("enough")

    walked = bulk.go_through(BOXES, PUZZLES * 100, progress=stop)
    whole = bulk.go_through(BOXES, PUZZLES * 100)
    done = walked.passes != UNFINISHED
    assert (walked.won[done] == whole.won[done]).all()
    assert (walked.passes[done] == whole.passes[done]).all()
    assert not walked.won[~done].any()


def test_progress_that_raises_anything_else_ends_it():
    def interrupt(done, total):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        bulk.go_through(BOXES, PUZZLES * 200, progress=interrupt)


def test_a_sample_refuses_what_has_not_one_solution():
    with pytest.raises(bulk.BulkError, match="no solution"):
        bulk.Sample(["11" + "." * 79])
