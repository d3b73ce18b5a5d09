"""Locked pairs and triples: a naked subset where a box and a line cross uses up its digits in both."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SHAPES, House, Shape
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.toolbox.common import bits, locked_groups, said_cells, said_digits
from whygrid.genres.sudoku.toolbox.first_looks import houses_with_naked
from whygrid.logic.deduction import Deduction
from whygrid.voice.message import message


def find_locked(size: int, technique: str, state: Marks) -> Iterator[Deduction]:
    """`size` cells of a crossing that have only `size` digits between them, which both houses lose."""
    shape, n, candidates = state.shape, state.size, state.candidates
    outside = (1 << n) - 1
    subsets = [house.index for house in houses_with_naked(state, size)]
    for box, line, crossing in _crossings(shape) if subsets else ():
        if box.index not in subsets or line.index not in subsets:
            continue
        for found, digits in locked_groups(tuple([candidates[cell] for cell in crossing]), size):
            cells = tuple(crossing[i] for i in found)
            lost = [
                fresh(
                    state,
                    (
                        -(cell * n + 1 + i)
                        for cell in house.cells
                        if cell not in cells
                        for i in bits(candidates[cell] & digits)
                    ),
                )
                for house in (line, box)
            ]
            if all(lost):  # otherwise it is a naked subset of one house
                yield Deduction(
                    technique,
                    tuple(dict.fromkeys((*lost[0], *lost[1]))),
                    tuple(-(cell * n + 1 + i) for cell in cells for i in bits(outside & ~digits)),
                    (line.name, box.name, *(cell_rule(shape, cell) for cell in cells)),
                    message(
                        "sudoku/locked-subset",
                        cells=said_cells(shape, cells),
                        digits=said_digits(digits),
                        line=line.said,
                        box=box.said,
                    ),
                    (
                        (
                            "pattern",
                            tuple(
                                shape.fact(cell, i + 1)
                                for cell in cells
                                for i in bits(candidates[cell] & digits)
                            ),
                        ),
                    ),
                )


@lru_cache(maxsize=SHAPES)
def _crossings(shape: Shape) -> tuple[tuple[House, House, tuple[int, ...]], ...]:
    """Each box with each line that crosses it, and the cells they share."""
    lines, boxes = shape.houses[: 2 * shape.size], shape.houses[2 * shape.size :]
    return tuple(
        (box, line, both)
        for box in boxes
        for line in lines
        if (both := tuple(cell for cell in box.cells if cell in line.cells))
    )


def _technique(name: str, size: int, number: str, effort: float) -> Technique:
    idea = (
        f"{number} cells where a box and a line cross that have only {number.lower()} digits left "
        "use them up in both."
    )
    return Technique(name, effort, idea, partial(find_locked, size, name))


LOCKED_PAIR = _technique("locked pair", 2, "Two", 2.95)
LOCKED_TRIPLE = _technique("locked triple", 3, "Three", 3.5)
