"""Scenes as terminal text."""

from __future__ import annotations

import re
import unicodedata
from itertools import combinations, product

import pytest
from hypothesis import given

from tests.scene.random_scenes import MARK_OF_EACH_KIND, board, few_examples, scenes
from whygrid.scene.ansi import render_ansi
from whygrid.scene.ansi_canvas import junction
from whygrid.scene.ansi_tones import PENCIL, sgr_codes
from whygrid.scene.marks import LINKS, TONES, Arrow, Fill, Line, Mark, Point, Ring, Scene, SmallText, Text

DETAILS = ("small", "marks")
SMALL_BOARD = board(
    Text((0, 0), "1", "given"),
    Text((0, 3), "4"),
    Fill((1, 1), "support"),
    Text((1, 1), "3", "given"),
    Fill((2, 2), "focus"),
    Text((2, 2), "2", "focus"),
    SmallText((3, 0), 1, "2", "struck"),
    SmallText((3, 3), 0, "1", "pattern"),
    SmallText((3, 3), 2, "3", "pattern"),
    SmallText((1, 0), 3, "4"),
)


def plain(scene: Scene, detail: str, **options: bool) -> str:
    return render_ansi(scene, colour=False, detail=detail, **options)


def without_escapes(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def test_a_small_board_has_one_row_of_text_for_each_cell():
    assert plain(SMALL_BOARD, "small").splitlines() == [
        "┏━━━┯━━━┳━━━┯━━━┓",
        "┃ 1 │   ┃   │ 4'┃",
        "┠───┼───╂───┼───┨",
        "┃   │_3_┃   │   ┃",
        "┣━━━┿━━━╋━━━┿━━━┫",
        "┃   │   ┃[2]│   ┃",
        "┠───┼───╂───┼───┨",
        "┃(2)│   ┃   │<*>┃",
        "┗━━━┷━━━┻━━━┷━━━┛",
    ]


def test_a_compact_board_keeps_only_the_borders_of_boxes():
    assert plain(SMALL_BOARD, "small", compact=True).splitlines() == [
        "┏━━━━━━┳━━━━━━┓",
        "┃ 1    ┃    4'┃",
        "┃   _3_┃      ┃",
        "┣━━━━━━╋━━━━━━┫",
        "┃      ┃[2]   ┃",
        "┃(2)   ┃   <*>┃",
        "┗━━━━━━┻━━━━━━┛",
    ]


def test_compact_changes_nothing_where_no_border_is_thick():
    scene = Scene(1, 2, 1, (Line(Point(0, 1), Point(1, 1)),))
    assert plain(scene, "small", compact=True) == plain(scene, "small")


def test_pencil_marks_stand_in_their_slots_and_digits_in_frames():
    assert plain(SMALL_BOARD, "marks").splitlines()[:8] == [
        "┏━━━━━━━┯━━━━━━━┳━━━━━━━┯━━━━━━━┓",
        "┃ ┏━━━┓ │       ┃       │ ┌───┐ ┃",
        "┃ ┃ 1 ┃ │       ┃       │ │ 4 │ ┃",
        "┃ ┗━━━┛ │       ┃       │ └───┘ ┃",
        "┠───────┼───────╂───────┼───────┨",
        "┃       │░┏━━━┓░┃       │       ┃",
        "┃       │░┃_3_┃░┃       │       ┃",
        "┃     4 │░┗━━━┛░┃       │       ┃",
    ]


def test_a_cell_of_nine_slots_is_seven_by_three():
    marks = tuple(SmallText((0, 0), slot, str(slot + 1)) for slot in range(9))
    scene = Scene(1, 1, 3, (*board(size=1, box=1).marks, *marks))
    assert plain(scene, "marks").splitlines() == [
        "┏━━━━━━━┓",
        "┃ 1 2 3 ┃",
        "┃ 4 5 6 ┃",
        "┃ 7 8 9 ┃",
        "┗━━━━━━━┛",
    ]


def test_neighbours_of_one_tone_share_their_brackets():
    tones = ("struck", "struck", "pattern", "plain", "struck", "plain", "one", "two", "plain")
    marks = tuple(SmallText((0, 0), slot, str(slot + 1), tone) for slot, tone in enumerate(tones))
    scene = Scene(1, 1, 3, marks)
    assert [line.strip() for line in plain(scene, "marks").splitlines() if line] == [
        "(1 2<3>",
        "4(5)6",
        r"/7\8\9",
    ]


def test_texts_of_two_characters_widen_every_cell():
    lines = plain(board(Text((0, 0), "16", "given")), "small").splitlines()
    assert lines[0] == "┏━━━━┯━━━━┳━━━━┯━━━━┓"
    assert lines[1] == "┃ 16 │    ┃    │    ┃"


def test_labels_number_rows_and_columns():
    lines = plain(board(size=10, box=5), "small", labels=True).splitlines()
    assert lines[0] == "     1   2   3   4   5   6   7   8   9  10"
    assert lines[2].startswith(" 1 ┃") and lines[20].startswith("10 ┃")


def test_lines_between_middles_of_cells_join_up():
    path = (Line(Point(0.5, 0.5), Point(0.5, 1.5)), Line(Point(0.5, 1.5), Point(1.5, 1.5)))
    assert plain(Scene(2, 2, 1, path), "small").splitlines()[1:4] == ["  ╶───┐", "      │", "      ╵"]


def test_slanted_lines_are_dotted_and_arrows_have_heads():
    scene = Scene(3, 3, 1, (Arrow(Point(0.5, 0.5), Point(2.5, 0.5)), Arrow(Point(0.5, 1.5), Point(0.5, 2.5))))
    text = plain(scene, "small")
    assert "▼" in text and "▶" in text and "·" in text


def test_links_differ_by_what_they_are_made_of_and_a_line_below_says_so():
    def row(link: str) -> Arrow:
        return Arrow(Point(0.5, 0.5), Point(0.5, 4.5), link=link)

    rows = {link: plain(Scene(1, 5, 1, (row(link),)), "small").splitlines()[1] for link in LINKS}
    assert ["=" in rows["strong"], "-" in rows["weak"], "·" in rows[""]] == [True, True, True]
    assert len(set(rows.values())) == 3
    told = render_ansi(Scene(1, 5, 1, (row("weak"),)), colour=False, detail="small", legend=True)
    assert told.splitlines()[-1] == "--- weak link: not both hold"


def test_an_arrow_that_finds_no_room_near_its_end_has_no_head():
    borders = (Line(Point(0, column), Point(1, column)) for column in range(5))
    row = (*(Text((0, column), "8") for column in (1, 2, 3)), Arrow(Point(0.5, 0.2), Point(0.5, 3.8)))
    text = plain(Scene(1, 4, 1, (*borders, *row)), "small")
    assert "·" in text and not set("▶◀▲▼") & set(text)


def test_an_arrow_goes_round_what_stands_in_its_way():
    scene = Scene(1, 3, 1, (Text((0, 1), "8"), Arrow(Point(0.5, 0.0), Point(0.5, 3.0), link="weak")))
    text = plain(scene, "marks")
    assert "-" in text and "│ 8 │" in text  # nothing in the frame of the digit


def test_every_junction_has_the_character_that_unicode_made_for_it():
    names = {1: "LIGHT", 2: "HEAVY"}
    for arms in product(range(3), repeat=4):
        character = junction(*arms)
        if not any(arms):
            assert character == " "
            continue
        name = unicodedata.name(character)
        name = name.replace("VERTICAL", "UP AND DOWN").replace("HORIZONTAL", "LEFT AND RIGHT")
        assert "DOUBLE" not in name and "DASH" not in name
        for direction, weight in zip(("UP", "RIGHT", "DOWN", "LEFT"), arms, strict=True):
            assert (direction in name.split()) == bool(weight), f"{character} for {arms}"
        assert {word for word in name.split() if word in names.values()} == {names[w] for w in arms if w}
    assert len({junction(*arms) for arms in product(range(3), repeat=4)}) == 81


@pytest.mark.parametrize("detail", DETAILS)
@few_examples
@given(scene=scenes())
def test_without_colour_a_board_is_a_rectangle_without_blanks_at_its_side_or_escape_codes(detail, scene):
    text = plain(scene, detail)
    lines = text.splitlines()
    assert "\x1b" not in text
    assert all(line == line.rstrip() for line in lines)
    assert len({len(line) for line in lines}) == 1


@few_examples
@given(scene=scenes())
def test_colour_only_adds_to_a_small_board(scene):
    assert without_escapes(render_ansi(scene, colour=True, detail="small")) == plain(scene, "small")


@few_examples
@given(scene=scenes())
def test_every_colour_is_switched_off_before_its_line_ends(scene):
    for line in render_ansi(scene, colour=True, detail="marks").splitlines():
        codes = re.findall(r"\x1b\[([0-9;]*)m", line)
        assert codes[1::2] == ["0"] * (len(codes) // 2) and len(codes) % 2 == 0


@pytest.mark.parametrize("colour", [False, True])
@pytest.mark.parametrize("detail", DETAILS)
@pytest.mark.parametrize("kind", MARK_OF_EACH_KIND)
def test_every_tone_of_every_mark_is_drawn(kind, detail, colour):
    for tone in TONES:
        render_ansi(Scene(2, 2, 2, (MARK_OF_EACH_KIND[kind](tone),)), colour=colour, detail=detail)


@pytest.mark.parametrize(
    ("kind", "detail", "alike"),
    [
        ("text", "small", set()),
        ("text", "marks", set()),
        ("fill", "marks", set()),
        ("small text", "marks", {"plain", "given"}),
        ("line", "small", {"plain", "given"}),
    ],
)
def test_tones_differ_without_colours(kind, detail, alike):
    drawn = {tone: plain(Scene(2, 2, 2, (MARK_OF_EACH_KIND[kind](tone),)), detail) for tone in TONES}
    same = [pair for pair in combinations(TONES, 2) if drawn[pair[0]] == drawn[pair[1]]]
    assert all(set(pair) <= alike for pair in same), f"look alike: {same}"


def test_a_ring_shows_around_a_cell_and_around_a_slot():
    cell: tuple[Mark, ...] = (Text((0, 0), "5", "given"), Ring((0, 0)))
    assert "[5]" in plain(Scene(1, 1, 2, cell), "small")
    assert "╭───╮" in plain(Scene(1, 1, 2, cell), "marks")
    slot: tuple[Mark, ...] = (SmallText((0, 0), 0, "1"), SmallText((0, 0), 1, "2"), Ring((0, 0), 0))
    assert "[1]" in plain(Scene(1, 1, 2, slot), "marks")


def luminance(colour: int) -> float:
    """The relative luminance (WCAG 2) of a colour from the fixed part of the 256-colour palette."""
    if colour >= 232:
        channels = [8 + 10 * (colour - 232)] * 3
    else:
        levels = (0, 95, 135, 175, 215, 255)
        channels = [levels[(colour - 16) // step % 6] for step in (36, 6, 1)]
    linear = [c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


@pytest.mark.parametrize("ink", [*TONES, PENCIL])
def test_inks_can_be_read_on_black_on_white_and_on_every_paper(ink):
    alone = re.search(r"38;5;(\d+)", sgr_codes(ink, None, 0))
    if alone:  # otherwise it is the terminal's own ink
        assert min(contrast(luminance(int(alone[1])), ground) for ground in (0.0, 1.0)) >= 3.5
    for paper in TONES:
        codes = sgr_codes(ink, paper, 0)
        front, back = (int(re.search(rf"{kind};5;(\d+)", codes)[1]) for kind in (38, 48))
        assert contrast(luminance(front), luminance(back)) >= 4.5, f"{ink} on {paper}"


def test_the_diagonal_of_a_cell_is_a_stroke_in_each_of_its_rows():
    scene = Scene(1, 2, 3, (Line(Point(0, 0), Point(1, 1)), Line(Point(0, 2), Point(1, 1))))
    lines = render_ansi(scene, colour=False, detail="marks").splitlines()
    text = "\n".join(lines)
    assert text.count("\\") == text.count("/") == 3
    assert render_ansi(scene, colour=False, detail="small").count("\\") == 1


def test_small_texts_that_are_printed_show_on_their_side_in_a_single_row():
    marks = (
        Fill((0, 0), "dim"),
        Line(Point(0, 0), Point(1, 1)),
        SmallText((0, 0), 2, "13", "given"),
        SmallText((0, 0), 6, "7", "given"),
        Fill((0, 1), "dim"),
        Line(Point(0, 1), Point(1, 2)),
    )
    assert render_ansi(Scene(1, 2, 3, marks), colour=False, detail="small").split() == ["7\\13", "\\"]
