"""Why a fact holds in a position, or does not: the cheapest path of deductions to it, with nothing beside.

Three paths are compared: what techniques find until the fact is settled; what they exclude without placing
anything; and the story of the whole puzzle, which supposes something where techniques run out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from whygrid.budget import Budget
from whygrid.engine.gathering import Gathered
from whygrid.engine.state import State
from whygrid.engine.story import steps_of
from whygrid.engine.trimming import trim
from whygrid.engine.words import facts_said
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import SUPPOSITION, Proof, Step
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.service.explaining import explain
from whygrid.service.hinting import PATIENCE
from whygrid.service.solving import conflicts
from whygrid.voice import Short, message

RULE = "rule"
"""The name of what follows from one known fact, by a rule and without any technique."""
SUPPOSING = 10.0
"""The effort of following a supposition, to which that of what is told in it is added."""
SHORT = 3
"""The story of the whole puzzle is not asked for where a path has no more deductions than this."""


class Why(NamedTuple):
    """Whether a fact holds (None: that is open) and the path to that; `text` says why there is none."""

    holds: bool | None
    path: Proof | None = None
    text: str = ""


def why(
    puzzle: Puzzle, fact: Literal, ruled_out: Sequence[Literal] = (), budget: Budget | None = None
) -> Why:
    """Why a fact holds where all of `puzzle` is known and this is ruled out besides, or why it does not."""
    if fact in puzzle.givens:
        return Why(True, text=str(message("service/is-written-there", fact=_short(puzzle, fact))))
    broken = conflicts(puzzle)
    if broken:
        return Why(None, text=str(message("service/broken-already", why=broken[0].text)))
    return _Asked(puzzle, fact, tuple(ruled_out), budget or Budget()).answer()


def _short(puzzle: Puzzle, fact: Literal) -> Short:
    return Short((puzzle.rules.fact(fact).parts,))


class _Asked:
    """A fact that somebody asks about."""

    def __init__(self, puzzle: Puzzle, fact: Literal, ruled_out: tuple[Literal, ...], budget: Budget) -> None:
        self.puzzle = puzzle
        self.fact = fact
        self.ruled_out = ruled_out
        self.budget = budget
        self.techniques = sorted(puzzle.genre.techniques(), key=lambda technique: technique.effort)
        self.efforts = {technique.name: technique.effort for technique in self.techniques}

    def answer(self) -> Why:
        start = self._position()
        excluding = start.exclusions.of(self.fact)
        at_once = next((known for known in self.puzzle.givens if known in excluding), None)
        if at_once is not None:
            return self._settled(steps_of(start, [self._by_rule(at_once)]))
        paths = [path for placing in (True, False) if (path := self._by_techniques(placing))]
        if not paths or min(map(len, paths)) > SHORT:
            story = self._story()
            if story.status == "none" and not paths:
                return Why(None, text=str(message("service/entries-have-no-solution")))
            paths += self._in(story)
        if not paths:
            return self._supposed()
        return self._settled(min(paths, key=self._cost))

    def _position(self) -> State:
        state = self.puzzle.genre.state(self.puzzle.board, self.puzzle.givens)
        for literal in self.ruled_out:
            if state.open(literal):
                state.learn(literal)
        return state

    def _settled(self, steps: Sequence[Step]) -> Why:
        told = tuple(_narrowed(steps, self.fact))
        rules, text = self.puzzle.rules, self.puzzle.text
        path = Proof(self.puzzle.genre_name, text, "part", told, rules, assumed=self.ruled_out, view="story")
        return Why(self.fact in told[-1].facts, path)

    def _by_techniques(self, placing: bool) -> list[Step]:
        """What techniques find, the easiest first, until the fact is settled; nothing where it never is."""
        state, found = self._position(), Gathered()
        while state.open(self.fact):
            self.budget.check()
            wave = self._wave(state, placing)
            if not wave:
                return []
            known = state.known
            for deduction in wave:
                if any(state.holds(-literal) for literal in deduction.conclusions):
                    return []  # the position is broken
                found.add(deduction, known)
                state.learn_all(deduction.conclusions)
        start = self._position()
        paths = [steps_of(start, [*trim(start, found, [end]), *last]) for end, last in self._ends(found)]
        return min(paths, key=self._cost)

    def _wave(self, state: State, placing: bool) -> Sequence[Deduction]:
        for technique in self.techniques:
            wave = state.find(technique.find)
            if not placing:
                wave = [deduction for deduction in wave if max(deduction.conclusions, default=1) < 0]
            if wave:
                return wave
        return ()

    def _ends(self, found: Gathered) -> Iterator[tuple[Literal, list[Deduction]]]:
        """What of all that was found settles the fact: by itself, or by a rule that is then told."""
        told = dict.fromkeys(literal for each in found.deductions for literal in each.conclusions)
        excluding = self._position().exclusions.of(self.fact)
        for literal in told:
            if abs(literal) == self.fact:
                yield literal, []
            elif literal in excluding:
                yield literal, [self._by_rule(literal)]

    def _by_rule(self, other: Literal) -> Deduction:
        """A fact does not hold because another one does."""
        rules = self.puzzle.rules
        rule = rules.rule(self._position().exclusions.of(self.fact)[other])
        reason = message("service/because-of-one", why=facts_said(rules, [other]), rule=rule.text)
        return Deduction(RULE, (-self.fact,), (other,), (rule.name,), reason)

    def _story(self) -> Proof:
        """The story of the puzzle; on a board that takes long, what was found until then."""
        patience = Budget.of_own_work(PATIENCE, self.budget.check)
        story = explain(self.puzzle, None, patience, self.ruled_out)
        if story.status == "unknown" and not story.steps:
            story = explain(self.puzzle, None, self.budget, self.ruled_out)
        return story

    def _in(self, story: Proof) -> list[list[Step]]:
        """The parts of a story that settle the fact."""
        start = self._position()
        excluding = start.exclusions.of(self.fact)
        paths = []
        for number, step in enumerate(story.steps, 1):
            for literal in step.facts:
                if abs(literal) == self.fact or literal in excluding:
                    own = abs(literal) == self.fact
                    last = [] if own else steps_of(start, [self._by_rule(literal)])
                    paths.append([*(story.steps[n - 1] for n in story.numbers_behind(number)), *last])
        return paths

    def _supposed(self) -> Why:
        """Where nothing settles it for sure: whether supposing it leads to a contradiction."""
        placed = self.puzzle.fill((self.fact,))
        broken = conflicts(placed)
        if broken:
            known = tuple(literal for literal in broken[0].literals if literal != self.fact)
            reason = message("service/otherwise-broken", why=broken[0].text)
            deduction = Deduction(RULE, (-self.fact,), known, (broken[0].rule,), reason)
            return self._settled([Step(-self.fact, known, (deduction,))])
        proof = explain(placed, None, self.budget, self.ruled_out)
        if proof.status == "none":
            return self._settled([self._refuted(proof)])
        if proof.status == "unknown":
            return Why(None, text=str(message("service/no-reason-in-time", note=proof.note)))
        return Why(
            None, text=str(message("service/nothing-excludes-it", fact=_short(self.puzzle, self.fact)))
        )

    def _refuted(self, proof: Proof) -> Step:
        """A proof that there is no solution with the fact, as a supposition of it."""
        steps = [deduction for step in proof.steps for deduction in step.deductions]
        inside = {self.fact, *(literal for step in steps for literal in step.conclusions)}
        premises = (literal for step in steps for literal in step.premises if literal not in inside)
        outside = tuple(dict.fromkeys(premises))
        case = Case(self.fact, tuple(steps))
        return Step(-self.fact, outside, (Deduction(SUPPOSITION, (-self.fact,), outside, (), cases=(case,)),))

    def _cost(self, steps: Iterable[Step]) -> float:
        """How hard a path is to follow: the efforts of all that is told in it."""
        return sum(self._effort(deduction) for step in steps for deduction in step.deductions)

    def _effort(self, deduction: Deduction) -> float:
        inside = sum(self._effort(step) for case in deduction.cases for step in case.steps)
        return self.efforts.get(deduction.technique, SUPPOSING if deduction.cases else 1.0) + inside


def _narrowed(steps: Sequence[Step], fact: Literal) -> list[Step]:
    """The same steps with only those of their conclusions that the fact needs."""
    needed = {fact, -fact}
    told: list[Step] = []
    for step in reversed(steps):
        (*groundwork, last) = step.deductions
        left = tuple(literal for literal in last.conclusions if literal in needed)
        if left and not (last.cases or last.lemmas):
            last = last._replace(conclusions=left)
            step = replace(step, fact=left[0], deductions=(*groundwork, last))
        told.append(step)
        needed.update(step.support)
    return told[::-1]
