"""Sue de Coq: cells where a box and a line cross, with some more of the line and some more of the box.

Together they have as many digits as cells, and those of the line part and those of the box part have none in
common. So no digit can be there twice, and each is there once: the digits of the line part within the line,
those of the box part within the box, the others where box and line cross.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SHAPES, House, Shape
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.toolbox.common import bits, possible_facts, said_cells, said_digits
from whygrid.genres.sudoku.toolbox.first_looks import native_houses
from whygrid.logic.deduction import Deduction
from whygrid.voice.message import message

LARGEST = 5
"""How many cells a part may have; on boards of the usual size it has no more anyway, or hardly ever."""

Cells = tuple[int, ...]
Pattern = tuple[int, int, tuple[Cells, Cells, Cells], tuple[int, int, int]]
"""Box and line; the cells in the middle, those of the line part and those of the box part; their digits."""

Part = tuple[tuple[int, ...], int, int]
"""Some of the cells outside the crossing, as indices; their digits; how many of the crossing's they take."""


def find_sue_de_coq(state: Marks) -> Iterator[Deduction]:
    """Two or more cells of a crossing with at least two digits more than cells, and parts that take these."""
    native = native_houses(state.shape)
    found = find_patterns(state) if native is None else native.sue_de_coq(state.candidates, LARGEST)
    houses = state.shape.houses
    for box, line, parts, masks in found:
        yield from _deduction(state, houses[box], houses[line], parts, masks)


def find_patterns(state: Marks) -> Iterator[Pattern]:
    """The patterns, without the native module, which leaves out those that tell nothing."""
    candidates = state.candidates
    for box, line, crossing, in_box, in_line in _crossings(state.shape):
        free = [cell for cell in crossing if candidates[cell] & (candidates[cell] - 1)]
        for size in range(2, len(free) + 1):
            for middle in combinations(free, size):
                digits = 0
                for cell in middle:
                    digits |= candidates[cell]
                spare = digits.bit_count() - size
                if not 2 <= spare <= 2 * LARGEST:  # two parts take no more than their cells
                    continue
                at_line = _parts(tuple([candidates[cell] for cell in in_line]), digits)
                if not at_line:
                    continue
                at_box = _parts(tuple([candidates[cell] for cell in in_box]), digits)
                for one, mine, taken in at_line:
                    for two, theirs, also in at_box:
                        if taken + also == spare and not mine & theirs:
                            parts = (
                                middle,
                                tuple(in_line[i] for i in one),
                                tuple(in_box[i] for i in two),
                            )
                            yield box.index, line.index, parts, (digits, mine, theirs)


@lru_cache(maxsize=1 << 12)
def _parts(masks: tuple[int, ...], digits: int) -> tuple[Part, ...]:
    """The sets of cells that have fewer digits besides these than cells."""
    sets: list[tuple[tuple[int, ...], int]] = [((), 0)]
    for i, mask in enumerate(masks):
        if mask & (mask - 1):
            sets += [((*found, i), union | mask) for found, union in sets if len(found) < LARGEST]
    return tuple(
        (found, union, taken)
        for found, union in sets
        if union & digits and (taken := len(found) - (union & ~digits).bit_count()) > 0
    )


def _deduction(
    state: Marks,
    box: House,
    line: House,
    parts: tuple[Cells, Cells, Cells],
    masks: tuple[int, int, int],
) -> Iterator[Deduction]:
    shape, n, candidates = state.shape, state.size, state.candidates
    middle, at_line, at_box = parts
    digits, mine, theirs = masks
    cells = (*middle, *at_line, *at_box)
    lost_by_line, lost_by_box = mine | digits & ~theirs, theirs | digits & ~mine
    excluded = {
        -(cell * n + 1 + i): None
        for house, lost in ((line, lost_by_line), (box, lost_by_box))
        for cell in house.cells
        if cell not in cells
        for i in bits(candidates[cell] & lost)
    }
    conclusions = fresh(state, sorted(excluded, reverse=True))
    if conclusions:
        yield Deduction(
            "sue de coq",
            conclusions,
            tuple(literal for cell in cells for literal in state.without(cell)),
            (line.name, box.name, *(cell_rule(shape, cell) for cell in cells)),
            message(
                "sudoku/sue-de-coq",
                cells=said_cells(shape, cells),
                in_line=said_digits(lost_by_line),
                line=line.said,
                in_box=said_digits(lost_by_box),
                box=box.said,
            ),
            tuple(
                (role, possible_facts(state, part, -1))
                for role, part in (("pattern", middle), ("one", at_line), ("two", at_box))
            ),
        )


@lru_cache(maxsize=SHAPES)
def _crossings(
    shape: Shape,
) -> tuple[tuple[House, House, tuple[int, ...], tuple[int, ...], tuple[int, ...]], ...]:
    """Each box with each line across: the cells they share, the rest of the box, the rest of the line."""
    lines, boxes = shape.houses[: 2 * shape.size], shape.houses[2 * shape.size :]
    return tuple(
        (
            box,
            line,
            both,
            tuple(cell for cell in box.cells if cell not in both),
            tuple(cell for cell in line.cells if cell not in both),
        )
        for box in boxes
        for line in lines
        if len(both := tuple(cell for cell in box.cells if cell in line.cells)) > 1
    )


SUE_DE_COQ = Technique(
    "sue de coq",
    6.0,
    "Cells around a crossing with as many digits as cells, none of which can be there twice: all are there.",
    find_sue_de_coq,
)
