"""Sets of cells that suggest themselves on a board of any shape, as masks: bit i is cell i."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import combinations, product
from operator import or_

from whygrid.errors import UsageError
from whygrid.genre import SetKind
from whygrid.genres.sudoku.model import House, Shape, Sudoku
from whygrid.voice.message import message

MOST_SETS = 100_000


def houses(board: Sudoku) -> list[int]:
    """Rows, columns and boxes."""
    return [mask(house.cells) for house in board.shape.houses]


def unions(number: int) -> SetKind[Sudoku]:
    """Any so many houses."""
    words = message("sudoku/sets-of-houses", n=number)
    return SetKind(words, lambda board: _together(houses(board), number))


def boxes(number: int) -> SetKind[Sudoku]:
    """Any so many boxes."""
    words = message("sudoku/sets-of-boxes", n=number)
    return SetKind(words, lambda board: _together(_of_kind(board.shape, "box"), number))


def line_boxes(board: Sudoku) -> list[int]:
    """A line and a box that it crosses."""
    return [line | box for line in _lines(board.shape) for box in _of_kind(board.shape, "box") if line & box]


def crosses(board: Sudoku) -> list[int]:
    """A row and a column."""
    rows, columns = _of_kind(board.shape, "row"), _of_kind(board.shape, "column")
    return [row | column for row in rows for column in columns]


def peers(board: Sudoku) -> list[int]:
    """All cells that share a house with a cell."""
    return [mask(board.shape.peers[cell]) for cell in board.shape.cells]


def chutes(board: Sudoku) -> list[int]:
    """Bands and stacks."""
    return [*_bands(board.shape), *_stacks(board.shape)]


def chute_lines(board: Sudoku) -> list[int]:
    """A band and a column, or a stack and a row."""
    rows, columns = _of_kind(board.shape, "row"), _of_kind(board.shape, "column")
    return [
        *(band | column for band in _bands(board.shape) for column in columns),
        *(stack | row for stack in _stacks(board.shape) for row in rows),
    ]


def chute_crosses(board: Sudoku) -> list[int]:
    """A band and a stack."""
    return [band | stack for band in _bands(board.shape) for stack in _stacks(board.shape)]


def chute_pairs(board: Sudoku) -> list[int]:
    """Two bands, or two stacks."""
    return [*_together(_bands(board.shape), 2), *_together(_stacks(board.shape), 2)]


def singles(board: Sudoku) -> Iterator[int]:
    """The fewest cells that can show a hidden single; on 9x9 all sets of four cells that force anything.

    Say the digit must go to r1c1 in box 1. Then it stands in each other row of the box, elsewhere; and each
    other cell of row 1 in the box is filled, or its column has the digit, elsewhere. Or with rows and
    columns exchanged.
    """
    found: set[int] = set()
    for cell in board.shape.cells:
        for upright in (False, True):
            for cells in map(mask, _single(board.shape, cell, upright)):
                if cells not in found:
                    found.add(cells)
                    yield cells
                if len(found) > MOST_SETS:
                    raise UsageError(
                        message("sudoku/too-many-sets", n=MOST_SETS),
                        remedy=message("sudoku/choose-another-kind"),
                    )


KINDS: dict[str, SetKind[Sudoku]] = {  # by size; among equals those that win more come later
    "singles": SetKind(message("sudoku/sets-singles"), singles),
    "houses": SetKind(message("sudoku/sets-houses"), houses),
    "line-boxes": SetKind(message("sudoku/sets-line-boxes"), line_boxes),
    "crosses": SetKind(message("sudoku/sets-crosses"), crosses),
    "house-pairs": unions(2),
    "peers": SetKind(message("sudoku/sets-peers"), peers),
    "chutes": SetKind(message("sudoku/sets-chutes"), chutes),
    "house-triples": unions(3),
    "chute-lines": SetKind(message("sudoku/sets-chute-lines"), chute_lines),
    "boxes-4": boxes(4),
    "chute-crosses": SetKind(message("sudoku/sets-chute-crosses"), chute_crosses),
    "boxes-5": boxes(5),
    "chute-pairs": SetKind(message("sudoku/sets-chute-pairs"), chute_pairs),
    "boxes-6": boxes(6),
    "boxes-7": boxes(7),
    "boxes-8": boxes(8),
    "board": SetKind(message("sudoku/sets-board"), lambda board: [mask(board.shape.cells)]),
}


def shifts(board: Sudoku) -> list[list[int]]:
    """Where each cell goes when bands, stacks and the lines in them all move on by so many."""
    shape = board.shape
    n = shape.size
    rows, columns = _line_shifts(n, shape.box_rows), _line_shifts(n, shape.box_columns)
    return [
        [down[cell // n] * n + across[cell % n] for cell in shape.cells]
        for down in rows
        for across in columns
    ]


def mask(cells: Iterable[int]) -> int:
    """Those cells as a mask."""
    return reduce(or_, (1 << cell for cell in cells), 0)


def _together(sets: Sequence[int], number: int) -> list[int]:
    return [reduce(or_, chosen) for chosen in combinations(sets, number)]


def _of_kind(shape: Shape, kind: str) -> list[int]:
    return [mask(house.cells) for house in shape.houses if house.kind == kind]


def _lines(shape: Shape) -> list[int]:
    return [*_of_kind(shape, "row"), *_of_kind(shape, "column")]


def _bands(shape: Shape) -> list[int]:
    return _in_runs(_of_kind(shape, "row"), shape.box_rows)


def _stacks(shape: Shape) -> list[int]:
    return _in_runs(_of_kind(shape, "column"), shape.box_columns)


def _in_runs(lines: list[int], length: int) -> list[int]:
    return [reduce(or_, lines[start : start + length]) for start in range(0, len(lines), length)]


def _line_shifts(size: int, depth: int) -> list[list[int]]:
    """Where each line goes: `depth` lines are a band."""
    count = size // depth
    return [
        [(line // depth + bands) % count * depth + (line % depth + inside) % depth for line in range(size)]
        for bands in range(count)
        for inside in range(depth)
    ]


def _single(shape: Shape, cell: int, upright: bool) -> Iterator[tuple[int, ...]]:
    row, column, box = (shape.houses[house] for house in shape.houses_of[cell])
    along, across = (column, row) if upright else (row, column)
    beside = [other for other in box.cells if other in along.cells and other != cell]
    ahead = [other for other in box.cells if other in across.cells and other != cell]
    lines = [_line_of(shape, other, along.kind) for other in ahead]
    for elsewhere in _apart(shape, lines, box):
        for filled in product((True, False), repeat=len(beside)):
            pairs = list(zip(beside, filled, strict=True))
            crossing = [_line_of(shape, other, across.kind) for other, is_filled in pairs if not is_filled]
            for others in _apart(shape, crossing, box):
                yield (*elsewhere, *others, *(other for other, is_filled in pairs if is_filled))


def _line_of(shape: Shape, cell: int, kind: str) -> House:
    return next(shape.houses[house] for house in shape.houses_of[cell] if shape.houses[house].kind == kind)


def _apart(shape: Shape, lines: Sequence[House], box: House) -> Iterator[tuple[int, ...]]:
    """A cell of each of these lines outside of a box that they cross, no two in the same box."""
    choices = [[cell for cell in line.cells if cell not in box.cells] for line in lines]
    for cells in product(*choices):
        if len({shape.houses_of[cell][2] for cell in cells}) == len(cells):
            yield cells
