"""Variants in the editor: every kind of line can be added, and what is drafted is what comes back."""

from __future__ import annotations

import re

import pytest

from whygrid.errors import PuzzleError
from whygrid.genre import Draft
from whygrid.genres.sudoku.constraints import KINDS
from whygrid.genres.sudoku.drafting import DRAFTING, FORMS
from whygrid.puzzle import Puzzle

EMPTY = DRAFTING.sizes["9x9"]
CELLS = {
    "white-dot": "r1c1 r1c2", "black-dot": "r1c1 r1c2", "xv": "r1c1 r1c2", "little-killer": "r1c3 r2c2 r3c1",
    "group": "r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 r9c9",
}  # fmt: skip
TEXTS = {"regions": "".join(str((row // 3) * 3 + column // 3 + 1) for row in range(9) for column in range(9))}


def line(form: str) -> str:
    """A line of a form, with everything that it may have."""
    word = form.split()[0]
    cells = CELLS.get(word, "r1c1 r1c2 r2c3").split()
    parts = {
        "cells": " ".join(cells), "first": cells[0], "rest": " ".join(cells[1:]),
        "number": "X" if word == "xv" else "2" if word.endswith("dot") else "7",
        "text": TEXTS.get(word, "3x3"),
    }  # fmt: skip
    return re.sub(r"\{(\w+)\}", lambda place: parts[place[1]], re.sub(r"[][]", "", form))


@pytest.mark.parametrize("form", FORMS)
def test_every_kind_of_line_can_be_added_and_comes_back(form: str) -> None:
    board = DRAFTING.board(EMPTY._replace(lines=(line(form),)))
    again = DRAFTING.draft(board)
    assert DRAFTING.board(again) == board
    assert Puzzle.parse(Puzzle("sudoku", board).text, "sudoku").board == board
    assert again.lines or form.startswith(("boxes", "regions"))  # these are the usual ones


def test_every_constraint_has_a_form() -> None:
    plural = {"diagonals": "diagonal", "windows": "window", "disjoint-groups": "disjoint"}
    words = {form.split()[0] for form in FORMS} - {"regions", "boxes"}
    assert {plural.get(word, word) for word in words} == set(KINDS)


@pytest.mark.parametrize("wrong", ["circle r1c1", "cage", "cage r1c1 = y", "123456789", "regions 123"])
def test_a_line_that_is_no_constraint_is_refused_in_words(wrong: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        DRAFTING.board(Draft(EMPTY.rows, (wrong,)))
    assert caught.value.remedy
