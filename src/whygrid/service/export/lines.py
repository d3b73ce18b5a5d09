"""The lines of a proof, before they are written in one form or another."""

from __future__ import annotations

from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple
from whygrid.service.export.closing import Leaf

Clause = tuple[Literal, ...]


class Part(NamedTuple):
    """Inequalities to be added up, then divided, rounding up."""

    terms: Leaf
    divisor: int = 1


class Line(NamedTuple):
    """A clause that follows by propagation.

    rules    the rules that take part, by name
    lines    the earlier lines that do, by number from 0
    parts    in place of a clause: the sum of these
    note     what it is, in words, where a reader wants to know
    """

    clause: Clause
    rules: tuple[str, ...] = ()
    lines: tuple[int, ...] = ()
    parts: tuple[Part, ...] = ()
    note: str = ""
