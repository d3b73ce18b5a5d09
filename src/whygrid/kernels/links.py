"""Refuting positions of a Numberlink by clause learning over edges (`native/links/links.hpp` says how), and a
quick try at a solution (`native/links/scan.hpp`).

Cells and edges are numbered from 0. Edges as literals count from 1, positive where drawn and negative where
closed. There is no counterpart: where the native module was not built, cases are told rule by rule instead,
and solutions are left to SAT.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from whygrid.kernels import NATIVE
from whygrid.kernels.learning import BY_CLAUSE, Learner, Reason
from whygrid.records import NamedTuple

if NATIVE:
    from whygrid.kernels import _native

BY_CELL, BY_CHAIN, BY_FENCE, BY_ROOM, BY_BALANCE, BY_ORDER = range(BY_CLAUSE + 1, BY_CLAUSE + 7)
"""Kinds of reasons: about the cell, whether it is a loop, or the path; a region is cells.

BY_ORDER is about a path, and its region begins with the number of another one.
"""


class Plane(NamedTuple):
    """A flow along lines: for its balance, from dark to light cells; otherwise along each path.

    sign         for each edge (balance) or each path which way it flows
    reference    for each edge some flow to the right or down, with the same sources and sinks
    """

    balance: bool
    sign: tuple[int, ...]
    reference: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Terrain:
    """A board in numbers: for each cell its path or -1, for each edge its two cells and its two corners."""

    cover: bool
    labels: tuple[int, ...]
    joins: tuple[tuple[int, int], ...]
    sides: tuple[tuple[int, int], ...]
    planes: tuple[Plane, ...]


@lru_cache(maxsize=8)
def _shared(terrain: Terrain) -> _native.LinkTerrain:
    return _native.LinkTerrain(terrain.cover, terrain.labels, terrain.joins, terrain.sides, terrain.planes)


def look_ahead(
    terrain: Terrain, lines: Sequence[int], left: Sequence[int], lacking: Sequence[int], tip: Sequence[int]
) -> _native.LinkOutlook:
    """A position to look ahead from, natively; `genres/numberlink/outlook.py` says what the figures are."""
    return _native.LinkOutlook(_shared(terrain), lines, left, lacking, tip)


class Trial(NamedTuple):
    """A literal that is supposed, what follows from it and from `premises`, and how much of that is drawn.

    steps    reasons and trials, each resting on earlier ones; a trial shows that what it supposes does not
             hold here, and the last reason is the contradiction
    """

    supposed: int
    premises: list[int]
    cost: int
    steps: list[Reason | Trial]


def _trial(found: tuple[Any, ...]) -> Trial:
    supposed, premises, cost, steps = found
    return Trial(
        supposed, premises, cost, [_trial(step) if len(step) == 4 else Reason(*step) for step in steps]
    )


class LinkSearch(Learner):
    """A search that knows the rules for cells, chains, fences and the room that paths need."""

    def __init__(self, terrain: Terrain, lines: Sequence[int], wish: Sequence[int] = ()) -> None:
        """Begin with these lines; `wish` says for each edge whether it is rather drawn or closed at first."""
        first = list(wish) or [-1] * len(lines)
        self._links = _native.LinkSearch(_shared(terrain), list(lines), first)
        super().__init__(self._links)

    def refutes_alone(self, literal: int, conflicts: int) -> bool:
        """What `refutes` of a new search with these lines and wishes says; this one learns nothing."""
        return bool(self._links.refutes_alone(literal, conflicts))

    def trial(self, literal: int, depth: int, work: int, short: bool = False) -> Trial | None:
        """How a literal is refuted by what follows from it, with so many suppositions in each other.

        None where trying so many others out does not show it, or where there is nothing to suppose. A short
        one takes longer to find.
        """
        found = self._links.trial(literal, depth, work, short)
        return None if found is None else _trial(found)


ANY = -1
"""Any number of exceptions."""


class Scanned(NamedTuple):
    """Solutions as lines, different ones; whether these are as many as asked for, or all."""

    solutions: list[list[int]]
    complete: bool


def scan(
    size: tuple[int, int],
    labels: Sequence[int],
    lines: Sequence[int],
    cover: bool,
    exceptions: int,
    limit: int,
    work: int,
) -> Scanned:
    """Up to `limit` solutions, or those found when so much work was done.

    `size` is rows and columns, `labels` has for each cell its path or -1. Without exceptions (0) only
    solutions are looked for in which no path makes a U-turn; where cells may stay empty and nothing is drawn
    or closed, only some of these, and at least one if there is a solution at all. With ANY all are wanted.
    """
    if not NATIVE:
        return Scanned([], False)
    return Scanned(*_native.scan_links(*size, list(labels), list(lines), cover, exceptions, limit, work))
