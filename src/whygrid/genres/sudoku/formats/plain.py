"""Sudoku as text.

One reader takes all common forms: a line of cells, rows of cells, framed grids as forums print them, lists of
numbers. Each cell is a symbol (1–9, then A–P for 10–25, or numbers apart) or one of `EMPTY`. The writers
below differ only in looks, and the reader reads each of them back.
"""

from __future__ import annotations

import re
from functools import lru_cache

from whygrid.errors import PuzzleError
from whygrid.genres.sudoku.constraints import is_constraint
from whygrid.genres.sudoku.model import SYMBOLS, Shape, Sudoku, default_shape, shape
from whygrid.records import NamedTuple
from whygrid.text.where import at_line
from whygrid.voice.message import Values, message

EMPTY = "0.*_Xx-?"
FRAME = "|+:'\"`│║┃┆┊─━═┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬┏┓┗┛┣┫┳┻╋╒╓╕╖╘╙╛╜╞╡╤╧╪╥╨╫╟╢┠┨┯┷┿┝┥┰┸╂"
SIZES = tuple(n for n in range(4, len(SYMBOLS) + 1) if any(n % r == 0 for r in range(2, n)))
JIGSAW_SIZES = tuple(range(4, len(SYMBOLS) + 1))
HOW = message("sudoku/how-to-write-a-sudoku")
_VALUES = dict.fromkeys(EMPTY, 0)
_VALUES |= {form: value for value, symbol in enumerate(SYMBOLS, 1) for form in (symbol, symbol.lower())}
_BETWEEN = dict.fromkeys(map(ord, FRAME + ",;[]()"))
"""What may stand between cells, to be left out by `str.translate`."""
_BOXES = r"boxes (\d{1,2})x(\d{1,2})"
_UNKNOWN = r"[a-z][a-z-]+ +[rR]\d+[cC]\d+(?!\w).*|anti-[a-z]+"
_WORD = r"[a-z][a-z-]{1,20}(?:\s|$)"
_BORDER = re.compile(r"---|===|[─━═]")
_NO_CELL = re.compile(rf"[^0-9A-Pa-pı{re.escape(EMPTY + FRAME)}\s,;\[\]()]")  # ı is a small I to Python
"""What stands in no board, so that most other texts are told at a glance at their first line."""
MOST_ROWS = 100
"""More lines than this are no board, with whatever frame."""
_TOKEN = re.compile(r"[^\s,;|\[\]()]+")


class _Row(NamedTuple):
    """A line of text without its frame and comment; `line` is its number."""

    line: int
    text: str


class _Header(NamedTuple):
    """What lines say of the board: the shape of its boxes, the regions for boxes, and constraints.

    unknown    a line that can only be a constraint, but none that is known
    """

    boxes: Shape | None
    regions: _Row | None
    lines: tuple[_Row, ...]
    unknown: _Row | None


def parse_sudoku(text: str) -> Sudoku:
    """Read a Sudoku in any of the forms above."""
    rows, header, cells = _parts(text)
    if header.unknown is not None:
        raise PuzzleError(
            message("sudoku/is-no-constraint", text=repr(header.unknown.text)[:40]),
            where=at_line(header.unknown.line),
            remedy=message("sudoku/constraints-are-written"),
        )
    if not rows:
        raise PuzzleError(message("sudoku/nothing-to-read"), remedy=HOW)
    if cells is not None:
        return _sudoku(cells, header)
    if len(rows) > MOST_ROWS:
        _explain_many(rows)
    return _explain_failure([row for row in rows if not _is_border(row.text)] or rows)


@lru_cache(maxsize=2)  # several forms ask for the same text
def _parts(text: str) -> tuple[list[_Row], _Header, list[int] | None]:
    """The rows of a text, what other lines say of the board, and the cells of a whole board or None."""
    rows, header = _rows(text)
    sizes = JIGSAW_SIZES if header.regions else SIZES
    cells = _cells(rows, sizes) if len(rows) <= MOST_ROWS else None
    if cells is None and not any((header.lines, header.regions, header.unknown)):
        cells = _with_blanks(text)
    return rows, header, cells


def _cells(rows: list[_Row], sizes: tuple[int, ...]) -> list[int] | None:
    """The cells of a whole board, or None."""
    # "-" may draw a frame or mean an empty cell: a frame is tried first.
    for candidates in ([row for row in rows if not _is_border(row.text)], rows):
        if candidates and _NO_CELL.search(candidates[0].text):
            continue
        cells = _numbers(candidates, sizes) or _symbols(candidates, strict=False)
        if cells and _size(cells, sizes) and _row_problem(candidates, cells) is None:
            return cells
    return None


def _with_blanks(text: str) -> list[int] | None:
    """The cells of a board whose empty cells are blanks, as newspapers print them, or None."""
    if len(text) > 400 or re.search(r"[^1-9\s|+=─━═│┃-]", text):
        return None
    lines = [re.sub(r"[|│┃]", "", line) for line in text.splitlines() if not _is_border(line)]
    size = max(map(len, lines), default=0)
    lines = [line.ljust(size) for line in lines if line.strip() or len(line) == size]
    apart = all(not line[1::2].strip() for line in lines)  # then blanks stand between cells
    if size not in SIZES[: SIZES.index(9) + 1] or len(lines) != size or apart:
        return None
    symbols = [symbol for line in lines for symbol in line]
    if any(symbol not in "123456789" and not symbol.isspace() for symbol in symbols):
        return None
    return [0 if symbol.isspace() else int(symbol) for symbol in symbols]


def _sudoku(cells: list[int], header: _Header) -> Sudoku:
    size, boxes = _size(cells, JIGSAW_SIZES if header.regions else SIZES), header.boxes
    if boxes is not None and boxes.size != size:
        raise PuzzleError(
            message("sudoku/boxes-do-not-fit", rows=boxes.box_rows, columns=boxes.box_columns, n=size),
            remedy=message("sudoku/two-numbers-whose-product-is", n=size),
        )
    if header.lines or header.regions:
        from whygrid.genres.sudoku.formats.variant_lines import shape_of_lines

        board = shape_of_lines(size, boxes, header.regions, header.lines)
    else:
        board = boxes or default_shape(size)
    return Sudoku(board, tuple(cells))


def _rows(text: str) -> tuple[list[_Row], _Header]:
    """The lines that hold cells, and what the others say of the board."""
    rows: list[_Row] = []
    lines: list[_Row] = []
    boxes, regions, unknown = None, None, None
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        plain = line.split("#")[0].strip()
        header = re.fullmatch(_BOXES, plain) if plain.startswith("boxes") else None
        if header:
            boxes = shape(int(header[1]), int(header[2]))
        elif plain[:1].islower() and re.match(_WORD, plain) and is_constraint(plain):
            lines.append(_Row(number, plain))
        elif plain.startswith("regions "):
            regions = _Row(number, plain)
        elif plain[:1].islower() and re.fullmatch(_UNKNOWN, plain):
            unknown = unknown or _Row(number, plain)
        elif plain and not plain.startswith((";", "//")):
            rows.append(_Row(number, plain))
    return rows, _Header(boxes, regions, tuple(lines), unknown)


def _is_border(text: str) -> bool:
    return _BORDER.search(text) is not None and not any(
        symbol.isalnum() and symbol not in "xX0" for symbol in text
    )


def _size(cells: list[int], sizes: tuple[int, ...] = SIZES) -> int:
    """The number of rows of a square board with so many cells, or 0."""
    return next((n for n in sizes if n * n == len(cells)), 0)


def _numbers(rows: list[_Row], sizes: tuple[int, ...] = SIZES) -> list[int] | None:
    """The cells of a text in which blanks or commas stand between them, or None."""
    tokens = [token for row in rows for token in _TOKEN.findall(row.text) if token not in ("+", "[", "]")]
    size = next((n for n in sizes if n * n == len(tokens)), 0)
    cells = []
    for token in tokens:
        if len(token) <= 2 and token.isascii() and token.isdecimal() and int(token) <= size:
            cells.append(int(token))
        elif len(token) == 1 and token in EMPTY:
            cells.append(0)
        elif len(token) == 1 and token.upper() in SYMBOLS[:size]:
            cells.append(SYMBOLS.index(token.upper()) + 1)
        else:
            return None
    return cells if size else None


def _symbols(rows: list[_Row], *, strict: bool) -> list[int]:
    """The cells of a text in which each is one character. Unless strict, an odd character gives no cells."""
    cells = []
    for row in rows:
        try:
            cells += [_VALUES[symbol] for symbol in "".join(row.text.split()).translate(_BETWEEN)]
        except KeyError as odd:
            if not strict:
                return []
            raise PuzzleError(
                message("sudoku/neither-digit-nor-empty", text=repr(odd.args[0])),
                where=at_line(row.line, row.text.index(odd.args[0]) + 1),
                remedy=message("sudoku/empty-cells-are-written", symbols=" ".join(EMPTY)),
            ) from None
    return cells


def _row_problem(rows: list[_Row], cells: list[int]) -> PuzzleError | None:
    """What is wrong with how the cells fall into lines, if anything is."""
    if len(rows) == 1:
        return None
    lengths = [len(_numbers_in(row) or _symbols([row], strict=False)) for row in rows]
    usual = max(set(lengths), key=lengths.count)
    for row, length in zip(rows, lengths, strict=True):
        if length != usual:
            return PuzzleError(
                message("sudoku/row-differs-from-others", n=length, others=usual),
                where=at_line(row.line),
                remedy=message("text/rows-are-equally-long"),
            )
    if usual * usual != len(cells) and usual != len(cells):
        return PuzzleError(
            message("sudoku/rows-of-cells", rows=len(rows), n=usual),
            remedy=message("sudoku/as-many-rows-as-columns"),
        )
    return None


def _numbers_in(row: _Row) -> list[str] | None:
    """The cells of one row, when blanks or commas stand between all of them."""
    tokens = _TOKEN.findall(row.text)
    plain = [token for token in tokens if token != "+"]
    return plain if all(len(token) <= 2 for token in plain) and len(plain) in SIZES else None


def _explain_failure(rows: list[_Row]) -> Sudoku:
    """Say what is wrong with a text that could not be read."""
    cells = _symbols(rows, strict=True)
    _refuse_collection(rows, len(rows))
    problem = _row_problem(rows, cells)
    try:
        if problem is not None:
            raise problem
    finally:
        del problem  # which holds this frame from now on
    sizes = Values(tuple([str(n * n) for n in SIZES if n in (4, 6, 8, 9, 12, 16, 25)]))
    raise PuzzleError(message("sudoku/so-many-cells", n=len(cells), sizes=sizes), remedy=HOW)


def _refuse_collection(rows: list[_Row], number: int) -> None:
    """Say so where each of these rows is a puzzle, the first ones of so many."""
    if len(rows) > 1 and all(_size(_symbols([row], strict=False)) for row in rows):
        raise PuzzleError(
            message("sudoku/many-puzzles-here", n=number),
            remedy=message("sudoku/choose-one-of-the-lines"),
        )


def _explain_many(rows: list[_Row]) -> None:
    """Say what is wrong with so many rows that they can't be one board."""
    _refuse_collection(rows[:MOST_ROWS], len(rows))
    raise PuzzleError(message("sudoku/too-many-rows", n=len(rows), most=SIZES[-1]), remedy=HOW)


def looks_like_sudoku(text: str) -> bool:
    """Whether the text is a Sudoku: the cells of a board and frames, nothing else."""
    rows, _, cells = _parts(text)
    return cells is not None and re.match(r"\d+x\d+[a-z0-9]*:", rows[0].text) is None  # which is one of Solo


def _header(puzzle: Sudoku) -> str:
    """The lines that give the boxes, where they are not the usual ones, and what makes it a variant."""
    if not puzzle.shape.plain:
        from whygrid.genres.sudoku.formats.variant_lines import lines_of_shape

        return lines_of_shape(puzzle.shape)
    if puzzle.shape == default_shape(puzzle.shape.size):
        return ""
    return f"boxes {puzzle.shape.box_rows}x{puzzle.shape.box_columns}\n"


def _row_texts(puzzle: Sudoku, empty: str) -> list[str]:
    n = puzzle.shape.size
    symbols = "".join(SYMBOLS[digit - 1] if digit else empty for digit in puzzle.givens)
    return [symbols[start : start + n] for start in range(0, n * n, n)]


def write_line(puzzle: Sudoku) -> str:
    """All cells in a line, empty ones as dots."""
    return _header(puzzle) + "".join(_row_texts(puzzle, "."))


def write_zeros(puzzle: Sudoku) -> str:
    """All cells in a line, empty ones as zeros."""
    return _header(puzzle) + "".join(_row_texts(puzzle, "0"))


def write_raw(puzzle: Sudoku) -> str:
    """A line for each row, empty cells as zeros."""
    return _header(puzzle) + "\n".join(_row_texts(puzzle, "0"))


def write_grid(puzzle: Sudoku) -> str:
    """A framed grid as forums print it."""
    width, height = puzzle.shape.box_columns, puzzle.shape.box_rows
    if puzzle.shape.regions:
        return _header(puzzle) + "\n".join(" ".join(row) for row in _row_texts(puzzle, "."))
    border = "+" + "+".join("-" * (2 * width + 1) for _ in range(height)) + "+"
    lines = []
    for index, row in enumerate(_row_texts(puzzle, ".")):
        if index % height == 0:
            lines.append(border)
        boxes = [" ".join(row[left : left + width]) for left in range(0, len(row), width)]
        lines.append("| " + " | ".join(boxes) + " |")
    return _header(puzzle) + "\n".join([*lines, border])


def write_array(puzzle: Sudoku) -> str:
    """A list of lists of numbers, as in Python."""
    n = puzzle.shape.size
    rows = [str(list(puzzle.givens[start : start + n])) for start in range(0, n * n, n)]
    return _header(puzzle) + "[" + ",\n ".join(rows) + "]"
