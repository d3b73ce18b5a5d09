"""Views: which part of the story to draw on top of a puzzle. A genre turns a view into a scene."""

from __future__ import annotations

from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple


class View(NamedTuple):
    """All in facts, so that it means the same for every genre.

    placed      facts settled besides the givens
    excluded    facts that are excluded; None to draw no pencil marks at all
    focus       what is being concluded (positive) or struck out (negative) here
    support     known facts that this rests on
    pattern     what the technique looks at, by the part it plays
    bad         facts that are wrong or break a rule
    supposed    facts that hold only in what is supposed here; written like those that are placed
    broken      facts of which too few are left, or too many hold: where a supposition breaks
    judged      whether clues show that they are met, or can't be met any more
    """

    placed: tuple[Literal, ...] = ()
    excluded: frozenset[Literal] | None = None
    focus: tuple[Literal, ...] = ()
    support: tuple[Literal, ...] = ()
    pattern: tuple[tuple[str, tuple[Literal, ...]], ...] = ()
    bad: tuple[Literal, ...] = ()
    supposed: tuple[Literal, ...] = ()
    broken: tuple[Literal, ...] = ()
    judged: bool = False

    def pointed(self) -> dict[str, tuple[Literal, ...]]:
        """What is pointed at, for those who are told about the board: what is shown, known and wrong."""
        return {"shown": self.focus, "known": self.support, "wrong": self.bad}
