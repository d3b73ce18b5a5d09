"""The rules of Binairo as counts.

That two lines differ takes auxiliary variables, two for each pair of cells a and b that are compared: p says
that a is 1 and b is 0, q the other way round; one of all of them holds. Once the cells are known, propagation
settles them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, count

from whygrid.digits.groups import Group
from whygrid.digits.rules import cell_rules
from whygrid.digits.words import cells_said
from whygrid.genres.binairo.model import Layout
from whygrid.logic.rules import Count, Rule, Rules
from whygrid.voice.message import message


@lru_cache(maxsize=64)
def rules_of(layout: Layout) -> Rules:
    """The rules of every board with this layout."""
    helpers = count(len(layout.facts) + 1)
    threes = [
        Rule(
            three_rule(layout, cells),
            message("binairo/rule-three", cells=cells_said(layout, cells)),
            (Count(tuple(layout.fact(cell, 2) for cell in cells), 1, 2),),
            called=message("binairo/called-three", cells=cells_said(layout, cells)),
        )
        for cells in layout.threes
    ]
    halves = [
        Rule(
            group.name,
            message("binairo/rule-half", group=group.said),
            (
                Count(
                    tuple(layout.fact(cell, 2) for cell in group.cells),
                    len(group.cells) // 2,
                    len(group.cells) // 2,
                ),
            ),
            called=group.said,
        )
        for group in layout.groups
    ]
    pairs = [] if layout.alike else combinations(layout.groups, 2)
    different = [
        Rule(
            different_rule(one, other),
            message("binairo/rule-different", one=one.said, other=other.said),
            tuple(_different(layout, one, other, helpers)),
            called=message("binairo/called-different", one=one.said, other=other.said),
        )
        for one, other in pairs
        if one.kind == other.kind
    ]
    return Rules(layout.facts, (*threes, *halves, *different, *cell_rules(layout)))


def three_rule(layout: Layout, cells: tuple[int, ...]) -> str:
    """The name of the rule that three cells in a row are not all alike."""
    return f"three {layout.names[cells[0]]}-{layout.names[cells[-1]]}"


def different_rule(one: Group, other: Group) -> str:
    """The name of the rule that two lines differ."""
    first, second = sorted((one, other), key=lambda group: group.number)
    return f"{first.name} differs from {second.name}"


def _different(layout: Layout, one: Group, other: Group, helpers: Iterator[int]) -> Iterator[Count]:
    signs = []
    for a, b in zip(one.cells, other.cells, strict=True):
        for high, low in ((a, b), (b, a)):
            sign, is_one, is_zero = next(helpers), layout.fact(high, 2), layout.fact(low, 1)
            signs.append(sign)
            yield Count((-sign, is_one), 1, 2)
            yield Count((-sign, is_zero), 1, 2)
            yield Count((sign, -is_one, -is_zero), 1, 3)
    yield Count(tuple(signs), 1, len(signs))
