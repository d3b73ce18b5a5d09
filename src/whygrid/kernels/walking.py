"""What the native module does for the walk: choosing reasons, striking out candidates, finding patterns.

Its users have their own ways without it, which are also what it is compared with: `engine/choice`, the pencil
marks of Sudoku and its techniques.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whygrid.kernels._native import (
        Board,
        ChainBoard,
        Excluders,
        Geometry,
        Houses,
        Onwards,
        SetSearch,
        almost_locked,
        bent_sets,
        digits_with_places_out,
        locked_groups,
        possible_places,
    )
    from whygrid.kernels._native import Nearest as NativeNearest
    from whygrid.kernels._native import Recorded as NativeRecords
else:
    try:
        from whygrid.kernels._native import (
            Board,
            ChainBoard,
            Excluders,
            Geometry,
            Houses,
            SetSearch,
            almost_locked,
            bent_sets,
            digits_with_places_out,
            locked_groups,
            possible_places,
        )
        from whygrid.kernels._native import Nearest as NativeNearest
        from whygrid.kernels._native import Recorded as NativeRecords
    except ImportError:
        Board = ChainBoard = Excluders = NativeNearest = NativeRecords = Geometry = Houses = SetSearch = None
        almost_locked = bent_sets = digits_with_places_out = locked_groups = possible_places = None

__all__ = [
    "Board",
    "ChainBoard",
    "Excluders",
    "Geometry",
    "Houses",
    "NativeNearest",
    "NativeRecords",
    "Onwards",
    "SetSearch",
    "almost_locked",
    "bent_sets",
    "board",
    "digits_with_places_out",
    "excluders",
    "locked_groups",
    "possible_places",
]


def excluders(number: int, groups: list[tuple[str, tuple[int, ...]]]) -> Excluders | None:
    """For each of so many facts those that exclude it, natively; None without the native module.

    The groups are facts of which a rule allows at most one, with its name.
    """
    return None if Excluders is None else Excluders(number, groups)


def board(
    where: Sequence[tuple[int, int, tuple[tuple[int, int], ...]]], excluded: Excluders | None
) -> Board | None:
    """Where each fact stands in the pencil marks, natively; None without the native module."""
    if excluded is None:
        return None
    rows = [[cell, bit, *(number for slot in slots for number in slot)] for cell, bit, slots in where[1:]]
    return Board([[0] * 8, *rows], excluded)
