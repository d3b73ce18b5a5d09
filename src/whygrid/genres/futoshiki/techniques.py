"""The techniques for Futoshiki: those of rows and columns, and what signs add to them."""

from __future__ import annotations

from collections.abc import Iterable

from whygrid.digits import signs, techniques
from whygrid.digits.marks import GroupedMarks
from whygrid.genres.futoshiki.model import Board, Layout
from whygrid.genres.futoshiki.rules import rules_of
from whygrid.logic.facts import Literal


def marks_of(board: Board, known: Iterable[Literal]) -> GroupedMarks[Layout]:
    """The pencil marks of a board in which these facts are known."""
    return GroupedMarks(board.layout, rules_of(board.layout), known)


TECHNIQUES = (
    techniques.HIDDEN_SINGLE,
    techniques.NAKED_SINGLE,
    signs.SIGN,
    signs.TWO_SIGNS,
    techniques.NAKED_PAIR,
    techniques.HIDDEN_PAIR,
    techniques.NAKED_TRIPLE,
    techniques.X_WING,
    techniques.XY_WING,
    signs.WHOLE_LINE,
)
