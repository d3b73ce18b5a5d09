"""Where clues may stand and how many there can be: symmetries, and what is refused at a glance.

Without numpy, as are `errors` and `seeds`: the plain generator needs these, and no arrays.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from whygrid.bulk.errors import BulkError
from whygrid.voice.message import message

Symmetry = Literal["none", "rotation", "quarter", "diagonal", "antidiagonal", "vertical", "horizontal"]

MOST_MINIMAL = 40
"""The most clues of any puzzle that is known to need all of them, where clues may go one by one."""

BY_CHANCE = {"none": (20, 29), "rotation": (22, 34), "quarter": (24, 40)}
BY_CHANCE_ELSE = (23, 33)
"""From how many clues to how many one in 20,000 puzzles or so has just that many, by symmetry."""


def orbit_of_each(symmetry: Symmetry, size: int = 9) -> list[int]:
    """The orbit of each cell: cells that a symmetry exchanges share the smallest of their numbers.

    >>> orbit_of_each("rotation", 2)
    [0, 1, 1, 0]
    """
    last = size - 1

    def images(row: int, column: int) -> list[tuple[int, int]]:
        return {
            "none": [],
            "rotation": [(last - row, last - column)],
            "quarter": [(column, last - row), (last - row, last - column), (last - column, row)],
            "diagonal": [(column, row)],
            "antidiagonal": [(last - column, last - row)],
            "vertical": [(row, last - column)],
            "horizontal": [(last - row, column)],
        }[symmetry]

    return [
        min(r * size + c for r, c in ((row, column), *images(row, column)))
        for row in range(size)
        for column in range(size)
    ]


def orbit_sizes(orbit: Iterable[int]) -> list[int]:
    """How many cells each orbit has."""
    sizes: dict[int, int] = {}
    for unit in orbit:
        sizes[unit] = sizes.get(unit, 0) + 1
    return list(sizes.values())


def comes_by_chance(clues: int, symmetry: Symmetry, padded: bool = False) -> bool:
    """Whether just taking clues out leaves so many often enough."""
    fewest, most = BY_CHANCE.get(symmetry, BY_CHANCE_ELSE)
    return fewest <= clues and (padded or clues <= most)


def refuse_numbers(clues: int | None, symmetry: Symmetry, *, minimal: bool) -> None:
    """Raise an error where there is no puzzle with so many clues, wherever they may stand."""
    if clues is not None and not 17 <= clues <= 81:
        raise BulkError(message("bulk/clues", clues=clues), remedy=message("bulk/seventeen-to-81"))
    if minimal and symmetry == "none" and clues is not None and clues > MOST_MINIMAL:
        raise BulkError(
            message("bulk/clues-all-of-them-needed", clues=clues),
            remedy=message("bulk/no-minimal-with-more", most=MOST_MINIMAL),
        )


def refuse_the_asymmetric(clues: int, symmetry: Symmetry, sizes: Iterable[int]) -> None:
    """Raise an error where orbits of these sizes never add up to so many clues."""
    sums = {0}
    for cells in sizes:
        sums |= {total + cells for total in sums}
    if clues not in sums:
        near = [total for total in sorted(sums) if total >= 4 and abs(total - clues) <= 4]
        raise BulkError(
            message("bulk/clues-with-the-symmetry", clues=clues, symmetry=repr(symmetry)),
            remedy=message("bulk/possible-near-it", numbers=", ".join(map(str, near))),
        )
