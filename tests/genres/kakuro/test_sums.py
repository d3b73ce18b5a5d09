"""The sum tables against going through everything."""

from __future__ import annotations

from itertools import product

from hypothesis import example, given
from hypothesis import strategies as st

from whygrid.digits.sums import digits_of, extremes, fitting

masks = st.lists(st.integers(0, 511), min_size=1, max_size=5).map(tuple)


def fillings(cells: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All ways to put different digits into cells with these candidates."""
    return [digits for digits in product(*map(digits_of, cells)) if len(set(digits)) == len(digits)]


@given(masks)
@example((1, 1))
@example((1, 3, 3))
@example((1 << 14, 1 << 12 | 1))
def test_extremes_are_the_smallest_and_largest_sums(cells: tuple[int, ...]) -> None:
    sums = [sum(digits) for digits in fillings(cells)]
    assert extremes(cells) == ((min(sums), max(sums)) if sums else None)


@given(masks, st.integers(1, 35))
def test_fitting_combinations_have_all_that_fill_the_cells(cells: tuple[int, ...], total: int) -> None:
    found = {sum(1 << (digit - 1) for digit in digits) for digits in fillings(cells) if sum(digits) == total}
    assert found <= set(fitting(cells, total))
