"""`whygrid.parse` takes what people hold in Python, and refuses the rest with an error of its own."""

import contextlib
import re

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import whygrid
from whygrid.errors import PuzzleError, WhygridError

CLASSIC = "..8...6.3.2...9......8..45.856.7......4...5......6.897.87..6......3...8.2.3...1.."
ROWS = [[0 if symbol == "." else int(symbol) for symbol in CLASSIC[i : i + 9]] for i in range(0, 81, 9)]
TRIPLES = [(r, c, value) for r, row in enumerate(ROWS) for c, value in enumerate(row) if value]
WITH_NONE = [[value or None for value in row] for row in ROWS]


@pytest.mark.parametrize(
    "data",
    [
        ROWS,
        tuple(map(tuple, ROWS)),
        WITH_NONE,
        [list(map(str, row)) for row in ROWS],
        [[float(value or "nan") for value in row] for row in ROWS],
        [CLASSIC[i : i + 9] for i in range(0, 81, 9)],
        np.array(ROWS),
        np.array(ROWS, dtype=np.uint8),
        [np.array(row) for row in ROWS],
        np.array(ROWS).ravel(),
        list(np.array(ROWS).ravel()),
        [value for row in WITH_NONE for value in row],
        list(CLASSIC),
        TRIPLES,
        list(map(list, TRIPLES)),
        np.array(TRIPLES),
        (triple for triple in TRIPLES),
    ],
    ids=lambda data: type(data).__name__,
)
@pytest.mark.parametrize("genre", [None, "sudoku"])
def test_rows_arrays_and_triples_are_read(data, genre):
    data = TRIPLES if hasattr(data, "send") else data  # a generator is used up by the first test
    assert whygrid.parse(data, genre) == whygrid.parse(CLASSIC)


def test_a_generator_of_triples_is_read():
    assert whygrid.parse(triple for triple in TRIPLES) == whygrid.parse(CLASSIC)


def test_triples_that_count_from_1_are_not_taken_for_a_larger_board():
    with pytest.raises(PuzzleError, match="seem to count from 1"):
        whygrid.parse([(row + 1, column + 1, value) for row, column, value in TRIPLES])


def test_larger_digits_and_other_genres_are_read():
    large = whygrid.generate("sudoku", size="16", seed=1)
    digits = ".123456789ABCDEFG"
    rows = [[digits.index(symbol) for symbol in large.text[i : i + 16]] for i in range(0, 256, 16)]
    assert whygrid.parse(rows) == large
    assert whygrid.parse([[1, 0, 1], [2, 0, 2]]) == whygrid.parse("1,.,1\n2,.,2", "numberlink")
    kakuro = whygrid.parse([["\\", "3\\", "4\\"], ["\\4", 0, 0], ["\\3", 0, 0]])
    assert kakuro.genre_name == "kakuro"


@pytest.mark.parametrize(
    "data",
    [
        None, 5, 2.5, b"1...", {}, {1, 2}, [], [[]], [1, 2, 3], [[1, 2], [3]], [[True] * 9] * 9, object(),
        [["a b"] * 9] * 9, [[-1] * 9] * 9, [[1.5] * 9] * 9, [[[1]] * 9] * 9, [(0, 0, 99)], [(9, 99, 1)],
        [(0, 0, 1), [0, 1]], [(0, 0, 1), (0, 0, 2)], [("a", 0, 1)], [None], ROWS[:8],
        np.zeros((2, 2, 2)), np.array(5), [0] * 80, list(CLASSIC[1:]),
    ],
    ids=lambda data: re.sub(r" at 0x\w+", "", repr(data))[:60],
)  # fmt: skip
def test_what_is_no_puzzle_is_refused_in_words(data):
    with pytest.raises(PuzzleError) as error:
        whygrid.parse(data)
    assert str(error.value)


_LEAVES = st.none() | st.booleans() | st.integers(-3, 30) | st.floats() | st.text(max_size=3)


@given(st.recursive(_LEAVES, lambda inner: st.lists(inner, max_size=10) | st.tuples(inner, inner, inner)))
def test_nothing_but_errors_of_our_own_comes_out(data):
    with contextlib.suppress(WhygridError):
        whygrid.parse(data)
