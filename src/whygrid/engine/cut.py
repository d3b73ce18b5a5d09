"""Cutting a proof down to one fact: the smallest set of known cells that its recorded reasons rest on.

While the walk goes on it records for every excluded fact the deductions that exclude it, all that were
found when it first fell (its alternatives). A fact that some known cell excludes at once needs no such
record. A cut chooses one reason for every fact that is needed and then the fewest known cells that
account for the direct exclusions, which is a smallest hitting set. Of several ways with as few cells the
one with the fewest lemmas wins. All this is exact, so that the result does not depend on the order in
which reasons were found; only a cut of more than `NODE_LIMIT` nodes ends with the best found until then.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from whygrid.engine.hitting import bits, fewest, packing
from whygrid.engine.state import State
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Step

NODE_LIMIT = 20_000
_UNDECIDED = -1

Tale = tuple[int, list[str]]
"""How long a choice of reasons is to tell: the number of lemmas, and their techniques in a fixed order."""


class Records:
    """The deductions found so far, and for every excluded fact those that exclude it."""

    def __init__(self) -> None:
        self.deductions: list[Deduction] = []
        self.reasons: dict[Literal, list[int]] = {}

    def add(self, deduction: Deduction, facts: Iterable[Literal]) -> None:
        """Record a deduction as a reason for these of its conclusions."""
        for literal in facts:
            self.reasons.setdefault(literal, []).append(len(self.deductions))
        self.deductions.append(deduction)


def cut(state: State, records: Records, goal: Deduction) -> Step:
    """The step that `goal` amounts to when it rests on the fewest known cells."""
    return Cut(state, records, goal).step()


class Cut:
    """Branch and bound over the choice of reasons; its leaves are smallest hitting sets."""

    def __init__(self, state: State, records: Records, goal: Deduction) -> None:
        self.state = state
        self.records = records
        self.goal = goal
        self.nodes = 0
        self.size = 1 << 30
        self.tale: Tale = (0, [])
        self.support = 0
        self.chosen: dict[Literal, int] = {}
        self._expand(list(goal.premises), 0, [], {})

    @property
    def fact(self) -> Literal | None:
        """What the goal settles; None when it is a contradiction."""
        return self.goal.conclusions[0] if self.goal.conclusions else None

    @property
    def rank(self) -> tuple[int, Tale, str]:
        """Fewest known cells first, then fewest lemmas; names settle ties, so the order of cells does not."""
        return self.size, self.tale, self.goal.technique

    def _expand(
        self, needed: list[Literal], must: int, either: list[int], chosen: dict[Literal, int]
    ) -> None:
        """Account for `needed`; so far all cells of `must` and one of each mask in `either` are used."""
        masks, known = self.state.exclusions.masks, self.state.known
        either = list(either)
        chosen = dict(chosen)
        while needed:
            literal = needed.pop()
            if literal > 0:
                must |= 1 << literal
                continue
            direct = masks[-literal] & known
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
            if self.nodes > NODE_LIMIT and self.support:
                return
            self._expand(
                list(self.records.deductions[index].premises), must, either, {**chosen, undecided: index}
            )

    def _tale(self, chosen: dict[Literal, int]) -> Tale:
        """What the reasons chosen so far take to tell; choosing more never makes it less."""
        lemmas = set(chosen.values()) - {_UNDECIDED}
        return len(lemmas), sorted(self.records.deductions[index].technique for index in lemmas)

    def _hit(self, either: list[int], must: int, chosen: dict[Literal, int], tale: Tale) -> None:
        """Find the fewest cells that hit every mask of `either`, besides `must`."""
        room = self.size - must.bit_count() + (tale < self.tale)
        found = fewest(either, room, self._go_on)
        if found is not None:
            support = must | found
            self.size, self.tale, self.support, self.chosen = support.bit_count(), tale, support, chosen

    def _go_on(self, found: bool) -> bool:
        self.nodes += 1
        return self.nodes <= NODE_LIMIT or not (found or self.support)

    def step(self) -> Step:
        """The step for the best support found: every needed deduction with its premises spelt out."""
        goal = self.goal
        order: list[int] = []
        wanted: dict[int, list[Literal]] = {}
        queue = list(goal.premises)
        seen: set[Literal] = set()
        while queue:
            literal = queue.pop()
            if literal > 0 or literal in seen or self.state.exclusions.masks[-literal] & self.state.known:
                continue
            seen.add(literal)
            index = self.chosen[literal]
            if index not in wanted:
                order.append(index)
                queue.extend(self.records.deductions[index].premises)
            wanted.setdefault(index, []).append(literal)
        lemmas = [
            self._spelt_out(
                self.records.deductions[index], _in_order(self.records.deductions[index], wanted[index])
            )
            for index in sorted(order)
        ]
        final = self._spelt_out(goal, goal.conclusions)
        support = tuple(bit.bit_length() - 1 for bit in bits(self.support))
        return Step(self.fact, support, (*lemmas, final))

    def _spelt_out(self, deduction: Deduction, conclusions: tuple[Literal, ...]) -> Deduction:
        """The deduction with each direct exclusion replaced by the known cell and the rule behind it."""
        rules = dict.fromkeys(deduction.rules)
        premises: dict[Literal, None] = {}
        direct = []
        spelt: dict[Literal, tuple[Literal, str]] = {}
        for literal in deduction.premises:
            if literal > 0 or not self.state.exclusions.masks[-literal] & self.state.known:
                premises[literal] = None
            else:
                direct.append(-literal)
        for excluded in direct:
            excluders = self.state.exclusions.of(excluded)
            options = [
                bit.bit_length() - 1 for bit in bits(self.state.exclusions.masks[excluded] & self.support)
            ]
            cell = min(
                options, key=lambda option: (excluders[option] not in rules, option not in premises, option)
            )
            premises[cell] = None
            rules[excluders[cell]] = None
            spelt[-excluded] = cell, excluders[cell]
        return Deduction(
            deduction.technique,
            conclusions,
            tuple(premises),
            tuple(rules),
            deduction.reason,
            deduction.pattern,
            tuple(_spelt_case(case, spelt) for case in deduction.cases),
            deduction.exchanges,
        )


def _spelt_case(case: Case, spelt: dict[Literal, tuple[Literal, str]]) -> Case:
    """A case whose steps rest on known cells where they rested on what these exclude."""
    steps = []
    for step in case.steps:
        known = [spelt[premise] for premise in step.premises if premise in spelt]
        premises = [premise for premise in step.premises if premise not in spelt]
        steps.append(
            replace(
                step,
                premises=tuple(dict.fromkeys([*premises, *(cell for cell, _ in known)])),
                rules=tuple(dict.fromkeys([*step.rules, *(rule for _, rule in known)])),
                cases=tuple(_spelt_case(inner, spelt) for inner in step.cases),
            )
            if known or step.cases
            else step
        )
    return Case(case.assumption, tuple(steps))


def _in_order(deduction: Deduction, wanted: list[Literal]) -> tuple[Literal, ...]:
    return tuple(literal for literal in deduction.conclusions if literal in wanted)
