"""Fish: some rows that have a digit only in as many columns, or the other way round.

    c2    c7            In rows 1 and 4 the digit has only columns 2 and 7. Each of these rows
r1  X . . X .           takes one of the columns, so the two columns are used up, and the digit
r2  * . . * .           leaves their other rows (*).
r4  X . . X .
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.toolbox.common import bits, locked_groups, said_digit, said_lines
from whygrid.genres.sudoku.toolbox.digit_by_digit import DigitByDigit
from whygrid.logic.deduction import Deduction
from whygrid.voice.message import message


def find_fish(size: int, technique: str, state: Marks, digit: int) -> Iterator[Deduction]:
    """`size` rows with only `size` columns for a digit, then columns with rows."""
    n, places = state.size, state.places
    rows, columns = (tuple(places[start * n + digit - 1 : (start + n) * n : n]) for start in (0, n))
    for base, lines, crossing in ((0, rows, columns), (n, columns, rows)):
        for group, cover in locked_groups(lines, size):
            taken = sum(1 << i for i in group)
            if any(crossing[i] & ~taken for i in bits(cover)):
                yield from _fish(state, technique, digit, base, group, cover)


def _fish(
    state: Marks, technique: str, digit: int, base: int, group: tuple[int, ...], cover: int
) -> Iterator[Deduction]:
    """The deduction for the lines `group`, counted from house `base` on, and the lines across in `cover`."""
    shape, n = state.shape, state.size
    homes = [shape.houses[base + i] for i in group]
    across = [shape.houses[n - base + i] for i in bits(cover)]
    others = sorted(cell for house in across for i, cell in enumerate(house.cells) if i not in group)
    conclusions = fresh(state, (-shape.fact(cell, digit) for cell in others))
    if conclusions:
        crossings = [shape.fact(house.cells[i], digit) for house in homes for i in bits(cover)]
        yield Deduction(
            technique,
            conclusions,
            tuple(literal for house in homes for literal in state.nowhere_else(house.index, digit, cover)),
            (*(house.name for house in homes), *(house.name for house in across)),
            message(
                "sudoku/fish-of-rows" if base == 0 else "sudoku/fish-of-columns",
                lines=said_lines(group),
                digit=said_digit(digit),
                across=said_lines(bits(cover)),
            ),
            (("pattern", fresh(state, crossings)),),
        )


def _technique(name: str, size: int, number: str, effort: float) -> Technique:
    idea = (
        f"{number} rows that have a digit only in the same {number.lower()} columns "
        "use these columns up (or columns their rows)."
    )
    return Technique(name, effort, idea, DigitByDigit(partial(find_fish, size, name)))


X_WING = _technique("x-wing", 2, "Two", 3.2)
SWORDFISH = _technique("swordfish", 3, "Three", 3.8)
JELLYFISH = _technique("jellyfish", 4, "Four", 5.2)
