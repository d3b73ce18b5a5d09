"""Which techniques work on boards with other groups and sights than rows, columns and boxes.

They ask a shape for its houses and for which cells see each other, and take them as they are. The others look
at where boxes and lines cross; on other boards than those they find nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import Shape
from whygrid.logic.deduction import Deduction

ON_ALL_BOARDS = frozenset(
    {
        "full house", "hidden single", "naked single", "pointing", "claiming", "naked pair", "naked triple",
        "naked quad", "hidden pair", "hidden triple", "hidden quad", "x-wing", "swordfish", "jellyfish",
        "skyscraper", "2-string kite", "turbot fish", "simple colouring", "multi colouring", "xy-wing",
        "xyz-wing", "w-wing", "remote pair", "x-chain", "xy-chain", "aic",
    }
)  # fmt: skip

WITH_SIGHTS_ONLY = frozenset({"grouped aic"})
"""Where digits exclude other digits, groups make chains that take the checker more branchings than it has."""
SIGHTS = frozenset({"diagonal", "window", "disjoint", "group", "anti-knight", "anti-king"})
"""Constraints that keep nothing but equal digits apart."""

Find = Callable[[Marks], Iterator[Deduction]]


def on_their_boards(technique: Technique) -> Technique:
    """The technique, which finds nothing on boards that it does not know."""
    if technique.name in ON_ALL_BOARDS:
        return technique
    where = _has_sights_only if technique.name in WITH_SIGHTS_ONLY else _is_plain
    every, outline = (find and _on_boards(where, find) for find in (technique.every, technique.outline))
    return technique._replace(find=_on_boards(where, technique.find), every=every, outline=outline)


def _is_plain(shape: Shape) -> bool:
    return shape.plain


def _has_sights_only(shape: Shape) -> bool:
    return all(constraint.word in SIGHTS for constraint in shape.constraints)


def _on_boards(where: Callable[[Shape], bool], find: Find) -> Find:
    def found(state: Marks) -> Iterator[Deduction]:
        return find(state) if where(state.shape) else iter(())

    return found
