"""Pages of janko.at."""

import pytest

from whygrid.errors import PuzzleError
from whygrid.puzzle import Puzzle
from whygrid.service.collections import pieces
from whygrid.service.converting import read

SUDOKU = """begin
puzzle sudoku
author Otto Janko
size 4
patternx 2
patterny 2
problem
- - 3 1
- 3 - -
- - 2 -
2 - - -
solution
4 2 3 1
1 3 4 2
3 4 2... is not looked at
moves 3ab
end
"""
LINKS = "begin\npuzzle arukone\nsize 3\nproblem\n1 - 2\n- - -\n1 - 2\nsolution\ns - s\nend\n"
SUMS = "begin\npuzzle kakuro\nsize 3\nsolution\n- - -\n- 9 7\n- 2 1\nend\n"


def test_a_sudoku_is_its_problem():
    reading = read(SUDOKU)
    assert (reading.genre_name, reading.form.name) == ("sudoku", "janko")
    assert reading.puzzle == Puzzle.parse("..31.3....2.2...")
    assert reading.sheet.info == {"author": "Otto Janko"}


def test_boxes_are_as_wide_as_patternx():
    rows = "\n".join(["- " * 6] * 5 + ["1 2 3 4 5 6"])
    page = f"begin\npuzzle sudoku\nsize 6\npatternx 2\npatterny 3\nproblem\n{rows}\nend"
    shape = Puzzle.parse(page).board.shape
    assert (shape.box_rows, shape.box_columns) == (3, 2)


@pytest.mark.parametrize(("text", "name"), [(SUDOKU, "sudoku"), (LINKS, "numberlink"), (SUMS, "kakuro")])
def test_the_whole_page_and_the_older_brackets_are_read_as_well(text, name):
    page = (
        f'<!DOCTYPE html><html><script id="data" type="application/x-janko">\n{text}</script><p>problem</p>'
    )
    assert read(page).genre_name == name
    assert read(page).puzzle == read(text).puzzle
    words = ("puzzle ", "problem", "solution", "end")
    older = "\n".join(f"[{line}]" if line.startswith(words) else line for line in text.splitlines()[1:])
    assert read(older).puzzle == read(text).puzzle


def test_several_puzzles_in_a_file_are_told_apart():
    assert [piece.line for piece in pieces(SUDOKU + LINKS + SUMS)] == [1, 18, 28]
    assert [read(piece.text).genre_name for piece in pieces(SUDOKU + LINKS + SUMS)] == [
        "sudoku",
        "numberlink",
        "kakuro",
    ]


@pytest.mark.parametrize(
    ("text", "word"),
    [
        (SUDOKU.replace("patternx 2", "patternx 3"), "boxes"),
        (SUDOKU.replace("- - 3 1", "- - 3"), "cells"),
        (SUDOKU.replace("- - 3 1", "- - 3 ?"), "'?'"),
        (SUDOKU.replace("solution", "areas"), "irregular"),
        (SUDOKU.replace("problem\n", ""), "problem"),
        (SUMS.replace("9 7", "9 x"), "'x'"),
    ],
)
def test_a_damaged_page_is_refused_in_words(text, word):
    with pytest.raises(PuzzleError) as error:
        read(text)
    assert word in str(error.value)
    assert error.value.remedy
