"""The chessboard: lines join dark and light cells, so a region decides how they leave it.

Where every cell is covered, the open edges have to make up the lines that all cells still need. One way to do
so is a matching between dark and light cells. An open edge has the same state in all such ways when no
alternating cycle goes through it; then the cells that can be reached along alternating paths from its one
side are a region all of whose open border edges are settled by the balance of dark and light cells.
"""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.numberlink.facts import closed, drawn
from whygrid.genres.numberlink.model import CLOSED, DRAWN, OPEN
from whygrid.genres.numberlink.position import Position
from whygrid.genres.numberlink.regions import border_of, region_name
from whygrid.genres.numberlink.words import region_said
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.voice.message import message


def find_balance(state: Position) -> Iterator[Deduction]:
    """Open edges that are settled by balance alone."""
    layout = state.layout
    if not layout.cover:
        return
    chosen = _matching(state)
    if chosen is None:
        return
    rounds = _rounds(state, chosen)
    reach: dict[int, frozenset[int]] = {}
    for edge, cells in enumerate(layout.edges):
        fact = drawn(edge) if edge in chosen else closed(edge)
        if state.lines[edge] != OPEN or not fresh(state, [fact]):
            continue
        light, dark = cells if layout.dark(cells[1]) else cells[::-1]
        head, tail = (dark, light) if edge in chosen else (light, dark)  # the way a path would take it
        if rounds[head] == rounds[tail]:
            continue
        if head not in reach:
            reach[head] = _reachable(state, chosen, head)
        region = min(reach[head], frozenset(range(len(layout.ends))) - reach[head], key=len)
        yield Deduction(
            "balance",
            (fact,),
            _out_of_balance(state, region),
            (region_name(layout, region),),
            message("numberlink/balance", region=region_said(layout, region)),
        )


def _matching(state: Position) -> set[int] | None:
    """Open edges that give every cell the lines that it still needs; None when there are none."""
    layout, lines = state.layout, state.lines
    need = [
        state.degree(cell) - len(state.having(edges, DRAWN)) for cell, edges in enumerate(layout.edges_of)
    ]
    if min(need) < 0:
        return None
    chosen: set[int] = set()
    for start in range(len(need)):
        while layout.dark(start) and need[start]:
            # Breadth first along edges that are not chosen to light cells, and along chosen ones back.
            came: dict[int, int] = {start: -1}
            queue = [start]
            end = None
            for cell in queue:
                if not layout.dark(cell) and need[cell]:
                    end = cell
                    break
                for edge in layout.edges_of[cell]:
                    other = layout.across(edge, cell)
                    usable = lines[edge] == OPEN and (edge in chosen) != layout.dark(cell)
                    if usable and other not in came:
                        came[other] = edge
                        queue.append(other)
            if end is None:
                return None
            need[end] -= 1
            need[start] -= 1
            while end != start:
                edge = came[end]
                chosen ^= {edge}
                end = layout.across(edge, end)
    return None if any(need) else chosen


def _after(state: Position, chosen: set[int], cell: int) -> list[int]:
    """The next cells on alternating paths."""
    layout, lines = state.layout, state.lines
    takes = not layout.dark(cell)
    return [
        layout.across(edge, cell)
        for edge in layout.edges_of[cell]
        if lines[edge] == OPEN and (edge in chosen) == takes
    ]


def _reachable(state: Position, chosen: set[int], start: int) -> frozenset[int]:
    """The cells to which alternating paths lead."""
    seen = {start}
    queue = [start]
    for cell in queue:
        for other in _after(state, chosen, cell):
            if other not in seen:
                seen.add(other)
                queue.append(other)
    return frozenset(seen)


def _rounds(state: Position, chosen: set[int]) -> list[int]:
    """A number for each cell, the same for those that lie on an alternating cycle together."""
    size = len(state.layout.ends)
    after = [_after(state, chosen, cell) for cell in range(size)]
    before: list[list[int]] = [[] for _ in range(size)]
    for cell, others in enumerate(after):
        for other in others:
            before[other].append(cell)
    # In the order in which a walk along the paths leaves them; from the last one on, all cells from which
    # paths lead to it lie on cycles with it.
    left: list[int] = []
    seen = [False] * size
    for start in range(size):
        walk = [] if seen[start] else [(start, iter(after[start]))]
        seen[start] = True
        while walk:
            cell, ways = walk[-1]
            following = next((one for one in ways if not seen[one]), None)
            if following is None:
                left.append(cell)
                walk.pop()
            else:
                seen[following] = True
                walk.append((following, iter(after[following])))
    rounds = [-1] * size
    for start in reversed(left):
        if rounds[start] < 0:
            rounds[start] = start
            queue = [start]
            for cell in queue:
                for other in before[cell]:
                    if rounds[other] < 0:
                        rounds[other] = start
                        queue.append(other)
    return rounds


def _out_of_balance(state: Position, region: frozenset[int]) -> tuple[Literal, ...]:
    """The known border edges that the balance rests on.

    With all other literals of the region's balance it is just met, or just missed: then those count.
    """
    layout, lines = state.layout, state.lines
    border = border_of(layout, region)
    false = tuple(
        closed(edge) if layout.dark(cell) else drawn(edge)
        for edge, cell in border
        if lines[edge] == (CLOSED if layout.dark(cell) else DRAWN)
    )
    demand = sum((1 if layout.ends[cell] else 2) * (1 if layout.dark(cell) else -1) for cell in region)
    demand += sum(not layout.dark(cell) for _, cell in border)
    if len(border) - len(false) == demand:
        return false
    return tuple(
        drawn(edge) if layout.dark(cell) else closed(edge)
        for edge, cell in border
        if lines[edge] == (DRAWN if layout.dark(cell) else CLOSED)
    )


BALANCE = Technique(
    "balance",
    3.2,
    "Every line joins a dark and a light cell of the chessboard, so a region fixes how many leave from each.",
    find_balance,
)
