"""Text from outside on the terminal: titles, names, documents, messages that quote input."""

import copy
import json
import re
from pathlib import Path

import pytest

import whygrid.cli
from tests.cli.command import MINI, run
from whygrid import explain, parse, to_json
from whygrid.play.game import start
from whygrid.puzzle import Puzzle
from whygrid.service.converting import convert, read
from whygrid.sheet import Sheet
from whygrid.store.library import Library
from whygrid.text.penpa import Drawing, layer_of, texts, write_penpa

NASTY = "x\x1b]0;owned\x07\x9b2J\u202ey"
CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e]")


def clean(result):
    assert not CONTROLS.search(result.out + result.err)
    return result


def test_title_and_author_of_a_link_are_shown_not_sent():
    reading = read("0,0,4,p")
    titled = reading._replace(sheet=reading.sheet._replace(info={"title": NASTY, "author": NASTY}))
    link = convert(titled, "fpuzzles").text
    result = clean(run("convert", link, "--to", "sdk"))
    assert result.code == 0 and "\\u001b]0;owned\\u0007" in result.out
    assert clean(run("convert", link, "--to", "opensudoku")).code == 0
    code, out, _ = run("convert", link, "--to", "sdk", "--json")
    assert code == 0 and not CONTROLS.search(out)
    assert NASTY in json.loads(out)["text"], "in a document the text is what it was"


def test_a_file_gets_the_text_as_it_is(tmp_path):
    reading = read("0,0,4,p")
    link = convert(reading._replace(sheet=reading.sheet._replace(info={"author": NASTY})), "fpuzzles").text
    clean(run("convert", link, "--to", "sdk", "-o", str(tmp_path / "a.sdk")))
    assert NASTY in (tmp_path / "a.sdk").read_text(encoding="utf-8")


def penpa_link(label: str) -> str:
    drawing = Drawing("square", 2, 3, {}, {})
    labels = [((0, 0), label), ((1, 0), label), ((0, 2), "2"), ((1, 2), "2")]
    return write_penpa(
        drawing._replace(problem=layer_of(number=texts(drawing, labels, 1)), answer=layer_of())
    )


@pytest.mark.parametrize("command", ["show", "solve", "explain", "convert", "check"])
def test_a_label_that_is_none_is_refused_without_being_sent(command):
    result = clean(run(command, penpa_link(NASTY), "--genre", "numberlink"))
    assert result.code == 2 and "is no label" in result.err


@pytest.mark.parametrize("colour", ["--colour", "--no-colour"])
def test_a_document_is_told_without_its_controls(tmp_path, colour):
    document = copy.deepcopy(to_json(explain(parse(MINI))))
    path = tmp_path / "proof.json"
    for change in (
        {"note": NASTY},
        {"puzzle": NASTY},
        {"genre": NASTY},
        {"status": NASTY},
        {"version": NASTY},
    ):
        path.write_text(json.dumps({**document, **change}), encoding="utf-8")
        result = run("verify", str(path), colour)
        assert "\x1b]" not in result.out + result.err and not re.search(
            "[\x07\x9b\u202e]", result.out + result.err
        )


def test_names_of_files_commands_and_options_are_shown_not_sent(tmp_path):
    for args in (
        [NASTY],
        ["solve", f"/{NASTY}"],
        ["solve", f"{NASTY}.txt"],
        ["solve", NASTY],
        ["show", "--x" + NASTY],
    ):
        assert clean(run(*args)).code == 2
    path = tmp_path / f"{NASTY}.txt"
    path.write_text("12345")
    assert clean(run("solve", str(path))).code == 2
    path.write_text(f"{MINI}\n{MINI}5\n")
    assert clean(run("convert", str(path))).code == 2


def test_a_shell_shows_what_games_and_lines_hold(tmp_path):
    path = tmp_path / "library.db"
    with Library(path) as library:
        library.add(start(Puzzle.parse(MINI), Sheet(parse(MINI).board, info={"title": NASTY})))
    clean(run("play", "--list", "--library", str(path)))
    clean(run("play", "--json", "--library", str(path)))
    shell = ["shell", MINI, "--library", str(path)]
    for line in ("games", f"load {NASTY}", f"set {NASTY}", NASTY, f"{NASTY}=1"):
        clean(run(*shell, "--command", line))


def test_a_board_keeps_its_colours():
    assert "\x1b[" in run("show", MINI, "--colour").out
    assert "\x1b" not in run("show", MINI, "--no-colour").out


def test_nothing_is_printed_but_by_the_border():
    """`emit` and `tell` in `shared`: whatever else prints would let text from outside through.

    The overview of all commands is printed before anything is loaded, and it has nothing from outside.
    """
    for path in Path(whygrid.cli.__file__).parent.glob("*.py"):
        if path.name not in ("shared.py", "__init__.py"):
            assert not re.search(r"click\.s?echo\(|(?<![_\w])print\(|stdout\.write", path.read_text()), (
                path.name
            )
