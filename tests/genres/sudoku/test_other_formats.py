"""Links and files of other programs: read, written, and refused where they hold more than we know."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whygrid.errors import PuzzleError
from whygrid.genres.sudoku.formats import FORMATS
from whygrid.genres.sudoku.formats.digits import CLASSIC, digits_of, sheet_of
from whygrid.genres.sudoku.formats.plain import parse_sudoku
from whygrid.genres.sudoku.formats.setters import parse_fpuzzles, write_classic
from whygrid.genres.sudoku.model import Sudoku, default_shape, shape
from whygrid.puzzle import Puzzle
from whygrid.service.converting import read
from whygrid.sheet import Sheet
from whygrid.text.lzstring import compress

W = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
FORM = {form.name: form for form in FORMATS}
KEEPING = [form for form in FORMATS if form.written and form.keeps]


def random_sheet(seed: int, form_keeps: tuple[str, ...]) -> Sheet[Sudoku]:
    """A sheet in the middle of a game that holds just what a form keeps."""
    rng = random.Random(seed)
    givens = [int(digit) for digit in W]
    solved = [int(digit) for digit in SOLVED]
    empty = [cell for cell in range(81) if not givens[cell]]
    placed = {cell: solved[cell] for cell in rng.sample(empty, 10)}
    values = [givens[cell] or placed.get(cell, 0) for cell in range(81)]
    candidates = {
        cell: set(range(1, 10)) - {values[peer] for peer in CLASSIC.peers[cell]}
        for cell in empty
        if cell not in placed
    }
    some = {cell: rng.sample(sorted(found), 2) for cell, found in candidates.items() if len(found) > 2}
    return sheet_of(
        CLASSIC,
        givens,
        placed,
        centre={**candidates, **some} if "centre" in form_keeps else None,
        corner={cell: [1, 5] for cell in empty[:3]} if "corner" in form_keeps else None,
        colours={"r1c1": 3, "r9c9": 7} if "colours" in form_keeps else None,
        info={"author": "Ada"} if "info" in form_keeps else None,
    )


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("puzzlink", "https://puzz.link/p?sudoku/9/9/53h7j6h195j98j6g8i6i34h8g3h17i2i6g6j28j419h5j8h79"),
        ("solo", "3x3:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9"),
        ("sudokuwiki", f"https://www.sudokuwiki.org/sudoku.htm?bd={W}"),
        ("sudokuexchange", f"https://sudokuexchange.com/play/?s={W}"),
    ],
)
def test_known_links_are_read_and_written_to_the_letter(name, text):
    board = parse_sudoku(W)
    assert FORM[name].write(board) == text
    assert Puzzle.parse(text) == Puzzle("sudoku", board)


def test_short_links_to_sudokupad_are_those_of_sudokupad():
    board = parse_sudoku(W)
    assert write_classic(board) == "https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79"
    assert Puzzle.parse(write_classic(board)).board == board
    assert write_classic(parse_sudoku("0" * 81)).endswith("scf" + 13 * "o" + "K")


def test_links_to_f_puzzles_are_those_of_f_puzzles():
    packed = FORM["fpuzzles"].write(parse_sudoku(W)).partition("=")[2]
    assert len(packed) == 360
    assert packed.startswith("N4IgzglgXgpiBcBOANCA5gJwgEwQbT1A")


@pytest.mark.parametrize("form", KEEPING, ids=lambda form: form.name)
@given(seed=st.integers(0, 10**6))
@settings(max_examples=15)
def test_a_form_keeps_what_it_says(form, seed):
    sheet = random_sheet(seed, form.keeps)
    text, lost = form.write_all(sheet)
    again = form.read(text)
    assert lost == []
    if any(again.board.givens):
        assert digits_of(again) == digits_of(sheet)
        assert again.colours == sheet.colours
        assert dict(sheet.info).items() <= dict(again.info).items()
    else:  # grids of candidates don't tell what was printed
        assert {*again.entries} >= {*sheet.entries}
        assert again.centre <= sheet.centre


@pytest.mark.parametrize("form", KEEPING, ids=lambda form: form.name)
def test_what_a_form_can_not_keep_is_named(form):
    everything = random_sheet(1, ("centre", "corner", "colours", "info"))
    _, lost = form.write_all(everything)
    assert {*lost, *form.keeps} >= set(everything.parts())
    assert not {*lost} & {*form.keeps}


@pytest.mark.parametrize("size", [4, 6, 9, 12, 16])
@pytest.mark.parametrize("name", ["puzzlink", "pzprv3", "solo", "fpuzzles", "sudokupad"])
def test_other_sizes_go_through_the_forms_that_know_them(name, size):
    board = default_shape(size)
    puzzle = Sudoku(board, tuple((cell * 7) % (size + 1) for cell in board.cells))
    assert FORM[name].parse(FORM[name].write(puzzle)) == puzzle
    assert Puzzle.parse(FORM[name].write(puzzle)).board == puzzle


def test_solo_keeps_boxes_that_stand_upright():
    puzzle = Sudoku(shape(3, 2), (1, *[0] * 35))
    assert FORM["solo"].parse(FORM["solo"].write(puzzle)) == puzzle
    with pytest.raises(PuzzleError, match="boxes"):
        FORM["puzzlink"].write(puzzle)
    with pytest.raises(PuzzleError, match="2x1"):
        FORM["solo"].write(Sudoku(shape(2, 1), (0,) * 4))


def test_solo_reads_boxes_of_ten_and_more_and_refuses_larger_ones_at_once():
    puzzle = Sudoku(shape(2, 11), (0,) * 22**2)
    assert FORM["solo"].parse(FORM["solo"].write(puzzle)) == puzzle
    with pytest.raises(PuzzleError, match="99x99"):
        FORM["solo"].parse("99x99:a")


def test_a_library_line_tells_givens_placed_digits_and_deleted_candidates():
    line = (
        ":0800:169:+71+4.+6.5+38+8..4+53..+7+3567+1+8+4+2+9....2+4.8+54.....3.22+8+5376+9+419+78+6+3+1254"
        ".....7..+6........3:911 642:942 943 954 955 956::"
    )
    sheet = read(line).sheet
    digits = digits_of(sheet)
    assert (digits.givens[0], digits.placed[0], digits.givens[1]) == (0, 7, 1)
    assert 6 not in digits.centre[28]
    assert sheet.info == {"technique": "0800"}


def test_a_single_candidate_counts_as_placed_unless_a_peer_still_wants_it():
    rows = [["123456789"] * 9 for _ in range(9)]
    rows[0][0] = "5"
    wanted = read("\n".join(" ".join(row) for row in rows)).sheet
    assert (wanted.entries, CLASSIC.fact(0, 5) in wanted.centre) == ((), True)
    for cell in CLASSIC.peers[0]:
        rows[cell // 9][cell % 9] = "12346789"
    placed = read("\n".join(" ".join(row) for row in rows)).sheet
    assert placed.entries == (CLASSIC.fact(0, 5),)


def test_of_two_grids_in_a_row_the_first_shows_the_givens():
    board = parse_sudoku(W)
    both = FORM["grid"].write(board) + "\n" + FORM["pencilmarks"].write(board)
    reading = read(both)
    assert (reading.form.name, reading.sheet.board) == ("pencilmarks", board)


def test_sudocue_marks_what_the_player_filled_in():
    row = "6 9 2 8 u1 7 3 59 4"
    sheet = read("\n".join([row] * 9)).sheet
    digits = digits_of(sheet)
    assert (digits.givens[:5], digits.placed[4], digits.centre[7]) == ((6, 0, 2, 8, 0), 1, (5, 9))
    assert digits.centre[1] == (9,), "r1c8 still wants it, so it was not printed"


def test_a_game_of_cudoku_has_column_before_row():
    sheet = read("0,0,4,p\n1,0,5,p\n2,1,2,u\n8,8,1,b").sheet
    digits = digits_of(sheet)
    assert (digits.givens[:2], digits.placed[11], digits.placed[80]) == ((4, 5), 2, 1)


@pytest.mark.parametrize(
    "line",
    [
        f"1,2,3,4,{W},6,7", f"{W} 7.2", f"{W},7.2,hard", f"{W};easy", f"17\t{W}", f"{W} ED=7.2/1.2/1.2",
        f"{W},{'123456789' * 9}", f"{'123456789' * 9},{W}", f'"{W}","x"',
    ],
)  # fmt: skip
def test_of_a_line_of_a_table_the_field_with_81_cells_is_the_puzzle(line):
    found = read(line)
    assert (found.form.name, found.sheet.board) == ("table", parse_sudoku(W))


@pytest.mark.parametrize("line", [f"{W}x7", f"{W[:-1]},7.2", "a,b,c"])
def test_what_has_no_field_of_81_cells_is_no_line_of_a_table(line):
    with pytest.raises(PuzzleError):
        read(line)


def test_opensudoku_notes_are_lists_or_bit_masks():
    def game(version: int, none: str, note: str) -> str:
        cells = [f"{digit}|{none}|{int(digit == '0')}|" for digit in W]
        cells[2:4] = [f"0|{note}|1|", f"2|{none}|1|"]
        data = f"version: {version}&#10;{''.join(cells)}"
        return f'<opensudoku version="2"><folder name="F"><game data="{data}"/></folder></opensudoku>'

    sheet = read(game(3, "0", "11")).sheet
    digits = digits_of(sheet)
    assert (digits.centre[2], digits.placed[3], sheet.info) == ((1, 2, 4), 2, {"title": "F"})
    assert digits_of(read(game(1, "-", "1,9,")).sheet).centre[2] == (1, 9)


GRID = [[{} for _ in range(9)] for _ in range(9)]


def loaded(document: object) -> str:
    return "https://www.f-puzzles.com/?load=" + compress(json.dumps(document))


def padded(document: object) -> str:
    return "https://sudokupad.app/scl" + compress(json.dumps(document))


ZIPPED = (
    "{id:'a',cs:50,ce:[[{v:5},{v:3},,,{v:7},,,,],[{v:6},,,{v:1},{v:9},{v:5},,,],[,{v:9},{v:8},,,,,{v:6},],"
    "[{v:8},,,,{v:6},,,,{v:3}],[{v:4},,,{v:8},,{v:3},,,{v:1}],[{v:7},,,,{v:2},,,,{v:6}],[,{v:6},,,,,{v:2},{v:8},],"
    "[,,,{v:4},{v:1},{v:9},,,{v:5}],[,,,,{v:8},,,{v:7},{v:9}]],"
    "ca:[{v:'title: It\\'s a test'},{v:'author: Ada'}]}"
)


def test_zipped_links_of_sudokupad_are_read_with_their_title():
    sheet = read("https://sudokupad.app/scl" + compress(ZIPPED)).sheet
    assert sheet.board == parse_sudoku(W)
    assert sheet.info == {"title": "It's a test", "author": "Ada"}


@pytest.mark.parametrize(
    ("text", "word"),
    [
        (loaded({"size": 9, "grid": GRID, "sandwichsum": [1]}), "sandwichsum"),
        (loaded({"grid": GRID, "clone": [{"cells": ["R1C1"]}]}), "clone"),
        (loaded({"grid": GRID, "negative": ["ratio"]}), "negative"),
        (loaded({"grid": GRID, "thermometer": [{"lines": [["R1C1", "R1C10"]]}]}), "R1C10"),
        (loaded({"grid": GRID, "thermometer": [{"lines": [["R1C1", "R5C5"]]}]}), "jumps"),
        (loaded({"grid": [[{"givenPencilMarks": [1]}, *GRID[0][1:]], *GRID[1:]]}), "givenPencilMarks"),
        (padded({"cells": GRID, "triggereffect": [1]}), "triggereffect"),
        (padded({"cells": GRID, "lines": [1]}), "lines"),
        (padded({"cells": GRID, "cages": [{"cells": [[0, 0]], "value": "7+"}]}), "cages"),
        (loaded({"grid": [[]], "size": 9}), "size"),
        ("https://www.f-puzzles.com/?load=N4Ig", "damaged"),
        ("https://www.f-puzzles.com/?id=abc", "server"),
        ("https://sudokupad.app/gh7t5s", "server"),
        ("https://sudokupad.app/scf5Nl", "cells"),
        ("<!DOCTYPE x [<!ENTITY a 'b'>]><opensudoku/>", "DOCTYPE"),
        ("<?xml version='1.0'?><opensudoku>", "XML"),
        ("<opensudoku><game data='version: 9'/></opensudoku>", "version"),
        ("3x3#123", "seed"),
        ("9jx:a", "variant"),
        ("3x3:5_3b7d", "81"),
        (":0800:x:" + "." * 81 + ":0x1:::", "candidate"),
        ("9,0,4,p", "cell"),
        ("[Puzzle]\n53..7....\n", "rows"),
        ("pzprv3/sudoku/9/1 2 3", "cells"),
        ("pzprv3/sudoku/4/" + "- - - - /" * 4 + f".[{'9' * 5000}] . . . /" + ". . . . /" * 3, "answer"),
        ("https://puzz.link/p?sudoku/9/8/1", "square"),
        ("https://puzz.link/p?sudoku/9/9/!", "no cell"),
        (f"https://www.sudokuwiki.org/sudoku.htm?bd={W[:50]}", "81"),
    ],
)  # fmt: skip
def test_what_can_not_be_read_is_refused_by_name(text, word):
    with pytest.raises(PuzzleError) as error:
        Puzzle.parse(text, "sudoku")
    assert word in str(error.value)
    assert error.value.remedy


def test_regions_of_different_sizes_are_refused():
    grid = json.loads(json.dumps(GRID))
    grid[0][0]["region"] = 1
    with pytest.raises(PuzzleError, match="regions"):
        parse_fpuzzles(json.dumps({"size": 9, "grid": grid}))


SAMPLES = [form.write(parse_sudoku(W)) for form in FORMATS if form.written]


@given(st.sampled_from(SAMPLES), st.lists(st.tuples(st.integers(0, 500), st.text(max_size=3)), max_size=4))
@settings(max_examples=300)
def test_a_damaged_text_is_read_or_refused_in_words(text, damages):
    for place, insert in damages:
        text = text[:place] + insert + text[place + len(insert) // 2 :]
    try:
        read(text)
    except PuzzleError as error:
        assert error.remedy


@pytest.mark.parametrize("second", ["0,0,5,p", "0,0,4,p", "0,0,4,u"])
def test_a_game_of_cudoku_with_a_cell_twice_is_refused(second):
    with pytest.raises(PuzzleError, match="line 3: the cell 0,0 is there already, on line 1"):
        read(f"0,0,4,p\n1,0,5,p\n{second}\n")
