"""What follows in one cell: a cell has its lines, or has no choice left."""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.numberlink.facts import closed, drawn
from whygrid.genres.numberlink.model import CLOSED, DRAWN, OPEN
from whygrid.genres.numberlink.position import Position
from whygrid.genres.numberlink.rules import cell_rule
from whygrid.genres.numberlink.words import cells_said
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.voice.message import Message, message


def _deductions(
    state: Position,
    name: str,
    cell: int,
    facts: list[Literal],
    premises: list[Literal],
    reason: Message,
    brief: Message,
) -> Iterator[Deduction]:
    layout = state.layout
    for fact in fresh(state, facts):
        rules = (cell_rule(layout, cell), layout.edge_names[(fact - 1) // 2])
        yield Deduction(name, (fact,), tuple(premises), rules, reason, brief=brief)


def find_used_up(state: Position) -> Iterator[Deduction]:
    """Cells that have all their lines."""
    layout = state.layout
    for cell, edges in enumerate(layout.edges_of):
        if state.lacking[cell] == 0 and state.left[cell]:
            lines = state.having(edges, DRAWN)
            gaps = [closed(edge) for edge in state.having(edges, OPEN)]
            label, name = layout.ends[cell], cells_said(layout, [cell])
            reason = (
                message("numberlink/end-has-its-line", label=label, cell=name)
                if label
                else message("numberlink/has-two-lines", cell=name)
            )
            brief = message("numberlink/why-used-up")
            yield from _deductions(state, "used up", cell, gaps, list(map(drawn, lines)), reason, brief)


def find_forced_line(state: Position) -> Iterator[Deduction]:
    """Cells that need all the edges that they have left."""
    layout = state.layout
    for cell, edges in enumerate(layout.edges_of):
        if not state.left[cell] or state.left[cell] != state.lacking[cell]:
            continue
        lines, gaps = state.having(edges, DRAWN), state.having(edges, CLOSED)
        left = [drawn(edge) for edge in state.having(edges, OPEN)]
        premises, name = list(map(closed, gaps)), cells_said(layout, [cell])
        if layout.ends[cell]:
            reason = message("numberlink/end-has-one-way", label=layout.ends[cell], cell=name)
        elif layout.cover:
            reason = message("numberlink/cell-has-two-ways", cell=name)
        elif lines:
            premises += map(drawn, lines)
            reason = message("numberlink/line-has-one-way", cell=name)
        else:
            continue
        brief = message("numberlink/why-one-way")
        yield from _deductions(state, "forced line", cell, left, premises, reason, brief)


def find_dead_end(state: Position) -> Iterator[Deduction]:
    """Cells that may stay empty, and have one edge left."""
    layout = state.layout
    if layout.cover:
        return
    for cell, edges in enumerate(layout.edges_of):
        gaps = state.having(edges, CLOSED)
        if not layout.ends[cell] and len(edges) - len(gaps) == 1 and not state.having(edges, DRAWN):
            last = [closed(edge) for edge in state.having(edges, OPEN)]
            reason = message("numberlink/would-be-dead-end", cell=cells_said(layout, [cell]))
            brief = message("numberlink/why-no-dead-ends")
            yield from _deductions(state, "dead end", cell, last, list(map(closed, gaps)), reason, brief)


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
