"""The boards of the program that this genre descends from, where they lie beside the repository."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import whygrid
from whygrid import PuzzleError
from whygrid.genres.numberlink.boards import strokes
from whygrid.genres.numberlink.formats import parse_csv
from whygrid.genres.numberlink.model import is_solved

SEED = Path(__file__).parents[4] / "shared" / "seeds" / "numberlink"
pytestmark = pytest.mark.skipif(not SEED.is_dir(), reason=f"there is no {SEED}")

STATUS = {
    **dict.fromkeys((1, 3, 5, 10, 12, 14, 16), "unique"),
    **dict.fromkeys((2, 7, 9, 11, 13, 15), "multiple"),
    **dict.fromkeys((4, 6), "none"),
}


@pytest.mark.parametrize("number", STATUS)
def test_every_instance_is_decided_and_agrees_with_the_expected_board(number: int) -> None:
    name = f"instance_{number}.txt"
    board = parse_csv((SEED / "instances" / name).read_text(encoding="utf-8"))
    answer = whygrid.solve(whygrid.Puzzle("numberlink", board))
    assert answer.status == STATUS[number]
    assert all(is_solved(board.layout, solution.board.lines) for solution in answer.solutions)
    expected = json.loads((SEED / "expected_solutions.json").read_text(encoding="utf-8")).get(name, {})
    if answer.status == "unique" and expected.get("3D+4D"):
        assert strokes(board.layout, answer.solutions[0].board.lines) in expected["3D+4D"]


@pytest.mark.parametrize("name", ["ragged", "single", "triple"])
def test_bad_boards_are_refused_with_line_and_column(name: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        parse_csv((SEED / "invalid" / f"{name}.txt").read_text(encoding="utf-8"))
    assert re.fullmatch(r"line \d+, column \d+", str(caught.value.where))


@pytest.mark.parametrize("name", ["empty", "nopaths", "letter"])
def test_boards_without_paths_are_refused(name: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        parse_csv((SEED / "invalid" / f"{name}.txt").read_text(encoding="utf-8"))
    assert caught.value.remedy


@pytest.mark.parametrize("name", ["adj", "blank", "diag", "gap", "space", "zero"])
def test_what_the_ancestor_refused_without_need_is_read(name: str) -> None:
    assert parse_csv((SEED / "invalid" / f"{name}.txt").read_text(encoding="utf-8")).layout.pairs
