"""The rules of Futoshiki, and its signs as clues."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from whygrid.digits.groups import group_rules
from whygrid.digits.rules import cell_rules
from whygrid.digits.signs import sign_rule, sign_rules
from whygrid.genres.futoshiki.model import Board, Layout
from whygrid.logic.rules import Rules


@lru_cache(maxsize=64)
def rules_of(layout: Layout) -> Rules:
    """The rules of every board with this layout."""
    return Rules(layout.facts, (*group_rules(layout), *sign_rules(layout), *cell_rules(layout)))


def with_clues(board: Board, names: Collection[str]) -> Board:
    """The board with those of its signs that have these names."""
    layout = board.layout
    signs = tuple(sign for sign in layout.signs if sign_rule(layout, sign) in names)
    return Board(Layout(layout.size, signs), board.givens)
