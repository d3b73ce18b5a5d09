"""Deductions by lemmas: what clause learning finds where techniques run out.

A lemma says that some lines can't all be drawn, or closed, together. It follows from rules that a person
could check one by one: cells, chains, fences, gaps and regions. What holds in any case is a lemma about one
line. Where that would take too many of them, lemmas speak of flows and colours too, which shortens a proof
by a factor of ten and more.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import lru_cache
from itertools import count as count_up
from random import Random

from whygrid.budget import Budget
from whygrid.errors import Stopped
from whygrid.genres.numberlink.facts import drawn, givens_of
from whygrid.genres.numberlink.flow_search import FlowSearch
from whygrid.genres.numberlink.flows import flows_of
from whygrid.genres.numberlink.lemma_telling import LinkVoice, Voice, fact_of, told_by_lemmas
from whygrid.genres.numberlink.model import CLOSED, DRAWN, OPEN, Board, Layout
from whygrid.genres.numberlink.outlook import Outlook
from whygrid.genres.numberlink.terrain import terrain_of
from whygrid.kernels import NATIVE
from whygrid.kernels.learning import Learner
from whygrid.kernels.links import LinkSearch
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import CASE_ANALYSIS
from whygrid.records import NamedTuple

CONFLICTS = 8
"""For how many contradictions each edge is tried at first; then for twice as many, and so on."""
OVER_EDGES = 32
"""For how many contradictions an edge is proved again over edges alone, if there is another way."""
MORE_WISHES = 12
"""Each edge is proved again by so many searches more, and the shortest of the proofs is told."""
WEIGHED = 40
"""Of so many facts the one with the shortest proof is taken."""
HEAVY = 800
"""Rather than to tell so many lemmas, the search is begun anew."""
FORCED_SECONDS = 1.0
FORCED_CONFLICTS = 2
"""How long forced edges are looked for after a stop, and how thoroughly each is."""


class _Search(NamedTuple):
    learner: Learner
    voice: Voice


class _Light(NamedTuple):
    """What takes few lemmas: for each edge that is settled then, and altogether."""

    price: float
    weight: int
    literal: int
    search: _Search


Begin = Callable[[Sequence[int], Sequence[int]], _Search]
"""From lines, and what is wished for each edge, to a search."""


def by_lemmas(
    layout: Layout, lines: Sequence[int], solution: Collection[Literal], budget: Budget
) -> Deduction | None:
    """A deduction of some open edge of the only solution; None where the kernel can't say."""
    if not NATIVE or layout.loose:
        return None
    way = [DRAWN if drawn(edge) in solution else CLOSED for edge in range(len(lines))]
    guide = _guide(layout)
    best, goal = guide.next_fact(lines, way, budget)
    length = best.learner.weight(goal)
    for begin, limit in zip(guide.ways, (OVER_EDGES, length), strict=False):
        for wish in _wishes(way):
            search = begin(lines, wish)
            if search.learner.refutes(-goal, min(length, limit), budget.check):
                found = search.learner.weight(goal)
                if found < length:
                    best, length = search, found
    return told_by_lemmas(layout, best.voice, lines, best.learner.behind(goal), goal, CASE_ANALYSIS)


def _wishes(way: Sequence[int]) -> Iterator[Sequence[int]]:
    """What is tried first on each edge, in different searches for the same; the same ones every time."""
    yield from ([CLOSED] * len(way), way, [DRAWN] * len(way), [-each for each in way])
    dice = Random(0)
    yield from ([dice.choice((CLOSED, DRAWN)) for _ in way] for _ in range(MORE_WISHES))


class _Guide:
    """Chooses what to prove next: what takes the fewest lemmas in a search that keeps them between steps.

    Each step is then proved again from what is known, which mostly takes fewer.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.ways: list[Begin] = [self._over_edges]
        if flows_of(layout) is not None:
            self.ways.append(self._over_flows)
        self.lines: list[int] = []
        self.searches: list[_Search] = []

    def next_fact(self, lines: Sequence[int], way: Sequence[int], budget: Budget) -> tuple[_Search, int]:
        """An open edge, as a literal that holds in the only solution, and the search that shows it.

        All edges are tried before one is chosen: the first that follows may take many times as much.
        """
        self._follow(lines)
        best = self._lightest()
        if best is None or best.weight >= HEAVY:
            # what the searches have learned is far-fetched by now, or leads no further
            self.searches = [begin(lines, ()) for begin in self.ways]
            for doubling in count_up():
                for search in self.searches:
                    self._try_all(search, lines, way, CONFLICTS << doubling, budget)
                best = self._lightest()
                if best is not None:
                    break
        assert best is not None, "some fact of the only solution always follows"
        return best.search, best.literal

    def _try_all(
        self, search: _Search, lines: Sequence[int], way: Sequence[int], conflicts: int, budget: Budget
    ) -> None:
        for edge, status in enumerate(lines):
            budget.check()
            if status == OPEN:
                search.learner.refutes(-(edge + 1) * way[edge], conflicts, budget.check)

    def _follow(self, lines: Sequence[int]) -> None:
        """Take over what has become known; where less is known, another proof has begun."""
        if not self.lines or any(old not in (OPEN, new) for old, new in zip(self.lines, lines, strict=True)):
            self.searches = []
        for search in self.searches:
            for edge, status in enumerate(lines):
                if status != self.lines[edge]:
                    search.learner.know((edge + 1) * status)
        self.lines = [*lines]

    def _lightest(self) -> _Light | None:
        """Of what holds in any case and is open, what takes the fewest lemmas for all that it settles."""
        outlook = Outlook(self.layout, self.lines)
        found = []
        for search in self.searches:
            known = (literal for literal in search.learner.found() if abs(literal) <= len(self.lines))
            fresh = [literal for literal in known if self.lines[abs(literal) - 1] == OPEN]
            weighed = sorted((search.learner.weight(literal), literal) for literal in fresh)[:WEIGHED]
            for weight, literal in weighed:
                settled = outlook.after(abs(literal) - 1, DRAWN if literal > 0 else CLOSED).settled
                found.append(_Light(weight / settled, weight, literal, search))
        return min(found, key=lambda light: light[:3], default=None)

    def _over_edges(self, lines: Sequence[int], wish: Sequence[int]) -> _Search:
        return _Search(LinkSearch(terrain_of(self.layout), lines, wish), LinkVoice(self.layout))

    def _over_flows(self, lines: Sequence[int], wish: Sequence[int]) -> _Search:
        flows = flows_of(self.layout)
        assert flows is not None, "the constructor asked"
        search = FlowSearch(self.layout, flows, lines, wish)
        return _Search(search, search.voice)


@lru_cache(maxsize=4)
def _guide(layout: Layout) -> _Guide:
    return _Guide(layout)


def forced_edges(board: Board, seconds: float = FORCED_SECONDS) -> tuple[Literal, ...]:
    """Edges that are the same in every solution, as many as are seen in so short a time."""
    if not NATIVE:
        return ()
    search = LinkSearch(terrain_of(board.layout), board.lines)
    budget = Budget.of_own_work(seconds)
    try:
        for edge in range(1, len(board.lines) + 1):
            budget.check()
            if all(search.refutes(way, FORCED_CONFLICTS, budget.check) for way in (edge, -edge)):
                return ()  # there is no solution at all, so nothing is worth telling
    except Stopped:
        pass
    given = set(givens_of(board))
    return tuple(sorted(fact for fact in map(fact_of, search.found()) if fact not in given))
