"""Grids of numbers in links."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whygrid.errors import PuzzleError
from whygrid.text.puzzlink import UNKNOWN, parse_numbers, parse_parts, write_numbers

numbers = st.lists(st.one_of(st.none(), st.integers(UNKNOWN, 4095)), min_size=1, max_size=80)


@given(numbers)
def test_numbers_are_read_as_they_were_written(cells):
    assert parse_numbers(write_numbers(cells), len(cells)) == cells


@given(st.text(max_size=40), st.integers(1, 30))
def test_any_body_is_read_or_refused_in_words(body, cells):
    try:
        assert len(parse_numbers(body, cells)) == cells
    except PuzzleError as error:
        assert error.remedy


@pytest.mark.parametrize(
    ("link", "parts"),
    [
        ("https://puzz.link/p?numlin/5/4/1j2h3m1h2j3", ("numlin", (), 5, 4)),
        ("http://pzv.jp/p.html?arukone/e/7/7/i4j3", ("arukone", ("e",), 7, 7)),
        ("https://puzz.link/p?type=player&sudoku_edit/v:x/9/9/53h7/", ("sudoku", ("v:x",), 9, 9)),
    ],
)
def test_the_parts_of_a_link_are_told_apart(link, parts):
    assert parse_parts(link)[:4] == parts


@pytest.mark.parametrize("link", ["", "sudoku", "sudoku/9/9", "sudoku/0/9/x", "sudoku/999/999/x", "9/9/x"])
def test_a_link_that_is_not_whole_is_refused(link):
    with pytest.raises(PuzzleError) as error:
        parse_parts(link)
    assert error.value.remedy
