"""Cells as letters: one declaration for both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whygrid.errors import PuzzleError
from whygrid.genres.kakuro.links import INNER
from whygrid.genres.kakuro.model import Black
from whygrid.genres.sudoku.formats.links import SOLO
from whygrid.genres.sudoku.formats.setters import CLASSIC_CELLS
from whygrid.text.puzzlink import NUMBERS

clue = st.one_of(st.none(), st.integers(1, 45))
CODES = [
    (NUMBERS, st.one_of(st.none(), st.integers(-1, 4095))),
    (SOLO, st.integers(0, 25)),
    (CLASSIC_CELLS, st.integers(0, 9)),
    (INNER, st.one_of(st.just(0), st.builds(Black, clue, clue))),
]


@given(
    st.sampled_from(CODES).flatmap(lambda code: st.tuples(st.just(code[0]), st.lists(code[1], min_size=1)))
)
def test_cells_are_read_as_they_were_written(code_and_cells):
    code, cells = code_and_cells
    assert code.read(code.write(cells) + "", len(cells)) == (cells, "")


@given(st.sampled_from([code for code, _ in CODES]), st.text(max_size=30), st.integers(0, 40))
def test_any_text_is_read_or_refused_in_words(code, text, number):
    try:
        cells, rest = code.read(text, number)
    except PuzzleError as error:
        assert error.remedy
    else:
        assert len(cells) == number and text.endswith(rest)


def test_what_has_no_letters_is_refused():
    with pytest.raises(PuzzleError, match="no place for 4096"):
        NUMBERS.write([4096])
