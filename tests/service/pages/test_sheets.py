"""Puzzles as a page to look at or to print."""

import pytest

from tests.contract.cases import every_genre, puzzle_of
from tests.service.pages.reading import elements, named
from whygrid.budget import Budget
from whygrid.puzzle import Puzzle
from whygrid.service.pages.sheets import MOST, sheets_page

MINI = Puzzle.parse("1.....2..3.....4")


@every_genre
def test_every_genre_is_drawn_with_its_solution(genre):
    example = next(example for example in genre.examples().values() if example.facts["solutions"] == 1)
    page = sheets_page([puzzle_of(genre, example)], solutions=True)
    assert len(list(named(page, "svg"))) == 2
    assert next(named(page, "h1")).text == genre.title


def test_puzzles_are_numbered_and_named():
    page = sheets_page([MINI, MINI], ["a.txt:1", "<b>"], per_sheet=2)
    assert [caption.text for caption in named(page, "figcaption")] == ["1. Sudoku, a.txt:1", "2. Sudoku, <b>"]


@pytest.mark.parametrize("per_sheet", range(1, MOST + 1))
def test_every_board_is_on_one_sheet(per_sheet):
    page = sheets_page([MINI] * 25, per_sheet=per_sheet)
    sheets = [e for e in named(page, "section") if "sheet" in e.attributes["class"]]
    assert len(sheets) == -(-25 // per_sheet)
    assert len(list(named(page, "svg"))) == 25


def test_a_puzzle_without_one_solution_says_so_behind():
    said = [Puzzle.parse("." * 16), Puzzle.parse("11.............."), Puzzle.parse("123....4........")]
    page = sheets_page(said, solutions=True, budget=Budget())
    texts = [paragraph.text for paragraph in named(page, "p")]
    assert texts == ["more than one solution", "no solution", "no solution"]


def test_the_page_has_no_script_and_names_nothing_outside_of_itself():
    page = sheets_page([MINI])
    assert not list(named(page, "script"))
    assert "script-src 'none'" in page
    assert not [e for e in elements(page) if {"src", "href", "style"} & set(e.attributes)]
