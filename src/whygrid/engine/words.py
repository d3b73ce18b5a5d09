"""Facts and deductions in plain words, in one voice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from whygrid.text.phrases import join

if TYPE_CHECKING:
    from whygrid.logic.deduction import Deduction
    from whygrid.logic.facts import Literal
    from whygrid.logic.rules import Rules


MANY = 20
"""Clauses that nobody reads to the end."""
SOME = 3
"""Of so many clauses those that are told."""


def say_facts(rules: Rules, literals: Iterable[Literal]) -> str:
    """Facts as a sentence without its full stop: "r4c5 is 7", "r1c2 and r1c3 are not 1 or 5"."""
    return "; ".join(_clauses(rules, literals))


def _clauses(rules: Rules, literals: Iterable[Literal]) -> list[str]:
    """Facts in words, those together that can be told together."""
    values: dict[tuple[str, bool], list[str]] = {}
    for literal in literals:
        fact = rules.fact(literal)
        values.setdefault((fact.subject, fact.holds), []).append(fact.value)
    subjects: dict[tuple[bool, tuple[str, ...]], list[str]] = {}
    for (subject, holds), found in values.items():
        subjects.setdefault((holds, tuple(found)), []).append(subject)
    clauses = []
    for (holds, found_values), found_subjects in subjects.items():
        verb = ("is" if len(found_subjects) == 1 else "are") + ("" if holds else " not")
        clauses.append(f"{join(found_subjects)} {verb} {join(found_values, 'and' if holds else 'or')}")
    return clauses


def say(rules: Rules, deduction: Deduction, *, whole: bool = False) -> str:
    """A deduction as a sentence without its full stop; a very long one is cut short unless `whole`."""
    clauses = _clauses(rules, deduction.conclusions) or ["contradiction"]
    if len(clauses) > MANY and not whole:
        clauses[SOME:] = [f"and {len(clauses) - SOME} more like these"]
    goal = "; ".join(clauses)
    return f"{goal}: {deduction.reason}" if deduction.reason else goal
