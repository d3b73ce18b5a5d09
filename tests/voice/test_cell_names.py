"""Cells in other notations: around the board, in what the page is told, and in helper processes."""

import os
import re
import subprocess
import sys

import pytest

from whygrid import Puzzle, parse
from whygrid.scene.ansi import render_ansi
from whygrid.scene.svg import render_svg
from whygrid.voice import in_language
from whygrid.voice.cell_names import column_label, row_label
from whygrid.voice.grammar_hu import GRAMMAR
from whygrid.web.speech import page_words

PUZZLE = Puzzle.parse("." * 81)


def labels(drawing):
    """What stands above the columns and beside the rows of a drawn board."""
    above, *lines = drawing.splitlines()
    return above.split(), [line[0] for line in lines if not line[0].isspace()]


@pytest.mark.parametrize(
    ("notation", "columns", "rows"),
    [
        ("rc", "123456789", "123456789"),
        ("row-letter", "123456789", "ABCDEFGHI"),
        ("column-letter", "ABCDEFGHI", "123456789"),
    ],
)
def test_a_board_in_the_terminal_has_the_labels_of_its_notation(notation, columns, rows):
    with in_language("en", cells=notation):
        drawn = render_ansi(PUZZLE.scene(), colour=False, labels=True, detail="small", compact=True)
        marks = render_ansi(PUZZLE.scene(), colour=False, labels=True, detail="marks")
        assert page_words("hu")["notation"] == [notation]
    assert labels(drawn) == (list(columns), list(rows))
    assert labels(marks) == (list(columns), list(rows))


def test_labels_of_large_boards_go_on_behind_z():
    with in_language("en", cells="row-letter"):
        assert [row_label(n) for n in (1, 26, 27)] == ["A", "Z", "AA"] and column_label(27) == "27"


def test_a_helper_process_calls_cells_as_who_started_it():
    told = "from whygrid.voice.cell_names import named; print(named('r4c5'))"
    said = [
        subprocess.run(
            [sys.executable, "-c", told],
            env={**os.environ, "WHYGRID_CELLS": notation},
            capture_output=True,
            text=True,
        ).stdout
        for notation in ("row-letter", "nonsense")
    ]
    assert said == ["D5\n", "r4c5\n"]


def test_suffixes_follow_how_the_number_of_a_column_is_spoken():
    names = ("r1c3", "r1c5", "r1c10", "r1c20", "r1c30", "r1c100")
    said = ["r1c3-ban", "r1c5-ben", "r1c10-ben", "r1c20-ban", "r1c30-ban", "r1c100-ban"]
    assert [GRAMMAR.suffixed(name, "in") for name in names] == said


@pytest.mark.parametrize(
    ("cells", "first", "last"),
    [("row-letter", ("1", "4"), ("A", "D")), ("column-letter", ("A", "D"), ("1", "4"))],
)
def test_pictures_name_rows_and_columns_as_cells_are_called(cells, first, last):
    puzzle = parse("1....4.....2.3..")
    assert "pencil" not in render_svg(puzzle.scene(), styled=False)
    with in_language("en", cells=cells):
        drawn = render_svg(puzzle.scene(), styled=False)
    labels = re.findall(r'<text class="pencil"[^>]*>(\w+)</text>', drawn)
    assert (labels[0], labels[3], labels[4], labels[7]) == (*first, *last)
    left, top, width, height = map(float, re.search(r'viewBox="([^"]+)"', drawn)[1].split())
    places = re.findall(r'<text class="pencil" x="([-\d.]+)" y="([-\d.]+)"', drawn)
    assert all(left < float(x) < left + width and top < float(y) < top + height for x, y in places)
