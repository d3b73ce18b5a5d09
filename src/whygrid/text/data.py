"""Boards that come as Python data, turned into text: rows of cells, arrays, or triples (row, column, value).

The cells of a square board may also stand in one list, row by row. Rows and columns of triples count from 0.
An empty cell is 0, None, nan, or an empty text.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from math import isqrt
from typing import Any

from whygrid.arguments import shown
from whygrid.errors import PuzzleError
from whygrid.voice.message import Said, message

REMEDY = message("text/what-a-puzzle-is")
EMPTY = "."
MANY = 10_000
"""No board has more rows than this."""


def texts_of(data: object, sizes: Iterable[int]) -> list[str]:
    """The texts that some data may stand for, the likeliest first; `sizes` are those of boards for triples.

    >>> texts_of([[1, 0, 0, 4], "..2.", (0, 0, 0, 0), "3..."], [4])
    ['1 . . 4\\n. . 2 .\\n. . . .\\n3 . . .']
    >>> texts_of([(0, 1, 3), (2, 2, 4)], [4])[0]
    '. 3 . .\\n. . . .\\n. . 4 .\\n. . . .'
    """
    items = _items(data)
    if not items:
        raise PuzzleError(message("text/there-are-no-rows"), remedy=REMEDY)
    if all(map(_is_cell, items)):
        return [_grid(_in_rows(items))]
    rows = [_items(row) for row in items]
    if not all(len(row) == 3 for row in rows):
        return [_grid(rows)]
    try:
        triples = [_triples(rows, sizes)]
    except PuzzleError:
        triples = []
        if all(isinstance(row, tuple) for row in rows):
            raise
    return [*triples, _grid(rows)] if isinstance(rows[0], tuple) else [_grid(rows), *triples]


def _items(data: object) -> Sequence[Any]:
    """The parts of a list, of an array, of whatever can be gone through."""
    if hasattr(data, "tolist"):  # numpy's arrays, without asking for numpy
        data = data.tolist()
    if isinstance(data, (str, tuple, list)):
        return data
    if isinstance(data, (bytes, dict, set, frozenset)) or not isinstance(data, Iterable):
        raise PuzzleError(message("text/is-no-kind-of-puzzle", kind=type(data).__name__), remedy=REMEDY)
    return tuple(islice(data, MANY))


def _is_cell(item: object) -> bool:
    """Whether this is a cell of a board rather than a row."""
    if hasattr(item, "item"):  # numpy's numbers have it, and its arrays
        return getattr(item, "ndim", 0) == 0
    return item is None or isinstance(item, (int, float)) or (isinstance(item, str) and len(item) < 2)


def _in_rows(cells: Sequence[Any]) -> list[Sequence[Any]]:
    side = isqrt(len(cells))
    if side * side != len(cells):
        raise PuzzleError(message("text/cells-do-not-make-a-square-board", n=len(cells)), remedy=REMEDY)
    return [cells[start : start + side] for start in range(0, len(cells), side)]


def _grid(rows: Sequence[Sequence[Any]]) -> str:
    return "\n".join(
        " ".join(_cell(cell, message("text/row", number=number)) for cell in row)
        for number, row in enumerate(rows, 1)
    )


def _cell(cell: object, where: Said) -> str:
    """The text of a cell."""
    if hasattr(cell, "item") and getattr(cell, "ndim", 0) == 0:  # numpy's numbers
        cell = cell.item()
    if cell is None or (isinstance(cell, (int, float)) and (cell == 0 or cell != cell)):
        return EMPTY
    if isinstance(cell, float) and cell.is_integer():
        cell = int(cell)
    if isinstance(cell, str) and not any(symbol.isspace() for symbol in cell):
        return EMPTY if cell in ("0", "") else cell
    if isinstance(cell, int) and not isinstance(cell, bool) and 0 < cell < MANY:
        return str(cell)
    raise PuzzleError(message("text/is-no-cell", cell=shown(cell)), where=where, remedy=REMEDY)


def _triples(rows: Sequence[Sequence[Any]], sizes: Iterable[int]) -> str:
    """The smallest board of these sizes, the first ones first, that has all the cells of triples."""
    texts = [
        [_cell(part, message("text/triple", number=number)) for part in row]
        for number, row in enumerate(rows, 1)
    ]
    places = [(_index(row), _index(column)) for row, column, _ in texts]
    values = [int(value) for _, _, value in texts if value.isdecimal() and len(value) < 4]
    rows_needed = 1 + max(max(place) for place in places)
    need = max([*values, rows_needed])
    sizes = list(sizes)
    if sizes and need == rows_needed == sizes[0] + 1 and all(min(place) > 0 for place in places):
        raise PuzzleError(
            message("text/these-triples-seem-to-count-from-1", number=sizes[0]),
            remedy=message("text/triples-count-from-0"),
        )
    size = next((size for size in sizes if size >= need), None)
    if size is None:
        raise PuzzleError(message("text/no-board-has-rows", need=need), remedy=REMEDY)
    board = [[EMPTY] * size for _ in range(size)]
    for (row, column), (_, _, value) in zip(places, texts, strict=True):
        if board[row][column] not in (EMPTY, value):
            raise PuzzleError(
                message("text/is-given-twice", row=row, column=column),
                remedy=message("text/leave-one-of-them-out"),
            )
        board[row][column] = value
    return _grid(board)


def _index(text: str) -> int:
    if text == EMPTY:
        return 0
    if not text.isdecimal() or len(text) > 4:
        raise PuzzleError(message("text/is-no-row-or-column", text=text), remedy=REMEDY)
    return int(text)
