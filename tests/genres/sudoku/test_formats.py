"""Sudoku as text: what is read, what is written, what is refused and in which words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whygrid import PuzzleError
from whygrid.genres.sudoku.formats import FORMATS as ALL_FORMATS
from whygrid.genres.sudoku.formats.plain import EMPTY, looks_like_sudoku, parse_sudoku, write_line, write_raw
from whygrid.genres.sudoku.model import SYMBOLS, Sudoku, default_shape, shape

FORMATS = ALL_FORMATS[:4]  # the plain ones; test_other_formats.py has the rest

W = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
WIKIPEDIA = Sudoku(shape(3, 3), tuple(map(int, W)))
ROWS = [W[start : start + 9] for start in range(0, 81, 9)]
SHAPES = [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3), (2, 5), (3, 4), (4, 3), (4, 4), (5, 5)]


@st.composite
def boards(draw: st.DrawFn) -> Sudoku:
    """A board of any box size with any givens, which may well break the rules."""
    board = shape(*draw(st.sampled_from(SHAPES)))
    rng, share = draw(st.randoms(use_true_random=True)), draw(st.sampled_from([0.05, 0.3, 1.0]))
    givens = (rng.randint(1, board.size) if rng.random() < share else 0 for _ in board.cells)
    return Sudoku(board, tuple(givens))


every_form = pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.name)


def refused(text: str) -> PuzzleError:
    with pytest.raises(PuzzleError) as caught:
        parse_sudoku(text)
    assert caught.value.remedy, "every refusal says what to do"
    return caught.value


@every_form
@given(board=boards())
def test_every_form_is_read_back_for_every_box_size(form, board):
    text = form.write(board)
    assert form.accepts(text)
    assert form.parse(text) == board


@every_form
@pytest.mark.parametrize("sides", SHAPES)
def test_empty_and_full_boards_are_read_back(form, sides):
    board = shape(*sides)
    for digit in (0, 1, board.size):
        puzzle = Sudoku(board, (digit,) * len(board.cells))
        assert form.parse(form.write(puzzle)) == puzzle


@given(
    board=boards(), noise=st.lists(st.sampled_from(["", " ", "\n", "# a comment\n", "; note\n", "// note\n"]))
)
def test_blank_lines_and_comments_before_and_after_change_nothing(board, noise):
    text = "".join(noise)
    for form in FORMATS:
        assert parse_sudoku(f"{text}\n{form.write(board)}\n{text}") == board


@pytest.mark.parametrize("empty", EMPTY)
def test_each_symbol_for_an_empty_cell_is_read(empty):
    assert parse_sudoku(W.replace("0", empty)) == WIKIPEDIA
    assert parse_sudoku("\n".join(row.replace("0", empty) for row in ROWS)) == WIKIPEDIA
    assert parse_sudoku("\n".join(" ".join(row.replace("0", empty)) for row in ROWS)) == WIKIPEDIA


def test_symbols_for_empty_cells_may_be_mixed():
    mixed = iter(EMPTY * 11)
    assert parse_sudoku("".join(next(mixed) if cell == "0" else cell for cell in W)) == WIKIPEDIA


def dotted(frame: str) -> str:
    """A picture of the puzzle: for every @ in the frame a cell."""
    cells = iter(W.replace("0", "."))
    return "".join(next(cells) if symbol == "@" else symbol for symbol in frame)


BAND = "|@@@|@@@|@@@|\n" * 3
SPACED = "| @ @ @ | @ @ @ | @ @ @ |\n" * 3
PIPES = "@@@|@@@|@@@\n" * 3
LIGHT = "│ @ @ @ │ @ @ @ │ @ @ @ │\n" * 3
CELLED = "║ @ │ @ │ @ ║ @ │ @ │ @ ║ @ │ @ │ @ ║\n"


@pytest.mark.parametrize(
    "frame",
    [
        f"*-----------*\n{BAND}|---+---+---|\n{BAND}|---+---+---|\n{BAND}*-----------*",
        "+-------+-------+-------+\n".join(["", SPACED, SPACED, SPACED, ""]),
        f"{PIPES}-----------\n{PIPES}-----------\n{PIPES}",
        f"{PIPES}---+---+---\n{PIPES}---+---+---\n{PIPES}",
        "┌───────┬───────┬───────┐\n"
        f"{LIGHT}├───────┼───────┼───────┤\n{LIGHT}├───────┼───────┼───────┤\n{LIGHT}└───────┴───────┴───────┘",
        "╔═══╤═══╗\n" + "╟───┼───╢\n".join([CELLED] * 9) + "╚═══╧═══╝",
        "=============\n" + "@@@ @@@ @@@\n" * 9,
        "@@@ @@@ @@@\n" * 9,
        "@ @ @ @ @ @ @ @ @\n" * 9,
        "@,@,@,@,@,@,@,@,@\n" * 9,
        "@;@;@;@;@;@;@;@;@\n" * 9,
        "\n\n".join(["@@@@@@@@@\n" * 3] * 3),
        "@@@@@@@@@ " * 9,
        "@" * 81 + " # Easy",
        "@" * 81 + "\t# 23 clues, 100% fun",
        "# a puzzle\n" + "@" * 81,
        "// a puzzle\n; from somewhere\n\n" + "@" * 81 + "\n",
        "\ufeff" + "@" * 81,
        "@@@@@@@@@\r\n" * 9,
        "    @@@@@@@@@    \n" * 9,
        "boxes 3x3\n" + "@" * 81,
    ],
)
def test_frames_and_separators_of_all_kinds_are_read(frame):
    text = dotted(frame)
    assert looks_like_sudoku(text)
    assert parse_sudoku(text) == WIKIPEDIA


@pytest.mark.parametrize(
    "text",
    [
        str([[int(cell) for cell in row] for row in ROWS]),
        "[" + ",\n ".join(str([int(cell) for cell in row]) for row in ROWS) + "]",
        str(tuple(tuple(map(int, row)) for row in ROWS)),
        ",".join(W),
        " ".join(W),
    ],
)
def test_lists_of_numbers_are_read(text):
    assert parse_sudoku(text) == WIKIPEDIA


def test_letters_stand_for_digits_above_9_in_either_case():
    text = "ABCDEFG".ljust(256, ".")
    wanted = (10, 11, 12, 13, 14, 15, 16)
    assert parse_sudoku(text).givens[:7] == parse_sudoku(text.lower()).givens[:7] == wanted


def test_numbers_above_9_are_read_where_blanks_or_commas_stand_between():
    numbers = [16, 10, 9, *[0] * 253]
    for text in (" ".join(map(str, numbers)), ",".join(map(str, numbers)), str(numbers)):
        assert parse_sudoku(text).givens == tuple(numbers)


def test_an_empty_16x16_board_of_zeros_is_not_taken_for_a_4x4():
    assert parse_sudoku("\n".join(["0" * 16] * 16)).shape == shape(4, 4)


def test_boxes_are_as_square_as_they_can_be_and_rather_wide_than_tall():
    found = {size: parse_sudoku("." * size**2).shape for size in (4, 6, 8, 9, 10, 12, 15, 16, 25)}
    boxes = {size: (board.box_rows, board.box_columns) for size, board in found.items()}
    assert boxes == {
        4: (2, 2),
        6: (2, 3),
        8: (2, 4),
        9: (3, 3),
        10: (2, 5),
        12: (3, 4),
        15: (3, 5),
        16: (4, 4),
        25: (5, 5),
    }


def test_other_boxes_are_given_by_a_line_and_written_with_it():
    puzzle = parse_sudoku("boxes 3x2\n" + "." * 36)
    assert (puzzle.shape.box_rows, puzzle.shape.box_columns) == (3, 2)
    assert write_line(puzzle).splitlines()[0] == "boxes 3x2"
    assert write_line(parse_sudoku("." * 36)) == "." * 36, "the usual boxes need no line"


@pytest.mark.parametrize("text", ["", " ", "\n\n", "# only a comment", "boxes 3x3"])
def test_nothing_to_read_is_said_so(text):
    assert str(refused(text).what) == "there is nothing to read"


@pytest.mark.parametrize(
    ("cells", "what"),
    [
        (1, "there is 1 cell; a Sudoku has 16, 36, 64, 81, 144, 256 or 625"),
        (2, "there are 2 cells; a Sudoku has 16, 36, 64, 81, 144, 256 or 625"),
        (80, "there are 80 cells; a Sudoku has 16, 36, 64, 81, 144, 256 or 625"),
        (25, "there are 25 cells; a Sudoku has 16, 36, 64, 81, 144, 256 or 625"),
        (676, "there are 676 cells; a Sudoku has 16, 36, 64, 81, 144, 256 or 625"),
    ],
)
def test_a_wrong_number_of_cells_is_counted(cells, what):
    assert str(refused("." * cells).what) == what


@pytest.mark.parametrize(("line", "column"), [(1, 1), (1, 9), (5, 4), (9, 9)])
@pytest.mark.parametrize("odd", ["Q", "$", "é", "²", "٣", "\x1b", "½"])
def test_an_odd_character_is_named_with_its_place(line, column, odd):
    rows = list(ROWS)
    rows[line - 1] = rows[line - 1][: column - 1] + odd + rows[line - 1][column:]
    error = refused("\n".join(rows))
    assert str(error.what) == f"{odd!r} is neither a digit nor an empty cell"
    assert str(error.where) == f"line {line}, column {column}"
    assert str(error.remedy) == "Empty cells are written as one of 0 . * _ X x - ?"


@pytest.mark.parametrize("line", [1, 4, 9])
@pytest.mark.parametrize("change", [-1, 1])
def test_a_ragged_row_is_named_with_its_line(line, change):
    rows = list(ROWS)
    rows[line - 1] = rows[line - 1][:-1] if change < 0 else rows[line - 1] + "0"
    error = refused("\n".join(rows))
    assert str(error.what) == f"this row has {9 + change} cells, the others have 9"
    assert str(error.where) == f"line {line}"


@pytest.mark.parametrize("rows", [8, 10])
def test_missing_and_additional_rows_are_counted(rows):
    error = refused("\n".join((ROWS * 2)[:rows]))
    assert str(error.what) == f"there are {rows} rows of 9 cells"


def test_a_file_of_several_puzzles_says_how_to_choose_one():
    error = refused(f"{W}\n{W}\n{W}")
    assert str(error.what) == "there are 3 puzzles here, one on each line"
    assert "puzzles.txt:3" in str(error.remedy)


def test_a_digit_that_is_too_large_is_named_with_its_cell():
    error = refused("." * 6 + "5" + "." * 9)
    assert str(error.what) == "5 is too large for this board"
    assert str(error.where) == "r2c3"
    assert str(error.remedy) == "Digits run from 1 to 4."


@pytest.mark.parametrize("boxes", ["2x3", "0x4", "0x0", "99x99", "3x3"])
def test_boxes_that_do_not_fit_are_refused(boxes):
    error = refused(f"boxes {boxes}\n" + "." * 16)
    assert str(error.what) == f"boxes {boxes} do not fit a board of 4 rows"


@pytest.mark.parametrize("size", [3, 5, 7, 11, 13, 26])
def test_a_size_that_no_boxes_fit_is_refused(size):
    with pytest.raises(PuzzleError, match=f"can't have {size} rows"):
        default_shape(size)


@given(boards())
def test_a_line_has_a_symbol_for_each_cell(board):
    line = write_line(board).splitlines()[-1]
    assert len(line) == len(board.givens)
    assert set(line) <= set(SYMBOLS + ".")


def test_blanks_may_be_the_empty_cells_of_a_board():
    puzzle = parse_sudoku("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    rows = write_raw(puzzle).replace("0", " ").splitlines()
    assert parse_sudoku("\n".join(rows)) == puzzle
    assert parse_sudoku("\n".join(row.rstrip() for row in rows)) == puzzle
    framed = [f"|{row[:3]}|{row[3:6]}|{row[6:]}|" for row in rows]
    assert parse_sudoku("\n".join([*framed[:3], "|---+---+---|", *framed[3:]])) == puzzle
    with pytest.raises(PuzzleError):
        parse_sudoku("\n".join(["1 2 3 4 5"] * 9))
