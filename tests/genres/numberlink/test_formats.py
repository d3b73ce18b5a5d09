"""Text forms: what is read, what is written, and how mistakes are told."""

from __future__ import annotations

import pytest

import whygrid
from whygrid import PuzzleError
from whygrid.genres.numberlink.facts import filled, givens_of
from whygrid.genres.numberlink.formats import FORMATS, parse_csv, parse_text, write_csv, write_text
from whygrid.genres.numberlink.links import parse_link, write_link
from whygrid.genres.numberlink.model import Board, board_of
from whygrid.genres.numberlink.penpa import read_sheet as read_penpa_sheet
from whygrid.genres.numberlink.penpa import write_sheet as write_penpa_sheet
from whygrid.genres.numberlink.pzprv3 import parse_pzprv3, read_pzprv3
from whygrid.genres.numberlink.pzprv3 import write_sheet as write_pzprv3_sheet
from whygrid.puzzle import Puzzle
from whygrid.sheet import Sheet

ROWS = [["1", "", "2"], ["", "", ""], ["1", "", "2"]]
BOARD = board_of(ROWS)
EMPTY = board_of(ROWS, cover=False)
DRAWN = BOARD.with_lines([1, 0, -1] + [0] * (len(BOARD.lines) - 3))


@pytest.mark.parametrize(
    "text",
    [
        "numberlink\n1 . 2\n. . .\n1 . 2",
        "numberlink\n1.2\n...\n1.2",
        "# a comment\n1 . 2\n. . .\n\n1 . 2\n",
        "1.2\n...\n1.2",
        "3 3\n1.2\n...\n1.2",
        "2\n3 3\n1 . 2\n. . .\n1 . 2",
    ],
)
def test_rows_are_read(text: str) -> None:
    assert parse_text(text) == BOARD


@pytest.mark.parametrize(
    "text",
    [
        "numberlink, cells may stay empty\n1 . 2\n. . .\n1 . 2",
        "# cells may stay empty\n1.2\n...\n1.2",
        "cells may stay empty\n1.2\n...\n1.2",
        "# a comment\nCells may stay empty \n3 3\n1 . 2\n. . .\n1 . 2",
        "cells may stay empty\n1,.,2\n.,.,.\n1,.,2",
        "begin\npuzzle arukone\nsize 3\nproblem\n1 - 2\n- - -\n1 - 2\nsolution\ns - s\nend",
        "[puzzle numberlink]\n[problem]\n1 - 2\n- - -\n1 - 2\n[end]",
    ],
)
def test_the_rule_that_cells_may_stay_empty_is_read(text: str) -> None:
    assert Puzzle.parse(text, "numberlink").board == EMPTY
    assert Puzzle.parse(text).genre_name == "numberlink"


def test_a_damaged_board_below_its_rule_is_refused_as_a_numberlink() -> None:
    with pytest.raises(PuzzleError) as caught:
        Puzzle.parse("cells may stay empty\n1.2\n.2.\n1.2")
    assert str(caught.value.where) == "line 4, column 3"
    assert str(caught.value.what) == "2 stands 3 times on the board"


def test_a_column_of_long_labels_stays_a_column() -> None:
    assert parse_text("numberlink\n12\n.\n12") == board_of([["12"], [""], ["12"]])


def test_lines_are_written_and_read() -> None:
    text = write_text(DRAWN)
    assert text.splitlines()[0] == "numberlink, with lines"
    assert text.splitlines()[1] == "1 - . x 2"
    assert parse_text(text) == DRAWN


def test_the_ancestors_tables_are_read_with_blanks_too() -> None:
    assert parse_csv("1,.,2\n.,.,.\n1,.,2\n") == BOARD
    assert parse_csv("1, ., 2\n ., .,.\n1 ,. ,2\n\n") == BOARD
    assert write_csv(BOARD) == "1,.,2\n.,.,.\n1,.,2"
    assert parse_csv(write_csv(EMPTY)) == EMPTY


def test_labels_may_be_any_letters_and_numbers() -> None:
    board = parse_csv("a,17,a\n0,.,0\n.,17,.")
    assert list(board.layout.pairs) == ["a", "17", "0"]
    assert parse_text(write_text(board)) == board


def test_links_carry_the_rule() -> None:
    assert write_link(BOARD) == "https://puzz.link/p?arukone/3/3/1g2i1g2"
    assert write_link(EMPTY) == "https://puzz.link/p?numlin/3/3/1g2i1g2"
    assert parse_link("numlin/3/3/1g2i1g2") == EMPTY
    assert parse_link("http://pzv.jp/p.html?numlin_edit/3/3/1g2i1g2/") == EMPTY
    assert parse_link("puzz.link/p?arukone/3/3/1g2i1g2") == BOARD
    assert parse_link("puzz.link/p?arukone/e/3/3/1g2i1g2") == EMPTY
    assert parse_link("numlin/5/5/1j2h3m1h2j3").layout.ends[:5] == ("1", "", "", "", "")


def test_links_have_numbers_of_one_two_and_three_digits() -> None:
    board = board_of([["15", "16", "255"], ["256", "4095", "15"], ["16", "255", "256"], ["4095", "", ""]])
    assert write_link(board).endswith("/3/4/f-10-ff+100+ffff-10-ff+100+fffh")
    assert parse_link(write_link(board)) == board


def test_files_of_puzz_link_keep_lines_and_crosses_as_the_players() -> None:
    sheet = Sheet(BOARD, givens_of(DRAWN))
    assert sheet.entries
    assert read_pzprv3(write_pzprv3_sheet(sheet)) == sheet
    assert parse_pzprv3(write_pzprv3_sheet(sheet)) == BOARD
    assert parse_pzprv3("pzprv3/numlin/1/2/1 1") == board_of([["1", "1"]], cover=False)


def test_links_to_penpa_tell_printed_lines_from_drawn_ones() -> None:
    drawn = givens_of(DRAWN)
    sheet = Sheet(filled(BOARD, drawn[:1]), drawn[1:], info={"title": "A board"})
    assert read_penpa_sheet(write_penpa_sheet(sheet)) == sheet


@pytest.mark.parametrize(
    ("text", "where", "what"),
    [
        ("1,.,1\n2,2", "line 2, column 3", "this row has 2 cells, the first has 3"),
        ("1,.,.\n.,.,.\n2,.,2", "line 1, column 1", "1 stands once on the board"),
        ("1,.,1,1", "line 1, column 7", "1 stands 3 times on the board"),
        ("1, ?,1", "line 1, column 4", "'?' is not a cell of a Numberlink"),
        ("1,,1", "line 1, column 3", "' ' is not a cell of a Numberlink"),
    ],
)
def test_mistakes_in_tables_are_told_with_line_and_column(text: str, where: str, what: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        parse_csv(text)
    assert (str(caught.value.where), str(caught.value.what)) == (where, what)
    assert caught.value.remedy


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("numberlink\n1 . 2\n. .", "line 3, column 3"),
        ("numberlink, with lines\n1 - 1\n|", "line 2"),
        ("numberlink, with lines\n1 | 1", "line 2, column 3"),
        ("4 3\n1..1", "line 1"),
        ("numberlink", ""),
        ("numberlink\n. .\n. .", ""),
    ],
)
def test_mistakes_in_our_own_form_are_told(text: str, where: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        parse_text(text)
    assert str(caught.value.where) == where
    assert caught.value.remedy


@pytest.mark.parametrize(
    "text", ["numlin/0/3/1", "numlin/3/3/1!", "numlin/3", "pzprv3/numlin/x/2", "pzprv3/numlin/2/2/1 1"]
)
def test_bad_links_and_files_are_refused(text: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        Puzzle.parse(text, "numberlink")
    assert caught.value.remedy


@pytest.mark.parametrize("form", [form for form in FORMATS if form.written], ids=lambda form: form.name)
def test_what_a_form_can_not_hold_is_refused(form: object) -> None:
    letters = board_of([["a", "a"]])
    for board in (DRAWN, letters):
        try:
            assert form.parse(form.write(board)) == board  # type: ignore[attr-defined]
        except PuzzleError as error:
            assert str(error.remedy) == "Write the text form instead."


def test_boards_are_values() -> None:
    assert isinstance(BOARD, Board)
    assert len({BOARD, board_of(ROWS), EMPTY}) == 2


def test_a_long_board_has_its_size_before_it() -> None:
    assert parse_text("1000 1\na" + "." * 998 + "a").layout.columns == 1000


def test_a_single_row_with_commas_is_read_when_the_genre_is_named() -> None:
    puzzle = whygrid.parse("1,1", "numberlink")
    assert puzzle.board.layout.ends == ("1", "1")
    assert whygrid.solve(puzzle).status == "unique"


def test_what_breaks_a_rule_as_a_sudoku_is_taken_for_a_numberlink() -> None:
    table = "\n".join([",".join("123456"), *[",".join("......")] * 4, ",".join("123456")])
    assert whygrid.parse(table).genre_name == "numberlink"
    assert whygrid.solve(whygrid.parse(table, "numberlink")).status == "unique"
    with pytest.raises(PuzzleError) as named:
        whygrid.solve(whygrid.parse(table, "sudoku"))
    assert "numberlink" not in str(named.value)
