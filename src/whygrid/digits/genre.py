"""What the records of genres have in common whose cells hold symbols."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from whygrid.digits.field import filled, givens_of
from whygrid.genre import beside, portraits_beside
from whygrid.lazy import lazy_value
from whygrid.logic.facts import Literal
from whygrid.logic.rules import Rules
from whygrid.text import Format

if TYPE_CHECKING:
    from whygrid.engine.state import State


def with_symbols(
    file: str, package: str, formats: Sequence[Format[Any]], rules_of: Callable[[Any], Rules]
) -> dict[str, Any]:
    """The entries of a `Genre`, with those that lie beside it; `rules_of` are the rules of a layout.

    Its pencil marks are those of groups, and its module `generator` makes new ones, unless it says otherwise.
    """

    def rules(board: Any) -> Rules:
        return rules_of(board.layout)

    def marks(board: Any, known: Iterable[Literal]) -> State:
        from whygrid.digits.marks import GroupedMarks

        return GroupedMarks(board.layout, rules(board), known)

    return {
        "formats": formats,
        "rules": rules,
        "givens": givens_of,
        "fill": filled,
        "state": marks,
        "portrait": portraits_beside(file, formats[0].parse, rules),
        "generator": lazy_value(f"{package}.generator", "GENERATOR"),
        **beside(file, package),
    }
