"""Kakuro as text, as links and as files: what is read, what is written, and how bad input is refused."""

import random
import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.genres.kakuro.boards import EXAMPLE, random_board
from whygrid.errors import PuzzleError
from whygrid.genres.kakuro import penpa
from whygrid.genres.kakuro.formats import FORMATS, parse_rows, parse_text, write_text
from whygrid.genres.kakuro.links import parse_link, write_link
from whygrid.genres.kakuro.model import Black
from whygrid.genres.kakuro.pzprv3 import parse_pzprv3, read_pzprv3, write_pzprv3, write_sheet
from whygrid.puzzle import Puzzle
from whygrid.sheet import Sheet
from whygrid.text.penpa import Drawing, layer_of, write_penpa

LINK = "kakuro/6/6/lb--4o7dlf-Bcr4-6-l-6o.-6lb87gg7cdh"


def test_the_clue_before_the_stroke_goes_down_and_the_one_after_it_right():
    board = parse_text("# a comment\n\\ 7\\13 .\n  \\   2 . \n")
    assert board.layout.cells[1] == Black(down=7, right=13)
    assert board.givens == (0, 2, 0)


def test_random_boards_are_read_as_they_were_written():
    rng = random.Random(1)
    for _ in range(300):
        board = random_board(rng, 5)
        assert parse_rows(write_text(board)) == board


def test_the_example_and_its_link_are_the_same_board():
    board = parse_text(EXAMPLE)
    assert parse_link(f"https://puzz.link/p?{LINK}") == board
    assert write_link(board) == f"https://puzz.link/p?{LINK}"
    assert Puzzle.parse(f"https://pzv.jp/p.html?{LINK}").board == board
    assert parse_pzprv3(write_pzprv3(board)) == board
    assert parse_pzprv3("https://puzz.link/p?" + write_pzprv3(board).replace("\n", "/")) == board


@pytest.mark.parametrize(
    "link",
    [
        "kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3",
        "kakuro/11/11/.6Bn.HDm4go3Er6go70mFOqj0Can6apOclg4lfapabna0h0qAdm3ModAr0Oo.m.0an..geajgTga74CIac",
        "kakuro/5/5/kC-e-c-z..-8lff-giO",
        "kakuro/2/2/k...-5",
    ],
)
def test_links_are_read_as_they_are_written(link):
    board = parse_link(link)
    assert parse_link(write_link(board)) == board
    assert parse_pzprv3(write_pzprv3(board)) == board


def test_the_file_of_a_link_says_right_before_down():
    written = write_pzprv3(parse_link("kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3")).splitlines()
    assert written[4:6] == ["0 -1 12 4 -1 -1", "-1 8,4 . . -1,10 -1,-1"]


@pytest.mark.parametrize("write", [write_link, write_pzprv3])
def test_printed_digits_have_no_place_at_puzz_link(write):
    with pytest.raises(PuzzleError, match="printed digits"):
        write(parse_text("\\ 3\\ 3\\\n\\3 1 .\n\\3 . ."))


def test_digits_that_are_filled_in_are_entries_of_a_sheet_and_no_givens():
    text = "pzprv3\nkakuro\n2\n2\n0 3 3\n3 . .\n3 . .\n1 .\n. 1\n"
    sheet = read_pzprv3(text)
    assert not any(sheet.board.givens) and parse_pzprv3(text) == sheet.board
    facts = [str(Puzzle("kakuro", sheet.board).rules.fact(fact)) for fact in sheet.entries]
    assert facts == ["r2c2=1", "r3c3=1"]
    assert read_pzprv3(write_sheet(sheet)) == sheet


def test_links_to_penpa_tell_printed_digits_from_those_filled_in():
    board = parse_text("\\ 3\\ 3\\\n\\3 1 .\n\\3 . .")
    facts = Puzzle("kakuro", board).rules.parse_fact
    sheet = Sheet(board, (facts("r2c3=2"), facts("r3c3=1")), info={"title": "A board"})
    assert penpa.read_sheet(penpa.write_sheet(sheet)) == sheet


@pytest.mark.parametrize(
    "text, where",
    [
        ("pzprv3/kakuro/2", "line 4, column 1"),
        ("pzprv3/kakuro/x/2", "line 3, column 1"),
        ("pzprv3/kakuro/1/1/0 3/x .", "line 6, column 1"),
        ("pzprv3/kakuro/1/1/0 3/3 1;2", "line 6, column 3"),
        ("pzprv3/kakuro/1/2/0 3 3/3 .", "line 6, column 4"),
        ("kakuro/2/2/k!..-5", "line 1, column 13"),
        ("\n https://puzz.link/p?kakuro/2/2/k!..-5", "line 2, column 34"),
        ("kakuro/2/2/n4", "line 1, column 13"),
        ("kakuro/2/2", "line 1, column 1"),
        ("begin\npuzzle kakuro\nsolution\n- -\n- x\nend", "line 5, column 3"),
        ("begin\npuzzle kakuro\nsolution\n- -\n-\nend", "line 5, column 2"),
        ("begin\npuzzle kakuro\nsolution\n- -\n- 1  2\nend", "line 5, column 6"),
    ],
)
def test_a_mistake_in_a_form_of_puzz_link_is_refused_with_its_place(text, where):
    with pytest.raises(PuzzleError) as caught:
        Puzzle.parse(text)
    assert (str(caught.value.where), bool(caught.value.remedy)) == (where, True)


def test_a_solution_of_janko_gives_the_board_with_its_clues():
    text = "begin\npuzzle kakuro\nsize 3\nsolution\n- - -\n- 9 7\n- 2 1\nend\n"
    assert write_text(Puzzle.parse(text).board) == "  \\ 11\\ 8\\\n\\16   .  .\n \\3   .  ."


@pytest.mark.parametrize(
    "text, where",
    [
        ("\\ 5\\\n\\3 x", "line 2, column 4"),
        ("\\ 5\\\n\\3 0", "line 2, column 4"),
        ("\\ 5\\\n\\3 10", "line 2, column 4"),
        ("\\ 5\\\n\\3 -1", "line 2, column 4"),
        ("\\ 5\\5\\\n\\3 .", "line 1, column 3"),
        ("\\ a\\\n\\3 .", "line 1, column 3"),
        ("\\ 5\\\n\\3 . .", "line 2, column 6"),
        ("\\ 5\\\n\\3", "line 2, column 3"),
        ("\\ 99999999999999\\", "line 1, column 3"),
        ("\\ 5\\\n\\3 .\n\n\\ 5\\\n\\3 .", "line 4, column 1"),
    ],
)
def test_a_malformed_line_is_refused_with_its_place_and_a_remedy(text, where):
    with pytest.raises(PuzzleError) as caught:
        Puzzle.parse(text)
    assert str(caught.value.where) == where
    assert caught.value.remedy


@settings(max_examples=400)
@given(
    st.one_of(
        st.text(alphabet="\\.0123456789 \n#x-", max_size=60),
        st.text(max_size=40),
        st.builds("kakuro/{}/{}/{}".format, st.integers(0, 9), st.integers(0, 9), st.text(max_size=20)),
        st.builds("pzprv3\nkakuro\n{}\n{}\n{}".format, st.integers(0, 4), st.integers(0, 4), st.text()),
        st.builds("begin\nsolution\n{}".format, st.text(alphabet="-123x \n")),
    )
)
@example("\\")
@example("\x00\\")
@example("begin\nsolution\n\x1f")
def test_any_text_is_a_board_or_an_error_of_ours(text):
    for form in FORMATS:
        try:
            board = form.parse(text)
        except PuzzleError as error:
            assert error.what and error.remedy
            assert form.name == "penpa" or re.fullmatch(r"line \d+, column \d+", str(error.where))
        else:
            assert parse_rows(write_text(board)) == board


def test_a_board_with_a_few_wrong_characters_is_read_or_refused_with_line_and_column():
    rng = random.Random(8)
    board = "\\ 11\\ 8\\ \\\n\\16 . . 11\\\n\\7 . . .\n"
    refused = 0
    for _ in range(1500):
        text = board
        for _ in range(rng.randint(1, 4)):
            place, wrong = rng.randrange(len(text) + 1), rng.choice("\\.0123456789 \n\tx-é٣²\0:/")
            text = text[:place] + rng.choice(["", wrong]) + text[place + rng.randint(0, 1) :]
        try:
            parse_text(text)
        except PuzzleError as error:
            assert re.fullmatch(r"line \d+, column \d+", str(error.where)), text
            refused += 1
    assert refused > 300


def test_a_clue_of_0_is_refused_where_it_would_get_lost():
    board = Puzzle.parse("\\ 3\\0 4\\\n\\3 . .\n\\4 . .").board
    for form in FORMATS:
        if form.name in ("puzzlink", "pzprv3", "penpa"):
            with pytest.raises(PuzzleError):
                form.write(board)


def test_a_board_of_penpa_without_black_cells_is_refused():
    drawing = Drawing("kakuro", 2, 2, layer_of(), layer_of())
    with pytest.raises(PuzzleError, match="no black cell"):
        Puzzle.parse(write_penpa(drawing))


def test_a_run_of_a_page_that_adds_up_to_more_than_any_clue_is_refused():
    with pytest.raises(PuzzleError, match="adds up to 1080"):
        Puzzle.parse("begin\npuzzle kakuro\nsolution\n- " + "9 " * 120 + "\nend")
