"""The encodings to choose from: all find solutions where there are some, and say what they cost."""

from __future__ import annotations

import pytest

from tests.genres.numberlink.brute_force import solutions
from tests.genres.numberlink.test_solving import board, sample
from whygrid.errors import UsageError
from whygrid.genres.numberlink.boards import Colour, colours, heat_map, line_board, list_board, numbers
from whygrid.genres.numberlink.encodings import ENCODINGS, dimacs, encode, run
from whygrid.genres.numberlink.formats import parse_text
from whygrid.genres.numberlink.model import is_solved, mistakes_of
from whygrid.scene.svg_style import FONTS

ADJACENT = parse_text("11")
TOUCHING = parse_text("1..\n..1")  # the path runs beside itself
LOOP = parse_text("11..\n22..")  # what is left over can only be a loop


@pytest.mark.parametrize("name", ENCODINGS)
def test_an_encoding_agrees_with_brute_force(name: str) -> None:
    for layout in sample(9, 60):
        if not layout.cover and name not in ("edges", "ordered"):
            continue
        found = run(board(layout), name)
        if name == "3d":
            assert not found.solved or solutions(layout), layout
        else:
            assert found.solved == bool(solutions(layout)), layout
        if found.lines is not None:
            assert is_solved(layout, found.lines)


def test_the_ordered_encoding_never_meets_a_loop() -> None:
    for layout in sample(10, 60):
        found = run(board(layout), "ordered", loop_breaking=False)
        assert (found.rounds, found.loops) == (1, [])


def test_ends_beside_each_other_are_joined_in_every_encoding() -> None:
    for name in ENCODINGS:
        assert run(ADJACENT, name).solved, name


def test_paths_that_touch_themselves_are_found_by_4d_after_3d_gave_up() -> None:
    expected = bool(solutions(TOUCHING.layout))
    assert expected
    assert not run(TOUCHING, "3d").solved
    assert run(TOUCHING, "3d+4d").encoding == "4d"
    assert run(TOUCHING, "3d+4d").solved


def test_without_loop_breaking_loops_are_shown() -> None:
    told: list[str] = []
    found = run(LOOP, "4d", loop_breaking=False, tell=told.append)
    assert found.lines is not None and not found.solved
    assert found.loops == mistakes_of(LOOP.layout, found.lines) != []
    assert "4d: 1 loop" in told
    assert run(LOOP, "4d").lines is None


def test_the_ancestors_encodings_refuse_boards_with_empty_cells() -> None:
    with pytest.raises(UsageError, match="may stay empty"):
        run(parse_text("# cells may stay empty\n1.1"), "4d")
    with pytest.raises(UsageError, match="no encoding"):
        run(ADJACENT, "5d")
    with pytest.raises(UsageError, match="two encodings"):
        encode(ADJACENT, "3d+4d")


def test_dimacs_lists_all_clauses() -> None:
    lines = dimacs(encode(ADJACENT, "3d")).splitlines()
    assert lines[0] == f"p cnf 2 {len(lines) - 1}"
    assert all(line.endswith(" 0") for line in lines[1:])


def test_boards_are_drawn_as_the_ancestor_does() -> None:
    puzzle = parse_text("numberlink, with lines\n10 ? . ? .\n? ? ?\n10 ? . ? .\n? ? ?\n2 - . - 2")
    found = run(puzzle)
    assert found.lines is not None
    assert line_board(puzzle.layout, found.lines) == "10─┐\n10─┘\n 2─2"
    assert numbers(puzzle.layout, found.lines) == "[10, 10, 10]\n[10, 10, 10]\n[2, 2, 2]"
    assert list_board(puzzle.layout, found.lines).splitlines()[2] == "['2', '─', '2']"


def test_lines_go_on_through_columns_that_are_wide() -> None:
    puzzle = parse_text("numberlink\n1 . 1\n30 . 30\n4 . 4")
    found = run(puzzle)
    assert found.lines is not None
    assert line_board(puzzle.layout, found.lines) == " 1──1\n30─30\n 4──4"
    assert line_board(puzzle.layout, puzzle.lines) == " 1. 1\n30.30\n 4. 4"


def test_a_picture_has_its_labels_in_fonts_that_are_found_and_in_ink_that_is_seen() -> None:
    puzzle = parse_text("1.1\n2.2\n3.3")
    found = run(puzzle)
    assert found.lines is not None
    picture = heat_map(puzzle.layout, found.lines)
    assert picture.startswith("<svg") and picture.count("<rect") == picture.count("<text") == 9
    assert f"font-family:{FONTS}" in picture  # else a PNG of it has no labels
    assert [colour.ink for colour in (Colour(60, 48, 50), Colour(240, 48, 50))] == ["#000000", "#ffffff"]


def test_a_hundred_paths_have_a_hundred_colours() -> None:
    assert len(set(colours(100))) == 100
