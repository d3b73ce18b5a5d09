"""Entering boards cell by cell: what is drafted is what comes back."""

from __future__ import annotations

import pytest

from tests.genres.numberlink.test_solving import sample
from whygrid.errors import PuzzleError
from whygrid.genre import Draft
from whygrid.genres.numberlink.drafting import DRAFTING
from whygrid.genres.numberlink.model import Board, board_of


def test_drafts_keep_labels_the_rule_and_lines() -> None:
    for number, layout in enumerate(sample(31, 40)):
        board = Board(layout, tuple((number + edge) % 3 - 1 for edge in range(len(layout.edges))))
        free = "" in layout.ends
        assert DRAFTING.board(DRAFTING.draft(board)) == board or (not free and not layout.cover)


def test_one_underscore_makes_the_rule() -> None:
    assert DRAFTING.board(Draft((("a", "_", "a"),))) == board_of([["a", "", "a"]], cover=False)
    assert DRAFTING.board(Draft((("a-", ".]", "a"),))).lines == (1, -1)
    assert DRAFTING.board(Draft((("12|",), (".~",), ("12",)))).lines == (1, -1)


@pytest.mark.parametrize("rows", [(("a-", "a-"),), (("a", "a|"),), (("?", "a", "a"),), (("", "a", "a"),)])
def test_what_is_no_cell_is_refused_with_its_place(rows: tuple[tuple[str, ...], ...]) -> None:
    with pytest.raises(PuzzleError) as caught:
        DRAFTING.board(Draft(rows))
    assert str(caught.value.where).startswith("r1c") and caught.value.remedy


def test_every_size_is_offered_by_both_rules() -> None:
    assert len(DRAFTING.sizes) == 8
    assert {row[0] for draft in DRAFTING.sizes.values() for row in draft.rows} == {".", "_"}
