"""The rules of Futoshiki as counts, and its signs as clues.

That a is smaller than b is said once for each digit d: a is d or more, or b is d or less, but not both.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache

from whygrid.digits.groups import group_rules
from whygrid.digits.rules import cell_rules
from whygrid.digits.words import cells_said
from whygrid.genre import Clue
from whygrid.genres.futoshiki.model import Board, Layout, Sign
from whygrid.logic.rules import Count, Rule, Rules
from whygrid.voice.message import Message, message


@lru_cache(maxsize=64)
def rules_of(layout: Layout) -> Rules:
    """The rules of every board with this layout."""
    signs = [
        Rule(
            sign_rule(layout, sign),
            _said(layout, sign),
            tuple(_counts(layout, *sign)),
            called=_called(layout, sign),
        )
        for sign in layout.signs
    ]
    return Rules(layout.facts, (*group_rules(layout), *signs, *cell_rules(layout)))


def sign_rule(layout: Layout, sign: Sign) -> str:
    """The name of the rule of a sign."""
    return f"sign {layout.names[sign[0]]}<{layout.names[sign[1]]}"


def _said(layout: Layout, sign: Sign) -> Message:
    smaller, larger = (cells_said(layout, [cell]) for cell in sign)
    return message("futoshiki/rule-sign", smaller=smaller, larger=larger)


def _called(layout: Layout, sign: Sign) -> Message:
    return message("futoshiki/called-sign", cells=cells_said(layout, sorted(sign)))


def _counts(layout: Layout, smaller: int, larger: int) -> Iterator[Count]:
    size = layout.digits
    for digit in range(1, size + 1):
        high = (layout.fact(smaller, d) for d in range(digit, size + 1))
        low = (layout.fact(larger, d) for d in range(1, digit + 1))
        yield Count((*high, *low), 0, 1)


def clues_of(board: Board) -> Iterator[Clue]:
    """Every sign by the name of its rule."""
    for sign in board.layout.signs:
        name = sign_rule(board.layout, sign)
        yield Clue(name, name, called=_called(board.layout, sign))


def with_clues(board: Board, names: Collection[str]) -> Board:
    """The board with those of its signs that have these names."""
    layout = board.layout
    signs = tuple(sign for sign in layout.signs if sign_rule(layout, sign) in names)
    return Board(Layout(layout.rows, signs), board.givens)
