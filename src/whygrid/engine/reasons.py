"""Reasons where techniques run out: a support found by SAT, told as a case analysis.

Some placement always follows from the known cells when the solution is unique. A SAT core says from which
of them; taking cells away as long as it still follows makes the core irreducible. Then the case analysis
shows to a person what SAT merely asserts: in some rule that the placement meets, every other possibility is
followed by easy techniques to a contradiction, splitting into further cases where they get stuck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from whygrid.budget import Budget
from whygrid.engine.cut import cut
from whygrid.engine.state import State
from whygrid.engine.technique import Technique
from whygrid.engine.walk import Strategy, Walk
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Step
from whygrid.logic.rules import Count, Rule
from whygrid.sat.oracle import Oracle

CASE_ANALYSIS = "case analysis"
CASE_EFFORT = 2.9
"""Inside a case only techniques up to this effort are used: a person follows it without pencil marks."""
TARGETS = 6
"""How many placements, those with the smallest first cores, are looked at more closely."""


@dataclass
class Reasoner:
    """Finds the next step by exact reasoning from what is known."""

    make_state: Callable[[Iterable[Literal]], State]
    techniques: tuple[Technique, ...]
    oracle: Oracle
    budget: Budget

    def __post_init__(self) -> None:
        simple = tuple(technique for technique in self.techniques if technique.effort <= CASE_EFFORT)
        self.strategy = Strategy(simple)

    def next_step(self, known: tuple[Literal, ...], solution: Iterable[Literal]) -> Step:
        """The placement, of those looked at, that rests on the fewest known cells."""
        supports = []
        for target in solution:
            if target not in known:
                self.oracle.solve([*known, -target])
                blamed = set(self.oracle.blame())
                supports.append((len(blamed), target))
        best: tuple[Literal, ...] | None = None
        goal: Literal = 0
        for _, target in sorted(supports)[:TARGETS]:
            core = self.oracle.minimal_core([-target], known)
            if core is not None and (best is None or len(core) < len(best)):
                best, goal = core, target
        assert best is not None, "a unique solution leaves something to place"
        return self.prove(best, goal)

    def refutation(self, known: tuple[Literal, ...]) -> Step:
        """Why there is no solution at all: a few of the known facts that already contradict each other."""
        core = self.oracle.minimal_core([], known)
        assert core is not None, "only asked for when there is no solution"
        return self._contradiction(core)

    def prove(self, support: tuple[Literal, ...], goal: Literal) -> Step:
        """A step that places `goal`, which follows from `support`, by case analysis."""
        walk = self._walk(support)
        steps = []
        for step in walk.run():
            steps.append(step)
            if step.fact == goal:
                return _joined(support, steps)
        if walk.contradiction:  # not with a support of a puzzle that has a solution
            return _joined(support, steps)
        split = self._split(
            walk, [(rule, count) for rule, count in self._open_counts(walk.state) if goal in count.literals]
        )
        assert split is not None
        return _joined(support, [*steps, self._close(walk, split, goal, support)])

    def _contradiction(self, known: tuple[Literal, ...]) -> Step:
        """A step that shows that these facts contradict each other."""
        self.budget.check()
        walk = self._walk(known)
        steps = list(walk.run())
        if not walk.contradiction:
            split = self._split(walk, list(self._open_counts(walk.state)))
            steps.append(self._close(walk, split, None, known))
        return _joined(known, steps)

    def _close(
        self, walk: Walk, split: tuple[Rule, Count], goal: Literal | None, known: tuple[Literal, ...]
    ) -> Step:
        """Refute every open possibility of the split but the goal."""
        rule, count = split
        placed = tuple(
            literal for literal in range(1, walk.state.rules.variables + 1) if walk.state.known >> literal & 1
        )
        open_literals = [literal for literal in count.literals if walk.state.open(literal)]
        cases = []
        used: dict[Literal, None] = {}
        for assumption in open_literals:
            if assumption != goal:
                refuted = self._contradiction((*placed, assumption))
                used.update(dict.fromkeys(literal for literal in refuted.support if literal != assumption))
                cases.append(Case(assumption, refuted.deductions))
        out = tuple(-literal for literal in count.literals if walk.state.holds(-literal))
        conclusion = () if goal is None else (goal,)
        others = "every possibility" if goal is None else "everything else"
        reason = f"{others} that is left there leads to a contradiction ({rule.text})"
        deduction = Deduction(
            CASE_ANALYSIS,
            conclusion,
            (*used, *out),
            (rule.name,),
            reason,
            (("pattern", tuple(open_literals)),),
            tuple(cases),
        )
        return cut(walk.state, walk.records, deduction)

    def _walk(self, known: Iterable[Literal]) -> Walk:
        return Walk(self.make_state(known), self.strategy, self.budget)

    def _open_counts(self, state: State) -> Iterator[tuple[Rule, Count]]:
        """The counts of which exactly one literal must hold and more than one still can."""
        for rule in state.rules.rules.values():
            for count in rule.counts:
                if count.low == 1 and not any(state.holds(literal) for literal in count.literals):
                    yield rule, count

    def _split(self, walk: Walk, options: list[tuple[Rule, Count]]) -> tuple[Rule, Count]:
        """The most promising place for a case distinction: few possibilities, each of which excludes much."""
        state = walk.state

        def promise(option: tuple[Rule, Count]) -> tuple[int, int]:
            left = [literal for literal in option[1].literals if state.open(literal)]
            excluded = sum(state.open(other) for literal in left for other in state.rules.excluders[literal])
            return len(left), -excluded

        return min(options, key=promise)


def _joined(known: Iterable[Literal], steps: list[Step]) -> Step:
    """Several steps in a row as one, reduced to what the last of them needs."""
    needed: dict[Literal, None] = dict.fromkeys(steps[-1].support)
    chain = [steps[-1]]
    for step in reversed(steps[:-1]):
        if step.fact in needed:
            chain.append(step)
            needed.update(dict.fromkeys(step.support))
    available = set(known)
    deductions = tuple(deduction for step in reversed(chain) for deduction in step.deductions)
    return Step(steps[-1].fact, tuple(literal for literal in needed if literal in available), deductions)
