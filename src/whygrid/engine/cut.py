"""Cutting a proof down to one fact: the smallest set of known cells that its recorded reasons rest on.

`engine/choice` finds it; here it becomes a step: the deductions that are needed, each spelt out with the
known cells behind its direct exclusions, so that the step stands by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from whygrid.engine.choice import Choice, Records
from whygrid.engine.exclusions import Exclusions
from whygrid.engine.state import State
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Step
from whygrid.voice.message import message

Replaced = tuple[tuple[Literal, ...], Sequence[Literal], Sequence[str]]
"""Exclusions, and for each of them the known cell and the rule that take its place."""


def cut(state: State, records: Records, goal: Deduction) -> Step:
    """The step that `goal` amounts to when it rests on the fewest known cells."""
    return step_to(state, records, goal, records.choose(state, goal.premises))


def step_to(state: State, records: Records, goal: Deduction, choice: Choice) -> Step:
    """The step for a choice of reasons: every needed deduction with its premises spelt out."""
    deductions, support = records.deductions, choice.support
    told = spelt_out(state, goal, goal.conclusions, support)
    fact = goal.conclusions[0] if goal.conclusions else None
    if not choice.chosen:
        return Step(fact, support, (told,))
    wanted: dict[int, list[Literal]] = {}
    for literal, index in choice.chosen.items():
        wanted.setdefault(index, []).append(literal)
    groundwork = []
    for index in sorted(wanted):
        conclusions = _in_order(deductions[index], wanted[index])
        spelt = records.spelt.get((index, conclusions, support))
        if spelt is None:
            spelt = spelt_out(state, deductions[index], conclusions, support)
            records.spelt[index, conclusions, support] = spelt
        groundwork.append(spelt)
    return Step(fact, support, (*groundwork, told))


def spelt_out(
    state: State, deduction: Deduction, conclusions: tuple[Literal, ...], support: tuple[Literal, ...]
) -> Deduction:
    """The deduction with each direct exclusion replaced by the known cell and the rule behind it."""
    native = state.exclusions.native
    if native is None:
        premises, rules, replaced = spell(state.exclusions, deduction.premises, deduction.rules, support)
    else:
        premises, rules, replaced = native.spelt_out(deduction.premises, deduction.rules, support)
    technique, _, _, _, reason, pattern, cases, exchanges, lemmas, brief, notation = deduction
    if cases:
        cases = _spelt_cases(cases, replaced)
    return Deduction(
        technique, conclusions, premises, rules, reason, pattern, cases, exchanges, lemmas, brief, notation
    )


def spell(
    exclusions: Exclusions, premises: tuple[Literal, ...], rules: tuple[str, ...], support: Iterable[Literal]
) -> tuple[tuple[Literal, ...], tuple[str, ...], Replaced]:
    """Premises and rules spelt out, and what was replaced; the counterpart of `native/walk/spelling.hpp`."""
    cells = sum([1 << fact for fact in support])
    named = dict.fromkeys(rules)
    resting: dict[Literal, None] = {}
    direct: dict[Literal, int] = {}
    for literal in premises:
        # What no known cell excludes at once is excluded by an earlier deduction.
        behind = 0 if literal > 0 else exclusions.masks[-literal] & cells
        if behind:
            direct[literal] = behind
        else:
            resting[literal] = None
    cells_behind, rules_behind = [], []
    for literal, behind in direct.items():
        excluders = exclusions.of(-literal)
        cell = _most_familiar(behind, excluders, named, resting)
        resting[cell] = None
        named[excluders[cell]] = None
        cells_behind.append(cell)
        rules_behind.append(excluders[cell])
    return tuple(resting), tuple(named), (tuple(direct), tuple(cells_behind), tuple(rules_behind))


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


def _spelt_cases(cases: tuple[Case, ...], replaced: Replaced) -> tuple[Case, ...]:
    if len(cases) == 1:  # it rests on all that the deduction rests on
        return (_spelt_case(cases[0], *replaced),)
    return tuple([_spelt_case(case, *_used_in(case, replaced)) for case in cases])


def _spelt_case(
    case: Case, literals: tuple[Literal, ...], cells: Iterable[Literal], rules: Iterable[str]
) -> Case:
    """A case that begins with what known cells exclude, as far as its steps rest on it.

    Were the rules behind these exclusions named in the steps, the checker would have to look around in them.
    """
    if not literals:
        return case
    excluded = Deduction(
        case.steps[0].technique,
        literals,
        tuple(dict.fromkeys(cells)),
        tuple(dict.fromkeys(rules)),
        message("engine/known-cells-rule-out", n=len(literals)),
    )
    return Case(case.assumption, (excluded, *case.steps))


def _used_in(case: Case, replaced: Replaced) -> Replaced:
    """What the steps of a case rest on, of all that the deduction rests on."""
    inside: set[Literal] = set()
    _gather(case, inside)
    used = [each for each in zip(*replaced, strict=True) if each[0] in inside]
    return tuple([each[0] for each in used]), [each[1] for each in used], [each[2] for each in used]


def _gather(case: Case, premises: set[Literal]) -> None:
    """All premises of the steps of a case, and of the cases inside."""
    for step in case.steps:
        premises.update(step.premises)
        for inner in step.cases:
            _gather(inner, premises)


def _in_order(deduction: Deduction, wanted: list[Literal]) -> tuple[Literal, ...]:
    return tuple([literal for literal in deduction.conclusions if literal in wanted])
