"""Extended rectangles: two lines of a band and three lines across it, one in each box.

    a . . | b . . | c . .        If both lines hold the same three digits in these cells, they could hold each
    b . . | c . . | a . .        other's: nothing changes for boxes and for the lines across.

So six open cells can't hold three digits only if there is one solution. What follows from that is told as for
unique loops, by the same numbers (1 to 4).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import combinations, permutations, product

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SHAPES, Shape
from whygrid.genres.sudoku.techniques.unique_loops import WAYS, Deadly, find_deadly
from whygrid.genres.sudoku.toolbox.common import bits
from whygrid.logic.deduction import Exchange

DIGITS = 3


class Extended(Deadly):
    """The cells of one line, then those of the other one."""

    def exchanges(self, state: Marks) -> tuple[Exchange, ...]:
        """All ways to hold just these digits, each with the one in which the lines have changed places."""
        n, half = state.size, len(self.cells) // 2
        digits = [bit + 1 for bit in bits(self.digits)]

        def facts(one: tuple[int, ...], two: tuple[int, ...]) -> tuple[int, ...]:
            return tuple(cell * n + digit for cell, digit in zip(self.cells, (*one, *two), strict=True))

        return tuple(
            Exchange(facts(one, two), facts(two, one))
            for one, two in product(permutations(digits, half), repeat=2)
            if all(a != b for a, b in zip(one, two, strict=True))
        )


@lru_cache(maxsize=SHAPES)
def _places(shape: Shape) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """The cells of two lines, one line after the other, and the houses that they lie in: lines and across."""
    n, found = shape.size, []
    for base, across, depth, width in (
        (0, n, shape.box_rows, shape.box_columns),
        (n, 0, shape.box_columns, shape.box_rows),
    ):
        stacks = [range(start, start + width) for start in range(0, n, width)]
        for one, two in combinations(range(n), 2):
            if one // depth == two // depth:
                for chosen in combinations(stacks, DIGITS):
                    for places in product(*chosen):
                        cells = [shape.houses[base + line].cells[i] for line in (one, two) for i in places]
                        houses = (base + one, base + two, *(across + i for i in places))
                        found.append((tuple(cells), houses))
    return tuple(found)


def extended_rectangles(state: Marks) -> Iterator[Extended]:
    """Six open cells with three digits, with further ones in two of them, or the same one in some."""
    masks = [0 if value else mask for value, mask in zip(state.value, state.candidates, strict=True)]
    for cells, houses in _places(state.shape):
        held = [masks[cell] for cell in cells]
        if all(held):
            yield from (Extended(cells, digits, houses) for digits in _digits(held))


def _digits(held: list[int]) -> set[int]:
    """The digits that such cells have in common but for two cells, or but for one digit."""
    found = set()
    for some in combinations(held, len(held) - 2):
        union = 0
        for mask in some:
            union |= mask
        if union.bit_count() == DIGITS:
            found.add(union)
    union = 0
    for mask in held:
        union |= mask
    if union.bit_count() == DIGITS + 1:
        found.update(union & ~(1 << digit) for digit in bits(union))
    return found


EXTENDED_RECTANGLES = tuple(
    Technique(
        f"extended rectangle {kind}",
        round(4.65 + 0.01 * number, 2),
        f"Two lines of a band with the same three digits in three boxes. {WAYS[kind]}",
        partial(find_deadly, f"extended rectangle {kind}", extended_rectangles),
    )
    for number, kind in enumerate("1234")
)
