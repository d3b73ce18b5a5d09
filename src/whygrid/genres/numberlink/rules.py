"""The rules of Numberlink as counts: how many lines meet in a cell, and that an edge is drawn or closed.

Those that forbid loops and wrong joints, and the like, are too many to list: see `family`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from whygrid.genres.numberlink.facts import closed, drawn
from whygrid.genres.numberlink.family import LinkFamily
from whygrid.genres.numberlink.model import Layout
from whygrid.genres.numberlink.words import cells_said
from whygrid.logic.facts import Fact
from whygrid.logic.rules import Count, Rule, Rules, exactly_one
from whygrid.voice.message import Cells, Message, message


@lru_cache(maxsize=64)
def rules_of(layout: Layout) -> Rules:
    """The rules of every board with this layout."""
    facts = [Fact(name, value) for name in layout.edge_names for value in ("drawn", "closed")]
    edges = [
        Rule(
            name,
            message("numberlink/rule-edge", edge=Cells((name,))),
            (exactly_one((drawn(edge), closed(edge))),),
            called=message("numberlink/called-edge", edge=Cells((name,))),
        )
        for edge, name in enumerate(layout.edge_names)
    ]
    cells = [
        Rule(
            cell_rule(layout, cell),
            cell_text(layout, cell),
            tuple(_cell_counts(layout, cell)),
            called=message("numberlink/called-cell", cell=cells_said(layout, [cell])),
        )
        for cell in range(len(layout.ends))
    ]
    return Rules(facts, (*cells, *edges), LinkFamily(layout))


def cell_rule(layout: Layout, cell: int) -> str:
    """The name of the rule that says how many lines meet in a cell."""
    return f"cell {layout.name(cell)}"


def cell_text(layout: Layout, cell: int) -> Message:
    """How many lines meet in a cell, as a sentence."""
    name = cells_said(layout, [cell])
    if layout.ends[cell]:
        return message("numberlink/rule-end", cell=name, label=layout.ends[cell])
    return message("numberlink/rule-two-lines" if layout.cover else "numberlink/rule-two-or-none", cell=name)


def _cell_counts(layout: Layout, cell: int) -> Iterator[Count]:
    edges = layout.edges_of[cell]
    lines, gaps = tuple(map(drawn, edges)), tuple(map(closed, edges))
    if layout.ends[cell] or layout.cover:
        degree = 1 if layout.ends[cell] else 2
        yield Count(lines, degree, degree)
        yield Count(gaps, max(len(edges) - degree, 0), max(len(edges) - degree, 0))
        return
    yield Count(lines, 0, 2)
    for edge in edges:  # a line that comes in goes out
        yield Count((drawn(edge), *(closed(other) for other in edges if other != edge)), 0, len(edges) - 1)
