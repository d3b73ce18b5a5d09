"""Numberlink in words: what is supposed, and what breaks."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from whygrid.genres.numberlink.model import DRAWN, Layout, chains_of
from whygrid.genres.numberlink.rules import say_region


def say_supposed(layout: Layout, lines: Sequence[int], edge: int, status: int) -> str:
    """What is supposed of an edge where these lines are drawn: "the 5 goes on from r3c2 to r4c2"."""
    first, second = layout.edges[edge]
    if status != DRAWN:
        return f"no line goes from {layout.name(first)} to {layout.name(second)}"
    owner = _owners(layout, lines)
    if owner.get(second) and not owner.get(first):
        first, second = second, first
    there = f"from {layout.name(first)} to {layout.name(second)}"
    if not owner.get(first):
        return f"a line goes {there}"
    return f"the {owner[first]} goes {'' if layout.ends[first] else 'on '}{there}"


def _owners(layout: Layout, lines: Sequence[int]) -> dict[int, str]:
    """The label of the path that each tip belongs to, as far as that is clear."""
    found = {cell: label for cell, label in enumerate(layout.ends) if label}
    for chain in chains_of(layout, lines):
        label = layout.ends[chain[0]] or layout.ends[chain[-1]]
        found[chain[0]] = found[chain[-1]] = label
    return found


def say_too_many(layout: Layout, cell: int) -> str:
    """That a cell has more lines than it may."""
    return f"{'two lines leave' if layout.ends[cell] else 'three lines meet in'} {layout.name(cell)}"


def say_dead_end(layout: Layout, lines: Sequence[int], cell: int) -> str:
    """That a cell has fewer ways left than it needs."""
    name = layout.name(cell)
    if layout.ends[cell]:
        return f"the {layout.ends[cell]} at {name} has no way out"
    entered = any(lines[edge] == DRAWN for edge in layout.edges_of[cell])
    return f"{name} is a dead end" if entered or not layout.cover else f"no line can go through {name}"


def say_wrong_chain(layout: Layout, chain: Sequence[int]) -> str:
    """That lines are joined which must not be."""
    if chain[0] == chain[-1]:
        return "the lines close a loop"
    return f"the {layout.ends[chain[0]]} is joined to the {layout.ends[chain[-1]]}"


def say_shut_in(layout: Layout, lines: Sequence[int], label: str, region: Collection[int]) -> str:
    """That a path can't leave a region: where its line ends in it."""
    for end in layout.pairs[label]:
        if end in region:
            chains = [chain for chain in chains_of(layout, lines) if end in (chain[0], chain[-1])]
            tip = end if not chains else chains[0][0] if chains[0][-1] == end else chains[0][-1]
            return f"the {label} is shut in at {layout.name(tip)}"
    return f"the {label} can't get into {say_region(layout, region)}"


def say_unreached(layout: Layout, region: Collection[int]) -> str:
    """That no path can cover a region."""
    return f"no path gets to {say_region(layout, region)}"


def say_no_room(layout: Layout, region: Collection[int]) -> str:
    """That paths have to cross the border of a region which has too little room for them."""
    outside = set(range(len(layout.ends))).difference(region)
    return f"too many paths have to get out of {say_region(layout, min(region, outside, key=len))}"


def say_unbalanced(layout: Layout, region: Collection[int]) -> str:
    """That the colours of a chessboard do not come out even."""
    return f"coloured like a chessboard, {say_region(layout, region)} can't be covered"
