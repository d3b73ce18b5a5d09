"""Entering a Numberlink cell by cell: the label of an end, or a free cell, with the lines that leave it.

A dot is a free cell that has to be covered, an underscore one that may stay empty; one underscore makes that
the rule of the board. After it may follow what is printed to the right of the cell and below it:

    -  a line to the right     ]  nothing goes to the right
    |  a line down             ~  nothing goes down
"""

from __future__ import annotations

import re

from whygrid.errors import PuzzleError
from whygrid.genre import Draft, Drafting
from whygrid.genres.numberlink.model import CLOSED, DRAWN, LABEL_LIMIT, OPEN, Board, board_of
from whygrid.voice.message import message

EMPTY = "."
MAY_STAY_EMPTY = "_"
RIGHT = {"-": DRAWN, "]": CLOSED}
DOWN = {"|": DRAWN, "~": CLOSED}
HELP = message("numberlink/drafting-help")
_CELL = re.compile(rf"([^\W_]{{1,{LABEL_LIMIT}}}|[._])([-\]]?)([|~]?)")


def draft_of(board: Board) -> Draft:
    """The cells of a board, row by row."""
    layout = board.layout
    free = EMPTY if layout.cover else MAY_STAY_EMPTY
    cells = [label or free for label in layout.ends]
    for (first, second), status in sorted(zip(layout.edges, board.lines, strict=True)):
        signs = RIGHT if second == first + 1 and layout.columns > 1 else DOWN
        cells[first] += next((sign for sign, meant in signs.items() if meant == status), "")
    rows = (cells[r * layout.columns : (r + 1) * layout.columns] for r in range(layout.rows))
    return Draft(tuple(map(tuple, rows)))


def board_from(draft: Draft) -> Board:
    """The board of a draft."""
    found = {}
    for row, cells in enumerate(draft.rows, 1):
        for column, text in enumerate(cells, 1):
            match = _CELL.fullmatch(text)
            where = f"r{row}c{column}"
            if match is None:
                raise PuzzleError(message("text/is-no-cell", cell=repr(text)), where=where, remedy=HELP)
            if (match[2] and column == len(cells)) or (match[3] and row == len(draft.rows)):
                raise PuzzleError(message("numberlink/leads-out", cell=repr(text)), where=where, remedy=HELP)
            found[row - 1, column - 1] = match
    free = (EMPTY, MAY_STAY_EMPTY)
    cover = all(match[1] != MAY_STAY_EMPTY for match in found.values())
    board = board_of(
        [
            ["" if found[r, c][1] in free else found[r, c][1] for c in range(len(row))]
            for r, row in enumerate(draft.rows)
        ],
        cover,
    )
    layout = board.layout
    lines = [OPEN] * len(layout.edges)
    for (row, column), match in found.items():
        cell = row * layout.columns + column
        if match[2]:
            lines[layout.edge_between[cell, cell + 1]] = RIGHT[match[2]]
        if match[3]:
            lines[layout.edge_between[cell, cell + layout.columns]] = DOWN[match[3]]
    return board.with_lines(lines)


def _blank(rows: int, columns: int, free: str) -> Draft:
    return Draft(((free,) * columns,) * rows)


DRAFTING: Drafting[Board] = Drafting(
    {
        **{f"{n}x{n}": _blank(n, n, EMPTY) for n in (5, 7, 10, 15)},
        **{f"{n}x{n}, may stay empty": _blank(n, n, MAY_STAY_EMPTY) for n in (5, 7, 10, 15)},
    },
    draft_of,
    board_from,
    {"0": EMPTY, "delete": EMPTY, "backspace": EMPTY, "full_stop": EMPTY, "underscore": MAY_STAY_EMPTY},
    HELP,
)
