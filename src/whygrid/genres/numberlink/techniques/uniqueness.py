"""Techniques that take one solution for granted: where lines could be drawn in another way, they are not.

    o───o      o   o        a path that touches itself could be cut short, where cells may stay empty
    │   │  ->
    o   o      o───o

    o───o      o   o        a detour could be handed on to the line along its back
               │   │
    o───o  ->  o───o
    │   │
    o   o      o───o

    o───o      o   o        two pieces of one path side by side, both run through in the same direction,
           ->  │   │        could be joined crosswise: what is between them is then run through backwards
    o───o      o   o

So not all of these lines are drawn. The deductions name the exchange, and the checker makes sure of it; that
there is one solution it does not show, so these techniques are off unless they are asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.numberlink.facts import closed, drawn
from whygrid.genres.numberlink.family import chain_name
from whygrid.genres.numberlink.model import DRAWN, OPEN
from whygrid.genres.numberlink.position import Position
from whygrid.genres.numberlink.rules import cell_rule
from whygrid.genres.numberlink.words import cells_said
from whygrid.logic.deduction import Deduction, Exchange
from whygrid.records import NamedTuple
from whygrid.voice.message import Message, message


class Redrawing(NamedTuple):
    """`lines` are drawn; instead of `gone` among them `new` could be, which `rules` keep closed."""

    lines: Sequence[int]
    gone: Sequence[int]
    new: Sequence[int]
    rules: Sequence[str]


def find_touching(state: Position) -> Iterator[Deduction]:
    """Open edges that would bring a line beside itself, where cells may stay empty."""
    if state.layout.cover:
        return
    between = state.layout.edge_between
    for edge, cells, place in _joined(state):
        near = [
            (last - first, first, last)
            for first in range(place + 1)
            for last in range(place + 1, len(cells))
            if last - first > 1 and (cells[first], cells[last]) in between
        ]
        if near:
            _, first, last = min(near)
            round_trip = cells[first : last + 1]
            lines = [between[pair] for pair in pairwise(round_trip)]
            loop = chain_name(state.layout, "loop", round_trip)
            found = Redrawing(lines, lines, [between[round_trip[-1], round_trip[0]]], [loop])
            where = cells_said(state.layout, (round_trip[0], round_trip[-1]))
            reason = message("numberlink/touching", cells=where)
            yield from _deduction(state, edge, found, "touching path", reason)


def find_detour(state: Position) -> Iterator[Deduction]:
    """Open edges that would complete a detour along which another line runs."""
    layout, between, lines = state.layout, state.layout.edge_between, state.lines
    for middle, (a, b) in enumerate(layout.edges):
        if layout.ends[a] or layout.ends[b]:
            continue
        across = layout.columns if b == a + 1 else 1
        for step in (across, -across):
            c, d, e, f = a + step, b + step, a - step, b - step
            pairs = ((a, c), (b, d), (e, f), (c, d), (e, a), (f, b))
            if any(pair not in between for pair in pairs):
                continue
            ac, bd, ef, *new = (between[pair] for pair in pairs)
            pattern = [middle, ac, bd, ef]
            open_edges = [edge for edge in pattern if lines[edge] == OPEN]
            if len(open_edges) == 1 and [lines[edge] for edge in pattern].count(DRAWN) == 3:
                rules = [
                    chain_name(layout, "loop", (c, a, b, d)),
                    cell_rule(layout, a),
                    cell_rule(layout, b),
                ]
                found = Redrawing(pattern, [ac, bd, ef], new, rules)
                reason = message("numberlink/detour", cells=cells_said(layout, (a, b)))
                yield from _deduction(state, open_edges[0], found, "shared detour", reason)


def find_crosswise(state: Position) -> Iterator[Deduction]:
    """Open edges that would lead a path past itself in the same direction."""
    layout, between = state.layout, state.layout.edge_between
    for edge, cells, place in _joined(state):
        at = {cell: number for number, cell in enumerate(cells)}
        best: tuple[int, int, int] | None = None
        for first, (a, b) in enumerate(pairwise(cells)):
            across = layout.columns if abs(b - a) == 1 else 1
            for step in (across, -across):
                c, d = a + step, b + step
                last = at.get(c, -1)
                if (a, c) not in between or (b, d) not in between or at.get(d) != last + 1:
                    continue
                if first <= place <= last and last > first + 1 and (best is None or last - first < best[0]):
                    best = last - first, first, last
        if best is not None:
            _, first, last = best
            run = cells[first : last + 2]
            a, b, c, d = run[0], run[1], run[-2], run[-1]
            rules = [chain_name(layout, "loop", run[:-1]), chain_name(layout, "loop", run[1:])]
            found = Redrawing(
                [between[pair] for pair in pairwise(run)],
                [between[a, b], between[c, d]],
                [between[a, c], between[b, d]],
                rules,
            )
            reason = message("numberlink/crosswise", cells=cells_said(layout, (a, c)))
            yield from _deduction(state, edge, found, "crosswise lines", reason)


def _joined(state: Position) -> Iterator[tuple[int, list[int], int]]:
    """Open edges between tips or free cells: with one the chain that it would make, and its place in it."""
    layout, chains = state.layout, state.chains()
    for edge, (first, second) in enumerate(layout.edges):
        if state.lines[edge] != OPEN:
            continue
        one, other = (chains.get(cell, [cell]) for cell in (first, second))
        full = (
            state.having(layout.edges_of[cell], DRAWN)
            for cell in (first, second)
            if layout.ends[cell] or cell not in chains
        )
        blocked = any(full)
        if not blocked and one[-1] != second and len(one) + len(other) > 3:
            yield edge, [*one[::-1], *other], len(one) - 1


def _deduction(
    state: Position, edge: int, found: Redrawing, technique: str, reason: Message
) -> Iterator[Deduction]:
    """That the one line that is missing is not drawn."""
    gone = (*(drawn(line) for line in found.gone), *(closed(line) for line in found.new))
    if not state.given.isdisjoint(gone) or any(state.lines[line] == DRAWN for line in found.new):
        return
    if fresh(state, [closed(edge)]):
        names = state.layout.edge_names
        kept = [drawn(line) for line in found.lines if line not in found.gone]
        into = (*(closed(line) for line in found.gone), *(drawn(line) for line in found.new))
        yield Deduction(
            technique,
            (closed(edge),),
            tuple(drawn(line) for line in found.lines if line != edge),
            (*found.rules, *(names[line] for line in (edge, *found.new))),
            reason,
            exchanges=(Exchange((*gone, *kept), into),),
        )


IF_UNIQUE = (
    Technique(
        "touching path",
        2.2,
        "A path that touches itself could be cut short: then it is not the only way.",
        find_touching,
    ),
    Technique(
        "shared detour",
        2.3,
        "A detour that another line could take as well is not the only way.",
        find_detour,
    ),
    Technique(
        "crosswise lines",
        3.0,
        "A path that passes itself could be joined crosswise: then it is not the only way.",
        find_crosswise,
    ),
)
