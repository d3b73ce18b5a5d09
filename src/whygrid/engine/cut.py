"""Cutting a proof down to one fact: the smallest set of known cells that its recorded reasons rest on.

`engine/choice` finds it; here it becomes a step: the deductions that are needed, each spelt out with the
known cells behind its direct exclusions, so that the step stands by itself.
"""

from __future__ import annotations

from whygrid.engine.choice import Records, Tale
from whygrid.engine.state import State
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Step


def cut(state: State, records: Records, goal: Deduction) -> Step:
    """The step that `goal` amounts to when it rests on the fewest known cells."""
    return Cut(state, records, goal).step()


class Cut:
    """The goal with the best choice of reasons for its premises.

    fact    what the goal settles; None when it is a contradiction
    """

    def __init__(self, state: State, records: Records, goal: Deduction) -> None:
        self.state = state
        self.records = records
        self.goal = goal
        self.choice = records.choose(state, goal.premises)
        self.fact = goal.conclusions[0] if goal.conclusions else None

    @property
    def rank(self) -> tuple[int, Tale, str]:
        """Fewest known cells first, then fewest lemmas; names settle ties, so the order of cells does not."""
        return self.choice.size, self.choice.tale, self.goal.technique

    def step(self) -> Step:
        """The step for the best support found: every needed deduction with its premises spelt out."""
        goal, deductions, chosen = self.goal, self.records.deductions, self.choice.chosen
        support = sum([1 << fact for fact in self.choice.support])
        if not chosen:
            told_at_once = self._spelt_out(goal, goal.conclusions, support)
            return Step(self.fact, self.choice.support, (told_at_once,))
        wanted: dict[int, list[Literal]] = {}
        queue = list(goal.premises)
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
        for literal in deduction.premises:
            # What no known cell excludes at once is excluded by a lemma.
            behind = 0 if literal > 0 else masks[-literal] & support
            if behind:
                direct.append((literal, behind))
            else:
                premises[literal] = None
        spelt: dict[Literal, tuple[Literal, str]] = {}
        for literal, behind in direct:
            excluders = of(-literal)
            if behind & (behind - 1):
                cell = _most_familiar(behind, excluders, rules, premises)
            else:
                cell = behind.bit_length() - 1
            premises[cell] = None
            rules[excluders[cell]] = None
            spelt[literal] = cell, excluders[cell]
        return Deduction(
            deduction.technique,
            conclusions,
            tuple(premises),
            tuple(rules),
            deduction.reason,
            deduction.pattern,
            _spelt_cases(deduction.cases, spelt) if deduction.cases else (),
            deduction.exchanges,
            deduction.lemmas,
        )


def _most_familiar(
    behind: int, excluders: dict[Literal, str], rules: dict[str, None], premises: dict[Literal, None]
) -> Literal:
    """Of several known cells one that takes no new rule; of these one that is a premise already."""
    best, least = 0, 4
    while behind:
        lowest = behind & -behind
        behind ^= lowest
        cell = lowest.bit_length() - 1
        cost = 2 * (excluders[cell] not in rules) + (cell not in premises)
        if cost < least:
            if not cost:
                return cell
            best, least = cell, cost
    return best


def _spelt_cases(cases: tuple[Case, ...], spelt: dict[Literal, tuple[Literal, str]]) -> tuple[Case, ...]:
    if len(cases) == 1:  # it rests on all that the deduction rests on
        return (_spelt_case(cases[0], spelt),)
    return tuple([_spelt_case(case, _used_in(case, spelt)) for case in cases])


def _spelt_case(case: Case, spelt: dict[Literal, tuple[Literal, str]]) -> Case:
    """A case that begins with what known cells exclude, as far as its steps rest on it.

    Were the rules behind these exclusions named in the steps, the checker would have to look around in them.
    """
    if not spelt:
        return case
    excluded = Deduction(
        case.steps[0].technique,
        tuple(spelt),
        tuple(dict.fromkeys([cell for cell, _ in spelt.values()])),
        tuple(dict.fromkeys([rule for _, rule in spelt.values()])),
        "known cells rule it out",
    )
    return Case(case.assumption, (excluded, *case.steps))


def _used_in(case: Case, spelt: dict[Literal, tuple[Literal, str]]) -> dict[Literal, tuple[Literal, str]]:
    """What the steps of a case rest on, of all that the deduction rests on."""
    inside = {premise for step in case.steps for inner in step.nested() for premise in inner.premises}
    return {premise: behind for premise, behind in spelt.items() if premise in inside}


def _in_order(deduction: Deduction, wanted: list[Literal]) -> tuple[Literal, ...]:
    return tuple(literal for literal in deduction.conclusions if literal in wanted)
