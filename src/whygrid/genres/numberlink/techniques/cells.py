"""What follows in one cell: a cell has its lines, or has no choice left."""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.numberlink.model import CLOSED, DRAWN, OPEN
from whygrid.genres.numberlink.position import Position
from whygrid.genres.numberlink.rules import cell_rule, closed, drawn
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal


def _deductions(
    state: Position,
    name: str,
    cell: int,
    facts: list[Literal],
    premises: list[Literal],
    reason: str,
    brief: str,
) -> Iterator[Deduction]:
    layout = state.layout
    for fact in fresh(state, facts):
        rules = (cell_rule(layout, cell), layout.edge_names[(fact - 1) // 2])
        yield Deduction(name, (fact,), tuple(premises), rules, reason, brief=brief)


def find_used_up(state: Position) -> Iterator[Deduction]:
    """Cells that have all their lines."""
    layout = state.layout
    for cell, edges in enumerate(layout.edges_of):
        lines = state.having(edges, DRAWN)
        if len(lines) == state.degree(cell):
            label = layout.ends[cell]
            reason = (
                f"the end {label} at {layout.name(cell)} has its line"
                if label
                else f"{layout.name(cell)} has its two lines"
            )
            gaps = [closed(edge) for edge in state.having(edges, OPEN)]
            yield from _deductions(state, "used up", cell, gaps, list(map(drawn, lines)), reason, "used up")


def find_forced_line(state: Position) -> Iterator[Deduction]:
    """Cells that need all the edges that they have left."""
    layout = state.layout
    for cell, edges in enumerate(layout.edges_of):
        lines, gaps = state.having(edges, DRAWN), state.having(edges, CLOSED)
        if len(edges) - len(gaps) != state.degree(cell):
            continue
        premises = list(map(closed, gaps))
        if layout.ends[cell]:
            reason = f"the end {layout.ends[cell]} at {layout.name(cell)} has no other way out"
        elif layout.cover:
            reason = f"{layout.name(cell)} needs two lines and has no other way left"
        elif lines:
            premises += map(drawn, lines)
            reason = f"the line into {layout.name(cell)} has no other way out"
        else:
            continue
        left = [drawn(edge) for edge in state.having(edges, OPEN)]
        yield from _deductions(state, "forced line", cell, left, premises, reason, "one way left")


def find_dead_end(state: Position) -> Iterator[Deduction]:
    """Cells that may stay empty, and have one edge left."""
    layout = state.layout
    if layout.cover:
        return
    for cell, edges in enumerate(layout.edges_of):
        gaps = state.having(edges, CLOSED)
        if not layout.ends[cell] and len(edges) - len(gaps) == 1 and not state.having(edges, DRAWN):
            last = [closed(edge) for edge in state.having(edges, OPEN)]
            reason = f"a line into {layout.name(cell)} would be in a dead end"
            yield from _deductions(
                state, "dead end", cell, last, list(map(closed, gaps)), reason, "no dead ends"
            )


USED_UP = Technique(
    "used up",
    1.0,
    "A cell that has all its lines is closed on its other sides.",
    find_used_up,
    obvious=True,
)
FORCED_LINE = Technique(
    "forced line",
    1.1,
    "A cell that has no more ways left than it needs takes them all.",
    find_forced_line,
    in_passing=True,
)
DEAD_END = Technique(
    "dead end", 1.3, "A line never enters a cell that it can't leave.", find_dead_end, in_passing=True
)
