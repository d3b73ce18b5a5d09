"""The rules of a variant in words, and below its board what no mark on it shows."""

from __future__ import annotations

import pytest

from whygrid import Puzzle, parse
from whygrid.cli.boards import draw
from whygrid.genres.sudoku.constraints import KINDS, kind_of
from whygrid.scene.view import View
from whygrid.voice import in_language, speaker

EMPTY = "." * 81
KNIGHT = "Cells a knight’s move apart differ."
REGIONS = "".join(str(row) * 9 for row in range(1, 10))


def board(*lines: str) -> Puzzle:
    return parse("\n".join([*lines, EMPTY]))


def instructions(*lines: str) -> list[str]:
    puzzle = board(*lines)
    return [str(said) for said in puzzle.genre.instructions(puzzle.board)]


def test_each_kind_of_constraint_is_told_once() -> None:
    told = instructions("anti-knight", "cage r1c1 r1c2 = 3", "cage r2c1 r2c2 = 4", "whispers r9c1 r9c2")
    assert sorted(told[1:]) == [
        KNIGHT,
        "Digits side by side on a whispers line differ by 5 at least.",
        "The digits of a cage differ; where it has a number, they add up to it.",
    ]


def test_a_jigsaw_has_regions_instead_of_boxes() -> None:
    (told,) = instructions(f"regions {REGIONS}")
    assert "region" in told and "box" not in told


@pytest.mark.parametrize("word", KINDS)
def test_there_is_a_sentence_for_every_kind(word: str) -> None:
    assert f"instruction-{kind_of(word).word}" in speaker("en").texts("sudoku")


@pytest.mark.parametrize("style", ["small", "marks", "svg", "html", "md"])
def test_what_no_mark_shows_stands_below_the_board(style: str) -> None:
    drawn = draw(board("anti-knight", "cage r1c1 r1c2 = 3"), View(), style, colour=False)
    assert KNIGHT in drawn and "cage" not in drawn.lower()
    assert KNIGHT not in draw(board(), View(), style, colour=False)


def test_it_stands_there_in_the_language_in_force() -> None:
    with in_language("hu"):
        assert "lóugrásnyira" in draw(board("anti-knight"), View(), "small", colour=False)
