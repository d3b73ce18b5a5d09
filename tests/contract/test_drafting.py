"""Genres that let boards be entered cell by cell keep the drafting's contract."""

import pytest

from tests.contract.cases import EXAMPLES, GENRES, puzzle_of
from whygrid.errors import PuzzleError
from whygrid.genre import Aside
from whygrid.scene.view import View

MAKERS = [genre for genre in GENRES if genre.drafting is not None]
every_maker = pytest.mark.parametrize("genre", MAKERS, ids=lambda genre: genre.name)
DRAFTED = [(genre, example) for genre, example in EXAMPLES if genre.drafting is not None]


@pytest.mark.parametrize(("genre", "example"), DRAFTED, ids=lambda case: case.name)
def test_a_draft_is_the_board_it_was_made_of(genre, example):
    board = puzzle_of(genre, example).board
    drafting = genre.drafting()
    try:
        draft = drafting.draft(board)
    except PuzzleError as error:  # a genre may have boards that take more than the text of their cells
        assert error.remedy
        return
    assert drafting.board(draft) == board
    scene = genre.scene(board, View())
    assert (len(draft.rows), {len(row) for row in draft.rows}) == (scene.rows, {scene.columns})


@every_maker
def test_empty_drafts_are_read_or_refused_in_words(genre):
    drafting = genre.drafting()
    assert drafting.sizes and drafting.help
    for draft in drafting.sizes.values():
        try:
            assert drafting.draft(drafting.board(draft)) == draft
        except PuzzleError as error:
            assert error.remedy


@every_maker
def test_nonsense_in_a_cell_is_refused_in_words(genre):
    drafting = genre.drafting()
    draft = next(iter(drafting.sizes.values()))
    wrong = draft._replace(rows=(("nonsense", *draft.rows[0][1:]), *draft.rows[1:]))
    with pytest.raises(PuzzleError):
        drafting.board(wrong)


@pytest.mark.parametrize(("genre", "example"), EXAMPLES[::4], ids=lambda case: case.name)
def test_what_stands_beside_the_board_is_text(genre, example):
    puzzle = puzzle_of(genre, example)
    for fact in puzzle.rules.facts[:: max(1, len(puzzle.rules.facts) // 10)]:
        for aside in genre.aside(puzzle.board, puzzle.givens, fact.subject):
            assert isinstance(aside, Aside) and aside.text
