"""Links and identifiers: puzz.link and its files, SudokuWiki, SudokuExchange, Simon Tatham's Solo."""

from __future__ import annotations

import re

from whygrid.errors import PuzzleError
from whygrid.genres.sudoku.formats.digits import digits_of, need_classic, sheet_of
from whygrid.genres.sudoku.model import SYMBOLS, Shape, Sudoku, default_shape, shape
from whygrid.sheet import Sheet
from whygrid.text.cells import Cells, Gap, Number
from whygrid.text.puzzlink import file_genre, file_lines, link_body, parse_numbers, parse_parts, write_numbers
from whygrid.text.where import at_line
from whygrid.voice.message import Message, message


def looks_like_link(text: str) -> bool:
    """Whether this is a link of puzz.link to a Sudoku."""
    return re.match(r"sudoku(_edit|_play)?/", link_body(text)) is not None


def parse_link(text: str) -> Sudoku:
    """The puzzle of a link of puzz.link."""
    link = parse_parts(text)
    if link.rows != link.columns:
        raise PuzzleError(
            message("sudoku/columns-and-rows", columns=link.columns, rows=link.rows),
            remedy=message("sudoku/a-sudoku-is-square"),
        )
    numbers = parse_numbers(link.body, link.rows * link.columns)
    return Sudoku(default_shape(link.rows), tuple(max(number or 0, 0) for number in numbers))


def write_link(puzzle: Sudoku) -> str:
    """A link to puzz.link."""
    _need_default_boxes(puzzle.shape, message("sudoku/form-puzzlink-link"))
    body = write_numbers(digit or None for digit in puzzle.givens)
    return f"https://puzz.link/p?sudoku/{puzzle.shape.size}/{puzzle.shape.size}/{body}"


def _need_default_boxes(board: Shape, form: Message) -> None:
    if board != default_shape(board.size):
        raise PuzzleError(
            message("sudoku/form-has-no-place-for-boxes", form=form),
            remedy=message("sudoku/write-line-instead"),
        )


def looks_like_pzprv3(text: str) -> bool:
    """Whether this is a file of puzz.link with a Sudoku."""
    return file_genre(text) == "sudoku"


def parse_pzprv3(text: str) -> Sheet[Sudoku]:
    """The sheet of a file of puzz.link: the givens, then answers and pencil marks."""
    lines = file_lines(text)
    size = int(lines[2]) if len(lines) > 2 and re.fullmatch(r"\d{1,2}", lines[2]) else 0
    board = default_shape(size)
    rows = [line.split() for line in lines[3 : 3 + 2 * size]]
    rows += [["."] * size] * (2 * size - len(rows))
    for number, row in enumerate(rows):
        if len(row) != size:
            raise PuzzleError(
                message("sudoku/row-has-cells-not", n=len(row), number=size),
                where=at_line(4 + number),
                remedy=message("text/rows-are-equally-long"),
            )
    cells = [cell for row in rows for cell in row]
    givens = [_given(cell) for cell in cells[: size * size]]
    placed, marks = {}, {}  # type: dict[int, int], dict[int, list[int]]
    for cell, text in enumerate(cells[size * size :]):
        answer = re.fullmatch(r"(\d{1,2}|[.\-])(?:\[([\d,]*)\])?", text)
        if answer is None or any(len(digit) > 2 for digit in (answer[2] or "").split(",")):
            raise PuzzleError(
                message("sudoku/is-no-answer", text=repr(text[:20])),
                where=board.names[cell],
                remedy=message("sudoku/how-answers-look"),
            )
        if answer[1].isdecimal() and int(answer[1]) and not givens[cell]:
            placed[cell] = int(answer[1])
        noted = [int(digit) for digit in (answer[2] or "").split(",") if digit]
        if noted and not givens[cell]:
            marks[cell] = noted
    return sheet_of(board, givens, placed, centre=marks)


def _given(cell: str) -> int:
    if re.fullmatch(r"\d{1,2}", cell):
        return int(cell)
    if cell in (".", "-"):
        return 0
    raise PuzzleError(
        message("sudoku/is-no-given", text=repr(cell[:20])), remedy=message("sudoku/number-or-dot")
    )


def write_pzprv3(sheet: Sheet[Sudoku]) -> str:
    """The sheet as a file of puzz.link."""
    board = sheet.board.shape
    _need_default_boxes(board, message("sudoku/form-puzzlink-file"))
    digits = digits_of(sheet)
    answers = [
        "." if given else str(placed or ".") + (f"[{','.join(map(str, marks))}]" if marks else "")
        for given, placed, marks in zip(digits.givens, digits.placed, digits.centre, strict=True)
    ]
    cells = [*(str(given or ".") for given in digits.givens), *answers]
    rows = [" ".join(cells[start : start + board.size]) for start in range(0, len(cells), board.size)]
    return "\n".join(["pzprv3", "sudoku", str(board.size), *rows])


def parse_wiki(text: str) -> Sudoku:
    """The puzzle of a link to SudokuWiki or SudokuExchange."""
    found = re.search(r"[?&](?:bd|s)=([0-9.]*)", text)
    if found is None or len(found[1]) != 81 or len(text.split()) > 1:
        raise PuzzleError(
            message("sudoku/link-has-not-81-cells"), remedy=message("sudoku/link-ends-in-81-digits")
        )
    return Sudoku(shape(3, 3), tuple(int(symbol) for symbol in found[1].replace(".", "0")))


def write_wiki(puzzle: Sudoku) -> str:
    """A link that opens the puzzle in SudokuWiki's solver."""
    need_classic(puzzle, message("sudoku/form-wiki-link"))
    return "https://www.sudokuwiki.org/sudoku.htm?bd=" + "".join(map(str, puzzle.givens))


def write_exchange(puzzle: Sudoku) -> str:
    """A link that opens the puzzle in SudokuExchange."""
    need_classic(puzzle, message("sudoku/form-exchange-link"))
    return "https://sudokuexchange.com/play/?s=" + "".join(map(str, puzzle.givens))


SOLO = Cells(Gap("abcdefghijklmnopqrstuvwxyz", 0), Number("", 1, 10), Number("", 2, 10), between="_")
"""The cells of a game id: letters for empty ones, numbers with a line between them where they would touch."""


def parse_solo(text: str) -> Sudoku:
    """The puzzle of a game id of Simon Tatham's Solo: 3x3:5_3b7d…, letters for empty cells."""
    head, mark, body = text.strip().partition(":")
    size = re.match(r"(\d{1,2})x(\d{1,2})", head)
    if not mark:
        raise PuzzleError(message("sudoku/solo-seed"), remedy=message("sudoku/copy-the-specific-id"))
    if size is None or re.search(r"[jxk]", head[size.end() :]):
        raise PuzzleError(
            message("sudoku/variant-is-not-known", text=repr(head[:20])),
            remedy=message("sudoku/plain-ids-begin-like"),
        )
    rows, columns = int(size[1]), int(size[2])
    _refuse_odd_blocks(rows, columns)
    board = shape(rows, columns)
    cells, rest = SOLO.read(body, board.size**2)
    if rest:
        raise PuzzleError(
            message("sudoku/id-has-not-just-cells", n=board.size**2),
            remedy=message("sudoku/damaged-or-a-variant"),
        )
    return Sudoku(board, tuple(cells))


def _refuse_odd_blocks(rows: int, columns: int) -> None:
    if min(rows, columns) < 2 or rows * columns > len(SYMBOLS):
        raise PuzzleError(
            message("sudoku/solo-has-no-blocks", rows=rows, columns=columns),
            remedy=message("sudoku/sizes-run-from-2x2"),
        )


def write_solo(puzzle: Sudoku) -> str:
    """The puzzle as a game id of Solo."""
    rows, columns = puzzle.shape.box_rows, puzzle.shape.box_columns
    _refuse_odd_blocks(rows, columns)
    return f"{rows}x{columns}:{SOLO.write(puzzle.givens)}"
