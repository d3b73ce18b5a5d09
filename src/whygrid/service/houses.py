"""Where a deduction looks: the houses, runs or lines whose rules tie together what it speaks of."""

from __future__ import annotations

from collections.abc import Iterable

from whygrid.logic.deduction import Deduction
from whygrid.logic.rules import Rule, Rules

MANY = 6
"""Where there are more of them than this, one sees nothing any more."""


def houses_of(rules: Rules, deduction: Deduction) -> tuple[tuple[str, ...], ...]:
    """The cells of each house that ties the pattern of a deduction together; none where these are many.

    One without a pattern is seen in the house of its first rule, or if that is a cell, in the cell.
    """
    pattern = {abs(literal) for _, part in deduction.pattern for literal in part}
    # What is made from its name is no house.
    named = [rules.rules[name] for name in deduction.rules if name in rules.rules]
    tied = [rule for rule in named if len(_cells(rules, pattern & _facts(rules, rule))) > 1]
    houses = [_cells(rules, _facts(rules, rule)) for rule in tied or named[:1]]
    found = tuple(dict.fromkeys(cells for cells in houses if len(cells) > 1))
    return found if len(found) <= MANY else ()


def _facts(rules: Rules, rule: Rule) -> set[int]:
    """The facts that a rule is about; what auxiliary variables stand for are none."""
    every = (abs(literal) for count in rule.counts for literal in count.literals)
    return {fact for fact in every if fact <= len(rules.facts)}


def _cells(rules: Rules, facts: Iterable[int]) -> tuple[str, ...]:
    """The cells of these facts; edges are no cells."""
    subjects = dict.fromkeys(rules.fact(fact).subject for fact in sorted(facts))
    return tuple(subject for subject in subjects if "-" not in subject)
