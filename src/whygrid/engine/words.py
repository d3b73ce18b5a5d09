"""Facts and deductions in plain words, in one voice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from whygrid.text.phrases import join

if TYPE_CHECKING:
    from whygrid.logic.deduction import Deduction
    from whygrid.logic.facts import Literal
    from whygrid.logic.rules import Rules


def say_facts(rules: Rules, literals: Iterable[Literal]) -> str:
    """Facts as a sentence without its full stop: "r4c5 is 7", "r1c2 and r1c3 are not 1 or 5"."""
    values: dict[tuple[str, bool], list[str]] = {}
    for literal in literals:
        fact = rules.fact(literal)
        values.setdefault((fact.subject, fact.holds), []).append(fact.value)
    subjects: dict[tuple[bool, tuple[str, ...]], list[str]] = {}
    for (subject, holds), found in values.items():
        subjects.setdefault((holds, tuple(found)), []).append(subject)
    parts = []
    for (holds, found_values), found_subjects in subjects.items():
        verb = ("is" if len(found_subjects) == 1 else "are") + ("" if holds else " not")
        parts.append(f"{join(found_subjects)} {verb} {join(found_values, 'and' if holds else 'or')}")
    return "; ".join(parts)


def say(rules: Rules, deduction: Deduction) -> str:
    """A deduction as a sentence without its full stop."""
    goal = say_facts(rules, deduction.conclusions) if deduction.conclusions else "contradiction"
    return f"{goal}: {deduction.reason}" if deduction.reason else goal
