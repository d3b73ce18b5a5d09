"""Constraints that share cells, or whose cells see each other, against all ways to fill these."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whygrid.genres.sudoku.constraints.together import (
    MOST,
    MOST_CELLS,
    Together,
    find_together,
    fit_together,
    together,
)
from whygrid.genres.sudoku.formats.plain import parse_sudoku
from whygrid.genres.sudoku.marks import Marks
from whygrid.logic.check import check_deduction

BOARD = parse_sudoku(
    "arrow r1c1 = r1c2 r1c3\nwhispers r2c1 r2c2 r3c2 r3c3 = 2\nwhite-dot r1c3 r1c4\nblack-dot r1c4 r2c4\n"
    "xv r4c1 r4c2 = V\nlittle-killer r1c2 r2c1 = 5\ncage r4c3 r4c4 = 7\nthermometer r3c4 r4c4\n" + "." * 16
)
SETS = together(BOARD.shape)
MASKS = st.integers(1, 15)


def fits(found: Together, digits: tuple[int, ...]) -> bool:
    """Whether these digits keep all constraints, and cells that see each other differ."""
    if any(digits[one] == digits[other] for one, others in enumerate(found.seen) for other in others):
        return False
    return all(
        part.possible(4, tuple(1 << (digits[place] - 1) for place in places)) is not None
        for part, places in found.parts
    )


@given(st.sampled_from(SETS), st.lists(MASKS, min_size=MOST_CELLS, max_size=MOST_CELLS))
def test_what_is_left_is_in_some_filling(found: Together, masks: list[int]) -> None:
    chosen = tuple(masks[: len(found.cells)])
    ways = [[digit for digit in range(1, 5) if mask >> (digit - 1) & 1] for mask in chosen]
    left = [0] * len(chosen)
    for digits in product(*ways):
        if fits(found, digits):
            left = [mask | 1 << (digit - 1) for mask, digit in zip(left, digits, strict=True)]
    assert fit_together(found, 4, chosen) == tuple(left)


def test_what_has_nothing_to_do_with_each_other_is_not_looked_at_together() -> None:
    names = [{part.word for part, _ in found.parts} for found in SETS]
    assert {"white-dot", "arrow"} in names and {"white-dot", "black-dot"} in names
    assert {"xv", "cage"} not in names


def test_a_board_full_of_dots_has_only_so_many_sets() -> None:
    dots = [
        f"white-dot r{row}c{column} r{row}c{column + 1}" for row in range(1, 10) for column in range(1, 9)
    ]
    dots += [
        f"white-dot r{row}c{column} r{row + 1}c{column}" for row in range(1, 9) for column in range(1, 10)
    ]
    assert len(together(parse_sudoku("\n".join([*dots, "." * 81])).shape)) == MOST


@pytest.mark.parametrize(
    ("lines", "out"),
    [
        ("arrow r1c1 = r1c2 r1c3", {"r1c1≠1", "r1c1≠2", "r1c2≠9", "r1c3≠9"}),
        ("whispers r1c1 r1c2 r1c3", {"r1c2≠4", "r1c2≠6"}),
        ("white-dot r1c1 r1c2\nwhite-dot r1c2 r1c3", {"r1c2≠1", "r1c2≠9"}),
        ("cage r1c1 r1c2 = 3\ncage r1c3 r1c4 = 4", {"r1c1≠1", "r1c2≠1", "r1c3≠2"}),
    ],
)
def test_digits_that_would_have_to_stand_twice_are_out(lines: str, out: set[str]) -> None:
    board = parse_sudoku(f"{lines}\n" + "." * 81)
    state = Marks(board.shape)
    found = list(find_together(state))
    assert all(check_deduction(state.rules, deduction) == "" for deduction in found)
    told = {str(state.rules.fact(literal)) for deduction in found for literal in deduction.conclusions}
    assert out <= told
