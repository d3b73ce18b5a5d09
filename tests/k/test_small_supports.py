"""The engine looks for supports of four cells or more; here is why."""

from __future__ import annotations

import pytest

from tests.k.small_supports import deductions, houses_of_single, kind, mirror_image, orbits


@pytest.mark.parametrize(("size", "layouts"), [(1, 1), (2, 5), (3, 21)])
def test_three_cells_never_force_another_one(size: int, layouts: int) -> None:
    assert len(orbits(size)) == layouts
    assert list(deductions(size)) == []


def test_four_cells_force_another_one_only_as_a_hidden_single() -> None:
    found = list(deductions(4))
    assert all(houses_of_single(*deduction) for deduction in found)
    assert len({kind(*deduction, mirror=True) for deduction in found}) == 3
    assert len({kind(*way, mirror=False) for d in found for way in (d, mirror_image(*d))}) == 5
    assert len({(kind(*d, mirror=True), house) for d in found for house in houses_of_single(*d)}) == 6
