"""How the techniques of a genre are told: which of them suppose something, which are left out."""

from __future__ import annotations

from functools import cache

from whygrid.logic.deduction import Deduction
from whygrid.logic.proof import CASE_ANALYSIS, SUPPOSITION
from whygrid.records import NamedTuple
from whygrid.registry import genre


class Ways(NamedTuple):
    """How a genre's deductions are told, by the names of their techniques.

    genre        the genre's name
    obvious      not at all
    in_passing   with what follows from them
    absence      the value of facts which say that nothing is there; empty where there are none
    """

    genre: str
    obvious: frozenset[str]
    in_passing: frozenset[str]
    absence: str

    @classmethod
    @cache
    def of(cls, name: str) -> Ways:
        """The ways of the genre of this name."""
        # The usual ones say it all: others are told like patterns, or by what they suppose.
        techniques = genre(name).techniques()
        return cls(
            name,
            frozenset(technique.name for technique in techniques if technique.obvious),
            frozenset(technique.name for technique in techniques if technique.in_passing),
            genre(name).absence,
        )

    def supposes(self, deduction: Deduction) -> bool:
        """Whether a deduction is told by what it supposes."""
        return bool(deduction.cases) and _supposes(self.genre, deduction.technique)

    def tells(self, step: Deduction) -> bool:
        """Whether a step inside a case is told: what is placed or breaks, and what is said in a few words."""
        if not step.conclusions or self.supposes(step):
            return True
        return step.technique not in self.obvious if max(step.conclusions) > 0 else bool(step.brief)


@cache
def _supposes(genre_name: str, technique: str) -> bool:
    """Whether a technique is told by what would follow; those on request are loaded when one was used."""
    if technique in (SUPPOSITION, CASE_ANALYSIS):
        return True
    usual = {one.name: one.supposes for one in genre(genre_name).techniques()}
    if technique in usual:
        return usual[technique]
    return any(one.supposes for one in genre(genre_name).on_request() if one.name == technique)
