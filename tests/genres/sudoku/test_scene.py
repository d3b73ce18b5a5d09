"""Sudoku boards as marks."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from whygrid.genres.sudoku.model import SYMBOLS, Sudoku, default_shape, shape
from whygrid.genres.sudoku.scene import scene_of
from whygrid.scene.ansi import render_ansi
from whygrid.scene.geometry import distance, slot_point
from whygrid.scene.json import scene_to_json
from whygrid.scene.marks import Arrow, Fill, Line, Mark, Scene, SmallText, Text
from whygrid.scene.svg import render_svg
from whygrid.scene.view import View

SMALL = Sudoku(shape(2, 2), (1, 0, 0, 0, 0, 0, 0, 2, 0, 3, 0, 0, 0, 0, 4, 0))
CLASSIC = Sudoku(
    shape(3, 3),
    tuple(map(int, "008000603020009000000800450856070000004000500000060897087006000000300080203000100")),
)


def fact(row: int, column: int, digit: int, puzzle: Sudoku = SMALL) -> int:
    """The fact that a cell, counted from 1 as people do, holds a digit."""
    return puzzle.shape.fact((row - 1) * puzzle.shape.size + column - 1, digit)


def marks_at(scene: Scene, row: int, column: int) -> list[Mark]:
    return [mark for mark in scene.marks if not isinstance(mark, Line) and mark.cell == (row - 1, column - 1)]


def test_givens_and_placed_digits_differ_in_tone():
    scene = scene_of(SMALL, View(placed=(fact(1, 2, 2),)))
    assert marks_at(scene, 1, 1) == [Text((0, 0), "1", "given")]
    assert marks_at(scene, 1, 2) == [Text((0, 1), "2", "plain")]
    assert marks_at(scene, 1, 3) == []


def test_without_exclusions_there_are_no_pencil_marks():
    assert not [mark for mark in scene_of(CLASSIC, View()).marks if isinstance(mark, SmallText)]


def test_pencil_marks_are_the_candidates_that_are_not_excluded_in_cells_without_a_digit():
    excluded = frozenset({fact(1, 2, 1), -fact(1, 2, 3)})  # either sign means the same
    scene = scene_of(SMALL, View(excluded=excluded))
    assert marks_at(scene, 1, 2) == [SmallText((0, 1), 1, "2"), SmallText((0, 1), 3, "4")]
    assert marks_at(scene, 1, 1) == [Text((0, 0), "1", "given")]


def test_a_placement_in_focus_is_a_digit_on_a_fill_and_hides_the_pencil_marks():
    scene = scene_of(SMALL, View(excluded=frozenset(), focus=(fact(1, 2, 2),)))
    assert marks_at(scene, 1, 2) == [Fill((0, 1), "focus"), Text((0, 1), "2", "focus")]


@pytest.mark.parametrize("excluded", [None, frozenset(), frozenset({fact(1, 2, 2)})])
def test_an_exclusion_in_focus_is_a_struck_candidate_whether_or_not_it_was_still_there(excluded):
    scene = scene_of(SMALL, View(excluded=excluded, focus=(-fact(1, 2, 2),)))
    assert SmallText((0, 1), 1, "2", "struck") in marks_at(scene, 1, 2)


def test_known_cells_that_a_step_rests_on_are_filled():
    scene = scene_of(SMALL, View(placed=(fact(1, 2, 2),), support=(fact(1, 1, 1), fact(1, 2, 2))))
    assert marks_at(scene, 1, 1) == [Fill((0, 0), "support"), Text((0, 0), "1", "given")]
    assert marks_at(scene, 1, 2) == [Fill((0, 1), "support"), Text((0, 1), "2", "plain")]


@pytest.mark.parametrize(
    ("role", "tone"),
    [
        ("pattern", "pattern"),
        ("fin", "pattern"),
        ("colour 1", "one"),
        ("colour 2", "two"),
        ("one", "one"),
        ("two", "two"),
    ],
)
def test_the_candidates_of_a_pattern_are_drawn_by_the_part_they_play(role, tone):
    scene = scene_of(SMALL, View(pattern=((role, (fact(1, 2, 3),)),)))
    assert marks_at(scene, 1, 2) == [Fill((0, 1), tone), SmallText((0, 1), 2, "3", tone)]


def test_an_excluded_candidate_of_a_pattern_fills_its_cell_only():
    scene = scene_of(SMALL, View(pattern=(("pattern", (-fact(1, 2, 3),)),)))
    assert marks_at(scene, 1, 2) == [Fill((0, 1), "pattern")]


def test_what_is_struck_is_struck_even_inside_a_pattern():
    scene = scene_of(SMALL, View(pattern=(("pattern", (fact(1, 2, 3),)),), focus=(-fact(1, 2, 3),)))
    assert marks_at(scene, 1, 2) == [Fill((0, 1), "pattern"), SmallText((0, 1), 2, "3", "struck")]


def test_what_is_wrong_is_marked_where_it_stands():
    scene = scene_of(SMALL, View(placed=(fact(1, 2, 1),), bad=(fact(1, 1, 1), fact(1, 2, 1), fact(2, 1, 3))))
    assert marks_at(scene, 1, 1) == [Fill((0, 0), "bad"), Text((0, 0), "1", "bad")]
    assert marks_at(scene, 1, 2) == [Fill((0, 1), "bad"), Text((0, 1), "1", "bad")]
    assert marks_at(scene, 2, 1) == [Fill((1, 0), "bad"), SmallText((1, 0), 2, "3", "bad")]


@pytest.mark.parametrize(
    ("size", "slots"), [(4, 2), (6, 3), (8, 3), (9, 3), (10, 4), (12, 4), (16, 4), (25, 5)]
)
def test_every_size_has_room_for_its_candidates_and_thick_lines_around_its_boxes(size, slots):
    board = Sudoku(default_shape(size), (0,) * size**2)
    scene = scene_of(board, View(excluded=frozenset()))
    assert (scene.rows, scene.columns, scene.slots) == (size, size, slots)
    assert [mark.text for mark in marks_at(scene, 1, 1)] == list(SYMBOLS[:size])
    lines = [mark for mark in scene.marks if isinstance(mark, Line)]
    across = {line.start.row: line.weight for line in lines if line.start.row == line.end.row}
    down = {line.start.column: line.weight for line in lines if line.start.column == line.end.column}
    assert len(lines) == 2 * (size + 1)
    assert across == {row: 2 if row % board.shape.box_rows == 0 else 1 for row in range(size + 1)}
    assert down == {column: 2 if column % board.shape.box_columns == 0 else 1 for column in range(size + 1)}


def test_the_label_says_everything_in_words():
    view = View(
        placed=(fact(1, 2, 2),), focus=(fact(1, 3, 3),), support=(fact(2, 4, 2),), bad=(fact(3, 2, 3),)
    )
    assert scene_of(SMALL, view).label == (
        "Sudoku, 4 by 4, 4 givens, 1 placed. Shown: r1c3 is 3. Known: r2c4 is 2. Wrong: r3c2 is 3. "
        "Row 1: 1 2 blank blank. Row 2: blank blank blank 2. Row 3: blank 3 blank blank. "
        "Row 4: blank blank 4 blank."
    )


def test_every_renderer_draws_the_classic_board():
    scene = scene_of(CLASSIC, View(excluded=frozenset()))
    assert len(render_ansi(scene, colour=False, detail="small").splitlines()) == 19
    assert {len(line) for line in render_ansi(scene, colour=False, detail="marks").splitlines()} == {73}
    assert scene_to_json(scene)["rows"] == 9
    texts = ElementTree.fromstring(render_svg(scene)).iter("{http://www.w3.org/2000/svg}text")
    digits = [text.text for text in texts if text.get("class").startswith("text-given")]
    assert digits == [str(digit) for digit in CLASSIC.givens if digit]


def test_a_chain_is_drawn_as_arrows_from_candidate_to_candidate() -> None:
    chain = (-fact(1, 2, 3), fact(1, 4, 3), -fact(4, 4, 3))
    scene = scene_of(SMALL, View(excluded=frozenset(), pattern=(("chain", chain),)))
    arrows = [mark for mark in scene.marks if isinstance(mark, Arrow)]
    assert [arrow.link for arrow in arrows] == ["strong", "weak"]
    ends = [slot_point(cell, 2, 2) for cell in ((0, 1), (0, 3), (3, 3))]
    for arrow, (start, end) in zip(arrows, pairwise(ends), strict=True):
        assert 0.2 < distance(arrow.start, start) < 0.3  # beside the candidate, not on it
        assert 0.2 < distance(arrow.end, end) < 0.3
    assert not any(isinstance(mark, Fill) for mark in scene.marks)


def test_a_supposed_digit_is_written_and_where_it_breaks_is_marked() -> None:
    supposed, follows = fact(1, 2, 3), fact(2, 2, 4)
    view = View(
        excluded=frozenset(),
        pattern=(("two", (supposed,)), ("one", (follows,))),
        supposed=(supposed, follows),
        broken=(fact(4, 1, 2),),
    )
    marks = scene_of(SMALL, view).marks
    assert {Text((0, 1), "3", "two"), Text((1, 1), "4", "one"), Fill((3, 0), "bad")} <= set(marks)


def test_a_conclusion_about_a_cell_of_the_pattern_leaves_its_candidates_visible() -> None:
    view = View(excluded=frozenset(), focus=(fact(1, 2, 3),), pattern=(("one", (fact(1, 2, 2),)),))
    marks = scene_of(SMALL, view).marks
    assert SmallText((0, 1), 2, "3", "focus") in marks and SmallText((0, 1), 1, "2", "one") in marks
    assert not any(isinstance(mark, Text) and mark.cell == (0, 1) for mark in marks)
