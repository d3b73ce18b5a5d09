"""Regions of a board: what crosses their borders, and what the rules about them are called."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from whygrid.genres.numberlink.model import Layout


def border_of(layout: Layout, region: Collection[int]) -> list[tuple[int, int]]:
    """The edges that leave a region, each with its cell inside."""
    return sorted(
        (edge, cell)
        for cell in region
        for edge in layout.edges_of[cell]
        if layout.across(edge, cell) not in region
    )


def separated(layout: Layout, region: Collection[int]) -> int:
    """How many paths have one end inside a region and one outside, at least; also right by parity.

    An odd number of loose ends can't all be joined to each other.
    """
    labelled = sum((first in region) != (second in region) for first, second in layout.pairs.values())
    return labelled + sum(cell in region for cell in layout.loose) % 2


def some_path_out_of(layout: Layout, region: Collection[int]) -> str:
    """The label of the first path with one end in a region; empty where all such ends are loose."""
    for label, (first, second) in layout.pairs.items():
        if (first in region) != (second in region):
            return label
    return ""


def region_name(layout: Layout, region: Collection[int]) -> str:
    """The name of the rule about a region."""
    return f"region {say_spans(layout, region)}"


def parity_name(layout: Layout, region: Collection[int], lines: Iterable[int]) -> str:
    """The name of the rule that not just these lines leave a region."""
    listed = " ".join(layout.edge_names[edge] for edge in sorted(lines)) or "none"
    return f"parity {say_spans(layout, region)} with {listed}"


def fence_name(layout: Layout, label: str, region: Collection[int], fences: Iterable[Sequence[int]]) -> str:
    """The name of the rule that a path leaves a region, and not into these lines of other paths."""
    by = " / ".join(" ".join(map(layout.name, cells)) for cells in fences) or "none"
    return f"fence {label} of {say_spans(layout, region)} by {by}"


def gap_name(layout: Layout, region: Collection[int], chains: Iterable[Sequence[int]]) -> str:
    """The name of the rule that paths going on from these lines need room to cross a region's border."""
    along = " / ".join(" ".join(map(layout.name, cells)) for cells in chains) or "none"
    return f"gap {say_spans(layout, region)} along {along}"


def say_spans(layout: Layout, region: Collection[int]) -> str:
    """The cells of a region row by row, as spans."""
    spans: list[list[int]] = []
    for cell in sorted(region):
        if spans and cell == spans[-1][1] + 1 and cell % layout.columns:
            spans[-1][1] = cell
        else:
            spans.append([cell, cell])
    return " ".join(f"{layout.name(first)}..{layout.name(last)}" for first, last in spans)
