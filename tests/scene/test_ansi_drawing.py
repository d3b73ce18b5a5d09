"""Drawings that follow a scene."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.scene.random_scenes import board, few_examples, scenes
from whygrid.scene.ansi import render_ansi
from whygrid.scene.ansi_drawing import Drawing
from whygrid.scene.ansi_tones import sgr_codes, strong_codes
from whygrid.scene.marks import TONES, Fill, Ring, SmallText, Text


def text_of(drawing: Drawing, coloured: bool) -> str:
    rows = []
    for y in range(drawing.layout.rows.length):
        runs: list[list[str]] = []
        for piece in drawing.row(y):
            for codes, text in piece.runs:
                if runs and runs[-1][0] == codes:
                    runs[-1][1] += text
                else:
                    runs.append([codes, text])
        if runs and not runs[-1][0]:
            runs[-1][1] = runs[-1][1].rstrip(" ")
        rows.append("".join(f"\x1b[{codes}m{text}\x1b[0m" if codes else text for codes, text in runs))
    return "\n".join(row if coloured else row.rstrip() for row in rows)


@pytest.mark.parametrize("detail", ["small", "marks"])
@few_examples
@given(shown=st.lists(scenes(), min_size=1, max_size=4), coloured=st.booleans())
def test_a_drawing_that_followed_other_scenes_looks_as_if_drawn_anew(detail, shown, coloured):
    drawing = Drawing(sgr_codes if coloured else None, detail, labels=True)
    for scene in shown:
        drawing.show(scene)
        assert text_of(drawing, coloured) == render_ansi(scene, colour=coloured, detail=detail, labels=True)


@pytest.mark.parametrize("detail", ["small", "marks"])
@few_examples
@given(scene=scenes(), cells=st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), max_size=4))
def test_marks_over_a_scene_look_like_its_last_marks(detail, scene, cells):
    cells = [(row % scene.rows, column % scene.columns) for row, column in cells]
    drawing = Drawing(sgr_codes, detail, labels=True)
    drawing.show(scene)
    for number in range(len(cells) + 1):
        over = [*(Fill(cell, "focus") for cell in cells[:number]), *map(Ring, cells[number:])]
        drawing.show(scene, over)
        whole = scene._replace(marks=(*scene.marks, *over))
        assert text_of(drawing, True) == render_ansi(whole, colour=True, detail=detail, labels=True)


def test_only_the_cells_that_look_different_are_told():
    first = board(Text((0, 0), "1", "given"), SmallText((1, 1), 0, "2"))
    second = board(Text((0, 0), "1", "given"), SmallText((1, 1), 0, "3"))
    drawing = Drawing(sgr_codes, "marks")
    assert drawing.show(first) is None, "all of it is new"
    assert drawing.show(second) == {(1, 1)}
    assert drawing.show(second, [Fill((0, 0), "focus")]) == {(0, 0)}
    assert drawing.show(second, [Fill((2, 2), "focus")]) == {(0, 0), (2, 2)}
    assert drawing.show(first) == {(1, 1), (2, 2)}


@pytest.mark.parametrize("paper", [None, *TONES])
@pytest.mark.parametrize("ink", TONES)
def test_in_high_contrast_every_ink_is_far_from_its_ground(ink, paper):
    codes = strong_codes(ink, paper, 0).split(";")
    ground = int(codes[codes.index("48") + 2]) if "48" in codes else 16
    assert contrast(int(codes[codes.index("38") + 2]), ground) >= 7, "WCAG's bar for enhanced contrast"


def contrast(ink: int, ground: int) -> float:
    bright, dark = sorted((luminance(ink), luminance(ground)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def luminance(colour: int) -> float:
    """Of a colour in the fixed part of the 256-colour palette."""
    if colour >= 232:
        levels = [8 + 10 * (colour - 232)] * 3
    else:
        levels = [(0, 95, 135, 175, 215, 255)[(colour - 16) // 6**power % 6] for power in (2, 1, 0)]
    linear = [
        x / 12.92 if (x := level / 255) <= 0.03928 else ((x + 0.055) / 1.055) ** 2.4 for level in levels
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
