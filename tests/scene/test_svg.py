"""Scenes as SVG."""

from __future__ import annotations

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest
from hypothesis import given

from tests.scene.random_scenes import MARK_OF_EACH_KIND, board, few_examples, scenes
from whygrid.scene.marks import TONES, Arrow, Fill, Line, Point, Ring, Scene, SmallText, Text
from whygrid.scene.svg import render_svg
from whygrid.scene.svg_style import DARK, LIGHT

SVG = "{http://www.w3.org/2000/svg}"


def parsed(scene: Scene, **options: int) -> ElementTree.Element:
    return ElementTree.fromstring(render_svg(scene, **options))


def drawn_mark(scene: Scene) -> str:
    """Everything after the style sheet."""
    return render_svg(scene).partition("</style>")[2]


@few_examples
@given(scene=scenes())
def test_every_scene_gives_well_formed_xml_with_all_its_texts(scene):
    texts = [text.text for text in parsed(scene).iter(f"{SVG}text") if "legend" not in str(text.get("class"))]
    assert texts == [mark.text for mark in scene.marks if isinstance(mark, Text | SmallText)]


def test_the_picture_has_a_role_a_title_and_a_description():
    root = parsed(board(label='Sudoku, "4 by 4" <&>. Row 1: 1 & blank.'))
    assert root.get("role") == "img"
    assert root.get("aria-label") == root.findtext(f"{SVG}title") == 'Sudoku, "4 by 4" <&>'
    assert root.findtext(f"{SVG}desc") == "Row 1: 1 & blank."


def test_a_board_without_a_label_still_has_a_title():
    assert parsed(board()).findtext(f"{SVG}title") == "A board of 4 by 4 cells"


def test_characters_that_xml_forbids_do_not_break_it():
    root = parsed(board(Text((0, 0), "\x00"), label="a\x1bb\ud800c"))
    assert root.findtext(f"{SVG}title") == "a\ufffdb\ufffdc"


def test_the_size_follows_from_the_cells():
    root = parsed(board(), cell=10)
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}" == "0 0 52 52"


def test_a_struck_candidate_has_a_line_through_it():
    lines = list(parsed(Scene(1, 1, 1, (SmallText((0, 0), 0, "5", "struck"),))).iter(f"{SVG}line"))
    assert [line.get("class") for line in lines] == ["strike edge-struck"]


def test_thick_lines_are_thicker():
    root = parsed(Scene(1, 1, 1, (Line(Point(0, 0), Point(0, 1)), Line(Point(0, 0), Point(1, 0), 2))))
    thin, thick = (float(line.get("stroke-width")) for line in root.iter(f"{SVG}line"))
    assert thick > 2 * thin


def test_arrows_have_heads_and_rings_are_round():
    root = parsed(Scene(2, 2, 2, (Arrow(Point(0.5, 0.5), Point(1.5, 1.5)), Ring((0, 0)), Ring((0, 1), 3))))
    assert len(list(root.iter(f"{SVG}polygon"))) == 1
    whole, slot = (float(circle.get("r")) for circle in root.iter(f"{SVG}circle"))
    assert whole > slot


def test_strong_links_are_solid_and_weak_ones_dashed_and_a_line_below_says_so():
    links = (
        Arrow(Point(0.5, 0.5), Point(1.5, 1.5), link="strong"),
        Arrow(Point(0.5, 1.5), Point(1.5, 0.5), link="weak"),
    )
    root = parsed(Scene(2, 2, 2, links))
    shafts = [path.get("class").split()[-1] for path in root.iter(f"{SVG}path")]
    assert shafts == ["link-strong", "link-weak", "link-strong", "link-weak"]  # on the board, then below it
    said = [text.text for text in root.iter(f"{SVG}text")]
    assert said == ["strong link: at least one of the two holds", "weak link: not both hold"]
    style = render_svg(Scene(2, 2, 2, links))
    assert ".link-weak{stroke-dasharray:4" in style and ".link-strong{stroke-dasharray:none}" in style


def test_a_picture_without_arrows_has_no_legend():
    assert parsed(board()).get("height") == parsed(board(Fill((0, 0), "focus"))).get("height")
    assert "legend" not in drawn_mark(board())


def test_an_arrow_that_bends_is_a_curve_towards_its_point():
    bent = Arrow(Point(0.5, 0.5), Point(0.5, 1.5), via=Point(1.5, 1.0))
    shaft = next(parsed(Scene(2, 2, 2, (bent,))).iter(f"{SVG}path")).get("d")
    assert re.fullmatch(r"M30,30Q54,78 [\d.]+,[\d.]+", shaft)


def test_an_arrow_to_where_it_starts_is_drawn_without_an_error():
    parsed(Scene(1, 1, 1, (Arrow(Point(0.5, 0.5), Point(0.5, 0.5)),)))


@pytest.mark.parametrize("kind", MARK_OF_EACH_KIND)
def test_every_tone_of_every_mark_is_drawn_in_its_own_way(kind):
    drawn = {tone: drawn_mark(Scene(2, 2, 2, (MARK_OF_EACH_KIND[kind](tone),))) for tone in TONES}
    for one, other in combinations(TONES, 2):
        assert drawn[one] != drawn[other], f"{one} and {other} look alike"


@few_examples
@given(scene=scenes())
def test_every_class_has_a_rule_in_light_and_dark(scene):
    svg = render_svg(scene)
    light, dark = (
        svg.partition("<style>")[2]
        .partition("</style>")[0]
        .split("@media screen and (prefers-color-scheme:dark)")
    )
    for name in {name for names in re.findall(r' class="([^"]+)"', svg) for name in names.split()}:
        if name not in ("whygrid", "strike"):
            assert f".whygrid .{name}{{" in light
        if name.startswith(("fill-", "edge-", "ink-", "head-", "paper", "thin", "thick", "pencil")):
            assert f".whygrid .{name}{{" in dark


def test_nothing_leaks_into_a_page_around_the_picture():
    svg = render_svg(board(Fill((0, 0), "focus")))
    style = svg.partition("<style>")[2].partition("</style>")[0]
    selectors = [s for rule in re.findall(r"^([^@}\n].*?)\{", style, re.MULTILINE) for s in rule.split(",")]
    assert selectors and all(selector.startswith(".whygrid") for selector in selectors)
    assert " id=" not in svg and "<script" not in svg and "url(" not in svg


def luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    lower, higher = sorted((luminance(one), luminance(other)))
    return (higher + 0.05) / (lower + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("tone", TONES)
def test_inks_can_be_read_on_paper_and_on_every_fill(theme, tone):
    ink = theme.tones[tone].ink
    assert contrast(ink, theme.paper) >= 4.5
    for filled in TONES:
        assert contrast(ink, theme.tones[filled].fill) >= 3, f"{tone} on {filled}"
    assert contrast(ink, theme.tones[tone].fill) >= 4.5
    assert contrast(theme.pencil, theme.tones[tone].fill) >= 3


def test_a_line_keeps_clear_of_what_is_written_where_it_ends():
    line = Line(Point(0.5, 0.5), Point(0.5, 1.5), 2)
    free = next(parsed(Scene(1, 2, 1, (line,)), cell=100).iter(f"{SVG}line"))
    ending = next(parsed(Scene(1, 2, 1, (line, Text((0, 0), "7"))), cell=100).iter(f"{SVG}line"))
    assert float(ending.get("x1")) == float(free.get("x1")) + 34
    assert ending.get("x2") == free.get("x2")


def test_text_from_outside_stays_text():
    label = "<script>&\"'"
    svg = render_svg(board(Text((0, 0), label), SmallText((0, 1), 0, label))._replace(label=label))
    assert "<script" not in svg
    texts = [element.text for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]
    assert texts.count(label) == 2
