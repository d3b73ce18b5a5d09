"""The k of many puzzles at once is the k of each."""

import numpy as np
import pytest

import whygrid.bulk as bulk
from tests.k.k_cases import NAMED
from whygrid.bulk.stream import Options, run
from whygrid.kernels import NATIVE

pytestmark = pytest.mark.skipif(not NATIVE, reason="needs the native module")

PUZZLES = [givens for _, givens in NAMED.values()]
EXACT = [k for k, _ in NAMED.values()]


@pytest.mark.parametrize("threads", [1, 3])
def test_each_row_has_its_own_k_whatever_the_threads(threads):
    measured = bulk.k(PUZZLES, threads=threads)
    assert measured.k.tolist() == measured.lower.tolist() == measured.upper.tolist() == EXACT


def test_a_k_below_the_floor_is_only_shown_to_be_below():
    measured = bulk.k(PUZZLES, floor=21)
    for exact, k, lower, upper in zip(EXACT, *measured, strict=True):
        assert lower <= exact <= upper
        assert k == exact if exact >= 21 else upper < 21


def test_a_row_without_time_still_has_bounds():
    measured = bulk.k(PUZZLES, seconds=0)
    assert (measured.lower <= EXACT).all() and (measured.upper >= EXACT).all()
    assert (measured.k[measured.lower < measured.upper] == -1).all()


def test_full_grids_and_no_puzzles_at_all_are_measured():
    assert bulk.k(bulk.grids(2, rng=1)).k.tolist() == [0, 0]
    assert bulk.k(np.zeros((0, 81), np.uint8)).k.shape == (0,)


@pytest.mark.parametrize(
    ("puzzles", "options", "message"),
    [
        ([PUZZLES[0], "." * 81], {}, "several solutions"),
        ([PUZZLES[0], "11" + "." * 79], {}, "row 1"),
        (PUZZLES[:1], {"seconds": -1}, "seconds can.t be -1"),
        (PUZZLES[:1], {"seconds": float("nan")}, "seconds can.t be nan"),
        (PUZZLES[:1], {"floor": 82}, "0 to 81"),
        (PUZZLES[:1], {"threads": 0}, "1 to 1024"),
    ],
)
def test_what_has_no_k_is_refused(puzzles, options, message):
    with pytest.raises(bulk.BulkError, match=message):
        bulk.k(puzzles, **options)


def test_progress_that_raises_ends_the_work():
    def stop(done, total):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        bulk.k(PUZZLES * 50, progress=stop)


def test_a_file_gets_columns_with_k_and_its_bounds(tmp_path):
    source, out = tmp_path / "in.txt", tmp_path / "out.csv"
    source.write_text("\n".join(PUZZLES[:2]))
    assert run("k", source, out, Options(batch=1)) == 2
    lines = out.read_text().splitlines()
    assert lines[0].endswith("k,lower,upper")
    assert [line.split(",")[-3:] for line in lines[1:]] == [["5"] * 3, ["6"] * 3]
