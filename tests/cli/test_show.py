"""`whygrid show`."""

import json
import re
import xml.etree.ElementTree as ElementTree

import pytest

from tests.cli.command import MINI, drawn, refused, run, run_json


def test_a_small_board_is_drawn_by_default():
    code, out, err = run("show", "mini")
    assert (code, err) == (0, "")
    assert drawn(out) == ["1234"]


@pytest.mark.parametrize(
    ("style", "text"),
    [
        ("line", MINI),
        ("raw", "1000\n0020\n0300\n0004"),
        ("array", "[[1, 0, 0, 0],\n [0, 0, 2, 0],\n [0, 3, 0, 0],\n [0, 0, 0, 4]]"),
        (
            "grid",
            "+-----+-----+\n| 1 . | . . |\n| . . | 2 . |\n"
            "+-----+-----+\n| . 3 | . . |\n| . . | . 4 |\n+-----+-----+",
        ),
    ],
)
def test_text_forms_are_printed_as_documented(style, text):
    assert run("show", "mini", "--style", style) == (0, text + "\n", "")


def test_pencil_marks_are_what_the_givens_leave():
    code, out, _ = run("show", "mini", "--style", "marks")
    assert code == 0
    rows = re.split(r".*[┠┣].*", out[out.index("┏") :])
    left = [re.findall(r"\d", cell) for cell in re.split("[│┃]", rows[0].splitlines()[-1])]
    assert len(rows) == 4
    assert ["3", "4"] in left, "r1c3 may hold 3 or 4: 1 and 2 are in its row, column or box"


def test_svg_is_well_formed_and_says_what_it_shows():
    code, out, _ = run("show", "classic", "--style", "svg")
    assert code == 0
    picture = ElementTree.fromstring(out)
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    assert "Sudoku" in picture.attrib["aria-label"]


def test_json_gives_the_puzzle_and_its_scene():
    code, document = run_json("show", "mini", "--json")
    assert code == 0
    assert set(document) == {"genre", "puzzle", "scene"}
    assert (document["genre"], document["puzzle"]) == ("sudoku", MINI)
    assert (document["scene"]["rows"], document["scene"]["columns"]) == (4, 4)
    assert document["scene"]["marks"]


def test_the_style_json_is_the_scene_alone():
    code, out, _ = run("show", "mini", "--style", "json")
    assert code == 0
    assert json.loads(out)["rows"] == 4


def test_a_file_holds_the_picture_and_nothing_else(tmp_path):
    target = tmp_path / "board.svg"
    code, out, err = run("show", "mini", "--style", "svg", "--output", str(target))
    assert (code, out, err) == (0, "", f"written to {target}\n")
    ElementTree.fromstring(target.read_text(encoding="utf-8"))


def test_a_file_never_holds_escape_codes(tmp_path):
    target = tmp_path / "board.txt"
    code, _, _ = run("show", "mini", "--colour", "--output", str(target))
    assert code == 0
    assert "\x1b" not in target.read_text(encoding="utf-8")


def test_givens_that_break_a_rule_are_drawn_all_the_same():
    code, out, _ = run("show", "11..............")
    assert code == 0
    assert drawn(out) == ["11"]


def test_an_unknown_style_is_answered_with_those_that_exist():
    message = refused(run("show", "mini", "--style", "oil-painting"))
    assert "oil-painting" in message
    for style in ("small", "marks", "raw", "array", "svg", "html", "md"):
        assert style in message


def test_markdown_has_a_title_and_the_board_as_it_is_drawn():
    code, out, _ = run("show", "mini", "--style", "md")
    assert code == 0
    assert out.startswith("# Sudoku\n\n```\n") and out.endswith("\n```\n")
    assert drawn(out) == ["1234"]


def test_several_puzzles_are_drawn_one_after_the_other(tmp_path):
    (tmp_path / "two.sdm").write_text(f"{MINI}\n# a comment\n{MINI[::-1]}\n")
    assert run("show", "two.sdm", "--style", "line", cwd=tmp_path).out == f"{MINI}\n{MINI[::-1]}\n"
    assert len(run_json("show", "two.sdm", "mini", "--json", cwd=tmp_path)[1]) == 3
    message = refused(run("show", "two.sdm", "--style", "svg", cwd=tmp_path))
    assert "one puzzle" in message and "html" in message


def test_a_page_for_paper_has_so_many_puzzles_on_each_sheet_and_the_solutions_behind(tmp_path):
    (tmp_path / "many.sdm").write_text(f"{MINI}\n" * 5)
    code, out, _ = run("show", "many.sdm", "--style", "html", "--per-sheet", "2", "--solutions", cwd=tmp_path)
    assert code == 0
    assert out.count('<section class="sheet puzzles">') == 3
    assert out.count('<section class="sheet solutions">') == 2
    assert out.count("<svg") == 10
    assert "<figcaption>5. Sudoku</figcaption>" in out, "a line of a file is nothing for paper"
    assert "<figcaption>Sudoku, mini</figcaption>" in run("show", "mini", "--style", "html").out
    assert "--style html" in refused(run("show", "mini", "--solutions"))


def test_a_png_is_written_to_a_file_or_into_a_pipe(tmp_path):
    pytest.importorskip("resvg_py")
    assert run("show", "mini", "--style", "png", "-o", str(tmp_path / "a.png")).code == 0
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
