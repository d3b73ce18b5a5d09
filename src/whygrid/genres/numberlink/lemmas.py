"""Deductions by lemmas: what clause learning over edges finds where techniques run out.

A lemma says that some lines can't all be drawn, or closed, together. It follows from rules that a person
could check one by one: cells, chains, fences, gaps and regions. What holds in any case is a lemma about one
line.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from itertools import count as count_up

from whygrid.budget import Budget
from whygrid.errors import Stopped
from whygrid.genres.numberlink.model import CLOSED, DRAWN, OPEN, Board, Layout
from whygrid.genres.numberlink.rules import (
    ANY,
    border_of,
    cell_rule,
    chain_name,
    closed,
    drawn,
    fence_name,
    gap_name,
    givens_of,
    region_name,
)
from whygrid.genres.numberlink.terrain import terrain_of
from whygrid.kernels import NATIVE
from whygrid.kernels.links import (
    BY_BALANCE,
    BY_CELL,
    BY_CHAIN,
    BY_FENCE,
    BY_LEMMA,
    BY_ROOM,
    Learned,
    LinkSearch,
    Reason,
)
from whygrid.logic.deduction import Deduction, Lemma
from whygrid.logic.facts import Literal
from whygrid.logic.proof import CASE_ANALYSIS

CONFLICTS = 8
"""For how many contradictions each edge is tried at first."""
WORTH_TRYING = 2000
"""For longer proofs than this no third way is looked for."""
FORCED_SECONDS = 1.0
FORCED_CONFLICTS = 2
"""How long forced edges are looked for after a stop, and how thoroughly each is."""
TRIAL_CONFLICTS = 6
"""How many contradictions make a trial: what takes more is no technique for a person."""


def by_lemmas(
    layout: Layout, lines: Sequence[int], solution: Collection[Literal], budget: Budget
) -> Deduction | None:
    """A deduction of some open edge of the only solution; None where the kernel was not built."""
    if not NATIVE:
        return None
    guide = _guide(layout)
    goal = guide.next_fact(lines, solution, budget)
    began, best = guide.began, guide.behind(goal)
    way = [DRAWN if drawn(edge) in solution else CLOSED for edge in range(len(lines))]
    for number, wish in enumerate(([CLOSED] * len(lines), way, [-status for status in way])):
        if number == 0 or len(best) < WORTH_TRYING:
            search = LinkSearch(terrain_of(layout), lines, wish)
            if search.refutes(-goal, len(best), budget.check):
                found = search.behind(goal)
                if len(found) < len(best):
                    began, best = lines, found
    return told_by_lemmas(layout, began, best, goal, CASE_ANALYSIS)


def short_refutation(layout: Layout, lines: Sequence[int], literal: int, technique: str) -> Deduction | None:
    """The deduction that a literal does not hold, if a few contradictions show it."""
    search = LinkSearch(terrain_of(layout), lines)
    if not search.refutes(literal, TRIAL_CONFLICTS, lambda: None):
        return None
    return told_by_lemmas(layout, lines, search.behind(-literal), -literal, technique)


def told_by_lemmas(
    layout: Layout, lines: Sequence[int], told: Iterable[Learned | Reason], goal: int, technique: str
) -> Deduction:
    """The deduction of a literal from all that is behind it."""
    return _Teller(layout, lines).deduction(told, goal, technique)


def forced_edges(board: Board, seconds: float = FORCED_SECONDS) -> tuple[Literal, ...]:
    """Edges that are the same in every solution, as many as are seen in so short a time."""
    if not NATIVE:
        return ()
    search = LinkSearch(terrain_of(board.layout), board.lines)
    budget = Budget(seconds)
    try:
        for edge in range(1, len(board.lines) + 1):
            budget.check()
            if all(search.refutes(way, FORCED_CONFLICTS, budget.check) for way in (edge, -edge)):
                return ()  # there is no solution at all, so nothing is worth telling
    except Stopped:
        pass
    given = set(givens_of(board))
    return tuple(sorted(fact for fact in map(_fact, search.found()) if fact not in given))


class _Guide:
    """Chooses what to prove next: whatever a search finds first that keeps its lemmas between the steps.

    Each step is proved again from what is known by then, which mostly takes fewer lemmas.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.known = -1
        self.began: Sequence[int] = ()
        self.search: LinkSearch | None = None

    def next_fact(self, lines: Sequence[int], solution: Collection[Literal], budget: Budget) -> int:
        """An open edge, as a literal that holds in the only solution."""
        known = sum(status != OPEN for status in lines)
        if self.search is None or known <= self.known:  # another proof has begun
            self.search = LinkSearch(terrain_of(self.layout), lines)
            self.began = tuple(lines)
        self.known = known
        for doubling in count_up():
            budget.check()
            for literal in self.search.found():
                if lines[abs(literal) - 1] == OPEN:
                    return literal
            for edge, status in enumerate(lines):
                holds = edge + 1 if drawn(edge) in solution else -edge - 1
                if status == OPEN and self.search.refutes(-holds, CONFLICTS << doubling, budget.check):
                    return holds
        raise AssertionError("unreachable: some fact of the only solution always follows")

    def behind(self, literal: int) -> list[Learned | Reason]:
        """What shows the literal that was found."""
        assert self.search is not None
        return self.search.behind(literal)


@lru_cache(maxsize=4)
def _guide(layout: Layout) -> _Guide:
    return _Guide(layout)


class _Teller:
    """Turns what the search hands out into lemmas with rules by name."""

    def __init__(self, layout: Layout, lines: Sequence[int]) -> None:
        self.layout = layout
        self.known = {
            edge + 1 if status == DRAWN else -edge - 1 for edge, status in enumerate(lines) if status
        }
        self.lemmas: list[Lemma] = []
        self.of_search: dict[int, int] = {}  # for each number in the search its place here, from 1
        self.of_literal: dict[int, int] = {}  # for what holds in any case the lemma that says so

    def deduction(self, told: Iterable[Learned | Reason], goal: int, technique: str) -> Deduction:
        """The deduction of a literal from all that is behind it."""
        for entry in told:
            if isinstance(entry, Learned):
                self._add([*entry.literals], entry.grounds, entry.reasons)
                self.of_search[entry.number] = len(self.lemmas)
            else:
                self._add([-entry.conclusion], entry.premises, [entry])
                self.of_literal[entry.conclusion] = len(self.lemmas)
        premises = dict.fromkeys(premise for lemma in self.lemmas for premise in lemma.premises)
        number = len(self.lemmas)
        status = "closed" if goal > 0 else "drawn"
        reason = f"if it were {status}, {number} conclusions in a row would lead to a contradiction"
        return Deduction(
            technique,
            (_fact(goal),),
            tuple(premises),
            (self.layout.edge_names[abs(goal) - 1],),
            reason,
            lemmas=tuple(self.lemmas),
        )

    def _add(self, together: Iterable[int], grounds: Iterable[int], reasons: Sequence[Reason]) -> None:
        rules: dict[str, None] = {}
        lemmas: dict[int, None] = {}
        for reason in reasons:
            if reason.kind == BY_LEMMA:
                lemmas[self.of_search[reason.about]] = None
            else:
                rules[rule_name(self.layout, reason)] = None
            if reason.conclusion:
                rules[self.layout.edge_names[abs(reason.conclusion) - 1]] = None
        facts = []
        for literal in dict.fromkeys(grounds):
            if literal in self.known:
                facts.append(_fact(literal))
            else:
                lemmas[self.of_literal[literal]] = None
                rules[self.layout.edge_names[abs(literal) - 1]] = None
        self.lemmas.append(
            Lemma(tuple(map(_fact, together)), tuple(facts), tuple(rules), tuple(sorted(lemmas)))
        )


def _fact(literal: int) -> Literal:
    return drawn(literal - 1) if literal > 0 else closed(-literal - 1)


def rule_name(layout: Layout, reason: Reason) -> str:
    """The rule that a reason is an instance of."""
    if reason.kind == BY_CELL:
        return cell_rule(layout, reason.about)
    if reason.kind == BY_BALANCE:
        return region_name(layout, reason.region)
    if reason.kind == BY_CHAIN:
        return chain_name(layout, "loop" if reason.about else "path", reason.region)
    lines = [literal - 1 for literal in reason.premises if literal > 0]
    if reason.kind == BY_ROOM:
        return gap_name(layout, reason.region, [_from_end(layout, chain) for chain in _chains(layout, lines)])
    assert reason.kind == BY_FENCE
    region = frozenset(reason.region)
    walls = {-literal - 1 for literal in reason.premises if literal < 0}
    chains = [_from_end(layout, chain)[::-1] for chain in _chains(layout, lines)]
    fenced = {cell for chain in chains for cell in chain}
    beside = {layout.across(edge, cell) for edge, cell in border_of(layout, region) if edge not in walls}
    alone = [[cell] for cell in sorted(beside - fenced) if layout.ends[cell]]
    label = ANY if reason.about < 0 else list(layout.pairs)[reason.about]
    return fence_name(layout, label, region, sorted([*chains, *alone]))


def _chains(layout: Layout, edges: Iterable[int]) -> list[list[int]]:
    """These lines as cells in a row."""
    beside: dict[int, list[int]] = {}
    for edge in edges:
        first, second = layout.edges[edge]
        beside.setdefault(first, []).append(second)
        beside.setdefault(second, []).append(first)
    found = []
    for start in sorted(beside, key=lambda cell: (len(beside[cell]), cell)):  # tips first
        if beside[start]:
            chain = [start]
            while beside[chain[-1]]:
                chain.append(beside[chain[-1]].pop())
                beside[chain[-1]].remove(chain[-2])
            found.append(chain)
    return found


def _from_end(layout: Layout, chain: list[int]) -> list[int]:
    return chain if layout.ends[chain[0]] else chain[::-1]
