"""Texts with several puzzles."""

import pytest

from whygrid.errors import PuzzleError
from whygrid.genres.sudoku.formats import FORMATS
from whygrid.puzzle import Puzzle
from whygrid.registry import examples
from whygrid.service.collections import pieces
from whygrid.service.converting import convert, form_named, read

W = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
MINI = "1.....2..3.....4"
LINK = "https://puzz.link/p?kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3"


def lines_of(text: str, genre: str | None = None) -> list[int]:
    return [piece.line for piece in pieces(text, genre)]


def test_a_puzzle_on_each_line():
    assert lines_of(f"# mine\n{W}\n\n; and\n{MINI}\n// comment\n{LINK}\n") == [2, 5, 7]


def test_comments_behind_puzzles_belong_to_them():
    text = f"{W} # Easy\n{W} # Hard, 3.4\n"
    assert [Puzzle.parse(piece.text).text for piece in pieces(text)] == [W.replace("0", ".")] * 2


@pytest.mark.parametrize("name", ["grid", "raw", "array", "pencilmarks", "sdk", "pzprv3"])
def test_blank_lines_between_puzzles(name):
    form = form_named("sudoku", name)
    texts = [form.write(Puzzle.parse(W).board), form.write(Puzzle.parse(W[::-1]).board)]
    found = pieces(form.join_all(texts))
    assert [read(piece.text).form.parse(piece.text) for piece in found] == [
        form.parse(text) for text in texts
    ]


@pytest.mark.parametrize("name", ["kakuro-first", "numberlink-first"])
def test_boards_of_other_genres_with_blank_lines_between_them(name):
    text = Puzzle.parse(examples()[name].text).text
    assert lines_of(f"# one\n{text}\n\n\n# two\n{text}\n") == [1, 4 + text.count("\n") + 1]


@pytest.mark.parametrize(
    "text", ["1...\n..2.\n.3..\n...4", "\n".join(["1" + "." * 15] * 16), "no puzzle\n\nat all", "", MINI]
)
def test_a_board_of_several_rows_is_one_puzzle(text):
    assert len(pieces(text)) == 1


def test_the_rows_of_a_board_that_is_too_large_are_no_puzzles():
    assert lines_of("\\16 . . .\n" * 3000) == [1]


def test_a_line_that_is_no_puzzle_is_a_piece_of_its_own():
    found = pieces(f"{W}\n{W[:-1]}!\n{W}")
    assert [piece.line for piece in found] == [1, 2, 3]
    with pytest.raises(PuzzleError):
        Puzzle.parse(found[1].text)


def test_the_games_of_opensudoku_are_told_apart_and_written_into_one_file():
    form = form_named("sudoku", "opensudoku")
    started = read("0,0,4,p\n1,0,5,u")
    texts = [convert(read(W), "opensudoku").text, convert(started, "opensudoku").text]
    both = form.join_all(texts)
    assert both.count("<game ") == 2
    found = pieces(both)
    assert [piece.line for piece in found] == [4, 5]
    assert [form.read(piece.text).board for piece in found] == [form.parse(text) for text in texts]
    assert form.read(found[1].text).entries == started.sheet.entries


def test_folders_of_opensudoku_keep_their_names():
    game = f'<game data="{W}" />'
    folders = f'<folder name="A">{game}\n</folder><folder name="B &amp; C">{game}</folder>'
    text = f'<opensudoku version="2">{folders}</opensudoku>'
    assert [read(piece.text).sheet.info["title"] for piece in pieces(text)] == ["A", "B & C"]


@pytest.mark.parametrize("form", [form for form in FORMATS if form.written], ids=lambda form: form.name)
def test_two_puzzles_in_any_form_are_two_puzzles(form):
    text = form.write(Puzzle.parse(W).board)
    found = pieces(form.join_all([text, text]))
    assert [form.parse(piece.text) for piece in found] == [form.parse(text)] * 2


def test_the_lines_of_a_game_of_cudoku_are_cells_though_one_stands_twice():
    assert len(pieces("0,0,5,p\n0,0,6,u\n")) == 1


def test_the_names_of_columns_are_no_puzzle():
    puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    found = pieces(f"puzzle,rating\n{puzzle},7.2\n{puzzle},8.1\n")
    assert [piece.line for piece in found] == [2, 3]
    assert [piece.line for piece in pieces(f"no head\n{puzzle},7.2\n{puzzle},8.1\n")] == [1, 2, 3]


def test_rows_of_a_numberlink_with_commas_are_no_sudokus_though_they_have_16_cells():
    row = ",".join("1" + "." * 14 + "1")
    assert len(pieces(f"{row}\n{row.replace('1', '2')}")) == 1
    assert len(pieces("1.....2..3.....4\n1.....2..3.....4")) == 2
