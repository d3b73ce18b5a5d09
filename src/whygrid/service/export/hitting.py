"""A lower bound of k as lines: fewer than k known facts do not hit all alternatives of what is open.

An alternative is **hit** where one of the known facts that fail in it is looked at. Where inequalities can be
added, a packing ends most branches at once: alternatives that share no known fact need one each, and a family
of alternatives with none common to all needs two,

    a + b >= 1,  b + c >= 1,  c + a >= 1      added 2a + 2b + 2c >= 3, divided by 2 a + b + c >= 2

In clauses, which can't be added, each branch goes on until nothing may be looked at any more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from whygrid.certificates.bounds import cells_of
from whygrid.errors import ProofError
from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple
from whygrid.service.export.closing import Term
from whygrid.service.export.denials import FEWER, Denial, hits_rule
from whygrid.service.export.lines import Line, Part
from whygrid.service.export.theses import Bound, Thesis
from whygrid.voice.message import message

Add = Callable[[Line], int]
"""Adds a line and gives its number."""
Traces = dict[int, int]
"""What may be looked at to hit an alternative, bit by bit, and the place of its inequality."""


class Packing(NamedTuple):
    """At least `needed` of the known hit these families of traces, and if no more do, all are `claimed`.

    A family is one trace, or several with no known fact common to all.
    """

    needed: int
    claimed: int
    families: list[list[int]]


def lines_of_bound(thesis: Thesis, denial: Denial, bound: Bound, add: Add, adding: bool) -> list[int]:
    """The lines that refute what is said about each fact that is open; the numbers of the last ones."""
    place = {item: number for number, item in enumerate(bound.known)}
    found = []
    for guard, (fact, alternatives) in zip(denial.open, bound.open, strict=True):
        masks = (sum(1 << place[item] for item in trace) for _, trace in alternatives)
        traces = {mask: number for number, mask in enumerate(masks)}
        refuting = _Refuting(hits_rule(thesis, fact), denial.looked, guard, add, adding)
        note = f"{thesis.rules.fact(fact)} does not follow from fewer than {bound.k}"
        found.append(refuting.line(traces, bound.k - 1, (), note))
    return found


class _Refuting:
    """Refutes that one fact follows from few of the known."""

    def __init__(
        self, rule: str, looked: tuple[Literal, ...], guard: Literal, add: Add, adding: bool
    ) -> None:
        self.rule = rule
        self.looked = looked
        self.guard = guard
        self.add = add
        self.adding = adding

    def line(self, traces: Traces, count: int, path: tuple[Literal, ...], note: str = "") -> int:
        """The number of the line that not all of the path is so; these are left to be hit by so many."""
        below: list[int] = []
        traces, count = _forced(traces, count)
        closed = _closed(traces, count)
        while self.adding and not closed:
            packing = packed(traces)
            narrowed = {trace & packing.claimed: place for trace, place in traces.items()}
            closed = packing.needed > count
            if packing.needed < count or (not closed and narrowed.keys() == traces.keys()):
                break
            below.append(self.add(Line((), parts=tuple(self._parts(packing, traces)))))
            if not closed:  # nothing but what is claimed can be looked at
                traces, count = _forced(narrowed, count)
                closed = _closed(traces, count)
        rules: tuple[str, ...] = (self.rule, FEWER)
        if not closed:
            if not traces:
                raise ProofError(message("service/no-bound-of-k"))
            rules = ()
            cell = _best_cell(traces)
            literal = self.looked[cell]
            below += [
                self.line(_hit(traces, cell), count - 1, (*path, literal)),
                self.line(_without(traces, cell), count, (*path, -literal)),
            ]
        clause = (-self.guard, *(-literal for literal in path))
        return self.add(Line(clause, rules, tuple(below), note=note))

    def _parts(self, packing: Packing, traces: Traces) -> Iterator[Part]:
        for family in packing.families:
            terms = tuple(Term(1, self.rule, traces[trace]) for trace in family)
            yield Part(terms, max(len(family) - 1, 1))
        yield Part((Term(-1, FEWER, 0),))


def packed(traces: Iterable[int]) -> Packing:
    """Families of traces that share nothing, as many as are found in one go, small traces first."""
    ordered = sorted(traces, key=int.bit_count)
    families: list[list[int]] = []
    claimed = 0
    for trace in ordered:
        if not trace & claimed:
            families.append([trace])
            claimed |= trace
    needed = len(families)
    for family in families:
        first = common = every = family[0]
        members = [first]
        for trace in ordered:
            if common & ~trace and trace & first and not trace & ~first & claimed:
                common &= trace
                every |= trace
                members.append(trace)
        if not common:
            family[:] = members
            claimed |= every
            needed += 1
    return Packing(needed, claimed, families)


def _forced(traces: Traces, count: int) -> tuple[Traces, int]:
    """What is left after all that has to be looked at: it alone hits something."""
    while count > 0 and 0 not in traces:
        single = next((trace for trace in traces if trace.bit_count() == 1), 0)
        if not single:
            break
        traces = {trace: place for trace, place in traces.items() if not trace & single}
        count -= 1
    return traces, count


def _closed(traces: Traces, count: int) -> bool:
    """Whether propagation sees that not all of these are hit."""
    return 0 in traces or (bool(traces) and count <= 0)


def _hit(traces: Traces, cell: int) -> Traces:
    return {trace: place for trace, place in traces.items() if not trace >> cell & 1}


def _without(traces: Traces, cell: int) -> Traces:
    return {trace & ~(1 << cell): place for trace, place in traces.items()}


def _best_cell(traces: Traces) -> int:
    """A known fact of a smallest trace that is in many small ones."""
    smallest = min(traces, key=int.bit_count)

    def weight(cell: int) -> int:
        near = (trace.bit_count() - smallest.bit_count() for trace in traces if trace >> cell & 1)
        return sum(64 >> 2 * more for more in near if more < 4)

    return max(cells_of(smallest), key=weight)
