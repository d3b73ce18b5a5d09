"""What is too long, too large or never ends is refused in words, before much work was done on it."""

import gc
import json
import tracemalloc
from contextlib import suppress

import pytest

import whygrid
from tests.text.wild import HEADS, LONGEST, UNITS
from whygrid.errors import PuzzleError, UsageError
from whygrid.grid import CELLS_LIMIT, SIDE_LIMIT
from whygrid.kakuro import load_kakuro
from whygrid.service.converting import read
from whygrid.text import TEXT_LIMIT
from whygrid.text.files import read_file
from whygrid.text.lzstring import compress


@pytest.mark.parametrize(
    "inside",
    [
        "{ce:[" + "'\\" * 190_000,  # quotes that are never closed: this took minutes
        "{ce:[" + "\\'" * 190_000,
        "{ce:\x015\x02}",  # stands for the fifth string, and there is none
        "{ce:\x01" + "9" * 5000 + "\x02}",
        "{ce:[[" + "9" * 5000 + "]]}",
        '{"cells":' + "9" * 5000 + "}",
        '{"cells":' + "[" * 100_000,
    ],
)
def test_what_a_link_to_sudokupad_may_hold_is_refused_at_once(inside):
    with pytest.raises(PuzzleError):
        whygrid.parse(f"https://sudokupad.app/scl{compress(inside)}")


def test_a_quote_in_a_title_of_sudokupad_is_read():
    rows = ",".join(["[,,,]"] * 3)
    link = "scl" + compress(f"{{ce:[[{{v:1}},,,],{rows}],metadata:{{title:'it\\'s\\\\'}}}}")
    assert read(link).sheet.info["title"].startswith("it's")


def test_a_text_that_is_too_long_is_refused_by_the_library():
    for genre_name in (None, "kakuro"):
        with pytest.raises(PuzzleError, match="more than 1 MiB"):
            whygrid.parse("\\ " * TEXT_LIMIT, genre_name)
    with pytest.raises(PuzzleError, match="more than 1 MiB"):
        read("." * (TEXT_LIMIT + 1), form_name="line")


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(["\\ " * 250] * 250),
        "\\\n" * (SIDE_LIMIT + 1),
        "numberlink\n" + "\n".join([". " * 250] * 250),
        "numberlink\n" + ".\n" * (SIDE_LIMIT + 1),
        "https://puzz.link/p?numlin/999/999/1g1",
        "https://puzz.link/p?kakuro/999/999/.",
        "pzprv3\nkakuro\n999\n999\n",
        "pzprv3\nnumlin\n9999\n4\n",
        "begin\npuzzle arukone\nproblem\n" + "1\n" * (SIDE_LIMIT + 1),
    ],
)
def test_a_board_beyond_the_documented_size_is_refused(text):
    with pytest.raises(PuzzleError, match="too large"):
        whygrid.parse(text)


def test_a_text_of_a_megabyte_takes_no_gigabytes():
    text = "\n".join(["\\ " + ". " * 999] * 520)
    assert TEXT_LIMIT * 0.9 < len(text) <= TEXT_LIMIT
    tracemalloc.start()
    try:
        with pytest.raises(PuzzleError, match="too large"):
            whygrid.parse(text)
        assert tracemalloc.get_traced_memory()[1] < 50 << 20
    finally:
        tracemalloc.stop()


def test_the_largest_board_is_read():
    side = int(CELLS_LIMIT**0.5)
    board = whygrid.parse("\n".join(["\\ " + ". " * (side - 1)] * side)).board
    assert len(board.layout.cells) == CELLS_LIMIT


@pytest.mark.parametrize(("number", "head"), list(enumerate(HEADS)))
def test_long_texts_of_one_thing_are_read_or_refused_in_words(number, head):
    for unit in UNITS[number % 12 :: 12]:  # the fuzzer takes them all
        try:
            read((head + unit * LONGEST)[:LONGEST])
        except PuzzleError as error:
            assert error.what


def test_files_are_read_up_to_a_size(tmp_path):
    path = tmp_path / "large.txt"
    path.write_bytes(b"\\ " * TEXT_LIMIT)
    with pytest.raises(UsageError, match="more than 1 MiB"):
        load_kakuro(str(path))
    with pytest.raises(UsageError, match="more than 1 MiB"):
        read_file(str(path), TEXT_LIMIT)
    with pytest.raises(UsageError, match="can't be read"):
        read_file("\0", TEXT_LIMIT)


def test_a_long_number_or_name_is_not_repeated_in_the_message():
    for value in ("9" * 4000, json.dumps("9" * 4000)):
        with pytest.raises(PuzzleError) as refused:
            whygrid.parse('{"size":4,"grid":[[{"value":' + value + "}]]," + json.dumps("x" * 4000) + ":1}")
        assert len(str(refused.value)) < 500


@pytest.mark.parametrize(
    "text",
    ["1....4.....2.3", "1 . 2\n1 . 2 .", "a . b\n. a .", "https://puzz.link/p?sudoku/9", "<html>", "{"],
)
def test_a_refused_text_leaves_nothing_for_the_garbage_collector(text):
    def refused() -> None:
        for read_it in (whygrid.parse, read):
            with suppress(PuzzleError):
                read_it(text)
                pytest.fail("it is read")

    refused()  # which loads what it takes
    gc.collect()
    gc.disable()
    try:
        refused()
        assert gc.collect() == 0
    finally:
        gc.enable()
