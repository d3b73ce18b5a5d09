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
FEW_CONFLICTS, LAST_CONFLICTS, HARD = 10, 3840, 2
"""Where steps were put off: so few it takes for those that follow easily by now; so many it may take in the
end for one of so many others."""
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
    showing = _Showing(puzzle, report.steps)
    shown = showing.shown
    try:
        problem = _patiently(showing.run, budget)
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
    """Shows steps one after the other. What is not seen at once is put off until more is known.

    Each search in vain is for half as much as the one before; for what was put off, they get longer again.
    """

    def __init__(self, puzzle: Puzzle, steps: Sequence[KStep]) -> None:
        self.puzzle = puzzle
        self.steps = steps
        self.clues = tuple(clue.name for clue in puzzle.genre.clues(puzzle.board))
        self.known = list(puzzle.givens)
        self.shown: list[_Shown] = []
        self.conflicts = MOST_CONFLICTS

    def run(self, budget: Budget) -> str:
        """Show all steps that are not shown yet; the empty string, or what is not shown in the end."""
        put_off: list[KStep] = []
        for step in self._left():
            if not self._step(step, budget, search=not put_off):
                put_off.append(step)
        put_off.sort(key=lambda step: step.k)  # what takes little to see is the sooner shown
        conflicts = LEAST_CONFLICTS
        while put_off and conflicts <= LAST_CONFLICTS:
            left = [step for step in put_off if not self._from_all(step.fact, budget, FEW_CONFLICTS)]
            if len(left) == len(put_off):
                most = conflicts
                hard = next((step for step in left[:HARD] if self._from_all(step.fact, budget, most)), None)
                conflicts = 2 * most if hard is None else max(most // 2, LEAST_CONFLICTS)
                left = [step for step in left if step is not hard]
            put_off = left
        if not put_off:
            self._improve(budget)
            return ""
        fact = Short((self.puzzle.rules.fact(put_off[0].fact).parts,))
        return str(message("service/no-short-proof-of-step", n=self.steps.index(put_off[0]) + 1, fact=fact))

    def _left(self) -> list[KStep]:
        done = {step.fact for step, _ in self.shown}
        return [step for step in self.steps if step.fact not in done]

    def _step(self, step: KStep, budget: Budget, search: bool) -> bool:
        """Whether the checker will accept this step, if need be with all clues, or from all that is known.

        Without a search it is tried in the first way alone; and not for long, where it may not be smallest.
        """
        if set(step.support).issubset(self.known):
            with_clues = step._replace(clues=self.clues, proved=step.clues == self.clues and step.proved)
            for tried in dict.fromkeys((step, with_clues)) if search else (step,):
                if self._add(self._seen(tried, budget, search)):
                    return True
        return search and self._from_all(step.fact, budget, self.conflicts, search)

    def _from_all(self, fact: Literal, budget: Budget, conflicts: int, search: bool = False) -> bool:
        """Whether the checker will see that this follows from what is known by now, or from a part of it."""
        step = KStep(fact, tuple(self.known), self.clues, proved=False)
        found = self._lemmas(step, budget, conflicts)
        if found is None:
            return search and self._add(self._searched(step, budget))
        used = {premise for lemma in found for premise in lemma.premises}
        support = tuple(literal for literal in self.known if literal in used)
        clues = self._behind({name for lemma in found for name in lemma.rules})
        return self._add(_Shown(KStep(fact, support, clues, proved=False), found))

    def _behind(self, names: set[str]) -> tuple[str, ...]:
        """The clues without which some of these rules would not be there."""
        bare, clues = self.puzzle.with_clues(()).rules, self.puzzle.genre.clues(self.puzzle.board)
        behind = tuple(clue.name for clue in clues if clue.rule in names and not bare.has_rule(clue.rule))
        rules = self.puzzle.with_clues(behind).rules
        return behind if all(map(rules.has_rule, names)) else self.clues

    def _add(self, found: _Shown | None) -> bool:
        if found is not None:
            self.shown.append(found)
            self.known.append(found.step.fact)
        return found is not None

    def _seen(self, step: KStep, budget: Budget, search: bool) -> _Shown | None:
        lemmas = self._lemmas(step, budget, self.conflicts if search or step.proved else FEW_CONFLICTS)
        if lemmas is None:
            self.conflicts = max(self.conflicts // 2, LEAST_CONFLICTS)
        shown = None if lemmas is None else _Shown(step, lemmas)
        if search if lemmas is None else len(lemmas) == 1:  # more lemmas are faster than a search
            return self._searched(step, budget) or shown
        return shown

    def _lemmas(self, step: KStep, budget: Budget, conflicts: int) -> tuple[Lemma, ...] | None:
        rules = self.puzzle.with_clues(step.clues).rules
        found = by_lemmas(rules, step.support, step.fact, budget, conflicts)
        return None if found is None else found.lemmas

    def _searched(self, step: KStep, budget: Budget) -> _Shown | None:
        rules = self.puzzle.with_clues(step.clues).rules
        seen = is_seen_to_follow(rules, step.support, step.fact, budget, FIRST_LIMIT)
        return _Shown(step) if seen else None

    def _improve(self, budget: Budget) -> None:
        """Look longer for the lemmas of those steps that now rest on most, as they were found at first."""
        as_found = {step.fact: step for step in self.steps}
        while self.shown:
            place = max(range(len(self.shown)), key=lambda place: self.shown[place].step.k)
            worst, step = self.shown[place].step, as_found[self.shown[place].step.fact]
            before = {*self.puzzle.givens, *(shown.step.fact for shown in self.shown[:place])}
            if step.k >= worst.k or not before.issuperset(step.support):
                return
            try:
                lemmas = self._lemmas(step, without_reserve(budget), LAST_CONFLICTS)
            except Stopped:
                return
            if lemmas is None:
                return
            self.shown[place] = _Shown(step, lemmas)


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
