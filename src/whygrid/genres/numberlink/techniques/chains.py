"""What follows from lines that are drawn already: which tips must not meet."""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.numberlink.facts import closed
from whygrid.genres.numberlink.family import chain_name
from whygrid.genres.numberlink.model import OPEN
from whygrid.genres.numberlink.position import Position
from whygrid.logic.deduction import Deduction
from whygrid.voice.message import message


def find_different_paths(state: Position) -> Iterator[Deduction]:
    """Open edges between the tips of different paths."""
    layout = state.layout
    chains = state.chains()
    for edge, (first, second) in enumerate(layout.edges):
        if state.lines[edge] != OPEN or first not in chains or second not in chains:
            continue
        one, other = chains[first], chains[second]
        if one[-1] == second:
            continue  # both tips of one chain, which joins different paths already
        labels = layout.ends[one[-1]], layout.ends[other[-1]]
        if all(labels) and labels[0] != labels[1] and fresh(state, [closed(edge)]):
            cells = [*one[::-1], *other]
            yield Deduction(
                "different paths",
                (closed(edge),),
                (*state.along(one), *state.along(other)),
                (chain_name(layout, "path", cells), layout.edge_names[edge]),
                message("numberlink/would-join", one=labels[0], two=labels[1]),
                brief=message("numberlink/why-different-paths"),
            )


def find_no_loop(state: Position) -> Iterator[Deduction]:
    """Open edges between the two tips of one chain."""
    layout = state.layout
    chains = state.chains()
    for edge, (first, second) in enumerate(layout.edges):
        chain = chains.get(first, [])
        if state.lines[edge] == OPEN and len(chain) > 2 and chain[-1] == second:
            if layout.ends[first] or layout.ends[second] or not fresh(state, [closed(edge)]):
                continue
            yield Deduction(
                "no loop",
                (closed(edge),),
                state.along(chain),
                (chain_name(layout, "loop", chain), layout.edge_names[edge]),
                message("numberlink/would-close-loop"),
                brief=message("numberlink/why-no-loops"),
            )


DIFFERENT_PATHS = Technique(
    "different paths",
    1.5,
    "Lines that belong to different paths never meet.",
    find_different_paths,
    in_passing=True,
)
NO_LOOP = Technique("no loop", 1.6, "A line never comes back to itself.", find_no_loop, in_passing=True)
