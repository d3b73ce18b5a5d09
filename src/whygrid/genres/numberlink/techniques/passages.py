"""What follows from passages: edges that are the only way between two parts of the board."""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.numberlink.facts import closed, drawn
from whygrid.genres.numberlink.model import Layout
from whygrid.genres.numberlink.position import Enclosure, Position, bridge_rule
from whygrid.genres.numberlink.regions import region_name, separated, some_path_out_of
from whygrid.genres.numberlink.words import region_said
from whygrid.logic.deduction import Deduction
from whygrid.voice.message import Message, message


def find_bottleneck(state: Position) -> Iterator[Deduction]:
    """The only way for a path that has to get through."""
    layout = state.layout
    for bridge in state.passages()[1]:
        if separated(layout, bridge.region) and fresh(state, [drawn(bridge.edge)]):
            reason, brief = _why_the_only_way(some_path_out_of(layout, bridge.region), layout, bridge.region)
            yield Deduction(
                "bottleneck",
                (drawn(bridge.edge),),
                state.walls(bridge.region),
                (region_name(layout, bridge.region),),
                reason,
                brief=brief,
            )


def _why_the_only_way(label: str, layout: Layout, region: frozenset[int]) -> tuple[Message, Message]:
    """The reason and the brief of a bottleneck; without a label nobody says which path it is."""
    where = region_said(layout, region)
    if not label:
        brief = message("numberlink/why-only-way-of-some")
        return message("numberlink/bottleneck-of-some", region=where), brief
    return message("numberlink/bottleneck", label=label, region=where), _only_way(label)


def _only_way(label: str) -> Message:
    return message("numberlink/why-only-way", label=label)


def find_parity(state: Position) -> Iterator[Deduction]:
    """The only way into a region that no path has to leave: a line would not come back."""
    layout = state.layout
    for bridge in state.passages()[1]:
        if separated(layout, bridge.region) % 2 == 0 and fresh(state, [closed(bridge.edge)]):
            yield Deduction(
                "no way back",
                (closed(bridge.edge),),
                state.walls(bridge.region),
                (bridge_rule(state, bridge),),
                message("numberlink/no-way-back", region=region_said(layout, bridge.region)),
            )


def find_only_way(state: Position) -> Iterator[Deduction]:
    """The only way for a path between lines of other paths."""
    layout = state.layout
    chains = state.chains()
    for label, ends in layout.pairs.items():
        smallest: dict[int, Enclosure] = {}
        for end in ends:
            for edge in state.outlook.on_every_route(end):
                if not fresh(state, [drawn(edge)]):
                    continue
                found = state.enclosure(chains, label, end, without=edge)
                if found is None or not any(cell in found.region for cell in layout.edges[edge]):
                    continue
                if edge not in smallest or len(found.region) < len(smallest[edge].region):
                    smallest[edge] = found
        for edge, found in smallest.items():
            yield Deduction(
                "only way",
                (drawn(edge),),
                state.around(found),
                (state.fence(found),),
                message("numberlink/only-way", label=label, region=region_said(layout, found.region)),
                brief=_only_way(label),
            )


BOTTLENECK = Technique(
    "bottleneck", 2.0, "The only way left for a path between its ends is taken.", find_bottleneck
)
PARITY = Technique(
    "no way back",
    2.1,
    "A path that leaves a region in which it has no end, or both, comes back.",
    find_parity,
)
ONLY_WAY = Technique(
    "only way",
    2.3,
    "Where other paths and closed edges leave a path one way to its other end, it takes it.",
    find_only_way,
)
