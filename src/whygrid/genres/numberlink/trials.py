"""Deductions by suppositions: an edge that is drawn, or closed, on trial, and what that leads to.

Where techniques run out, all edges are tried out, with one more supposition inside and then with two; those
that take the least to tell are told. What would take too long to read is left to lemmas.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from whygrid.budget import Budget
from whygrid.genres.numberlink.facts import drawn, edge_of
from whygrid.genres.numberlink.lemma_telling import LinkVoice, told_by_lemmas
from whygrid.genres.numberlink.model import CLOSED, DRAWN, OPEN, Layout
from whygrid.genres.numberlink.outlook import Outlook
from whygrid.genres.numberlink.solving import some_solution
from whygrid.genres.numberlink.terrain import terrain_of
from whygrid.genres.numberlink.trial_telling import told_by_trial
from whygrid.kernels import NATIVE
from whygrid.kernels.learning import CONTRADICTION
from whygrid.kernels.links import LinkSearch, Trial
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import CASE_ANALYSIS, SUPPOSITION

CONFLICTS = 6
"""How many contradictions make a trial: what takes more is no technique for a person."""
DEPTHS, WORK = (1, 2, 3), 30_000
"""How many suppositions may be in each other, and how many others may be tried out for one edge."""
CONFLICTS_EACH, TRIED_DEEPLY = 30, 30
"""For so many contradictions each edge is tried out, and so many of the best are told by deep trials."""
READABLE = 110
"""Nobody reads a trial to the end that takes more than this, some eight lines of text; lemmas do more."""
PROMISING = 600
"""What takes more than this does not get short enough either."""
TURNING = 40
"""To turn to another supposition takes as much as so many lines."""
ASIDE, AT_ONCE = 6, 2
"""The same where no more than two lines follow before it breaks: that is told in brackets."""
CHEAP, DEARER = 50, 1.2
"""What takes little to tell; and all that takes little more than what takes least, is told at once."""


def by_trials(
    layout: Layout, lines: Sequence[int], solution: Collection[Literal], budget: Budget
) -> list[Deduction]:
    """Some open edges of the only solution, by what is wrong with the other way, if that is not too long."""
    if not NATIVE or layout.loose:
        return []
    wrong = [
        -(edge + 1) if drawn(edge) in solution else edge + 1
        for edge, status in enumerate(lines)
        if status == OPEN
    ]
    for depth in (1, 2):
        told = _readable(layout, lines, wrong, depth, budget)
        if told:
            return told
    # A deep trial takes long; it is likely to be short where few contradictions show the same.
    light: list[tuple[int, int]] = []
    for literal in wrong:
        budget.check()
        search = LinkSearch(terrain_of(layout), lines)
        if search.refutes(literal, CONFLICTS_EACH, budget.check):
            light.append((search.weight(-literal), literal))
    outlook = Outlook(layout, lines)

    def price(found: tuple[int, int]) -> tuple[float, int]:
        """How many lemmas it takes for each edge that is settled then."""
        weight, literal = found
        return weight / outlook.after(abs(literal) - 1, CLOSED if literal > 0 else DRAWN).settled, literal

    light.sort(key=price)
    return _readable(layout, lines, [literal for _, literal in light[:TRIED_DEEPLY]], 3, budget)


def _readable(
    layout: Layout, lines: Sequence[int], wrong: Iterable[int], depth: int, budget: Budget
) -> list[Deduction]:
    """The trials of these literals that take little to tell, or hardly more than the one that takes least."""
    found: list[Trial] = []
    for literal in wrong:
        budget.check()
        trial = _trial(layout, lines, literal, depth)
        if trial is not None and trial.cost <= READABLE:
            found.append(trial)
    limit = max(CHEAP, DEARER * min((trial.cost for trial in found), default=0))
    return [told_by_trial(layout, lines, trial, SUPPOSITION) for trial in found if trial.cost <= limit]


def _trial(layout: Layout, lines: Sequence[int], literal: int, depth: int) -> Trial | None:
    """The trial of a literal with so many suppositions in each other, made short where that is worth it."""
    trial = LinkSearch(terrain_of(layout), lines).trial(literal, depth, WORK)
    if trial is None or not CHEAP < trial.cost <= PROMISING:
        return trial
    return LinkSearch(terrain_of(layout), lines).trial(literal, depth, WORK, short=True)


def shorter(layout: Layout, lines: Sequence[int], deduction: Deduction) -> Deduction | None:
    """A trial told anew where these lines are known, if that is shorter; None where nothing is tried out.

    What was told by lemmas becomes a trial if that can be read by now.
    """
    if not NATIVE or layout.loose or not (len(deduction.cases) == 1 or deduction.lemmas):
        return None
    edge, status = edge_of(deduction.conclusions[0])
    literal = -edge - 1 if status == DRAWN else edge + 1
    technique = SUPPOSITION if deduction.technique == CASE_ANALYSIS else deduction.technique
    for depth in DEPTHS:
        trial = LinkSearch(terrain_of(layout), lines).trial(literal, depth, WORK, short=True)
        if trial is not None:
            told = told_by_trial(layout, lines, trial, technique)
            if deduction.lemmas:
                return told if trial.cost <= READABLE else deduction
            return min(deduction, told, key=_length)
    return deduction


def _length(deduction: Deduction) -> int:
    """How much of a trial is told: lines that are drawn, and what is supposed inside."""
    return sum(
        _turning(inner)
        if inner.cases
        else bool(inner.conclusions) and edge_of(inner.conclusions[0])[1] == DRAWN
        for inner in deduction.nested()
    )


def _turning(deduction: Deduction) -> int:
    """What it takes to suppose something inside: little where it breaks almost at once."""
    inside = [step for case in deduction.cases for step in case.steps]
    drawn_inside = sum(bool(step.conclusions) and edge_of(step.conclusions[0])[1] == DRAWN for step in inside)
    return ASIDE if drawn_inside <= AT_ONCE and not any(step.cases for step in inside) else TURNING


class Probe:
    """Which literals a few contradictions refute in a position; none where there is no native search."""

    def __init__(self, layout: Layout, lines: Sequence[int]) -> None:
        self._search = None
        self._solution: Sequence[int] = [OPEN] * len(lines)
        if NATIVE and not layout.loose:
            self._search = LinkSearch(terrain_of(layout), lines)
            known = some_solution(layout)
            if known and all(now in (OPEN, then) for now, then in zip(lines, known, strict=True)):
                self._solution = known

    def refutes(self, literal: int) -> bool:
        """Whether `is_refuted` finds something. It need not look where it could only find a mistake."""
        if self._search is None or self._solution[abs(literal) - 1] * literal > 0:
            return False
        return self._search.refutes_alone(literal, CONFLICTS)


def is_refuted(layout: Layout, lines: Sequence[int], literal: int) -> LinkSearch | None:
    """The search that shows by a few contradictions that a literal does not hold; None where it does not."""
    if not NATIVE or layout.loose:  # the search knows no ends without a label
        return None
    search = LinkSearch(terrain_of(layout), lines)
    return search if search.refutes(literal, CONFLICTS, lambda: None) else None


def short_refutation(layout: Layout, lines: Sequence[int], literal: int, technique: str) -> Deduction | None:
    """The deduction that a literal does not hold, if a few contradictions show it."""
    search = is_refuted(layout, lines, literal)
    if search is None:
        return None
    for depth in DEPTHS:
        trial = _trial(layout, lines, literal, depth)
        if trial is not None and trial.cost <= READABLE:
            return told_by_trial(layout, lines, trial, technique)
    # In a position without a solution it may be the position itself that is refuted.
    told = search.behind(-literal if -literal in search.found() else CONTRADICTION)
    return told_by_lemmas(layout, LinkVoice(layout), lines, told, -literal, technique)
