"""The compression in the links of setters' tools."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whygrid.errors import PuzzleError
from whygrid.text.lzstring import ALPHABET, TEXT_LIMIT, compress, decompress


@given(st.text(max_size=300))
def test_a_text_is_unpacked_as_it_was_packed(text):
    assert decompress(compress(text)) == text


def test_a_known_text_is_packed_as_others_pack_it():
    assert compress("hello") == "BYUwNmD2Q==="


@given(st.text(ALPHABET + "=?", max_size=60))
def test_a_damaged_text_is_refused_in_words(packed):
    try:
        decompress(packed)
    except PuzzleError as error:
        assert error.remedy


def test_a_bomb_is_not_unpacked():
    with pytest.raises(PuzzleError, match="too long"):
        decompress(compress("a" * (TEXT_LIMIT + 1)))
