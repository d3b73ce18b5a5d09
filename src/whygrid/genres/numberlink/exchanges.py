"""Lines that could be drawn in another way: what the checker asks about puzzles with one solution."""

from __future__ import annotations

from collections.abc import Collection

from whygrid.genres.numberlink.model import CLOSED, DRAWN, OPEN, Layout, chains_of
from whygrid.logic.facts import Literal


def replaced(
    layout: Layout, out: Collection[Literal], into: Collection[Literal]
) -> tuple[Literal, ...] | None:
    """Those of `out` that no longer hold with `into`, if that makes another solution of any with `out`.

    It does where every cell keeps its number of lines, or may stay empty and loses both or gets two; and
    where the lines join the same tips as before, without a loop. What goes on beyond them then stays right.
    """
    before, after = [OPEN] * len(layout.edges), [OPEN] * len(layout.edges)
    for fact in out:
        edge, status = divmod(fact - 1, 2)
        if before[edge]:
            return None
        before[edge] = after[edge] = CLOSED if status else DRAWN
    gone = []
    for fact in into:
        edge, status = divmod(fact - 1, 2)
        if before[edge] != (DRAWN if status else CLOSED) or after[edge] != before[edge]:
            return None
        after[edge] = -before[edge]
        gone.append(2 * edge + (1 if status else 2))
    if not gone or not all(_fits(layout, cell, before, after) for cell in range(len(layout.ends))):
        return None
    chains = chains_of(layout, after)
    if any(chain[0] == chain[-1] for chain in chains) or _tips(chains) != _tips(chains_of(layout, before)):
        return None
    return tuple(gone)


def _fits(layout: Layout, cell: int, before: list[int], after: list[int]) -> bool:
    """Whether a cell may have the lines that it has afterwards."""
    old = [before[edge] for edge in layout.edges_of[cell]]
    was, now = old.count(DRAWN), sum(after[edge] == DRAWN for edge in layout.edges_of[cell])
    if was == now:
        return was <= (1 if layout.ends[cell] else 2)
    stays_empty = not layout.cover and not layout.ends[cell]
    return stays_empty and ((was, now) == (2, 0) or (now == 2 and old.count(CLOSED) == len(old)))


def _tips(chains: list[list[int]]) -> set[frozenset[int]]:
    return {frozenset((chain[0], chain[-1])) for chain in chains}
