"""How the techniques of a genre are told: which of them suppose something, which are left out."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from whygrid.logic.deduction import Deduction
from whygrid.logic.proof import CASE_ANALYSIS, SUPPOSITION
from whygrid.registry import genre


class Ways(NamedTuple):
    """How a genre's deductions are told, by the names of their techniques.

    obvious      not at all
    supposing    by what would follow from what they suppose
    in_passing   with what follows from them
    absence      the value of facts which say that nothing is there; empty where there are none
    """

    obvious: frozenset[str]
    supposing: frozenset[str]
    in_passing: frozenset[str]
    absence: str

    @classmethod
    @cache
    def of(cls, name: str) -> Ways:
        """The ways of the genre of this name."""
        # Without those that take one solution for granted: they are told like patterns, one and all.
        techniques = (*genre(name).techniques(), *genre(name).on_request())
        return cls(
            frozenset(technique.name for technique in techniques if technique.obvious),
            frozenset({SUPPOSITION, CASE_ANALYSIS} | {t.name for t in techniques if t.supposes}),
            frozenset(technique.name for technique in techniques if technique.in_passing),
            genre(name).absence,
        )

    def supposes(self, deduction: Deduction) -> bool:
        """Whether a deduction is told by what it supposes."""
        return bool(deduction.cases) and deduction.technique in self.supposing

    def tells(self, step: Deduction) -> bool:
        """Whether a step inside a case is told: what is placed or breaks, and what is said in a few words."""
        if not step.conclusions or self.supposes(step):
            return True
        return step.technique not in self.obvious if max(step.conclusions) > 0 else bool(step.brief)
