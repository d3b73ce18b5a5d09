"""Short stories: how a 9x9 Sudoku is solved by singles, locked candidates, patterns and few suppositions.

A story is a `Node`: events in the order in which they are told. Inside a supposition there is another node,
which ends in a contradiction. Only what is needed is told. `native/walk/short_search.hpp` says how.
There is no counterpart in Python: where the native module was not built, `engine/trimming` and
`engine/trials` tell these stories like those of other boards, with more words.

Facts are numbers, 9 * cell + digit, with cells 0 to 80 row by row and digits 1 to 9. Houses are 0 to 8
the rows, 9 to 17 the columns, 18 to 26 the boxes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from whygrid.kernels import NATIVE
from whygrid.records import NamedTuple

if NATIVE:
    from whygrid.kernels import _native

PLACE, STRIKE, PATTERN, REFUTE = range(4)
"""Kinds of events."""
BY_CELL, FULL_HOUSE = 27, 28
"""Reasons of a placement beside houses: nothing else is left in the cell; the last empty cell of a house."""

Goal = Literal["solution", "contradiction", "closure"]
Event = tuple[Any, ...]
"""One of:

    (PLACE, fact, house)            by a hidden single in the house, BY_CELL, or FULL_HOUSE + house
    (STRIKE, digit, base, cover)    locked candidates: where `base` holds the digit, `cover` crosses it
    (PATTERN, index)                one of the patterns given, as a whole
    (REFUTE, fact, node)            supposed, the fact leads to a contradiction; so it is excluded
"""


class Pattern(NamedTuple):
    """A deduction of a named technique, told as a whole.

    premises       facts that must be excluded for it to apply
    conclusions    literals: a fact that is placed, or minus one that is excluded
    cost           what telling it costs, in told placements
    """

    premises: tuple[int, ...]
    conclusions: tuple[int, ...]
    cost: int


class Node(NamedTuple):
    """What is told, and how it ends.

    events    in the order in which they are told
    ending    None where it is solved or goes no further; (house, digit) when the house has no place for the
              digit, (BY_CELL, cell) when no digit is left for the cell
    """

    events: tuple[Event, ...]
    ending: tuple[int, int] | None


def short_story(
    value: Sequence[int],
    candidates: Sequence[int],
    patterns: Sequence[Pattern] = (),
    *,
    goal: Goal = "solution",
    suppose: bool = True,
    seconds: float | None = None,
    work: int | None = None,
    seed: int = 0,
    strikes: bool = True,
    nesting: int | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> tuple[Node, int] | None:
    """The shortest story found from a position to the goal, and its cost; None where there is no way.

    value         81 digits, 0 for an empty cell
    candidates    for each cell the digits it may still hold: bit d-1 for d
    patterns      what techniques found, in an order in which each rests on earlier ones only
    goal          "closure" tells all that follows, however far that is
    """
    found: tuple[Node, int] | None = _native.short_story(
        value, candidates, patterns, goal, suppose, strikes, nesting, seed, seconds, work, cancelled, Node
    )
    return found
