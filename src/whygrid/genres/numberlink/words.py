"""Numberlink in words: parts of the board, what is supposed, and what breaks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from whygrid.genres.numberlink.model import DRAWN, Layout, chains_of
from whygrid.voice.message import Cells, Message, message


def cells_said(layout: Layout, cells: Iterable[int]) -> Cells:
    """Cells to be listed: "r1c2 and r1c3"."""
    return Cells(tuple([layout.name(cell) for cell in cells]))


def region_said(layout: Layout, region: Collection[int]) -> Message:
    """A region, short where it is large: "the 5 cells from r1c1 to r2c3"."""
    cells = sorted(region)
    if len(cells) < 3:
        return message("numberlink/region-few", cells=cells_said(layout, cells))
    first, last = cells_said(layout, cells[:1]), cells_said(layout, cells[-1:])
    return message("numberlink/region-many", n=len(cells), first=first, last=last)


def supposed(layout: Layout, lines: Sequence[int], edge: int, status: int) -> Message:
    """What is supposed of an edge where these lines are drawn: "the 5 goes on from r3c2 to r4c2"."""
    first, second = layout.edges[edge]
    owner = _owners(layout, lines) if status == DRAWN else {}
    if owner.get(second) and not owner.get(first):
        first, second = second, first
    here, there = cells_said(layout, [first]), cells_said(layout, [second])
    if status != DRAWN:
        return message("numberlink/suppose-no-line", first=here, second=there)
    label = owner.get(first)
    if not label:
        return message("numberlink/suppose-line", first=here, second=there)
    return message(
        "numberlink/suppose-goes" if layout.ends[first] else "numberlink/suppose-goes-on",
        label=label,
        first=here,
        second=there,
    )


def _owners(layout: Layout, lines: Sequence[int]) -> dict[int, str]:
    """The label of the path that each tip belongs to, as far as that is clear."""
    found = {cell: label for cell, label in enumerate(layout.ends) if label}
    for chain in chains_of(layout, lines):
        label = layout.ends[chain[0]] or layout.ends[chain[-1]]
        found[chain[0]] = found[chain[-1]] = label
    return found


def too_many(layout: Layout, cell: int) -> Message:
    """That a cell has more lines than it may."""
    return message(
        "numberlink/two-lines-leave" if layout.ends[cell] else "numberlink/three-lines-meet",
        cell=cells_said(layout, [cell]),
    )


def dead_end(layout: Layout, lines: Sequence[int], cell: int) -> Message:
    """That a cell has fewer ways left than it needs."""
    name = cells_said(layout, [cell])
    if layout.ends[cell]:
        return message("numberlink/no-way-out", label=layout.ends[cell], cell=name)
    entered = any(lines[edge] == DRAWN for edge in layout.edges_of[cell])
    return message(
        "numberlink/dead-end" if entered or not layout.cover else "numberlink/no-line-through", cell=name
    )


def wrong_chain(layout: Layout, chain: Sequence[int]) -> Message:
    """That lines are joined which must not be."""
    if chain[0] == chain[-1]:
        return message("numberlink/close-loop")
    return message("numberlink/are-joined", one=layout.ends[chain[0]], two=layout.ends[chain[-1]])


def shut_in(layout: Layout, lines: Sequence[int], label: str, region: Collection[int]) -> Message:
    """That a path can't leave a region: where its line ends in it."""
    for end in layout.pairs[label]:
        if end in region:
            chains = [chain for chain in chains_of(layout, lines) if end in (chain[0], chain[-1])]
            tip = end if not chains else chains[0][0] if chains[0][-1] == end else chains[0][-1]
            return shut_in_at(layout, label, tip)
    return message("numberlink/shut-out", label=label, region=region_said(layout, region))


def shut_in_at(layout: Layout, label: str, tip: int) -> Message:
    """That a path can't go on from a cell."""
    return message("numberlink/shut-in", label=label, cell=cells_said(layout, [tip]))


def unreached(layout: Layout, region: Collection[int]) -> Message:
    """That no path can cover a region."""
    return message("numberlink/unreached", region=region_said(layout, region))


def no_room(layout: Layout, region: Collection[int]) -> Message:
    """That paths have to cross the border of a region which has too little room for them."""
    outside = set(range(len(layout.ends))).difference(region)
    return message("numberlink/no-room", region=region_said(layout, min(region, outside, key=len)))


def unbalanced(layout: Layout, region: Collection[int]) -> Message:
    """That the colours of a chessboard do not come out even."""
    return message("numberlink/unbalanced", region=region_said(layout, region))


def would_cross(one: str, two: str) -> Message:
    """That two paths can't both be joined."""
    return message("numberlink/would-cross", one=one, two=two)
