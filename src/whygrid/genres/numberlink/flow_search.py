"""Clause learning over edges and flows: for positions in which rules about edges alone lead too far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise

from whygrid.genres.numberlink.family import chain_name
from whygrid.genres.numberlink.flows import Flows, flows_of
from whygrid.genres.numberlink.lemma_telling import FlowVoice
from whygrid.genres.numberlink.model import Layout, mistakes_of
from whygrid.kernels.learning import ClauseSearch, ClauseSet


class FlowSearch(ClauseSearch):
    """A search that excludes the loops it meets."""

    def __init__(self, layout: Layout, flows: Flows, lines: Sequence[int], wish: Sequence[int] = ()) -> None:
        """Begin with these lines; `wish` says for each edge whether it is rather drawn or closed at first."""
        known = [(edge + 1) * status for edge, status in enumerate(lines) if status]
        super().__init__(_clauses(layout), known, wish)
        self.layout = layout
        self.voice = FlowVoice(layout, flows)

    def ask(self, literal: int, conflicts: int, tick: Callable[[], None]) -> bool | None:
        """The answer when no loop is left in the model; each has cost the same conflicts again."""
        edges = len(self.layout.edges)
        while (answer := super().ask(literal, conflicts, tick)) is True:
            wrong = mistakes_of(self.layout, self.model()[:edges])
            if not wrong:
                break
            for chain in wrong:
                kind, cells = ("loop", chain[:-1]) if chain[0] == chain[-1] else ("path", chain)
                number = self.add([-(self.layout.edge_between[pair] + 1) for pair in pairwise(chain)])
                self.voice.names[number] = chain_name(self.layout, kind, cells)
        return answer


@lru_cache(maxsize=4)
def _clauses(layout: Layout) -> ClauseSet:
    flows = flows_of(layout)
    assert flows is not None, "only asked for where there are flows"
    return ClauseSet(flows.clauses, len(layout.edges) + len(flows.facts))
