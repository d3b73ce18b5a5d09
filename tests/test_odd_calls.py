"""What the library is called with: a share of `python -m tests.odd_calls`, and the errors in words."""

import pytest

import whygrid
from tests.odd_calls import PUZZLE, run
from whygrid import bulk
from whygrid.errors import PuzzleError, UsageError


def test_odd_arguments_end_in_an_answer_or_an_error_of_our_own():
    ends, wrong = run(1500, seed=5)
    assert not wrong, "\n".join(wrong.values())
    assert ends["answer"] > 50 and ends["BulkError"] > 50 and ends["UsageError"] > 50


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: whygrid.solve(PUZZLE), "puzzle can't be '53..7....6..195....98....6.8...6...34..8.3..17"),
        (lambda: whygrid.solve(whygrid.parse(PUZZLE), 5), "budget can't be 5\n  It takes a Budget or None."),
        (lambda: whygrid.count(whygrid.parse(PUZZLE), -1), "limit can't be -1\n  A whole number, 0 or more."),
        (lambda: whygrid.Budget(float("nan")), "seconds can't be nan\n  A number, 0 or more."),
        (lambda: whygrid.generate(seed=-1), "seed can't be -1"),
        (lambda: whygrid.Options(max_effort="hard"), "max_effort can't be 'hard'"),
        (lambda: whygrid.Options(techniques="naked single"), "techniques can't be 'naked single'"),
        (lambda: whygrid.tell(whygrid.explain(whygrid.parse(PUZZLE)), numbers=[99]), "numbers can't be 99"),
        (lambda: whygrid.explain(whygrid.parse(PUZZLE), assumed=[10**6]), "assumed can't be 1000000"),
        (lambda: whygrid.hint(whygrid.parse(PUZZLE), ruled_out="x"), "ruled_out can't be 'x'"),
    ],
)  # fmt: skip
def test_an_error_says_which_argument_and_what_would_fit(call, said):
    with pytest.raises(UsageError) as told:
        call()
    assert said in str(told.value)


@pytest.mark.parametrize("cell", [[1, 2], 10**50, True, b"5", -1, 2.5, object()])
def test_what_is_no_cell_is_refused_in_words(cell):
    with pytest.raises(PuzzleError, match="is no cell"):
        whygrid.parse([[cell] * 4] * 4)


def test_one_triple_is_a_puzzle():
    assert whygrid.parse([(0, 0, 0)], "sudoku").text == "." * 81


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: bulk.count([PUZZLE, 5]), "puzzles"),
        (lambda: bulk.count([[1, 2], [3]]), "puzzles can't be [[1, 2], [3]]"),
        (
            lambda: bulk.count(PUZZLE, limit=0.5),
            "limit can't be 0.5\n  A whole number, 0 to 18446744073709551615.",
        ),
        (lambda: bulk.count(PUZZLE, threads=10**6), "threads can't be 1000000\n  A whole number, 1 to 1024."),
        (lambda: bulk.count(PUZZLE, progress=5), "progress can't be 5"),
        (lambda: bulk.grids(10**11), "MiB, more than this machine has"),
        (lambda: bulk.augment(PUZZLE, times=10**5000), "times can't be a int"),
    ],
)
def test_so_does_one_about_bulk_work(call, said):
    with pytest.raises(bulk.BulkError) as told:
        call()
    assert said in str(told.value)
