"""Certificates of k: the proof of both bounds, and nothing told that the checker does not accept.

The engine finds by SAT what follows; the checker has to see it. Where its own search would not, a step comes
with lemmas; where these would get too many, it rests on more than it has to, and the upper bound says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from whygrid.budget import Budget
from whygrid.certificates.bounds import Refused
from whygrid.certificates.general import FIRST_LIMIT, is_seen_to_follow
from whygrid.engine.k import KReport, KStep
from whygrid.engine.lemmas import by_lemmas
from whygrid.errors import Stopped
from whygrid.logic.deduction import Lemma
from whygrid.logic.facts import Literal
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.service.documents import lemmas_to_json
from whygrid.service.verifying import verify_k
from whygrid.voice.message import Short, message

if TYPE_CHECKING:
    from whygrid.engine.values import Bound

PATIENCE = 3.0
"""After a stop each part of proving what was found until then, and of checking that, may work so long."""
RESERVED = 0.4
"""This part of the time is kept for it from the start."""
MOST_CONFLICTS, LEAST_CONFLICTS = 600, 60
"""How many contradictions a search for the lemmas of a step may take at first, and after many in vain."""
HALVES = {"lower", "upper"}
T = TypeVar("T")
Json = dict[str, Any]


class _Shown(NamedTuple):
    """A step that the checker will accept, with the lemmas that it needs for that."""

    step: KStep
    lemmas: tuple[Lemma, ...] = ()


def without_reserve(budget: Budget) -> Budget:
    """A budget that is over with this one, and so much earlier that there is time to prove what was found."""
    left = budget.left
    if left is None:
        return budget
    reserve = RESERVED * left

    def look() -> None:
        budget.check()
        if (budget.left or 0) < reserve:
            raise Stopped(message("voice/time-limit-reached", seconds=f"{budget.seconds:g}"))

    return Budget(heartbeat=look)


def a_little_more(budget: Budget) -> Budget:
    """What may be spent after a stop, of the reserve or, where there is none, beyond the budget."""
    return Budget.of_own_work(PATIENCE) if budget.reason else without_reserve(budget)


def with_certificate(
    puzzle: Puzzle, solution: Sequence[Literal], report: KReport, bound: Bound | None, budget: Budget
) -> KReport:
    """The report with its certificate, as `certificates.general` describes it, and with the steps in it."""
    showing = _Showing(puzzle)
    shown = showing.shown

    def show(budget: Budget) -> str:
        for number, step in enumerate(report.steps[len(shown) :], len(shown) + 1):
            if not showing.step(step, budget):
                fact = Short((puzzle.rules.fact(step.fact).parts,))
                return str(message("service/no-short-proof-of-step", n=number, fact=fact))
        return ""

    try:
        problem = _patiently(show, budget)
    except Stopped as stop:
        problem = str(stop)
    names = _Names(puzzle)
    certificate: Json = {
        "format": "whygrid-k",
        "version": 2,
        "genre": puzzle.genre_name,
        "puzzle": puzzle.text,
        "solution": names.facts(solution),
    }
    steps: tuple[KStep, ...] = ()
    upper = None
    if not problem:
        steps = tuple(step for step, _ in shown)
        upper = max((step.k for step in steps), default=0)
        certificate["upper"] = {"k": upper, "steps": [names.step(*found) for found in shown]}
        if steps != report.steps:
            problem = str(message("service/no-short-proof-of-some"))
    if bound is not None and report.lower:
        certificate["lower"] = {"k": report.lower, **names.bound(bound)}
    return KReport(report.lower, upper, steps, certificate, report.stopped or problem)


class _Showing:
    """Shows steps one after the other. Each search in vain is for half as much as the one before."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.clues = tuple(clue.name for clue in puzzle.genre.clues(puzzle.board))
        self.known = list(puzzle.givens)
        self.shown: list[_Shown] = []
        self.conflicts = MOST_CONFLICTS

    def step(self, step: KStep, budget: Budget) -> bool:
        """Whether the checker will accept this step, if need be with all clues, or from all that is known."""
        with_clues = step._replace(clues=self.clues, proved=step.clues == self.clues and step.proved)
        from_all = KStep(step.fact, tuple(self.known), self.clues, proved=False)
        for tried in dict.fromkeys((step, with_clues, from_all)):
            found = self._seen(tried, budget)
            if found is not None:
                self.shown.append(found)
                self.known.append(step.fact)
                return True
        return False

    def _seen(self, step: KStep, budget: Budget) -> _Shown | None:
        rules = self.puzzle.with_clues(step.clues).rules
        found = by_lemmas(rules, step.support, step.fact, budget, self.conflicts)
        if found is None:
            self.conflicts = max(self.conflicts // 2, LEAST_CONFLICTS)
        at_once = found is None or len(found.lemmas) == 1  # otherwise lemmas are faster than a search
        if at_once and is_seen_to_follow(rules, step.support, step.fact, budget, FIRST_LIMIT):
            return _Shown(step)
        return None if found is None else _Shown(step, found.lemmas)


def as_accepted(report: KReport, budget: Budget) -> KReport:
    """The report with the bounds that the checker accepts; half a certificate that it refuses is gone."""
    said, problem = report.certificate, ""
    for halves in (("lower", "upper"), ("upper",), ("lower",)):
        certificate = {name: said[name] for name in said if name not in HALVES or name in halves}
        if not certificate.keys() & HALVES:
            continue
        try:
            bounds = _patiently(partial(verify_k, certificate), budget)
        except (Refused, Stopped) as refusal:
            problem = problem or str(refusal)
            continue
        steps = () if bounds.upper is None else report.steps
        stopped = "" if bounds.lower == bounds.upper else report.stopped or problem
        return KReport(*bounds, steps, certificate, stopped)
    return KReport(0, None, (), {}, report.stopped or problem)


def _patiently(work: Callable[[Budget], T], budget: Budget) -> T:
    """What the work comes to within the budget; where that has run out, it is given a little more."""
    try:
        budget.check()
        return work(budget)
    except Stopped as stop:
        try:
            return work(Budget.of_own_work(PATIENCE))
        except Stopped:
            raise stop from None


class _Names:
    """The parts of a certificate, in which facts have names."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle

    def facts(self, facts: Iterable[Literal]) -> list[str]:
        return [str(self.puzzle.rules.fact(fact)) for fact in facts]

    def step(self, step: KStep, lemmas: tuple[Lemma, ...]) -> Json:
        (fact,) = self.facts([step.fact])
        written: Json = {"fact": fact, "support": self.facts(step.support), "clues": list(step.clues)}
        if lemmas:
            written["lemmas"] = lemmas_to_json(self.puzzle.rules, lemmas)
        return written

    def bound(self, bound: Bound) -> Json:
        numbers: dict[tuple[Literal, ...], int] = {}
        for fillings in bound.alternatives.values():
            for filling in fillings:
                numbers.setdefault(filling, len(numbers))
        return {
            "known": self.facts(bound.known),
            "alternatives": [self.facts(filling) for filling in numbers],
            "open": [
                {"fact": str(self.puzzle.rules.fact(fact)), "alternatives": [numbers[f] for f in fillings]}
                for fact, fillings in bound.alternatives.items()
            ],
        }
