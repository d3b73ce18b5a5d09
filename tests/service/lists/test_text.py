"""The text form of lists: readable, read back as written, and wrong lines are named."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.helpers import generated
from whygrid import examples, parse
from whygrid.errors import ListError, UsageError
from whygrid.grid import Cell
from whygrid.service.lists.natural import natural
from whygrid.service.lists.text import PositionList, cells_of

SETS = st.frozensets(st.builds(Cell, st.integers(0, 24), st.integers(0, 24)), min_size=1, max_size=20)
NOTES = st.lists(st.text("abc r1c2,.-", min_size=1).map(str.strip).filter(bool))


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(SETS, min_size=1, max_size=8), NOTES)
def test_what_is_written_is_read_back(sets, notes):
    listed = PositionList(tuple(sets), tuple(notes))
    assert PositionList.parse(listed.text) == listed


def test_cells_runs_and_blocks_may_be_mixed_and_overlap():
    listed = PositionList.parse("R1C1, r1c1-2 r3-4c5-6,r4c5")
    assert listed.sets == (frozenset(map(Cell, (0, 0, 2, 2, 3, 3), (0, 1, 4, 5, 4, 5))),)
    assert listed.k == 6


def test_comments_and_empty_lines_are_no_sets_and_those_at_the_top_are_kept():
    listed = PositionList.parse("# how it was made\n\n#  by whom \nr1c1 # the corner\n# here it ends\n")
    assert listed.sets == (frozenset([Cell(0, 0)]),)
    assert listed.notes == ("how it was made", "by whom")


def test_houses_are_written_as_blocks():
    assert natural(9, "houses").text.splitlines()[2:4] == ["r1c1-9", "r2c1-9"]
    assert natural(9, "houses").text.splitlines()[-1] == "r7-9c7-9"
    assert natural(17, "crosses").text.splitlines()[-1] == "r1-8c9 r9c1-9"


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("r1c1\nr1x3", "line 2", "'r1x3' is no cell"),
        ("# top\n\nr1c1 r1", "line 3", "'r1' is no cell"),
        ("r0c1", "line 1", "no run of cells"),
        ("r1c0-3", "line 1", "no run of cells"),
        ("r1c9-1", "line 1", "no run of cells"),
        ("r1c1;r1c2", "line 1", "is no cell"),
        ("r1c1--3", "line 1", "is no cell"),
    ],
)
def test_a_wrong_line_is_named_with_what_would_be_right(text, line, what):
    with pytest.raises(ListError, match=what) as caught:
        PositionList.parse(text, "list.txt")
    assert str(caught.value.where) == f"list.txt, {line}"
    assert caught.value.remedy


@pytest.mark.parametrize("text", ["", "\n\n", "# only words\n"])
def test_a_list_without_sets_is_none(text):
    with pytest.raises(ListError, match="no sets"):
        PositionList.parse(text)


def test_a_list_fits_every_board_that_has_its_cells():
    small = PositionList.parse("r1-4c1-4")
    assert small.masks_on(generated(1, 0, 2, 2)) == [0xFFFF]
    assert small.masks_on(generated(1))[0].bit_count() == 16
    with pytest.raises(UsageError, match="r9c9, which is not on this board"):
        PositionList.parse("r9c9").masks_on(generated(1, 0, 2, 2))


@pytest.mark.parametrize("name", ["kakuro-first", "numberlink-loop"])
def test_where_clues_are_more_than_digits_in_cells_there_are_no_lists(name):
    with pytest.raises(UsageError, match="more to look at"):
        cells_of(parse(examples()[name].text))
