"""Refuting positions of a Numberlink by clause learning over edges; `native/links.hpp` says how.

Cells and edges are numbered from 0. Edges as literals count from 1, positive where drawn and negative where
closed. There is no twin: where the native module was not built, cases are told rule by rule instead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from whygrid.kernels import NATIVE

if NATIVE:
    from whygrid.kernels import _native

BY_CELL, BY_CHAIN, BY_FENCE, BY_ROOM, BY_BALANCE, BY_LEMMA = range(6)
"""Kinds of reasons."""


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


class Reason(NamedTuple):
    """`premises` give `conclusion`, 0 for a contradiction.

    about     the cell, the path or the lemma by number; for a chain whether it is a loop
    region    cells, those of a chain in a row
    """

    kind: int
    premises: list[int]
    conclusion: int
    about: int
    region: list[int]


class Learned(NamedTuple):
    """Literals that can't all hold, by reasons and by `grounds` that hold in any case."""

    number: int
    literals: list[int]
    grounds: list[int]
    reasons: list[Reason]


@lru_cache(maxsize=8)
def _shared(terrain: Terrain) -> _native.LinkTerrain:
    return _native.LinkTerrain(terrain.cover, terrain.labels, terrain.joins, terrain.sides, terrain.planes)


class LinkSearch:
    """A search that keeps what it has learned from one question to the next."""

    def __init__(self, terrain: Terrain, lines: Sequence[int], wish: Sequence[int] = ()) -> None:
        """Begin with these lines; `wish` says for each edge whether it is rather drawn or closed at first."""
        self._search = _native.LinkSearch(_shared(terrain), list(lines), list(wish) or [-1] * len(lines))

    def refutes(self, literal: int, conflicts: int, tick: Callable[[], None]) -> bool:
        """Whether this literal is refuted by so many conflicts; an exception that `tick` raises ends it."""
        return bool(self._search.run(conflicts, literal, tick) == 1)

    def found(self) -> list[int]:
        """The literals that hold in any case, in the order in which they were found."""
        return list(self._search.found())

    def behind(self, literal: int) -> list[Learned | Reason]:
        """What shows that a literal holds in any case, in an order in which each rests on earlier ones."""
        told: list[Learned | Reason] = []
        for number, *rest in self._search.behind(literal):
            if number < 0:
                told.append(Reason(*rest[0]))
            else:
                literals, grounds, reasons = rest
                told.append(Learned(number, literals, grounds, [Reason(*reason) for reason in reasons]))
        return told
