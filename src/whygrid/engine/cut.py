"""Cutting a proof down to one fact: the smallest set of known cells that its recorded reasons rest on.

`engine/choice` finds it; here it becomes a step: the deductions that are needed, each spelt out with the
known cells behind its direct exclusions, so that the step stands by itself.
"""

from __future__ import annotations

from whygrid.engine.choice import Records, Tale
from whygrid.engine.hitting import numbers
from whygrid.engine.state import State
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Step


def cut(state: State, records: Records, goal: Deduction) -> Step:
    """The step that `goal` amounts to when it rests on the fewest known cells."""
    return Cut(state, records, goal).step()


class Cut:
    """The goal with the best choice of reasons for its premises."""

    def __init__(self, state: State, records: Records, goal: Deduction) -> None:
        self.state = state
        self.records = records
        self.goal = goal
        self.choice = records.choose(state, goal.premises)

    @property
    def fact(self) -> Literal | None:
        """What the goal settles; None when it is a contradiction."""
        return self.goal.conclusions[0] if self.goal.conclusions else None

    @property
    def rank(self) -> tuple[int, Tale, str]:
        """Fewest known cells first, then fewest lemmas; names settle ties, so the order of cells does not."""
        return self.choice.size, self.choice.tale, self.goal.technique

    def step(self) -> Step:
        """The step for the best support found: every needed deduction with its premises spelt out."""
        goal, deductions, chosen = self.goal, self.records.deductions, self.choice.chosen
        support = sum([1 << fact for fact in self.choice.support])
        wanted: dict[int, list[Literal]] = {}
        queue = list(goal.premises) if chosen else []
        seen: set[Literal] = set()
        while queue:
            literal = queue.pop()
            if literal in seen or literal not in chosen:
                continue
            seen.add(literal)
            index = chosen[literal]
            if index not in wanted:
                wanted[index] = []
                queue.extend(deductions[index].premises)
            wanted[index].append(literal)
        told = [
            self._spelt_out(deductions[index], _in_order(deductions[index], wanted[index]), support)
            for index in sorted(wanted)
        ]
        told.append(self._spelt_out(goal, goal.conclusions, support))
        return Step(self.fact, self.choice.support, tuple(told))

    def _spelt_out(self, deduction: Deduction, conclusions: tuple[Literal, ...], support: int) -> Deduction:
        """The deduction with each direct exclusion replaced by the known cell and the rule behind it."""
        rules = dict.fromkeys(deduction.rules)
        premises: dict[Literal, None] = {}
        masks, of = self.state.exclusions.masks, self.state.exclusions.of
        direct = []
        spelt: dict[Literal, tuple[Literal, str]] = {}
        for literal in deduction.premises:
            # What no known cell excludes at once is excluded by a lemma.
            behind = 0 if literal > 0 else masks[-literal] & support
            if behind:
                direct.append((-literal, behind))
            else:
                premises[literal] = None
        for excluded, behind in direct:
            excluders = of(excluded)
            if behind & (behind - 1):
                cell = min(
                    numbers(behind),
                    key=lambda option: (excluders[option] not in rules, option not in premises, option),
                )
            else:
                cell = behind.bit_length() - 1
            premises[cell] = None
            rules[excluders[cell]] = None
            if deduction.cases:
                spelt[-excluded] = cell, excluders[cell]
        return Deduction(
            deduction.technique,
            conclusions,
            tuple(premises),
            tuple(rules),
            deduction.reason,
            deduction.pattern,
            tuple([_spelt_case(case, spelt) for case in deduction.cases]),
            deduction.exchanges,
            deduction.lemmas,
        )


def _spelt_case(case: Case, spelt: dict[Literal, tuple[Literal, str]]) -> Case:
    """A case that begins with what known cells exclude, as far as its steps rest on it.

    Were the rules behind these exclusions named in the steps, the checker would have to look around in them.
    """
    used = dict.fromkeys(
        premise
        for step in case.steps
        for inner in step.nested()
        for premise in inner.premises
        if premise in spelt
    )
    if not used:
        return case
    known = [spelt[premise] for premise in used]
    excluded = Deduction(
        case.steps[0].technique,
        tuple(used),
        tuple(dict.fromkeys([cell for cell, _ in known])),
        tuple(dict.fromkeys([rule for _, rule in known])),
        "known cells rule it out",
    )
    return Case(case.assumption, (excluded, *case.steps))


def _in_order(deduction: Deduction, wanted: list[Literal]) -> tuple[Literal, ...]:
    return tuple(literal for literal in deduction.conclusions if literal in wanted)
