"""Judging claims: was that step a deduction, or a guess that happened to be right?

The answers are exact and by any reasoning at all, whatever the genre: kernels and the SAT oracle say what
follows. Techniques are asked only where the caller wants to hear of one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

from whygrid.arguments import expect
from whygrid.budget import Budget
from whygrid.errors import Stopped
from whygrid.logic.facts import Fact, Literal
from whygrid.logic.proof import Step
from whygrid.puzzle import Puzzle
from whygrid.service.claims import Cited, Stated, Written, read_cited, read_fact, read_position
from whygrid.service.marked import Marked
from whygrid.service.worlds import Worlds, worlds_of

T = TypeVar("T")
VERDICTS = ("illegal", "false", "known", "deduction", "lucky", "guess", "unknown")


@dataclass(frozen=True, slots=True)
class Judgement:
    """What there is to say about a claim in a position. None says nothing: see `unknown`.

    claim       what was claimed
    new         it is neither written in the position, nor excluded at once by something that is
    legal       written there, it breaks no rule by itself
    true        it holds in every solution of the puzzle; False in none; None in some of several
    possible    the position has a solution at all
    entailed    it follows from the position by some reasoning; never from a position without a solution
    cited       what was cited, as it was understood: facts, clues and what is missing; None for nothing
    justified   it follows from what was cited, which is known, and from nothing else; None where nothing was
    enough      of what was cited a part that it still follows from and that can spare nothing
    missing     what was cited and is not known in the position
    world       where it is not justified (or, with nothing cited, not entailed): a board on which all that
                was cited holds (or the whole position) and the claim does not; it has no clues that were
                not cited
    k           the smallest number of known cells and clues that it follows from, where asked for
    support     such known cells and clues; after a stop the fewest that were found
    technique   the hardest that is needed, where asked for, on the easiest way that places nothing else;
                empty where techniques do not give it
    effort      of that technique
    step        that way
    unknown     the questions that the budget left open, and `note` says why
    """

    claim: Fact
    new: bool
    legal: bool
    true: bool | None = None
    possible: bool | None = None
    entailed: bool | None = None
    cited: tuple[str, ...] | None = None
    justified: bool | None = None
    enough: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    world: Puzzle | None = None
    k: int | None = None
    support: tuple[str, ...] = ()
    technique: str = ""
    effort: float | None = None
    step: Step | None = field(default=None, repr=False)
    unknown: tuple[str, ...] = ()
    note: str = ""

    @property
    def verdict(self) -> str:
        """All of it in a word.

        illegal     it breaks a rule
        false       it holds in no solution
        known       it is nothing new
        deduction   it is justified by what was cited, or, with nothing cited, entailed by the position
        lucky       it is true, but what was cited does not show it; or the position has no solution
        guess       it may be so or not: neither it nor its contrary holds in every solution
        unknown     the budget did not last
        """
        if not self.legal:
            return "illegal"
        if self.true is False:
            return "false"
        if not self.new:
            return "known"
        shown = self.entailed if self.cited is None else self.justified
        if shown:
            return "deduction"
        if shown is None or (self.true is None and "true" in self.unknown):
            return "unknown"
        return "lucky" if self.true else "guess"

    def document(self) -> dict[str, Any]:
        """The same as plain data, for JSON."""
        plain = {one.name: getattr(self, one.name) for one in fields(self) if one.name != "step"}
        world = None if self.world is None else self.world.text
        return {"verdict": self.verdict, **plain, "claim": str(self.claim), "world": world}


def judge(
    puzzle: Puzzle,
    position: Written,
    claim: Stated,
    cited: Iterable[Stated] | None = None,
    *,
    k: bool = False,
    technique: bool = False,
    budget: Budget | None = None,
) -> Judgement:
    """Whether a claim about a position is legal, true, entailed, and justified by what is cited for it.

    The position is the puzzle with more filled in, or the facts that were added to it; the claim is a
    placement or an exclusion; what is cited are cells, facts and clues. `k` and `technique` ask for more,
    which takes longer.

    >>> from whygrid import examples, parse
    >>> puzzle = parse(examples()["wikipedia"].text)
    >>> said = judge(puzzle, None, "r5c5=5", ["r5c1", "r5c4", "r5c6", "r5c9", "r1c5", "r2c5", "r4c5", "r6c5"])
    >>> said.verdict, said.justified
    ('deduction', True)
    >>> said = judge(puzzle, None, "r5c5=5", ["r5c1", "r5c4"], k=True)
    >>> said.verdict, said.true, said.entailed, said.justified, said.k
    ('lucky', True, True, False, 8)
    """
    expect(Puzzle, puzzle=puzzle)
    expect(Budget | None, budget=budget)
    expect(bool, k=k, technique=technique)
    literal = read_fact(puzzle, claim)
    where = read_position(puzzle, position)
    what = None if cited is None else read_cited(puzzle, where, cited)
    return _Judging(worlds_of(puzzle), where, literal, what, budget or Budget()).all(k, technique)


class _Judging:
    """One claim, question by question; what the budget leaves open is noted."""

    def __init__(
        self, worlds: Worlds, position: Marked, claim: Literal, cited: Cited | None, budget: Budget
    ) -> None:
        self.worlds = worlds
        self.position = position
        self.claim = claim
        self.cited = cited
        self.budget = budget
        self.unknown: list[str] = []
        self.note = ""

    def all(self, k: bool, technique: bool) -> Judgement:
        """Everything that was asked for."""
        worlds, position, claim, budget = self.worlds, self.position, self.claim, self.budget
        said: dict[str, Any] = {
            "claim": worlds.rules.fact(claim),
            "new": not position.settles(claim),
            "legal": worlds.legal(position, claim),
            "true": self._asked("true", lambda: worlds.truth(claim, budget)),
        }
        follows = self._asked("entailed", lambda: worlds.follows(position, claim, budget))
        if follows is None:
            self.unknown.append("possible")
        else:
            said |= {"possible": follows.possible, "entailed": follows.entailed}
            said["world"] = follows.world if self.cited is None else None
        if self.cited is not None:
            said |= self._justification(self.cited)
        if k and said.get("entailed") is not False:
            said |= self._asked("k", lambda: self._smallest(position)) or {}
        if technique and said.get("entailed") is not False:
            said |= self._asked("technique", lambda: self._easiest(position)) or {}
        return Judgement(**said, unknown=tuple(self.unknown), note=self.note)

    def _asked(self, question: str, answer: Callable[[], T]) -> T | None:
        try:
            return answer()
        except Stopped as stop:
            self.unknown.append(question)
            self.note = str(stop)
            return None

    def _justification(self, cited: Cited) -> dict[str, Any]:
        facts = (str(self.worlds.rules.fact(fact)) for fact in cited.facts)
        said: dict[str, Any] = {"cited": (*facts, *map(str, cited.clues), *cited.missing)}
        if cited.missing:
            return said | {"justified": False, "missing": cited.missing}
        shown = self._asked("justified", lambda: self.worlds.shows(cited, self.claim, self.budget))
        if shown is not None:
            said |= {"justified": shown.world is None, "enough": shown.enough, "world": shown.world}
        return said

    def _smallest(self, position: Marked) -> dict[str, Any]:
        found = self.worlds.smallest(position, self.claim, self.budget)
        if found is None:
            return {}
        if not found.proved:
            self.unknown.append("k")
            self.note = str(self.budget.reason)
        return {"k": found.k if found.proved else None, "support": self.worlds.names(found)}

    def _easiest(self, position: Marked) -> dict[str, Any]:
        from whygrid.service.reaching import easiest_step

        step = easiest_step(position.puzzle, position.ruled_out, self.claim, self.budget)
        if step is None:
            return {}
        efforts = {one.name: one.effort for one in position.puzzle.genre.techniques()}
        used = [(efforts.get(deduction.technique, 0.0), deduction.technique) for deduction in step.deductions]
        effort, name = max(reversed(used), key=lambda one: one[0])
        return {"technique": name, "effort": effort, "step": step}
