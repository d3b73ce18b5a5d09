"""How the techniques of a genre are told: which of them suppose something, which are left out."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from whygrid.logic.deduction import Deduction
from whygrid.logic.proof import CASE_ANALYSIS, SUPPOSITION
from whygrid.registry import genre


class Ways(NamedTuple):
    """The techniques that are not told at all, and those that suppose something."""

    obvious: frozenset[str]
    supposing: frozenset[str]

    @classmethod
    @cache
    def of(cls, name: str) -> Ways:
        """Those of a genre."""
        techniques = genre(name).all_techniques()
        supposing = {technique.name for technique in techniques if technique.supposes}
        return cls(
            frozenset(technique.name for technique in techniques if technique.obvious),
            frozenset(supposing | {SUPPOSITION, CASE_ANALYSIS}),
        )

    def supposes(self, deduction: Deduction) -> bool:
        """Whether a deduction is told by what it supposes."""
        return bool(deduction.cases) and deduction.technique in self.supposing

    def tells(self, step: Deduction) -> bool:
        """Whether a step inside a case is told: what is placed or breaks, and what is said in a few words."""
        if not step.conclusions or self.supposes(step):
            return True
        return step.technique not in self.obvious if max(step.conclusions) > 0 else bool(step.brief)
