"""Choosing reasons: one for every exclusion that is needed, so that all rests on the fewest known cells.

The deductions found so far are recorded, and for every excluded fact those that exclude it. A fact that some
known cell excludes at once needs no record. A choice takes one record for every other fact that is needed,
and the fewest known cells that account for the direct exclusions, which is a smallest hitting set. Of several
with as few cells the one with the least groundwork wins. All this is exact, so that the result does not
depend on the order in which reasons were found; only a search of more than `NODE_LIMIT` nodes ends with the
best found until then. Where the native module is there it goes through the same nodes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from whygrid.engine.hitting import fewest, numbers, packing
from whygrid.engine.state import State
from whygrid.kernels.walking import NativeRecords
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple

NODE_LIMIT = 20_000
_UNDECIDED = -1
_NOTHING = 1 << 30
"""The size of the best choice as long as none was found; what rests on no known cell has size 0."""

Tale = tuple[int, list[str]]
"""How long a choice of reasons is to tell: the number of deductions, and their techniques in order."""


class Choice(NamedTuple):
    """How many known cells it takes, how long it is to tell, the cells, a record for each needed fact."""

    size: int
    tale: Tale
    support: tuple[Literal, ...]
    chosen: dict[Literal, int]


class Records:
    """The deductions found so far, and for every excluded fact those that exclude it.

    spelt    deductions as the cut has spelt them out, by record, conclusions and support: steps of the same
             wave often share them
    """

    def __init__(self) -> None:
        self.deductions: list[Deduction] = []
        self.reasons: dict[Literal, list[int]] = {}
        self.spelt: dict[tuple[int, tuple[Literal, ...], tuple[Literal, ...]], Deduction] = {}
        self._native: NativeRecords | None = None
        self._untold: list[tuple[str, tuple[Literal, ...], tuple[Literal, ...]]] = []
        self._known = 0

    def add(self, deduction: Deduction, facts: Iterable[Literal]) -> None:
        """Record a deduction as a reason for these of its conclusions."""
        facts = tuple(facts)
        for literal in facts:
            self.reasons.setdefault(literal, []).append(len(self.deductions))
        self.deductions.append(deduction)
        self._untold.append((deduction.technique, facts, deduction.premises))

    def choose(self, state: State, premises: tuple[Literal, ...]) -> Choice:
        """The best way to account for these premises."""
        native = self._told(state)
        found = None if native is None else native.choose(premises, NODE_LIMIT)
        return Search(state, self, premises).best() if found is None else Choice(*found)

    def best(
        self, state: State, goals: Sequence[Deduction], tick: Callable[[], None]
    ) -> list[tuple[Deduction, Choice]]:
        """For each fact that goals settle the goal that takes the fewest known cells, and its choice.

        Of several with as few it is one with the least groundwork; then names settle it, so that the order of
        cells does not. `tick` is called before each goal.
        """
        native = self._told(state)
        if native is not None:
            facts = [goal.conclusions[0] if goal.conclusions else 0 for goal in goals]
            techniques = [goal.technique for goal in goals]
            found = native.best(facts, [goal.premises for goal in goals], techniques, NODE_LIMIT, tick)
            if found is not None:
                return [(goals[index], Choice(*choice)) for index, choice in found]
        best: dict[tuple[Literal, ...], tuple[Deduction, Choice]] = {}
        for goal in goals:
            tick()
            choice, other = self.choose(state, goal.premises), best.get(goal.conclusions[:1])
            if other is None or rank(goal, choice) < rank(*other):
                best[goal.conclusions[:1]] = goal, choice
        return list(best.values())

    def _told(self, state: State) -> NativeRecords | None:
        """The native module's own records, told what is new; None where it is missing.

        Where the position is too large for it, it will find nothing.
        """
        if state.exclusions.native is None:
            return None
        native = self._native = self._native or NativeRecords(state.exclusions.native)
        if self._untold:
            for told in self._untold:
                native.record(*told)
            self._untold.clear()
        if self._known != state.known:
            for fact in numbers(state.known & ~self._known):
                native.know(fact)
            self._known = state.known
        return native


def rank(goal: Deduction, choice: Choice) -> tuple[int, Tale, str]:
    """Goals with smaller ones are better: fewest known cells, least groundwork, then by name."""
    return choice.size, choice.tale, goal.technique


class Search:
    """Branch and bound over the choice of reasons; its leaves are smallest hitting sets."""

    def __init__(self, state: State, records: Records, premises: Iterable[Literal]) -> None:
        self.masks = state.exclusions.masks
        self.known = state.known
        self.records = records
        self.nodes = 0
        self.size = _NOTHING
        self.tale: Tale = (0, [])
        self.support = 0
        self.chosen: dict[Literal, int] = {}
        self._expand(list(premises), 0, [], {})

    def best(self) -> Choice:
        """The best choice that was found."""
        return Choice(self.size, self.tale, tuple(numbers(self.support)), self.chosen)

    def _expand(
        self, needed: list[Literal], must: int, either: list[int], chosen: dict[Literal, int]
    ) -> None:
        """Account for `needed`; so far all cells of `must` and one of each mask in `either` are used."""
        either = list(either)
        chosen = dict(chosen)
        while needed:
            literal = needed.pop()
            if literal > 0:
                must |= 1 << literal
                continue
            direct = self.masks[-literal] & self.known
            if direct:
                if direct & (direct - 1):
                    either.append(direct)
                else:
                    must |= direct
            elif literal not in chosen:
                reasons = self.records.reasons[literal]
                chosen[literal] = reasons[0] if len(reasons) == 1 else _UNDECIDED
                if len(reasons) == 1:
                    needed.extend(self.records.deductions[reasons[0]].premises)
        self.nodes += 1
        either = [mask for mask in either if not mask & must]
        undecided = next((literal for literal, index in chosen.items() if index == _UNDECIDED), None)
        tale = self._tale(chosen)
        if (must.bit_count() + packing(either)[0], tale) >= (self.size, self.tale):
            return
        if undecided is None:
            self._hit(either, must, chosen, tale)
            return
        for index in self.records.reasons[undecided]:
            if self.nodes > NODE_LIMIT and self.size < _NOTHING:
                return
            self._expand(
                list(self.records.deductions[index].premises), must, either, {**chosen, undecided: index}
            )

    def _tale(self, chosen: dict[Literal, int]) -> Tale:
        """What the reasons chosen so far take to tell; choosing more never makes it less."""
        groundwork = set(chosen.values()) - {_UNDECIDED}
        return len(groundwork), sorted(self.records.deductions[index].technique for index in groundwork)

    def _hit(self, either: Iterable[int], must: int, chosen: dict[Literal, int], tale: Tale) -> None:
        """Find the fewest cells that hit every mask of `either`, besides `must`."""
        room = self.size - must.bit_count() + (tale < self.tale)
        found = fewest(either, room, self._go_on)
        if found is not None:
            support = must | found
            self.size, self.tale, self.support, self.chosen = support.bit_count(), tale, support, chosen

    def _go_on(self, found: bool) -> bool:
        self.nodes += 1
        return self.nodes <= NODE_LIMIT or not (found or self.size < _NOTHING)
