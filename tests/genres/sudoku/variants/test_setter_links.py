"""Links of f-puzzles and SudokuPad with constraints: what is in them is what was on the board.

Their JSON is read here by what f-puzzles itself calls things, and compared as demands on cells, not as text.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from tests.genres.sudoku.variants.boards import VARIANTS, boards
from tests.genres.sudoku.variants.brute import Board
from whygrid.puzzle import Puzzle
from whygrid.text.lzstring import decompress

PREFIXES = {"fpuzzles": "https://www.f-puzzles.com/?load=", "sudokupad": "https://sudokupad.app/fpuz"}
OF_ALL_CELLS = {
    "diagonal-": "diagonal 1",
    "diagonal+": "diagonal 2",
    "antiknight": "anti-knight",
    "antiking": "anti-king",
    "nonconsecutive": "non-consecutive",
    "disjointgroups": "disjoint-groups",
}
OF_CELLS = {
    "killercage": "cage",
    "difference": "white-dot",
    "ratio": "black-dot",
    "xv": "xv",
    "littlekillersum": "little-killer",
    "extraregion": "group",
    "even": "even",
    "odd": "odd",
    "thermometer": "thermometer",
    "palindrome": "palindrome",
    "whispers": "whispers",
    "renban": "renban",
    "betweenline": "between",
}
EACH = 3
"""Boards of each variant: in all 69, each as two links."""


@pytest.mark.parametrize("variant", VARIANTS)
def test_links_with_constraints_go_round_and_say_what_the_board_says(variant: str) -> None:
    for made, form in product(boards(variant, 19, EACH), PREFIXES):
        puzzle = Puzzle.parse(made.text, "sudoku")
        link = next(one for one in puzzle.genre.formats if one.name == form).write(puzzle.board)
        assert link.startswith(PREFIXES[form])
        assert Puzzle.parse(link) == puzzle
        document = json.loads(decompress(link.removeprefix(PREFIXES[form])))
        assert demands("\n".join(lines_of(document))) == demands(made.text)


def lines_of(document: dict[str, Any]) -> Iterator[str]:
    """The board of f-puzzles' JSON as lines that brute force reads."""
    size, cells = document["size"], [cell for row in document["grid"] for cell in row]
    if "region" in cells[0]:
        yield "regions " + "".join("0123456789ABCDEFG"[cell["region"]] for cell in cells)
    for key, value in document.items():
        if key in OF_ALL_CELLS:
            assert value is True
            yield OF_ALL_CELLS[key]
        elif key == "arrow":
            for entry in value:
                ((first, *shaft),) = entry["lines"]
                assert first in entry["cells"]
                yield f"arrow {' '.join(entry['cells'])} = {' '.join(shaft)}".lower()
        elif key in OF_CELLS:
            for entry in value:
                where = entry.get("cells") or [cell for line in entry.get("lines", ()) for cell in line]
                told = f" = {entry['value']}" if entry.get("value") else ""
                line = f"{' '.join(where or [entry['cell']])}".lower() + told
                yield f"{OF_CELLS[key]} {line}"
        else:
            assert key in ("size", "grid"), key
    assert len(cells) == size * size and all(cell["given"] for cell in cells if "value" in cell)
    yield "".join("." if "value" not in cell else "123456789ABCDEFG"[cell["value"] - 1] for cell in cells)


def demands(text: str) -> tuple[object, ...]:
    """All that a board demands, however it is said."""
    board = Board(text)
    tables: dict[tuple[int, ...], set[tuple[int, ...]]] = defaultdict(set)
    for cells, check in board.checks:
        order = sorted(range(len(cells)), key=cells.__getitem__)
        for digits in product(range(1, board.size + 1), repeat=len(cells)):
            if not check(list(digits)):
                tables[tuple(cells[i] for i in order)].add(tuple(digits[i] for i in order))
    return (
        board.givens,
        {frozenset(group) for group in board.different},
        {(frozenset(cells), total) for cells, total in board.sums},
        {(circle, frozenset(shaft)) for circle, shaft in board.arrows},
        {cells: out for cells, out in tables.items() if out},
    )
